// SPDX-License-Identifier: GPL-3.0-or-later
// What ASTRA-sim asks of a trace and never checks with a message: everything that Weft writes, algorithms and inlined
// workloads alike, keeps to it, node by node and on the wire.
#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/collective/library/algorithm_library.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/trace/attributes.h"
#include "engine/trace/find_cycle.h"
#include "tests/engine/collective/inlined_workloads.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/trace_texts.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <map>

using namespace weft;
using namespace weft::collective;
using namespace weft::test;
using collective::test::inlined;
using collective::test::Inlined;
using collective::test::optionsFor;
using collective::test::requestOf;
using trace::CollectiveType;
using trace::NodeType;
using trace::ValueKind;

namespace {

bool isInteger(ValueKind kind)
{
    return kind == ValueKind::Int32 || kind == ValueKind::Int64 || kind == ValueKind::Uint32
        || kind == ValueKind::Uint64;
}

// The rules of one node; empty if it keeps them.
std::string brokenRule(const trace::ExecutionGraph& graph, OpId op, std::uint32_t rank, std::uint32_t ranks)
{
    trace::Attributes attributes;
    attributes.read(graph, op);
    const trace::AttributeValue* cpu = attributes.find("is_cpu_op");
    if (cpu == nullptr || cpu->kind != ValueKind::Bool || cpu->bits != 0)
        return "is_cpu_op must be there and false";
    const auto integer = [&](const char* name) {
        const trace::AttributeValue* value = attributes.find(name);
        return value != nullptr && !value->isList && isInteger(value->kind);
    };
    const trace::Operation node = graph.operation(op);
    switch (node.type) {
    case NodeType::Send:
    case NodeType::Recv: {
        const bool sends = node.type == NodeType::Send;
        if (!integer("comm_size") || !integer("comm_tag") || !integer(sends ? "comm_dst" : "comm_src"))
            return "comm_size, comm_tag and the peer must be integers";
        if (node.commSize <= 0)
            return "a message must carry something";
        if (node.commTag >= 500'000'000)
            return "tags count modulo 500,000,000";
        const std::uint32_t peer = sends ? node.commDst : node.commSrc;
        if (peer >= ranks || peer == rank)
            return "the peer must be another rank";
        const char* own = sends ? "comm_src" : "comm_dst";
        if (attributes.find(own) != nullptr && attributes.whole(own) != rank)
            return "the own side must be the own rank";
        return "";
    }
    case NodeType::Comp:
        return attributes.find("num_ops") != nullptr && (node.numOps == 0 || node.tensorSize == 0)
            ? "a roofline of nothing"
            : "";
    default:
        return "only sends, receives and computations";
    }
}

// Of a whole set of traces.
std::string brokenRule(const std::vector<std::string>& files)
{
    // What was sent and received: from, to, tag, bytes.
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::int64_t>, std::int64_t> open;
    for (std::uint32_t rank = 0; rank < files.size(); ++rank) {
        const std::string& bytes = files[rank];
        if (bytes.empty() || bytes[0] == 0)
            return "readers take an empty metadata message for the end";
        if (bytes[0] == '\x1f')
            return "compressed traces are not read";
        const trace::ExecutionGraphPtr graph = parseGraph(bytes); // also ids that are unique, known dependencies
        if (graph->size() == 0)
            return "a trace needs a node";
        if (trace::metadataRecord(*graph).empty())
            return "a trace begins with its metadata";
        if (!trace::findCycle(*graph).empty())
            return "nodes must not wait for each other";
        for (std::uint32_t op = 0; op < graph->size(); ++op) {
            if (const std::string rule
                = brokenRule(*graph, OpId { op }, rank, static_cast<std::uint32_t>(files.size()));
                !rule.empty())
                return std::string(graph->name(OpId { op })) + ": " + rule;
            const trace::Operation node = graph->operation(OpId { op });
            if (node.type == NodeType::Send)
                ++open[{ rank, node.commDst, node.commTag, node.commSize }];
            if (node.type == NodeType::Recv)
                --open[{ node.commSrc, rank, node.commTag, node.commSize }];
        }
    }
    for (const auto& [message, count] : open) {
        if (count != 0)
            return "every message needs its receive of the same size and tag";
    }
    return "";
}

std::vector<std::string> files(const Schedule& schedule, const EtOptions& options)
{
    const EtEncoder encoder(schedule, options);
    std::vector<std::string> all;
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank)
        all.push_back(encoder.encode(Rank { rank }));
    return all;
}

std::vector<std::string> files(const Inlined& inlined)
{
    std::vector<std::string> all;
    for (const InlinedRank& rank : inlined.ranks)
        all.push_back(rank.et);
    return all;
}

} // namespace

class TestTraceRules : public QObject {
    Q_OBJECT

private slots:
    void algorithmsKeepTheRules_data()
    {
        QTest::addColumn<QString>("algorithm");
        for (const AlgorithmInfo& info : algorithms())
            QTest::newRow(std::string(info.name).c_str()) << QString::fromStdString(std::string(info.name));
    }
    void algorithmsKeepTheRules()
    {
        QFETCH(QString, algorithm);
        const topology::Fabric fabric = fabricOf("Ring(4,50GB/s,500ns)_FC(2,50GB/s,500ns)");
        int made = 0;
        for (const PatternKind kind : collective::test::kStandardPatterns) {
            AlgorithmRequest request = requestOf(kind, 8);
            request.fabric = &fabric;
            const auto schedule = makeAlgorithm(algorithm.toStdString(), request);
            if (!schedule)
                continue;
            ++made;
            for (const ReduceModel& reduce : { ReduceModel(), ReduceModel::collectiveApi() }) {
                for (const bool annotate : { false, true }) {
                    const std::string rule
                        = brokenRule(files(**schedule, { { Bytes { 1'000'003 }, reduce }, annotate, {} }));
                    QVERIFY2(rule.empty(), rule.c_str());
                }
            }
        }
        QVERIFY(made > 0);
    }

    void inlinedWorkloadsKeepTheRules()
    {
        const topology::Fabric fabric = fabricOf("Ring(4,50GB/s,500ns)_FC(2,50GB/s,500ns)");
        for (const AlgorithmInfo& info : algorithms()) {
            AlgorithmRequest request = requestOf(PatternKind::AllReduce, 8);
            request.fabric = &fabric;
            const auto schedule = makeAlgorithm(info.name, request);
            if (!schedule)
                continue;
            WorkloadBuilder builder(8);
            for (int round = 0; round < 3; ++round) {
                for (std::uint32_t rank = 0; rank < 8; ++rank) {
                    const std::uint64_t compute = builder.compute(rank, 2, builder.after(rank));
                    builder.collective(rank, CollectiveType::AllReduce, 1'000'003, { compute });
                }
            }
            const trace::Workload workload = builder.seal();
            for (const std::uint64_t direct : { std::uint64_t { 4 }, std::uint64_t { 4'096 } }) {
                InlineOptions options = optionsFor(*schedule, ReduceModel::collectiveApi());
                options.directEdges = direct;
                options.rooflineMemory = Bandwidth::gigaBytesPerSecond(100);
                const std::string rule = brokenRule(files(inlined(workload, options)));
                QVERIFY2(rule.empty(), rule.c_str());
            }
        }
    }

    // A rank that only took part in collectives in which it has nothing to do.
    void noTraceIsLeftEmpty()
    {
        Pattern pattern;
        pattern.kind = PatternKind::Custom;
        pattern.ranks = 3;
        pattern.chunks = 1;
        ScheduleBuilder builder(pattern, { "pair", "Simple", {} });
        const Slot slot { Buffer::Scratch, 0 };
        for (std::uint32_t rank = 0; rank < 3; ++rank)
            builder.setBufferSizes(Rank { rank }, { 0, 0, 1 });
        builder.add(builder.addBlock({ Rank { 0 }, Rank { 1 }, kNone<Rank>, 0, true }), { StepKind::Send, slot, slot });
        builder.add(
            builder.addBlock({ Rank { 1 }, kNone<Rank>, Rank { 0 }, 0, true }), { StepKind::Receive, slot, slot });
        const Inlined plain = inlined(
            WorkloadBuilder(3).everywhere(CollectiveType::AllReduce, 500).seal(), optionsFor(*builder.seal()));
        QCOMPARE(plain.ranks[2].nodesAfter, std::uint64_t { 1 });
        const std::string rule = brokenRule(files(plain));
        QVERIFY2(rule.empty(), rule.c_str());
    }

    // The keys without which it aborts, divides by zero or takes what memory holds; and one part only.
    void theSystemFileHasWhatItNeeds()
    {
        for (const PatternKind kind :
            { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllToAll }) {
            const auto text = customSystemJson(kind, "folder/algorithm");
            QVERIFY(text.ok());
            const nlohmann::json system = nlohmann::json::parse(*text);
            QVERIFY(system["preferred-dataset-splits"] == 1);
            QVERIFY(system["active-chunks-per-dimension"] == 1);
            QVERIFY(system["endpoint-delay"].get<int>() > 0);
            QVERIFY(system["local-mem-bw"].get<double>() > 0);
            QVERIFY(system["scheduling-policy"] == "LIFO" && system["collective-optimization"] == "localBWAware");
            for (const char* key : { "all-reduce", "all-gather", "reduce-scatter", "all-to-all" }) {
                QVERIFY(system[std::string(key) + "-implementation"] == nlohmann::json::array({ "oneRing" }));
                const bool isIt = patternFromText(key) == kind;
                QCOMPARE(system.contains(std::string(key) + "-implementation-custom"), isIt);
            }
            const std::string own = std::string(toString(kind)) + "-implementation-custom";
            QVERIFY(system[own] == nlohmann::json::array({ "folder/algorithm" }));
        }
        QVERIFY(!customSystemJson(PatternKind::Broadcast, "x").ok());
    }
};

WEFT_TEST(TestTraceRules)
#include "tst_trace_rules.moc"

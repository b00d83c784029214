// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a workload whose collectives are replaced: dependencies, tags, groups, what stays as it is, and what
// is refused.
#include "engine/collective/inlining/inlining_copies.h"
#include "engine/collective/library/algorithm_library.h"
#include "engine/collective/proof/verifier.h"
#include "engine/trace/attributes.h"
#include "engine/trace/et_writer.h"
#include "tests/engine/collective/inlined_workloads.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/collective/trace_texts.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>

using namespace weft;
using namespace weft::collective;
using namespace weft::test;
using collective::test::fusedRing;
using collective::test::inlined;
using collective::test::Inlined;
using collective::test::makePattern;
using collective::test::optionsFor;
using collective::test::tableOf;
using simulation::NetworkModel;
using simulation::RunPtr;
using simulation::SystemConfig;
using trace::CollectiveType;
using trace::NodeType;

namespace {

Error refused(const trace::Workload& workload, InlineOptions options)
{
    const trace::GroupTable groups = tableOf(workload);
    const Result<Inlining> plan = Inlining::plan(workload, groups, std::move(options));
    return plan ? Error { ErrorCode::Usage, "it was not refused", {}, {} } : plan.error();
}

bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

// A trace with ids that do not follow the order of work.
trace::ExecutionGraphPtr graphOf(
    const std::vector<std::tuple<std::uint64_t, trace::Operation, std::vector<std::uint64_t>>>& nodes)
{
    trace::ExecutionGraphBuilder builder;
    for (const auto& [id, given, dependencies] : nodes) {
        trace::Operation operation = given;
        operation.id = id;
        builder.add(operation, "node" + std::to_string(id), dependencies);
    }
    return builder.seal();
}

trace::Operation computation(std::uint64_t micros)
{
    trace::Operation operation;
    operation.type = NodeType::Comp;
    operation.durationMicros = micros;
    return operation;
}

std::vector<std::uint64_t> idsBefore(const trace::ExecutionGraph& graph, std::uint64_t id)
{
    std::vector<std::uint64_t> ids;
    for (const OpId on : graph.dependencies(graph.find(id)))
        ids.push_back(graph.id(on));
    return ids;
}

} // namespace

class TestInlining : public QObject {
    Q_OBJECT

private slots: // 10 → collective 3 → 7 and 1; ids in no order.
    void dependenciesAreKept()
    {
        const trace::Operation all = WorkloadBuilder::collectiveOf(CollectiveType::AllReduce, 4'000);
        trace::Workload workload;
        for (int rank = 0; rank < 4; ++rank)
            workload.graphs.push_back(graphOf({ { 10, computation(5), {} }, { 3, all, { 10 } },
                { 7, computation(1), { 3, 10 } }, { 1, all, { 3, 7 } }, { 12, computation(1), { 1 } } }));
        const Inlined plain = inlined(workload, optionsFor(fusedRing(4)));
        for (const trace::ExecutionGraphPtr& graph : plain.workload.graphs) {
            // Collective 3 became 13 … 27, although 1 has the lower id, and collective 1 became 28 … 42. Both begin
            // with a send and end with a receive.
            QCOMPARE(graph->size(), 3U + 30U);
            QVERIFY(graph->find(3) == kNone<OpId> && graph->find(1) == kNone<OpId>);
            QVERIFY(graph->type(graph->find(13)) == NodeType::Send);
            QVERIFY((idsBefore(*graph, 13) == std::vector<std::uint64_t> { 10 }));
            QVERIFY((idsBefore(*graph, 14).empty() || idsBefore(*graph, 14) == std::vector<std::uint64_t> { 13 }));
            QVERIFY((idsBefore(*graph, 7) == std::vector<std::uint64_t> { 10, 27 }));
            QVERIFY((idsBefore(*graph, 28) == std::vector<std::uint64_t> { 7, 27 }));
            QVERIFY((idsBefore(*graph, 12) == std::vector<std::uint64_t> { 42 }));
            QVERIFY(graph->name(graph->find(13)) == "COMM_SEND_NODE_tb0_step0 of node3");
            trace::Attributes attributes;
            attributes.read(*graph, graph->find(13));
            QVERIFY(attributes.whole("inlined_from") == 3U);
            QVERIFY(attributes.text("inlined_collective") == "all-reduce");
            QVERIFY(attributes.whole("inlined_bytes") == 4'000U);
            attributes.read(*graph, graph->find(42));
            QVERIFY(attributes.whole("inlined_from") == 1U);
        }
        const RunPtr made = run(fabricOf("Ring(4,50GB/s,500ns)"), plain.workload, systemOf());
        QVERIFY(made->complete());
        QCOMPARE(made->messages, std::uint64_t { 2 * 24 });
    }
    // A broadcast of a part of the ranks only, written as a schedule that leaves one out.
    void aRankWithoutOperationsPassesOn()
    {
        ScheduleBuilder builder(makePattern(PatternKind::Custom, 3, 1), { "pair", "Simple", {} });
        const Slot slot { Buffer::Scratch, 0 };
        for (std::uint32_t rank = 0; rank < 3; ++rank)
            builder.setBufferSizes(Rank { rank }, { 0, 0, 1 });
        const BlockId from = builder.addBlock({ Rank { 0 }, Rank { 1 }, kNone<Rank>, 0, true });
        builder.add(from, { StepKind::Send, slot, slot });
        const BlockId to = builder.addBlock({ Rank { 1 }, kNone<Rank>, Rank { 0 }, 0, true });
        builder.add(to, { StepKind::Receive, slot, slot });
        const SchedulePtr pair = *builder.seal();
        WorkloadBuilder work(3);
        for (std::uint32_t rank = 0; rank < 3; ++rank) {
            const std::uint64_t first = work.compute(rank, 3); // 1
            const std::uint64_t one = work.collective(rank, CollectiveType::AllReduce, 500, { first }); // 2
            const std::uint64_t two = work.collective(rank, CollectiveType::AllReduce, 500, { one }); // 3
            work.compute(rank, 1, { two }); // 4
        }
        InlineOptions options = optionsFor(pair);
        options.choose = [pair](const CollectiveCall&) -> Result<Replacement> {
            return Replacement { pair, LoweringOptions { Bytes { 500 }, {} } };
        };
        const Inlined plain = inlined(work.seal(), options);
        const trace::ExecutionGraph& idle = *plain.workload.graphs[2];
        QCOMPARE(idle.size(), 2U);
        QVERIFY((idsBefore(idle, 4) == std::vector<std::uint64_t> { 1 }));
        QVERIFY((idsBefore(*plain.workload.graphs[0], 4) == std::vector<std::uint64_t> { 6 }));
        QVERIFY(run(fabricOf("FC(3,50GB/s,500ns)"), plain.workload, systemOf())->complete());
    }
    // Concurrent collectives of one size on the same pairs, beside messages of the workload with low tags.
    void tagsKeepMessagesApart()
    {
        WorkloadBuilder builder(4);
        for (std::uint32_t rank = 0; rank < 4; ++rank) {
            for (int i = 0; i < 3; ++i)
                builder.collective(rank, CollectiveType::AllReduce, 4'000);
            builder.send(rank, (rank + 1) % 4, 1'000, {}, 1);
            builder.receive(rank, (rank + 3) % 4, 1'000, {}, 1);
        }
        InlineOptions options = optionsFor(fusedRing(4));
        options.reservedTags = { 0, 3, 500'000'005 };
        const trace::Workload workload = builder.seal();
        const Inlined plain = inlined(workload, options);
        std::map<std::uint64_t, std::set<std::uint32_t>> tags; // by collective
        for (const trace::ExecutionGraphPtr& graph : plain.workload.graphs) {
            for (std::uint32_t op = 0; op < graph->size(); ++op) {
                trace::Attributes attributes;
                attributes.read(*graph, OpId { op });
                if (graph->type(OpId { op }) != NodeType::Comp && attributes.whole("inlined_from"))
                    tags[*attributes.whole("inlined_from")].insert(graph->operation(OpId { op }).commTag);
            }
        }
        // Three in a row, none of 0, 1, 3 and 5.
        QVERIFY(
            (tags == std::map<std::uint64_t, std::set<std::uint32_t>> { { 1, { 6 } }, { 2, { 7 } }, { 3, { 8 } } }));
        for (const NetworkModel network : { NetworkModel::Aware, NetworkModel::Unaware })
            QVERIFY(run(fabricOf("Ring(4,50GB/s,500ns)"), plain.workload, systemOf(), optionsOf(network))->complete());
    }
    void groupsMapPlacesToRanks()
    {
        WorkloadBuilder builder(6);
        for (const std::uint32_t rank : { 1U, 3U, 5U })
            builder.collective(rank, CollectiveType::AllReduce, 3'000, {}, "odd");
        trace::Workload workload = builder.seal();
        workload.groups = { { "odd", { Rank { 5 }, Rank { 1 }, Rank { 3 } } } };
        const Inlined plain = inlined(workload, optionsFor(fusedRing(3)));
        const RunPtr made = run(fabricOf("FC(6,50GB/s,500ns)"), plain.workload, systemOf(),
            optionsOf(NetworkModel::Aware, simulation::RecordLevel::Full));
        QVERIFY(made->complete());
        QCOMPARE(made->pairs.size(), std::size_t { 3 });
        QVERIFY(made->pairs[0].source == Rank { 1 } && made->pairs[0].destination == Rank { 3 });
        QVERIFY(made->pairs[1].source == Rank { 3 } && made->pairs[1].destination == Rank { 5 });
        QVERIFY(made->pairs[2].source == Rank { 5 } && made->pairs[2].destination == Rank { 1 });
        QCOMPARE(plain.workload.graphs[0]->size(), 0U);
    }
    // A collective along one dimension is as many collectives as there are lines.
    void copiesRunSideBySide()
    {
        const SchedulePtr ring = fusedRing(3);
        const std::vector<std::vector<Rank>> sets { { Rank { 0 }, Rank { 2 }, Rank { 4 } },
            { Rank { 5 }, Rank { 3 }, Rank { 1 } } };
        const SchedulePtr both = *copiesOf(*ring, sets, 7);
        QCOMPARE(both->transferCount(), 2 * ring->transferCount());
        QCOMPARE(both->pattern().chunkBytes(Bytes { 3'000 }), ring->pattern().chunkBytes(Bytes { 3'000 }));
        const Result<Verdict> verdict = verify(*both);
        QVERIFY(verdict.ok() && verdict->correct);
        const Inlined plain
            = inlined(WorkloadBuilder(7).everywhere(CollectiveType::AllReduce, 3'000).seal(), optionsFor(both));
        const RunPtr made = run(fabricOf("FC(7,50GB/s,500ns)"), plain.workload, systemOf());
        SystemConfig system = systemOf();
        system.custom[CollectiveType::AllReduce] = { "ring", {}, ring, {} };
        const RunPtr one
            = run(fabricOf("FC(3,50GB/s,500ns)"), oneCollective(3, CollectiveType::AllReduce, 3'000), system);
        for (std::size_t rank = 0; rank < 6; ++rank)
            QVERIFY(finishes(*made)[rank] == finishes(*one)[0]);
        QVERIFY(!copiesOf(*ring, sets, 5)); // rank 5 is none
    }

    // An all-gather keeps its shards in what it gathers; beside each other, each copy does.
    void copiesOfShardsInPlace()
    {
        const std::vector<std::vector<Rank>> sets { { Rank { 0 }, Rank { 2 } }, { Rank { 1 }, Rank { 3 } } };
        for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter }) {
            AlgorithmRequest request;
            request.pattern.kind = kind;
            request.pattern.ranks = 2;
            const SchedulePtr part = *makeAlgorithm("ring", request);
            const Result<SchedulePtr> both = copiesOf(*part, sets, 4);
            QVERIFY2(both.ok(), both ? "" : toString(both.error()).c_str());
            const Result<Verdict> verdict = verify(**both);
            QVERIFY2(verdict->correct, verdict->fault ? verdict->fault->message.c_str() : "");
        }
    }

    // A loss of a few bytes is summed by the schedule of all the others.
    void fewBytesArePaddedToOneAChunk()
    {
        const auto workload
            = [](std::int64_t bytes) { return WorkloadBuilder(4).everywhere(CollectiveType::AllReduce, bytes).seal(); };
        for (const std::int64_t bytes : { 0, 1, 3 }) {
            const trace::Workload small = workload(bytes);
            const trace::Workload padded = workload(4);
            const Inlined one = inlined(small, optionsFor(fusedRing(4)));
            const Inlined four = inlined(padded, optionsFor(fusedRing(4)));
            QCOMPARE(one.ranks[0].bytesSent, four.ranks[0].bytesSent);
            QCOMPARE(one.ranks[0].nodesAfter, four.ranks[0].nodesAfter);
        }
    }

    // Whatever Weft does not know of a node that stays, stays with it.
    void nodesThatStayKeepTheirBytes()
    {
        trace::EtWriter writer;
        trace::AttributeWriter own;
        own.addBool("is_cpu_op", false);
        own.addText("scope", "forward");
        const std::string_view bytes = own.bytes();
        const std::vector<std::uint64_t> none;
        const std::vector<std::uint64_t> onCollective { 2 };
        writer.add({ 1, "process_group:init", NodeType::Metadata, 0, none, none, { &bytes, 1 } });
        writer.add(WorkloadBuilder::collectiveOf(CollectiveType::AllReduce, 64), "zero", {});
        trace::Operation collective = WorkloadBuilder::collectiveOf(CollectiveType::AllReduce, 4'000);
        collective.id = 2;
        const std::vector<std::uint64_t> onMetadata { 1 };
        writer.add(collective, "sum", onMetadata);
        writer.add({ 3, "kernel", NodeType::Comp, 9, none, onCollective, { &bytes, 1 } });
        trace::Workload workload;
        for (int rank = 0; rank < 2; ++rank)
            workload.graphs.push_back(parseGraph(writer.bytes()));
        InlineOptions options = optionsFor(fusedRing(2));
        options.choose = [](const CollectiveCall& call) -> Result<Replacement> {
            return call.operation.id == 0 ? Replacement {} : Replacement { fusedRing(2), {} };
        };
        for (const bool drop : { false, true }) {
            options.dropMetadata = drop;
            const Inlined plain = inlined(workload, options);
            const trace::ExecutionGraph& graph = *plain.workload.graphs[0];
            QCOMPARE(graph.size(), drop ? 7U : 8U);
            const OpId kernel = graph.find(3);
            trace::Attributes attributes;
            attributes.read(graph, kernel);
            QVERIFY(attributes.text("scope") == "forward");
            QCOMPARE(graph.operation(kernel).durationMicros, std::uint64_t { 9 });
            QVERIFY((idsBefore(graph, 3) == std::vector<std::uint64_t> { 8 }));
            QVERIFY(graph.type(graph.find(0)) == NodeType::Coll);
            QVERIFY((graph.find(1) == kNone<OpId>) == drop);
            QVERIFY(idsBefore(graph, 4) == (drop ? std::vector<std::uint64_t> {} : onMetadata));
            // The control dependency stays one.
            QVERIFY(
                std::string(graph.record(kernel)).find(std::string { '\x22', '\x01', '\x08' }) != std::string::npos);
        }
    }
    void whatCannotBeInlinedIsRefused()
    {
        const auto expect = [](const trace::Workload& workload, const InlineOptions& options, ErrorCode code,
                                std::uint32_t rank, std::uint64_t node, const std::string& words) {
            const Error error = refused(workload, options);
            const bool right = error.code == code && error.where.rank == rank && error.where.nodeId == node
                && contains(error.message, words);
            if (!right)
                qWarning("%s", toString(error).c_str());
            return right;
        };
        const InlineOptions four = optionsFor(fusedRing(4));
        const auto world = [](std::int64_t bytes, CollectiveType type = CollectiveType::AllReduce) {
            return WorkloadBuilder(4).everywhere(type, bytes).seal();
        };
        QVERIFY(expect(world(-5), four, ErrorCode::OutOfRange, 0, 1, "-5 bytes"));
        QVERIFY(expect(world(400), optionsFor(fusedRing(3)), ErrorCode::Mismatched, 0, 1, "for 3 ranks"));
        QVERIFY(expect(world(400, CollectiveType::AllGather), four, ErrorCode::Mismatched, 0, 1, "all-gather"));

        WorkloadBuilder missing(4);
        for (std::uint32_t rank = 0; rank < 3; ++rank)
            missing.collective(rank, CollectiveType::AllReduce, 400);
        QVERIFY(expect(missing.seal(), four, ErrorCode::Mismatched, 0, 1, "rank 3 issues only 0"));

        WorkloadBuilder sizes(4);
        for (std::uint32_t rank = 0; rank < 4; ++rank)
            sizes.collective(rank, CollectiveType::AllReduce, rank == 2 ? 800 : 400);
        QVERIFY(expect(sizes.seal(), four, ErrorCode::Mismatched, 2, 1, "800 bytes here"));

        WorkloadBuilder unknown(4);
        unknown.collective(1, CollectiveType::AllReduce, 400, {}, "nobody");
        QVERIFY(expect(unknown.seal(), four, ErrorCode::UnknownGroup, 1, 1, "'nobody'"));

        WorkloadBuilder outside(4);
        outside.collective(3, CollectiveType::AllReduce, 400, {}, "pair");
        trace::Workload notMember = outside.seal();
        notMember.groups = { { "pair", { Rank { 0 }, Rank { 1 } } } };
        QVERIFY(expect(notMember, four, ErrorCode::NotMember, 3, 1, "'pair'"));

        trace::Workload cyclic;
        cyclic.graphs.push_back(graphOf({ { 1, computation(1), { 2 } }, { 2, computation(1), { 1 } } }));
        QVERIFY(expect(cyclic, four, ErrorCode::Cycle, 0, 1, "waits for itself"));

        trace::Workload full;
        const trace::Operation all = WorkloadBuilder::collectiveOf(CollectiveType::AllReduce, 400);
        for (int rank = 0; rank < 4; ++rank)
            full.graphs.push_back(graphOf({ { ~std::uint64_t { 0 }, all, {} } }));
        const trace::GroupTable groups = tableOf(full);
        const auto plan = Inlining::plan(full, groups, four);
        QVERIFY(plan.ok());
        const auto none = plan->rank(Rank { 2 });
        QVERIFY(!none.ok() && none.error().code == ErrorCode::TooLarge && none.error().where.rank == 2U);

        ScheduleBuilder lonely(makePattern(PatternKind::AllReduce, 2, 1), { "lonely", "Simple", {} });
        lonely.add(lonely.addBlock({ Rank { 0 }, Rank { 1 }, kNone<Rank>, 0, true }), { StepKind::Send, {}, {}, 1 });
        QVERIFY(expect(WorkloadBuilder(2).everywhere(CollectiveType::AllReduce, 400).seal(), optionsFor(*lonely.seal()),
            ErrorCode::Unmatched, 0, 1, "rank 0, thread block 0, step 0"));

        std::stop_source stop;
        stop.request_stop();
        const trace::Workload small = world(400);
        const auto stopped = Inlining::plan(small, tableOf(small), four, { stop.get_token(), nullptr });
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
    }
};

WEFT_TEST(TestInlining)
#include "tst_inlining.moc"

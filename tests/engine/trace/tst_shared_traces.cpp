// SPDX-License-Identifier: GPL-3.0-or-later
// Traces of other projects, read in place: closed facts about them, and that nothing of any file gets lost.
#include "engine/trace/et_writer.h"
#include "engine/trace/proto/chakra.pb.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/trace_set.h"
#include "engine/trace/validator.h"
#include "engine/trace/wire.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace weft;
using namespace weft::trace;

namespace {

const QString kShared = QStringLiteral(WEFT_SHARED_DIR);

ExecutionGraphPtr read(const QString& path, Findings& findings)
{
    ReadContext context;
    context.file = path.toStdString();
    Result<ExecutionGraphPtr> graph = readTrace(context, findings);
    if (!graph)
        qWarning("%s", toString(graph.error()).c_str());
    return graph ? *graph : nullptr;
}

std::uint64_t computeMicros(const ExecutionGraph& graph)
{
    std::uint64_t sum = 0;
    for (std::uint32_t op = 0; op < graph.size(); ++op) {
        if (graph.type(OpId { op }) == NodeType::Comp)
            sum += graph.operation(OpId { op }).durationMicros;
    }
    return sum;
}

// Each message of a trace, with its fields in a fixed order.
QStringList messages(std::string_view records)
{
    QStringList texts;
    for (std::uint64_t at = 0; at < records.size();) {
        const FramedRecord record = framedRecord(records, at);
        const std::string bytes(record.bytes);
        chakra::GlobalMetadata metadata;
        chakra::Node node;
        const bool ok = at == 0 ? metadata.ParseFromString(bytes) : node.ParseFromString(bytes);
        texts.append(ok ? QString::fromStdString(at == 0 ? metadata.DebugString() : node.DebugString()) : "damaged");
        at = record.end();
    }
    return texts;
}

std::vector<ProcessGroup> groupsBeside(const QString& folder)
{
    std::vector<ProcessGroup> groups;
    for (const QFileInfo& file : QDir(folder).entryInfoList({ "*.json" })) {
        QFile json(file.filePath());
        if (!json.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject object = QJsonDocument::fromJson(json.readAll()).object();
        for (auto at = object.begin(); at != object.end(); ++at) {
            ProcessGroup group { at.key().toStdString(), {} };
            for (const QJsonValue& rank : at.value().toArray())
                group.ranks.push_back(Rank { static_cast<std::uint32_t>(rank.toInt()) });
            groups.push_back(std::move(group));
        }
    }
    return groups;
}

} // namespace

class TestSharedTraces : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!QDir(kShared).exists())
            QSKIP("the shared traces are not on this machine");
    }

    // A real PyTorch DDP trace.
    void theDataParallelTraceHasItsKnownCounts()
    {
        Findings findings;
        const ExecutionGraphPtr graph = read(kShared + "/external/traces/chakra_tests/chakra.0.et", findings);
        QVERIFY(graph);
        QVERIFY(!hasErrors(findings)); // control dependencies on call-stack parents that were dropped: warnings
        QCOMPARE(graph->size(), 3664U);
        int dependencies = 0;
        int collectives = 0;
        int sized = 0;
        for (std::uint32_t at = 0; at < graph->size(); ++at) {
            const Operation operation = graph->operation(OpId { at });
            chakra::Node node;
            QVERIFY(node.ParseFromString(std::string(graph->record(OpId { at }))));
            dependencies += node.data_deps_size();
            collectives += operation.type == NodeType::Coll ? 1 : 0;
            sized += operation.type == NodeType::Coll && operation.carries(Has::CommSize) ? 1 : 0;
        }
        QCOMPARE(dependencies, 181878);
        QCOMPARE(collectives, 21);
        QCOMPARE(sized, 7);
    }

    void textWorkloadsKeepTheirComputeSums()
    {
        Findings findings;
        const Result<Workload> set = readTraceSet(
            (kShared + "/external/traces/text_converted/DLRM_HybridParallel").toStdString(), 4, findings);
        QVERIFY2(set.ok(), set.ok() ? "" : toString(set.error()).c_str());
        for (const ExecutionGraphPtr& graph : set->graphs)
            QCOMPARE(computeMicros(*graph), std::uint64_t { 51378 });
        QVERIFY(findings.empty());
    }

    // Every node, attribute and field of every file survives reading and writing, compressed or not.
    void everyTraceSurvivesARoundTrip()
    {
        const QTemporaryDir folder;
        const std::string copy = folder.filePath("copy.et").toStdString();
        const std::string packed = folder.filePath("copy.et.gz").toStdString();
        QDirIterator files(kShared, { "*.et" }, QDir::Files, QDirIterator::Subdirectories);
        std::uint64_t nodes = 0;
        while (files.hasNext()) {
            Findings findings;
            const QString path = files.next();
            const ExecutionGraphPtr graph = read(path, findings);
            QVERIFY(graph);
            QVERIFY2(!hasErrors(findings), qPrintable(path));
            nodes += graph->size();
            for (const std::string& target : { copy, packed }) {
                QVERIFY(writeEt(*graph, target).ok());
                const ExecutionGraphPtr again = read(QString::fromStdString(target), findings);
                QVERIFY(again);
                if (again->records() != graph->records())
                    QCOMPARE(messages(again->records()), messages(graph->records()));
                QCOMPARE(again->size(), graph->size());
            }
        }
        QVERIFY(nodes > 0);
    }

    // The graph's columns alone, written in Weft's own dialect, mean the same as the original.
    void everyTraceSurvivesBeingBuiltAgain()
    {
        QDirIterator files(kShared, { "*.et" }, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            Findings findings;
            const ExecutionGraphPtr graph = read(files.next(), findings);
            QVERIFY(graph);
            ExecutionGraphBuilder builder;
            for (std::uint32_t at = 0; at < graph->size(); ++at) {
                std::vector<std::uint64_t> dependencies;
                for (const OpId dependency : graph->dependencies(OpId { at }))
                    dependencies.push_back(graph->id(dependency));
                builder.add(graph->operation(OpId { at }), graph->name(OpId { at }), dependencies);
            }
            ReadContext context;
            const Result<ExecutionGraphPtr> again
                = parseTrace(io::ByteSource::own(toEt(*builder.seal())), context, findings);
            QVERIFY(again.ok());
            QCOMPARE((*again)->size(), graph->size());
            for (std::uint32_t at = 0; at < graph->size(); ++at) {
                const OpId op { at };
                Operation expected = graph->operation(op);
                expected.has |= static_cast<std::uint16_t>(Has::IsCpuOp); // always written
                QVERIFY((*again)->operation(op) == expected);
                QVERIFY((*again)->name(op) == graph->name(op));
                QVERIFY(std::ranges::equal((*again)->dependencies(op), graph->dependencies(op)));
            }
        }
    }

    // All of these ran to their end in ASTRA-sim.
    void theReferenceWorkloadsAreValid_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char* root : { "/reference/astra/workloads", "/external/astra-sim", "/external/msccl_et/sized_1MiB",
                 "/external/traces/mlp_modelparallel_32", "/external/traces/text_converted", "/external/traces/stg" }) {
            QDirIterator files(kShared + root, { "*.0.et" }, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QFileInfo file(files.next());
                QTest::newRow(qPrintable(file.filePath().mid(kShared.size()))) << file.path();
            }
        }
    }

    void theReferenceWorkloadsAreValid()
    {
        QFETCH(QString, folder);
        Findings findings;
        const Result<Workload> workload = readTraceSet(folder.toStdString(), 0, findings);
        QVERIFY2(workload.ok(), workload.ok() ? "" : toString(workload.error()).c_str());
        validate(*workload, groupsBeside(folder), static_cast<std::uint32_t>(workload->graphs.size()), {}, findings);
        QVERIFY2(findings.empty(), findings.empty() ? "" : toString(findings.front().error).c_str());
    }

    // Its host-side calls are collectives flagged as CPU operations without a size: it can only be replayed.
    void theDataParallelTraceCanBeReplayed()
    {
        Findings findings;
        Workload workload;
        workload.graphs = { read(kShared + "/external/traces/chakra_tests/chakra.0.et", findings) };
        ValidationOptions replay;
        replay.replayOnly = true;
        validate(workload, {}, 1, replay, findings);
        QVERIFY2(!hasErrors(findings), hasErrors(findings) ? toString(firstError(findings)).c_str() : "");
        validate(workload, {}, 1, {}, findings);
        QVERIFY(hasErrors(findings));
    }

    void processGroupsOfPyTorchAreRead()
    {
        Findings findings;
        const Result<Workload> workload
            = readTraceSet((kShared + "/external/traces/pytorch_converted").toStdString(), 1, findings);
        QVERIFY(workload.ok());
        QVERIFY(workload->groups == (std::vector<ProcessGroup> { { "0", { Rank { 0 } } } }));
    }
};

WEFT_TEST(TestSharedTraces)
#include "tst_shared_traces.moc"

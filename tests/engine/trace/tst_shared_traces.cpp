// SPDX-License-Identifier: GPL-3.0-or-later
// Traces of other projects, read in place: closed facts about them, and that nothing of any file gets lost.
#include "engine/trace/et_writer.h"
#include "engine/trace/proto/chakra.pb.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/trace_set.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

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

} // namespace

class TestSharedTraces : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!QDir(kShared).exists())
            QSKIP("the shared traces are not on this machine");
    }

    // chakra.md, section 3: a real PyTorch DDP trace.
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

    void everyTraceReads()
    {
        QDirIterator files(kShared, { "*.et" }, QDir::Files, QDirIterator::Subdirectories);
        int count = 0;
        std::uint64_t nodes = 0;
        while (files.hasNext()) {
            Findings findings;
            const ExecutionGraphPtr graph = read(files.next(), findings);
            QVERIFY(graph);
            for (const Finding& finding : findings)
                qInfo("%s", toString(finding.error).c_str());
            ++count;
            nodes += graph->size();
        }
        qInfo("%d files, %llu nodes", count, static_cast<unsigned long long>(nodes));
    }
};

QTEST_GUILESS_MAIN(TestSharedTraces)
#include "tst_shared_traces.moc"

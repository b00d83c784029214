// SPDX-License-Identifier: GPL-3.0-or-later
// The same request gives the same schedule, whatever the number of threads, and a run that a budget ended can be
// repeated from the number of starts that it reports. Halves, refusals, stops.
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/search/synthesizer.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::PatternKind;

namespace {

SynthesisResult made(const LinkGraph& graph, PatternKind kind, std::uint32_t chunks, const SynthesisOptions& options)
{
    Result<SynthesisResult> result = synthesize(graph, kind, chunks, options);
    if (!result)
        throw std::runtime_error(toString(result.error()));
    return std::move(*result);
}

} // namespace

class TestSynthesisDeterminism : public QObject {
    Q_OBJECT

private slots:
    void threadsDoNotChangeTheSchedule_data()
    {
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<quint32>("chunks");
        QTest::addColumn<quint64>("starts");
        QTest::newRow("steps") << QStringLiteral("Mesh(20x20,50GiB/s)") << 1U << quint64 { 1 };
        QTest::newRow("steps, wide chunk ids") << QStringLiteral("Mesh(3x4,50GiB/s)") << 6000U << quint64 { 1 };
        QTest::newRow("steps, then events") << QStringLiteral("Torus(6x6,50GiB/s)") << 1U << quint64 { 30 };
        QTest::newRow("events") << QStringLiteral("Mesh(4,50GiB/s)_Mesh(5,75GiB/s)") << 2U << quint64 { 41 };
    }

    void threadsDoNotChangeTheSchedule()
    {
        QFETCH(QString, fabric);
        QFETCH(quint32, chunks);
        QFETCH(quint64, starts);
        const LinkGraph graph = graphOf(fabric.toStdString());
        SynthesisOptions options;
        options.useSymmetry = false;
        options.starts = starts;
        options.seed = 7;
        const SynthesisResult one = made(graph, PatternKind::AllGather, chunks, options);
        QCOMPARE(one.starts, starts);
        for (const std::uint32_t threads : { 2U, 4U }) {
            options.threads = threads;
            const SynthesisResult more = made(graph, PatternKind::AllGather, chunks, options);
            QCOMPARE(more.fingerprint(), one.fingerprint());
            QVERIFY(*more.gather == *one.gather);
        }
        QVERIFY(checkLinkSchedule(graph, *one.gather).ok());
        options.seed = 8;
        QVERIFY(made(graph, PatternKind::AllGather, chunks, options).fingerprint() != one.fingerprint());
    }

    void aRunThatABudgetEndedCanBeRepeated_data()
    {
        QTest::addColumn<PatternKind>("kind");
        QTest::addColumn<bool>("useSymmetry");
        for (const PatternKind kind : { PatternKind::AllGather, PatternKind::AllReduce }) {
            for (const bool useSymmetry : { false, true })
                QTest::addRow("%s, %d", std::string(toString(kind)).c_str(), useSymmetry) << kind << useSymmetry;
        }
    }

    void aRunThatABudgetEndedCanBeRepeated()
    {
        QFETCH(PatternKind, kind);
        QFETCH(bool, useSymmetry);
        const LinkGraph graph = graphOf("Ring(2,200GiB/s)_FC(4,100GiB/s)_Ring(4,50GiB/s,uni=1)");
        SynthesisOptions options;
        options.starts = 0;
        options.useSymmetry = useSymmetry;
        SynthesisResult limited;
        // On a slow machine the first start takes longer than that.
        for (double budget = 0.1; limited.starts == 0 && budget < 100; budget *= 4) {
            options.budgetSeconds = budget;
            limited = made(graph, kind, 1, options);
        }
        QVERIFY(limited.starts >= 1);
        options.starts = limited.starts;
        options.budgetSeconds.reset();
        options.threads = 2;
        const SynthesisResult again = made(graph, kind, 1, options);
        QCOMPARE(again.starts, limited.starts);
        QCOMPARE(again.durationNs, limited.durationNs);
        QCOMPARE(again.fingerprint(), limited.fingerprint());
    }

    void whatIsFoundIsReported()
    {
        const LinkGraph graph = graphOf("Ring(2,200GiB/s)_FC(4,100GiB/s)_Ring(4,50GiB/s,uni=1)");
        SearchState state;
        SynthesisOptions options;
        options.starts = 40;
        options.useSymmetry = false;
        options.state = &state;
        const SynthesisResult result = made(graph, PatternKind::AllReduce, 1, options);
        QCOMPARE(state.bestNs.load(), result.durationNs);
        QCOMPARE(state.starts.load(), result.starts);
    }

    void reduceScatterIsAnAllGatherBackwards()
    {
        // A ring in one direction: its reversal is another graph.
        const LinkGraph graph = graphOf("Ring(8,50GiB/s,uni=1)");
        const SynthesisResult result = made(graph, PatternKind::ReduceScatter, 1, {});
        QVERIFY(!result.gather);
        QVERIFY(checkLinkSchedule(reversed(graph), *result.scatter).ok());
        QCOMPARE(result.durationNs, 7 * graph.time[0]);
    }

    void allReduceIsBothHalves_data()
    {
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<bool>("useSymmetry");
        QTest::newRow("translated") << QStringLiteral("Torus(4x4,50GiB/s)") << true;
        QTest::newRow("steps") << QStringLiteral("Mesh(4x4,50GiB/s)") << false;
        QTest::newRow("events") << QStringLiteral("Mesh(3,50GiB/s)_Ring(2,80GiB/s)_Mesh(2,20GiB/s)") << false;
        QTest::newRow("events, one direction") << QStringLiteral("Ring(3,50GiB/s,uni=1)_Mesh(3,80GiB/s)") << false;
    }

    void allReduceIsBothHalves()
    {
        QFETCH(QString, fabric);
        QFETCH(bool, useSymmetry);
        const LinkGraph graph = graphOf(fabric.toStdString());
        SynthesisOptions options;
        options.useSymmetry = useSymmetry;
        const SynthesisResult result = made(graph, PatternKind::AllReduce, 2, options);
        const auto gather = checkLinkSchedule(graph, *result.gather);
        const auto scatter = checkLinkSchedule(reversed(graph), *result.scatter);
        QVERIFY2(gather.ok(), gather ? "" : toString(gather.error()).c_str());
        QVERIFY2(scatter.ok(), scatter ? "" : toString(scatter.error()).c_str());
        QCOMPARE(result.durationNs, gather->durationNs + scatter->durationNs);
    }

    void whatCannotBeSynthesisedIsSaid()
    {
        const LinkGraph ring = graphOf("Ring(4,50GiB/s,uni=1)");
        QVERIFY(synthesize(ring, PatternKind::AllToAll, 1).error().code == ErrorCode::Unsupported);
        QVERIFY(synthesize(ring, PatternKind::AllGather, 0).error().code == ErrorCode::OutOfRange);
        QVERIFY(synthesize(ring, PatternKind::AllGather, 0x40000000U).error().code == ErrorCode::TooLarge);
        QVERIFY(
            synthesize(graphOf("Switch(4,50GiB/s)"), PatternKind::AllGather, 1).error().code == ErrorCode::Unsupported);
        topology::FabricState state;
        state.links[LinkId { 2 }].failed = true;
        const auto broken = synthesize(graphOf("Ring(4,50GiB/s,uni=1)", 1, state), PatternKind::AllGather, 1);
        QVERIFY(broken.error().code == ErrorCode::Unreachable);
        QVERIFY(broken.error().message.find("NPU 3") != std::string::npos);
    }

    void oneNpuHasNothingToDo()
    {
        const SynthesisResult result = made(graphOf("Ring(1,50GiB/s)"), PatternKind::AllReduce, 3, {});
        QCOMPARE(result.durationNs, 0U);
        QCOMPARE(result.gather->transferCount(), 0U);
    }

    void aFailedLinkIsWorkedAround()
    {
        topology::FabricState state;
        state.links[LinkId { 5 }].failed = true;
        state.links[LinkId { 9 }].bandwidthFactor = 0.25;
        const LinkGraph graph = graphOf("Torus(4x4,50GiB/s)", 1, state);
        const SynthesisResult result = made(graph, PatternKind::AllGather, 1, {});
        QVERIFY(result.method == "events");
        QVERIFY(checkLinkSchedule(graph, *result.gather).ok());
    }

    void aStopKeepsTheBest()
    {
        const LinkGraph graph = graphOf("Mesh(4,50GiB/s)_Mesh(4,75GiB/s)");
        std::stop_source source;
        source.request_stop();
        const Watch watch { source.get_token(), nullptr };
        SynthesisOptions options;
        options.useSymmetry = false;
        QVERIFY(synthesize(graph, PatternKind::AllGather, 1, options, watch).error().code == ErrorCode::Cancelled);
        const Result<SynthesisResult> symmetric
            = synthesize(graphOf("Torus(4x4,50GiB/s)"), PatternKind::AllGather, 1, {}, watch);
        QVERIFY(symmetric.ok()); // one construction is not interrupted
        QCOMPARE(symmetric->starts, 1U);
        // But one of more jobs than take no time is.
        const auto large = synthesize(graphOf("Ring(8,50GiB/s)"), PatternKind::AllGather, 20'000, {}, watch);
        QVERIFY(!large.ok() && large.error().code == ErrorCode::Cancelled);
    }
};

WEFT_TEST(TestSynthesisDeterminism)
#include "tst_synthesis_determinism.moc"

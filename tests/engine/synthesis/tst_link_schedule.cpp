// SPDX-License-Identifier: GPL-3.0-or-later
// The three forms of a schedule say the same, and the check refuses whatever is not causal, exclusive and complete.
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/construct/event_constructor.h"
#include "engine/synthesis/construct/step_constructor.h"
#include "engine/synthesis/plan/link_schedule.h"
#include "engine/synthesis/search/synthesizer.h"
#include "engine/synthesis/search/translated_gather.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;

namespace {

LinkSchedule timed(const LinkGraph& graph, const LinkSchedule& schedule)
{
    return { schedule.npus, schedule.chunksPerNpu, schedule.durationNs, spelledOut(graph, schedule) };
}

LinkSchedule translated(const LinkGraph& graph, std::uint32_t chunksPerNpu)
{
    const Translations moves = *findTranslations(graph);
    const std::vector<std::uint32_t> all = numbersBelow(graph.npus);
    const QuotientSearch::Wish others(chunksPerNpu, std::span(all).subspan(1));
    QuotientSearch search(hopsOf(moves), std::span(&others, 1), 1);
    search.start();
    return translatedTree(moves, search);
}

// A ring of four in one direction: NPU n passes on, in step s, the chunk of NPU n - s.
LinkSchedule ringByHand(const LinkGraph& graph)
{
    std::vector<PlannedTransfer> jobs;
    for (std::uint32_t step = 0; step < 3; ++step) {
        for (std::uint32_t arc = 0; arc < 4; ++arc)
            jobs.push_back({ step * graph.time[0], (graph.source[arc] + 4 - step) % 4, arc });
    }
    return toLinkSchedule(graph, 1, jobs);
}

} // namespace

class TestLinkSchedule : public QObject {
    Q_OBJECT

private slots:
    void aRingByHandTakesOneStepLessThanItsNpus()
    {
        const LinkGraph graph = graphOf("Ring(4,50GiB/s,uni=1)");
        const LinkSchedule ring = ringByHand(graph);
        const Result<ScheduleCheck> check = checkLinkSchedule(graph, ring);
        QVERIFY(check.ok());
        QCOMPARE(check->durationNs, 3 * graph.time[0]);
        QCOMPARE(check->transfers, 12U);
        QCOMPARE(check->duplicates, 0U);
        QCOMPARE(spelledOut(graph, ring).arcStart[1], 3U);
        QCOMPARE(jobsOf(graph, ring).size(), 12U);
    }

    void formsAgree()
    {
        const LinkGraph graph = graphOf("Torus(3x4,50GiB/s)", 2);
        const LinkSchedule tree = translated(graph, 2);
        const LinkSchedule steps = (*constructBySteps(graph, 2, { .seed = 3 }))->schedule;
        for (const LinkSchedule& schedule : { tree, steps }) {
            const auto whole = checkLinkSchedule(graph, schedule);
            const auto spelled = checkLinkSchedule(graph, timed(graph, schedule));
            QVERIFY2(whole.ok(), whole ? "" : toString(whole.error()).c_str());
            QVERIFY(spelled.ok());
            QCOMPARE(whole->transfers, 12U * 11U * 2U);
            QCOMPARE(spelled->transfers, whole->transfers);
            QCOMPARE(spelled->durationNs, whole->durationNs);
            QCOMPARE(schedule.transferCount(), whole->transfers);
        }
    }

    void columnsWidenWhereChunkIdsNeedIt()
    {
        ChunkColumn narrow(65'535, 2);
        narrow.set(1, 65'534);
        QCOMPARE(narrow[0], kNoChunk);
        QCOMPARE(narrow[1], 65'534U);
        ChunkColumn wide(65'536, 2);
        wide.set(1, 65'535);
        QCOMPARE(wide[0], kNoChunk);
        QCOMPARE(wide[1], 65'535U);
        QCOMPARE(wide.memoryBytes(), 2 * narrow.memoryBytes());
    }

    void symmetriesAreFound_data()
    {
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<QList<quint32>>("radices");
        QTest::newRow("torus") << QStringLiteral("Torus(4x6,50GiB/s)") << QList<quint32> { 4, 6 };
        QTest::newRow("hypercube") << QStringLiteral("Hypercube(8,50GiB/s)") << QList<quint32> { 2, 2, 2 };
        QTest::newRow("uneven speeds") << QStringLiteral("Ring(4,80GiB/s)_Ring(4,50GiB/s,uni=1)")
                                       << QList<quint32> { 4, 4 };
        QTest::newRow("all to all") << QStringLiteral("FC(12,50GiB/s)") << QList<quint32> { 12 };
        QTest::newRow("mesh") << QStringLiteral("Mesh(4x4,50GiB/s)") << QList<quint32> {};
        QTest::newRow("half a torus") << QStringLiteral("Ring(4,50GiB/s)_Mesh(3,50GiB/s)") << QList<quint32> {};
        QTest::newRow("switch") << QStringLiteral("Switch(4,50GiB/s)") << QList<quint32> {};
    }

    void symmetriesAreFound()
    {
        QFETCH(QString, fabric);
        QFETCH(QList<quint32>, radices);
        const LinkGraph graph = graphOf(fabric.toStdString());
        const auto found = findTranslations(graph);
        QCOMPARE(found.has_value(), !radices.empty());
        if (!found)
            return;
        QCOMPARE(QList<quint32>(found->radices.begin(), found->radices.end()), radices);
        QVERIFY(areTranslations(graph, *found));
        for (std::uint32_t a = 0; a < graph.npus; ++a) {
            std::vector<std::uint32_t> moved(graph.npus);
            found->moveAll(a, moved);
            for (std::uint32_t b = 0; b < graph.npus; ++b) {
                QCOMPARE(moved[b], found->add(a, b));
                QCOMPARE(found->subtract(moved[b], a), b);
            }
        }
        auto wrong = *found;
        std::swap(wrong.arcs[0], wrong.arcs[1]);
        QVERIFY(!areTranslations(graph, wrong));
    }

    void oneFailedLinkBreaksTheSymmetry()
    {
        topology::FabricState state;
        state.links[LinkId { 7 }].failed = true;
        QVERIFY(!findTranslations(graphOf("Torus(4x4,50GiB/s)", 1, state)));
        state.links[LinkId { 7 }] = { .failed = false, .bandwidthFactor = 0.5, .extraLatency = {} };
        QVERIFY(!findTranslations(graphOf("Torus(4x4,50GiB/s)", 1, state)));
    }

    void corruptedTransfersAreRefused()
    {
        const LinkGraph graph = graphOf("Ring(4,50GiB/s,uni=1)");
        const auto refused = [&](ErrorCode code, auto&& corrupt) {
            LinkSchedule schedule = ringByHand(graph);
            corrupt(schedule, std::get<TimedForm>(schedule.form));
            const Result<ScheduleCheck> check = checkLinkSchedule(graph, schedule);
            return !check.ok() && check.error().code == code;
        };
        const auto at = ErrorCode::Mismatched;
        // One nanosecond before the chunk is there; two at once; a chunk that only another NPU has.
        QVERIFY(refused(at, [](LinkSchedule&, TimedForm& form) {
            form.transfers.set(1, { form.transfers[1].start - 1, form.transfers[1].chunk });
        }));
        QVERIFY(refused(at, [](LinkSchedule&, TimedForm& form) {
            const Transfer first = form.transfers[0];
            form.transfers.set(0, form.transfers[1]);
            form.transfers.set(1, first);
        }));
        QVERIFY(refused(at, [](LinkSchedule&, TimedForm& form) {
            form.transfers.set(0, { form.transfers[0].start, 2 });
        }));
        QVERIFY(refused(at, [](LinkSchedule& schedule, TimedForm&) { schedule.durationNs -= 1; }));
        QVERIFY(refused(at, [](LinkSchedule& schedule, TimedForm&) { schedule.npus = 5; }));
        QVERIFY(refused(at, [](LinkSchedule&, TimedForm& form) { form.arcStart.pop_back(); }));
        QVERIFY(refused(at, [](LinkSchedule&, TimedForm& form) { form.arcStart[1] = 99; }));
        QVERIFY(refused(ErrorCode::OutOfRange, [](LinkSchedule&, TimedForm& form) {
            form.transfers.set(0, { form.transfers[0].start, 4 });
        }));
        QVERIFY(refused(ErrorCode::Unfinished, [](LinkSchedule&, TimedForm& form) {
            form.transfers.resize(form.transfers.size() - 1);
            --form.arcStart.back();
        }));
    }

    void corruptedStepsAreRefused()
    {
        const LinkGraph graph = graphOf("Mesh(3x3,50GiB/s)");
        const LinkSchedule good = (*constructBySteps(graph, 1, {}))->schedule;
        QVERIFY(checkLinkSchedule(graph, good).ok());
        const auto refused = [&](ErrorCode code, auto&& corrupt) {
            LinkSchedule schedule = good;
            corrupt(std::get<StepForm>(schedule.form));
            const Result<ScheduleCheck> check = checkLinkSchedule(graph, schedule);
            return !check.ok() && check.error().code == code;
        };
        const auto range = ErrorCode::OutOfRange;
        QVERIFY(refused(range, [](StepForm& form) { form.windows[0].arcs[0] = form.windows[0].arcs[1]; }));
        QVERIFY(refused(range, [](StepForm& form) { form.windows[0].arcs[0] = 999; }));
        QVERIFY(refused(range, [](StepForm& form) { form.windows[0].rows[0].set(0, 9); }));
        QVERIFY(refused(range, [](StepForm& form) { form.windows[0].rows[0] = ChunkColumn(9, 1); }));
        QVERIFY(refused(ErrorCode::Mismatched,
            [](StepForm& form) { std::swap(form.windows[0].rows.front(), form.windows[0].rows.back()); }));
        QVERIFY(refused(ErrorCode::Mismatched, [](StepForm& form) { form.stepNs += 1; }));
        QVERIFY(refused(ErrorCode::Unfinished, [](StepForm& form) { form.windows.back().rows.pop_back(); }));
        QVERIFY(!checkLinkSchedule(graphOf("Mesh(3,50GiB/s)_Mesh(3,60GiB/s)"), good).ok());
    }

    void corruptedTreesAreRefused()
    {
        for (const char* fabric : { "Torus(4x4,50GiB/s)", "Ring(4,50GiB/s)_Ring(4,80GiB/s)" }) {
            const LinkGraph graph = graphOf(fabric);
            const auto refused = [&](auto&& corrupt) {
                LinkSchedule schedule = translated(graph, 1);
                corrupt(std::get<TranslatedForm>(schedule.form));
                return !checkLinkSchedule(graph, schedule).ok();
            };
            QVERIFY(!refused([](TranslatedForm&) {}));
            QVERIFY(refused([](TranslatedForm& form) { form.edges[1].start = form.edges[0].start; }));
            QVERIFY(refused([](TranslatedForm& form) { std::swap(form.edges[0].node, form.edges[1].node); }));
            QVERIFY(refused([](TranslatedForm& form) { form.edges[0].node = 16; }));
            QVERIFY(refused([](TranslatedForm& form) { form.edges[0].chunk = 1; }));
            QVERIFY(refused([](TranslatedForm& form) { form.classStart.pop_back(); }));
            QVERIFY(refused([](TranslatedForm& form) { form.translations.radices = { 16 }; }));
            QVERIFY(refused([](TranslatedForm& form) {
                form.edges.pop_back();
                --form.classStart.back();
            }));
        }
    }

    // Six bytes a transfer, and what does not fit into them is kept all the same.
    void timesTakeSixBytes()
    {
        const LinkGraph graph = graphOf("Mesh(8,50GiB/s,500ns)_Mesh(8,75GiB/s,500ns)");
        const Result<SynthesisResult> made = synthesize(graph, collective::PatternKind::AllGather, 2);
        QVERIFY(made.ok() && std::holds_alternative<TimedForm>(made->gather->form));
        const std::uint64_t transfers = made->gather->transferCount();
        QVERIFY(made->gather->memoryBytes() <= 6 * transfers + 4 * (graph.arcs() + 1U));
        TransferColumns columns;
        const Transfer all[] { { 5, 7 }, { 0xFFFFFFFFU, 0xFFFFU }, { std::uint64_t { 1 } << 40U, 3 }, { 9, 1U << 20U },
            { ~std::uint64_t { 0 }, 0xFFFFFFFEU }, { 0, 0 } };
        columns.resize(std::size(all));
        for (std::size_t i = 0; i < std::size(all); ++i)
            columns.set(i, all[i]);
        for (std::size_t i = 0; i < std::size(all); ++i)
            QVERIFY(columns[i] == all[i]);
        columns.set(2, all[0]);
        columns.set(3, all[0]);
        QVERIFY(columns[2] == all[0] && columns[3] == all[0] && columns[4] == all[4]);
    }
};

WEFT_TEST(TestLinkSchedule)
#include "tst_link_schedule.moc"

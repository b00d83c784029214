// SPDX-License-Identifier: GPL-3.0-or-later
// All-reduces on meshes by combs: loads and lengths that arithmetic says, what is spelled out holds before the other
// checks and the verifier, and a schedule that was tampered with is refused for what is wrong with it.
#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/check/wave_check.h"
#include "engine/synthesis/construct/comb_constructor.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "engine/synthesis/store/stored_steps.h"
#include "tests/engine/synthesis/expect_plans.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr std::uint64_t kCombStep = 20'031; // ns, of 1 MiB over such a link

LinkGraph meshOf(const std::string& spec)
{
    return graphOf(spec);
}

WaveSchedule combsOn(const LinkGraph& graph, std::uint32_t chunks)
{
    return *constructCombs(*meshGridOf(graph), chunks);
}

std::string waveFault(const LinkGraph& graph, const WaveSchedule& schedule)
{
    const Result<ScheduleCheck> checked = checkWaves(graph, schedule);
    return checked ? std::string() : checked.error().message.english();
}

std::vector<std::uint64_t> loadsOf(const LinkGraph& graph, const WaveSchedule& schedule)
{
    std::vector<std::uint64_t> loads(graph.arcs(), 0);
    const JoinedPlan plan = spelledOut(schedule);
    for (const TransferPlan* half : { &plan.reduce, &plan.gather }) {
        for (const PlannedTransfer& transfer : half->transfers)
            ++loads[transfer.arc];
    }
    return loads;
}

// By checks that know nothing of waves.
std::string spelledFault(const LinkGraph& graph, const WaveSchedule& schedule)
{
    const std::vector<std::uint32_t> all = numbersBelow(graph.npus);
    Demands sums;
    for (std::uint32_t chunk = 0; chunk < schedule.chunks; ++chunk)
        sums.addSum(all, all);
    return faultOf(graph, sums, spelledOut(schedule));
}

} // namespace

class CombsTest : public QObject {
    Q_OBJECT

private slots:
    void finds_the_lines_of_meshes_and_of_nothing_else()
    {
        const LinkGraph mesh = meshOf("Mesh(5x3,50GiB/s,500ns)");
        const std::optional<MeshGrid> grid = meshGridOf(mesh);
        QVERIFY(grid);
        QCOMPARE(grid->dimensions.size(), std::size_t { 2 });
        QCOMPARE(grid->dimensions[0].length, 5U);
        QCOMPARE(grid->dimensions[0].lanes, 3U);
        QCOMPARE(grid->dimensions[1].length, 3U);
        QCOMPARE(meshGridOf(meshOf("Mesh(2x3x4,50GiB/s,500ns)"))->dimensions.size(), std::size_t { 3 });
        QVERIFY(meshGridOf(meshOf("Mesh(4,50GiB/s,500ns)_Mesh(4,75GiB/s,500ns)")));
        QVERIFY(!meshGridOf(meshOf("Torus(5x3,50GiB/s,500ns)")));
        QVERIFY(!meshGridOf(meshOf("Ring(4,50GiB/s,500ns)_Mesh(3,50GiB/s,500ns)")));
        QVERIFY(!meshGridOf(meshOf("Switch(4,50GiB/s,500ns)")));
        QVERIFY(!constructCombs(*meshGridOf(meshOf("Mesh(2x3x4,50GiB/s,500ns)")), 24));
        QVERIFY(!constructCombs(*meshGridOf(meshOf("Mesh(9,50GiB/s,500ns)")), 9));
    }

    void loads_every_link_the_same_and_as_little_as_can_be()
    {
        // 2 · chunks · (n - 1) transfers over all links of an m by m mesh: n/2 · (1 + 1/m) each.
        for (const std::uint32_t m : { 4U, 6U, 10U }) {
            const std::string side = std::to_string(m);
            const LinkGraph graph = meshOf("Mesh(" + side + "x" + side + ",50GiB/s,500ns)");
            const WaveSchedule combs = combsOn(graph, m * m);
            QCOMPARE(combs.transferCount(), std::uint64_t { 2 } * m * m * (m * m - 1));
            for (const std::uint64_t load : loadsOf(graph, combs))
                QCOMPARE(load, std::uint64_t { m } * (m + 1) / 2);
        }
    }

    void takes_the_load_and_the_way_there_and_back()
    {
        // The first slot is filled at once and the last chunks leave their spines a period after the last have come:
        // m/2 · (m + 1) steps of load and 2 m - 1 more of an even side.
        for (const std::uint32_t m : { 4U, 8U, 16U, 32U }) {
            const std::string side = std::to_string(m);
            const LinkGraph graph = meshOf("Mesh(" + side + "x" + side + ",50GiB/s,500ns)");
            const WaveSchedule combs = combsOn(graph, m * m);
            QCOMPARE(waveFault(graph, combs), std::string());
            QVERIFY(combs.durationNs <= kCombStep * (m / 2 * (m + 1) + 2 * m));
        }
    }

    void holds_before_every_check_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<unsigned>("chunks");
        for (const char* spec : { "Mesh(2x2,50GiB/s,500ns)", "Mesh(3x3,50GiB/s,500ns)", "Mesh(2x7,50GiB/s,500ns)",
                 "Mesh(7x2,50GiB/s,500ns)", "Mesh(4x4,50GiB/s,500ns)", "Mesh(5x8,50GiB/s,500ns)",
                 "Mesh(9x4,50GiB/s,500ns)", "Mesh(4,50GiB/s,500ns)_Mesh(5,75GiB/s,500ns)",
                 "Mesh(6,100GiB/s,500ns)_Mesh(3,25GiB/s,9us)" }) {
            for (const unsigned chunks : { 1U, 2U, 5U, 9U, 16U, 40U, 81U })
                QTest::addRow("%s %u", spec, chunks) << QString(spec) << chunks;
        }
    }
    void holds_before_every_check()
    {
        QFETCH(QString, spec);
        QFETCH(unsigned, chunks);
        const LinkGraph graph = meshOf(spec.toStdString());
        const WaveSchedule combs = combsOn(graph, chunks);
        const Result<ScheduleCheck> checked = checkWaves(graph, combs);
        QVERIFY2(checked.ok(), checked ? "" : checked.error().message.c_str());
        QCOMPARE(checked->transfers, std::uint64_t { 2 } * chunks * (graph.npus - 1));
        QCOMPARE(checked->duplicates, std::uint64_t { 0 });
        const std::string fault = spelledFault(graph, combs);
        QVERIFY2(fault.empty(), fault.c_str());
        QCOMPARE(spelledOut(combs).durationNs, combs.durationNs);
    }

    void is_near_the_bound_on_large_meshes()
    {
        const auto efficiency = [](const char* spec) {
            const topology::Fabric fabric = fabricOf(spec);
            Pattern pattern;
            pattern.kind = PatternKind::AllReduce;
            pattern.ranks = fabric.topology().npuCount();
            pattern.chunks = pattern.ranks;
            const Result<PatternSynthesis> made = synthesizePattern(fabric, pattern, Bytes { 1U << 20U }, {}, {}, 0);
            return made && made->waves && made->method == "combs" ? made->efficiency() : 0.0;
        };
        const double thousand = efficiency("Mesh(32x32,50GiB/s,500ns)");
        QVERIFY2(thousand >= 0.85, qPrintable(QString::number(thousand)));
        const double tenThousand = efficiency("Mesh(100x100,50GiB/s,500ns)");
        QVERIFY2(tenThousand >= 0.93, qPrintable(QString::number(tenThousand)));
    }

    void is_refused_when_it_was_tampered_with()
    {
        const LinkGraph graph = meshOf("Mesh(4x5,50GiB/s,500ns)");
        const WaveSchedule right = combsOn(graph, 20);
        QCOMPARE(waveFault(graph, right), std::string());
        for (std::size_t i = 0; i < right.waves.size(); ++i) {
            const auto refused = [&](auto change) {
                WaveSchedule wrong = right;
                change(wrong, wrong.waves[i]);
                std::ranges::stable_sort(wrong.waves, {}, &LineWave::start);
                return !checkWaves(graph, wrong).ok();
            };
            QVERIFY(
                refused([i](WaveSchedule& all, LineWave&) { all.waves.erase(all.waves.begin() + std::ptrdiff_t(i)); }));
            QVERIFY(refused([](WaveSchedule& all, LineWave& wave) { all.waves.push_back(LineWave(wave)); }));
            QVERIFY(refused([](WaveSchedule&, LineWave& wave) { wave.adds = !wave.adds; }));
            QVERIFY(refused([](WaveSchedule&, LineWave& wave) { wave.chunk = (wave.chunk + 1) % 20; }));
            QVERIFY(refused([](WaveSchedule&, LineWave& wave) { wave.chunk = 20; }));
            QVERIFY(refused([](WaveSchedule&, LineWave& wave) { wave.lanes -= 1; }));
            QVERIFY(refused([](WaveSchedule&, LineWave& wave) { wave.lane += 1; }));
            QVERIFY(refused([](WaveSchedule&, LineWave& wave) { wave.hops -= 1; }));
            QVERIFY(refused([](WaveSchedule&, LineWave& wave) { wave.isUpward = !wave.isUpward; }));
            // Sums that come later than they are needed, and copies that leave before there is something.
            QVERIFY(refused([](WaveSchedule& all, LineWave& wave) { wave.start = wave.adds ? all.durationNs : 0; }));
        }
        WaveSchedule longer = right;
        longer.durationNs += kCombStep;
        QVERIFY(checkWaves(graph, longer).error().code == ErrorCode::Mismatched);
        QVERIFY(!checkWaves(meshOf("Mesh(5x4,50GiB/s,500ns)"), right).ok());
        QVERIFY(!checkWaves(meshOf("Mesh(4x5,25GiB/s,500ns)"), right).ok());
        WaveSchedule elsewhere = right;
        std::swap(elsewhere.grid.dimensions[0].upward[0], elsewhere.grid.dimensions[0].upward[1]);
        QVERIFY(!checkWaves(graph, elsewhere).ok());
    }

    void is_taken_where_it_is_the_shortest_and_verifies()
    {
        const topology::Fabric fabric = fabricOf("Mesh(12x12,50GiB/s,500ns)");
        Pattern pattern;
        pattern.kind = PatternKind::AllReduce;
        pattern.ranks = 144;
        pattern.chunks = 144 * 12; // longer than a search of one start takes
        const Result<PatternSynthesis> made = synthesizePattern(fabric, pattern, Bytes { 1U << 20U }, {});
        QVERIFY2(made.ok(), made ? "" : made.error().message.c_str());
        QCOMPARE(made->method, std::string("combs"));
        QVERIFY2(made->efficiency() > 0.95, qPrintable(QString::number(made->efficiency())));
        const auto schedule = scheduleOf(*made);
        QVERIFY(schedule.ok());
        QVERIFY(collective::verify(**schedule)->correct);
    }

    void is_written_as_steps_and_read_again()
    {
        const LinkGraph graph = meshOf("Mesh(6x5,50GiB/s,500ns)");
        const WaveSchedule combs = combsOn(graph, 60);
        const QTemporaryDir folder;
        const std::string path = folder.filePath("made.wsteps").toStdString();
        const Result<void> saved = saveSteps(graph, combs, Bytes { 1U << 20U }, path);
        QVERIFY2(saved.ok(), saved ? "" : saved.error().message.c_str());
        const Result<StoredSteps> stored = openStepFile(path);
        QVERIFY2(stored.ok(), stored ? "" : stored.error().message.c_str());
        QVERIFY(stored->kind == PatternKind::AllReduce);
        QCOMPARE(stored->transfers(), combs.transferCount());
        QCOMPARE(stored->durationNs(), combs.durationNs);
        QCOMPARE(stored->steps(), combs.durationNs / kCombStep);
        const Result<ScheduleCheck> checked = checkStoredSteps(graph, *stored);
        QVERIFY2(checked.ok(), checked ? "" : checked.error().message.c_str());
        QCOMPARE(checked->transfers, combs.transferCount());
        QVERIFY(!checkStoredSteps(meshOf("Mesh(5x6,50GiB/s,500ns)"), *stored).ok());
        QVERIFY(!saveSteps(graph, combsOn(graph, 7), Bytes { 1U << 20U }, path).ok());

        // What is wrong as waves is wrong as steps.
        for (std::size_t i = 0; i < combs.waves.size(); i += 7) {
            WaveSchedule wrong = combs;
            wrong.waves[i].chunk = (wrong.waves[i].chunk + 1) % 60;
            if (saveSteps(graph, wrong, Bytes { 1U << 20U }, path).ok())
                QVERIFY(!checkStoredSteps(graph, *openStepFile(path)).ok());
        }
    }
};

WEFT_TEST(CombsTest)
#include "tst_combs.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The linear program behind the bound of broadcasts, and that bound: closed forms, figures that an exact solver found
// for fat trees, and no plan that ends earlier.
#include "engine/synthesis/bounds/bounds_kinds.h"
#include "engine/synthesis/bounds/linear_program.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/search/group_synthesis.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <numeric>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr std::uint64_t kWaveStep = 20031; // floor(500 + 2^20 / (50·2^30/10^9))
constexpr const char* kTree = "FatTree(16,50GiB/s,500ns)";

Wave waveFrom(std::uint32_t root, const LinkGraph& graph, std::uint64_t chunks, std::uint32_t every = 1)
{
    Wave wave { root, {}, chunks };
    for (std::uint32_t npu = root % every; npu < graph.npus; npu += every) {
        if (npu != root)
            wave.wanted.push_back(npu);
    }
    return wave;
}

std::uint64_t boundOf(const LinkGraph& graph, std::uint64_t chunks, std::uint64_t from = 0)
{
    const Wave wave = waveFrom(0, graph, chunks);
    return boundWaves(graph, { &wave, 1 }, from);
}

double exactly(const LinearProgram& program)
{
    std::uint64_t work = 1U << 24U;
    return program.boundAbove(-1, work);
}

} // namespace

class TestBoundWaves : public QObject {
    Q_OBJECT

private slots:
    void programsHaveTheirClosedForms()
    {
        LinearProgram program;
        const std::uint32_t x = program.addVariable(1);
        const std::uint32_t y = program.addVariable(1);
        QCOMPARE(exactly(program), 2.0); // each at most 1
        program.addRow({ { x, 1 } }, 1);
        program.addRow({ { x, 1 }, { y, 2 } }, 2);
        QVERIFY(qAbs(exactly(program) - 1.5) < 1e-9); // x = 1, y = 1/2
        program.addRow({ { x, 1 }, { y, -1 } }, 0);
        QVERIFY(qAbs(exactly(program) - 4.0 / 3) < 1e-9); // x = y = 2/3
        program.addRow({ { x, 1 }, { y, 1 } }, 0);
        QVERIFY(exactly(program) < 1e-9);
    }

    void noPointOfAProgramIsAboveItsBound()
    {
        Random random(5);
        for (std::uint32_t round = 0; round < 60; ++round) {
            LinearProgram program;
            const std::uint32_t count = 2 + random.below(5);
            std::vector<double> worth;
            for (std::uint32_t i = 0; i < count; ++i) {
                worth.push_back(random.below(9));
                program.addVariable(worth.back());
            }
            std::vector<std::pair<LinearProgram::Terms, double>> rows;
            for (std::uint32_t row = 0; row < 6; ++row) {
                LinearProgram::Terms terms;
                for (std::uint32_t i = 0; i < count; ++i)
                    terms.emplace_back(i, static_cast<double>(random.below(7)) - 2);
                rows.emplace_back(terms, random.below(4));
                program.addRow(terms, rows.back().second);
            }
            const double bound = exactly(program);
            std::uint64_t little = 100;
            QVERIFY(program.boundAbove(-1, little) >= bound - 1e-9); // with less work it says less
            double best = 0; // of the points on a grid of thirds
            for (std::uint32_t point = 0; point < 1U << (2 * count); ++point) {
                const auto at = [point](std::uint32_t i) { return (point >> (2 * i) & 3U) / 3.0; };
                double sum = 0;
                for (std::uint32_t i = 0; i < count; ++i)
                    sum += worth[i] * at(i);
                const bool isInside = std::all_of(rows.begin(), rows.end(), [&at](const auto& row) {
                    double left = row.second;
                    for (const auto& [variable, factor] : row.first)
                        left -= factor * at(variable);
                    return left >= -1e-12;
                });
                best = isInside ? std::max(best, sum) : best;
            }
            QVERIFY(best <= bound + 1e-9);
        }
    }

    void overOneSwitchItIsTheGrowthBound()
    {
        for (const std::uint32_t npus : { 2U, 3U, 5U, 8U, 16U, 33U }) {
            const LinkGraph graph = graphOf("Switch(" + std::to_string(npus) + ",50GiB/s,500ns)");
            const Wave wave = waveFrom(0, graph, 1);
            QCOMPARE(boundOf(graph, 1), boundGrowth(graph, 0, wave.wanted, 1));
        }
    }

    // Those of an integer program over the same steps, whose optimum CBC finds to be 9, 10 and 12 steps.
    void fatTreesTakeAsLongAsAnExactSolverSays()
    {
        const LinkGraph graph = graphOf(kTree);
        QCOMPARE(boundOf(graph, 1), 9 * kWaveStep);
        QCOMPARE(boundOf(graph, 2), 10 * kWaveStep);
        QCOMPARE(boundOf(graph, 4), 12 * kWaveStep);
        QVERIFY(boundGrowth(graph, 0, waveFrom(0, graph, 1).wanted, 1) < 8 * kWaveStep);
    }

    // Chunks leave the root one after the other: those before the last ones are in their way. (With two chunks a solver
    // says that eight steps do not do, and nine do.)
    void laterChunksComeUponEarlierOnes()
    {
        const LinkGraph tree = graphOf(kTree);
        for (const auto& [chunks, steps] : { std::pair(2U, 9U), std::pair(4U, 11U), std::pair(8U, 15U) }) {
            const Wave half = waveFrom(0, tree, chunks, 2);
            QCOMPARE(boundWaves(tree, { &half, 1 }, 0), steps * kWaveStep);
        }
        const LinkGraph torus = graphOf("Torus(4x4,50GiB/s,500ns)");
        const std::vector<Wave> two { waveFrom(0, torus, 8, 2), waveFrom(1, torus, 8, 2) };
        QCOMPARE(boundWaves(torus, two, 0), 6 * kWaveStep);
    }

    // Of 36 NPUs, six behind each switch, those in one place behind theirs are linked. Chunks come to another place
    // through a switch alone, so that what is there by then is no more than what switches have brought, and has spread
    // since: after six steps too little, as CBC says of a program that was written down for it alone. Seven are made.
    void nobodyHasMoreThanCameThroughTheDoors()
    {
        const topology::Fabric fabric = fabricOf("Switch(6,50GiB/s,500ns)_FC(6,50GiB/s,500ns)");
        QCOMPARE(boundOf(makeLinkGraph(fabric, Bytes { 1U << 20U }), 8), 7 * kWaveStep);
        const auto made
            = synthesizePattern(fabric, surveyPattern(PatternKind::Broadcast, 36, 8), Bytes { 1U << 20U }, {});
        QVERIFY(made.ok());
        QCOMPARE(made->durationNs, 7 * kWaveStep);
    }

    // What came late through a door has not spread behind it yet. A solver (scripts/solve_broadcast.py) says that no
    // schedule takes less than so many steps, and finds one that takes so many.
    void whatCameLateHasNotSpread_data()
    {
        QTest::addColumn<quint32>("chunks");
        QTest::addColumn<quint32>("least");
        QTest::addColumn<quint32>("most");
        const auto add = [](const char* spec, quint32 chunks, quint32 least, quint32 most) {
            QTest::newRow(spec) << chunks << least << most;
        };
        add("FC(3)_Switch(4)", 2, 5, 5);
        add("FC(5)_Switch(4)", 3, 5, 5);
        add("Switch(6)_FC(2)", 2, 6, 6);
        add("Ring(4)_Switch(3)", 5, 6, 6);
        add("Ring(2)_FC(3)_Switch(4)", 4, 6, 6);
        add("Switch(6)_Switch(2)", 2, 7, 7);
        add("Switch(6)_Ring(4)", 8, 8, 8);
        add("Switch(3)_Switch(2)_Switch(5)", 2, 8, 8);
        add("FC(3)_Switch(5)", 8, 7, 7);
        add("Ring(5)_Switch(4)", 8, 7, 7);
    }
    void whatCameLateHasNotSpread()
    {
        QFETCH(quint32, chunks);
        QFETCH(quint32, least);
        QFETCH(quint32, most);
        const LinkGraph graph = graphOf(QTest::currentDataTag());
        const std::uint64_t step = graph.time.front();
        QCOMPARE(*std::ranges::max_element(graph.time), step);
        const std::uint64_t bound = boundOf(graph, chunks);
        QVERIFY(least * step <= bound && bound <= most * step);
    }

    // Links of half the speed take a little less than twice the quickest one, because latencies differ: steps are half
    // of theirs, and not the quickest one. Six links of the mesh and one message over a switch are what is made, and
    // fourteen steps.
    void timesMayBeNearlyMultiples()
    {
        const topology::Fabric fabric = fabricOf("Switch(6,450GB/s,300ns)_Mesh(6,225GB/s,500ns)");
        const Bytes chunk { 1U << 23U };
        const auto [quick, slow] = std::ranges::minmax(makeLinkGraph(fabric, chunk).time);
        QVERIFY(slow < 2 * quick);
        const auto made = synthesizePattern(fabric, surveyPattern(PatternKind::Broadcast, 36, 2), chunk, {});
        QVERIFY(made.ok());
        QCOMPARE(made->durationNs, 6 * slow + 2 * quick);
        QCOMPARE(made->bound.time.ns(), 14 * (slow / 2));
    }

    // Four machines, inside which next to nothing takes time: what is between them takes as long as if they were one
    // node each. Eight chunks for three machines are 24 deliveries, and twelve links leave the root's.
    void machinesAreSeenFromFar()
    {
        const LinkGraph graph = graphOf("FC(4,100000GB/s,1ns)_FC(4,50GiB/s,500ns)");
        QCOMPARE(boundOf(graph, 1), kWaveStep);
        QCOMPARE(boundOf(graph, 8), 2 * kWaveStep);
    }

    void copiesOfASwitchAreMadeAtOnce()
    {
        topology::TopologyBuilder draft;
        draft.addNpus(5);
        const LinkCost cost { Latency { 100 }, Bandwidth { 10 } };
        const topology::DraftNode copies = draft.addSwitch({ "", "", true, true, true });
        for (std::uint32_t npu = 0; npu < 5; ++npu)
            draft.addCable(topology::DraftNode { npu }, copies, cost);
        Findings findings;
        const LinkGraph graph = makeLinkGraph(topology::Fabric(*draft.seal(findings)), Bytes { 1000 });
        QCOMPARE(boundOf(graph, 1), std::uint64_t { 400 });
        QCOMPARE(boundOf(graph, 3), std::uint64_t { 800 });
    }

    void twoWavesShareTheLinks()
    {
        // Two roots behind one uplink: the chunks of both have to take it.
        topology::TopologyBuilder draft;
        draft.addNpus(4);
        const LinkCost cost { Latency { 100 }, Bandwidth { 10 } };
        const topology::DraftNode near = draft.addSwitch({});
        const topology::DraftNode far = draft.addSwitch({});
        for (std::uint32_t npu = 0; npu < 4; ++npu)
            draft.addCable(topology::DraftNode { npu }, npu < 2 ? near : far, cost);
        draft.addCable(near, far, cost);
        Findings findings;
        const LinkGraph graph = makeLinkGraph(topology::Fabric(*draft.seal(findings)), Bytes { 1000 });
        const std::vector<Wave> waves { { 0, { 2 }, 1 }, { 1, { 3 }, 1 } };
        QCOMPARE(boundWaves(graph, { waves.data(), 1 }, 0), std::uint64_t { 600 });
        QCOMPARE(boundWaves(graph, waves, 0), std::uint64_t { 800 });
    }

    void noPlanEndsEarlier_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec :
            { "Switch(7)", "DGX1V", "DGX2", "Switch(4,200GB/s)_Switch(3)", "FatTree(16)", "FatTree(8,levels=3)",
                "Ring(4)_Switch(3)", "Dragonfly(groups=3,routers=2,npus=2)", "Dragonfly(groups=4,routers=4,npus=2)",
                "Torus(3x3)", "Switch(4,200GB/s)_FC(3,200GB/s)", "FC(3,300GB/s)_Switch(3,50GB/s)_Ring(2,10GB/s)",
                "Ring(4,100GB/s)_FC(3,30GB/s)", "Switch(3,300GB/s)_Switch(3,80GB/s)_Switch(2,20GB/s)" })
            QTest::newRow(spec) << spec;
    }
    void noPlanEndsEarlier()
    {
        QFETCH(QString, spec);
        Findings findings;
        const topology::Fabric fabric(*topology::topologyFromSpec(spec.toStdString(), findings));
        const std::uint32_t npus = fabric.topology().npuCount();
        for (const std::uint32_t chunks : { 1U, 3U }) {
            for (const PatternKind kind : { PatternKind::Broadcast, PatternKind::Reduce }) {
                std::vector<Pattern> groups(2);
                for (std::uint32_t g = 0; g < 2; ++g) {
                    groups[g].kind = kind;
                    groups[g].ranks = npus;
                    groups[g].chunks = chunks;
                    for (std::uint32_t npu = g; npu < npus; npu += 2)
                        groups[g].members.push_back(Rank { npu });
                    groups[g].root = groups[g].member(1);
                }
                SynthesisOptions options;
                options.starts = 3;
                for (const std::size_t count : { 1U, 2U }) {
                    const auto made = synthesizeGroups(fabric, { groups.data(), count }, Bytes { 1U << 18U }, options);
                    QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
                    QVERIFY(made->bound.time.ns() > 0 && made->bound.time.ns() <= made->durationNs);
                }
            }
        }
    }

    void irregularFabricsToo()
    {
        for (const auto& [family, name] : kIrregularFamilies) {
            const LinkGraph graph = makeLinkGraph(IrregularMaker(family, 1).make(), Bytes { 1U << 19U });
            if (!isWhole(graph) || graph.npus > 32)
                continue;
            Pattern pattern;
            pattern.kind = PatternKind::Broadcast;
            pattern.ranks = graph.npus;
            pattern.chunks = 2;
            std::vector<std::uint32_t> ends(graph.npus);
            std::iota(ends.begin(), ends.end(), 0U);
            const Ways ways = *Ways::make(graph, ends, {});
            QVERIFY(boundOf(graph, 2) <= constructBySlots(graph, *copiesOf(pattern), ways, {})->durationNs);
        }
    }

    // What a member sends last, of 8 chunks after 7 steps, takes as long to all others as one that is broadcast.
    void sumsOfSomeWaitForTheirLastChunk()
    {
        const topology::Fabric tree = fabricOf(kTree);
        const LinkGraph graph = graphOf(kTree);
        Pattern pattern;
        pattern.kind = PatternKind::AllReduce;
        pattern.ranks = graph.npus;
        pattern.chunks = 8;
        for (std::uint32_t npu = 0; npu < graph.npus; npu += 2)
            pattern.members.push_back(Rank { npu });
        QCOMPARE(lowerBound(tree, pattern, Bytes { 1U << 20U }, {})->time.ns(), (7 + 7) * kWaveStep);
    }

    void whereItCannotSayMoreItSaysNothing()
    {
        QCOMPARE(boundOf(graphOf("Ring(1)"), 1), std::uint64_t { 0 }); // no links
        LinkGraph graph = graphOf(kTree);
        QCOMPARE(boundOf(graph, 1, 9 * kWaveStep), std::uint64_t { 0 }); // no more than is known
        std::stop_source stop;
        stop.request_stop();
        const Wave wave = waveFrom(0, graph, 1);
        QCOMPARE(boundWaves(graph, { &wave, 1 }, 0, { stop.get_token(), nullptr }), std::uint64_t { 0 });
        std::fill(graph.time.begin(), graph.time.end(), std::uint64_t { 0 });
        QCOMPARE(boundOf(graph, 1), std::uint64_t { 0 });
    }
};

WEFT_TEST(TestBoundWaves)
#include "tst_bound_waves.moc"

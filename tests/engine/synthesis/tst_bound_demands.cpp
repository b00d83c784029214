// SPDX-License-Identifier: GPL-3.0-or-later
// The bound by prices: cuts that it finds by itself, trees that several want, and no plan that ends earlier.
#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/bounds/bounds_kinds.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/search/group_synthesis.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/random_graph.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <numeric>
#include <tuple>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

Pattern patternFrom(PatternKind kind, std::uint32_t ranks, std::uint32_t chunksEach, std::vector<Rank> members = {})
{
    Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = ranks;
    pattern.members = std::move(members);
    pattern.root = pattern.member(0);
    pattern.chunks = chunksEach * (isSharded(kind) ? pattern.memberCount() : 1);
    return pattern;
}

} // namespace

class TestBoundDemands : public QObject {
    Q_OBJECT

private slots:
    void pathsPayForEveryLink()
    {
        // Once round a ring in one direction: 3 + 2 + 1 hops for each of 4 NPUs over 4 links.
        const LinkGraph ring = randomGraph(4, 0, 1);
        QCOMPARE(boundDemands(ring, *copiesOf(patternFrom(PatternKind::AllToAll, 4, 1))).time, std::uint64_t { 600 });
        // Trees: 3 hops each.
        QCOMPARE(boundDemands(ring, *copiesOf(patternFrom(PatternKind::AllGather, 4, 1))).time, std::uint64_t { 300 });
    }

    void copiesOfASwitchAreApartUnlessItCopies()
    {
        for (const bool copies : { false, true }) {
            topology::TopologyBuilder draft;
            draft.addNpus(3);
            const LinkCost cost { Latency { 100 }, Bandwidth { 10 } };
            const topology::DraftNode middle = draft.addSwitch({ "", "", true, false, copies });
            draft.addLink(topology::DraftNode { 0 }, middle, cost);
            draft.addLink(middle, topology::DraftNode { 1 }, cost);
            draft.addLink(middle, topology::DraftNode { 2 }, cost);
            Findings findings;
            const LinkGraph graph = makeLinkGraph(topology::Fabric(*draft.seal(findings)), Bytes { 1000 });
            const Demands demands = *copiesOf(patternFrom(PatternKind::Broadcast, 3, 5));
            QCOMPARE(boundDemands(graph, demands).time, std::uint64_t { 200 } * (copies ? 6 : 11));
        }
    }

    void groupsThatShareACutAreBoundTogether()
    {
        // On a torus the chunks for two neighbours come over the 6 links into both: 14 shards of 8 over 6 links.
        Findings findings;
        const topology::Fabric torus(*topology::topologyFromSpec("Torus(4x4,50GiB/s,500ns)", findings));
        const std::vector<Pattern> groups = evenAndOdd(PatternKind::Gather, 16, 8);
        const Bytes chunk { 1U << 17U };
        const std::uint64_t step = makeLinkGraph(torus, chunk).time[0];
        std::uint64_t alone = 0;
        for (const Pattern& group : groups)
            alone = std::max(alone, lowerBound(torus, group, chunk, {})->time.ns());
        QCOMPARE(alone, 15 * step);
        const auto made = synthesizeGroups(torus, groups, chunk, {});
        QVERIFY(made.ok());
        QVERIFY(made->bound.time.ns() >= 18 * step);
        QVERIFY(made->efficiency() >= 0.9);
    }

    void farChunksHaveLessTime()
    {
        // One near, three behind two more links: the last link into NPU 0 can carry the near one while it waits.
        topology::TopologyBuilder draft;
        draft.addNpus(5);
        const LinkCost cost { Latency { 100 }, Bandwidth { 10 } };
        const topology::DraftNode near = draft.addSwitch({});
        const topology::DraftNode middle = draft.addSwitch({});
        const topology::DraftNode far = draft.addSwitch({});
        draft.addCable(near, topology::DraftNode { 0 }, cost);
        draft.addCable(topology::DraftNode { 1 }, near, cost);
        draft.addCable(middle, near, cost);
        draft.addCable(far, middle, cost);
        for (std::uint32_t npu = 2; npu < 5; ++npu)
            draft.addCable(topology::DraftNode { npu }, far, cost);
        Findings findings;
        const topology::Fabric fabric(*draft.seal(findings));
        for (const PatternKind kind : { PatternKind::Gather, PatternKind::Scatter, PatternKind::AllGather }) {
            const Pattern pattern = patternFrom(kind, 5, 1);
            QVERIFY(boundArrivals(makeLinkGraph(fabric, Bytes { 1000 }), *copiesOf(pattern)) >= 1200);
            QVERIFY(lowerBound(fabric, pattern, Bytes { 1000 }, {})->time.ns() >= 1200);
        }
        QCOMPARE(synthesizePattern(fabric, patternFrom(PatternKind::Gather, 5, 1), Bytes { 1000 }, {})->durationNs,
            std::uint64_t { 1200 });
        // Half of the ranks of a fat tree: one other behind the own leaf, six behind the spines, from step 3 on.
        Findings none;
        const topology::Fabric tree(*topology::topologyFromSpec("FatTree(16,50GiB/s,500ns)", none));
        const auto groups = evenAndOdd(PatternKind::AllGather, 16, 1);
        const Bytes chunk { 1U << 20U };
        QCOMPARE(lowerBound(tree, groups[0], chunk, {})->time.ns(), 9 * makeLinkGraph(tree, chunk).time[0]);
    }

    void noPlanEndsEarlier_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Switch(6)", "DGX1V", "DGX2", "Switch(4,200GB/s)_Switch(3)", "FatTree(16)",
                 "FatTree(8,levels=3)", "Ring(4)_Switch(3)", "Dragonfly(groups=3,routers=2,npus=2)", "Mesh(3x4)" })
            QTest::newRow(spec) << spec;
    }
    void noPlanEndsEarlier()
    {
        QFETCH(QString, spec);
        Findings findings;
        const topology::Fabric fabric(*topology::topologyFromSpec(spec.toStdString(), findings));
        for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::Broadcast,
                 PatternKind::Gather, PatternKind::Scatter, PatternKind::AllToAll }) {
            for (const std::uint32_t chunks : { 1U, 3U }) {
                const auto groups = evenAndOdd(kind, fabric.topology().npuCount(), chunks);
                const auto made = synthesizeGroups(fabric, groups, Bytes { 1U << 18U }, {});
                QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
                QVERIFY(made->bound.time.ns() > 0 && made->bound.time.ns() <= made->durationNs);
            }
        }
    }

    void neitherOnFabricsWithoutAPattern()
    {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const LinkGraph graph = randomGraph(7, 1, seed, { 100, 130, 400 });
            for (const PatternKind kind : { PatternKind::AllGather, PatternKind::AllToAll, PatternKind::Gather }) {
                const Demands demands = *copiesOf(patternFrom(kind, 7, 2, { Rank { 0 }, Rank { 2 }, Rank { 3 } }));
                const Ways ways = *Ways::make(graph, { 0, 2, 3 }, {});
                SlotOptions options;
                options.work = 20000;
                const auto plan = constructBySlots(graph, demands, ways, options);
                QVERIFY(plan.ok());
                const std::uint64_t bound = boundDemands(graph, demands).time;
                QVERIFY(bound > 0 && bound <= plan->durationNs);
            }
        }
    }

    // Many groups that each have one NPU in every machine, as in data parallelism: what comes into all machines
    // together takes all their links, though no group alone does, and no single cut that is near an NPU.
    void manyGroupsShareTheLinksBetweenMachines()
    {
        // Messages one after the other over each link between machines, and links that the first and last take besides:
        // 15 into each port; 12 of each NPU's 15, of which 3 stay beside it; and for each of 64 sums 7 messages to and
        // 7 from all leaves together, over 16 links up, with a port before and two links after them.
        struct Grouped {
            const char* spec;
            std::uint32_t inMachine; // NPUs, and groups
            PatternKind kind;
            std::uint64_t steps;
        };
        for (const auto& [spec, inMachine, kind, steps] :
            { Grouped { "Ring(8)_Switch(16)", 8, PatternKind::AllGather, 15 + 1 },
                Grouped { "Ring(8)_Switch(16)", 8, PatternKind::AllToAll, 15 + 1 },
                Grouped { "Mesh(8)_FC(4)_Switch(4)", 8, PatternKind::AllToAll, 12 + 1 },
                Grouped { "FatTree(64,oversub=4)", 8, PatternKind::AllReduce, 64 * 14 / 16 + 3 } }) {
            const topology::Fabric fabric = fabricOf(spec);
            const std::uint32_t npus = fabric.topology().npuCount();
            std::vector<collective::Pattern> groups;
            for (std::uint32_t first = 0; first < inMachine; ++first) {
                std::vector<Rank> members;
                for (std::uint32_t npu = first; npu < npus; npu += inMachine)
                    members.push_back(Rank { npu });
                groups.push_back(patternOf(kind, npus, 1, members));
            }
            const auto made = synthesizeGroups(fabric, groups, Bytes { 1U << 20U }, {});
            QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
            QCOMPARE(made->bound.time.ns(), steps * made->graph.time.front());
            QCOMPARE(made->durationNs, made->bound.time.ns());
        }
    }

    // 3 chunks over one link are there at 300 ns, whatever it costs; and what is known changes no bound above it.
    void pricesAreSoughtWhileTheyMightSayMore()
    {
        LinkGraph graph;
        graph.npus = graph.nodes = 2;
        graph.source = { 0 };
        graph.target = { 1 };
        graph.time = { 100 };
        graph.group();
        // By chunks on the link: as many as pay, or more, which leaves prices something to say; and nothing known.
        for (const auto& [chunks, known, wanted] :
            { std::tuple(3.0, std::uint64_t { 200 }, 1), std::tuple(3.0, std::uint64_t { 300 }, 1),
                std::tuple(4.0, std::uint64_t { 300 }, 6), std::tuple(3.0, std::uint64_t { 0 }, 6) }) {
            int turns = 0;
            const auto sumOf = [&](const std::vector<std::uint64_t>& prices, std::vector<double>& load) {
                ++turns;
                load[0] = chunks;
                return 3 * prices[0];
            };
            const PriceTurns asked { .patience = 5, .known = known };
            QCOMPARE(boundByPrices(graph, { 0 }, asked, sumOf, {}).time, std::uint64_t { 300 });
            QCOMPARE(turns, wanted);
        }
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const LinkGraph random = randomGraph(7, 1, seed, { 100, 130, 400 });
            for (const PatternKind kind : { PatternKind::AllGather, PatternKind::AllToAll, PatternKind::Gather }) {
                const Demands demands = *copiesOf(patternFrom(kind, 7, 2, { Rank { 0 }, Rank { 2 }, Rank { 3 } }));
                const std::uint64_t bound = boundDemands(random, demands).time;
                for (const std::uint64_t known : { bound / 2, bound - 1, bound, 2 * bound })
                    QCOMPARE(std::max(known, boundDemands(random, demands, known).time), std::max(known, bound));
            }
        }
    }

    void whatCannotBeReachedOrIsNotWantedHasNone()
    {
        LinkGraph graph = randomGraph(4, 0, 1);
        QCOMPARE(boundDemands(graph, {}).time, std::uint64_t { 0 });
        std::stop_source stop;
        stop.request_stop();
        const Demands demands = *copiesOf(patternFrom(PatternKind::AllGather, 4, 1));
        QCOMPARE(boundDemands(graph, demands, 0, { stop.get_token(), nullptr }).time, std::uint64_t { 0 });
        graph.target[0] = graph.source[0]; // the ring is open
        graph.group();
        QCOMPARE(boundDemands(graph, demands).time, std::uint64_t { 0 });
    }
};

WEFT_TEST(TestBoundDemands)
#include "tst_bound_demands.moc"

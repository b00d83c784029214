// SPDX-License-Identifier: GPL-3.0-or-later
// The working links of a fabric, and for how long a chunk occupies each.
#include "engine/synthesis/construct/joint_constructor.h"
#include "engine/synthesis/graph/link_graph.h"
#include "engine/synthesis/graph/shortest_ways.h"
#include "engine/topology/topology_spec.h"
#include "tests/engine/synthesis/random_graph.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;

class TestLinkGraph : public QObject {
    Q_OBJECT

private slots:
    void aFailedLinkIsNoArcAndASlowOneTakesLonger()
    {
        Findings findings;
        const Result<topology::TopologyPtr> ring = topology::topologyFromSpec("Ring(4,50GiB/s,500ns)", findings);
        QVERIFY(ring.ok());
        topology::FabricState state;
        state.links[LinkId { 0 }].failed = true;
        state.links[LinkId { 3 }].bandwidthFactor = 0.5;
        const synthesis::LinkGraph graph
            = synthesis::makeLinkGraph(topology::Fabric(*ring, state), Bytes { 1U << 20U });
        QCOMPARE(graph.npus, 4U);
        QCOMPARE(graph.arcs(), (*ring)->linkCount() - 1);
        QCOMPARE(graph.link[0], LinkId { 1 });
        QCOMPARE(graph.time[0], 20031U); // 500 + 2^20 / (50·2^30/10^9) = 20,031.25
        QCOMPARE(graph.time[2], 39562U); // twice the serialisation, the same latency
    }

    void reversingTwiceIsTheSameGraph()
    {
        Findings findings;
        const Result<topology::TopologyPtr> mesh
            = topology::topologyFromSpec("Mesh(3,50GiB/s,500ns)_Mesh(4,75GiB/s,500ns)", findings);
        QVERIFY(mesh.ok());
        const synthesis::LinkGraph graph = synthesis::makeLinkGraph(topology::Fabric(*mesh), Bytes { 4096 });
        const synthesis::LinkGraph turned = synthesis::reversed(graph);
        for (std::uint32_t node = 0; node < graph.nodes; ++node) {
            for (const std::uint32_t arc : turned.out(node))
                QCOMPARE(graph.target[arc], node);
        }
        QCOMPARE(synthesis::reversed(turned).source, graph.source);
    }

    void quickestWaysAreThoseThatNoLinkShortens()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const std::vector<std::uint64_t> times // of one speed, which has a search of its own, and of three
                = seed % 4 < 2 ? std::vector<std::uint64_t> { 25 } : std::vector<std::uint64_t> { 10, 25, 90 };
            LinkGraph graph = randomGraph(9, 1, seed, times);
            const std::vector<std::uint32_t> ends { static_cast<std::uint32_t>(seed % 9), 3 };
            for (const bool against : { false, true }) {
                const std::vector<std::uint64_t> time = quickestWays(graph, ends, against);
                for (std::uint32_t node = 0; node < graph.nodes; ++node) {
                    // Bellman's equation, whose only solution they are.
                    std::uint64_t least = node == ends[0] || node == ends[1] ? 0 : kNoTime;
                    for (const std::uint32_t arc : against ? graph.out(node) : graph.in(node))
                        least
                            = std::min(least, time[against ? graph.target[arc] : graph.source[arc]] + graph.time[arc]);
                    QCOMPARE(time[node], least);
                }
            }
        }
        LinkGraph open = randomGraph(3, 0, 0); // 0 → 1 → 2 → 0, of which the last is taken away
        open.source.pop_back();
        open.target.pop_back();
        open.group();
        const std::vector<std::uint32_t> last { 2 };
        QCOMPARE(quickestWays(open, last), (std::vector<std::uint64_t> { kNoTime, kNoTime, 0 }));
        QCOMPARE(quickestWays(open, last, true), (std::vector<std::uint64_t> { 200, 100, 0 }));
    }

    // 0 – 1 – 2, and a switch that would join 0 and 2 in no time.
    void whoDoesNotForwardIsNoWayBeItASwitchOrNot()
    {
        for (const bool forwards : { false, true }) {
            LinkGraph graph;
            graph.npus = 3;
            graph.nodes = 4;
            graph.kind.resize(4);
            graph.kind[3].forwards = forwards;
            graph.source = { 0, 1, 1, 2, 0, 3, 2, 3 };
            graph.target = { 1, 0, 2, 1, 3, 2, 3, 0 };
            graph.time = { 100, 100, 100, 100, 1, 1, 1, 1 };
            graph.group();
            const Ways ways = *Ways::make(graph, { 2 }, {});
            QCOMPARE(ways.distance(0, 0), forwards ? 2.0 : 200.0);
            Demands sums;
            const std::vector<std::uint32_t> all { 0, 1, 2 };
            sums.addSum(all, all);
            JointOptions options;
            options.rootShare = 0;
            const RootedDemands rooted = withRoots(graph, reversed(graph), sums, options);
            QCOMPARE(rooted.summed.giversOf(0).front(), forwards ? 0U : 1U); // who is in the middle
        }
    }
};

WEFT_TEST(TestLinkGraph)
#include "tst_link_graph.moc"

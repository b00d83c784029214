// SPDX-License-Identifier: GPL-3.0-or-later
// All-gathers through switches by trees and their translates: right on every fabric that looks the same from several
// NPUs, as long as counting says, flat, and none where every NPU is unlike the others.
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/graph/hop_graph.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "engine/synthesis/search/translated_gather.h"
#include "tests/engine/synthesis/dice.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

using namespace weft;
using namespace weft::synthesis;
using collective::PatternKind;

namespace {

constexpr std::uint64_t kWork = std::uint64_t { 1 } << 15U;

bool anyOrbits(const HopGraph&)
{
    return true;
}

Demands gathered(std::uint32_t npus, std::uint32_t chunks)
{
    return *copiesOf(patternOf(PatternKind::AllGather, npus, chunks));
}

// Of the even and of the odd NPUs at once.
Demands gatheredByTwo(std::uint32_t npus, std::uint32_t chunks)
{
    Demands both;
    for (const std::uint32_t first : { 0U, 1U }) {
        std::vector<Rank> members;
        for (std::uint32_t npu = first; npu < npus; npu += 2)
            members.push_back(Rank { npu });
        const Demands own = *copiesOf(patternOf(PatternKind::AllGather, npus, chunks, std::move(members)));
        for (std::uint32_t chunk = 0; chunk < own.chunks(); ++chunk)
            both.add(own.giversOf(chunk), own.takersOf(chunk));
    }
    return both;
}

// Each NPU sends as many messages as it gets; over a port one each `everyNs`, which is there after `arrivesNs`.
struct Port {
    std::uint64_t everyNs = 0;
    std::uint64_t arrivesNs = 0;
};
std::uint64_t countedNs(const std::vector<Port>& ports, std::uint64_t messages)
{
    for (std::uint64_t end = 1;; ++end) {
        std::uint64_t most = 0;
        for (const Port& port : ports)
            most += end < port.arrivesNs ? 0 : (end - port.arrivesNs) / port.everyNs + 1;
        if (most >= messages)
            return end;
    }
}

// Messages on the longest way of a chunk.
std::uint32_t depthOf(const LinkGraph& graph, const Demands& demands, const TransferPlan& plan)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> depth; // by chunk and node
    for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk)
        depth[{ chunk, demands.giversOf(chunk).front() }] = 0;
    std::uint32_t most = 0;
    for (const PlannedTransfer& transfer : plan.transfers) {
        const std::uint32_t target = graph.target[transfer.arc];
        const std::uint32_t at = depth[{ transfer.chunk, graph.source[transfer.arc] }] + (target < graph.npus ? 1 : 0);
        depth[{ transfer.chunk, target }] = at;
        most = std::max(most, at);
    }
    return most;
}

void expectRight(const LinkGraph& graph, const Demands& demands, const TransferPlan& plan)
{
    const auto checked = checkPlan(graph, demands, plan);
    QVERIFY2(checked.ok(), checked ? "" : toString(checked.error()).c_str());
    QCOMPARE(*checked, std::uint64_t { 0 }); // nothing comes twice
}

} // namespace

class TestTranslatedGather : public QObject {
    Q_OBJECT

private slots:
    void isAsLongAsCountingSays()
    {
        constexpr std::uint64_t kTime = 500 + 20; // ns of latency, and of bytes
        struct Stack {
            const char* spec;
            std::size_t links; // of an NPU to others
            std::size_t ports; // to switches
        };
        for (const auto& [spec, links, ports] : { Stack { "FC(4)_Switch(4)", 3, 1 },
                 Stack { "Ring(4)_Switch(8)", 2, 1 }, Stack { "Switch(8)_Switch(4)", 0, 2 },
                 Stack { "Switch(4)_Switch(4)_Switch(4)", 0, 3 }, Stack { "Ring(8)_FC(8)_Switch(8)", 9, 1 } }) {
            const LinkGraph graph = makeLinkGraph(fabricOf(spec), Bytes { 1000 }); // at 50 GB/s
            QCOMPARE(graph.time.front(), kTime);
            std::vector<Port> all(links, { kTime, kTime });
            all.resize(links + ports, { kTime, 2 * kTime });
            for (const std::uint32_t chunks : { 1U, 2U }) {
                const Demands demands = gathered(graph.npus, chunks);
                const auto plan = constructTranslated(graph, demands, { 0, kWork, 0 });
                QVERIFY2(plan.has_value(), spec);
                expectRight(graph, demands, *plan);
                const std::uint64_t counted = countedNs(all, std::uint64_t { graph.npus - 1 } * chunks);
                QVERIFY2(plan->durationNs <= counted + kTime, spec); // what is sent first comes to few
                QVERIFY2(plan->durationNs >= counted, spec);
            }
        }
    }

    // And so it is what a search takes: the bound is met, which trees one by one miss.
    void meetsTheBoundOfStacks()
    {
        for (const char* spec : { "FC(4)_Switch(4)", "Ring(4)_Switch(8)", "Ring(8)_FC(8)_Switch(8)",
                 "Switch(8,300GB/s)_Switch(4,50GB/s)", "Switch(4)_Switch(4)_Switch(4)" }) {
            const topology::Fabric fabric = fabricOf(spec);
            for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter }) {
                const auto made = synthesizePattern(
                    fabric, patternOf(kind, fabric.topology().npuCount(), 1), Bytes { 1U << 20U }, {});
                QVERIFY(made.ok());
                QCOMPARE(Time { made->durationNs }, made->bound.time);
            }
        }
    }

    void speedsMayDiffer()
    {
        const LinkGraph graph = graphOf("Switch(6,100GB/s,300ns)_Switch(4,12GB/s,100ns)_Switch(4,5GB/s,300ns)");
        for (const std::uint64_t seed : { 0U, 1U, 2U }) {
            const Demands demands = gathered(96, 2);
            const auto plan = constructTranslated(graph, demands, { seed, kWork, 0 });
            QVERIFY(plan.has_value());
            expectRight(graph, demands, *plan);
        }
    }

    // Switches do not wait for arrivals, so that a long chain of messages would take its time.
    void treesAreFlat()
    {
        const LinkGraph graph = graphOf("FC(8)_Switch(8)");
        const Demands demands = gathered(64, 1);
        const auto plan = constructTranslated(graph, demands, { 0, kWork, 0 });
        QVERIFY(plan.has_value());
        QVERIFY(depthOf(graph, demands, *plan) <= 3);
    }

    void othersRelayForGroups()
    {
        const LinkGraph graph = graphOf("Ring(4)_Switch(8)");
        for (const std::uint32_t chunks : { 1U, 3U }) {
            const Demands demands = gatheredByTwo(32, chunks);
            const auto plan = constructTranslated(graph, demands, { 0, kWork, 0 });
            QVERIFY(plan.has_value());
            expectRight(graph, demands, *plan);
            // Neighbors on a ring are of the other group.
            QVERIFY(std::ranges::any_of(plan->transfers, [&](const PlannedTransfer& transfer) {
                const std::uint32_t giver = demands.giversOf(transfer.chunk).front();
                return graph.target[transfer.arc] < 32 && graph.target[transfer.arc] % 2 != giver % 2;
            }));
            // The two NPUs of a group on each ring are two hops apart, and eight rings are to be reached.
            QVERIFY(plan->durationNs <= (chunks == 1 ? 9 : 25) * graph.time.front());
        }
    }

    // Fewer spines than NPUs behind a leaf, or NPUs at the ends of a line: some stay what they are.
    void severalTreesWhereSomeDiffer()
    {
        struct Fabric {
            const char* spec;
            std::uint32_t orbits;
        };
        for (const auto& [spec, orbits] :
            { Fabric { "FatTree(32,oversub=2)", 2 }, Fabric { "FatTree(64,oversub=4)", 4 },
                Fabric { "FatTree(64,leaf=8,spines=2)", 1 }, Fabric { "Mesh(3)_Switch(4)", 3 },
                Fabric { "Mesh(4)_FC(4)_Switch(6)", 4 }, Fabric { "Switch(4)_Mesh(5)", 5 } }) {
            const LinkGraph graph = graphOf(spec);
            const auto hops = hopsOf(graph, anyOrbits);
            QVERIFY2(hops.has_value(), spec);
            QCOMPARE(hops->orbits(), orbits);
            for (const std::uint32_t chunks : { 1U, 2U }) {
                const Demands demands = gathered(graph.npus, chunks);
                const auto plan = constructTranslated(graph, demands, { 0, kWork, 0 });
                QVERIFY2(plan.has_value(), spec);
                expectRight(graph, demands, *plan);
            }
        }
        // A port gets 255 messages one after the other, the first two links after it was sent.
        const LinkGraph graph = graphOf("FatTree(256,oversub=4)");
        const Demands demands = gathered(256, 1);
        const auto plan = constructTranslated(graph, demands, { 0, kWork, 0 });
        QVERIFY(plan.has_value());
        expectRight(graph, demands, *plan);
        QVERIFY(plan->durationNs >= 256 * graph.time.front());
        QVERIFY(plan->durationNs <= 258 * graph.time.front());
    }

    void meetsTheBoundWhereSomeDiffer()
    {
        for (const char* spec : { "Mesh(4)_Switch(8)", "Mesh(4)_FC(4)_Switch(6)" }) {
            const topology::Fabric fabric = fabricOf(spec);
            const auto made = synthesizePattern(
                fabric, patternOf(PatternKind::AllGather, fabric.topology().npuCount(), 1), Bytes { 1U << 20U }, {});
            QVERIFY(made.ok());
            QCOMPARE(Time { made->durationNs }, made->bound.time);
        }
    }

    // The even NPUs alone: those that have nothing are orbits of their own.
    void othersHaveNothing()
    {
        for (const char* spec : { "Ring(4)_Switch(8)", "FatTree(32,oversub=2)", "Switch(8)" }) {
            const LinkGraph graph = graphOf(spec);
            std::vector<Rank> members;
            for (std::uint32_t npu = 0; npu < graph.npus; npu += 2)
                members.push_back(Rank { npu });
            const Demands demands = *copiesOf(patternOf(PatternKind::AllGather, graph.npus, 2, members));
            const auto plan = constructTranslated(graph, demands, { 0, kWork, 0 });
            QVERIFY2(plan.has_value(), spec);
            expectRight(graph, demands, *plan);
        }
    }

    // Each NPU has a chunk of its own for every other: as long as the ports take, if switches lead everywhere.
    void eachMayWantAnother()
    {
        for (const char* spec : { "Switch(12)", "FatTree(64,oversub=4)", "FatTree(64,leaf=8,spines=4)" }) {
            const topology::Fabric fabric = fabricOf(spec);
            const std::uint32_t npus = fabric.topology().npuCount();
            const LinkGraph graph = graphOf(spec);
            const Demands demands = *copiesOf(patternOf(PatternKind::AllToAll, npus, 1));
            const auto plan = constructTranslated(graph, demands, { 0, kWork, 0 });
            QVERIFY2(plan.has_value(), spec);
            expectRight(graph, demands, *plan);
            const auto bound = lowerBound(fabric, patternOf(PatternKind::AllToAll, npus, 1), Bytes { 1U << 20U }, {});
            QVERIFY2(plan->durationNs <= bound->time.ns() + bound->time.ns() / 24, spec);
        }
        // Nobody passes on what is for another.
        const LinkGraph ring = graphOf("Ring(4)_Switch(2)");
        QVERIFY(!constructTranslated(ring, *copiesOf(patternOf(PatternKind::AllToAll, 8, 1)), { 0, kWork, 0 }));
    }

    // Leaves with any number of NPUs, spines and cables to each of them, links from NPU to NPU, and speeds; what is
    // made is right, whatever the demands.
    void anyTreesOfSwitches()
    {
        std::uint32_t made = 0;
        std::uint32_t several = 0; // of those, trees
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Dice random(static_cast<std::uint32_t>(seed));
            const std::uint32_t leaves = 1 + random.below(4);
            const std::uint32_t behind = 1 + random.below(6);
            const std::uint32_t npus = leaves * behind;
            if (npus < 2)
                continue;
            topology::TopologyBuilder builder;
            const auto cost = [&random] {
                return LinkCost { Latency { 100.0 * (1 + random.below(5)) },
                    Bandwidth::gigaBytesPerSecond(25.0 * (1 + random.below(3))) };
            };
            std::vector<topology::DraftNode> ranks;
            for (std::uint32_t npu = 0; npu < npus; ++npu)
                ranks.push_back(builder.addNpu());
            const std::uint32_t spines = 1 + random.below(3);
            const std::uint32_t cables = 1 + random.below(2);
            const LinkCost port = cost();
            const LinkCost trunk = cost();
            std::vector<topology::DraftNode> switches;
            for (std::uint32_t i = 0; i < leaves + spines; ++i)
                switches.push_back(builder.addSwitch());
            for (std::uint32_t npu = 0; npu < npus; ++npu)
                builder.addCable(ranks[npu], switches[npu / behind], port);
            for (std::uint32_t i = 0; i < leaves * spines * cables; ++i)
                builder.addCable(switches[i % leaves], switches[leaves + i / leaves % spines], trunk);
            const LinkCost beside = cost();
            for (std::uint32_t npu = 0; npu + 1 < npus && random.below(2) == 0; ++npu) {
                if (npu % behind + 1 < behind)
                    builder.addCable(ranks[npu], ranks[npu + 1], beside);
            }
            Findings findings;
            const LinkGraph graph = makeLinkGraph(topology::Fabric(*builder.seal(findings)), Bytes { 1U << 16U });
            for (const Demands& demands : { gathered(npus, 1), gathered(npus, 3), gatheredByTwo(npus, 2),
                     *copiesOf(patternOf(PatternKind::AllToAll, npus, 2)) }) {
                const auto plan = constructTranslated(graph, demands, { seed, 1, 0 });
                if (!plan)
                    continue;
                expectRight(graph, demands, *plan);
                const auto hops = hopsOf(graph, anyOrbits);
                ++made;
                several += hops->orbits() > 1 ? 1U : 0U;
            }
        }
        QVERIFY(made > 60 && several > 20);
    }

    void isNoneWhereNpusDiffer()
    {
        const auto none = [](const LinkGraph& graph, const Demands& demands) {
            return !constructTranslated(graph, demands, { 0, kWork, 0 }).has_value();
        };
        for (const char* spec : { "Mesh(3)_Mesh(5)", "Dragonfly(groups=3,routers=2,npus=2)" })
            QVERIFY2(none(graphOf(spec), gathered(graphOf(spec).npus, 1)), spec);
        topology::FabricState failed;
        failed.links[LinkId { 0 }].failed = true;
        QVERIFY(none(graphOf("Ring(4)_Switch(8)", 1, failed), gathered(32, 1)));
        topology::FabricState slower;
        slower.links[LinkId { 70 }].extraLatency = Latency { 1 };
        QVERIFY(none(graphOf("Ring(4)_Switch(8)", 1, slower), gathered(32, 1)));
        QVERIFY(none(capableSwitch(), gathered(4, 1))); // better is known there
        // What is asked for differs.
        const LinkGraph graph = graphOf("Switch(4)_Switch(2)");
        QVERIFY(none(graph, *copiesOf(patternOf(PatternKind::Broadcast, 8, 1))));
        QVERIFY(
            none(graph, *copiesOf(patternOf(PatternKind::AllGather, 8, 1, { Rank { 0 }, Rank { 2 }, Rank { 3 } }))));
        Demands skewed = gathered(8, 1);
        const std::uint32_t one[] { 0 };
        const std::uint32_t other[] { 5 };
        skewed.add(one, other);
        QVERIFY(none(graph, skewed));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!constructTranslated(graph, gathered(8, 1), { 0, kWork, 0 }, stop.get_token()).has_value());
    }

    // Each link is a machine; a port is one on the way to the switch, and one from there.
    void portsAreMachines()
    {
        const LinkGraph graph = graphOf("FC(3)_Switch(4,100GB/s)");
        const auto hops = hopsOf(graph, anyOrbits);
        QVERIFY(hops.has_value());
        QCOMPARE(hops->classes(), 2U + 3U);
        QCOMPARE(hops->machines.count, 2U + 2U);
        QCOMPARE(hops->machines.shapes.size(), std::size_t { 2 + 1 });
        for (const std::vector<Stage>& shape : hops->machines.shapes) {
            QVERIFY(shape.size() == 1 || shape[1].offset == shape[0].time);
            QVERIFY(shape.size() == 1 || shape[1].machine != shape[0].machine);
        }
    }

    // Translates go over different spines, so that all leave a leaf at once.
    void treesOfSwitchesAreTakenApart()
    {
        for (const char* spec : { "FatTree(16)", "FatTree(64,oversub=4)", "FatTree(64,leaf=8,spines=4)" }) {
            const LinkGraph graph = graphOf(spec);
            const auto hops = hopsOf(graph, anyOrbits);
            QVERIFY(hops.has_value());
            QCOMPARE(hops->width, graph.npus - 1);
            std::vector<std::vector<std::uint32_t>> taken(hops->classes());
            for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
                for (std::uint32_t place = 0; place < hops->width; ++place) {
                    const auto way = hops->ways[npu * hops->width + place];
                    QCOMPARE(graph.source[way.front()], npu);
                    QCOMPARE(graph.target[way.back()], hops->next[npu * hops->width + place]);
                    QCOMPARE(hops->before(graph.target[way.back()], hops->classOf(npu, place)), npu);
                    std::vector<std::uint32_t>& ofClass = taken[hops->classOf(npu, place)];
                    ofClass.insert(ofClass.end(), way.begin(), way.end());
                }
            }
            for (const std::vector<std::uint32_t>& ofClass : taken)
                QCOMPARE(sortedOnce(ofClass).size(), ofClass.size());
        }
        // Fifteen messages leave each port one after the other, and once it waits: what comes from afar is longer on
        // its way, and would meet at the last switch what is sent two steps later inside.
        const LinkGraph graph = graphOf("FatTree(16)");
        const Demands demands = gathered(16, 1);
        const auto plan = constructTranslated(graph, demands, { 0, kWork, 0 });
        QVERIFY(plan.has_value());
        expectRight(graph, demands, *plan);
        QCOMPARE(plan->durationNs, 17 * graph.time.front());
        const Demands two = gatheredByTwo(16, 2);
        const auto both = constructTranslated(graph, two, { 0, kWork, 0 });
        QVERIFY(both.has_value());
        expectRight(graph, two, *both);
    }

    // As many NPUs as people have: at once, and within a thousandth of what counting says for each port.
    void largeTreesOfSwitchesToo()
    {
        const LinkGraph graph = graphOf("FatTree(256)");
        const Demands demands = gathered(256, 1);
        const auto plan = constructTranslated(graph, demands, { 0, 1, 0 });
        QVERIFY(plan.has_value());
        expectRight(graph, demands, *plan);
        QVERIFY(plan->durationNs <= 259 * graph.time.front());
        // Each leaf is entered once: two links for each message, and two more for those that come from another.
        QCOMPARE(plan->transfers.size(), std::size_t { 256 } * (2 * 255 + 2 * 15));
    }
};

WEFT_TEST(TestTranslatedGather)
#include "tst_translated_gather.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Constructions by slots: room on links is found where it is, every plan passes the check, one chunk spreads over a
// switch as fast as can be, and the bound that says so holds in closed form.
#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/bounds/bounds_kinds.h"
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/link_slots.h"
#include "engine/topology/topology_builder.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr std::uint64_t kSlotStep = 20031; // floor(500 + 2^20 / (50·2^30/10^9))

Result<TransferPlan> construct(const LinkGraph& graph, const Demands& demands, const SlotOptions& options)
{
    const Result<Ways> ways = Ways::make(graph, sortedOnce(demands.takers.items), {});
    return ways ? constructBySlots(graph, demands, *ways, options) : Result<TransferPlan>(ways.error());
}

void expectValidPlans(const LinkGraph& graph)
{
    std::vector<Rank> even;
    for (std::uint32_t npu = 0; npu < graph.npus; npu += 2)
        even.push_back(Rank { npu });
    for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllToAll,
             PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter }) {
        for (const auto& members : { std::vector<Rank> {}, even }) {
            const LinkGraph used = isReversed(kind) ? reversed(graph) : graph;
            const Demands demands = *copiesOf(patternOf(kind, graph.npus, 3, members));
            for (const double tailWeight : { 0.0, 1.0 }) {
                SlotOptions options;
                options.seed = 7;
                options.arrivalWeight = 1 - tailWeight;
                options.tailWeight = tailWeight;
                options.farChance = 0.7 * tailWeight;
                options.spreadWeight = 2 * tailWeight;
                options.work = 4000;
                const Result<TransferPlan> plan = construct(used, demands, options);
                QVERIFY2(plan.ok(), plan ? "" : toString(plan.error()).c_str());
                const Result<std::uint64_t> checked = checkPlan(used, demands, *plan);
                QVERIFY2(checked.ok(), checked ? "" : toString(checked.error()).c_str());
                QVERIFY2(checked && *checked == 0, "nothing is brought twice");
                QVERIFY(*plan == *construct(used, demands, options));
            }
        }
    }
}

std::vector<std::uint32_t> allOf(const LinkGraph& graph)
{
    std::vector<std::uint32_t> npus(graph.npus);
    std::iota(npus.begin(), npus.end(), 0U);
    return npus;
}

// Steps after which so many NPUs behind one switch can have a chunk: N(t) = N(t - 1) + N(t - 2).
std::uint64_t stepsToReach(std::uint64_t npus)
{
    std::uint64_t before = 1;
    std::uint64_t now = 1;
    std::uint64_t steps = 1;
    while (now < npus) {
        now += std::exchange(before, now);
        ++steps;
    }
    return npus < 2 ? 0 : steps;
}

} // namespace

class TestSlotConstructor : public QObject {
    Q_OBJECT

private slots:
    void roomIsFoundBetweenTransfers()
    {
        const LinkGraph graph = graphOf("Ring(3,50GiB/s,500ns)");
        LinkSlots links(graph);
        QCOMPARE(links.earliest(0, 17), std::uint64_t { 17 });
        links.take(0, 0);
        QCOMPARE(links.earliest(0, 0), kSlotStep);
        links.take(0, 2 * kSlotStep);
        QCOMPARE(links.earliest(0, 5), kSlotStep); // between the two, without a nanosecond to spare
        QCOMPARE(links.earliest(0, kSlotStep + 1), 3 * kSlotStep);
        links.take(0, kSlotStep);
        QCOMPARE(links.earliest(0, 0), 3 * kSlotStep);
        links.take(0, 4 * kSlotStep + 1);
        QCOMPARE(links.earliest(0, 0), 3 * kSlotStep);
        QCOMPARE(links.earliest(0, 3 * kSlotStep + 2), 5 * kSlotStep + 1);
        QCOMPARE(links.earliest(1, 0), std::uint64_t { 0 }); // another link
        links.clear();
        QCOMPARE(links.earliest(0, 0), std::uint64_t { 0 });
    }

    // Against looking at every moment at which something ends.
    void roomIsFoundAsByLookingEverywhere()
    {
        const LinkGraph graph = graphOf("Ring(3,50GiB/s,500ns)");
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random(seed);
            LinkSlots links(graph);
            std::vector<std::uint64_t> starts;
            for (int i = 0; i < 60; ++i) {
                // Now and then what is left is just enough.
                const std::uint64_t ready = random.next() % 60 * kSlotStep / 2 + random.next() % 4 / 3;
                const auto isFree = [&](std::uint64_t at) {
                    return std::ranges::all_of(starts,
                        [at](std::uint64_t start) { return at + kSlotStep <= start || start + kSlotStep <= at; });
                };
                std::uint64_t expected = isFree(ready) ? ready : ~std::uint64_t { 0 };
                for (const std::uint64_t start : starts) {
                    if (start + kSlotStep >= ready && isFree(start + kSlotStep))
                        expected = std::min(expected, start + kSlotStep);
                }
                QCOMPARE(links.earliest(0, ready), expected);
                links.take(0, expected);
                starts.push_back(expected);
            }
        }
    }

    void everyPlanPassesTheCheck_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(1,50GiB/s,500ns)", "Ring(5,50GiB/s,500ns)", "Mesh(3x3)", "Switch(7)", "DGX1V",
                 "DGX2", "Switch(4,200GB/s)_Switch(3)", "FatTree(16)", "FatTree(8,levels=3)",
                 "Dragonfly(groups=3,routers=2,npus=2)" })
            QTest::newRow(spec) << spec;
    }
    void everyPlanPassesTheCheck()
    {
        QFETCH(QString, spec);
        expectValidPlans(graphOf(spec.toStdString(), 3));
    }

    void irregularFabricsToo()
    {
        for (const auto& [family, name] : kIrregularFamilies) {
            const LinkGraph graph = makeLinkGraph(IrregularMaker(family, 0).make(), Bytes { 1U << 19U });
            if (isWhole(graph) && graph.npus <= 32)
                expectValidPlans(graph);
        }
    }

    void switchesThatCopyAndNpusThatDoNotForward()
    {
        topology::TopologyBuilder draft;
        const LinkCost cost { Latency { 100 }, Bandwidth { 10 } };
        for (std::uint32_t npu = 0; npu < 6; ++npu)
            draft.addNpu({ "", "", npu % 2 == 0, false, false });
        const topology::DraftNode copies = draft.addSwitch({ "", "", true, true, true });
        const topology::DraftNode plain = draft.addSwitch({ "", "", true, false, false });
        for (std::uint32_t npu = 0; npu < 6; ++npu)
            draft.addCable(topology::DraftNode { npu }, npu < 3 ? copies : plain, cost);
        draft.addCable(copies, plain, cost);
        Findings findings;
        const LinkGraph graph = makeLinkGraph(topology::Fabric(*draft.seal(findings)), Bytes { 1000 });
        expectValidPlans(graph);
        // One way up, and all three ways down at once.
        const Demands demands
            = *copiesOf(patternOf(PatternKind::Broadcast, 6, 1, { Rank { 1 }, Rank { 0 }, Rank { 2 } }));
        QCOMPARE(construct(graph, demands, {})->durationNs, std::uint64_t { 400 });
    }

    void oneChunkSpreadsOverASwitchAsFastAsCanBe()
    {
        for (std::uint32_t npus = 2; npus <= 40; ++npus) {
            const LinkGraph graph = graphOf("Switch(" + std::to_string(npus) + ",50GiB/s,500ns)");
            const Demands demands = *copiesOf(patternOf(PatternKind::Broadcast, npus, 1));
            const Result<TransferPlan> plan = construct(graph, demands, {});
            QVERIFY(plan.ok());
            QCOMPARE(plan->durationNs, kSlotStep * stepsToReach(npus));
            QCOMPARE(boundGrowth(graph, 0, allOf(graph), 1), plan->durationNs);
            // The last of more chunks sets out when the others have.
            for (const std::uint64_t chunks : { 2U, 5U, 9U })
                QVERIFY(boundGrowth(graph, 0, allOf(graph), chunks) >= plan->durationNs + (chunks - 1) * kSlotStep);
        }
    }

    void fourChunksOnSixteenPortsMeetTheBound()
    {
        Findings findings;
        const topology::Fabric fabric(*topology::topologyFromSpec("Switch(16,50GiB/s,500ns)", findings));
        for (const PatternKind kind : { PatternKind::Broadcast, PatternKind::Reduce }) {
            const Pattern pattern = patternOf(kind, 16, 4);
            const Bound bound = *lowerBound(fabric, pattern, Bytes { 1U << 20U }, {});
            QCOMPARE(bound.time.ns(), 10 * kSlotStep);
            QVERIFY(bound.time == bound.growth && bound.tail < bound.time);
            SlotOptions options;
            options.work = 1U << 17U;
            options.boundNs = bound.time.ns();
            const LinkGraph graph = makeLinkGraph(fabric, Bytes { 1U << 20U });
            QCOMPARE(construct(graph, *copiesOf(pattern), options)->durationNs, bound.time.ns());
        }
    }

    void growthCountsMachinesWhereOnlySlowLinksJoinThem()
    {
        // 16 machines of 4: a port of each NPU leads to one of 4 switches, and carries a chunk in kSlotStep; inside, a
        // hundredth. 4 others have one chunk after 2 steps, 4 more after 3, and the last 7 after 4.
        const LinkGraph graph = graphOf("Switch(4,50000GiB/s,0ns)_Switch(16,50GiB/s,500ns)");
        // Inside, it goes on to 3 more before and after: a schedule of this length is found, so that it is the optimum.
        QCOMPARE(boundGrowth(graph, 5, allOf(graph), 1), 4 * kSlotStep + 95);
        QCOMPARE(boundGrowth(graph, 5, std::vector { 6U, 7U, 63U }, 1), 2 * kSlotStep);
        // 60 deliveries: 4 · (4 + 4·2 + 4) = 64 after 5 steps, and those that senders had late inside are among them.
        QCOMPARE(boundGrowth(graph, 5, allOf(graph), 4), 5 * kSlotStep + 190);
        // 135 deliveries: 4 · (5 + 4·3 + 4·2 + 7) = 128 after 6 steps.
        QCOMPARE(boundGrowth(graph, 5, allOf(graph), 9), 7 * kSlotStep + 57);
    }

    void growthCountsNoMoreThanQuickLinksReach()
    {
        // Two rings of 8 with a port for each NPU: so many are 0, 1 … 4 hops away: 1, 2, 2, 2, 1. A chunk can set out
        // for the other ring so many hops after the start, and be there so many hops after it came: 13 deliveries after
        // two hops in all, 25 after three, and 39 after four. (Copies that double would be 19 after two.)
        const LinkGraph graph = graphOf("Ring(8,50000GiB/s,0ns)_Switch(2,50GiB/s,500ns)");
        QCOMPARE(boundGrowth(graph, 0, allOf(graph), 2), 2 * kSlotStep + 3 * 19);
        QCOMPARE(boundGrowth(graph, 0, allOf(graph), 3), 2 * kSlotStep + 3 * 19);
        QCOMPARE(boundGrowth(graph, 0, allOf(graph), 4), 2 * kSlotStep + 4 * 19);
    }

    void growthSaysNothingWhereItCannot()
    {
        QCOMPARE(boundGrowth(graphOf("Switch(4)"), 0, {}, 1), std::uint64_t { 0 }); // nobody else
        QCOMPARE(boundGrowth(graphOf("Ring(1)"), 0, {}, 1), std::uint64_t { 0 }); // no links
        LinkGraph instant = graphOf("Switch(4)");
        std::fill(instant.time.begin(), instant.time.end(), std::uint64_t { 0 });
        QCOMPARE(boundGrowth(instant, 0, allOf(instant), 2), std::uint64_t { 0 });
    }

    void whatCannotBeReachedOrWasStoppedIsAnError()
    {
        const LinkGraph graph = graphWithOneApart();
        const Result<TransferPlan> plan = construct(graph, *copiesOf(patternOf(PatternKind::Broadcast, 3, 1)), {});
        QVERIFY(!plan && plan.error().code == ErrorCode::Unreachable);

        const LinkGraph ring = graphOf("Ring(4)");
        const Demands demands = *copiesOf(patternOf(PatternKind::AllGather, 4, 1));
        const Ways ways = *Ways::make(ring, { 0, 1, 2, 3 }, {});
        std::stop_source stop;
        stop.request_stop();
        const Result<TransferPlan> stopped = constructBySlots(ring, demands, ways, {}, { stop.get_token(), nullptr });
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
    }
};

WEFT_TEST(TestSlotConstructor)
#include "tst_slot_constructor.moc"

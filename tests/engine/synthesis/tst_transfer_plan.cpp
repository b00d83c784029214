// SPDX-License-Identifier: GPL-3.0-or-later
// Plans for every pattern on fabrics of many shapes: all pass the check, some are provably the best, and the check
// refuses what is wrong.
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/search/demand_search.h"
#include "engine/topology/topology_spec.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr std::uint64_t kStep = 20031; // floor(500 + 2^20 / (50·2^30/10^9))

Result<TransferPlan> construct(const LinkGraph& graph, const Demands& demands)
{
    if (!demands.isPointToPoint())
        return constructTrees(graph, demands, {});
    RouteOptions other;
    other.farthestFirst = true;
    const Result<TransferPlan> plan = constructRoutes(graph, demands, {});
    const Result<TransferPlan> second = constructRoutes(graph, demands, other);
    return !plan || plan->durationNs <= second->durationNs ? plan : second;
}

} // namespace

class TestTransferPlan : public QObject {
    Q_OBJECT

private slots:
    // A first start that is large enough for one construction only ends when the time is up, with a plan.
    void theTimeEndsTheFirstConstruction()
    {
        const LinkGraph graph = graphOf("FatTree(64)");
        const Demands demands = *copiesOf(patternOf(PatternKind::AllGather, 64, 5));
        std::stop_source timeUp;
        timeUp.request_stop();
        Crew crew(1);
        DemandSearch cut(graph, demands, {});
        const Result<bool> complete = cut.begin({ crew, {}, timeUp.get_token() });
        QVERIFY(complete.ok() && !*complete);
        QVERIFY(checkPlan(graph, demands, cut.best()).ok());
        DemandSearch whole(graph, demands, {});
        QVERIFY(*whole.begin({ crew, {}, {} }));
        QVERIFY(whole.bestNs() <= cut.bestNs());
    }

    void everyPatternOnEveryFabricIsMet_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(5,50GiB/s,500ns)", "Mesh(3,50GiB/s,500ns)_Mesh(4,75GiB/s,700ns)",
                 "Torus(4,50GiB/s,500ns)_Torus(4,50GiB/s,500ns)", "Switch(8,50GiB/s,500ns)", "DGX1V",
                 "Ring(2,200GiB/s,500ns)_FC(4,100GiB/s,500ns)_Switch(4,50GiB/s,500ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void everyPatternOnEveryFabricIsMet()
    {
        QFETCH(QString, spec);
        const LinkGraph graph = graphOf(spec.toLatin1().constData());
        const std::vector<Rank> group { Rank { 3 }, Rank { 0 }, Rank { 2 } };
        for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllToAll,
                 PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter }) {
            for (const std::uint32_t chunks : { 1U, 3U }) {
                for (const std::vector<Rank>& members : { std::vector<Rank> {}, group }) {
                    const Pattern pattern = patternOf(kind, graph.npus, chunks, members);
                    const Result<Demands> demands = copiesOf(pattern);
                    QVERIFY(demands.ok());
                    const LinkGraph used = isReversed(kind) ? reversed(graph) : graph;
                    const Result<TransferPlan> plan = construct(used, *demands);
                    QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
                    const Result<std::uint64_t> checked = checkPlan(used, *demands, *plan);
                    QVERIFY2(checked.ok(), checked ? "" : checked.error().message.c_str());
                    QCOMPARE(*checked, 0U); // nothing is brought twice
                    QCOMPARE(construct(used, *demands)->fingerprint(), plan->fingerprint());
                }
            }
        }
    }

    void symmetricFabricsAreMetAtTheirBounds()
    {
        const auto timeOf = [](const char* spec, PatternKind kind) {
            const LinkGraph graph = graphOf(spec);
            return construct(graph, *copiesOf(patternOf(kind, graph.npus, 1)))->durationNs;
        };
        QCOMPARE(timeOf("FC(16,50GiB/s,500ns)", PatternKind::AllToAll), kStep); // a link for each pair
        QCOMPARE(timeOf("Switch(16,50GiB/s,500ns)", PatternKind::AllToAll), 16 * kStep); // 15 from each port, and a hop
        QCOMPARE(
            timeOf("Ring(8,50GiB/s,500ns)", PatternKind::Scatter), 4 * kStep); // 7 over two links; the way to the last
    }

    void reversedInTimeAGatherBecomesAReduction()
    {
        const LinkGraph graph = graphOf("Mesh(3,50GiB/s,500ns)_Mesh(3,75GiB/s,700ns)");
        const LinkGraph turned = reversed(graph);
        const Demands demands = *copiesOf(patternOf(PatternKind::ReduceScatter, 9, 1));
        const TransferPlan plan = *construct(turned, demands);
        const TransferPlan reduction = reversedInTime(turned, plan);
        // Every rank but the owner sends its sum of a chunk on once, after all that come to it.
        std::vector<std::vector<std::uint64_t>> sent(9, std::vector<std::uint64_t>(9, 0));
        for (const PlannedTransfer& transfer : reduction.transfers) {
            QVERIFY(sent[transfer.chunk][graph.source[transfer.arc]] == 0);
            sent[transfer.chunk][graph.source[transfer.arc]] = transfer.start + 1;
        }
        for (const PlannedTransfer& transfer : reduction.transfers) {
            const std::uint64_t onwards = sent[transfer.chunk][graph.target[transfer.arc]];
            QVERIFY(onwards != 0 || graph.target[transfer.arc] == transfer.chunk);
            QVERIFY(onwards == 0 || transfer.start + graph.time[transfer.arc] <= onwards - 1);
        }
        QCOMPARE(reversedInTime(graph, reduction), plan);
    }

    void theCheckRefusesWhatCannotBe()
    {
        const LinkGraph graph = graphOf("Mesh(2,50GiB/s,500ns)_Mesh(3,50GiB/s,500ns)");
        const Demands demands = *copiesOf(patternOf(PatternKind::AllGather, 6, 1));
        const TransferPlan plan = *construct(graph, demands);
        QVERIFY(checkPlan(graph, demands, plan).ok());
        for (std::size_t i = 0; i < plan.transfers.size(); ++i) {
            TransferPlan without = plan;
            without.transfers.erase(without.transfers.begin() + static_cast<std::ptrdiff_t>(i));
            QVERIFY(!checkPlan(graph, demands, without).ok());
            if (plan.transfers[i].start == 0)
                continue;
            TransferPlan early = plan; // before the chunk or the link is there
            early.transfers[i].start = 0;
            std::sort(early.transfers.begin(), early.transfers.end());
            QVERIFY(!checkPlan(graph, demands, early).ok());
        }
        TransferPlan boast = plan;
        --boast.durationNs;
        QVERIFY(!checkPlan(graph, demands, boast).ok());
        TransferPlan strange = plan;
        strange.transfers.back().arc = graph.arcs();
        QVERIFY(!checkPlan(graph, demands, strange).ok());
    }

    void aSwitchSendsOnWhatCameOnce()
    {
        const LinkGraph graph = graphOf("Switch(4,50GiB/s,500ns)");
        const Demands demands = *copiesOf(patternOf(PatternKind::Broadcast, 4, 1));
        TransferPlan plan = *construct(graph, demands);
        // A multicast that this switch cannot do: one copy in, three out.
        plan.transfers.clear();
        const std::uint32_t root = demands.giversOf(0).front();
        plan.transfers.push_back({ 0, 0, graph.out(root).front() });
        const std::uint32_t center = graph.target[graph.out(root).front()];
        for (const std::uint32_t arc : graph.out(center)) {
            if (graph.target[arc] != root)
                plan.transfers.push_back({ kStep, 0, arc });
        }
        plan.durationNs = 2 * kStep;
        QVERIFY(!checkPlan(graph, demands, plan).ok());
        LinkGraph able = graph;
        able.kind[center].multicasts = true;
        QVERIFY(checkPlan(able, demands, plan).ok());
        QCOMPARE(construct(able, demands)->durationNs, 2 * kStep); // and the trees use it
    }

    void whatCannotBeReachedIsNamed()
    {
        topology::FabricState state;
        Findings findings;
        const topology::TopologyPtr ring = *topology::topologyFromSpec("Ring(4,50GiB/s,500ns)", findings);
        for (std::uint32_t link = 0; link < ring->linkCount(); ++link) {
            if (ring->linkDestination(LinkId { link }) == NodeId { 2 })
                state.links[LinkId { link }].failed = true;
        }
        const LinkGraph broken = makeLinkGraph(topology::Fabric(ring, state), Bytes { 1024 });
        for (const PatternKind kind : { PatternKind::AllToAll, PatternKind::AllGather }) {
            const Result<TransferPlan> plan = construct(broken, *copiesOf(patternOf(kind, 4, 1)));
            QVERIFY(!plan.ok());
            QVERIFY(plan.error().code == ErrorCode::Unreachable);
        }
    }
};

WEFT_TEST(TestTransferPlan)
#include "tst_transfer_plan.moc"

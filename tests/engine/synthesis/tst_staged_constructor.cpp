// SPDX-License-Identifier: GPL-3.0-or-later
// Chunks that leave in turn, the last placed first: every plan passes the check and is the same again, chains and
// switches take what closed forms say, and a tree over groups of routers takes the least time that there is.
#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "tests/engine/synthesis/expect_plans.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr std::uint64_t kMostWork = std::uint64_t { 1 } << 21U;

Result<TransferPlan> makeStaged(const LinkGraph& graph, const Demands& demands, const HasteOptions& options)
{
    const Result<Ways> ways = Ways::make(graph, sortedOnce(demands.takers.items), {});
    return ways ? constructStaged(graph, demands, *ways, options) : Result<TransferPlan>(ways.error());
}

void expectStagedPlans(const LinkGraph& graph)
{
    expectPlans(graph, [](const LinkGraph& used, const Demands& demands) {
        return makeStaged(used, demands, { 7, 4000, 0 });
    });
}

} // namespace

class TestStagedConstructor : public QObject {
    Q_OBJECT

private slots:
    void everyPlanPassesTheCheck_data() { addPlanFabrics(); }
    void everyPlanPassesTheCheck()
    {
        QFETCH(QString, spec);
        expectStagedPlans(makeLinkGraph(surveyFabric(spec.toStdString()), Bytes { 1U << 18U }));
    }

    void irregularFabricsToo() { eachIrregular(expectStagedPlans); }

    // Down a chain the last of the chunks sets out when the others have, and nothing holds it up.
    void chunksFollowEachOtherDownAChain()
    {
        for (const std::uint32_t chunks : { 1U, 2U, 5U }) {
            const LinkGraph graph = graphOf("Mesh(6)");
            const Demands demands = *copiesOf(surveyPattern(PatternKind::Broadcast, 6, chunks));
            const Result<TransferPlan> plan = makeStaged(graph, demands, { 1, kMostWork, 0 });
            QVERIFY(plan.ok());
            QCOMPARE(plan->durationNs, graph.time.front() * (5 + chunks - 1));
        }
    }

    // 1, 1, 2, 3, 5, 8 … have it.
    void oneChunkSpreadsOverASwitchAsFastAsCanBe()
    {
        for (const auto& [npus, steps] : { std::pair(2U, 2U), std::pair(3U, 3U), std::pair(5U, 4U), std::pair(8U, 5U),
                 std::pair(9U, 6U), std::pair(13U, 6U), std::pair(34U, 8U) }) {
            const LinkGraph graph = graphOf("Switch(" + std::to_string(npus) + ")");
            const Demands demands = *copiesOf(patternOf(PatternKind::Broadcast, npus, 1));
            const Result<TransferPlan> plan = makeStaged(graph, demands, { 1, kMostWork, graph.time.front() * steps });
            QVERIFY(plan.ok());
            QCOMPARE(plan->durationNs, graph.time.front() * steps);
        }
    }

    // No schedule is shorter than the bound.
    void oneChunkSpreadsOverGroupsOfRoutersAsFastAsCanBe()
    {
        const topology::Fabric fabric = surveyFabric("Dragonfly(groups=4,routers=4,npus=2)");
        std::vector<Rank> even;
        for (std::uint32_t npu = 0; npu < 32; npu += 2)
            even.push_back(Rank { npu });
        for (const auto& members : { std::vector<Rank> {}, even }) {
            const Pattern pattern = surveyPattern(PatternKind::Broadcast, 32, 1, members);
            const std::uint64_t bound = lowerBound(fabric, pattern, Bytes { 1U << 20U }, {})->time.ns();
            const LinkGraph graph = makeLinkGraph(fabric, Bytes { 1U << 20U });
            QCOMPARE(makeStaged(graph, *copiesOf(pattern), { 1, kMostWork, bound })->durationNs, bound);
        }
    }

    void whatCannotBeReachedOrWasStoppedIsAnError()
    {
        const LinkGraph graph = graphWithOneApart();
        const Result<TransferPlan> plan = makeStaged(graph, *copiesOf(patternOf(PatternKind::Broadcast, 3, 1)), {});
        QVERIFY(!plan && plan.error().code == ErrorCode::Unreachable);

        const LinkGraph ring = graphOf("Ring(4)");
        const Demands demands = *copiesOf(patternOf(PatternKind::Broadcast, 4, 1));
        const Ways ways = *Ways::make(ring, { 1, 2, 3 }, {});
        std::stop_source stop;
        stop.request_stop();
        const Result<TransferPlan> stopped = constructStaged(ring, demands, ways, {}, { stop.get_token(), nullptr });
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
    }
};

WEFT_TEST(TestStagedConstructor)
#include "tst_staged_constructor.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Plans that are taken apart and grown again: each passes the check, is the same again and never longer, and where
// nothing may wait a single step, the least time that a solver found is reached.
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/construct/hastened_plan.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "tests/engine/synthesis/expect_plans.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::PatternKind;

namespace {

constexpr std::uint64_t kMostWork = std::uint64_t { 1 } << 24U;

Result<TransferPlan> makeRegrown(const LinkGraph& graph, const Demands& demands, const HasteOptions& options)
{
    Result<TransferPlan> plan = constructTrees(graph, demands, {});
    return plan ? Result<TransferPlan>(regrown(graph, demands, *std::move(plan), options)) : plan;
}

void expectRegrownPlans(const LinkGraph& graph)
{
    expectPlans(graph, [](const LinkGraph& used, const Demands& demands) {
        const Result<TransferPlan> plan = makeRegrown(used, demands, { 7, 4000, 0 });
        if (!plan || plan->durationNs > constructTrees(used, demands, {})->durationNs)
            QTest::qFail("it became longer", __FILE__, __LINE__);
        return plan;
    });
}

} // namespace

class TestRegrownPlan : public QObject {
    Q_OBJECT

private slots:
    void everyPlanPassesTheCheck_data() { addPlanFabrics(); }
    void everyPlanPassesTheCheck()
    {
        QFETCH(QString, spec);
        expectRegrownPlans(makeLinkGraph(surveyFabric(spec.toStdString()), Bytes { 1U << 18U }));
    }

    void irregularFabricsToo() { eachIrregular(expectRegrownPlans); }

    // Steps that a solver finds to be enough, one or two fewer than trees take: on the first, the farthest NPUs are
    // five links away, and nothing that goes there may wait.
    void noStepIsLostThroughSwitches()
    {
        for (const auto& [spec, chunks, steps] :
            { std::tuple("Ring(5)_Switch(4)_Ring(3)", 2U, 5U), std::tuple("Switch(2)_Switch(5)", 4U, 8U) }) {
            const LinkGraph graph = graphOf(spec);
            const Demands demands = *copiesOf(surveyPattern(PatternKind::Broadcast, graph.npus, chunks));
            const std::uint64_t least = graph.time.front() * steps;
            QVERIFY(constructTrees(graph, demands, {})->durationNs > least);
            QCOMPARE(makeRegrown(graph, demands, { 1, kMostWork, least })->durationNs, least);
        }
    }

    // Nothing takes less than 379,737 ns, as a solver says; what has not grown again takes 423,430.
    void whatIsFarFromItsBoundGrowsAgain()
    {
        const topology::Fabric fabric
            = surveyFabric("Switch(4,100GB/s,500ns)_Switch(5,100GB/s,500ns)_Ring(3,50GB/s,500ns)");
        const Result<PatternSynthesis> made = synthesizePattern(
            fabric, surveyPattern(PatternKind::Broadcast, fabric.topology().npuCount(), 4), Bytes { 1U << 22U }, {});
        QVERIFY(made.ok());
        QVERIFY(made->durationNs <= 381'487);
    }

    void aStopLeavesThePlan()
    {
        const LinkGraph graph = graphOf("Ring(5)_Switch(4)_Ring(3)");
        const Demands demands = *copiesOf(surveyPattern(PatternKind::Broadcast, graph.npus, 2));
        const TransferPlan plan = *constructTrees(graph, demands, {});
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(regrown(graph, demands, plan, { 1, kMostWork, 0 }, { stop.get_token(), nullptr }) == plan);
    }
};

WEFT_TEST(TestRegrownPlan)
#include "tst_regrown_plan.moc"

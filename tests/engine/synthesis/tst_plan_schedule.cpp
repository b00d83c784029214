// SPDX-License-Identifier: GPL-3.0-or-later
// Plans become schedules that the verifier accepts: every pattern, relays, switches, parallel links, groups.
#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/plan/overlap.h"
#include "engine/synthesis/plan/plan_schedule.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

TransferPlan planOf(const LinkGraph& graph, const Pattern& pattern)
{
    const Demands demands = *copiesOf(pattern);
    return demands.isPointToPoint() ? *constructRoutes(graph, demands, {}) : *constructTrees(graph, demands, {});
}

// The parts of a pattern: what sums is the reversal of what gathers on the reversed graph.
std::vector<PlanPart> partsOf(const LinkGraph& graph, Pattern pattern)
{
    if (pattern.kind == PatternKind::AllReduce) {
        pattern.kind = PatternKind::ReduceScatter;
        const TransferPlan first = partsOf(graph, pattern).front().plan;
        pattern.kind = PatternKind::AllGather;
        const JoinedPlan joined = overlapped(graph, first, partsOf(graph, pattern).front().plan);
        return { { joined.reduce, true }, { joined.gather, false } };
    }
    if (!isReversed(pattern.kind))
        return { { planOf(graph, pattern), false } };
    const LinkGraph turned = reversed(graph);
    return { { reversedInTime(turned, planOf(turned, pattern)), true } };
}

} // namespace

class TestPlanSchedule : public QObject {
    Q_OBJECT

private slots:
    void everyPlanIsAScheduleThatVerifies_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(5,50GiB/s,500ns)", "Mesh(3,50GiB/s,500ns)_Mesh(4,75GiB/s,700ns)",
                 "Torus(2,50GiB/s,500ns)_Torus(4,50GiB/s,500ns)", "Switch(8,50GiB/s,500ns)", "DGX1V",
                 "Ring(2,200GiB/s,500ns)_FC(4,100GiB/s,500ns)_Switch(4,50GiB/s,500ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void everyPlanIsAScheduleThatVerifies()
    {
        QFETCH(QString, spec);
        Findings findings;
        const LinkGraph graph = makeLinkGraph(
            topology::Fabric(*topology::topologyFromSpec(spec.toLatin1().constData(), findings)), Bytes { 1U << 20U });
        for (const PatternKind kind :
            { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllToAll,
                PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter }) {
            for (const std::vector<Rank>& members :
                { std::vector<Rank> {}, std::vector<Rank> { Rank { 3 }, Rank { 0 }, Rank { 2 } } }) {
                for (const bool inPlace : { true, false }) {
                    Pattern pattern;
                    pattern.kind = kind;
                    pattern.ranks = graph.npus;
                    pattern.members = members;
                    pattern.root = pattern.member(1);
                    pattern.inPlace = inPlace && kind != PatternKind::AllToAll;
                    pattern.chunks = 2 * pattern.memberCount();
                    if (!inPlace && (reduces(kind) || kind == PatternKind::AllReduce))
                        continue;
                    const Result<collective::SchedulePtr> schedule
                        = SpelledPlan::make(graph, pattern, partsOf(graph, pattern), "test")->schedule(true);
                    QVERIFY2(schedule.ok(), schedule ? "" : toString(schedule.error()).c_str());
                    const Result<collective::Verdict> verdict = collective::verify(**schedule);
                    QVERIFY2(verdict.ok(), verdict ? "" : toString(verdict.error()).c_str());
                    QVERIFY2(verdict->correct,
                        verdict->fault ? (std::string(toString(kind)) + ": " + verdict->fault->message + " holds "
                            + verdict->fault->wrong + ", wanted " + verdict->fault->wanted)
                                             .c_str()
                                       : "");
                }
            }
        }
    }
};

WEFT_TEST(TestPlanSchedule)
#include "tst_plan_schedule.moc"

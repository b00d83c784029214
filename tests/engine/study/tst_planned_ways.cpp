// SPDX-License-Identifier: GPL-3.0-or-later
// Plans, simulated: over direct links and through one switch they take the planned time, and through switches every
// link carries what was planned for it.
#include "engine/simulation/kernel/simulator.h"
#include "engine/study/schedules/schedule_timing.h"
#include "engine/study/synthesis/synthesis_run.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/plan/overlap.h"
#include "engine/synthesis/plan/plan_schedule.h"
#include "engine/topology/topology_spec.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr Bytes kChunk { 1U << 20U };

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

Pattern patternOf(PatternKind kind, std::uint32_t npus, std::uint32_t chunks)
{
    Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = npus;
    pattern.inPlace = kind != PatternKind::AllToAll;
    pattern.chunks = chunks * (kind == PatternKind::Broadcast || kind == PatternKind::Reduce ? 1 : npus);
    return pattern;
}

// What the links carry when the collective runs as the schedule says.
simulation::RunPtr runOf(const topology::Fabric& fabric, const collective::SchedulePtr& schedule)
{
    test::WorkloadBuilder builder(fabric.topology().npuCount());
    const auto type = *collective::chakraType(schedule->pattern().kind);
    builder.everywhere(type, static_cast<std::int64_t>(schedule->pattern().commSizeOfChunk(kChunk).count()));
    simulation::SystemConfig system;
    system.custom[type] = { "planned", {}, schedule, collective::ReduceModel::instant() };
    simulation::RunOptions options;
    options.network = simulation::NetworkModel::Aware;
    options.record = simulation::RecordLevel::Links;
    Findings findings;
    const auto made = simulation::simulate(fabric, builder.seal(), system, options, findings);
    return made && findings.empty() ? *made : nullptr;
}

} // namespace

class TestPlannedWays : public QObject {
    Q_OBJECT

private slots:
    void linksCarryWhatWasPlanned_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Switch(5,50GiB/s,500ns)", "FatTree(8,50GB/s,250ns)", "FatTree(16,50GB/s,250ns)",
                 "FatTree(8,50GB/s,250ns,levels=3)", "FatTree(8,50GB/s,250ns,leaf=4,spines=2)",
                 "Dragonfly(groups=3,routers=2,npus=2)", "Rail(8,50GB/s,500ns,server=4,inner=450GB/s,levels=1)",
                 "Ring(2,200GiB/s,500ns)_Switch(4,50GiB/s,500ns)", "DGX2" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void linksCarryWhatWasPlanned()
    {
        QFETCH(QString, spec);
        const topology::Fabric fabric = test::fabricOf(spec.toStdString());
        const LinkGraph graph = makeLinkGraph(fabric, kChunk);
        for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
                 PatternKind::AllToAll, PatternKind::Broadcast, PatternKind::Reduce }) {
            for (const std::uint32_t chunks : { 1U, 2U }) {
                const Pattern pattern = patternOf(kind, graph.npus, chunks);
                const std::vector<PlanPart> parts = partsOf(graph, pattern);
                std::vector<std::uint64_t> planned(fabric.topology().linkCount(), 0);
                for (const PlanPart& part : parts) {
                    for (const PlannedTransfer& transfer : part.plan.transfers)
                        planned[index(graph.link[transfer.arc])] += kChunk.count();
                }
                const simulation::RunPtr run
                    = runOf(fabric, *SpelledPlan::make(graph, pattern, parts, "test")->schedule(true));
                QVERIFY(run != nullptr && run->complete());
                for (std::uint32_t link = 0; link < planned.size(); ++link)
                    QVERIFY2(run->links[link].bytes == planned[link],
                        qPrintable(QStringLiteral("%1, link %2: %3 bytes, planned %4")
                                       .arg(QString::fromUtf8(toString(kind).data()))
                                       .arg(link)
                                       .arg(run->links[link].bytes)
                                       .arg(planned[link])));
            }
        }
    }

    // One switch serves in the planned order. Without latency that is the planned time; with it a link is free before
    // its message has arrived, which plans do not use.
    void oneSwitchKeepsToThePlan_data()
    {
        QTest::addColumn<unsigned>("npus");
        for (const unsigned npus : { 3U, 4U, 6U, 8U })
            QTest::addRow("%u", npus) << npus;
    }
    void oneSwitchKeepsToThePlan()
    {
        QFETCH(unsigned, npus);
        for (const std::string latency : { "0ns", "500ns" }) {
            study::SynthesisRequest request;
            for (const PatternKind kind :
                { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllToAll,
                    PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter }) {
                for (const std::uint32_t chunks : { 1U, 2U, 3U }) {
                    request.kind = kind;
                    request.chunks = chunks;
                    request.size = Bytes { std::uint64_t { npus } << 20U };
                    const auto run = study::runSynthesis(
                        test::fabricOf("Switch(" + std::to_string(npus) + ",50GiB/s," + latency + ")"), request);
                    QVERIFY2(run.ok() && (*run)->simulated, toString(kind).data());
                    QVERIFY2(*(*run)->simulated <= (*run)->planned, toString(kind).data());
                    if (latency == "0ns")
                        QVERIFY2(*(*run)->simulated == (*run)->planned, toString(kind).data());
                }
            }
        }
    }

    // Above 16,384 transfers the planned time stands for the simulated one, which it is.
    void largePlansOverLinksAreNotSimulated()
    {
        for (const char* spec : { "Mesh(12x12,50GiB/s,500ns)", "Mesh(4,50GiB/s,500ns)_Ring(33,75GiB/s,300ns)" }) {
            const topology::Fabric fabric = test::fabricOf(spec);
            for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter }) {
                study::SynthesisRequest request;
                request.kind = kind;
                request.size = Bytes { 64U << 20U };
                const study::SynthesisRunPtr run = *study::runSynthesis(fabric, request);
                QVERIFY(run->isVerified() && run->synthesis.transfers > 16'384);
                QVERIFY(run->simulated && !run->pipelined && !run->notSimulated);
                QCOMPARE(*run->simulated, run->planned);
                QCOMPARE(*study::simulatedTime(fabric, run->schedule, run->commSize, {}), run->planned);
                request.wantsTimes = true;
                const study::SynthesisRunPtr compared = *study::runSynthesis(fabric, request);
                QCOMPARE(compared->simulated, run->simulated);
                QVERIFY(compared->pipelined && *compared->pipelined <= run->planned);
                QVERIFY(*compared->simulatorBound <= *compared->pipelined);
            }
        }
    }

    // Nor is there a limit where the simulation is known without being run.
    void manyTransfersOverLinksTakeThePlannedTime()
    {
        for (const auto& [spec, kind] :
            { std::pair("Mesh(24x24)", PatternKind::AllGather), std::pair("Mesh(16x16)", PatternKind::AllToAll) }) {
            const topology::Fabric fabric = test::fabricOf(spec);
            study::SynthesisRequest request;
            request.kind = kind;
            request.size = Bytes { 64U << 20U };
            const auto run = study::runSynthesis(fabric, request);
            QVERIFY(run.ok() && (*run)->isVerified() && (*run)->schedule != nullptr);
            QVERIFY((*run)->synthesis.transfers > study::kMostSimulatedTransfers);
            QCOMPARE((*run)->simulated, std::optional((*run)->planned));
            const Result<Time> time = study::simulatedTime(fabric, (*run)->schedule, (*run)->commSize);
            QVERIFY(time.ok());
            QCOMPARE(*time, (*run)->planned);
        }
    }
};

WEFT_TEST(TestPlannedWays)
#include "tst_planned_ways.moc"

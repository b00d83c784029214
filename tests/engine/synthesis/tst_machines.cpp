// SPDX-License-Identifier: GPL-3.0-or-later
// Machines that are quick inside and slow between each other: what has to cross is known, and the first start makes
// schedules in which every slow link is busy from the beginning on.
#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/construct/joint_constructor.h"
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

constexpr Bytes kShard { 1U << 20U };
constexpr std::uint64_t kSlowNs = 500 + (1U << 20U) / 25; // the shard over 25 GB/s
constexpr std::uint64_t kQuickNs = 500 + (1U << 20U) / 50;

// NPUs that are linked directly inside, and each by a switch with those in its place elsewhere.
topology::Fabric machines(std::uint32_t each, std::uint32_t count)
{
    return fabricOf("FC(" + std::to_string(each) + ",50GB/s,500ns)_Switch(" + std::to_string(count) + ",25GB/s,500ns)");
}

} // namespace

class TestMachines : public QObject {
    Q_OBJECT

private slots:
    void speedsAreTold()
    {
        QVERIFY(!isTiered(graphOf("Ring(4,50GB/s,500ns)")));
        QVERIFY(!isTiered(graphOf("Ring(4,50GB/s,500ns)_Ring(4,40GB/s,500ns)")));
        QVERIFY(isTiered(graphOf("Ring(4,50GB/s,0ns)_Ring(4,25GB/s,0ns)")));
        QVERIFY(!isTiered(graphOf("Ring(1)")));
    }

    // The halves of an all-reduce are a reduce-scatter and an all-gather like any.
    void halvesAreBoundedAsTheyAreAlone()
    {
        for (const char* spec : { "Switch(8,300GB/s,300ns)_Switch(4,50GB/s,700ns)",
                 "FC(4,50GB/s,500ns)_Switch(3,25GB/s)", "Torus(4x4)", "FatTree(16)" }) {
            const topology::Fabric fabric = fabricOf(spec);
            const auto boundOf = [&](PatternKind kind) {
                const std::uint32_t npus = fabric.topology().npuCount();
                return *lowerBound(fabric, patternOf(kind, npus, npus), kShard, {});
            };
            const Bound both = boundOf(PatternKind::AllReduce);
            const Time apart = boundOf(PatternKind::ReduceScatter).time;
            QCOMPARE(both.halves.scatter.ns(), apart.ns());
            QCOMPARE(both.halves.gather.ns(), boundOf(PatternKind::AllGather).time.ns());
            QCOMPARE(both.composition->ns(), 2 * apart.ns());
        }
    }

    // Each chunk needs a message to each machine but one before it is summed up anywhere, and one to each but that one
    // afterwards. They all leave over slow links, and the last comes through a switch; what goes over the switch of
    // a machine stays inside.
    void whatCrossesIsCounted()
    {
        for (const std::uint32_t each : { 2U, 4U }) {
            for (const std::uint32_t count : { 3U, 4U, 16U }) {
                for (const std::uint32_t chunks : { 1U, 2U, 5U }) {
                    const topology::Fabric fabric = fabricOf("Switch(" + std::to_string(each) + ",100GB/s,0ns)_Switch("
                        + std::to_string(count) + ",1GB/s,0ns)");
                    const Result<Bound> bound = lowerBound(
                        fabric, patternOf(PatternKind::AllReduce, each * count, chunks), Bytes { 1000 }, {});
                    QVERIFY(bound.ok());
                    QCOMPARE(bound->cut.ns(), (2 * (count - 1) * chunks + 1) * std::uint64_t { 1000 });
                }
            }
        }
    }

    // Everybody sends his own shard to each other machine, one after the other; the last has to get through the switch
    // and on to all inside.
    void allGathersAreAsShortAsCanBe()
    {
        for (const std::uint32_t each : { 4U, 8U }) {
            for (const std::uint32_t count : { 4U, 8U }) {
                const topology::Fabric fabric = machines(each, count);
                for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter }) {
                    const Result<PatternSynthesis> made
                        = synthesizePattern(fabric, patternOf(kind, each * count, 1), kShard, {}, {});
                    QVERIFY(made.ok());
                    QCOMPARE(made->starts, 1U);
                    QCOMPARE(made->durationNs, count * kSlowNs + kQuickNs);
                    QCOMPARE(made->bound.time.ns(), made->durationNs);
                }
            }
        }
    }

    // Over one switch what is summed up together comes to all roots at once, one part each at a time, and goes out
    // again like that: as many steps as NPUs, one of them through the switch, both ways.
    void whatIsFarFromTheBoundIsTriedAgain()
    {
        // Four messages over switches one after the other would do, and what is made first takes five: 0.83 of the
        // bound.
        const topology::Fabric fabric = fabricOf("FC(8,100GB/s,100ns)_Switch(8,12GB/s,1000ns)");
        for (const PatternKind kind : { PatternKind::Broadcast, PatternKind::Reduce }) {
            const auto made = synthesizePattern(fabric, surveyPattern(kind, 64, 8), Bytes { 1U << 21U }, {});
            QVERIFY(made.ok());
            QVERIFY2(made->efficiency() > 0.89, qPrintable(QString::number(made->efficiency())));
        }
    }

    void sumsThatGoTogetherTakeTurns()
    {
        for (const std::uint32_t npus : { 3U, 4U, 8U, 13U }) {
            const LinkGraph graph = graphOf("Switch(" + std::to_string(npus) + ",50GB/s,1us)");
            const Demands sums = sharedSums(*copiesOf(patternOf(PatternKind::AllGather, npus, 1)));
            JointOptions options { { 0.5, 1, 1 } };
            options.isTogether = true;
            const Result<JointPlan> made = constructJoint(graph, sums, options);
            QVERIFY(made.ok());
            QVERIFY(faultOf(graph, sums, made->plan(graph)).empty());
            QCOMPARE(made->times.durationNs, 2 * npus * graph.time.front());
        }
    }

    // All copies of a sum wait for all of its parts, which is said once: what waits for what grows as the transfers do,
    // on 70 NPUs not as the square of those of a chunk. One switch takes a step for each part and each copy.
    void manyPartsOfASumAreWaitedForTogether()
    {
        const LinkGraph graph = graphOf("Switch(70,50GB/s,1us)");
        JointOptions options { { 0.5, 1, 1 } };
        options.isTogether = true;
        const Demands sums = sharedSums(*copiesOf(patternOf(PatternKind::AllGather, 70, 1)));
        const Result<JointPlan> made = constructJoint(graph, sums, options);
        QVERIFY(made.ok() && faultOf(graph, sums, made->plan(graph)).empty());
        QCOMPARE(made->times.durationNs, 140 * graph.time.front());
        QVERIFY(made->waits->before().items.size() < 2 * made->transfers.size());
    }

    // The halves, each as short as can be; with two chunks less than both, since one is copied while the other is
    // still being summed up.
    void allReducesAreNoLongerThanTheirHalves()
    {
        for (const std::uint32_t count : { 4U, 8U }) {
            const topology::Fabric fabric = machines(8, count);
            const Result<PatternSynthesis> one
                = synthesizePattern(fabric, patternOf(PatternKind::AllReduce, 8 * count, 1), kShard, {}, {});
            QVERIFY(one.ok());
            QVERIFY(one->durationNs <= 2 * (count * kSlowNs + kQuickNs));
            const Result<PatternSynthesis> two = synthesizePattern(
                fabric, patternOf(PatternKind::AllReduce, 8 * count, 2), Bytes { kShard.count() / 2 }, {}, {});
            QVERIFY(two.ok());
            QVERIFY(two->durationNs < two->bound.composition->ns());
        }
    }
};

WEFT_TEST(TestMachines)
#include "tst_machines.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Plans of sums that local search makes shorter: still right half by half and where they meet, never longer, the same
// each time, and as short as can be where trees alone are not.
#include "engine/synthesis/construct/hastened_plan.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "tests/engine/synthesis/expect_plans.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr std::uint64_t kHasteWork = 1U << 16U;

Demands sharedByEveryOther(const LinkGraph& graph, std::uint32_t chunks)
{
    std::vector<std::uint32_t> even;
    for (std::uint32_t npu = 0; npu < graph.npus; npu += 2)
        even.push_back(npu);
    Demands sums;
    for (std::uint32_t chunk = 0; chunk < chunks; ++chunk)
        sums.addSum(even, even);
    return sums;
}

std::string hasteFault(const LinkGraph& graph, const Demands& sums, const JointPlan& made)
{
    const JoinedPlan plan = made.plan(graph);
    if (std::string fault = faultOf(graph, sums, plan); !fault.empty())
        return fault;
    return plan.durationNs == made.times.durationNs ? std::string() : "another duration than its transfers";
}

} // namespace

class TestHastenedSums : public QObject {
    Q_OBJECT

private slots:
    void everyPlanStaysRight_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : kSumFabrics)
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void everyPlanStaysRight()
    {
        QFETCH(QString, name);
        const LinkGraph graph = makeLinkGraph(surveyFabric(name.toStdString()), Bytes { 1U << 19U });
        for (const Demands& sums : { *demandsOf(surveySums(graph.npus, 1)), sharedByEveryOther(graph, 5),
                 sharedByEveryOther(graph, graph.npus), sumsBesideCopies(graph) }) {
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                JointOptions options;
                options.seed = seed;
                options.relaysSum = seed > 0;
                options.rootShare = 0.5 * static_cast<double>(seed);
                const JointPlan made = *constructJoint(graph, sums, options);
                const JointPlan again = hastened(graph, sums, made, { seed, kHasteWork, 0 });
                const std::string fault = hasteFault(graph, sums, again);
                QVERIFY2(fault.empty(), fault.c_str());
                QVERIFY(again.times.durationNs <= made.times.durationNs);
                for (std::uint32_t chunk = 0; chunk < sums.chunks(); ++chunk) {
                    const bool isRooted = sums.isSum(chunk) && sums.takersOf(chunk).size() == 1;
                    QVERIFY(!isRooted || again.rooted.copied.giversOf(chunk).front() == sums.takersOf(chunk).front());
                }
                QVERIFY(hastened(graph, sums, made, { seed, kHasteWork, 0 }).times.starts == again.times.starts);
            }
        }
    }

    void onIrregularFabricsToo()
    {
        for (const auto& [family, name] : kIrregularFamilies) {
            for (std::uint32_t number = 0; number < 4; ++number) {
                const LinkGraph graph = makeLinkGraph(IrregularMaker(family, number).make(), Bytes { 1U << 20U });
                if (!isWhole(graph))
                    continue;
                const Demands sums = sharedByEveryOther(graph, 8);
                const JointPlan made
                    = hastened(graph, sums, *constructJoint(graph, sums, {}), { number, kHasteWork, 0 });
                const std::string fault = hasteFault(graph, sums, made);
                QVERIFY2(fault.empty(), (std::string(name) + std::to_string(number) + ": " + fault).c_str());
            }
        }
    }

    // Two chunks of each NPU of a DGX-1: trees that bid for links and are only put in order take five steps or more.
    void isShorterThanTreesAlone()
    {
        const LinkGraph graph = makeLinkGraph(surveyFabric("DGX1V"), Bytes { 1U << 19U });
        const Demands sums = *demandsOf(surveySums(8, 2));
        JointOptions options;
        options.rootShare = 1;
        const JointPlan made = *constructJoint(graph, sums, options);
        QVERIFY(made.times.durationNs >= 5 * graph.time[0]);
        QVERIFY(hastened(graph, sums, made, { 1, 1U << 21U, 0 }).times.durationNs <= 4 * graph.time[0]);
    }

    // With one root for each chunk there is nothing shorter, as scripts/solve_sums.py --rooted says; by legs that only
    // move one by one all of these end a step later.
    void growsBothTreesOfAChunkAgain()
    {
        for (const auto& [name, steps] : { std::pair("DGX1V", 3U), std::pair("Torus(4x4)", 4U) }) {
            const LinkGraph graph = makeLinkGraph(surveyFabric(name), Bytes { 1U << 20U });
            const Demands sums = *demandsOf(surveySums(graph.npus, 1));
            JointOptions options;
            options.rootShare = 1;
            const JointPlan made = *constructJoint(graph, sums, options);
            for (std::uint64_t seed = 1; seed < 4; ++seed) {
                const JointPlan again = hastened(graph, sums, made, { seed, 1U << 21U, 0 });
                QCOMPARE(again.times.durationNs, steps * *std::ranges::min_element(graph.time));
            }
        }
    }

    // Ways through switches that displace another leg came to an NPU twice, and its leg hung from itself for ever.
    void noLegHangsFromItself()
    {
        for (const char* name : { "Switch(4)_Switch(4)_Switch(4)", "Switch(4)_Switch(4)" }) {
            const topology::Fabric fabric = fabricOf(name);
            for (const std::uint32_t chunks : { 1U, 2U }) {
                const auto made = synthesizePattern(
                    fabric, surveySums(fabric.topology().npuCount(), chunks), Bytes { (1U << 20U) / chunks }, {});
                QVERIFY(made.ok());
            }
        }
    }

    void endsAtTheBoundAndWhenStopped()
    {
        const LinkGraph graph = makeLinkGraph(surveyFabric("DGX1V"), Bytes { 1U << 19U });
        const Demands sums = *demandsOf(surveySums(8, 2));
        const JointPlan made = *constructJoint(graph, sums, {});
        QCOMPARE(hastened(graph, sums, made, { 1, kHasteWork, made.times.durationNs }).times.starts, made.times.starts);
        std::stop_source source;
        source.request_stop();
        QCOMPARE(hastened(graph, sums, made, { 1, kHasteWork, 0 }, { source.get_token(), nullptr }).times.starts,
            made.times.starts);
    }
};

WEFT_TEST(TestHastenedSums)
#include "tst_hastened_sums.moc"

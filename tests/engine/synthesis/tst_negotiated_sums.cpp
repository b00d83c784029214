// SPDX-License-Identifier: GPL-3.0-or-later
// Sums that negotiate for links and steps: right, shorter than asked or none, the same each time, and as short as can
// be where trees made one after the other are not.
#include "engine/synthesis/construct/negotiated_sums.h"
#include "tests/engine/synthesis/expect_plans.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;

namespace {

constexpr std::uint64_t kRoundsWork = std::uint64_t { 1 } << 24U;

} // namespace

class TestNegotiatedSums : public QObject {
    Q_OBJECT

private slots:
    void everyPlanIsRightAndSooner_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : kSumFabrics)
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void everyPlanIsRightAndSooner()
    {
        QFETCH(QString, name);
        const LinkGraph graph = makeLinkGraph(surveyFabric(name.toStdString()), Bytes { 1U << 19U });
        for (const Demands& sums : { *demandsOf(surveySums(graph.npus, 1)), sumsBesideCopies(graph) }) {
            const std::uint64_t madeNs = constructJoint(graph, sums, {})->times.durationNs;
            for (const std::uint64_t limit : { madeNs, 2 * madeNs }) { // of which the second is soon undercut
                const Negotiation asked { limit, 0, 1, kRoundsWork };
                const std::optional<JointPlan> plan = negotiatedSums(graph, sums, asked);
                QVERIFY(plan || limit == madeNs);
                if (!plan)
                    continue;
                const JoinedPlan joined = plan->plan(graph);
                const std::string fault = faultOf(graph, sums, joined);
                QVERIFY2(fault.empty(), fault.c_str());
                QCOMPARE(joined.durationNs, plan->times.durationNs);
                QVERIFY(joined.durationNs < limit);
                QVERIFY(negotiatedSums(graph, sums, asked)->times.starts == plan->times.starts);
            }
        }
    }

    void onIrregularFabricsToo()
    {
        std::uint32_t asked = 0;
        std::uint32_t found = 0;
        for (const auto& [family, name] : kIrregularFamilies) {
            for (std::uint32_t number = 0; number < 4; ++number) {
                const LinkGraph graph = makeLinkGraph(IrregularMaker(family, number).make(), Bytes { 1U << 20U });
                if (!isWhole(graph))
                    continue;
                const Demands sums = *demandsOf(surveySums(graph.npus, 1));
                const std::uint64_t limit = 2 * constructJoint(graph, sums, {})->times.durationNs;
                const auto plan = negotiatedSums(graph, sums, { limit, 0, number, kRoundsWork });
                ++asked;
                if (!plan)
                    continue;
                ++found;
                QVERIFY(plan->times.durationNs < limit);
                const std::string fault = faultOf(graph, sums, plan->plan(graph));
                QVERIFY2(fault.empty(), (std::string(name) + std::to_string(number) + ": " + fault).c_str());
            }
        }
        // Where a few links take many times as long as the others, steps are too coarse.
        QVERIFY(asked >= 10 && found + asked / 8 >= asked);
    }

    // Of 8 NPUs that are all linked, each has 7 links, and a chunk of a sum of three for three others takes 4 transfers
    // and more: with 2 chunks an NPU 64 of 112 that two steps have room for, with 4 no more than 128 of 168 in three.
    void fillsTheStepsThatThereAre()
    {
        const LinkGraph graph = makeLinkGraph(surveyFabric("FC(8)"), Bytes { 1U << 17U });
        for (const auto& [chunks, steps] : { std::pair(2U, 2U), std::pair(4U, 3U) }) {
            const Demands sums = *demandsOf(surveySums(8, chunks));
            const std::uint64_t limit = (steps + 1) * graph.time.front();
            QVERIFY(constructJoint(graph, sums, {})->times.durationNs >= limit);
            const auto plan = negotiatedSums(graph, sums, { limit, 0, 0, std::uint64_t { 1 } << 27U });
            QVERIFY(plan.has_value());
            QCOMPARE(plan->times.durationNs, steps * graph.time.front());
        }
    }

    void endsAtTheBoundWithoutStepsAndWhenStopped()
    {
        const LinkGraph graph = makeLinkGraph(surveyFabric("FC(8)"), Bytes { 1U << 17U });
        const Demands sums = *demandsOf(surveySums(8, 2));
        const std::uint64_t step = graph.time.front();
        const auto plan = negotiatedSums(graph, sums, { 9 * step, 8 * step, 0, kRoundsWork });
        QVERIFY(plan && plan->times.durationNs <= 8 * step);
        QVERIFY(!negotiatedSums(graph, sums, { 2 * step, 0, 0, kRoundsWork })); // nobody adds and gets it back in one
        QVERIFY(!negotiatedSums(graph, sums, { 1, 0, 0, kRoundsWork }));
        QVERIFY(!negotiatedSums(graph, sums, { 0, 0, 0, kRoundsWork }));
        QVERIFY(!negotiatedSums({}, sums, { 9 * step, 0, 0, kRoundsWork }));
        std::stop_source source;
        source.request_stop();
        QVERIFY(!negotiatedSums(graph, sums, { 9 * step, 0, 0, kRoundsWork }, { source.get_token(), nullptr }));
        QVERIFY(canNegotiate(graph, sums, { 9 * step, 0, 0, kRoundsWork }));
        QVERIFY(!canNegotiate(graph, sums, { 9 * step, 9 * step, 0, kRoundsWork }));
        QVERIFY(!canNegotiate(graph, sums, { 9 * step, 0, 0, 1000 }));
        QVERIFY(!canNegotiate(graph, {}, { 9 * step, 0, 0, kRoundsWork }));
        QVERIFY(!canNegotiate({}, sums, { 9 * step, 0, 0, kRoundsWork }));
    }
};

WEFT_TEST(TestNegotiatedSums)
#include "tst_negotiated_sums.moc"

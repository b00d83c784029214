// SPDX-License-Identifier: GPL-3.0-or-later
// Rings of NPUs: right on every fabric with switches and for groups, as long as counting says where each NPU has one
// link, and none where not everybody holds a chunk that all others want.
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::PatternKind;

namespace {

// Of the first so many of every second NPU.
Demands everySecond(std::uint32_t npus, std::uint32_t chunks, std::uint32_t first)
{
    std::vector<Rank> members;
    for (std::uint32_t npu = first; npu < npus; npu += 2)
        members.push_back(Rank { npu });
    return *copiesOf(surveyPattern(PatternKind::AllGather, npus, chunks, std::move(members)));
}

void expectRight(const LinkGraph& graph, const Demands& demands, bool isThere)
{
    const auto plan = constructRings(graph, demands);
    QVERIFY(plan.has_value() || !isThere);
    if (!plan)
        return;
    const auto checked = checkPlan(graph, demands, *plan);
    QVERIFY2(checked.ok(), checked ? "" : toString(checked.error()).c_str());
    QCOMPARE(*checked, std::uint64_t { 0 }); // nothing comes twice
}

} // namespace

class TestRingConstructor : public QObject {
    Q_OBJECT

private slots:
    void isRightOnAnyFabric()
    {
        // Where there are links besides those to switches, the nearest may lead to where nobody is left.
        for (const auto& [spec, isThere] : { std::pair("Switch(3)", true), std::pair("Switch(7)", true),
                 std::pair("FatTree(16)", true), std::pair("FatTree(16,levels=3)", true), std::pair("DGX2", true),
                 std::pair("Dragonfly(groups=3,routers=2,npus=2)", true), std::pair("DGX1V", false),
                 std::pair("Ring(4)_Switch(8)", false), std::pair("Switch(4,200GB/s)_Switch(3)", false),
                 std::pair("Mesh(3x3)", false) }) {
            const LinkGraph graph = graphOf(spec);
            for (const std::uint32_t chunks : { 1U, 3U }) {
                expectRight(graph, *copiesOf(surveyPattern(PatternKind::AllGather, graph.npus, chunks)), isThere);
                if (graph.npus < 6)
                    continue;
                Demands groups = everySecond(graph.npus, chunks, 0);
                const Demands odd = everySecond(graph.npus, chunks, 1);
                expectRight(graph, groups, isThere);
                for (std::uint32_t chunk = 0; chunk < odd.chunks(); ++chunk)
                    groups.add(odd.giversOf(chunk), odd.takersOf(chunk));
                expectRight(graph, groups, isThere);
            }
        }
        for (const auto& [family, ignored] : kIrregularFamilies) {
            const LinkGraph graph = makeLinkGraph(IrregularMaker(family, 0).make(), Bytes { 1U << 19U });
            expectRight(graph, *copiesOf(surveyPattern(PatternKind::AllGather, graph.npus, 2)), false);
        }
    }

    // Round a switch everybody gets a chunk a step, and the first one step late.
    void isAsLongAsCountingSays()
    {
        for (const std::uint32_t npus : { 3U, 8U, 16U }) {
            const LinkGraph graph = graphOf("Switch(" + std::to_string(npus) + ")");
            for (const std::uint32_t chunks : { 2U, 5U }) {
                const Demands demands = *copiesOf(surveyPattern(PatternKind::AllGather, npus, chunks));
                const std::uint64_t steps = std::uint64_t { chunks } * (npus - 1) + 1;
                QCOMPARE(constructRings(graph, demands)->durationNs, steps * graph.time[0]);
            }
        }
    }

    // With fewer chunks one takes longer to go round than all together to come.
    void largeTreesOfSwitchesAreNearTheirBound()
    {
        const topology::Fabric fabric = surveyFabric("FatTree(256)");
        for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter }) {
            const auto made = synthesizePattern(fabric, surveyPattern(kind, 256, 4), Bytes { 1U << 18U }, {});
            QVERIFY(made.ok());
            QVERIFY2(made->efficiency() > 0.99, qPrintable(QString::number(made->efficiency())));
        }
    }

    void isNoneWhereNotEverybodyHoldsSomething()
    {
        const LinkGraph graph = graphOf("Switch(5)");
        for (const PatternKind kind : { PatternKind::Broadcast, PatternKind::Gather, PatternKind::AllToAll })
            QVERIFY(!constructRings(graph, *copiesOf(surveyPattern(kind, 5, 3))).has_value());
        Demands twoHold;
        const std::uint32_t holders[] { 0, 1 };
        const std::uint32_t all[] { 0, 1, 2, 3, 4 };
        twoHold.add(holders, all);
        QVERIFY(!constructRings(graph, twoHold).has_value());
        std::stop_source stop;
        stop.request_stop();
        const Demands gathered = *copiesOf(surveyPattern(PatternKind::AllGather, 5, 1));
        QVERIFY(!constructRings(graph, gathered, stop.get_token()).has_value());
    }
};

WEFT_TEST(TestRingConstructor)
#include "tst_ring_constructor.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Plans that are hastened: they pass the check, are never longer, bring nothing twice, are the same again, and one who
// waits for nothing but a link that another holds gets it.
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/construct/hastened_plan.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::PatternKind;

namespace {

constexpr Bytes kChunk { 1U << 18U };

void expectHastened(const LinkGraph& graph, const Demands& demands)
{
    const Result<TransferPlan> made = constructTrees(graph, demands, {});
    QVERIFY(made.ok());
    for (const std::uint64_t work : { 0U, 500U, 100'000U }) {
        const HasteOptions options { work, work, 0 };
        const TransferPlan plan = hastened(graph, demands, *made, options);
        QVERIFY(plan.durationNs <= made->durationNs);
        QVERIFY(work > 0 || plan == *made);
        const Result<std::uint64_t> checked = checkPlan(graph, demands, plan);
        QVERIFY2(checked.ok(), checked ? "" : toString(checked.error()).c_str());
        QVERIFY2(*checked == 0, "nothing is brought twice");
        QVERIFY(plan == hastened(graph, demands, *made, options));
    }
    HasteOptions content;
    content.work = 1000;
    content.boundNs = made->durationNs;
    QVERIFY2(hastened(graph, demands, *made, content) == *made, "it is as short as it has to be");
}

} // namespace

class TestHastenedPlan : public QObject {
    Q_OBJECT

private slots:
    void plansStayRightAndAreNeverLonger()
    {
        std::vector<topology::Fabric> fabrics;
        for (const char* name : { "Switch(16)", "FatTree(16)", "Ring(4,200GB/s)_Switch(4)", "Torus(4x4)",
                 "tree that only duplicates 4", "Dragonfly(groups=4,routers=4,npus=2)" })
            fabrics.push_back(surveyFabric(name));
        for (const auto& [family, name] : kIrregularFamilies)
            fabrics.push_back(IrregularMaker(family, 1).make());
        for (const topology::Fabric& fabric : fabrics) {
            const LinkGraph graph = makeLinkGraph(fabric, kChunk);
            if (!isWhole(graph))
                continue;
            for (const PatternKind kind : { PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Scatter,
                     PatternKind::Gather, PatternKind::AllGather }) {
                std::vector<Rank> some;
                for (std::uint32_t npu = 0; npu < graph.npus; npu += 3)
                    some.push_back(Rank { npu });
                for (const auto& members : { std::vector<Rank> {}, some })
                    expectHastened(isReversed(kind) ? reversed(graph) : graph,
                        *copiesOf(surveyPattern(kind, graph.npus, 2, members)));
            }
        }
    }

    // NPU 0 has two chunks; 2 wants the second, 1 and 2 the first, by one link to 1 and from there by one to 2. What
    // goes farther has to go first.
    void whatIsLateTakesThePlaceOfAnother()
    {
        LinkGraph graph;
        graph.npus = graph.nodes = 3;
        graph.kind.resize(3);
        for (topology::Node& node : graph.kind)
            node.forwards = true;
        graph.source = { 0, 1 };
        graph.target = { 1, 2 };
        graph.time = { 10, 10 };
        graph.group();
        Demands demands;
        const std::uint32_t origin[] { 0 };
        const std::uint32_t near[] { 1 };
        const std::uint32_t far[] { 2 };
        demands.add(origin, near);
        demands.add(origin, far);
        const TransferPlan slow { { { 0, 0, 0 }, { 10, 1, 0 }, { 20, 1, 1 } }, 30 };
        QVERIFY(checkPlan(graph, demands, slow).ok());
        const TransferPlan quick { { { 0, 1, 0 }, { 10, 0, 0 }, { 10, 1, 1 } }, 20 };
        QVERIFY(hastened(graph, demands, slow, { 1, 1000, 0 }) == quick);
    }
};

WEFT_TEST(TestHastenedPlan)
#include "tst_hastened_plan.moc"

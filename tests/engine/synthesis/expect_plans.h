// SPDX-License-Identifier: GPL-3.0-or-later
// What every maker of plans has to hold to: each plan passes the check, and one of copies is the same again. For tests.
#pragma once

#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/plan/overlap.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"

#include <QTest>

namespace weft::synthesis {

// Why a plan does not meet the demands; empty where it does.
inline std::string faultOf(const LinkGraph& graph, const Demands& sums, JoinedPlan plan)
{
    const auto checked = checkPlan(graph, sums, std::move(plan).parts());
    return checked ? std::string() : checked.error().message.english();
}

// make(graph, demands), of all NPUs and of every second one.
void expectPlans(const LinkGraph& graph, const auto& make)
{
    using collective::PatternKind;
    std::vector<Rank> even;
    for (std::uint32_t npu = 0; npu < graph.npus; npu += 2)
        even.push_back(Rank { npu });
    for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::Broadcast,
             PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter }) {
        for (const auto& members : { std::vector<Rank> {}, even }) {
            const LinkGraph used = isReversed(kind) ? reversed(graph) : graph;
            const Demands demands = *copiesOf(patternOf(kind, graph.npus, 3, members));
            const Result<TransferPlan> plan = make(used, demands);
            QVERIFY2(plan.ok(), plan ? "" : toString(plan.error()).c_str());
            const Result<std::uint64_t> checked = checkPlan(used, demands, *plan);
            QVERIFY2(checked.ok(), checked ? "" : toString(checked.error()).c_str());
            QVERIFY2(*checked == 0, "nothing is brought twice");
            QVERIFY(*plan == *make(used, demands));
        }
    }
}

// Rows of fabrics with and without switches.
inline void addPlanFabrics()
{
    QTest::addColumn<QString>("spec");
    for (const char* spec :
        { "Ring(1)", "Ring(5)", "Mesh(3x3)", "Switch(7)", "DGX1V", "Switch(4,200GB/s)_Switch(3)", "FatTree(8,levels=3)",
            "Dragonfly(groups=3,routers=2,npus=2)", "tree that reduces 2", "tree that only duplicates 4" })
        QTest::newRow(spec) << spec;
}

// visit(graph) of small ones without a pattern.
void eachIrregular(const auto& visit)
{
    for (const auto& [family, name] : kIrregularFamilies) {
        const LinkGraph graph = makeLinkGraph(IrregularMaker(family, 0).make(), Bytes { 1U << 19U });
        if (isWhole(graph) && graph.npus <= 32)
            visit(graph);
    }
}

} // namespace weft::synthesis

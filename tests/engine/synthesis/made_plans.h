// SPDX-License-Identifier: GPL-3.0-or-later
// Plans as synthesis makes them, judged by their proof and by the verifier of schedules, and damaged at random. For
// tests.
#pragma once

#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/search/all_reduce_search.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace weft::synthesis {

inline constexpr Bytes kProofChunk { 1U << 20U };

struct Made {
    LinkGraph graph;
    collective::Pattern pattern;
    std::vector<PlanPart> parts;
    std::uint64_t durationNs = 0;
};

inline Made madeOn(const std::string& spec, const collective::Pattern& pattern)
{
    const Result<PatternSynthesis> found = synthesizePattern(fabricOf(spec), pattern, kProofChunk, {});
    if (!found)
        qFatal("%s", found.error().message.c_str());
    return { found->graph, pattern, found->compact ? spelledOut(found->graph, *found->compact) : found->parts,
        found->durationNs };
}

inline Result<collective::SchedulePtr> scheduleOf(const Made& made, bool inOrder = true)
{
    const Result<SpelledPlan> plan = SpelledPlan::make(made.graph, made.pattern, made.parts, "test");
    return plan ? plan->schedule(inOrder) : plan.error();
}

inline bool verifies(const Made& made)
{
    const Result<collective::SchedulePtr> schedule = scheduleOf(made);
    if (!schedule)
        return false;
    const Result<collective::Verdict> verdict = collective::verify(**schedule);
    return verdict && verdict->correct;
}

inline Result<ScheduleCheck> proofOf(const Made& made)
{
    return provePlan(made.graph, made.pattern, made.parts);
}

inline void sortByTime(Made& made)
{
    for (PlanPart& part : made.parts)
        std::ranges::stable_sort(part.plan.transfers, {}, &PlannedTransfer::start);
}

// One thing changed at random.
inline void damage(Made& made, std::mt19937& random)
{
    PlanPart& part = made.parts[random() % made.parts.size()];
    std::vector<PlannedTransfer>& transfers = part.plan.transfers;
    const std::size_t i = random() % transfers.size();
    const std::uint64_t step = made.graph.time[transfers[i].arc];
    switch (random() % 6) {
    case 0:
        transfers.erase(transfers.begin() + static_cast<std::ptrdiff_t>(i));
        break;
    case 1:
        transfers[i].start -= std::min(transfers[i].start, step);
        break;
    case 2:
        transfers[i].start += step;
        break;
    case 3:
        transfers[i].arc = static_cast<std::uint32_t>(random() % made.graph.arcs());
        break;
    case 4:
        transfers[i].chunk = static_cast<std::uint32_t>(random() % made.pattern.chunkIds());
        break;
    default: {
        PlannedTransfer again = transfers[i];
        again.start = part.plan.durationNs + 10 * step;
        transfers.push_back(again);
        break;
    }
    }
    sortByTime(made);
}

} // namespace weft::synthesis

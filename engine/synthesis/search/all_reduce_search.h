// SPDX-License-Identifier: GPL-3.0-or-later
// An all-reduce from a reduce-scatter and an all-gather that are sought apart and then overlapped, or from trees for
// both at once, whichever ends earlier; all in one loop. Used from one thread.
#pragma once

#include "engine/synthesis/construct/joint_constructor.h"
#include "engine/synthesis/plan/wave_schedule.h"
#include "engine/synthesis/search/demand_search.h"
#include "engine/synthesis/search/gather_halves.h"
#include "engine/synthesis/search/pattern_synthesis.h"

namespace weft::synthesis {

class HalvesByDemands final : public HalvesSearch {
public:
    // Of the demands of an all-gather, or whatever brings the sums back, which outlive it with the graph; backwards in
    // time the other half has the same.
    HalvesByDemands(
        const LinkGraph& graph, const Demands& copies, const SynthesisOptions& options, const Bound::Halves& bounds);
    [[nodiscard]] std::vector<Seeker*> seekers() override { return { &m_summed, &m_copied }; }
    [[nodiscard]] std::uint64_t bestNs() const override { return m_summed.bestNs() + m_copied.bestNs(); }
    [[nodiscard]] Found found() override;

private:
    LinkGraph m_turned;
    DemandSearch m_summed;
    DemandSearch m_copied;
    bool m_isPointToPoint = false;
};

// Seeks, checks and puts into the result, whose graph and bound are set and which has no parts yet. Both at once is
// tried from the first start on where the halves after each other leave much to the bound, and so do their own bounds;
// from the second on elsewhere, unless the bound is met or there are too many transfers. Halves that it beats for good
// are not sought on. `combs`, where there are any, are taken if nothing is shorter. Errors: those of the seekers;
// Mismatched for what fails its check.
[[nodiscard]] Result<void> searchAllReduce(PatternSynthesis& result, HalvesSearch& halves, const Demands& copies,
    const SynthesisOptions& options, const Bound::Halves& bounds, const std::optional<WaveSchedule>& combs,
    const Watch& watch);

// Sums of any NPUs for any others, with copies among them, by trees for both ways at once. Otherwise as above.
[[nodiscard]] Result<void> searchSums(
    PatternSynthesis& result, const Demands& sums, const SynthesisOptions& options, const Watch& watch);

// Checks that parts meet the demands and puts them into the result. Errors: those of checkPlan and checkExchange.
[[nodiscard]] Result<void> take(PatternSynthesis& result, std::vector<PlanPart> parts, const Demands& sums);

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// An all-reduce from a reduce-scatter and an all-gather that are sought apart and then overlapped, or from trees for
// both at once, whichever ends earlier; all in one loop. Used from one thread.
#pragma once

#include "engine/synthesis/search/gather_halves.h"
#include "engine/synthesis/search/pattern_synthesis.h"

namespace weft::synthesis {

// The two halves, however they are made.
class HalvesSearch {
public:
    HalvesSearch() = default;
    virtual ~HalvesSearch() = default;
    HalvesSearch(const HalvesSearch&) = delete;
    HalvesSearch& operator=(const HalvesSearch&) = delete;

    [[nodiscard]] virtual std::vector<Seeker*> seekers() = 0;
    struct Found {
        std::vector<PlanPart> parts; // on the fabric as it is, each on a clock of its own: what adds, then what copies
        std::string method;
        std::uint64_t peakBytes = 0;
    };
    // After begin() of all seekers, as best(): one half after the other.
    [[nodiscard]] virtual std::uint64_t bestNs() const = 0;
    [[nodiscard]] virtual Found best() = 0;
};

// Over links alone and by all NPUs, in the order of their ranks. The graph outlives it, as that of the next. Errors:
// those of GatherHalves::make().
[[nodiscard]] Result<std::unique_ptr<HalvesSearch>> halvesByGathers(const LinkGraph& graph, std::uint32_t chunksPerNpu,
    const SynthesisOptions& options, const GatherHalves::Bounds& bounds, const Watch& watch);

// Of any demands, which outlive it: those of the reversed reduce-scatter and those of the all-gather.
[[nodiscard]] std::unique_ptr<HalvesSearch> halvesByDemands(const LinkGraph& graph, const Demands& summed,
    const Demands& copied, const SynthesisOptions& options, const GatherHalves::Bounds& bounds);

// Seeks, checks and puts into the result, whose graph and bound are set and which has no parts yet. Both at once is
// tried from the first start on where the halves after each other leave much to the bound, and so do their own bounds;
// from the second on elsewhere, unless the bound is met or there are too many transfers. Halves that it beats for good
// are not sought on. Errors: those of the seekers; Mismatched for what fails its check.
[[nodiscard]] Result<void> searchAllReduce(PatternSynthesis& result, HalvesSearch& halves, const Demands& summed,
    const Demands& copied, const SynthesisOptions& options, const GatherHalves::Bounds& bounds, const Watch& watch);

// The halves of a result, each on a clock of its own.
[[nodiscard]] std::vector<PlanPart> spelledOut(const LinkGraph& graph, const SynthesisResult& found);

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// The bound of a demand that spreads (cuts.h): the maximum over all cuts by maximum flows, the diameter, and what is
// left to do behind the tight cut. Pure functions; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/cuts.h"

namespace weft::synthesis {

// Times in ns.
struct SpreadBound {
    std::uint64_t diameter = 0;
    std::uint64_t ingress = 0;
    std::uint64_t cut = 0;
    std::uint64_t tail = 0;
    std::vector<std::uint8_t> inside; // by node of the demand: behind the tight cut
    std::vector<std::uint32_t> links; // the arcs that enter it
    std::uint64_t crossing = 0; // the chunks that have to
    bool allCuts = false; // no cut takes longer than `cut`
};

struct SpreadSearch {
    // By NPU: one that a symmetry of fabric and demand takes it to. Empty: none is known.
    std::vector<std::uint32_t> orbit;
    // Arcs that may be looked at before the maximum over all cuts is given up.
    std::uint64_t work = std::uint64_t { 1 } << 32U;
};

[[nodiscard]] Result<SpreadBound> boundSpread(
    const SpreadDemand& demand, const SpreadSearch& search, const Watch& watch);

} // namespace weft::synthesis

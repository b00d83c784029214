// SPDX-License-Identifier: GPL-3.0-or-later
// The bound of a demand that spreads (cuts.h): the diameter, and the maximum over all cuts by maximum flows. The
// theory is Edmonds' ("Edge-disjoint branchings", 1973) and, with relays and switches, that of Bang-Jensen, Frank and
// Jackson ("Preserving and increasing local edge-connectivity in mixed graphs", 1995). Pure functions; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/graph/cuts.h"

namespace weft::synthesis {

// Times in ns.
struct SpreadBound {
    std::uint64_t diameter = 0; // of one chunk
    std::uint64_t ingress = 0; // of the slowest sink alone
    std::uint64_t cut = 0; // of the tightest cut, singletons among them
    std::uint64_t deliveries = 0; // where no switch copies, what NPUs send must add up to what the sinks need
    NodeCut tightest; // the cut of `cut`
    bool allCuts = false; // no cut takes longer than `cut`
    bool isReached = false; // by fluid trees, as far as links are concerned: nothing but cuts stands in their way

    [[nodiscard]] std::uint64_t time() const { return std::max({ diameter, cut, deliveries }); }
};

// Errors: Unreachable, TooLarge (longer than kLatestNs), Cancelled.
[[nodiscard]] Result<SpreadBound> boundSpread(const SpreadDemand& demand, const Watch& watch);

// Its `diameter` alone. Errors: Unreachable, Cancelled.
[[nodiscard]] Result<std::uint64_t> longestWay(const SpreadDemand& demand, const Watch& watch);

} // namespace weft::synthesis

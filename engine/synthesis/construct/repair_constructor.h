// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule again, after links have failed or become slower: what these did not carry stays as it is and when it is.
// Trees that have lost a link are tied together again over other ways, what a slower link has no time for any more goes
// over others, and what has to be carried at other times goes where links have room. Pure functions; any thread.
#pragma once

#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/plan/given_transfers.h"
#include "engine/synthesis/plan/overlap.h"

namespace weft::synthesis {

struct RepairedPlan {
    JoinedPlan plan; // on the graph as it is now
    std::uint64_t beforeNs = 0; // how long the given one took
};

// A sixteenth more than that is as good.
[[nodiscard]] inline std::uint64_t withSlack(std::uint64_t ns)
{
    return ns + ns / 16;
}

// So long it may take after a change where it takes `ns` at least: more than that may be longer than it has to be.
[[nodiscard]] inline std::uint64_t longestFrom(std::uint64_t ns, std::size_t transfers)
{
    constexpr std::size_t kManyTransfers = std::size_t { 1 } << 16U;
    return transfers >= kManyTransfers ? ns + ns / 12 : withSlack(ns);
}

// `given` as of givenTransfers(), as the demands were met on the whole fabric; `graph` is what is left of that, and
// nothing on it is shorter than `boundNs`. Its switches neither add up nor duplicate. Where another order of the same
// transfers would end more than a sixteenth earlier, that is taken, and less is kept; where no link that is used has
// changed, all is kept. Errors: Unreachable, Mismatched (what is given does not meet the demands), Cancelled.
[[nodiscard]] Result<RepairedPlan> repairPlan(const topology::Fabric& fabric, const LinkGraph& graph, Bytes chunk,
    const Demands& sums, const std::vector<GivenTransfer>& given, std::uint64_t boundNs, const Watch& watch = {});

} // namespace weft::synthesis

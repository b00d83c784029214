// SPDX-License-Identifier: GPL-3.0-or-later
// Any synthesised collective as a list of transfers, each over one link at a stated time, and the check that trusts
// nothing about it. Values and pure functions; any thread. All-gathers on large fabrics have the more compact
// LinkSchedule.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/demand/demands.h"

#include <vector>

namespace weft::synthesis {

struct PlannedTransfer {
    std::uint64_t start = 0; // ns; the chunk is at the arc's target LinkGraph::time later
    std::uint32_t chunk = 0;
    std::uint32_t arc = 0;
    auto operator<=>(const PlannedTransfer&) const = default;
};

struct TransferPlan {
    std::vector<PlannedTransfer> transfers; // ascending
    std::uint64_t durationNs = 0; // arrival of the last chunk that is wanted

    bool operator==(const TransferPlan&) const = default;
    [[nodiscard]] std::uint64_t fingerprint() const;
};

// Transfers whose starts ascend already, in the order of a plan.
void sortWithinStarts(std::vector<PlannedTransfer>& transfers);

// The same transfers backwards in time, for the reversed graph (equal arc indices): what gathered now reduces.
[[nodiscard]] TransferPlan reversedInTime(const LinkGraph& graph, const TransferPlan& plan);

// A chunk that comes twice where something gathers is, backwards in time, a part of a sum that is added twice.
[[nodiscard]] Result<void> checkAddsOnce(std::uint64_t duplicates);

// Replays the plan: every chunk is at its source when a transfer starts, no arc carries two at once, a switch that
// cannot multicast sends each arrival on once, an NPU that does not forward sends only what it holds or wants, and
// every demand is met at durationNs. Returns the number of transfers that brought a chunk where it was already.
// Errors, with the arc's ends and the time: OutOfRange, Mismatched, Unfinished, Cancelled.
[[nodiscard]] Result<std::uint64_t> checkPlan(
    const LinkGraph& graph, const Demands& demands, const TransferPlan& plan, const Watch& watch = {});

} // namespace weft::synthesis

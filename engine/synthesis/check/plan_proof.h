// SPDX-License-Identifier: GPL-3.0-or-later
// Proves a collective that is given as transfers with times, against its pattern: what the verifier of schedules proves
// of one that is spelled out, for a small part of its time. Shares nothing with what makes plans, nor with the demands
// that they are made for; whether a plan meets those, checkPlan() says. Pure functions; any thread.
#pragma once

#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/plan/plan_schedule.h"

#include <span>

namespace weft::synthesis {

struct PlanProof {
    std::uint64_t transfers = 0;
    std::uint64_t duplicates = 0; // copies to an NPU that has the chunk
    std::uint64_t durationNs = 0; // when the last slot that the pattern names holds what it should
};

// Whether provePlan() can say something: links that take time each, and a standard pattern, or a custom one whose slots
// have to do with one chunk each, of which NPUs hold the whole or parts that make it. Sums that switches add up are
// proved by the verifier, and so are exchanged ones (isExchange()).
[[nodiscard]] bool canProvePlan(const LinkGraph& graph, const collective::Pattern& pattern);

// No link carries two chunks at once, over all parts; a transfer starts when its chunk is at its source; an NPU that
// does not forward sends only what it holds or must hold; a switch that does not multicast sends each copy on once. Of
// sums: an NPU sends its part of a chunk on once, after the last part has come to it, and a switch each part that comes
// to it, so that no contribution is added twice or lost; copied is only what has them all. In the end every slot that
// the pattern names holds its chunk. About 40 ns and 8 bytes a transfer. Errors: Unsupported (as above), OutOfRange (a
// link or chunk that is none), Mismatched and Unfinished, with the link's ends and the time; Cancelled.
[[nodiscard]] Result<PlanProof> provePlan(const LinkGraph& graph, const collective::Pattern& pattern,
    std::span<const PlanPart> parts, const Watch& watch = {});

// Replays the plan: every chunk is at its source when a transfer starts, no arc carries two at once, a switch that
// cannot multicast sends each arrival on once, an NPU that does not forward sends only what it holds or wants, and
// every demand is met at durationNs. Returns the number of transfers that brought a chunk where it was already.
// Errors, with the arc's ends and the time: OutOfRange, Mismatched, Unfinished.
[[nodiscard]] Result<std::uint64_t> checkPlan(const LinkGraph& graph, const Demands& demands, const TransferPlan& plan);

} // namespace weft::synthesis

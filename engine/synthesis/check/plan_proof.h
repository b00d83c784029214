// SPDX-License-Identifier: GPL-3.0-or-later
// Proves a collective that is given as transfers with times, against its pattern: what the verifier of schedules proves
// of one that is spelled out, for a small part of its time. Shares nothing with what makes plans, nor with the demands
// that they are made for; whether a plan meets those, checkPlan() says. Pure functions; any thread.
#pragma once

#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/plan/plan_schedule.h"

#include <span>

namespace weft::synthesis {

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
[[nodiscard]] Result<ScheduleCheck> provePlan(const LinkGraph& graph, const collective::Pattern& pattern,
    std::span<const PlanPart> parts, const Watch& watch = {});

// The same of parts that meet demands; a switch that adds up sends on as one what has come to it. Every demand is met
// at the longest durationNs. Returns the number of transfers that brought a copy where it was already. Errors, with the
// arc's ends and the time: OutOfRange, Mismatched, Unfinished.
[[nodiscard]] Result<std::uint64_t> checkPlan(
    const LinkGraph& graph, const Demands& demands, std::span<const PlanPart> parts);
// Of copies alone.
[[nodiscard]] inline Result<std::uint64_t> checkPlan(
    const LinkGraph& graph, const Demands& demands, const TransferPlan& plan)
{
    const PlanPart part { plan, false };
    return checkPlan(graph, demands, std::span(&part, 1));
}

// exchange_check.cpp. Sums whose parts go both ways over links: what every NPU has of a chunk is carried out as a set
// of parts. No link carries two chunks at once; a message has what its source holds when it starts; what is added has
// no part that the receiver has, what is copied all of them; nothing arrives where an earlier message is still being
// sent from. Every taker ends with all parts, and the last when the parts say. Chunks have at most 64 givers. Errors:
// Mismatched and Unfinished, with link and time.
[[nodiscard]] Result<void> checkExchange(const LinkGraph& graph, const Demands& sums, std::span<const PlanPart> parts);

} // namespace weft::synthesis

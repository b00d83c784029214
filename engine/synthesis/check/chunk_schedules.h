// SPDX-License-Identifier: GPL-3.0-or-later
// Proves all-gathers and reduce-scatters of any size as schedules, in little memory: the chunks of one NPU share no
// slot with those of others, so that each NPU's are a collective of their own, spelled out and proved one after the
// other, several at a time. One call, any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/plan/direct_schedule.h"
#include "engine/synthesis/plan/link_schedule.h"

namespace weft::synthesis {

// `schedule` as checkLinkSchedule() has found it right, with `sums` on reversed(graph). That check shows that links
// carry one chunk at a time: so a link's messages meet in their order whosever chunks they are, and no NPU's transfers
// wait for another's in a circle. Here it is shown, without the times, that each NPU's chunks come to all others (or
// their parts to it) in every order in which the steps can run: of trees by isSeenRight(), of all else by the verifier,
// which says what is wrong. Returns the number of transfers. Progress counts NPUs. Some 200 ns a transfer on one
// thread, 1.5 µs of what the verifier has to look at, on as many threads as there are processors; and 16 bytes for
// sixteen million of them at a time. Errors: Mismatched (the verifier's fault of the first NPU that has one; transfers
// that are of no NPU), those of scheduleOf() and verify().
[[nodiscard]] Result<std::uint64_t> verifyByOwners(
    const LinkGraph& graph, const LinkSchedule& schedule, bool sums, const Watch& watch = {});

// Sees at once that a spelled-out broadcast or reduce is right, where each chunk goes along a tree: for a small part of
// what the verifier takes to find out the same.
//
// `inTime`: the plan's transfers by arrival, which is an order in which they can run one after the other if every wait
// of each is then over; so no steps wait for each other, whatever the connections hold. A copy goes to a slot that
// nobody touched before; a sum is added to what its slot began with, and is sent on once, after its last part. Each
// step states that it waits for the last one that wrote what it reads or writes: then it finds the same in every other
// order, too. In the end every slot has what the pattern asks. Nothing else is taken to be right, so that what is not
// seen here is for the verifier to decide; what is, it finds correct. Patterns in place. O(transfers + slots).
[[nodiscard]] bool isSeenRight(const LinkGraph& graph, const collective::Pattern& pattern, const PlanColumns& columns,
    std::span<const PlannedTransfer> inTime);

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// Sees at once that a spelled-out broadcast or reduce is right, where each chunk goes along a tree: for a small part
// of what the verifier takes to find out the same. One call, any thread.
#pragma once

#include "engine/synthesis/plan/direct_schedule.h"

namespace weft::synthesis {

// `inTime`: the plan's transfers by arrival, which is an order in which they can run one after the other if every wait
// of each is then over; so no steps wait for each other, whatever the connections hold. A copy goes to a slot that
// nobody touched before; a sum is added to what its slot began with, and is sent on once, after its last part. Each
// step states that it waits for the last one that wrote what it reads or writes: then it finds the same in every other
// order, too. In the end every slot has what the pattern asks. Nothing else is taken to be right, so that what is not
// seen here is for the verifier to decide; what is, it finds correct. Patterns in place. O(transfers + slots).
[[nodiscard]] bool isSeenRight(const LinkGraph& graph, const collective::Pattern& pattern, const PatternSlots& named,
    const PlanColumns& columns, std::span<const PlannedTransfer> inTime);

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// Sums for several takers without a root: two NPUs may send each other what each has, at the same time, and both add.
// What an NPU has of a chunk is a set of parts; a message carries the set of its start, and the receiver holds both
// sets if they share no part, or takes the larger in the place of its own. Pure; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/plan/parts_in_time.h"

#include <optional>

namespace weft::synthesis {

// Two parts on one clock and of the same length: what adds, then what copies. Nothing is sent while it is received, and
// nothing is overwritten while it is sent. The best of many drawn constructions, along trees of links that go both ways
// (every link is used once each way, and the last two NPUs exchange) and along any links; their number follows from the
// size alone. Ends early at the bound. Nothing where there are switches, more than 64 NPUs or too much to do, where
// no sum has several takers, and if none is found.
[[nodiscard]] std::optional<std::vector<PlanPart>> constructExchange(
    const LinkGraph& graph, const Demands& sums, std::uint64_t boundNs, std::uint64_t seed, const Watch& watch = {});

} // namespace weft::synthesis

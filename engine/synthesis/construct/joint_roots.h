// SPDX-License-Identifier: GPL-3.0-or-later
// Where sums are to be made: those in the middle of all who share them do it soonest. Values and pure functions; any
// thread.
#pragma once

#include "engine/synthesis/demand/demands.h"

namespace weft::synthesis {

struct JointOptions; // joint_constructor.h

// Sums whose roots are chosen: what is gathered backwards in time, and what is then spread from there.
struct RootedDemands {
    Demands summed; // of the reversal: from the root to who gives a part; nobody where nothing is summed
    Demands copied;

    // Chunk after chunk: a sum from its root, a copy from whoever has it.
    void add(const Demands& sums, std::uint32_t chunk, std::span<const std::uint32_t> roots)
    {
        const bool isSum = sums.isSum(chunk);
        summed.add(isSum ? roots.first(1) : roots.first(0), isSum ? sums.giversOf(chunk) : roots.first(0));
        copied.add(roots, sums.takersOf(chunk));
    }
};

// Who may sum a chunk up: its members, and with `relaysSum` NPUs that only relay, after them.
[[nodiscard]] std::vector<std::uint32_t> summersOf(
    const LinkGraph& graph, const Demands& sums, std::uint32_t chunk, bool relaysSum);

// One root for each sum: its taker where there is but one, else one of those who may sum it up. The root may stand
// among those who want what it has. `turned` is reversed(graph).
[[nodiscard]] RootedDemands withRoots(
    const LinkGraph& graph, const LinkGraph& turned, const Demands& sums, const JointOptions& options);

// `count` relays for each sum of those who give it all and take it: each sums up, and serves, as many of them, in their
// order, and is as near to these as any other is; the chunks take turns. None where relays or members are too few.
[[nodiscard]] Groups<> sharedOut(
    const LinkGraph& graph, const LinkGraph& turned, const Demands& sums, std::uint32_t count);
// Of so many members, in their order, that a helper has.
[[nodiscard]] inline std::size_t helpedBy(std::size_t members, std::size_t helpers)
{
    return (members + helpers - 1) / helpers;
}

} // namespace weft::synthesis

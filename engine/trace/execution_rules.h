// SPDX-License-Identifier: GPL-3.0-or-later
// What holds wherever traces are checked, rewritten or run. Pure functions; any thread.
#pragma once

#include "engine/trace/execution_graph.h"

namespace weft::trace {

inline constexpr std::uint32_t kTagModulus = 500'000'000; // tags of messages are equal modulo this

// A reduce-scatter by blocks is one.
[[nodiscard]] constexpr CollectiveType plainType(CollectiveType type)
{
    return type == CollectiveType::ReduceScatterBlock ? CollectiveType::ReduceScatter : type;
}

// Whether a collective lasts as long as its trace says, for it has no algorithm of the machine's and none of its own.
[[nodiscard]] constexpr bool lastsItsDuration(const Operation& collective, bool hasOwnAlgorithm)
{
    const CollectiveType type = collective.commType;
    return (hasRoot(type) || type == CollectiveType::ReduceScatterBlock || type == CollectiveType::Barrier)
        && collective.durationMicros != 0 && !hasOwnAlgorithm;
}

} // namespace weft::trace

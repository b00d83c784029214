// SPDX-License-Identifier: GPL-3.0-or-later
// The sparse columns of an ExecutionGraph: what only communication nodes carry. Private to this room.
#pragma once

#include "engine/trace/execution_graph.h"

namespace weft::trace {

inline constexpr std::uint32_t kNoRow = ~std::uint32_t { 0 };
inline constexpr std::uint16_t kCpuBit = 1U << 15U; // in m_has: the node is a CPU operation

struct ExecutionGraph::Communication {
    std::int64_t size = 0;
    std::uint64_t involvedDims = ~std::uint64_t { 0 };
    CollectiveType type = CollectiveType::AllReduce;
    std::int32_t priority = 0;
    std::uint32_t src = 0;
    std::uint32_t dst = 0;
    std::uint32_t tag = 0;
    std::uint32_t root = 0;
    std::uint32_t group = kNoRow; // into m_groupNames
    bool operator==(const Communication&) const = default;
};

} // namespace weft::trace

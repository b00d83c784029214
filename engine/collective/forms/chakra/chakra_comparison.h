// SPDX-License-Identifier: GPL-3.0-or-later
// What the nodes of a schedule's traces are, against those of traces that are there. Private to this room.
#pragma once

#include "engine/collective/lowering/lowering.h"

#include <array>
#include <optional>
#include <span>

namespace weft::collective {

// What nodes are, and the words by which tools for Chakra traces know it; by OperationKind.
inline constexpr std::array<trace::NodeType, 3> kNodeTypes { trace::NodeType::Send, trace::NodeType::Recv,
    trace::NodeType::Comp };
inline constexpr std::array<std::string_view, 3> kNodeNames { "COMM_SEND_NODE", "COMM_RECV_NODE", "COMP_NODE" };

// Durations as Chakra has them, by operation: see EtEncoder.
[[nodiscard]] std::vector<std::uint64_t> microsOf(const Schedule& schedule, const LoweredRank& lowered);

struct TraceDifference {
    // The first node that is another than the schedule's: in kind, peer, tag, size (where it has one) or dependencies.
    std::optional<Error> structure;
    std::uint64_t durations = 0; // nodes that take another time
};
// graphs[r] in ascending id against rank r.
[[nodiscard]] TraceDifference compare(std::span<const trace::ExecutionGraphPtr> graphs, const Lowering& lowering);

} // namespace weft::collective

// SPDX-License-Identifier: GPL-3.0-or-later
// Who sent a message to whom, as operations: what the arrows of the Gantt chart and its steps from send to receive go
// by. Built with the bars on a worker, immutable afterwards; any thread. Memory: 16 bytes a message.
#pragma once

#include "engine/simulation/model/run.h"

#include <cstdint>
#include <span>
#include <vector>

namespace weft::widgets {

struct MessagePairs {
    std::vector<std::uint32_t> sender; // operation records, by message; or kNoRecord
    std::vector<std::uint32_t> receiver;
    std::vector<std::uint32_t> first; // operation record → its part of messages; one more entry than records
    std::vector<std::uint32_t> messages; // that an operation sent or received, ascending
    std::int64_t longest = 0; // ns that a message was on its way

    [[nodiscard]] std::span<const std::uint32_t> of(std::uint32_t operation) const;
};

inline constexpr std::size_t kMostPairedMessages = std::size_t { 1 } << 23U; // runs with more have no arrows

[[nodiscard]] MessagePairs pairMessages(const simulation::Run& run);

// Messages between two different operations that are under way in [from, to), by their starts; empty if there are more
// than `most`.
[[nodiscard]] std::vector<std::uint32_t> messagesBetween(
    const simulation::Run& run, const MessagePairs& pairs, std::int64_t from, std::int64_t to, std::size_t most);

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// Which lanes the work of a rank is laid on, by what a person chose. Compute comes first; communication follows by
// kind, by collective, or as the messages that the rank sent by dimension. Pure; for a worker.
#pragma once

#include "widgets/base/shared/run_view.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace weft::widgets {

enum class LaneChoice : std::uint8_t {
    Kind, // all communication together
    Collective, // by type and size of the collective; those that run at once below each other
    Dimension, // messages by the lowest dimension in which their ends differ
};

inline constexpr std::uint32_t kNoLabel = 0xFFFFFFFFU;
inline constexpr std::uint32_t kNoSection = 0xFFFFFFFFU;

// A rank has `perRank` sections, each of which becomes as many lanes as it needs, at most `most`. Records are
// operations, and after them messages where the choice is by dimension.
struct LanePlan {
    std::size_t perRank = 2;
    std::vector<std::uint32_t> most; // lanes, by section of a rank
    std::vector<std::uint32_t> section; // by record: rank · perRank + section, or kNoSection: it gets no bar
    std::vector<std::uint32_t> label; // by section of all ranks, into labels; kNoLabel: none
    std::vector<QString> labels;
    std::vector<std::uint32_t> operationOf; // by message, as messageOperations(); by dimension only
};

[[nodiscard]] LanePlan planLanes(const RunView& view, LaneChoice choice);

// The lowest dimension in which two ranks differ; the number of dimensions if in none.
[[nodiscard]] std::size_t dimensionBetween(const topology::Topology& topology, Rank a, Rank b);

// As many lanes a kind of work gets on one rank; what overlaps beyond is drawn over each other on the last.
inline constexpr std::uint32_t kMostComputeLanes = 3;
inline constexpr std::uint32_t kMostLanes = 6;
// Types and sizes of collectives that get lanes of their own on a rank, and how many of one run below each other.
inline constexpr std::size_t kMostCollectiveLanes = 12;
inline constexpr std::uint32_t kMostAtOnce = 4;

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// The classic collective algorithms as schedules, by name. All of them take any process group (ranks are positions in
// it), any root, several channels, and buffers in place or apart; where one cannot serve, it says so and names others.
// Pure functions over a fixed table; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/core/progress.h"
#include "engine/topology/fabric.h"

#include <span>
#include <string_view>
#include <vector>

namespace weft::collective {

struct DimensionWay {
    // In which order hierarchical adds up, or goes from the last to the first where it gathers. Empty: as they are
    // listed.
    std::vector<std::uint32_t> order;
    // Bits of dimensions along which the rings of hierarchical go round by falling ranks: while they add up, and while
    // they gather. Bit 0 for ring (not for its all-to-alls).
    std::uint64_t backwards = 0;
    std::uint64_t gathersBackwards = 0;
    auto operator<=>(const DimensionWay&) const = default;
};

struct AlgorithmRequest {
    // `chunks` 0: as few as the algorithm needs. Any other number must be a multiple of those.
    Pattern pattern;
    // Parallel copies of the program, each with its part of the data and thread blocks of its own.
    std::uint32_t channels = 1;
    // Parts that follow each other through the same thread blocks (chain, trees), or that take different ways
    // (multi-dimensional, themis). 0: the algorithm's own choice, see AlgorithmInfo::pieces.
    std::uint32_t pieces = 0;
    // The dimensions that the members span, the first varying fastest: the product of the sizes is their number.
    // Empty: those of the fabric, if its NPUs are the members in their order.
    std::vector<topology::Dimension> dimensions;
    DimensionWay way; // along these
    // The real links, for algorithms that follow them. Not owned; only read during the call.
    const topology::Fabric* fabric = nullptr;
    // NPUs of the schedule's ranks; empty: rank r is NPU r. Becomes ScheduleInfo::placement.
    std::vector<Rank> placement;
};

struct Job;

struct AlgorithmInfo {
    std::string_view name; // "halving-doubling"
    Sentence (*title)() = nullptr; // "Recursive halving and doubling"
    Sentence (*sentence)() = nullptr; // what it does
    Sentence (*restrictions)() = nullptr; // what it needs, in words; may be empty
    Sentence (*pieces)() = nullptr; // what `pieces` cuts and its default, in words; empty: pieces are not used
    std::uint16_t patterns = 0; // bit of each PatternKind that it makes

    // The library's own (algorithm_job.h, algorithm_families.h).
    bool needsDimensions = false; // two at least
    bool needsFabric = false;
    bool isCheap = false; // five bytes a step, straight into the schedule
    // Of a job without pieces and chunks. The number of chunks is a multiple of units · lanes.
    std::uint64_t (*units)(const Job& job) = nullptr;
    std::uint32_t (*usualPieces)(const Job& job) = nullptr; // where the request leaves the choice
    std::uint64_t (*transfers)(const Job& job) = nullptr; // of a lane, about
    Result<SchedulePtr> (*make)(const Job& job) = nullptr;

    [[nodiscard]] constexpr bool makes(PatternKind kind) const
    {
        return (patterns >> static_cast<unsigned>(kind) & 1U) != 0;
    }
};

[[nodiscard]] std::span<const AlgorithmInfo> algorithms();

// Errors: NotFound (no such algorithm; the nearest name as hint), Unsupported (not for this pattern, group or fabric;
// the hint names what would work), Mismatched (chunks or dimensions that do not fit the group), OutOfRange (channels,
// placement), TooLarge (more than 2^30 transfers for rings, 2^24 for the others), Unreachable, Cancelled, and those of
// Pattern::check.
[[nodiscard]] Result<SchedulePtr> makeAlgorithm(
    std::string_view name, const AlgorithmRequest& request, const Watch& watch = {});

// The names that makeAlgorithm() would serve for this request, in the order of algorithms(). Makes none of them.
[[nodiscard]] std::vector<std::string_view> applicableAlgorithms(const AlgorithmRequest& request);

} // namespace weft::collective

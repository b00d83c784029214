// SPDX-License-Identifier: GPL-3.0-or-later
// An all-reduce on a mesh in its most compact form: waves, each of which carries one chunk over the links of lines that
// lie side by side, one position after the other. 40,000 NPUs have 3.2·10^9 transfers and 320,000 waves. Made by
// construct/comb_constructor.h, then only read; any thread.
#pragma once

#include "engine/synthesis/graph/mesh_grid.h"
#include "engine/synthesis/plan/overlap.h"

#include <functional>

namespace weft::synthesis {

// Hop h starts at start + h · the dimension's time; all lanes at once. Those who send are at position first + h, or
// first - h where it goes down, and their neighbours of the lane get it.
struct LineWave {
    std::uint64_t start = 0; // ns
    std::uint32_t chunk = 0;
    std::uint32_t first = 0; // position of those who send at the first hop
    std::uint32_t hops = 0;
    std::uint32_t lane = 0; // the first one
    std::uint32_t lanes = 0;
    std::uint16_t dimension = 0;
    bool isUpward = false;
    bool adds = false; // to what is there; otherwise the sum is on its way back
    bool operator==(const LineWave&) const = default;

    // The place, in its dimension, of the first of those who send.
    [[nodiscard]] std::size_t placeOf(const MeshGrid::Dimension& line, std::uint32_t hop) const
    {
        return std::size_t { isUpward ? first + hop : first - hop } * line.lanes + lane;
    }
    // Those of the hop that lie side by side.
    [[nodiscard]] std::span<const std::uint32_t> arcs(const MeshGrid::Dimension& line, std::uint32_t hop) const
    {
        return std::span(isUpward ? line.upward : line.downward).subspan(placeOf(line, hop), lanes);
    }
};

struct WaveSchedule {
    MeshGrid grid;
    std::uint32_t chunks = 0; // of the whole collective; every NPU gives to each and takes it
    std::uint64_t durationNs = 0; // when the last sum arrives
    std::vector<LineWave> waves; // ascending start
    bool operator==(const WaveSchedule&) const = default;

    [[nodiscard]] std::uint64_t transferCount() const;
    [[nodiscard]] std::uint64_t fingerprint() const;
    [[nodiscard]] std::uint64_t memoryBytes() const;
};

struct WaveHop {
    std::uint32_t wave = 0;
    std::uint32_t hop = 0;
};

// Moment after moment the hops that start, and with hop() - 1 those that arrive: a wave is named once more when its
// last one does. The waves are in range. Ends with the first error of `visit`.
[[nodiscard]] Result<void> eachMoment(const WaveSchedule& schedule,
    const std::function<Result<void>(std::uint64_t now, std::span<const WaveHop>)>& visit);

// Every transfer spelled out, of a schedule that has passed its check.
[[nodiscard]] JoinedPlan spelledOut(const WaveSchedule& schedule);

} // namespace weft::synthesis

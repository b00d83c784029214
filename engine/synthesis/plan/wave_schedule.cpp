// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/wave_schedule.h"

#include "engine/core/fingerprint.h"

#include <algorithm>
#include <map>

namespace weft::synthesis {

std::uint64_t WaveSchedule::transferCount() const
{
    std::uint64_t count = 0;
    for (const LineWave& wave : waves)
        count += std::uint64_t { wave.hops } * wave.lanes;
    return count;
}

std::uint64_t WaveSchedule::fingerprint() const
{
    Fingerprint print;
    print.add(chunks);
    print.add(durationNs);
    for (const MeshGrid::Dimension& dimension : grid.dimensions) {
        print.add(dimension.length);
        print.add(dimension.timeNs);
    }
    for (const LineWave& wave : waves) {
        print.add(wave.start);
        print.add(std::uint64_t { wave.chunk } << 32U | wave.first);
        print.add(std::uint64_t { wave.hops } << 32U | wave.lane);
        print.add(std::uint64_t { wave.lanes } << 32U | wave.dimension * 4U | (wave.isUpward ? 2U : 0U)
            | (wave.adds ? 1U : 0U));
    }
    return print.value();
}

std::uint64_t WaveSchedule::memoryBytes() const
{
    constexpr std::uint64_t kColumns = 4; // of a dimension
    return waves.capacity() * sizeof(LineWave) + kColumns * 4 * grid.dimensions.size() * grid.nodes();
}

Result<void> eachMoment(
    const WaveSchedule& schedule, const std::function<Result<void>(std::uint64_t now, std::span<const WaveHop>)>& visit)
{
    std::map<std::uint64_t, std::vector<WaveHop>> pending; // a few moments: one for each phase of the dimensions
    std::uint32_t next = 0;
    while (next < schedule.waves.size() || !pending.empty()) {
        const bool hasWave
            = next < schedule.waves.size() && (pending.empty() || schedule.waves[next].start <= pending.begin()->first);
        const std::uint64_t now = hasWave ? schedule.waves[next].start : pending.begin()->first;
        std::vector<WaveHop> hops;
        if (!pending.empty() && pending.begin()->first == now)
            hops = std::move(pending.extract(pending.begin()).mapped());
        while (next < schedule.waves.size() && schedule.waves[next].start == now)
            hops.push_back({ next++, 0 });
        if (Result<void> going = visit(now, hops); !going)
            return going;
        for (const WaveHop& hop : hops) {
            const LineWave& wave = schedule.waves[hop.wave];
            if (hop.hop < wave.hops)
                pending[now + schedule.grid.dimensions[wave.dimension].timeNs].push_back({ hop.wave, hop.hop + 1 });
        }
    }
    return {};
}

JoinedPlan spelledOut(const WaveSchedule& schedule)
{
    JoinedPlan plan;
    for (const LineWave& wave : schedule.waves) {
        const MeshGrid::Dimension& line = schedule.grid.dimensions[wave.dimension];
        for (std::uint32_t hop = 0; hop < wave.hops; ++hop) {
            const std::uint64_t start = wave.start + hop * line.timeNs;
            for (const std::uint32_t arc : wave.arcs(line, hop))
                plan.add({ start, wave.chunk, arc }, start + line.timeNs, wave.adds);
        }
    }
    plan.sort();
    return plan;
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/wave_check.h"

#include "engine/synthesis/check/schedule_faults.h"

#include <algorithm>
#include <bit>

namespace weft::synthesis {

namespace {

using Dimension = MeshGrid::Dimension;

constexpr std::size_t kWaveWord = 64;

// A row of bits of which runs are read and written as words.
class BitRow {
public:
    BitRow() = default;
    explicit BitRow(std::size_t size)
        : m_words((size + kWaveWord - 1) / kWaveWord, ~std::uint64_t { 0 })
    {
    }
    [[nodiscard]] std::size_t count(std::size_t from, std::size_t size) const
    {
        std::size_t sum = 0;
        eachWord(from, size, [&](std::size_t word, std::uint64_t mask) {
            sum += static_cast<std::size_t>(std::popcount(m_words[word] & mask));
        });
        return sum;
    }
    void set(std::size_t from, std::size_t size, bool value)
    {
        eachWord(from, size, [&](std::size_t word, std::uint64_t mask) {
            m_words[word] = value ? m_words[word] | mask : m_words[word] & ~mask;
        });
    }

private:
    template <class Visit> static void eachWord(std::size_t from, std::size_t size, Visit visit)
    {
        for (const std::size_t end = from + size; from < end;) {
            const std::size_t bits = std::min(kWaveWord - from % kWaveWord, end - from);
            const std::uint64_t mask = (~std::uint64_t { 0 } >> (kWaveWord - bits)) << (from % kWaveWord);
            visit(from / kWaveWord, mask);
            from += bits;
        }
    }
    std::vector<std::uint64_t> m_words;
};

Result<void> checkGrid(const LinkGraph& graph, const MeshGrid& grid)
{
    if (graph.nodes != graph.npus || grid.nodes() != graph.npus)
        return notOfThisGraph(say("it has switches, or another number of NPUs"));
    std::vector<bool> named(graph.arcs(), false);
    for (const Dimension& dimension : grid.dimensions) {
        const std::size_t nodes = graph.npus;
        if (std::size_t { dimension.length } * dimension.lanes != nodes || dimension.timeNs == 0
            || dimension.nodes.size() != nodes || dimension.places.size() != nodes || dimension.upward.size() != nodes
            || dimension.downward.size() != nodes)
            return notOfThisGraph(say("its lines are of another size"));
        for (std::size_t place = 0; place < nodes; ++place) {
            const std::uint32_t node = dimension.nodes[place];
            if (node >= nodes || dimension.places[node] != place)
                return notOfThisGraph(say("an NPU stands nowhere, or twice"));
        }
        const auto fits = [&](std::size_t from, std::size_t to, std::uint32_t arc) {
            if (arc >= graph.arcs() || named[arc])
                return false;
            named[arc] = true;
            return graph.source[arc] == dimension.nodes[from] && graph.target[arc] == dimension.nodes[to]
                && graph.time[arc] == dimension.timeNs;
        };
        for (std::size_t place = 0; place + dimension.lanes < nodes; ++place) {
            const std::size_t above = place + dimension.lanes;
            if (!fits(place, above, dimension.upward[place]) || !fits(above, place, dimension.downward[above]))
                return notOfThisGraph(say("its lines lie elsewhere"));
        }
    }
    return {};
}

class WaveReplay {
public:
    WaveReplay(const LinkGraph& graph, const WaveSchedule& schedule)
        : m_graph(graph)
        , m_schedule(schedule)
        , m_npus(graph.npus)
        , m_sums(schedule.chunks)
    {
        for (std::size_t i = 0; i < 2 * schedule.grid.dimensions.size(); ++i)
            m_free.emplace_back(m_npus, 0);
    }

    [[nodiscard]] Result<void> inRange() const
    {
        std::uint64_t last = 0;
        for (const LineWave& wave : m_schedule.waves) {
            const bool isOfGrid = wave.dimension < m_schedule.grid.dimensions.size() && wave.chunk < m_schedule.chunks;
            if (!isOfGrid || wave.start < last || wave.hops == 0 || wave.lanes == 0)
                return errorOf(ErrorCode::OutOfRange, say("a wave is of no chunk or no lines, or out of turn"));
            const Dimension& dimension = m_schedule.grid.dimensions[wave.dimension];
            const std::uint32_t left = wave.first >= dimension.length ? 0
                : wave.isUpward                                       ? dimension.length - 1 - wave.first
                                                                      : wave.first;
            if (wave.hops > left || wave.lane >= dimension.lanes || wave.lanes > dimension.lanes - wave.lane)
                return errorOf(ErrorCode::OutOfRange, say("a wave leaves the mesh"));
            last = wave.start;
        }
        return {};
    }

    // What comes at this moment is there when others leave.
    [[nodiscard]] Result<void> moment(std::uint64_t now, std::span<const WaveHop> hops)
    {
        for (const WaveHop& hop : hops) {
            if (hop.hop == 0)
                continue;
            if (Result<void> arrived = arrive(m_schedule.waves[hop.wave], hop.hop - 1, now); !arrived)
                return arrived;
        }
        for (const WaveHop& hop : hops) {
            const LineWave& wave = m_schedule.waves[hop.wave];
            if (hop.hop == wave.hops)
                continue;
            if (Result<void> left = leave(wave, hop.hop, now); !left)
                return left;
        }
        return {};
    }

    [[nodiscard]] Result<ScheduleCheck> finish() const
    {
        for (const Sum& sum : m_sums) {
            if (m_npus > 1 && (sum.parts != 1 || sum.copies + 1 != m_npus))
                return errorOf(ErrorCode::Unfinished,
                    say("%1 NPUs end without the sum of chunk %2", sum.parts != 1 ? m_npus : m_npus - 1 - sum.copies,
                        &sum - m_sums.data()));
        }
        return compared(m_check, m_schedule.durationNs);
    }

private:
    struct Sum {
        std::uint32_t parts = 0; // that have not been added to others, once it has begun
        std::uint32_t copies = 0; // that have arrived where there was none
        std::uint16_t order = 0; // the dimension by whose places its bits are
        bool isDone = false; // all have it, and there are no bits any more
        BitRow has; // a part, or once there is but one of them the sum
    };

    [[nodiscard]] const Dimension& dimensionOf(const LineWave& wave) const
    {
        return m_schedule.grid.dimensions[wave.dimension];
    }
    [[nodiscard]] Error at(const LineWave& wave, std::uint32_t hop, std::uint64_t now, const Sentence& what) const
    {
        return wrong(m_graph, { now, wave.chunk, wave.arcs(dimensionOf(wave), hop).front() },
            wave.lanes > 1 ? say("%1 (or on a line beside this one)", what) : what);
    }
    // Runs of bits, in whatever order they are: visit(first, how many).
    template <class Visit> void eachRun(const Sum& sum, const LineWave& wave, std::size_t place, Visit visit) const
    {
        if (sum.order == wave.dimension) {
            visit(place, std::size_t { wave.lanes });
            return;
        }
        const Dimension& own = dimensionOf(wave);
        const Dimension& other = m_schedule.grid.dimensions[sum.order];
        for (std::size_t lane = 0; lane < wave.lanes; ++lane)
            visit(std::size_t { other.places[own.nodes[place + lane]] }, std::size_t { 1 });
    }

    Result<void> leave(const LineWave& wave, std::uint32_t hop, std::uint64_t now)
    {
        const Dimension& dimension = dimensionOf(wave);
        const std::size_t place = wave.placeOf(dimension, hop);
        std::uint64_t* const free = m_free[2U * wave.dimension + (wave.isUpward ? 1U : 0U)].data() + place;
        bool isBusy = false;
        for (std::size_t lane = 0; lane < wave.lanes; ++lane) {
            isBusy |= free[lane] > now;
            free[lane] = now + dimension.timeNs;
        }
        if (isBusy)
            return at(wave, hop, now, say("the link still carries another chunk"));
        m_check.transfers += wave.lanes;
        Sum& sum = m_sums[wave.chunk];
        if (sum.parts == 0) {
            sum.parts = m_npus;
            sum.order = wave.dimension;
            sum.has = BitRow(m_npus);
        }
        if (wave.adds && sum.parts == 1)
            return at(wave, hop, now, say("all parts have been added before"));
        if (!wave.adds && sum.parts != 1)
            return at(wave, hop, now, say("not all parts have been added"));
        if (sum.isDone)
            return {};
        std::size_t have = 0;
        eachRun(sum, wave, place, [&](std::size_t from, std::size_t size) {
            have += sum.has.count(from, size);
            if (wave.adds)
                sum.has.set(from, size, false);
        });
        if (have != wave.lanes)
            return at(wave, hop, now,
                wave.adds ? say("the source has given its part away before") : say("the source does not have the sum"));
        return {};
    }

    Result<void> arrive(const LineWave& wave, std::uint32_t hop, std::uint64_t now)
    {
        Sum& sum = m_sums[wave.chunk];
        const std::size_t lanes = dimensionOf(wave).lanes;
        const std::size_t from = wave.placeOf(dimensionOf(wave), hop);
        const std::size_t place = wave.isUpward ? from + lanes : from - lanes;
        if (sum.isDone) {
            m_check.duplicates += wave.lanes;
            return {};
        }
        std::size_t have = 0;
        eachRun(sum, wave, place, [&](std::size_t first, std::size_t size) {
            have += sum.has.count(first, size);
            if (!wave.adds)
                sum.has.set(first, size, true);
        });
        if (wave.adds) {
            if (have != wave.lanes)
                return at(wave, hop, now, say("the target has given its part away before"));
            sum.parts -= wave.lanes;
            m_check.durationNs = now;
            return {};
        }
        const auto fresh = static_cast<std::uint32_t>(wave.lanes - have);
        m_check.duplicates += have;
        sum.copies += fresh;
        if (fresh != 0)
            m_check.durationNs = now;
        if (sum.copies + 1 == m_npus) {
            sum.isDone = true;
            sum.has = {};
        }
        return {};
    }

    const LinkGraph& m_graph;
    const WaveSchedule& m_schedule;
    std::uint32_t m_npus = 0;
    std::vector<Sum> m_sums; // by chunk
    std::vector<std::vector<std::uint64_t>> m_free; // by dimension and direction, and by place
    ScheduleCheck m_check;
};

} // namespace

Result<ScheduleCheck> checkWaves(const LinkGraph& graph, const WaveSchedule& schedule, const Watch& watch)
{
    if (const Result<void> fits = checkGrid(graph, schedule.grid); !fits)
        return fits.error();
    WaveReplay replay(graph, schedule);
    if (const Result<void> inRange = replay.inRange(); !inRange)
        return inRange.error();
    const Result<void> replayed = eachMoment(schedule, [&](std::uint64_t now, std::span<const WaveHop> hops) {
        return watch.stop.stop_requested() ? Result<void>(errorOf(ErrorCode::Cancelled, say("stopped")))
                                           : replay.moment(now, hops);
    });
    if (!replayed)
        return replayed.error();
    return replay.finish();
}

} // namespace weft::synthesis

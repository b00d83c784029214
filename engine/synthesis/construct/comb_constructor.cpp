// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/comb_constructor.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

// What moves up a line at one position a step never meets what did so before: it has a slot, the step in which it would
// leave position 0. What moves down has one in the same way. A slot p of a line is the pair of the upward slot p and
// the downward slot that passes it in the middle. A sum that flows into some position from both sides leaves those
// parts of both slots free in which another one, or the same one, flows out from there.
struct Line {
    explicit Line(const MeshGrid::Dimension& dimension)
        : length(dimension.length)
        , middle(dimension.length / 2)
        , timeNs(dimension.timeNs)
    {
    }
    std::uint64_t length = 0;
    std::uint64_t middle = 0;
    std::uint64_t timeNs = 0;
    // From a slot that flows into the middle until it has flown out on both sides, in steps.
    [[nodiscard]] std::uint64_t through() const { return 2 * middle; }
    // When slot p leaves the position downwards.
    [[nodiscard]] std::uint64_t downFrom(std::uint64_t slot, std::uint64_t position) const
    {
        return slot + through() - position;
    }
};

// As many chunks as a tooth has positions, one for each of them as the place of its spine. The teeth take a slot for
// each of them; all spines lie beside each other and take one slot together.
struct Batch {
    std::vector<std::uint64_t> summing; // slots of the teeth
    std::uint64_t spine = 0;
    std::vector<std::uint64_t> returning; // as the first, later
};

// One dimension in time: the teeth of its own batches and the spines of the other dimension's.
class Timeline {
public:
    Timeline(const MeshGrid::Dimension& dimension, std::uint64_t count)
        : line(dimension)
        , batches(count)
    {
    }

    // So long as there is something to come.
    [[nodiscard]] bool isOpen(const Timeline& other) const
    {
        return returned < batches.size() || m_spines < other.batches.size();
    }
    [[nodiscard]] std::uint64_t now() const { return m_slot * line.timeNs; }

    // Fills one slot: spines first, because others wait for them.
    void step(Timeline& other)
    {
        if (m_spines < other.m_summed && other.summedNs(m_spines) <= now())
            other.batches[m_spines++].spine = m_slot;
        else if (m_done != 0 || mayBegin(other))
            fill();
        ++m_slot;
    }

    Line line;
    std::vector<Batch> batches;
    std::size_t returned = 0;

private:
    // When the teeth of a batch have come to its spines.
    [[nodiscard]] std::uint64_t summedNs(std::size_t batch) const
    {
        return (batches[batch].summing.back() + line.through() - line.length + 1) * line.timeNs;
    }
    bool mayBegin(const Timeline& other)
    {
        m_isSumming = m_summed < batches.size();
        // Its spines are placed, and done before the first tooth leaves them.
        m_isReturning = returned < other.m_spines
            && (batches[returned].spine + other.line.through()) * other.line.timeNs
                <= (m_slot + line.length - 1) * line.timeNs;
        return m_isSumming || m_isReturning;
    }
    void fill()
    {
        if (m_isSumming)
            batches[m_summed].summing.push_back(m_slot);
        if (m_isReturning)
            batches[returned].returning.push_back(m_slot);
        if (++m_done < line.length)
            return;
        m_done = 0;
        m_summed += m_isSumming ? 1 : 0;
        returned += m_isReturning ? 1 : 0;
    }

    std::uint64_t m_slot = 0;
    std::size_t m_spines = 0; // of the other's batches, placed
    std::size_t m_summed = 0; // own batches whose teeth are placed
    std::uint64_t m_done = 0; // teeth of the batch at hand
    bool m_isSumming = false; // it is one of those
    bool m_isReturning = false;
};

class Combs {
public:
    Combs(const MeshGrid& grid, std::uint64_t first, std::uint64_t second)
        : m_grid(grid)
        , m_lines { Timeline(grid.dimensions[0], first), Timeline(grid.dimensions[1], second) }
    {
        while (m_lines[0].isOpen(m_lines[1]) || m_lines[1].isOpen(m_lines[0])) {
            const bool isFirst = !m_lines[1].isOpen(m_lines[0])
                || (m_lines[0].isOpen(m_lines[1]) && m_lines[0].now() <= m_lines[1].now());
            m_lines[isFirst ? 0 : 1].step(m_lines[isFirst ? 1 : 0]);
        }
    }

    // Of so many chunks, which may be fewer than there are places.
    [[nodiscard]] WaveSchedule schedule(Index chunks) const
    {
        WaveSchedule made { m_grid, chunks, 0, {} };
        constexpr std::size_t kWaves = 8; // of a chunk
        made.waves.reserve(kWaves * chunks);
        Index chunk = 0;
        for (const Index dimension : { 0U, 1U }) {
            for (const Batch& batch : m_lines[dimension].batches) {
                for (Index spine = 0; spine < m_lines[dimension].line.length && chunk < chunks; ++spine)
                    add(made, chunk++, batch, dimension, spine);
            }
        }
        std::ranges::sort(made.waves, {}, [](const LineWave& wave) {
            return std::tuple(wave.start, wave.dimension, wave.isUpward, wave.lane, wave.first, wave.adds);
        });
        // A single chunk may need none of the first slots.
        const std::uint64_t begin = made.waves.front().start;
        for (LineWave& wave : made.waves)
            wave.start -= begin;
        for (const LineWave& wave : made.waves)
            made.durationNs
                = std::max(made.durationNs, wave.start + wave.hops * m_grid.dimensions[wave.dimension].timeNs);
        return made;
    }

private:
    void add(WaveSchedule& made, Index chunk, const Batch& batch, Index dimension, Index spine) const
    {
        const Line& teeth = m_lines[dimension].line;
        const Line& across = m_lines[1 - dimension].line;
        const std::uint64_t rest = teeth.length - 1 - spine;
        LineWave tooth { .chunk = chunk, .lanes = static_cast<Index>(across.length) };
        tooth.dimension = static_cast<std::uint16_t>(dimension);
        LineWave along { .chunk = chunk, .lane = spine, .lanes = 1 };
        along.dimension = static_cast<std::uint16_t>(1 - dimension);
        const auto middle = static_cast<Index>(across.middle);
        tooth.adds = along.adds = true;
        // Upwards the far spines come first, downwards the near ones.
        flow(made, tooth, spine, batch.summing[rest], batch.summing[spine]);
        flow(made, along, middle, batch.spine, batch.spine);
        tooth.adds = along.adds = false;
        flow(made, along, middle, batch.spine, batch.spine);
        flow(made, tooth, spine, batch.returning[rest], batch.returning[spine]);
    }

    // Into a position of its lines from both of their ends, or out of it to these, in a slot of either direction.
    void flow(WaveSchedule& made, LineWave wave, Index position, std::uint64_t upSlot, std::uint64_t downSlot) const
    {
        const Line& line = m_lines[wave.dimension].line;
        const auto last = static_cast<Index>(line.length - 1);
        for (const bool isUpward : { true, false }) {
            wave.isUpward = isUpward;
            wave.first = !wave.adds ? position : isUpward ? 0 : last;
            wave.hops = wave.adds == isUpward ? position : last - position;
            wave.start = line.timeNs * (isUpward ? upSlot + wave.first : line.downFrom(downSlot, wave.first));
            if (wave.hops > 0)
                made.waves.push_back(wave);
        }
    }

    const MeshGrid& m_grid;
    std::array<Timeline, 2> m_lines;
};

// Batches of the first dimension for which the links of both are busy for the same time.
double balanced(const MeshGrid& grid, double chunks)
{
    const auto length = [&grid](std::size_t d) { return static_cast<double>(grid.dimensions[d].length); };
    const auto time = [&grid](std::size_t d) { return static_cast<double>(grid.dimensions[d].timeNs); };
    const double share
        = (time(1) - time(0) / length(1)) / (time(0) + time(1) - time(0) / length(1) - time(1) / length(0));
    return std::clamp(share, 0.0, 1.0) * chunks / length(0);
}

} // namespace

std::optional<WaveSchedule> constructCombs(const MeshGrid& grid, std::uint32_t chunks)
{
    if (grid.dimensions.size() != 2 || grid.dimensions[0].length < 2 || grid.dimensions[1].length < 2 || chunks == 0)
        return {};
    constexpr std::int64_t kAround = 3; // batches more or fewer, because they are whole
    const auto middle = static_cast<std::int64_t>(balanced(grid, chunks));
    const std::int64_t length = grid.dimensions[0].length;
    std::optional<WaveSchedule> best;
    for (std::int64_t first = std::max<std::int64_t>(middle - kAround, 0); first <= middle + kAround; ++first) {
        const std::int64_t rest = std::max<std::int64_t>(chunks - first * length, 0);
        const std::int64_t other = grid.dimensions[1].length;
        const Combs combs(
            grid, static_cast<std::uint64_t>(first), static_cast<std::uint64_t>((rest + other - 1) / other));
        WaveSchedule made = combs.schedule(chunks);
        if (!best || made.durationNs < best->durationNs)
            best = std::move(made);
        if (rest == 0)
            break;
    }
    return best;
}

} // namespace weft::synthesis

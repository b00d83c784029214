// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/chunk_flow.h"

#include "widgets/schedule/schedule_columns.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace weft::widgets {

namespace {

using collective::Buffer;
using collective::Pattern;
using collective::Schedule;
using collective::Slot;
using collective::StepKind;

constexpr std::uint32_t kPollEvery = 1U << 16U; // steps

// The slots of all ranks as one row of places.
class SlotMap {
public:
    explicit SlotMap(const Schedule& schedule)
        : m_pattern(schedule.pattern())
    {
        m_base.reserve(schedule.rankCount());
        for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank) {
            const collective::BufferSizes& sizes = schedule.bufferSizes(Rank { rank });
            const std::uint64_t output = m_count + sizes.input;
            const std::uint64_t scratch = output + sizes.output;
            m_base.push_back({ m_count, output, scratch, scratch + sizes.scratch });
            m_count = scratch + sizes.scratch;
        }
    }

    [[nodiscard]] std::uint64_t count() const { return m_count; }
    // The place of the slot `by` behind another one; count() where the buffer ends before it.
    [[nodiscard]] std::uint64_t at(std::uint32_t rank, Slot slot, std::uint32_t by = 0) const
    {
        slot.offset += by;
        slot = m_pattern.storage(Rank { rank }, slot);
        const auto buffer = static_cast<std::size_t>(slot.buffer);
        const std::uint64_t place = m_base[rank][buffer] + slot.offset;
        return place < m_base[rank][buffer + 1] ? place : m_count;
    }
    // Calls `visit(rank, slot, place)` for each.
    template <class Visit> void forEach(Visit visit) const
    {
        for (std::uint32_t rank = 0; rank < m_base.size(); ++rank) {
            for (std::size_t buffer = 0; buffer < 3; ++buffer) {
                for (std::uint64_t place = m_base[rank][buffer]; place < m_base[rank][buffer + 1]; ++place)
                    visit(rank,
                        Slot { static_cast<Buffer>(buffer), static_cast<std::uint32_t>(place - m_base[rank][buffer]) },
                        place);
            }
        }
    }

private:
    const Pattern& m_pattern;
    std::vector<std::array<std::uint64_t, 4>> m_base; // by rank: where each buffer begins, and the end
    std::uint64_t m_count = 0;
};

std::vector<std::uint32_t> chunksBefore(const Pattern& pattern, const SlotMap& slots)
{
    std::vector<std::uint32_t> chunks(slots.count() + 1, kNoChunk); // the last place takes what has none
    if (pattern.kind == collective::PatternKind::Custom) {
        for (const collective::Placement& placement : pattern.before)
            chunks[slots.at(index(placement.rank), placement.slot)] = index(placement.chunk);
        chunks.back() = kNoChunk;
        return chunks;
    }
    slots.forEach([&](std::uint32_t rank, Slot slot, std::uint64_t place) {
        if (const auto content = pattern.contentBefore(Rank { rank }, slot))
            chunks[place] = index(content->chunk);
    });
    return chunks;
}

std::vector<StepId> stepsByLevel(const ScheduleColumns& columns)
{
    std::vector<std::uint32_t> start(std::size_t { columns.levels } + 2, 0);
    for (const std::uint32_t level : columns.level)
        ++start[level + 1];
    // What never starts has level 0 and comes first; it is left out.
    const std::uint32_t stuck = start[1];
    for (std::size_t level = 1; level < start.size(); ++level)
        start[level] += start[level - 1];
    std::vector<StepId> steps(columns.level.size());
    for (std::uint32_t step = 0; step < columns.level.size(); ++step)
        steps[start[columns.level[step]]++] = StepId { step };
    steps.erase(steps.begin(), steps.begin() + stuck);
    return steps;
}

bool readsLocally(StepKind kind)
{
    return kind == StepKind::Send || kind == StepKind::Copy || kind == StepKind::Reduce;
}

bool stores(StepKind kind)
{
    return kind != StepKind::Send && kind != StepKind::ReceiveReduceSend && kind != StepKind::Nop;
}

} // namespace

class FlowBuilder {
public:
    FlowBuilder(const ScheduleColumns& columns, ChunkFlow& flow)
        : m_columns(columns)
        , m_schedule(*columns.schedule)
        , m_slots(m_schedule)
        , m_flow(flow)
    {
    }

    // False where there is too much to keep.
    [[nodiscard]] bool prepare()
    {
        std::uint64_t moved = 0;
        bool isPlain = true; // one chunk a step
        for (std::uint32_t step = 0; step < m_schedule.stepCount(); ++step) {
            moved += m_schedule.count(StepId { step });
            isPlain = isPlain && m_schedule.count(StepId { step }) == 1;
        }
        if (moved > ChunkFlow::kMostMoved || m_slots.count() > ChunkFlow::kMostMoved)
            return false;
        if (!isPlain) {
            m_flow.m_moveStart.reserve(std::size_t { m_schedule.stepCount() } + 1);
            std::uint64_t at = 0;
            for (std::uint32_t step = 0; step < m_schedule.stepCount(); ++step) {
                m_flow.m_moveStart.push_back(at);
                at += m_schedule.count(StepId { step });
            }
            m_flow.m_moveStart.push_back(at);
        }
        m_flow.m_moved.assign(moved, kNoChunk);
        m_contents = chunksBefore(m_schedule.pattern(), m_slots);
        for (const std::uint32_t chunk : m_contents)
            m_chunks = std::max(m_chunks, chunk == kNoChunk ? 0 : chunk + 1);
        return true;
    }

    // False if it was stopped.
    [[nodiscard]] bool follow(const Watch& watch)
    {
        const std::vector<StepId> steps = stepsByLevel(m_columns);
        for (std::size_t at = 0; at < steps.size(); ++at) {
            if (at % kPollEvery == 0 && watch.stop.stop_requested())
                return false;
            move(steps[at]);
        }
        indexSteps(steps);
        return true;
    }

private:
    void move(StepId step)
    {
        const StepKind kind = m_schedule.kind(step);
        const std::uint32_t count = m_schedule.count(step);
        const std::uint32_t rank = m_columns.rankOf(step);
        const Slot source = m_schedule.source(step);
        const Slot target = m_schedule.target(step);
        const std::uint32_t transfer = m_columns.transferInto[index(step)];
        const std::span<const std::uint32_t> message = transfer == kNoPlace
            ? std::span<const std::uint32_t>()
            : m_flow.chunksOf(m_columns.transfers[transfer].send);
        const std::uint64_t first = m_flow.m_moveStart.empty() ? index(step) : m_flow.m_moveStart[index(step)];
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::uint64_t here = m_slots.at(rank, target, i);
            std::uint32_t chunk = kNoChunk;
            if (readsLocally(kind))
                chunk = m_contents[m_slots.at(rank, source, i)];
            else if (i < message.size())
                chunk = message[i];
            if (collective::reduces(kind) && chunk == kNoChunk)
                chunk = m_contents[here];
            m_flow.m_moved[first + i] = chunk;
            // A sum keeps the name of what it is added to.
            const bool keeps = collective::reduces(kind) && m_contents[here] != kNoChunk;
            if (stores(kind) && here < m_slots.count() && !keeps)
                m_contents[here] = chunk;
        }
    }

    void indexSteps(const std::vector<StepId>& steps)
    {
        m_flow.m_start.assign(std::size_t { m_chunks } + 1, 0);
        m_flow.m_known = true;
        const auto forEach = [&](auto visit) {
            for (const StepId step : steps) {
                for (const std::uint32_t chunk : m_flow.chunksOf(step)) {
                    if (chunk != kNoChunk)
                        visit(chunk, step);
                }
            }
        };
        forEach([this](std::uint32_t chunk, StepId) { ++m_flow.m_start[chunk + 1]; });
        for (std::size_t chunk = 1; chunk < m_flow.m_start.size(); ++chunk)
            m_flow.m_start[chunk] += m_flow.m_start[chunk - 1];
        m_flow.m_steps.resize(m_flow.m_start.back());
        std::vector<std::uint32_t> next = m_flow.m_start;
        forEach([&](std::uint32_t chunk, StepId step) { m_flow.m_steps[next[chunk]++] = step; });
    }

    const ScheduleColumns& m_columns;
    const Schedule& m_schedule;
    SlotMap m_slots;
    ChunkFlow& m_flow;
    std::vector<std::uint32_t> m_contents; // by place
    std::uint32_t m_chunks = 0;
};

ChunkFlow::ChunkFlow(const ScheduleColumns& columns, const Watch& watch)
{
    FlowBuilder builder(columns, *this);
    if (builder.prepare())
        m_known = builder.follow(watch);
}

std::span<const std::uint32_t> ChunkFlow::chunksOf(StepId step) const
{
    if (m_moved.empty())
        return {};
    if (m_moveStart.empty())
        return std::span(m_moved).subspan(index(step), 1);
    const std::uint64_t first = m_moveStart[index(step)];
    return std::span(m_moved).subspan(first, m_moveStart[std::size_t { index(step) } + 1] - first);
}

std::span<const StepId> ChunkFlow::stepsOf(std::uint32_t chunk) const
{
    if (chunk >= chunkCount())
        return {};
    return std::span(m_steps).subspan(m_start[chunk], m_start[std::size_t { chunk } + 1] - m_start[chunk]);
}

namespace {

// Follows what some ranks contributed to a chunk from slot to slot.
class WayFinder {
public:
    WayFinder(const ScheduleColumns& columns, std::uint32_t chunk, Rank origin)
        : m_columns(columns)
        , m_schedule(*columns.schedule)
        , m_slots(m_schedule)
    {
        m_way.chunk = chunk;
        const std::vector<std::uint32_t> before = chunksBefore(m_schedule.pattern(), m_slots);
        m_slots.forEach([&](std::uint32_t rank, Slot, std::uint64_t place) {
            if (before[place] != chunk || (origin != kNone<Rank> && index(origin) != rank))
                return;
            m_holding.insert(place);
            if (m_reached.insert(rank).second)
                m_way.origins.push_back(rank);
        });
    }

    [[nodiscard]] ChunkWay find()
    {
        for (const StepId step : m_columns.chunks.stepsOf(m_way.chunk))
            follow(step);
        return std::move(m_way);
    }

private:
    void follow(StepId step)
    {
        const StepKind kind = m_schedule.kind(step);
        const std::uint32_t rank = m_columns.rankOf(step);
        const std::span<const std::uint32_t> moved = m_columns.chunks.chunksOf(step);
        bool carries = false;
        for (std::uint32_t i = 0; i < moved.size(); ++i) {
            if (moved[i] != m_way.chunk)
                continue;
            const std::uint64_t here = m_slots.at(rank, m_schedule.target(step), i);
            bool has = false;
            if (readsLocally(kind))
                has = m_holding.contains(m_slots.at(rank, m_schedule.source(step), i));
            else if (const std::uint32_t into = m_columns.transferInto[index(step)]; into != kNoPlace)
                has = m_sent.contains(key(m_columns.transfers[into].send, i));
            carries = carries || has;
            const bool sum = collective::reduces(kind) && (has || m_holding.contains(here));
            if (stores(kind) && (has || sum))
                m_holding.insert(here);
            else if (stores(kind))
                m_holding.erase(here); // overwritten
            if (collective::sends(kind) && (has || sum))
                m_sent.insert(key(step, i));
        }
        if (!carries)
            return;
        if (const std::uint32_t into = m_columns.transferInto[index(step)]; into != kNoPlace)
            m_way.hops.push_back({ into, m_reached.insert(rank).second });
        else if (!collective::sends(kind))
            m_way.local.push_back(step);
    }

    [[nodiscard]] static std::uint64_t key(StepId step, std::uint32_t i)
    {
        return (std::uint64_t { index(step) } << 32U) | i;
    }

    const ScheduleColumns& m_columns;
    const Schedule& m_schedule;
    SlotMap m_slots;
    ChunkWay m_way;
    std::unordered_set<std::uint64_t> m_holding; // places
    std::unordered_set<std::uint64_t> m_sent; // messages that carry it, by step and chunk
    std::unordered_set<std::uint32_t> m_reached; // ranks
};

} // namespace

ChunkWay chunkWay(const ScheduleColumns& columns, std::uint32_t chunk, Rank origin)
{
    if (!columns.chunks.isKnown())
        return { chunk, {}, {}, {} };
    return WayFinder(columns, chunk, origin).find();
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/chunk_flow.h"

#include "engine/collective/proof/pattern_contents.h"
#include "engine/collective/proof/step_levels.h"
#include "widgets/schedule/schedule_columns.h"

#include <algorithm>
#include <unordered_set>

namespace weft::widgets {

namespace {

using collective::Schedule;
using collective::SlotLayout;
using collective::StepKind;

constexpr std::uint32_t kPollEvery = 1U << 16U; // steps

std::vector<std::uint32_t> chunksBefore(const Schedule& schedule, const SlotLayout& layout)
{
    std::vector<std::uint32_t> chunks(layout.count(), kNoChunk);
    collective::PatternContents(schedule).visitBefore([&](const collective::PatternContents::Run& run) {
        for (std::uint32_t i = 0; i < run.count; ++i)
            chunks[layout.at(run.rank, { run.slot.buffer, run.slot.offset + i })] = index(run.chunk) + i;
        return true;
    });
    return chunks;
}

collective::Slot behind(collective::Slot slot, std::uint32_t by)
{
    return { slot.buffer, slot.offset + by };
}

// What it moves comes from memory, not with a message.
bool movesOwn(StepKind kind)
{
    return collective::readsSource(kind) && !collective::receives(kind);
}

// Where a sum finds what it adds to.
collective::Slot operandOf(const Schedule& schedule, StepId step)
{
    return collective::addsToTarget(schedule.kind(step)) ? schedule.target(step) : schedule.source(step);
}

} // namespace

class FlowBuilder {
public:
    FlowBuilder(const ScheduleColumns& columns, ChunkFlow& flow)
        : m_columns(columns)
        , m_schedule(*columns.schedule)
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
        auto layout = SlotLayout::make(m_schedule);
        if (moved > ChunkFlow::kMostMoved || !layout || layout->count() > ChunkFlow::kMostMoved)
            return false;
        m_flow.m_slots = std::move(*layout);
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
        m_flow.m_before = chunksBefore(m_schedule, m_flow.layout());
        m_contents = m_flow.m_before;
        for (const std::uint32_t chunk : m_contents)
            m_chunks = std::max(m_chunks, chunk == kNoChunk ? 0 : chunk + 1);
        return true;
    }

    // False if it was stopped.
    [[nodiscard]] bool follow(const Watch& watch)
    {
        const Groups<StepId> order = collective::executionOrder({ m_columns.level, m_columns.levels });
        const std::span<const StepId> steps = std::span(order.items).subspan(order.start[1]); // without the stuck
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
        const Rank rank { m_columns.rankOf(step) };
        const std::uint32_t transfer = m_columns.transferInto[index(step)];
        const std::span<const std::uint32_t> message = transfer == kNoPlace
            ? std::span<const std::uint32_t>()
            : m_flow.chunksOf(m_columns.transfers[transfer].send);
        const std::uint64_t first = m_flow.m_moveStart.empty() ? index(step) : m_flow.m_moveStart[index(step)];
        for (std::uint32_t i = 0; i < count; ++i) {
            std::uint32_t chunk = kNoChunk;
            if (movesOwn(kind))
                chunk = m_contents[m_flow.layout().at(rank, behind(m_schedule.source(step), i))];
            else if (i < message.size())
                chunk = message[i];
            std::uint32_t result = chunk;
            if (collective::reduces(kind)) {
                const std::uint32_t held = m_contents[m_flow.layout().at(rank, behind(operandOf(m_schedule, step), i))];
                if (chunk == kNoChunk)
                    chunk = held;
                result = held == kNoChunk ? chunk : held; // a sum keeps the name of what it is added to
            }
            if (collective::writesTarget(kind))
                m_contents[m_flow.layout().at(rank, behind(m_schedule.target(step), i))] = result;
            m_flow.m_moved[first + i] = chunk;
        }
    }

    void indexSteps(std::span<const StepId> steps)
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
        , m_slots(columns.chunks.layout())
    {
        m_way.chunk = chunk;
        const std::span<const std::uint32_t> before = columns.chunks.before();
        for (std::uint32_t rank = 0; rank < columns.ranks; ++rank) {
            if (origin != kNone<Rank> && index(origin) != rank)
                continue;
            for (std::uint32_t place = m_slots.begin(Rank { rank }); place < m_slots.end(Rank { rank }); ++place) {
                if (before[place] != chunk)
                    continue;
                m_holding.insert(place);
                if (m_way.origins.empty() || m_way.origins.back() != rank)
                    m_way.origins.push_back(rank);
            }
        }
        // Where values are summed, even a rank that has its own part gets something new.
        if (!collective::reduces(m_schedule.pattern().kind))
            m_reached.insert(m_way.origins.begin(), m_way.origins.end());
        m_followsOne = origin != kNone<Rank>;
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
            bool has = false;
            if (movesOwn(kind))
                has = m_holding.contains(m_slots.at(Rank { rank }, behind(m_schedule.source(step), i)));
            else if (const std::uint32_t into = m_columns.transferInto[index(step)]; into != kNoPlace)
                has = m_sent.contains(key(m_columns.transfers[into].send, i));
            carries = carries || has;
            bool passes = has;
            if (collective::reduces(kind)) {
                const collective::Slot operand = behind(operandOf(m_schedule, step), i);
                passes = has || m_holding.contains(m_slots.at(Rank { rank }, operand));
            }
            if (collective::writesTarget(kind)) {
                const std::uint32_t here = m_slots.at(Rank { rank }, behind(m_schedule.target(step), i));
                if (passes)
                    m_holding.insert(here);
                else
                    m_holding.erase(here); // overwritten
            }
            if (collective::sends(kind) && passes)
                m_sent.insert(key(step, i));
        }
        if (!carries)
            return;
        if (const std::uint32_t into = m_columns.transferInto[index(step)]; into != kNoPlace)
            m_way.hops.push_back({ into, isNews(kind, rank) });
        else if (!collective::sends(kind))
            m_way.local.push_back(step);
    }

    [[nodiscard]] bool isNews(StepKind kind, std::uint32_t rank)
    {
        if (!collective::reduces(kind))
            return m_reached.insert(rank).second;
        return !m_followsOne || m_summed.insert(rank).second;
    }

    [[nodiscard]] static std::uint64_t key(StepId step, std::uint32_t i)
    {
        return (std::uint64_t { index(step) } << 32U) | i;
    }

    const ScheduleColumns& m_columns;
    const Schedule& m_schedule;
    const SlotLayout& m_slots;
    ChunkWay m_way;
    std::unordered_set<std::uint32_t> m_holding; // slots
    std::unordered_set<std::uint64_t> m_sent; // messages that carry it, by step and chunk
    std::unordered_set<std::uint32_t> m_reached; // ranks that got a copy
    std::unordered_set<std::uint32_t> m_summed; // ranks that added it
    bool m_followsOne = false; // what one rank contributed, not all of it
};

} // namespace

ChunkWay chunkWay(const ScheduleColumns& columns, std::uint32_t chunk, Rank origin)
{
    if (!columns.chunks.isKnown())
        return { chunk, {}, {}, {} };
    return WayFinder(columns, chunk, origin).find();
}

} // namespace weft::widgets

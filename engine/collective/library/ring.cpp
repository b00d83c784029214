// SPDX-License-Identifier: GPL-3.0-or-later
// Rings are written straight into the blocks of a schedule: one step is one byte and one slot, so that thousands of
// ranks, whose steps go with the square of their number, stay cheap.
#include "engine/collective/library/algorithm_families.h"
#include "engine/collective/library/trees.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::collective {

namespace {

// Pieces that take turns in a block, so that links work while messages are under way.
constexpr std::uint32_t kPiecesInTurn = 4;

class RingWriter {
public:
    RingWriter(const Job& job, std::uint32_t ways)
        : m_job(job)
        , m_pattern(job.pattern)
        , m_ways(ways)
        , m_scatters(scattersFirst(job.pattern.kind))
        , m_gathers(gathersLast(job.pattern.kind))
        , m_cut(job.pattern, job.size(), job.lanes() * ways)
        // The first ones are sent before anything is received, and what passes them on needs room for one more.
        , m_inTurn(std::min(kPiecesInTurn, fifoSlotsOf(job.info.protocol) - 1))
        , m_backwards((scattersFirst(job.pattern.kind) ? job.way.backwards : job.way.gathersBackwards) & 1U)
        , m_builder(job.pattern, job.info)
    {
    }

    [[nodiscard]] Result<SchedulePtr> write()
    {
        const std::size_t halves = (m_scatters ? 1U : 0U) + (m_gathers ? 1U : 0U);
        m_builder.reserve(halves * m_job.size() * m_job.size() * m_job.lanes() * m_ways);
        for (std::uint32_t place = 0; place < m_job.size(); ++place) {
            if (m_job.watch.stop.stop_requested())
                return errorOf(ErrorCode::Cancelled, say("making the ring was stopped"));
            addCopies(place);
            for (std::uint32_t channel = 0; channel < m_job.channels; ++channel) {
                for (std::uint32_t way = 0; way < m_ways; ++way)
                    addBlock(place, channel * m_ways + way, way != m_backwards);
            }
        }
        return m_builder.seal();
    }

private:
    // Which half of an all-reduce a message belongs to.
    enum class Half : std::uint8_t { Reducing, Gathering };

    // Where the rank at `place` has block `unit`. Apart, sums begin in the output and nothing else touches the input.
    [[nodiscard]] Slot slot(std::uint32_t place, std::uint32_t unit, std::uint32_t lane, Half half) const
    {
        const std::uint32_t chunk = m_cut.run(unit, lane).first;
        const std::uint32_t inShard = chunk - place * m_pattern.shardChunks();
        switch (m_pattern.kind) {
        case PatternKind::AllGather:
            if (!m_pattern.inPlace && unit == place)
                return { Buffer::Input, inShard };
            return { Buffer::Output, chunk };
        case PatternKind::ReduceScatter:
            if (!m_pattern.inPlace && unit == place)
                return { Buffer::Output, inShard };
            return { Buffer::Input, chunk };
        default:
            if (!m_pattern.inPlace && (half == Half::Gathering || unit == place))
                return { Buffer::Output, chunk };
            return { Buffer::Input, chunk };
        }
    }

    // Apart: what is never received, or is added to what is received.
    void addCopies(std::uint32_t place)
    {
        m_copies.clear();
        if (m_pattern.inPlace)
            return;
        const BlockId block = m_builder.addBlock({ m_job.line[place] });
        for (std::uint32_t lane = 0; lane < m_job.lanes() * m_ways; ++lane) {
            const std::uint32_t chunk = m_cut.run(place, lane).first;
            const std::uint32_t inShard = chunk - place * m_pattern.shardChunks();
            Step step { StepKind::Copy, { Buffer::Input, chunk }, { Buffer::Output, chunk }, m_cut.size() };
            if (m_pattern.kind == PatternKind::AllGather)
                step.source.offset = inShard;
            else if (m_pattern.kind == PatternKind::ReduceScatter)
                step.target.offset = inShard;
            m_copies.push_back(m_builder.add(block, step));
        }
    }

    void addBlock(std::uint32_t place, std::uint32_t channel, bool backwards)
    {
        const ThreadBlock ends { m_job.line[place], m_job.line[m_job.along(place, 1, backwards)],
            m_job.line[m_job.along(place, 1, !backwards)], channel };
        const BlockId block = m_builder.addBlock(ends);
        for (std::uint32_t piece = 0; piece < m_job.pieces; piece += m_inTurn) {
            const std::uint32_t first = channel * m_job.pieces + piece;
            addTurns(block, place, first, first + std::min(m_inTurn, m_job.pieces - piece), backwards);
        }
    }

    void addTurns(BlockId block, std::uint32_t place, std::uint32_t firstLane, std::uint32_t pastLane, bool backwards)
    {
        const auto add = [&](StepKind kind, std::uint32_t unit, Half half) {
            for (std::uint32_t lane = firstLane; lane < pastLane; ++lane)
                addStep(block, place, kind, unit, lane, half, backwards);
        };
        const std::uint32_t n = m_job.size();
        if (m_scatters) {
            // The block before the own one starts, so that the own one arrives last, and complete.
            add(StepKind::Send, m_job.along(place, 1, !backwards), Half::Reducing);
            for (std::uint32_t round = 2; round < n; ++round)
                add(StepKind::ReceiveReduceSend, m_job.along(place, round, !backwards), Half::Reducing);
            add(m_gathers ? StepKind::ReceiveReduceCopySend : StepKind::ReceiveReduceCopy, place, Half::Reducing);
        } else {
            add(StepKind::Send, place, Half::Gathering);
        }
        if (m_gathers) {
            for (std::uint32_t round = 1; round + 1 < n; ++round)
                add(StepKind::ReceiveCopySend, m_job.along(place, round, !backwards), Half::Gathering);
            add(StepKind::Receive, m_job.along(place, 1, backwards), Half::Gathering);
        }
    }

    void addStep(BlockId block, std::uint32_t place, StepKind kind, std::uint32_t unit, std::uint32_t lane, Half half,
        bool backwards)
    {
        Step step { kind, {}, {}, m_cut.size() };
        if (kind == StepKind::Send) {
            step.source = slot(place, unit, lane, half);
            step.target = slot(m_job.along(place, 1, backwards), unit, lane, half);
        } else {
            step.target = slot(place, unit, lane, half);
            step.source = reduces(kind) ? step.target : slot(m_job.along(place, 1, !backwards), unit, lane, half);
        }
        const StepId added = m_builder.add(block, step);
        if (!m_copies.empty() && reduces(kind) && unit == place)
            m_builder.depend(added, m_copies[lane]);
    }

    const Job& m_job;
    const Pattern& m_pattern;
    std::uint32_t m_ways;
    bool m_scatters;
    bool m_gathers;
    Cut m_cut;
    std::uint32_t m_inTurn;
    std::uint64_t m_backwards; // the first way
    ScheduleBuilder m_builder;
    std::vector<StepId> m_copies; // of the rank at hand, by lane
};

// Broadcast and reduce go along the ring as along a chain that begins at the root.
Result<SchedulePtr> alongRing(const Job& job, std::uint32_t ways)
{
    std::vector<Rank> line = job.lineFromRoot();
    std::vector<Tree> trees;
    for (std::uint32_t way = 0; way < ways; ++way) {
        trees.push_back(chainTree(line));
        std::reverse(line.begin() + 1, line.end());
    }
    return makeTrees(job, trees);
}

Result<SchedulePtr> makeEitherRing(const Job& job, std::uint32_t ways)
{
    switch (job.pattern.kind) {
    case PatternKind::AllToAll:
        return makeRingAllToAll(job, ways == 2);
    case PatternKind::Broadcast:
    case PatternKind::Reduce:
        return alongRing(job, ways);
    default:
        return RingWriter(job, ways).write();
    }
}

} // namespace

Result<SchedulePtr> makeRing(const Job& job)
{
    return makeEitherRing(job, 1);
}

Result<SchedulePtr> makeBidirectionalRing(const Job& job)
{
    return makeEitherRing(job, 2);
}

} // namespace weft::collective

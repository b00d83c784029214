// SPDX-License-Identifier: GPL-3.0-or-later
// Rings are written straight into the blocks of a schedule: one step is one byte and one slot, so that thousands of
// ranks, whose steps go with the square of their number, stay cheap.
#include "engine/collective/library/algorithm_families.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/core/make_error.h"

#include <algorithm>
#include <map>
#include <utility>

namespace weft::collective {

namespace {

// Pieces that take turns in a block, so that links work while messages are under way.
constexpr std::uint32_t kPiecesInTurn = 4;

class RingWriter {
public:
    RingWriter(const Job& job, std::uint32_t ways)
        : m_job(job)
        , m_ways(ways)
        , m_cut(job.pattern, job.size(), job.lanes() * ways)
        // The first ones are sent before anything is received, and what passes them on needs room for one more.
        , m_inTurn(std::min(kPiecesInTurn, fifoSlotsOf(job.info.protocol) - 1))
        , m_backwards((scattersFirst(job.pattern.kind) ? job.way.backwards : job.way.gathersBackwards) & 1U)
        , m_builder(job.pattern, job.info)
    {
    }

    [[nodiscard]] Result<SchedulePtr> write()
    {
        const std::size_t halves = m_job.pattern.kind == PatternKind::AllReduce ? 2 : 1;
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
        const std::uint32_t inShard = chunk - place * m_job.pattern.shardChunks();
        const bool isOwn = !m_job.pattern.inPlace && unit == place;
        if (m_job.pattern.kind == PatternKind::AllGather)
            return isOwn ? Slot { Buffer::Input, inShard } : Slot { Buffer::Output, chunk };
        if (m_job.pattern.kind == PatternKind::ReduceScatter)
            return isOwn ? Slot { Buffer::Output, inShard } : Slot { Buffer::Input, chunk };
        const bool isInOutput = isOwn || (!m_job.pattern.inPlace && half == Half::Gathering);
        return { isInOutput ? Buffer::Output : Buffer::Input, chunk };
    }

    // Apart: what is never received, or is added to what is received.
    void addCopies(std::uint32_t place)
    {
        m_copies.clear();
        if (m_job.pattern.inPlace)
            return;
        const BlockId block = m_builder.addBlock({ m_job.line[place] });
        for (std::uint32_t lane = 0; lane < m_job.lanes() * m_ways; ++lane) {
            const std::uint32_t chunk = m_cut.run(place, lane).first;
            const Slot own = slot(place, place, lane, Half::Reducing);
            const bool isInput = own.buffer == Buffer::Input;
            m_copies.push_back(m_builder.add(block,
                { StepKind::Copy, isInput ? own : Slot { Buffer::Input, chunk },
                    isInput ? Slot { Buffer::Output, chunk } : own, m_cut.size() }));
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
            for (std::uint32_t lane = firstLane; lane < pastLane; ++lane) {
                Step step { kind, {}, slot(place, unit, lane, half), m_cut.size() };
                if (kind == StepKind::Send) {
                    step.source = std::exchange(step.target, slot(m_job.along(place, 1, backwards), unit, lane, half));
                } else {
                    step.source
                        = reduces(kind) ? step.target : slot(m_job.along(place, 1, !backwards), unit, lane, half);
                }
                const StepId added = m_builder.add(block, step);
                if (!m_copies.empty() && reduces(kind) && unit == place)
                    m_builder.depend(added, m_copies[lane]);
            }
        };
        const std::uint32_t n = m_job.size();
        const bool gathers = gathersLast(m_job.pattern.kind);
        if (scattersFirst(m_job.pattern.kind)) {
            // The block before the own one starts, so that the own one arrives last, and complete.
            add(StepKind::Send, m_job.along(place, 1, !backwards), Half::Reducing);
            for (std::uint32_t round = 2; round < n; ++round)
                add(StepKind::ReceiveReduceSend, m_job.along(place, round, !backwards), Half::Reducing);
            add(gathers ? StepKind::ReceiveReduceCopySend : StepKind::ReceiveReduceCopy, place, Half::Reducing);
        } else {
            add(StepKind::Send, place, Half::Gathering);
        }
        if (gathers) {
            for (std::uint32_t round = 1; round + 1 < n; ++round)
                add(StepKind::ReceiveCopySend, m_job.along(place, round, !backwards), Half::Gathering);
            add(StepKind::Receive, m_job.along(place, 1, backwards), Half::Gathering);
        }
    }

    const Job& m_job;
    std::uint32_t m_ways;
    Cut m_cut;
    std::uint32_t m_inTurn;
    std::uint64_t m_backwards; // the first way
    ScheduleBuilder m_builder;
    std::vector<StepId> m_copies; // of the rank at hand, by lane
};

// Every chunk travels along the ring to its place. All ranks do the same at the same time: they start the chunks of one
// or two distances, and pass on what comes until it has arrived. What passes needs one slot, since a block sends it on
// before it receives anything else. Where two are under way, that takes two steps: one step would wait for room in a
// connection that holds both (Simple has room for two messages), with its own message still in the other one.
class RingAllToAll {
public:
    RingAllToAll(const Job& job, std::uint32_t ways)
        : m_job(job)
        , m_ways(ways)
        , m_cut(job.pattern, job.size(), job.lanes())
        , m_builder(job.pattern, job.info)
    {
    }

    [[nodiscard]] Result<SchedulePtr> write()
    {
        for (std::uint32_t place = 0; place < m_job.size(); ++place) {
            if (m_job.watch.stop.stop_requested())
                return errorOf(ErrorCode::Cancelled, say("making the ring was stopped"));
            addOwnCopy(place);
            m_sent.clear();
            m_arrived.clear();
            for (std::uint32_t way = 0; way < m_ways; ++way) {
                for (std::uint32_t channel = 0; channel < m_job.channels; ++channel)
                    addBlock(place, channel, way);
            }
            for (const auto& [chunk, arrived] : m_arrived) {
                // In place, nothing may arrive in a slot whose own chunk has yet to leave by the other block.
                const Sent& sent = m_sent.at(chunk);
                if (m_job.pattern.inPlace && sent.way != arrived.way)
                    m_builder.depend(arrived.step, sent.step);
            }
        }
        return m_builder.seal();
    }

private:
    struct Sent {
        std::uint32_t way = 0;
        StepId step {};
    };

    [[nodiscard]] std::uint32_t along(std::uint32_t place, std::uint32_t steps, std::uint32_t way) const
    {
        return m_job.along(place, steps, way == 1);
    }

    // The part of a shard that goes `distance` this way: half, where both ways are as long.
    [[nodiscard]] Run part(std::uint32_t unit, std::uint32_t lane, std::uint32_t distance, std::uint32_t way) const
    {
        Run run = m_cut.run(unit, lane);
        if (m_ways == 2 && 2 * distance == m_job.size()) {
            run.count /= 2;
            run.first += way * run.count;
        }
        return run;
    }

    void addOwnCopy(std::uint32_t place)
    {
        if (m_job.pattern.inPlace)
            return;
        const std::uint32_t shard = m_job.pattern.shardChunks();
        m_builder.add(m_builder.addBlock({ m_job.line[place] }),
            { StepKind::Copy, { Buffer::Input, place * shard }, { Buffer::Output, place * shard }, shard });
    }

    void addBlock(std::uint32_t place, std::uint32_t channel, std::uint32_t way)
    {
        const std::uint32_t n = m_job.size();
        const BlockId block = m_builder.addBlock({ m_job.line[place], m_job.line[along(place, 1, way)],
            m_job.line[along(place, n - 1, way)], channel * m_ways + way });
        for (std::uint32_t piece = 0; piece < m_job.pieces; ++piece) {
            const std::uint32_t lane = channel * m_job.pieces + piece;
            for (std::uint32_t near = 1; near <= n / 2; ++near) {
                // One way round, the chunks of a distance and of its complement travel together: in place, each
                // arrives in a slot that the other one has left.
                if (m_ways == 2 || 2 * near == n)
                    addJourney(block, place, lane, way, { near });
                else
                    addJourney(block, place, lane, way, { n - near, near });
            }
        }
        if (n > 2)
            m_builder.setBufferSizes(m_job.line[place], { 0, 0, m_cut.size() * m_job.lanes() * m_ways });
    }

    [[nodiscard]] Slot passing(std::uint32_t lane, std::uint32_t way) const
    {
        return { Buffer::Scratch, (lane + way * m_job.lanes()) * m_cut.size() };
    }

    void addJourney(BlockId block, std::uint32_t place, std::uint32_t lane, std::uint32_t way,
        const std::vector<std::uint32_t>& distances)
    {
        const auto landing = [&](std::uint32_t distance, std::uint32_t at) {
            const std::uint32_t from = along(at, m_job.size() - distance, way);
            return Slot { Buffer::Output, part(from, lane, distance, way).first };
        };
        for (const std::uint32_t distance : distances) {
            const Run own = part(along(place, distance, way), lane, distance, way);
            const Slot target = distance == 1 ? landing(1, along(place, 1, way)) : passing(lane, way);
            m_sent[own.first]
                = { way, m_builder.add(block, { StepKind::Send, { Buffer::Input, own.first }, target, own.count }) };
        }
        for (std::uint32_t hop = 1; hop <= distances.front(); ++hop) {
            for (const std::uint32_t distance : distances) {
                if (hop > distance)
                    continue;
                const std::uint32_t before = along(place, m_job.size() - 1, way);
                const std::uint32_t count = part(0, lane, distance, way).count;
                const Slot source = hop > 1
                    ? passing(lane, way)
                    : Slot { Buffer::Input, part(along(before, distance, way), lane, distance, way).first };
                const bool isAlone = hop > distances.back() || distances.size() == 1;
                if (hop < distance && isAlone) {
                    m_builder.add(block, { StepKind::ReceiveCopySend, source, passing(lane, way), count });
                } else if (hop < distance) {
                    m_builder.add(block, { StepKind::Receive, source, passing(lane, way), count });
                    const Slot next = hop + 1 < distance ? passing(lane, way) : landing(distance, along(place, 1, way));
                    m_builder.add(block, { StepKind::Send, passing(lane, way), next, count });
                } else {
                    const Slot target = landing(distance, place);
                    m_arrived[target.offset]
                        = { way, m_builder.add(block, { StepKind::Receive, source, target, count }) };
                }
            }
        }
    }

    const Job& m_job;
    std::uint32_t m_ways;
    Cut m_cut;
    ScheduleBuilder m_builder;
    // Of the rank at hand, by first chunk: when it left, and when the one that takes its slot arrived.
    std::map<std::uint32_t, Sent> m_sent;
    std::map<std::uint32_t, Sent> m_arrived;
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

} // namespace

Result<SchedulePtr> makeRing(const Job& job, std::uint32_t ways)
{
    if (job.pattern.kind == PatternKind::AllToAll)
        return RingAllToAll(job, ways).write();
    return hasRoot(job.pattern.kind) ? alongRing(job, ways) : RingWriter(job, ways).write();
}

} // namespace weft::collective

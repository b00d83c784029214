// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/algorithm_families.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/core/make_error.h"

#include <map>

namespace weft::collective {

namespace {

// Every chunk travels along the ring to its place. All ranks do the same at the same time: they start the chunks of one
// or two distances, and pass on what comes until it has arrived. What passes needs one slot, since a block sends it on
// before it receives anything else. Where two are under way, that takes two steps: one step would wait for room in a
// connection that holds both (Simple has room for two messages), with its own message still in the other one.
class RingAllToAll {
public:
    RingAllToAll(const Job& job, bool bothWays)
        : m_job(job)
        , m_bothWays(bothWays)
        , m_cut(job.pattern, job.size(), job.lanes())
        , m_builder(job.pattern, job.info)
    {
    }

    [[nodiscard]] Result<SchedulePtr> write()
    {
        const std::uint32_t ways = m_bothWays ? 2 : 1;
        for (std::uint32_t place = 0; place < m_job.size(); ++place) {
            if (m_job.watch.stop.stop_requested())
                return errorOf(ErrorCode::Cancelled, say("making the ring was stopped"));
            addOwnCopy(place);
            m_sent.clear();
            m_arrived.clear();
            for (std::uint32_t way = 0; way < ways; ++way) {
                for (std::uint32_t channel = 0; channel < m_job.channels; ++channel)
                    addBlock(place, channel, ways, way);
            }
            if (m_job.pattern.inPlace) {
                // Nothing may arrive in a slot whose own chunk has yet to leave by the other block.
                for (const auto& [chunk, arrived] : m_arrived) {
                    const Sent& sent = m_sent.at(chunk);
                    if (sent.way != arrived.way)
                        m_builder.depend(arrived.step, sent.step);
                }
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
        if (m_bothWays && 2 * distance == m_job.size()) {
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

    void addBlock(std::uint32_t place, std::uint32_t channel, std::uint32_t ways, std::uint32_t way)
    {
        const std::uint32_t n = m_job.size();
        const BlockId block = m_builder.addBlock({ m_job.line[place], m_job.line[along(place, 1, way)],
            m_job.line[along(place, n - 1, way)], channel * ways + way });
        for (std::uint32_t piece = 0; piece < m_job.pieces; ++piece) {
            const std::uint32_t lane = channel * m_job.pieces + piece;
            for (std::uint32_t near = 1; near <= n / 2; ++near) {
                // One way round, the chunks of a distance and of its complement travel together: in place, each
                // arrives in a slot that the other one has left.
                if (m_bothWays || 2 * near == n)
                    addJourney(block, place, lane, way, { near });
                else
                    addJourney(block, place, lane, way, { n - near, near });
            }
        }
        m_builder.setBufferSizes(m_job.line[place], { 0, 0, scratchChunks() });
    }

    [[nodiscard]] std::uint32_t scratchChunks() const
    {
        return m_job.size() > 2 ? m_cut.size() * m_job.lanes() * (m_bothWays ? 2 : 1) : 0;
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
    bool m_bothWays;
    Cut m_cut;
    ScheduleBuilder m_builder;
    // Of the rank at hand, by first chunk: when it left, and when the one that takes its slot arrived.
    std::map<std::uint32_t, Sent> m_sent;
    std::map<std::uint32_t, Sent> m_arrived;
};

} // namespace

Result<SchedulePtr> makeRingAllToAll(const Job& job, bool bothWays)
{
    return RingAllToAll(job, bothWays).write();
}

} // namespace weft::collective

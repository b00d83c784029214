// SPDX-License-Identifier: GPL-3.0-or-later
// A TransferBuilder that is spoken to in chunks of the full buffer instead of slots, so that an algorithm is written
// once for buffers in place and apart. Apart, the input stays as it was: a chunk is read there until the rank has
// something newer in its working place (the output, or scratch where the output has no room), and is copied over before
// anything is added to it. Owned by one algorithm, on one thread. Not for all-to-all, whose chunks have no such order.
#pragma once

#include "engine/collective/library/algorithm_job.h"
#include "engine/collective/library/transfer_builder.h"

#include <algorithm>

namespace weft::collective {

// Where the rank's own shard is worked on, apart: reduce-scatter and scatter keep only that shard.
enum class OwnShard : std::uint8_t {
    InOutput, // no run may hold it together with other shards
    WithTheOthers, // in scratch, and copied at the end
};

class Workspace {
public:
    explicit Workspace(const Job& job, TransferOptions options = {}, OwnShard ownShard = OwnShard::WithTheOthers)
        : m_pattern(job.pattern)
        , m_watch(job.watch)
        , m_ownShard(ownShard)
        , m_builder(job.pattern, job.info, options)
        , m_place(job.pattern.ranks, 0)
        , m_line(job.line)
    {
        for (std::uint32_t place = 0; place < job.size(); ++place)
            m_place[index(m_line[place])] = place;
        if (!m_pattern.inPlace)
            m_worked.assign(std::size_t { job.size() } * m_pattern.chunks, false);
    }

    void copy(Rank from, Rank to, const Runs& runs, std::uint32_t channel) { move(from, to, runs, channel, false); }
    // A copy, or a sum of what both have.
    void move(Rank from, Rank to, const Runs& runs, std::uint32_t channel, bool adds, LinkId link = kNone<LinkId>)
    {
        const std::uint32_t way = link == kNone<LinkId> ? topology::kNoLinkSet : m_builder.way({ &link, 1 });
        for (const Run& run : runs) {
            const Place source { from, forReading(from, run) };
            if (adds)
                bringOver(to, run);
            const Place target { to, forWriting(to, run) };
            if (adds)
                m_builder.reduce(source, target, run.count, channel, way);
            else
                m_builder.copy(source, target, run.count, channel, way);
        }
    }

    // Transfers that happen at the same time: of every one the first run is sent before any is received, then the
    // second, so that no connection holds more than one message. What one of them writes, another may send only if
    // both move the same runs.
    struct Transfer {
        Rank from {};
        Rank to {};
        Runs runs;
    };
    void moveAtOnce(std::span<const Transfer> transfers, std::uint32_t channel, bool adds)
    {
        std::size_t most = 0;
        for (const Transfer& transfer : transfers)
            most = std::max(most, transfer.runs.size());
        std::vector<TransferBuilder::Message> messages(transfers.size());
        for (std::size_t k = 0; k < most; ++k) {
            for (std::size_t i = 0; i < transfers.size(); ++i) {
                const auto& [from, to, runs] = transfers[i];
                if (k < runs.size())
                    messages[i] = m_builder.send({ from, forReading(from, runs[k]) }, to, runs[k].count, channel);
            }
            for (std::size_t i = 0; i < transfers.size(); ++i) {
                const auto& [from, to, runs] = transfers[i];
                if (k >= runs.size())
                    continue;
                if (adds)
                    bringOver(to, runs[k]);
                const Slot slot = forWriting(to, runs[k]);
                adds ? m_builder.receiveReduce(messages[i], slot) : m_builder.receive(messages[i], slot);
            }
        }
    }

    // Puts the results where the pattern wants them. The workspace is empty afterwards.
    [[nodiscard]] Result<SchedulePtr> finish()
    {
        const std::uint32_t shard = m_pattern.shardChunks();
        const BufferPart part = outputPart(m_pattern.kind);
        const bool keepsShard = part == BufferPart::Shard;
        for (std::uint32_t place = 0; !m_pattern.inPlace && place < m_line.size(); ++place) {
            const Rank rank = m_line[place];
            if (part == BufferPart::AtRoot && rank != m_pattern.root)
                continue;
            const Run wanted = keepsShard ? Run { place * shard, shard } : Run { 0, m_pattern.chunks };
            const auto lies = [&](std::uint32_t chunk) {
                return isWorkedOn(rank, chunk) ? working(rank, chunk) : before(rank, chunk);
            };
            for (std::uint32_t chunk = wanted.first; chunk < wanted.past();) {
                const Slot from = lies(chunk);
                std::uint32_t past = chunk + 1;
                while (past < wanted.past() && lies(past) == Slot { from.buffer, from.offset + (past - chunk) })
                    ++past;
                m_builder.copy({ rank, from }, { rank, { Buffer::Output, chunk - (keepsShard ? wanted.first : 0) } },
                    past - chunk);
                chunk = past;
            }
        }
        return m_builder.build(m_watch);
    }

private:
    [[nodiscard]] std::uint32_t placeOf(Rank rank) const { return m_place[index(rank)]; }
    // Where the rank has a chunk from before, and where it works on it.
    [[nodiscard]] bool holdsBefore(Rank rank, std::uint32_t chunk) const
    {
        const BufferPart part = inputPart(m_pattern.kind);
        return part == BufferPart::AtRoot
            ? rank == m_pattern.root
            : part == BufferPart::Whole || chunk / m_pattern.shardChunks() == placeOf(rank);
    }
    [[nodiscard]] Slot before(Rank rank, std::uint32_t chunk) const
    {
        const bool isShard = inputPart(m_pattern.kind) == BufferPart::Shard;
        return { Buffer::Input, isShard ? chunk - placeOf(rank) * m_pattern.shardChunks() : chunk };
    }
    [[nodiscard]] Slot working(Rank rank, std::uint32_t chunk) const
    {
        const BufferPart part = outputPart(m_pattern.kind);
        if (m_pattern.inPlace)
            return { inputPart(m_pattern.kind) == BufferPart::Shard ? Buffer::Output : Buffer::Input, chunk };
        if (part == BufferPart::Shard) {
            const std::uint32_t shard = m_pattern.shardChunks();
            if (m_ownShard == OwnShard::InOutput && chunk / shard == placeOf(rank))
                return { Buffer::Output, chunk % shard };
            return { Buffer::Scratch, chunk };
        }
        const bool hasOutput = part == BufferPart::Whole || rank == m_pattern.root;
        return { hasOutput ? Buffer::Output : Buffer::Scratch, chunk };
    }
    [[nodiscard]] bool isWorkedOn(Rank rank, std::uint32_t chunk) const
    {
        return m_worked.empty() || m_worked[std::size_t { placeOf(rank) } * m_pattern.chunks + chunk];
    }
    // How many chunks of the run the rank has from before, and nothing newer, before one of which it has not.
    [[nodiscard]] std::uint32_t oldOnes(Rank rank, Run run) const
    {
        std::uint32_t count = 0;
        while (count < run.count && !isWorkedOn(rank, run.first + count) && holdsBefore(rank, run.first + count))
            ++count;
        return count;
    }
    [[nodiscard]] Slot forReading(Rank rank, Run run)
    {
        if (m_pattern.inPlace)
            return working(rank, run.first);
        if (oldOnes(rank, run) == run.count)
            return before(rank, run.first);
        bringOver(rank, run);
        return forWriting(rank, run);
    }
    [[nodiscard]] Slot forWriting(Rank rank, Run run)
    {
        if (!m_worked.empty()) {
            const std::size_t first = std::size_t { placeOf(rank) } * m_pattern.chunks;
            for (std::uint32_t chunk = run.first; chunk < run.past(); ++chunk)
                m_worked[first + chunk] = true;
        }
        return working(rank, run.first);
    }
    // Copies what the rank has from before, and nothing newer, to its working place.
    void bringOver(Rank rank, Run run)
    {
        for (std::uint32_t chunk = run.first; chunk < run.past(); ++chunk) {
            const std::uint32_t old = oldOnes(rank, { chunk, run.past() - chunk });
            if (old > 0)
                m_builder.copy({ rank, before(rank, chunk) }, { rank, working(rank, chunk) }, old);
            chunk += old;
        }
    }

    Pattern m_pattern;
    Watch m_watch;
    OwnShard m_ownShard;
    TransferBuilder m_builder;
    std::vector<std::uint32_t> m_place; // by rank; of members only
    std::vector<Rank> m_line;
    std::vector<bool> m_worked; // by place and chunk; empty in place
};

} // namespace weft::collective

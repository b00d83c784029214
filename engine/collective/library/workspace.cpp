// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/workspace.h"

#include <algorithm>

namespace weft::collective {

Workspace::Workspace(const Job& job, TransferOptions options, OwnShard ownShard)
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

bool Workspace::holdsBefore(Rank rank, std::uint32_t chunk) const
{
    const BufferPart part = inputPart(m_pattern.kind);
    return part == BufferPart::AtRoot ? rank == m_pattern.root
                                      : part == BufferPart::Whole || chunk / m_pattern.shardChunks() == placeOf(rank);
}

Slot Workspace::before(Rank rank, std::uint32_t chunk) const
{
    const bool isShard = inputPart(m_pattern.kind) == BufferPart::Shard;
    return { Buffer::Input, isShard ? chunk - placeOf(rank) * m_pattern.shardChunks() : chunk };
}

Slot Workspace::working(Rank rank, std::uint32_t chunk) const
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

bool Workspace::isWorkedOn(Rank rank, std::uint32_t chunk) const
{
    return m_worked.empty() || m_worked[std::size_t { placeOf(rank) } * m_pattern.chunks + chunk];
}

void Workspace::bringOver(Rank rank, Run run)
{
    for (std::uint32_t chunk = run.first; chunk < run.past();) {
        std::uint32_t past = chunk;
        while (past < run.past() && !isWorkedOn(rank, past) && holdsBefore(rank, past))
            ++past;
        if (past > chunk)
            m_builder.copy({ rank, before(rank, chunk) }, { rank, working(rank, chunk) }, past - chunk);
        chunk = past + 1;
    }
}

Slot Workspace::forReading(Rank rank, Run run)
{
    if (m_pattern.inPlace)
        return working(rank, run.first);
    bool isOld = true;
    for (std::uint32_t chunk = run.first; chunk < run.past() && isOld; ++chunk)
        isOld = !isWorkedOn(rank, chunk) && holdsBefore(rank, chunk);
    if (isOld)
        return before(rank, run.first);
    bringOver(rank, run);
    return forWriting(rank, run);
}

Slot Workspace::forWriting(Rank rank, Run run)
{
    if (!m_worked.empty()) {
        const std::size_t first = std::size_t { placeOf(rank) } * m_pattern.chunks;
        for (std::uint32_t chunk = run.first; chunk < run.past(); ++chunk)
            m_worked[first + chunk] = true;
    }
    return working(rank, run.first);
}

void Workspace::move(Rank from, Rank to, const Runs& runs, std::uint32_t channel, bool adds, LinkId link)
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

void Workspace::moveAtOnce(std::span<const Transfer> transfers, std::uint32_t channel, bool adds)
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

Result<SchedulePtr> Workspace::finish()
{
    const std::uint32_t shard = m_pattern.shardChunks();
    const BufferPart part = outputPart(m_pattern.kind);
    const bool keepsShard = part == BufferPart::Shard;
    for (std::uint32_t place = 0; !m_pattern.inPlace && place < m_line.size(); ++place) {
        const Rank rank = m_line[place];
        if (part == BufferPart::AtRoot && rank != m_pattern.root)
            continue;
        const Run wanted = keepsShard ? Run { place * shard, shard } : Run { 0, m_pattern.chunks };
        const auto lies
            = [&](std::uint32_t chunk) { return isWorkedOn(rank, chunk) ? working(rank, chunk) : before(rank, chunk); };
        for (std::uint32_t chunk = wanted.first; chunk < wanted.past();) {
            const Slot from = lies(chunk);
            std::uint32_t past = chunk + 1;
            while (past < wanted.past() && lies(past) == Slot { from.buffer, from.offset + (past - chunk) })
                ++past;
            m_builder.copy(
                { rank, from }, { rank, { Buffer::Output, chunk - (keepsShard ? wanted.first : 0) } }, past - chunk);
            chunk = past;
        }
    }
    return m_builder.build(m_watch);
}

} // namespace weft::collective

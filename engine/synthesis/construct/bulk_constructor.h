// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of an all-gather over links of different speeds, where every NPU has much to choose from: all links into
// an NPU get their chunks for a span of time at once, among those that their sources hold when it begins. A fraction of
// the cost of events (event_constructor.h), which make the beginning and the end. One thread; used once.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/construct/event_constructor.h"
#include "engine/synthesis/construct/held_rows.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>

namespace weft::synthesis {

class BulkConstructor {
public:
    // Goes on from all jobs of a schedule that start before `now`.
    BulkConstructor(const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t seed,
        std::span<const PlannedTransfer> from, std::uint64_t now)
        : m_graph(graph)
        , m_held(graph.npus, chunksPerNpu)
        , m_links(graph, m_held.words(), seed)
        , m_carried(graph.arcs())
        , m_nsPerChunk(ingressNs(graph))
        , m_missing(graph.npus, graph.npus * chunksPerNpu - chunksPerNpu)
        , m_taken(m_held.words(), 0)
        , m_slowest(*std::ranges::max_element(graph.time))
        , m_now(now)
    {
        std::vector<std::uint32_t> slotOf(graph.arcs());
        for (std::uint32_t slot = 0; slot < graph.arcs(); ++slot)
            slotOf[graph.incoming.items[slot]] = slot;
        for (const PlannedTransfer& job : from) {
            if (job.start >= now)
                break;
            const std::uint32_t npu = graph.target[job.arc];
            --m_missing[npu];
            Carried& carried = m_carried[slotOf[job.arc]];
            carried.free = job.start + graph.time[job.arc];
            if (carried.free > now)
                carried.late = job.chunk;
            else
                m_held.add(npu, job.chunk / HeldRows::kWordBits, HeldRows::bitOf(job.chunk));
        }
        m_next = m_carried;
        m_left = m_missing;
        m_active = numbersWhere(graph.npus, [this](std::uint32_t npu) { return !isComplete(npu); });
    }

    // Adds jobs to those of `jobs`, ascending in start, until the slowest NPU needs no more than `restNs` after them.
    // Returns the time from which on there are none. A stop request ends it early.
    [[nodiscard]] std::uint64_t extend(std::vector<PlannedTransfer>& jobs, std::uint64_t restNs, const Watch& watch)
    {
        const auto slowest = static_cast<double>(m_slowest);
        double needed = neededNs();
        // What the slowest NPU can still reach. A long span that makes it later is made in shorter ones.
        double earliest = static_cast<double>(m_now) + needed;
        while (needed > static_cast<double>(restNs) && !watch.stop.stop_requested()) {
            const std::uint64_t end = m_now + m_length.steps() * m_slowest;
            const std::size_t before = jobs.size();
            m_hash = mixed(m_now);
            m_chosen.clear();
            for (std::size_t i = 0; i < m_active.size(); ++i) {
                const std::uint32_t soon = m_active[std::min(i + kTransfersAhead, m_active.size() - 1)];
                for (std::uint32_t slot = m_graph.incoming.start[soon]; slot < m_graph.incoming.start[soon + 1]; ++slot)
                    m_links.fetch(m_held, soon, slot);
                choose(m_active[i], end, jobs);
            }
            if (m_chosen.empty())
                break;
            const double after = neededNs();
            if (m_length.steps() > 1 && static_cast<double>(end) + after > earliest + slowest / 2) {
                m_links.discard(m_chosen);
                jobs.resize(before);
                m_length.undone();
                continue;
            }
            keep();
            sortByDigits(std::span(jobs).subspan(before),
                [this](const PlannedTransfer& job) { return std::tuple(job.start - m_now); });
            earliest = std::max(earliest, static_cast<double>(end) + after);
            m_now = end;
            needed = after;
            m_length.kept(m_now / m_slowest, static_cast<std::uint64_t>(needed / slowest));
        }
        return m_now;
    }

private:
    static constexpr std::size_t kTransfersAhead = 8; // NPUs
    struct Carried {
        std::uint64_t free = 0; // when the link is
        std::uint32_t late = kNoChunk; // arrives then, after the end of the span
    };

    void choose(std::uint32_t npu, std::uint64_t end, std::vector<PlannedTransfer>& jobs)
    {
        const std::size_t before = m_chosen.size();
        const std::uint32_t last = m_graph.incoming.start[npu + 1];
        for (std::uint32_t slot = m_graph.incoming.start[npu]; slot < last; ++slot) {
            if (const std::uint32_t chunk = m_carried[slot].late; chunk != kNoChunk) {
                m_taken[chunk / HeldRows::kWordBits] |= HeldRows::bitOf(chunk);
                m_chosen.push_back({ HeldRows::bitOf(chunk), npu, chunk / HeldRows::kWordBits });
            }
        }
        m_left[npu] = m_missing[npu];
        for (std::uint32_t slot = m_graph.incoming.start[npu]; slot < last; ++slot) {
            m_next[slot].late = kNoChunk;
            m_next[slot].free = carry(npu, slot, end, jobs);
        }
        for (std::size_t i = before; i < m_chosen.size(); ++i)
            m_taken[m_chosen[i].word] = 0;
    }
    // Gives a link its chunks for all its starts before the end. Returns when it is free again.
    std::uint64_t carry(std::uint32_t npu, std::uint32_t slot, std::uint64_t end, std::vector<PlannedTransfer>& jobs)
    {
        const std::uint32_t arc = m_graph.incoming.items[slot];
        const std::uint64_t time = m_graph.time[arc];
        const auto turn = static_cast<int>(mixed(m_hash ^ slot) % HeldRows::kWordBits);
        std::uint64_t at = std::max(m_carried[slot].free, m_now);
        if (at >= end || m_left[npu] == 0)
            return at;
        std::uint32_t& late = m_next[slot].late;
        m_links.bring(m_held, npu, slot, turn, m_taken, m_chosen, [&](std::uint32_t chunk) {
            jobs.push_back({ at, chunk, arc });
            at += time;
            late = at > end ? chunk : kNoChunk;
            return --m_left[npu] != 0 && at < end;
        });
        if (late != kNoChunk) // the last that was chosen
            m_chosen.back().chunks &= ~HeldRows::bitOf(late);
        return at;
    }
    void keep()
    {
        for (const ChosenChunks& chosen : m_chosen)
            m_held.add(chosen.npu, chosen.word, chosen.chunks);
        for (const std::uint32_t npu : m_active) {
            m_missing[npu] = m_left[npu];
            for (std::uint32_t slot = m_graph.incoming.start[npu]; slot < m_graph.incoming.start[npu + 1]; ++slot)
                m_carried[slot] = m_next[slot];
        }
        std::erase_if(m_active, [this](std::uint32_t npu) { return isComplete(npu); });
    }
    [[nodiscard]] bool isComplete(std::uint32_t npu) const
    {
        const auto isLate = [](const Carried& carried) { return carried.late != kNoChunk; };
        return m_missing[npu] == 0
            && std::none_of(m_carried.begin() + m_graph.incoming.start[npu],
                m_carried.begin() + m_graph.incoming.start[npu + 1], isLate);
    }
    [[nodiscard]] double neededNs() const
    {
        double needed = 0;
        for (const std::uint32_t npu : m_active)
            needed = std::max(needed, static_cast<double>(m_left[npu]) * m_nsPerChunk[npu]);
        return needed;
    }

    const LinkGraph& m_graph;
    HeldRows m_held; // with what arrived until m_now
    LinkCursors m_links;
    std::vector<Carried> m_carried; // by slot
    std::vector<Carried> m_next; // after the span at hand
    std::vector<double> m_nsPerChunk; // by NPU: over all its incoming links
    std::vector<std::uint32_t> m_missing; // by NPU: chunks that are not on their way
    std::vector<std::uint32_t> m_left; // the same after the span
    std::vector<std::uint32_t> m_active; // NPUs that lack something, or will get something late
    std::vector<ChosenChunks> m_chosen; // in the span; arrived at its end
    std::vector<std::uint64_t> m_taken; // the same and the late ones for the NPU at hand, by word; all 0 between NPUs
    BatchLength m_length; // in spans of the slowest link
    std::uint64_t m_slowest = 0; // ns
    std::uint64_t m_now = 0;
    std::uint64_t m_hash = 0;
};

} // namespace weft::synthesis

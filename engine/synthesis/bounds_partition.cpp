// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds_partition.h"

#include "engine/synthesis/bounds_sweeps.h"

#include <optional>

namespace weft::synthesis {

namespace {

class PartitionSearch {
public:
    PartitionSearch(const LinkGraph& graph, std::span<const std::uint32_t> members, std::uint64_t chunks)
        : m_graph(graph)
        , m_members(members.begin(), members.end())
        , m_chunks(chunks)
    {
        std::sort(m_members.begin(), m_members.end());
        std::vector<std::uint64_t> supply(graph.npus, 0);
        for (const std::uint32_t member : m_members)
            supply[member] = 1;
        m_demand = makeSpreadDemand(graph, false, supply, m_members);
        m_fromMember = distances(m_demand, m_members, false);
        m_toMember = distances(m_demand, m_members, true);
        for (std::uint32_t node = graph.npus; node < graph.nodes; ++node)
            m_copies |= graph.kind[node].multicasts || graph.kind[node].reduces;
    }

    Result<PartitionBound> bound(std::span<const topology::Dimension> dimensions, const Watch& watch)
    {
        if (m_members.size() < 2)
            return std::move(m_bound);
        for (const std::vector<std::uint32_t>& labels : naturalPartitions(m_graph, dimensions)) {
            tryPartition(labels);
            if (m_bound.singles == 0)
                m_bound.singles = m_bound.time;
            if (watch.stop.stop_requested())
                return Error { ErrorCode::Cancelled, "the search for a lower bound was stopped", {}, {} };
        }
        if (m_bound.time == kNoTime) {
            return Error { ErrorCode::TooLarge, "the collective would take longer than 146 years", {},
                "fewer or smaller chunks, or faster links" };
        }
        return std::move(m_bound);
    }

private:
    [[nodiscard]] Crossing crossing(std::uint32_t arc) const
    {
        return { delayOf(m_fromMember[m_demand.source[arc]], m_toMember[m_demand.target[arc]]), m_demand.time[arc] };
    }

    void tryPartition(const std::vector<std::uint32_t>& labels)
    {
        std::vector<std::uint8_t> seen(m_graph.nodes, 0);
        std::uint32_t parts = 0;
        for (const std::uint32_t member : m_members) {
            parts += seen[labels[member]] == 0 ? 1U : 0U;
            seen[labels[member]] = 1;
        }
        if (parts < 2)
            return;
        std::vector<std::uint32_t> between;
        for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
            if (labels[m_graph.source[arc]] != labels[m_graph.target[arc]])
                between.push_back(arc);
        }
        tryArcs(std::move(between), parts);
        if (m_copies || m_graph.nodes == m_graph.npus)
            return;
        // Switches only pass on: every transfer between parts is sent by an NPU, and received by one.
        for (const bool sending : { true, false }) {
            std::vector<std::uint32_t> arcs;
            for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
                const std::uint32_t near = sending ? m_graph.source[arc] : m_graph.target[arc];
                const std::uint32_t far = sending ? m_graph.target[arc] : m_graph.source[arc];
                if (near < m_graph.npus && (far >= m_graph.npus || labels[near] != labels[far]))
                    arcs.push_back(arc);
            }
            tryArcs(std::move(arcs), parts);
        }
    }

    void tryArcs(std::vector<std::uint32_t> arcs, std::uint32_t parts)
    {
        std::vector<Crossing> crossings;
        for (const std::uint32_t arc : arcs)
            crossings.push_back(crossing(arc));
        const std::uint64_t chunks = 2 * std::uint64_t { parts - 1 } * m_chunks;
        const std::uint64_t time = timeToCarry(crossings, chunks);
        if (time <= m_bound.time)
            return;
        m_bound.time = time;
        m_bound.parts = parts;
        m_bound.chunks = chunks;
        m_bound.arcs = std::move(arcs);
    }

    const LinkGraph& m_graph;
    std::vector<std::uint32_t> m_members; // ascending
    std::uint64_t m_chunks = 0;
    SpreadDemand m_demand; // for its nodes and arcs
    std::vector<std::uint64_t> m_fromMember;
    std::vector<std::uint64_t> m_toMember;
    bool m_copies = false; // some switch does more than pass on
    PartitionBound m_bound;
};

} // namespace

Result<PartitionBound> boundPartitions(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    std::span<const std::uint32_t> members, std::uint64_t chunks, const Watch& watch)
{
    return PartitionSearch(graph, members, chunks).bound(dimensions, watch);
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include "engine/synthesis/graph/max_flow.h"

namespace weft::synthesis {

namespace {

// Arcs looked at before the search among all partitions is given up.
constexpr std::uint64_t kPartitionWork = std::uint64_t { 1 } << 26U;

// Finds the partition between whose parts the links have the least to spare: Σ chunks of the links between parts less
// 2 (p - 1) C is half of Σ (d(S) - 4 C) over the parts, but for a constant, with d(S) what all links at S carry. That
// is least where the greedy solution of y(S) ≤ d(S) - 4 C for all S is tight; each of its steps is a minimum cut
// (Cunningham, "Optimal attack and reinforcement of a network", 1985).
class WeakestPartition {
public:
    explicit WeakestPartition(const LinkGraph& graph)
        : m_graph(graph)
        , m_hub(graph.nodes)
        , m_source(graph.source)
        , m_target(graph.target)
    {
        // Links count both ways; the hub draws on every node.
        m_source.insert(m_source.end(), graph.target.begin(), graph.target.end());
        m_target.insert(m_target.end(), graph.source.begin(), graph.source.end());
        for (std::uint32_t node = 0; node < graph.nodes; ++node) {
            m_source.push_back(node);
            m_target.push_back(m_hub);
        }
        m_flow.emplace(graph.nodes + 1, m_source, m_target);
    }

    // Whether links carry enough until `time`, as far as is quickly seen: already where no y is above 0, which is as
    // good if their sum is enough.
    bool holds(std::uint64_t time, std::uint64_t chunks)
    {
        const std::uint64_t enough = open(time, chunks);
        std::uint64_t below = 0; // Σ of the y so far, negative
        for (std::uint32_t node = 0; node < m_graph.nodes && enough != 0; ++node) {
            takeTurn(node, enough);
            const std::uint64_t y = 4 * chunks - m_flow->run(m_hub, 4 * chunks);
            below += y;
            if (below > 4 * chunks)
                return false;
            endTurn(node, y, 0);
        }
        return enough != 0;
    }

    // By node, if links carry what they can until `time`; nothing where that would be too much work.
    std::optional<std::vector<std::uint32_t>> find(std::uint64_t time, std::uint64_t chunks, const Watch& watch)
    {
        const std::uint32_t nodes = m_graph.nodes;
        const std::uint64_t enough = open(time, chunks);
        if (enough == 0)
            return {};
        std::vector<std::uint32_t> parent = numbersBelow(nodes);
        std::int64_t above = 0; // Σ of the positive y so far
        for (std::uint32_t node = 0; node < nodes; ++node) {
            takeTurn(node, enough);
            const auto least = static_cast<std::int64_t>(m_flow->run(m_hub, enough));
            for (const std::uint32_t other : m_flow->behindCut()) {
                if (other != m_hub)
                    parent[rootOf(parent, other)] = rootOf(parent, node);
            }
            const std::int64_t y = least - above - static_cast<std::int64_t>(4 * chunks);
            above += std::max<std::int64_t>(y, 0);
            endTurn(node, y < 0 ? static_cast<std::uint64_t>(-y) : 0, y > 0 ? static_cast<std::uint64_t>(y) : 0);
            if (m_flow->work() > kPartitionWork || watch.stop.stop_requested())
                return {};
        }
        for (std::uint32_t node = 0; node < nodes; ++node)
            parent[node] = rootOf(parent, node);
        return parent;
    }

private:
    // Links as they are until `time`, nodes before their turn. Returns more than can flow; 0 where that is too much.
    std::uint64_t open(std::uint64_t time, std::uint64_t chunks)
    {
        const std::uint64_t most = 2 * m_graph.nodes * chunks;
        std::uint64_t enough = 1 + 8 * most;
        for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
            const std::uint64_t carries = carried({ 0, m_graph.time[arc] }, time, most);
            m_flow->setCapacity(arc, carries);
            m_flow->setCapacity(m_graph.arcs() + arc, carries);
            enough += 4 * carries;
        }
        if (enough >= MaxFlow::kUnlimited / 2)
            return 0;
        for (std::uint32_t node = 0; node < m_graph.nodes; ++node)
            endTurn(node, enough, 0); // never behind the cut, until its turn has come
        return enough;
    }
    // From now on it is always behind the cut.
    void takeTurn(std::uint32_t node, std::uint64_t enough) { endTurn(node, 0, enough); }
    void endTurn(std::uint32_t node, std::uint64_t supply, std::uint64_t drawn)
    {
        m_flow->setSupply(node, supply);
        m_flow->setCapacity(2 * m_graph.arcs() + node, drawn);
    }

    const LinkGraph& m_graph;
    std::uint32_t m_hub = 0;
    std::vector<std::uint32_t> m_source;
    std::vector<std::uint32_t> m_target;
    std::optional<MaxFlow> m_flow;
};

class PartitionSearch {
public:
    PartitionSearch(const LinkGraph& graph, std::vector<AlikeChunks> demands, std::uint64_t known)
        : m_graph(graph)
        , m_alike(std::move(demands))
        , m_known(known)
    {
        const auto [givers, takers] = allEndsOf(m_alike);
        std::ranges::set_union(givers, takers, std::back_inserter(m_members));
        m_demand = spreadAmong(graph, m_members, m_members);
        m_ways.emplace(m_demand, givers, takers);
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
            if (std::optional<Error> error = stopped(watch))
                return *error;
        }
        const bool isAllReduce = m_alike.size() == 1 && m_alike.front().isSum
            && m_alike.front().givers.size() == m_graph.nodes && m_alike.front().takers.size() == m_graph.nodes;
        if (isAllReduce && m_bound.time < kLatestNs)
            searchAll(watch);
        if (std::optional<Error> error = stopped(watch))
            return *error;
        if (m_bound.time == kNoTime)
            return takesTooLong();
        return std::move(m_bound);
    }

private:
    // Newton's steps on the partitions that are found violated, where all nodes give to one sum and take it.
    void searchAll(const Watch& watch)
    {
        const std::uint64_t chunks = m_alike.front().chunks;
        WeakestPartition weakest(m_graph);
        while (true) {
            const std::uint64_t known = std::max(m_known, m_bound.time);
            if (!weakest.holds(known, chunks)) {
                const std::optional<std::vector<std::uint32_t>> labels = weakest.find(known, chunks, watch);
                if (!labels)
                    return;
                tryPartition(*labels);
                if (m_bound.time > known)
                    continue;
            }
            m_bound.isReached = oppositeArcs(m_graph).has_value();
            return;
        }
    }

    struct Crossings {
        std::uint64_t chunks = 0;
        std::uint32_t parts = 0;
    };

    void tryPartition(const std::vector<std::uint32_t>& labels)
    {
        Crossings crossings;
        for (const AlikeChunks& alike : m_alike)
            crossings.chunks += alike.chunks * partCountsOf(alike, labels).messages(alike.isSum);
        if (crossings.chunks == 0)
            return;
        crossings.parts = static_cast<std::uint32_t>(
            sortedOnce(mapped(m_members, [&labels](std::uint32_t npu) { return labels[npu]; })).size());
        const auto isBetween
            = [&](std::uint32_t arc) { return labels[m_graph.source[arc]] != labels[m_graph.target[arc]]; };
        tryArcs(numbersWhere(m_graph.arcs(), isBetween), crossings);
        if (m_copies || m_graph.nodes == m_graph.npus)
            return;
        // Switches only pass on: every transfer between parts is sent by an NPU and leaves its part, and comes into
        // another to be received, over links behind which there are others than those of its own part.
        for (const bool sending : { true, false }) {
            const std::vector<std::uint32_t> beyond = partsBeyond(labels, sending);
            const auto passes = [&](std::uint32_t arc) {
                const auto [near, far] = endsOf(arc, sending);
                return near < m_graph.npus && beyond[far] != labels[near] && beyond[far] != kNobody;
            };
            tryArcs(numbersWhere(m_graph.arcs(), passes), crossings);
        }
    }

    // Where something is sent over the arc, and to; or the other way round.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> endsOf(std::uint32_t arc, bool sending) const
    {
        const std::pair<std::uint32_t, std::uint32_t> ends(m_graph.source[arc], m_graph.target[arc]);
        return sending ? ends : std::pair(ends.second, ends.first);
    }
    // By node: the part of the NPU, or of all to whom (else: from whom) the switch passes on.
    [[nodiscard]] std::vector<std::uint32_t> partsBeyond(const std::vector<std::uint32_t>& labels, bool sending) const
    {
        std::vector<std::uint32_t> beyond(labels.begin(), labels.begin() + m_graph.npus);
        beyond.resize(m_graph.nodes, kNobody);
        for (bool changes = m_graph.nodes > m_graph.npus; std::exchange(changes, false);) {
            for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
                const auto [near, far] = endsOf(arc, sending);
                if (near < m_graph.npus || beyond[far] == kNobody || beyond[near] == beyond[far]
                    || beyond[near] == kSeveral)
                    continue;
                beyond[near] = beyond[near] == kNobody ? beyond[far] : kSeveral;
                changes = true;
            }
        }
        return beyond;
    }

    void tryArcs(std::vector<std::uint32_t> arcs, const Crossings& crossings)
    {
        const std::uint64_t time = m_ways->timeOver(arcs, crossings.chunks);
        if (time <= m_bound.time)
            return;
        m_bound.time = time;
        m_bound.parts = crossings.parts;
        m_bound.chunks = crossings.chunks;
        m_bound.arcs = std::move(arcs);
    }

    static constexpr std::uint32_t kNobody = 0xFFFFFFFFU; // in place of a part; so the next
    static constexpr std::uint32_t kSeveral = 0xFFFFFFFEU;

    const LinkGraph& m_graph;
    std::vector<AlikeChunks> m_alike;
    std::vector<std::uint32_t> m_members; // who gives or takes, ascending
    std::uint64_t m_known = 0; // ns
    SpreadDemand m_demand; // for its nodes and arcs
    std::optional<EndWays> m_ways;
    bool m_copies = false; // some switch does more than pass on
    PartitionBound m_bound;
};

} // namespace

PartCounts partCountsOf(const AlikeChunks& alike, std::span<const std::uint32_t> labels)
{
    std::vector<std::uint8_t> ends(labels.size(), 0);
    alike.eachEnd([&](std::uint32_t npu, AlikeChunks::End end) { ends[labels[npu]] |= end; });
    PartCounts counts;
    alike.eachEnd([&](std::uint32_t npu, AlikeChunks::End) { counts.add(std::exchange(ends[labels[npu]], 0), 1); });
    return counts;
}

Result<PartitionBound> boundPartitions(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    std::vector<AlikeChunks> demands, std::uint64_t known, const Watch& watch)
{
    return PartitionSearch(graph, std::move(demands), known).bound(dimensions, watch);
}

} // namespace weft::synthesis

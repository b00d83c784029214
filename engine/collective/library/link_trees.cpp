// SPDX-License-Identifier: GPL-3.0-or-later
// After MultiTree (J. Huang et al., Communication algorithm-architecture co-design for distributed deep learning,
// ISCA'21). Links count as equally fast.
#include "engine/collective/library/algorithm_families.h"
#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::collective {

namespace {

constexpr std::uint32_t kNoRank = 0xFFFFFFFFU;

class Grower {
public:
    Grower(const topology::Fabric& fabric, std::span<const NodeId> members, TreeDirection direction)
        : m_topology(fabric.topology())
        , m_outwards(direction == TreeDirection::FromRoots)
        , m_near(m_outwards ? m_topology.linkSources() : m_topology.linkDestinations())
        , m_far(m_outwards ? m_topology.linkDestinations() : m_topology.linkSources())
        , m_members(members)
        , m_placeOf(m_topology.nodeCount(), kNoRank)
        , m_usable(m_topology.linkCount())
        , m_cameBy(m_topology.nodeCount(), kNone<LinkId>)
    {
        for (std::uint32_t place = 0; place < members.size(); ++place) {
            m_placeOf[index(members[place])] = place;
            m_trees.push_back({ { place }, std::vector<bool>(members.size(), false), 0, 0 });
            m_trees.back().has[place] = true;
        }
        for (std::uint32_t link = 0; link < m_usable.size(); ++link)
            m_usable[link] = fabric.isUsable(LinkId { link });
    }

    [[nodiscard]] Result<std::vector<LinkTreeEdge>> grow(const Watch& watch)
    {
        const std::size_t wanted = m_members.size() * (m_members.size() - 1);
        m_edges.reserve(wanted);
        for (std::uint32_t round = 0; m_edges.size() < wanted; ++round) {
            if (watch.stop.stop_requested())
                return errorOf(ErrorCode::Cancelled, say("growing the trees was stopped"));
            const std::size_t before = m_edges.size();
            addRound(round);
            if (m_edges.size() == before)
                return unreachable();
        }
        return std::move(m_edges);
    }

private:
    struct Tree {
        std::vector<std::uint32_t> places; // in the order in which they joined
        std::vector<bool> has;
        std::size_t ready = 0; // so many of them had the data when the round began
        std::size_t next = 0; // those before it cannot reach anybody in this round
    };

    void addRound(std::uint32_t round)
    {
        m_free = m_usable;
        for (Tree& tree : m_trees) {
            tree.ready = tree.places.size();
            tree.next = 0;
        }
        for (bool grew = true; grew;) {
            grew = false;
            for (std::uint32_t root = 0; root < m_trees.size(); ++root)
                grew = addEdge(root, round) || grew;
        }
    }

    [[nodiscard]] bool addEdge(std::uint32_t root, std::uint32_t round)
    {
        Tree& tree = m_trees[root];
        if (tree.places.size() == m_members.size())
            return false;
        for (; tree.next < tree.ready; ++tree.next) {
            const std::uint32_t parent = tree.places[tree.next];
            const std::uint32_t child = findNew(tree, m_members[parent]);
            if (child == kNoRank)
                continue;
            tree.places.push_back(child);
            tree.has[child] = true;
            m_edges.push_back({ root, parent, child, round, takePath(parent, child) });
            return true;
        }
        return false;
    }

    // Links away from the root, whichever way the data go.
    [[nodiscard]] std::span<const LinkId> linksOn(NodeId at) const
    {
        return m_outwards ? m_topology.outgoing(at) : m_topology.incoming(at);
    }

    // The nearest member that the tree lacks, over free links; m_cameBy then leads back from it.
    [[nodiscard]] std::uint32_t findNew(const Tree& tree, NodeId from)
    {
        for (const NodeId seen : m_queue)
            m_cameBy[index(seen)] = kNone<LinkId>;
        m_queue.assign(1, from);
        for (std::size_t at = 0; at < m_queue.size(); ++at) {
            for (const LinkId link : linksOn(m_queue[at])) {
                const NodeId to = m_far[index(link)];
                if (!m_free[index(link)] || to == from || m_cameBy[index(to)] != kNone<LinkId>)
                    continue;
                const std::uint32_t place = m_placeOf[index(to)];
                if (place == kNoRank ? !m_topology.node(to).forwards : tree.has[place])
                    continue;
                m_cameBy[index(to)] = link;
                m_queue.push_back(to);
                if (place != kNoRank)
                    return place;
            }
        }
        return kNoRank;
    }

    // Takes the links of the path; the link of a straight one that has others beside it.
    [[nodiscard]] LinkId takePath(std::uint32_t parent, std::uint32_t child)
    {
        const NodeId from = m_members[parent];
        std::size_t hops = 0;
        LinkId last = kNone<LinkId>;
        for (NodeId at = m_members[child]; at != from; at = m_near[index(last)]) {
            last = m_cameBy[index(at)];
            m_free[index(last)] = false;
            ++hops;
        }
        if (hops > 1)
            return kNone<LinkId>;
        const auto parallel = [&](LinkId other) {
            return other != last && m_usable[index(other)] && m_far[index(other)] == m_members[child];
        };
        const auto beside = linksOn(from);
        return std::any_of(beside.begin(), beside.end(), parallel) ? last : kNone<LinkId>;
    }

    [[nodiscard]] Error unreachable() const
    {
        // There is one, or no further edge would be wanted.
        const Tree& tree = *std::ranges::find_if(
            m_trees, [this](const Tree& each) { return each.places.size() < m_members.size(); });
        const auto missing = std::ranges::find(tree.has, false);
        const NodeId lost = m_members[static_cast<std::size_t>(missing - tree.has.begin())];
        return errorAt(placeIn({}, m_topology.nodeKey(lost)), ErrorCode::Unreachable,
            say("no path from %1 to %2", m_topology.nodeName(m_members[tree.places.front()]),
                m_topology.nodeName(lost)));
    }

    const topology::Topology& m_topology;
    bool m_outwards;
    std::span<const NodeId> m_near; // ends of links, by link, as seen from the root
    std::span<const NodeId> m_far;
    std::span<const NodeId> m_members;
    std::vector<std::uint32_t> m_placeOf; // by node
    std::vector<bool> m_usable; // by link
    std::vector<bool> m_free; // in this round
    std::vector<LinkId> m_cameBy; // by node, of those in m_queue
    std::vector<NodeId> m_queue;
    std::vector<Tree> m_trees; // by place of the root
    std::vector<LinkTreeEdge> m_edges;
};

} // namespace

Result<std::vector<LinkTreeEdge>> growLinkTrees(
    const topology::Fabric& fabric, std::span<const NodeId> members, TreeDirection direction, const Watch& watch)
{
    return Grower(fabric, members, direction).grow(watch);
}

Result<SchedulePtr> makeMultiTree(const Job& job)
{
    const std::vector<NodeId> members = mapped(job.line, [&job](Rank rank) { return nodeOf(job.info.npuOf(rank)); });
    Workspace workspace(job, {}, OwnShard::InOutput);
    const Cut cut(job.pattern, job.size(), job.lanes());
    for (const TreeDirection direction : { TreeDirection::ToRoots, TreeDirection::FromRoots }) {
        const bool adds = direction == TreeDirection::ToRoots;
        if (!(adds ? scattersFirst : gathersLast)(job.pattern.kind))
            continue;
        auto edges = growLinkTrees(*job.fabric, members, direction, job.watch);
        if (!edges)
            return edges.error();
        if (adds)
            std::ranges::reverse(*edges);
        for (const LinkTreeEdge& edge : *edges) {
            const Rank parent = job.line[edge.parent];
            const Rank child = job.line[edge.child];
            for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
                workspace.move(adds ? child : parent, adds ? parent : child, { cut.run(edge.root, lane) },
                    lane / job.pieces, adds, edge.link);
            }
        }
    }
    return workspace.finish();
}

} // namespace weft::collective

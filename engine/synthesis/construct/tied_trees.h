// SPDX-License-Identifier: GPL-3.0-or-later
// Trees of chunks that have lost links, tied together again: every part that is cut off is joined, with all that hangs
// from it, to the rest by the shortest way that is left, past links that carry much. An edge is a message: the arcs
// from one NPU through switches to the next. One graph, one thread.
#pragma once

#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/graph/shortest_ways.h"
#include "engine/synthesis/plan/given_transfers.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace weft::synthesis {

inline constexpr std::uint32_t kNoTie = 0xFFFFFFFFU;

struct TiedEdge {
    std::uint32_t first = 0; // of its arcs, in TiedChunk::arcs
    std::uint32_t count = 0;
    std::uint32_t given = kNoTie; // its first hop's place among those given; kNoTie: it is new
    std::uint32_t instead = kNoTie; // of one that is new, the given one that is lost; kNoTie: none
    bool adds = false;
};

struct TiedChunk {
    std::vector<TiedEdge> edges;
    std::vector<std::uint32_t> arcs; // of all edges, each in the order of its way
};

// Who holds the chunk, or sums it up. `given` are those of the chunk. Errors: Mismatched (it is not summed up in one
// place).
[[nodiscard]] inline Result<std::vector<std::uint32_t>> rootsOf(
    const topology::Topology& topology, const Demands& sums, std::uint32_t chunk, std::span<const GivenTransfer> given)
{
    const auto givers = sums.giversOf(chunk);
    if (!sums.isSum(chunk))
        return std::vector<std::uint32_t>(givers.begin(), givers.end());
    enum class Part : std::uint8_t { None, Takes, Sends };
    std::vector<Part> parts(topology.npuCount(), Part::None);
    for (const std::uint32_t node : givers)
        parts[node] = Part::Takes;
    for (const GivenTransfer& transfer : given) {
        const std::uint32_t from = index(topology.linkSource(transfer.link));
        const std::uint32_t to = index(topology.linkDestination(transfer.link));
        if (transfer.adds && from < parts.size())
            parts[from] = Part::Sends;
        if (transfer.adds && to < parts.size() && parts[to] == Part::None)
            parts[to] = Part::Takes;
    }
    auto roots = numbersWhere(parts.size(), [&parts](std::uint32_t node) { return parts[node] == Part::Takes; });
    if (roots.size() != 1)
        return errorOf(ErrorCode::Mismatched, say("chunk %1 is not summed up in one place", chunk));
    return roots;
}

class TiedTrees {
public:
    // Both outlive it.
    TiedTrees(const LinkGraph& graph, const topology::Topology& topology)
        : m_graph(graph)
        , m_topology(topology)
        , m_load(graph.arcs(), 0)
        , m_cost(graph.nodes)
        , m_via(graph.nodes)
        , m_up(graph.nodes, true)
        , m_down(graph.nodes, false)
    {
    }

    // So many more transfers go over an arc; returns by how much the square of the time that it is busy has grown.
    double load(std::uint32_t arc, std::int64_t more)
    {
        const double before = busyNs(arc);
        m_load[arc] += static_cast<double>(more);
        const double after = busyNs(arc);
        return (after - before) * (after + before);
    }
    // How long it is busy with them.
    [[nodiscard]] double busyNs(std::uint32_t arc) const
    {
        return m_load[arc] * static_cast<double>(m_graph.time[arc]);
    }
    // From now on arcs that would be busy longer are ways for want of others.
    void setLimit(std::uint64_t ns) { m_limitNs = static_cast<double>(ns); }
    // `given` are those of the chunk as in givenTransfers(), `arcs` what they go over, kNoTie for one that is lost.
    // Loads stay as they are. Errors: Unreachable; Mismatched (they do not meet the demands).
    [[nodiscard]] Result<TiedChunk> tie(const Demands& sums, std::uint32_t chunk, std::span<const GivenTransfer> given,
        std::span<const std::uint32_t> arcs)
    {
        const auto givers = sums.giversOf(chunk);
        const auto takers = sums.takersOf(chunk);
        const Result<std::vector<std::uint32_t>> roots = rootsOf(m_topology, sums, chunk, given);
        if (!roots)
            return roots.error();
        TiedChunk made;
        m_up.clear();
        m_down.clear();
        for (std::uint32_t i = 0; i < given.size();) {
            const std::uint32_t first = i;
            bool isLost = false;
            do {
                isLost = isLost || arcs[i] == kNoTie;
            } while (++i < given.size() && given[i].goesOn);
            Tree& tree = given[first].adds ? m_up : m_down;
            const std::uint32_t from = index(m_topology.linkSource(given[first].link));
            const std::uint32_t to = index(m_topology.linkDestination(given[i - 1].link));
            const std::uint32_t node = tree.adds ? from : to;
            if (tree.given[node] != kNoTie)
                continue; // it had the chunk before
            tree.tie[node] = isLost ? kNoTie : tree.adds ? to : from;
            tree.given[node] = first;
            tree.isIn[from] = tree.isIn[to] = true;
        }
        if (sums.isSum(chunk)) {
            for (const std::uint32_t node : givers)
                m_up.isIn[node] = true;
        }
        for (const std::uint32_t node : takers)
            m_down.isIn[node] = true;
        for (Tree* tree : { &m_up, &m_down }) {
            for (std::uint32_t node = 0; node < m_graph.npus; ++node) {
                if (tree->tie[node] != kNoTie)
                    tree->hang(node, tree->tie[node]);
            }
            markTied(*tree, *roots);
            // Those whose own link is lost bring back all that hangs from them; whoever is left then has lost all of
            // it.
            for (const bool isLast : { false, true }) {
                for (std::uint32_t node = 0; node < m_graph.npus; ++node) {
                    if (tree->isIn[node] && tree->isTied[node] == 0 && (isLast || tree->tie[node] == kNoTie)) {
                        if (const Result<void> joined = join(*tree, node, isLast); !joined && isLast)
                            return joined.error();
                    }
                }
            }
            prune(*tree, tree->adds ? givers : takers);
            appendEdges(made, *tree, given, arcs);
        }
        for (const Tree* tree : { &m_up, &m_down }) {
            for (const auto& [node, way] : tree->made) {
                for (const std::uint32_t arc : way)
                    load(arc, -1);
            }
        }
        return made;
    }

private:
    // One of the two trees of a chunk: up to the root, or down from it. Everybody but the roots has one edge that ties
    // him to somebody nearer to them.
    struct Tree {
        Tree(std::uint32_t nodes, bool sums)
            : adds(sums)
            , firstBelow(nodes)
        {
        }
        void clear()
        {
            for (std::vector<std::uint32_t>* column : { &tie, &given, &instead, &firstBelow })
                column->assign(firstBelow.size(), kNoTie);
            isIn.assign(firstBelow.size(), false);
            isTied.assign(firstBelow.size(), 0);
            made.clear();
            below.clear();
        }
        void hang(std::uint32_t node, std::uint32_t nearer)
        {
            const auto place = static_cast<std::uint32_t>(below.size());
            below.push_back({ node, std::exchange(firstBelow[nearer], place) });
        }
        struct Below {
            std::uint32_t node = 0;
            std::uint32_t next = kNoTie;
        };
        bool adds = false; // edges lead towards the root
        std::vector<std::uint32_t> tie; // by node: who is nearer; kNoTie: nobody, or lost
        std::vector<std::uint32_t> given; // the place of its edge among those given
        std::vector<std::uint32_t> instead; // where it is new, the place of the one that is lost
        std::vector<bool> isIn; // it has an edge, had one, or is wanted
        std::vector<std::uint8_t> isTied; // to a root, over edges that are there; 0 or 1
        std::vector<std::uint32_t> firstBelow; // by node: of those whose edges lead to it, or did
        std::vector<Below> below;
        std::vector<std::pair<std::uint32_t, std::vector<std::uint32_t>>>
            made; // arcs of new edges, the last of a node's
    };
    // Of an arc, from the root.
    [[nodiscard]] std::uint32_t fartherEnd(const Tree& tree, std::uint32_t arc) const
    {
        return (tree.adds ? m_graph.source : m_graph.target)[arc];
    }
    void markTied(Tree& tree, std::vector<std::uint32_t> pending) const
    {
        while (!pending.empty()) {
            const std::uint32_t node = pending.back();
            pending.pop_back();
            if (node >= m_graph.npus || std::exchange(tree.isTied[node], std::uint8_t { 1 }) != 0)
                continue;
            for (std::uint32_t at = tree.firstBelow[node]; at != kNoTie; at = tree.below[at].next) {
                if (tree.tie[tree.below[at].node] == node)
                    pending.push_back(tree.below[at].node);
            }
        }
    }
    [[nodiscard]] Result<void> join(Tree& tree, std::uint32_t orphan, bool passesTree)
    {
        const std::vector<std::uint32_t> way = wayFrom(tree, orphan, passesTree);
        if (way.empty())
            return errorOf(ErrorCode::Unreachable, say("NPU %1 cannot be tied to the others again", orphan));
        tieAlong(tree, way, tree.given[orphan]);
        std::vector<std::uint32_t> reached { orphan };
        for (const std::uint32_t arc : way)
            reached.push_back(fartherEnd(tree, arc));
        markTied(tree, std::move(reached));
        return {};
    }
    // From a node that is cut off to the first that is tied; over others that are cut off only if `passesTree`. Arcs in
    // that order. With a tree that leads down the arcs are those of the way back. Empty where there is none.
    [[nodiscard]] std::vector<std::uint32_t> wayFrom(const Tree& tree, std::uint32_t orphan, bool passesTree)
    {
        std::ranges::fill(m_cost, std::numeric_limits<double>::infinity());
        std::uint32_t tied = orphan;
        const auto through = [this](double cost, std::uint32_t arc) {
            const double busy = busyNs(arc) + static_cast<double>(m_graph.time[arc]);
            const double part = busy / m_limitNs;
            return cost + busy * (1 + part * part * part * part * part * part);
        };
        const auto reached = [&](std::uint32_t node) {
            if (tree.isTied[node] != 0) {
                tied = node;
                return Onward::Over;
            }
            // Who is cut off as well is no way at first; who is not of the tree must relay.
            const bool mayPass = tree.isIn[node] ? passesTree : m_graph.kind[node].forwards;
            return node == orphan || mayPass ? Onward::Goes : Onward::Ends;
        };
        findShortestWays(m_graph, { &orphan, 1 }, !tree.adds, std::span(m_cost), m_via, through, reached);
        std::vector<std::uint32_t> way;
        for (std::uint32_t at = tied; at != orphan; at = fartherEnd(tree, way.back()))
            way.push_back(m_via[at]);
        std::ranges::reverse(way);
        return way;
    }
    // A new edge from each NPU of the way to the next, in the place of one that is lost.
    void tieAlong(Tree& tree, std::span<const std::uint32_t> way, std::uint32_t lost)
    {
        std::vector<std::uint32_t> arcs; // of the edge at hand
        for (const std::uint32_t arc : way) {
            m_load[arc] += 1;
            arcs.push_back(arc);
            const std::uint32_t nearer = tree.adds ? m_graph.target[arc] : m_graph.source[arc];
            if (nearer >= m_graph.npus)
                continue;
            const std::uint32_t node = fartherEnd(tree, arcs.front());
            if (!tree.adds)
                std::ranges::reverse(arcs);
            tree.tie[node] = nearer;
            tree.given[node] = kNoTie;
            tree.instead[node] = lost;
            tree.isIn[node] = true;
            tree.hang(node, nearer);
            tree.made.emplace_back(node, std::exchange(arcs, {}));
        }
    }
    void appendEdges(TiedChunk& made, const Tree& tree, std::span<const GivenTransfer> given,
        std::span<const std::uint32_t> arcs) const
    {
        const auto append = [&](std::uint32_t node, std::span<const std::uint32_t> way) {
            made.edges.push_back({ static_cast<std::uint32_t>(made.arcs.size()), static_cast<std::uint32_t>(way.size()),
                tree.given[node], tree.instead[node], tree.adds });
            made.arcs.insert(made.arcs.end(), way.begin(), way.end());
        };
        for (std::uint32_t node = 0; node < m_graph.npus; ++node) {
            const std::uint32_t first = tree.given[node];
            if (first == kNoTie || tree.tie[node] == kNoTie || tree.isTied[node] == 0)
                continue;
            std::uint32_t end = first + 1;
            while (end < given.size() && given[end].goesOn)
                ++end;
            append(node, arcs.subspan(first, end - first));
        }
        for (std::size_t i = 0; i < tree.made.size(); ++i) {
            const auto& [node, way] = tree.made[i];
            const bool isLast = std::none_of(tree.made.begin() + static_cast<std::ptrdiff_t>(i) + 1, tree.made.end(),
                [at = node](const auto& later) { return later.first == at; });
            if (isLast && tree.tie[node] != kNoTie && tree.isTied[node] != 0)
                append(node, way);
        }
    }
    // Relays from which nobody hangs any more.
    void prune(Tree& tree, std::span<const std::uint32_t> wanted) const
    {
        std::vector<std::uint32_t> hanging(m_graph.nodes, 0);
        for (const std::uint32_t nearer : tree.tie) {
            if (nearer != kNoTie)
                ++hanging[nearer];
        }
        for (std::uint32_t node = 0; node < m_graph.npus; ++node) {
            for (std::uint32_t at = node;
                 tree.tie[at] != kNoTie && hanging[at] == 0 && !std::ranges::binary_search(wanted, at);) {
                at = std::exchange(tree.tie[at], kNoTie);
                --hanging[at];
            }
        }
    }

    const LinkGraph& m_graph;
    const topology::Topology& m_topology;
    std::vector<double> m_load; // by arc
    double m_limitNs = std::numeric_limits<double>::infinity();
    std::vector<double> m_cost; // by node
    std::vector<std::uint32_t> m_via; // by node
    Tree m_up; // of the chunk at hand
    Tree m_down;
};

} // namespace weft::synthesis

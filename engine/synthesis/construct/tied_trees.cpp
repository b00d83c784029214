// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/tied_trees.h"

#include "engine/synthesis/graph/shortest_ways.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace weft::synthesis {

// One of the two trees of a chunk: up to the root, or down from it. Everybody but the roots has one edge that ties him
// to somebody nearer to them.
struct TiedTrees::Tree {
    Tree(std::uint32_t nodes, bool sums)
        : adds(sums)
        , below(nodes)
    {
    }
    void clear()
    {
        for (std::vector<std::uint32_t>* column : { &tie, &given, &instead })
            column->assign(below.size(), kNoTie);
        isIn.assign(below.size(), false);
        isTied.assign(below.size(), 0);
        for (std::vector<std::uint32_t>& nodes : below)
            nodes.clear();
    }
    bool adds = false; // edges lead towards the root
    std::vector<std::uint32_t> tie; // by node: its arc; kNoTie: none, or lost
    std::vector<std::uint32_t> given; // its place among those given
    std::vector<std::uint32_t> instead; // where it is new, the place of the one that is lost
    std::vector<bool> isIn; // it has an edge, had one, or is wanted
    std::vector<std::uint8_t> isTied; // to a root, over edges that are there; 0 or 1
    std::vector<std::vector<std::uint32_t>> below; // by node: those whose edges lead to it
};

TiedTrees::TiedTrees(const LinkGraph& graph, const topology::Topology& topology)
    : m_graph(graph)
    , m_topology(topology)
    , m_load(graph.arcs(), 0)
    , m_cost(graph.nodes)
    , m_via(graph.nodes)
    , m_up(std::make_unique<Tree>(graph.nodes, true))
    , m_down(std::make_unique<Tree>(graph.nodes, false))
{
}

TiedTrees::~TiedTrees() = default;

// From a node that is cut off to the first that is tied; over others that are cut off only if `passesTree`. Arcs in
// that order. With a tree that leads down the arcs are those of the way back. Empty where there is none.
std::vector<std::uint32_t> TiedTrees::wayFrom(const Tree& tree, std::uint32_t orphan, bool passesTree)
{
    std::ranges::fill(m_cost, std::numeric_limits<double>::infinity());
    std::uint32_t tied = orphan;
    const auto through = [this](double cost, std::uint32_t arc) {
        return cost + static_cast<double>(m_graph.time[arc]) * (1 + m_load[arc]);
    };
    const auto reached = [&](std::uint32_t node) {
        if (tree.isTied[node] != 0) {
            tied = node;
            return Onward::Over;
        }
        // Who is cut off as well is no way at first; who is not of the tree must relay.
        const bool mayPass = tree.isIn[node] ? passesTree : m_graph.kind[node].forwards && node < m_graph.npus;
        return node == orphan || mayPass ? Onward::Goes : Onward::Ends;
    };
    findShortestWays(m_graph, { &orphan, 1 }, !tree.adds, std::span(m_cost), m_via, through, reached);
    std::vector<std::uint32_t> way;
    for (std::uint32_t at = tied; at != orphan;
         at = tree.adds ? m_graph.source[way.back()] : m_graph.target[way.back()])
        way.push_back(m_via[at]);
    std::ranges::reverse(way);
    return way;
}

Result<void> TiedTrees::join(Tree& tree, std::uint32_t orphan, bool passesTree)
{
    const std::vector<std::uint32_t> way = wayFrom(tree, orphan, passesTree);
    if (way.empty())
        return Error { ErrorCode::Unreachable, "NPU " + std::to_string(orphan) + " cannot be tied to the others again",
            {}, {} };
    const std::uint32_t lost = tree.given[orphan];
    for (const std::uint32_t arc : way) {
        const std::uint32_t node = tree.adds ? m_graph.source[arc] : m_graph.target[arc];
        const std::uint32_t nearer = tree.adds ? m_graph.target[arc] : m_graph.source[arc];
        tree.tie[node] = arc;
        tree.given[node] = kNoTie;
        tree.instead[node] = lost;
        tree.isIn[node] = true;
        tree.below[nearer].push_back(node);
        m_load[arc] += 1;
    }
    std::vector<std::uint32_t> pending { orphan };
    for (const std::uint32_t arc : way)
        pending.push_back(tree.adds ? m_graph.source[arc] : m_graph.target[arc]);
    while (!pending.empty()) {
        const std::uint32_t node = pending.back();
        pending.pop_back();
        if (std::exchange(tree.isTied[node], std::uint8_t { 1 }) != 0)
            continue;
        for (const std::uint32_t next : tree.below[node]) {
            if (tree.tie[next] != kNoTie && nearerEnd(tree, tree.tie[next]) == node)
                pending.push_back(next);
        }
    }
    return {};
}

std::uint32_t TiedTrees::nearerEnd(const Tree& tree, std::uint32_t arc) const
{
    return tree.adds ? m_graph.target[arc] : m_graph.source[arc];
}

// Relays from which nobody hangs any more.
void TiedTrees::prune(Tree& tree, std::span<const std::uint32_t> wanted) const
{
    std::vector<std::uint32_t> hanging(m_graph.nodes, 0);
    for (const std::uint32_t arc : tree.tie) {
        if (arc != kNoTie)
            ++hanging[nearerEnd(tree, arc)];
    }
    for (std::uint32_t node = 0; node < m_graph.npus; ++node) {
        for (std::uint32_t at = node;
             tree.tie[at] != kNoTie && hanging[at] == 0 && !std::ranges::binary_search(wanted, at);) {
            const std::uint32_t nearer = nearerEnd(tree, std::exchange(tree.tie[at], kNoTie));
            --hanging[nearer];
            at = nearer;
        }
    }
}

Result<TiedChunk> TiedTrees::tie(const SumDemands& sums, std::uint32_t chunk, const std::vector<GivenTransfer>& given,
    const std::vector<std::uint32_t>& arcOf)
{
    const auto givers = sums.giversOf(chunk);
    const auto takers = sums.takersOf(chunk);
    TiedChunk made;
    Tree& up = *m_up;
    Tree& down = *m_down;
    up.clear();
    down.clear();
    for (std::uint32_t i = 0; i < given.size(); ++i) {
        Tree& tree = given[i].adds ? up : down;
        const std::uint32_t from = index(m_topology.linkSource(given[i].link));
        const std::uint32_t to = index(m_topology.linkDestination(given[i].link));
        if (from >= m_graph.npus || to >= m_graph.npus)
            return Error { ErrorCode::Unsupported, "the schedule goes through switches", {}, {} };
        const std::uint32_t node = tree.adds ? from : to;
        if (tree.given[node] != kNoTie)
            continue; // it had the chunk before
        tree.tie[node] = arcOf[index(given[i].link)];
        tree.given[node] = i;
        tree.isIn[node] = tree.isIn[tree.adds ? to : from] = true;
    }
    if (sums.isSum[chunk]) {
        for (const std::uint32_t node : givers)
            up.isIn[node] = true;
        for (std::uint32_t node = 0; node < m_graph.npus; ++node) {
            if (up.isIn[node] && up.given[node] == kNoTie)
                made.roots.push_back(node);
        }
        if (made.roots.size() != 1)
            return Error { ErrorCode::Mismatched, "chunk " + std::to_string(chunk) + " is not summed up in one place",
                {}, {} };
    } else {
        made.roots.assign(givers.begin(), givers.end());
    }
    for (const std::uint32_t node : takers)
        down.isIn[node] = true;
    for (Tree* tree : { &up, &down }) {
        for (std::uint32_t node = 0; node < m_graph.npus; ++node) {
            if (const std::uint32_t arc = tree->tie[node]; arc != kNoTie)
                tree->below[nearerEnd(*tree, arc)].push_back(node);
        }
        std::vector<std::uint32_t> pending = made.roots;
        while (!pending.empty()) {
            const std::uint32_t node = pending.back();
            pending.pop_back();
            if (std::exchange(tree->isTied[node], std::uint8_t { 1 }) != 0)
                continue;
            pending.insert(pending.end(), tree->below[node].begin(), tree->below[node].end());
        }
        // Those whose own link is lost bring back all that hangs from them; whoever is left then has lost all of it.
        for (const bool isLast : { false, true }) {
            for (std::uint32_t node = 0; node < m_graph.npus; ++node) {
                if (tree->isIn[node] && tree->isTied[node] == 0 && (isLast || tree->tie[node] == kNoTie)) {
                    if (const Result<void> joined = join(*tree, node, isLast); !joined && isLast)
                        return joined.error();
                }
            }
        }
        prune(*tree, tree->adds ? givers : takers);
        for (std::uint32_t node = 0; node < m_graph.npus; ++node) {
            if (tree->tie[node] != kNoTie && tree->isTied[node] != 0)
                made.edges.push_back({ tree->tie[node], tree->given[node], tree->instead[node], tree->adds });
        }
    }
    return made;
}

void TiedChunk::appendTo(RootedDemands& rooted, const SumDemands& sums, std::uint32_t chunk) const
{
    const bool isSum = sums.isSum[chunk];
    rooted.summed.add(
        std::span(roots).first(isSum ? 1 : 0), isSum ? sums.giversOf(chunk) : std::span<const std::uint32_t>());
    rooted.copied.add(roots, sums.takersOf(chunk));
}

} // namespace weft::synthesis

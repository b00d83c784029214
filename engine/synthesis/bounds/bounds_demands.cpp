// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include "engine/synthesis/graph/shortest_ways.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kNoHop = 0xFFFFFFFFU;
constexpr std::uint64_t kLongTurn = 1U << 16U; // work
constexpr std::uint32_t kPatience = 20; // of long turns
constexpr std::uint32_t kPatienceOfShortTurns = 96;

// The cheapest trees from any node to any of a few, by Dreyfus and Wagner ("The Steiner problem in graphs", 1971): what
// a node pays for a set is what it pays for two parts of it, or a hop and what its other end pays.
class SteinerTrees {
public:
    static constexpr std::size_t kMostEnds = 8;
    // So many steps are looked at in one making.
    [[nodiscard]] static std::uint64_t workOf(std::size_t ends, std::size_t nodes)
    {
        std::uint64_t splits = 1;
        for (std::size_t i = 0; i < ends; ++i)
            splits *= 3;
        return nodes * (splits / 2 + (std::uint64_t { 1 } << ends) * nodes);
    }

    // `hops`: what it costs from one to another, by from·nodes + to; kNoTime: there is no way. They outlive it.
    SteinerTrees(std::span<const std::uint64_t> hops, std::size_t nodes, std::vector<std::uint32_t> ends)
        : m_nodes(nodes)
        , m_ends(std::move(ends))
        , m_cost(nodes << m_ends.size(), kNoTime)
        , m_step(m_cost.size(), kNothing)
    {
        for (std::uint32_t node = 0; node < nodes; ++node)
            m_cost[place(0, node)] = 0;
        for (std::uint32_t set = 1; set < 1U << m_ends.size(); ++set) {
            for (std::size_t i = 0; i < m_ends.size(); ++i) {
                if (set == 1U << i)
                    m_cost[place(set, m_ends[i])] = 0;
            }
            // Each split once: the part with the last end of all.
            for (std::uint32_t part = (set - 1) & set; 2 * part > set; part = (part - 1) & set) {
                const std::uint64_t* one = &m_cost[place(part, 0)];
                const std::uint64_t* rest = &m_cost[place(set & ~part, 0)];
                for (std::uint32_t node = 0; node < nodes; ++node) {
                    if (one[node] == kNoTime || rest[node] == kNoTime)
                        continue;
                    if (one[node] + rest[node] < m_cost[place(set, node)]) {
                        m_cost[place(set, node)] = one[node] + rest[node];
                        m_step[place(set, node)] = kSplits | part;
                    }
                }
            }
            hopTo(hops, set);
        }
    }

    // From a root, which may be one of them, to all others; kNoTime where one cannot be reached.
    [[nodiscard]] std::uint64_t cost(std::uint32_t root) const { return m_cost[place(others(root), root)]; }
    // visit(from, to): every hop of that tree.
    template <class Visit> void eachHop(std::uint32_t root, Visit visit) const
    {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> open { { others(root), root } };
        while (!open.empty()) {
            const auto [set, node] = open.back();
            open.pop_back();
            const std::uint32_t step = m_step[place(set, node)];
            if (step == kNothing)
                continue;
            if ((step & kSplits) != 0) {
                open.emplace_back(step & ~kSplits, node);
                open.emplace_back(set & ~(step & ~kSplits), node);
            } else {
                visit(node, step);
                open.emplace_back(set, step);
            }
        }
    }

private:
    static constexpr std::uint32_t kNothing = 0xFFFFFFFFU;
    static constexpr std::uint32_t kSplits = 0x80000000U; // with a part of the set; else the node of the next hop

    [[nodiscard]] std::size_t place(std::uint32_t set, std::uint32_t node) const { return set * m_nodes + node; }
    [[nodiscard]] std::uint32_t others(std::uint32_t root) const
    {
        std::uint32_t set = 0;
        for (std::size_t i = 0; i < m_ends.size(); ++i)
            set |= m_ends[i] == root ? 0 : 1U << i;
        return set;
    }
    // Whoever pays less by a hop to another that pays for the set: the cheapest of them first.
    void hopTo(std::span<const std::uint64_t> hops, std::uint32_t set)
    {
        std::vector<std::uint8_t> isDone(m_nodes, 0);
        std::uint64_t* cost = &m_cost[place(set, 0)];
        while (true) {
            std::size_t next = m_nodes;
            for (std::size_t node = 0; node < m_nodes; ++node) {
                if (isDone[node] == 0 && cost[node] != kNoTime && (next == m_nodes || cost[node] < cost[next]))
                    next = node;
            }
            if (next == m_nodes)
                return;
            isDone[next] = 1;
            for (std::uint32_t from = 0; from < m_nodes; ++from) {
                const std::uint64_t hop = hops[from * m_nodes + next];
                if (hop != kNoTime && cost[next] + hop < cost[from]) {
                    cost[from] = cost[next] + hop;
                    m_step[place(set, from)] = static_cast<std::uint32_t>(next);
                }
            }
        }
    }

    std::size_t m_nodes = 0;
    std::vector<std::uint32_t> m_ends;
    std::vector<std::uint64_t> m_cost; // by set of ends and node
    std::vector<std::uint32_t> m_step;
};

class Priced {
public:
    Priced(const LinkGraph& graph, const Demands& demands)
        : m_graph(graph)
        , m_alike(alikeOf(demands))
        , m_place(graph.nodes, kNoHop)
    {
        for (std::uint32_t node = 0; node < graph.nodes; ++node) {
            if (m_graph.mayBranch(node)) {
                m_place[node] = static_cast<std::uint32_t>(m_copying.size());
                m_copying.push_back(node);
            }
        }
        m_cost.resize(m_copying.size() * m_copying.size());
        m_via.resize(m_copying.size() * graph.nodes);
        m_delays = delaysBetween(graph, demands.givers.items, demands.takers.items);
    }

    PricedBound bound(std::uint64_t known, const Watch& watch)
    {
        const std::uint64_t turnWork = findEnds();
        if (turnWork == 0)
            return {};
        const auto sumOf = [this](const std::vector<std::uint64_t>& prices, std::vector<double>& load) {
            return look(prices, load);
        };
        const std::uint32_t patience = turnWork < kLongTurn ? kPatienceOfShortTurns : kPatience;
        return boundByPrices(
            m_graph, m_delays, { .work = turnWork, .patience = patience, .known = known }, sumOf, watch);
    }

private:
    // Who shares chunks, where the cheapest trees to all of them can be found in the time; what that takes, else 0.
    std::uint64_t findEnds()
    {
        constexpr std::uint64_t kMostWork = std::uint64_t { 1 } << 20U; // of a turn
        std::uint64_t work = 0;
        for (const AlikeChunks& alike : m_alike) {
            std::vector<std::uint32_t> ends { m_place[alike.givers.front()] };
            for (const std::uint32_t node : alike.takers)
                ends.push_back(m_place[node]);
            ends = sortedOnce(std::move(ends));
            const auto known = std::ranges::find(m_ends, ends);
            m_endsOf.push_back(static_cast<std::uint32_t>(known - m_ends.begin()));
            if (known == m_ends.end()) {
                work += SteinerTrees::workOf(std::min(ends.size(), SteinerTrees::kMostEnds + 1), m_copying.size());
                m_ends.push_back(ends);
            }
            if (work > kMostWork || alike.givers.size() > 1 || ends.size() > SteinerTrees::kMostEnds)
                return 0;
        }
        return work;
    }

    // What the cheapest trees cost together, and what they load on the links.
    std::uint64_t look(const std::vector<std::uint64_t>& prices, std::vector<double>& load)
    {
        findHops(prices);
        std::vector<SteinerTrees> trees;
        for (const std::vector<std::uint32_t>& ends : m_ends)
            trees.emplace_back(m_cost, m_copying.size(), ends);
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < m_alike.size(); ++i) {
            const AlikeChunks& alike = m_alike[i];
            const std::uint32_t root = m_place[alike.givers.front()];
            const std::uint64_t cost = trees[m_endsOf[i]].cost(root);
            if (cost == kNoTime)
                return kNoTime;
            sum += cost * alike.chunks;
            trees[m_endsOf[i]].eachHop(root, [&](std::uint32_t from, std::uint32_t to) {
                addHop(from, to, static_cast<double>(alike.chunks), load);
            });
        }
        return sum;
    }

    // The cheapest ways from every node that copies to every other, through none that does.
    void findHops(const std::vector<std::uint64_t>& prices)
    {
        std::vector<std::uint64_t> price(m_graph.nodes);
        for (std::uint32_t from = 0; from < m_copying.size(); ++from) {
            const std::uint32_t sender = m_copying[from];
            std::fill(price.begin(), price.end(), kNoTime);
            findShortestWays(
                m_graph, { &sender, 1 }, false, std::span(price),
                std::span(m_via).subspan(from * std::size_t { m_graph.nodes }, m_graph.nodes),
                [&](std::uint64_t cost, std::uint32_t arc) { return cost + prices[arc]; },
                [&](std::uint32_t node) {
                    return node == sender || !m_graph.mayBranch(node) ? Onward::Goes : Onward::Ends;
                });
            for (std::uint32_t to = 0; to < m_copying.size(); ++to)
                m_cost[from * m_copying.size() + to] = price[m_copying[to]];
        }
    }
    void addHop(std::uint32_t from, std::uint32_t to, double chunks, std::vector<double>& load) const
    {
        const std::uint32_t* via = &m_via[from * std::size_t { m_graph.nodes }];
        for (std::uint32_t node = m_copying[to]; node != m_copying[from]; node = m_graph.source[via[node]])
            load[via[node]] += chunks;
    }

    const LinkGraph& m_graph;
    std::vector<AlikeChunks> m_alike;
    std::vector<std::uint32_t> m_endsOf; // by place in m_alike: which of m_ends
    std::vector<std::vector<std::uint32_t>> m_ends; // of trees, by place
    std::vector<std::uint32_t> m_copying; // nodes that may send what they have more than once
    std::vector<std::uint32_t> m_place; // by node: among those
    std::vector<std::uint64_t> m_delays; // by arc, of its crossing
    std::vector<std::uint64_t> m_cost; // of hops
    std::vector<std::uint32_t> m_via; // by first node and node: the arc into it
};

} // namespace

PricedBound boundDemands(const LinkGraph& graph, const Demands& demands, std::uint64_t known, const Watch& watch)
{
    if (graph.arcs() == 0 || demands.takers.items.empty() || graph.npus > 1024)
        return {};
    return Priced(graph, demands).bound(known, watch);
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// Trees for chunks that several NPUs want, one at a time, and what all of them load on the links: for constructions in
// which trees bid against each other. The graph outlives them; one thread.
#pragma once

#include "engine/synthesis/graph/ordering.h"
#include "engine/synthesis/plan/wait_graph.h"

#include <algorithm>
#include <cmath>

namespace weft::synthesis {

class TreeGrower {
public:
    TreeGrower(const LinkGraph& graph, double depthWeight)
        : m_graph(graph)
        , m_depthWeight(depthWeight)
        , m_cost(graph.nodes)
        , m_via(graph.nodes)
        , m_depth(graph.nodes)
        , m_edgeInto(graph.nodes)
        , m_state(graph.nodes)
        , m_seenFrom(graph.nodes)
        , m_passing(graph.nodes, [&graph](const auto& visit) {
            for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
                if (!graph.mayBranch(graph.target[arc]))
                    visit(graph.source[arc], arc);
            }
        })
    {
    }

    // The edges of a tree for `chunk` under `price` (by arc), to be weighed against depthWeight times the ns back to
    // the origin; empty where a destination cannot be reached.
    std::vector<TreeEdge> grow(const Demands& demands, std::uint32_t chunk, const std::vector<double>& price)
    {
        std::size_t left = begin(demands, chunk);
        std::vector<TreeEdge> edges;
        while (left > 0 && !m_open.empty()) {
            const auto [cost, place] = pop(m_open);
            const std::uint32_t node = (place + m_origin) % m_graph.nodes;
            if (cost > m_cost[node])
                continue;
            if (m_state[node] == State::Wanted) {
                left -= attach(node, chunk, edges);
                continue; // it goes on from here as a part of the tree
            }
            if (m_state[node] == State::Outside && !m_graph.kind[node].forwards)
                continue;
            // After it was seen from here as cheaply, only what has given its copy away can be nearer than before.
            const bool isSeen = cost >= m_seenFrom[node];
            m_seenFrom[node] = std::min(m_seenFrom[node], cost);
            for (const std::uint32_t arc : isSeen ? m_passing[node] : m_graph.out(node)) {
                const std::uint32_t target = m_graph.target[arc];
                const double through = cost + price[arc];
                if (m_state[target] != State::InTree && through < m_cost[target]
                    && (m_graph.mayBranch(target) || !comesThrough(node, target))) {
                    m_cost[target] = through;
                    m_via[target] = arc;
                    open(through, target);
                }
            }
        }
        return left == 0 ? edges : std::vector<TreeEdge> {};
    }

private:
    static constexpr double kFar = 1e300;

    enum class State : std::uint8_t { Outside, Wanted, InTree };

    // Returns how many are to be reached; who holds the chunk may be among those who want it.
    std::size_t begin(const Demands& demands, std::uint32_t chunk)
    {
        std::fill(m_cost.begin(), m_cost.end(), kFar);
        std::fill(m_seenFrom.begin(), m_seenFrom.end(), kFar);
        std::fill(m_via.begin(), m_via.end(), ~0U);
        std::fill(m_state.begin(), m_state.end(), State::Outside);
        m_open.clear();
        m_origin = demands.giversOf(chunk).empty() ? 0 : demands.giversOf(chunk).front();
        for (const std::uint32_t node : demands.takersOf(chunk))
            m_state[node] = State::Wanted;
        for (const std::uint32_t node : demands.giversOf(chunk)) {
            m_state[node] = State::InTree;
            m_depth[node] = 0;
            m_edgeInto[node] = TreeEdge::kNoParent;
            m_cost[node] = 0;
            open(0, node);
        }
        const auto isWanted = [this](std::uint32_t node) { return m_state[node] == State::Wanted; };
        return static_cast<std::size_t>(std::ranges::count_if(demands.takersOf(chunk), isWanted));
    }

    // Equal ways go by position from the origin, so that trees of different origins take different turns.
    void open(double cost, std::uint32_t node)
    {
        push(m_open, { cost, (node + m_graph.nodes - m_origin) % m_graph.nodes });
    }

    // Whether the way to a node that the tree lacks leads through another: costs that rise again when a switch has
    // given its copy away could close a circle.
    [[nodiscard]] bool comesThrough(std::uint32_t node, std::uint32_t other) const
    {
        while (m_state[node] != State::InTree && node != other)
            node = m_graph.source[m_via[node]];
        return node == other;
    }

    // Takes the way to a wanted node into the tree; the number of wanted nodes on it.
    std::size_t attach(std::uint32_t wanted, std::uint32_t chunk, std::vector<TreeEdge>& edges)
    {
        m_way.clear();
        std::uint32_t node = wanted;
        while (m_state[node] != State::InTree) {
            m_way.push_back(m_via[node]);
            node = m_graph.source[m_via[node]];
        }
        std::uint32_t parent = m_edgeInto[node];
        double depth = m_depth[node];
        std::size_t met = 0;
        std::uint32_t sender = node; // the last that may send it again
        for (std::size_t i = m_way.size(); i-- > 0;) {
            const std::uint32_t arc = m_way[i];
            const std::uint32_t target = m_graph.target[arc];
            edges.push_back({ chunk, arc, parent });
            parent = static_cast<std::uint32_t>(edges.size()) - 1;
            depth += static_cast<double>(m_graph.time[arc]);
            if (!m_graph.mayBranch(target)) {
                m_cost[target] = kFar; // the next way through it is another copy
                open(m_cost[sender], sender);
                continue;
            }
            met += m_state[target] == State::Wanted ? 1U : 0U;
            m_state[target] = State::InTree;
            m_edgeInto[target] = parent;
            m_depth[target] = depth;
            m_cost[target] = depth * m_depthWeight;
            open(m_cost[target], target);
            sender = target;
        }
        return met;
    }

    const LinkGraph& m_graph;
    double m_depthWeight;
    std::uint32_t m_origin = 0; // of the tree being grown
    std::vector<double> m_cost; // by node
    std::vector<std::uint32_t> m_via; // by node: the arc into it
    std::vector<double> m_depth; // by node of the tree: ns from the origin
    std::vector<std::uint32_t> m_edgeInto; // by node of the tree
    std::vector<State> m_state; // by node
    std::vector<double> m_seenFrom; // by node: the least cost at which all its neighbours were looked at
    Groups<> m_passing; // by node: arcs to those that may send a chunk only once
    std::vector<std::uint32_t> m_way;
    std::vector<std::pair<double, std::uint32_t>> m_open; // a heap: cost, and the node counted from the origin
};

// What trees load on the links, and what a link costs the next one.
class TreeLoads {
public:
    // How strongly loaded links are avoided, and at which share of the load of the busiest link a link costs its time;
    // `idle` is the share where nothing is loaded yet.
    TreeLoads(const LinkGraph& graph, double eagerness, double middle, double idle)
        : m_graph(graph)
        , m_eagerness(eagerness)
        , m_middle(middle)
        , m_idle(idle)
        , m_load(graph.arcs(), 0)
        , m_price(graph.arcs())
    {
    }

    void add(const std::vector<TreeEdge>& tree, double sign)
    {
        for (const TreeEdge& edge : tree)
            m_load[edge.arc] += sign * static_cast<double>(m_graph.time[edge.arc]);
    }
    [[nodiscard]] double busiestNs() const { return *std::ranges::max_element(m_load); }

    // By arc, under the loads of the moment.
    const std::vector<double>& prices()
    {
        const double busiest = busiestNs();
        for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
            const auto time = static_cast<double>(m_graph.time[arc]);
            const double share = busiest > 0 ? (m_load[arc] + time) / (busiest + time) : m_idle;
            m_price[arc] = time * std::exp(m_eagerness * (share - m_middle));
        }
        return m_price;
    }

    // Tears a tree out and grows it again. False where there is none, or it has no edge.
    bool regrow(std::vector<TreeEdge>& tree, TreeGrower& grower, const Demands& demands, std::uint32_t chunk)
    {
        add(tree, -1);
        tree = grower.grow(demands, chunk, prices());
        add(tree, 1);
        return !tree.empty();
    }

private:
    const LinkGraph& m_graph;
    double m_eagerness = 0;
    double m_middle = 0;
    double m_idle = 0;
    std::vector<double> m_load; // by arc, ns
    std::vector<double> m_price;
};

} // namespace weft::synthesis

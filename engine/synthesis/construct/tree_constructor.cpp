// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/tree_constructor.h"

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/plan/list_scheduler.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <queue>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kNothing = 0xFFFFFFFFU;
constexpr double kFar = 1e300;
constexpr std::uint32_t kJustifications = 4; // of a forest's schedule

// Grows one tree at a time. Sums over the arcs of all trees are the caller's.
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
    {
    }

    // The edges of a tree for `chunk` under `price` (by arc); empty where a destination cannot be reached.
    std::vector<TreeEdge> grow(const Demands& demands, std::uint32_t chunk, const std::vector<double>& price)
    {
        std::size_t left = begin(demands, chunk);
        std::vector<TreeEdge> edges;
        while (left > 0 && !m_open.empty()) {
            const double cost = m_open.top().first;
            const std::uint32_t node = (m_open.top().second + m_origin) % m_graph.nodes;
            m_open.pop();
            if (cost > m_cost[node])
                continue;
            if (m_state[node] == State::Wanted) {
                left -= attach(node, chunk, edges);
                continue; // it goes on from here as a part of the tree
            }
            if (m_state[node] == State::Outside && !m_graph.kind[node].forwards)
                continue;
            for (const std::uint32_t arc : m_graph.out(node)) {
                const std::uint32_t target = m_graph.target[arc];
                const double through = cost + price[arc];
                if (m_state[target] != State::InTree && through < m_cost[target]
                    && (mayBranch(target) || !comesThrough(node, target))) {
                    m_cost[target] = through;
                    m_via[target] = arc;
                    open(through, target);
                }
            }
        }
        return left == 0 ? edges : std::vector<TreeEdge> {};
    }

private:
    enum class State : std::uint8_t { Outside, Wanted, InTree };
    using Entry = std::pair<double, std::uint32_t>; // cost, and the node counted from the origin

    // Returns how many are to be reached; who holds the chunk may be among those who want it.
    std::size_t begin(const Demands& demands, std::uint32_t chunk)
    {
        std::fill(m_cost.begin(), m_cost.end(), kFar);
        std::fill(m_via.begin(), m_via.end(), kNothing);
        std::fill(m_state.begin(), m_state.end(), State::Outside);
        m_open = {};
        m_origin = demands.originsOf(chunk).empty() ? 0 : demands.originsOf(chunk).front();
        for (const std::uint32_t node : demands.destinationsOf(chunk))
            m_state[node] = State::Wanted;
        for (const std::uint32_t node : demands.originsOf(chunk)) {
            m_state[node] = State::InTree;
            m_depth[node] = 0;
            m_edgeInto[node] = TreeEdge::kNoParent;
            m_cost[node] = 0;
            open(0, node);
        }
        const auto isWanted = [this](std::uint32_t node) { return m_state[node] == State::Wanted; };
        return static_cast<std::size_t>(std::ranges::count_if(demands.destinationsOf(chunk), isWanted));
    }

    // Equal ways go by position from the origin, so that trees of different origins take different turns.
    void open(double cost, std::uint32_t node)
    {
        m_open.emplace(cost, (node + m_graph.nodes - m_origin) % m_graph.nodes);
    }

    // A chunk may leave it more than once.
    [[nodiscard]] bool mayBranch(std::uint32_t node) const
    {
        return node < m_graph.npus || m_graph.kind[node].multicasts;
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
            if (!mayBranch(target)) {
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
    std::vector<std::uint32_t> m_way;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_open;
};

// The forest of all chunks, and what it loads on the links.
class Forest {
public:
    Forest(const LinkGraph& graph, const Demands& demands, const TreeOptions& options)
        : m_graph(graph)
        , m_demands(demands)
        , m_options(options)
        , m_grower(graph, options.depthWeight)
        , m_trees(demands.chunks())
        , m_load(graph.arcs(), 0)
        , m_price(graph.arcs())
    {
        for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
            if (!demands.destinationsOf(chunk).empty())
                m_order.push_back(chunk);
        }
        std::sort(m_order.begin(), m_order.end(), [&options](std::uint32_t a, std::uint32_t b) {
            return std::pair(mixed(options.seed ^ mixed(a)), a) < std::pair(mixed(options.seed ^ mixed(b)), b);
        });
    }

    // Every tree is torn out and grown again under the prices of the moment.
    Result<void> growAll(const std::stop_token& stop)
    {
        for (const std::uint32_t chunk : m_order) {
            if (stop.stop_requested())
                return Error { ErrorCode::Cancelled, "the synthesis was stopped", {}, {} };
            add(m_trees[chunk], -1);
            setPrices();
            m_trees[chunk] = m_grower.grow(m_demands, chunk, m_price);
            if (m_trees[chunk].empty()) {
                return Error { ErrorCode::Unreachable,
                    "not every NPU that wants chunk " + std::to_string(chunk) + " can be reached from NPU "
                        + std::to_string(m_demands.originsOf(chunk).front()),
                    {}, {} };
            }
            add(m_trees[chunk], 1);
        }
        return {};
    }

    [[nodiscard]] std::vector<TreeEdge> edges() const
    {
        std::vector<TreeEdge> all;
        for (const std::uint32_t chunk : m_order) {
            const auto first = static_cast<std::uint32_t>(all.size());
            for (TreeEdge edge : m_trees[chunk]) {
                edge.parent += edge.parent == TreeEdge::kNoParent ? 0 : first;
                all.push_back(edge);
            }
        }
        return all;
    }

private:
    void add(const std::vector<TreeEdge>& tree, double sign)
    {
        for (const TreeEdge& edge : tree)
            m_load[edge.arc] += sign * static_cast<double>(m_graph.time[edge.arc]);
    }
    void setPrices()
    {
        const double busiest = *std::max_element(m_load.begin(), m_load.end());
        for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
            const auto time = static_cast<double>(m_graph.time[arc]);
            const double share = busiest > 0 ? (m_load[arc] + time) / (busiest + time) : 0;
            m_price[arc] = time * std::exp(m_options.eagerness * share);
        }
    }

    const LinkGraph& m_graph;
    const Demands& m_demands;
    const TreeOptions& m_options;
    TreeGrower m_grower;
    std::vector<std::uint32_t> m_order;
    std::vector<std::vector<TreeEdge>> m_trees; // by chunk
    std::vector<double> m_load; // by arc, ns
    std::vector<double> m_price;
};

} // namespace

Result<TransferPlan> constructTrees(
    const LinkGraph& graph, const Demands& demands, const TreeOptions& options, const Watch& watch)
{
    const std::stop_token& timeUp = options.timeUp.stop_possible() ? options.timeUp : watch.stop;
    Forest forest(graph, demands, options);
    if (const Result<void> grown = forest.growAll(watch.stop); !grown)
        return grown.error();
    TransferPlan best = listSchedule(graph, forest.edges(), kJustifications, timeUp);
    for (std::uint32_t round = 1; round <= options.rounds && forest.growAll(timeUp); ++round) {
        TransferPlan plan = listSchedule(graph, forest.edges(), kJustifications, timeUp);
        if (plan.durationNs < best.durationNs)
            best = std::move(plan);
    }
    return best;
}

struct TreeGrowth::Grower : TreeGrower {
    using TreeGrower::TreeGrower;
};

TreeGrowth::TreeGrowth(const LinkGraph& graph, double depthWeight)
    : m_grower(std::make_unique<Grower>(graph, depthWeight))
{
}

TreeGrowth::~TreeGrowth() = default;

std::vector<TreeEdge> TreeGrowth::grow(const Demands& demands, std::uint32_t chunk, const std::vector<double>& price)
{
    return m_grower->grow(demands, chunk, price);
}

} // namespace weft::synthesis

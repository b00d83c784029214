// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/dependency_neighbourhood.h"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <map>
#include <span>
#include <unordered_map>

namespace weft::widgets {

namespace {

class Explorer {
public:
    Explorer(const trace::ExecutionGraph& graph, std::size_t mostNodes)
        : m_graph(graph)
        , m_mostNodes(std::max<std::size_t>(mostNodes, 1))
    {
    }

    Neighbourhood explore(OpId focus, std::uint32_t depth)
    {
        add(focus, 0);
        // Both directions a hop at a time, so that a cut leaves the nearest ones.
        std::vector<OpId> before { focus };
        std::vector<OpId> after { focus };
        for (std::uint32_t hop = 1; hop <= depth && !m_found.isCut; ++hop) {
            before = step(before, -static_cast<std::int32_t>(hop));
            after = step(after, static_cast<std::int32_t>(hop));
        }
        connect();
        layer(true);
        layer(false);
        order();
        return std::move(m_found);
    }

private:
    void add(OpId op, std::int32_t hops)
    {
        m_index.emplace(index(op), static_cast<std::uint32_t>(m_found.nodes.size()));
        m_found.nodes.push_back({ op, hops, hops, 0 });
        m_found.ancestors += hops < 0 ? 1U : 0U;
        m_found.descendants += hops > 0 ? 1U : 0U;
    }

    std::vector<OpId> step(const std::vector<OpId>& from, std::int32_t hops)
    {
        std::vector<OpId> reached;
        for (const OpId op : from) {
            for (const OpId next : hops < 0 ? m_graph.dependencies(op) : m_graph.dependents(op)) {
                if (m_index.contains(index(next)))
                    continue;
                if (m_found.nodes.size() >= m_mostNodes) {
                    m_found.isCut = true;
                    return reached;
                }
                add(next, hops);
                reached.push_back(next);
            }
        }
        return reached;
    }

    void connect()
    {
        for (std::uint32_t to = 0; to < m_found.nodes.size(); ++to) {
            const std::span<const OpId> dependencies = m_graph.dependencies(m_found.nodes[to].op);
            // A barrier may wait for a million operations: then it is asked for each that is shown.
            if (dependencies.size() > 16 * m_found.nodes.size()) {
                for (std::uint32_t from = 0; from < m_found.nodes.size(); ++from) {
                    if (std::binary_search(dependencies.begin(), dependencies.end(), m_found.nodes[from].op))
                        m_found.edges.emplace_back(from, to);
                }
                continue;
            }
            for (const OpId op : dependencies) {
                if (const auto at = m_index.find(index(op)); at != m_index.end())
                    m_found.edges.emplace_back(at->second, to);
            }
        }
        std::sort(m_found.edges.begin(), m_found.edges.end());
    }

    // The longest way to the focus (ancestors) or from it, within the side. Nodes of a cycle stay at their hops.
    void layer(bool isBefore)
    {
        const auto isSide = [&](std::uint32_t node) {
            const std::int32_t hops = m_found.nodes[node].hops;
            return node == 0 || (isBefore ? hops < 0 : hops > 0);
        };
        std::vector<std::vector<std::uint32_t>> next(m_found.nodes.size()); // away from the focus
        std::vector<std::uint32_t> waitsFor(m_found.nodes.size());
        for (const auto& [from, to] : m_found.edges) {
            const auto [near, far] = isBefore ? std::pair(to, from) : std::pair(from, to);
            if (!isSide(near) || !isSide(far) || far == 0)
                continue;
            next[near].push_back(far);
            ++waitsFor[far];
        }
        std::vector<std::int32_t> distance(m_found.nodes.size());
        std::deque<std::uint32_t> ready { 0 };
        while (!ready.empty()) {
            const std::uint32_t node = ready.front();
            ready.pop_front();
            if (node != 0)
                m_found.nodes[node].layer = isBefore ? -distance[node] : distance[node];
            for (const std::uint32_t far : next[node]) {
                distance[far] = std::max(distance[far], distance[node] + 1);
                if (--waitsFor[far] == 0)
                    ready.push_back(far);
            }
        }
    }

    // Places within the layers: each node near the middle of its neighbours, in a few sweeps.
    void order()
    {
        std::map<std::int32_t, std::vector<std::uint32_t>> layers;
        for (std::uint32_t node = 0; node < m_found.nodes.size(); ++node)
            layers[m_found.nodes[node].layer].push_back(node);
        std::vector<std::vector<std::uint32_t>> neighbours(m_found.nodes.size());
        for (const auto& [from, to] : m_found.edges) {
            neighbours[from].push_back(to);
            neighbours[to].push_back(from);
        }
        std::vector<double> height(m_found.nodes.size());
        const auto settle = [&](std::vector<std::uint32_t>& layer) {
            std::uint32_t place = 0;
            for (const std::uint32_t node : layer) {
                m_found.nodes[node].place = place;
                height[node] = place++ - (static_cast<double>(layer.size()) - 1) / 2;
            }
        };
        for (auto& [number, layer] : layers)
            settle(layer);
        constexpr int kSweeps = 6;
        for (int sweep = 0; sweep < kSweeps; ++sweep) {
            for (auto& [number, layer] : layers) {
                std::vector<std::pair<double, std::uint32_t>> middles;
                for (const std::uint32_t node : layer) {
                    double sum = 0;
                    for (const std::uint32_t neighbour : neighbours[node])
                        sum += height[neighbour];
                    const auto count = static_cast<double>(neighbours[node].size());
                    middles.emplace_back(count > 0 ? sum / count : height[node], node);
                }
                std::stable_sort(
                    middles.begin(), middles.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
                std::transform(
                    middles.begin(), middles.end(), layer.begin(), [](const auto& entry) { return entry.second; });
                settle(layer);
            }
        }
    }

    const trace::ExecutionGraph& m_graph;
    std::size_t m_mostNodes;
    Neighbourhood m_found;
    std::unordered_map<std::uint32_t, std::uint32_t> m_index; // by OpId, into nodes
};

} // namespace

Neighbourhood neighbourhoodOf(
    const trace::ExecutionGraph& graph, OpId focus, std::uint32_t depth, std::size_t mostNodes)
{
    return Explorer(graph, mostNodes).explore(focus, depth);
}

} // namespace weft::widgets

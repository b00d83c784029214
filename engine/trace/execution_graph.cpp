// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/execution_graph.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace weft::trace {

std::string_view toString(CollectiveType type)
{
    constexpr std::array<std::string_view, 10> kNames { "all-reduce", "reduce", "all-gather", "gather", "scatter",
        "broadcast", "all-to-all", "reduce-scatter", "reduce-scatter-block", "barrier" };
    const auto at = static_cast<std::size_t>(type);
    return at < kNames.size() ? kNames[at] : "unknown";
}

std::string_view toString(NodeType type)
{
    constexpr std::array<std::string_view, 8> kNames { "invalid", "metadata", "memory-load", "memory-store", "compute",
        "send", "receive", "collective" };
    const auto at = static_cast<std::size_t>(type);
    return at < kNames.size() ? kNames[at] : "unknown";
}

std::string_view ExecutionGraph::name(OpId op) const
{
    return m_names[index(op)];
}

OpId ExecutionGraph::find(std::uint64_t id) const
{
    const auto at = std::lower_bound(m_operations.begin(), m_operations.end(), id,
        [](const Operation& operation, std::uint64_t wanted) { return operation.id < wanted; });
    if (at == m_operations.end() || at->id != id)
        return kNone<OpId>;
    return makeId<OpId>(static_cast<std::size_t>(at - m_operations.begin()));
}

std::span<const OpId> ExecutionGraph::dependencies(OpId op) const
{
    const std::uint32_t begin = m_dependencyStart[index(op)];
    return { m_dependencies.data() + begin, m_dependencyStart[index(op) + 1] - begin };
}

std::span<const OpId> ExecutionGraph::dependents(OpId op) const
{
    const std::uint32_t begin = m_dependentStart[index(op)];
    return { m_dependents.data() + begin, m_dependentStart[index(op) + 1] - begin };
}

void ExecutionGraphBuilder::add(const Operation& operation, std::string_view name,
    std::span<const std::uint64_t> dataDependencies, std::span<const std::uint64_t> controlDependencies)
{
    Pending pending { operation, std::string(name), std::string(operation.processGroup), {} };
    pending.dependencies.assign(dataDependencies.begin(), dataDependencies.end());
    pending.dependencies.insert(pending.dependencies.end(), controlDependencies.begin(), controlDependencies.end());
    m_pending.push_back(std::move(pending));
}

ExecutionGraphPtr ExecutionGraphBuilder::seal()
{
    std::stable_sort(m_pending.begin(), m_pending.end(),
        [](const Pending& a, const Pending& b) { return a.operation.id < b.operation.id; });
    m_pending.erase(std::unique(m_pending.begin(), m_pending.end(),
                        [](const Pending& a, const Pending& b) { return a.operation.id == b.operation.id; }),
        m_pending.end());

    std::shared_ptr<ExecutionGraph> graph(new ExecutionGraph);
    for (Pending& pending : m_pending) {
        graph->m_operations.push_back(pending.operation);
        graph->m_names.push_back(std::move(pending.name));
        graph->m_groupNames.push_back(std::move(pending.group));
    }
    for (std::size_t i = 0; i < m_pending.size(); ++i)
        graph->m_operations[i].processGroup = graph->m_groupNames[i];

    graph->m_dependencyStart.push_back(0);
    std::vector<std::uint32_t> fanOut(m_pending.size() + 1, 0);
    for (const Pending& pending : m_pending) {
        const auto begin = static_cast<std::ptrdiff_t>(graph->m_dependencies.size());
        for (const std::uint64_t id : pending.dependencies) {
            if (const OpId op = graph->find(id); op != kNone<OpId>)
                graph->m_dependencies.push_back(op);
        }
        std::sort(graph->m_dependencies.begin() + begin, graph->m_dependencies.end());
        graph->m_dependencies.erase(std::unique(graph->m_dependencies.begin() + begin, graph->m_dependencies.end()),
            graph->m_dependencies.end());
        for (auto at = graph->m_dependencies.begin() + begin; at != graph->m_dependencies.end(); ++at)
            ++fanOut[index(*at) + 1];
        graph->m_dependencyStart.push_back(static_cast<std::uint32_t>(graph->m_dependencies.size()));
    }
    for (std::size_t i = 1; i < fanOut.size(); ++i)
        fanOut[i] += fanOut[i - 1];
    graph->m_dependentStart = fanOut;
    graph->m_dependents.resize(graph->m_dependencies.size());
    for (std::uint32_t op = 0; op < graph->size(); ++op) {
        for (const OpId dependency : graph->dependencies(OpId { op }))
            graph->m_dependents[fanOut[index(dependency)]++] = OpId { op };
    }
    m_pending.clear();
    return graph;
}

} // namespace weft::trace

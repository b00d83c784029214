// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/graph_assembler.h"

#include "engine/trace/graph_columns.h"
#include "engine/trace/limited_findings.h"
#include "engine/trace/place.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace weft::trace {

namespace {

template <class T> void permute(std::vector<T>& column, const std::vector<std::uint32_t>& order)
{
    std::vector<T> sorted;
    sorted.reserve(order.size());
    for (const std::uint32_t from : order)
        sorted.push_back(std::move(column[from]));
    column = std::move(sorted);
}

// Finds positions by id: through a table where ids are dense, as they nearly always are, else by bisection.
class IdIndex {
public:
    explicit IdIndex(const std::vector<std::uint64_t>& ids)
        : m_ids(&ids)
    {
        constexpr std::uint64_t kSparsest = 4; // table entries a node
        if (ids.empty())
            return;
        m_first = ids.front();
        const std::uint64_t span = ids.back() - ids.front();
        if (span / kSparsest > ids.size())
            return;
        m_table.assign(static_cast<std::size_t>(span) + 1, kNoRow);
        for (std::uint32_t at = 0; at < ids.size(); ++at)
            m_table[static_cast<std::size_t>(ids[at] - m_first)] = at;
    }
    [[nodiscard]] std::uint32_t find(std::uint64_t id) const
    {
        if (!m_table.empty())
            return id >= m_first && id - m_first < m_table.size() ? m_table[static_cast<std::size_t>(id - m_first)]
                                                                  : kNoRow;
        const auto at = std::lower_bound(m_ids->begin(), m_ids->end(), id);
        return at != m_ids->end() && *at == id ? static_cast<std::uint32_t>(at - m_ids->begin()) : kNoRow;
    }

private:
    const std::vector<std::uint64_t>* m_ids;
    std::vector<std::uint32_t> m_table;
    std::uint64_t m_first = 0;
};

} // namespace

GraphAssembler::GraphAssembler()
    : m_graph(new ExecutionGraph)
{
}

void GraphAssembler::reserve(std::uint64_t nodes)
{
    const auto count = static_cast<std::size_t>(nodes);
    ExecutionGraph& graph = *m_graph;
    graph.m_ids.reserve(count);
    graph.m_types.reserve(count);
    graph.m_has.reserve(count);
    graph.m_durations.reserve(count);
    graph.m_numOps.reserve(count);
    graph.m_tensorSizes.reserve(count);
    graph.m_communicationRow.reserve(count);
    graph.m_nameStart.reserve(count);
    graph.m_nameLength.reserve(count);
    graph.m_recordStart.reserve(count);
    m_dependencyFirst.reserve(count + 1);
}

bool GraphAssembler::fits() const
{
    constexpr std::size_t kMost = std::numeric_limits<std::uint32_t>::max() - 1;
    return m_graph->m_ids.size() < kMost && m_dependencyIds.size() < kMost;
}

std::uint32_t GraphAssembler::groupIndex(std::string_view name)
{
    if (name.empty())
        return kNoRow;
    std::vector<std::string>& names = m_graph->m_groupNames;
    const auto [at, isNew] = m_groups.try_emplace(std::string(name), static_cast<std::uint32_t>(names.size()));
    if (isNew)
        names.emplace_back(name);
    return at->second;
}

std::uint32_t GraphAssembler::communicationRow(const Operation& operation)
{
    const ExecutionGraph::Communication row { operation.commSize, operation.involvedDims, operation.commType,
        operation.commPriority, operation.commSrc, operation.commDst, operation.commTag, operation.root,
        groupIndex(operation.processGroup) };
    if (row == ExecutionGraph::Communication {})
        return kNoRow;
    m_graph->m_communication.push_back(row);
    return static_cast<std::uint32_t>(m_graph->m_communication.size() - 1);
}

void GraphAssembler::add(const Operation& operation, const Place& place)
{
    ExecutionGraph& graph = *m_graph;
    graph.m_ids.push_back(operation.id);
    graph.m_types.push_back(operation.type);
    const std::uint16_t cpu = operation.isCpuOp ? kCpuBit : std::uint16_t { 0 };
    graph.m_has.push_back(static_cast<std::uint16_t>(operation.has | cpu));
    graph.m_durations.push_back(operation.durationMicros);
    graph.m_numOps.push_back(operation.numOps);
    graph.m_tensorSizes.push_back(operation.tensorSize);
    graph.m_communicationRow.push_back(communicationRow(operation));
    graph.m_nameStart.push_back(place.nameStart);
    graph.m_nameLength.push_back(place.nameLength);
    graph.m_recordStart.push_back(place.recordStart);
    m_dependencyFirst.push_back(static_cast<std::uint32_t>(m_dependencyIds.size()));
}

Where GraphAssembler::whereOf(const Origin& origin, std::uint32_t at) const
{
    return placeOf(origin.file, origin.rank, m_graph->m_ids[at], m_graph->name(OpId { at }));
}

void GraphAssembler::sortById(const Origin& origin, Findings& findings)
{
    ExecutionGraph& graph = *m_graph;
    const std::vector<std::uint64_t>& ids = graph.m_ids;
    if (std::adjacent_find(ids.begin(), ids.end(), std::greater_equal<> {}) == ids.end())
        return;
    m_order.resize(ids.size());
    std::iota(m_order.begin(), m_order.end(), 0U);
    std::stable_sort(
        m_order.begin(), m_order.end(), [&ids](std::uint32_t a, std::uint32_t b) { return ids[a] < ids[b]; });

    LimitedFindings limited(findings);
    std::size_t kept = 0;
    for (const std::uint32_t at : m_order) {
        if (kept > 0 && ids[m_order[kept - 1]] == ids[at]) {
            limited.add(
                Severity::Error, [] { return say("nodes with an id that is taken"); },
                [&] {
                    return Error { ErrorCode::Duplicate,
                        say("the node id %1 is given twice; the first node with it is '%2'", ids[at],
                            graph.name(OpId { m_order[kept - 1] })),
                        whereOf(origin, at), say("give every node of a rank an id of its own") };
                });
            continue;
        }
        m_order[kept++] = at;
    }
    limited.finish(origin.file);
    m_order.resize(kept);

    permute(graph.m_ids, m_order);
    permute(graph.m_types, m_order);
    permute(graph.m_has, m_order);
    permute(graph.m_durations, m_order);
    permute(graph.m_numOps, m_order);
    permute(graph.m_tensorSizes, m_order);
    permute(graph.m_communicationRow, m_order);
    permute(graph.m_nameStart, m_order);
    permute(graph.m_nameLength, m_order);
    permute(graph.m_recordStart, m_order);
}

void GraphAssembler::resolveDependencies(const Origin& origin, Findings& findings)
{
    ExecutionGraph& graph = *m_graph;
    const IdIndex index(graph.m_ids);
    LimitedFindings limited(findings);
    std::uint64_t forgiven = 0;
    std::uint32_t firstForgiven = 0;
    std::vector<OpId>& resolved = graph.m_dependencies;
    resolved.reserve(m_dependencyIds.size());
    graph.m_dependencyStart.reserve(graph.m_ids.size() + 1);
    graph.m_dependencyStart.push_back(0);
    for (std::uint32_t at = 0; at < graph.m_ids.size(); ++at) {
        const std::uint32_t added = m_order.empty() ? at : m_order[at];
        const auto begin = static_cast<std::ptrdiff_t>(resolved.size());
        for (std::uint32_t i = m_dependencyFirst[added]; i < m_dependencyFirst[added + 1]; ++i) {
            const std::uint32_t target = index.find(m_dependencyIds[i]);
            if (target != kNoRow) {
                resolved.push_back(OpId { target });
                continue;
            }
            if (m_isControl[i] && origin.forgivesControl) {
                if (forgiven++ == 0)
                    firstForgiven = at;
                continue;
            }
            limited.add(
                Severity::Error, [] { return say("dependencies on unknown nodes"); },
                [&] {
                    return Error { ErrorCode::UnknownDependency,
                        say("the node depends on node %1, which is not in the trace", m_dependencyIds[i]),
                        whereOf(origin, at), {} };
                });
        }
        std::sort(resolved.begin() + begin, resolved.end());
        resolved.erase(std::unique(resolved.begin() + begin, resolved.end()), resolved.end());
        graph.m_dependencyStart.push_back(static_cast<std::uint32_t>(resolved.size()));
    }
    limited.finish(origin.file);
    if (forgiven > 0)
        warn(findings,
            { ErrorCode::UnknownDependency,
                say("%1 control dependencies name call-stack parents that the converter has dropped; they are ignored "
                    "(this is the first node)",
                    forgiven),
                whereOf(origin, firstForgiven), {} });
    m_dependencyIds = {};
    m_isControl = {};
    m_dependencyFirst = {};
}

void GraphAssembler::buildDependents()
{
    ExecutionGraph& graph = *m_graph;
    std::vector<std::uint32_t>& start = graph.m_dependentStart;
    start.assign(graph.m_ids.size() + 1, 0);
    for (const OpId dependency : graph.m_dependencies)
        ++start[index(dependency) + 1];
    std::partial_sum(start.begin(), start.end(), start.begin());
    graph.m_dependents.resize(graph.m_dependencies.size());
    // Each start serves as its node's cursor and ends as the next node's start; shifting puts them back.
    for (std::uint32_t op = 0; op < graph.size(); ++op) {
        for (const OpId dependency : graph.dependencies(OpId { op }))
            graph.m_dependents[start[index(dependency)]++] = OpId { op };
    }
    for (std::size_t i = start.size() - 1; i > 0; --i)
        start[i] = start[i - 1];
    start[0] = 0;
}

ExecutionGraphPtr GraphAssembler::seal(io::ByteSourcePtr bytes, Origin origin, Findings& findings)
{
    m_graph->m_bytes = std::move(bytes);
    m_graph->m_hasRecords = origin.hasRecords;
    m_dependencyFirst.push_back(static_cast<std::uint32_t>(m_dependencyIds.size()));
    sortById(origin, findings);
    resolveDependencies(origin, findings);
    buildDependents();
    m_graph->m_source = std::move(origin.file);
    return std::move(m_graph);
}

} // namespace weft::trace

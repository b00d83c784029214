// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/execution_graph.h"

#include "engine/io/byte_source.h"
#include "engine/trace/graph_columns.h"
#include "engine/trace/wire.h"

#include <algorithm>
#include <array>

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
    constexpr std::array<std::string_view, 11> kNames { "invalid", "metadata", "memory-load", "memory-store", "compute",
        "send", "receive", "collective", "storage", "batch", "checkpoint" };
    const auto at = static_cast<std::size_t>(type);
    return at < kNames.size() ? kNames[at] : "unknown";
}

ExecutionGraph::ExecutionGraph() = default;
ExecutionGraph::~ExecutionGraph() = default;

std::string_view ExecutionGraph::name(OpId op) const
{
    return m_bytes->view().substr(m_nameStart[index(op)], m_nameLength[index(op)]);
}

Operation ExecutionGraph::operation(OpId op) const
{
    const std::uint32_t at = index(op);
    Operation operation;
    operation.id = m_ids[at];
    operation.type = m_types[at];
    operation.isCpuOp = (m_has[at] & kCpuBit) != 0;
    operation.has = static_cast<std::uint16_t>(m_has[at] & ~kCpuBit);
    operation.durationMicros = m_durations[at];
    operation.numOps = m_numOps[at];
    operation.tensorSize = m_tensorSizes[at];
    if (const std::uint32_t row = m_communicationRow[at]; row != kNoRow) {
        const Communication& communication = m_communication[row];
        operation.commSize = communication.size;
        operation.commType = communication.type;
        operation.commPriority = communication.priority;
        operation.commSrc = communication.src;
        operation.commDst = communication.dst;
        operation.commTag = communication.tag;
        operation.root = communication.root;
        operation.involvedDims = communication.involvedDims;
        if (communication.group != kNoRow)
            operation.processGroup = m_groupNames[communication.group];
    }
    return operation;
}

OpId ExecutionGraph::find(std::uint64_t id) const
{
    const auto at = std::lower_bound(m_ids.begin(), m_ids.end(), id);
    if (at == m_ids.end() || *at != id)
        return kNone<OpId>;
    return makeId<OpId>(static_cast<std::size_t>(at - m_ids.begin()));
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

std::string_view ExecutionGraph::record(OpId op) const
{
    if (!m_hasRecords)
        return {};
    return framedRecord(m_bytes->view(), m_recordStart[index(op)]).bytes;
}

std::string_view ExecutionGraph::records() const
{
    return m_hasRecords ? m_bytes->view() : std::string_view {};
}

} // namespace weft::trace

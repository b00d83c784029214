// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/timeline_tracks.h"

#include "engine/report/names.h"

#include <algorithm>
#include <numeric>

namespace weft::report {

using simulation::OperationKind;

Track trackOf(OperationKind kind)
{
    switch (kind) {
    case OperationKind::Compute:
        return Track::Compute;
    case OperationKind::CpuCompute:
        return Track::CpuCompute;
    case OperationKind::Collective:
    case OperationKind::Send:
        return Track::Communication;
    case OperationKind::Receive:
        return Track::Receive;
    case OperationKind::Memory:
        return Track::Memory;
    case OperationKind::Other:
        return Track::Other;
    }
    return Track::Other;
}

std::string laneName(std::string_view track, std::uint32_t lane)
{
    return std::string(track) + (lane == 0 ? std::string() : ' ' + std::to_string(lane + 1));
}

std::string_view collectiveName(const simulation::Run& run, std::uint32_t collective)
{
    return collective < run.collectives.size() ? trace::toString(run.collectives[collective].type)
                                               : std::string_view("collective");
}

std::string messageName(const simulation::Run& run, std::uint32_t collective, std::uint32_t destination)
{
    const std::string_view of = collective == simulation::kNoRecord ? "message" : collectiveName(run, collective);
    return std::string(of) + " to " + std::to_string(destination);
}

const trace::ExecutionGraph* graphOf(const trace::Workload* workload, Rank rank)
{
    return workload != nullptr && index(rank) < workload->graphs.size() ? workload->graphs[index(rank)].get() : nullptr;
}

std::string_view operationName(const simulation::Run& run, const trace::Workload* workload, std::size_t operation)
{
    const simulation::OperationColumns& operations = run.operations;
    const trace::ExecutionGraph* graph = graphOf(workload, operations.rank[operation]);
    const OpId op = operations.op[operation];
    if (graph != nullptr && index(op) < graph->size() && !graph->name(op).empty())
        return graph->name(op);
    const OperationKind kind = operations.kind[operation];
    return kind == OperationKind::Collective ? collectiveName(run, operations.collective[operation]) : toString(kind);
}

StartOrder::StartOrder(const std::vector<Time>& starts, bool wanted)
    : m_size(wanted ? starts.size() : 0)
{
    if (!wanted || std::is_sorted(starts.begin(), starts.end()))
        return;
    m_order.resize(starts.size());
    std::iota(m_order.begin(), m_order.end(), 0U);
    // In place: a stable sort would take half as much memory again.
    std::sort(m_order.begin(), m_order.end(),
        [&starts](std::uint32_t a, std::uint32_t b) { return starts[a] != starts[b] ? starts[a] < starts[b] : a < b; });
}

} // namespace weft::report

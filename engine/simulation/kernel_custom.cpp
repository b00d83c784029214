// SPDX-License-Identifier: GPL-3.0-or-later
// Algorithms given as execution traces: all ready nodes are issued at once, in ascending id, without slots (section
// 10).
#include "engine/simulation/kernel.h"

#include <algorithm>

namespace weft::simulation {

namespace {

constexpr std::uint32_t kTagModulus = 500'000'000;

} // namespace

void Kernel::startCustom(std::uint32_t stream)
{
    if (m_freeCustomRuns.empty()) {
        m_freeCustomRuns.push_back(static_cast<std::uint32_t>(m_customRuns.size()));
        m_customRuns.emplace_back();
    }
    const std::uint32_t run = m_freeCustomRuns.back();
    m_freeCustomRuns.pop_back();

    const Instance& instance = m_instances[m_streams[stream].instance];
    const trace::ExecutionGraph* graph = instance.custom->graphs[m_streams[stream].member].get();
    m_customRuns[run].graph = graph;
    m_customRuns[run].stream = stream;
    m_customRuns[run].left = graph->size();
    m_customRuns[run].waiting.resize(graph->size());
    std::vector<std::uint32_t> ready;
    for (std::uint32_t op = 0; op < graph->size(); ++op) {
        m_customRuns[run].waiting[op] = static_cast<std::uint32_t>(graph->dependencies(OpId { op }).size());
        if (m_customRuns[run].waiting[op] == 0)
            ready.push_back(op);
    }
    if (graph->size() == 0) {
        m_freeCustomRuns.push_back(run);
        endPhase(stream);
        return;
    }
    const Cause cause = m_cause;
    for (const std::uint32_t op : ready)
        issueCustom(run, op, cause);
}

void Kernel::issueCustom(std::uint32_t run, std::uint32_t op, Cause cause)
{
    const trace::Operation operation = m_customRuns[run].graph->operation(OpId { op });
    const Stream& stream = m_streams[m_customRuns[run].stream];
    const Instance& instance = m_instances[stream.instance];
    const Event done { run, op, cause, 0, EventKind::CustomDone };
    const bool sends = operation.type == trace::NodeType::Send;
    if (!sends && operation.type != trace::NodeType::Recv) {
        const bool computes = operation.type == trace::NodeType::Comp;
        const std::uint64_t time = operation.durationMicros == 0
            ? (computes ? 1 : 0)
            : std::min(operation.durationMicros, kLongestNs / kNsPerMicro) * kNsPerMicro;
        m_events.callLater(stream.rank, time, done);
        return;
    }
    const std::uint32_t peer = sends ? operation.commDst : operation.commSrc;
    if (peer >= instance.members) {
        stopWith({ ErrorCode::OutOfRange,
            "an algorithm for " + std::to_string(instance.members) + " ranks names rank " + std::to_string(peer),
            { instance.custom->prefix, {}, {}, {}, stream.member, operation.id, {} }, {} });
        return;
    }
    const std::uint32_t other = rankOf(instance, peer);
    TransferKey key;
    key.tag = operation.commTag % kTagModulus;
    key.bytes = static_cast<std::uint64_t>(operation.commSize);
    key.source = sends ? stream.rank : other;
    key.destination = sends ? other : stream.rank;
    if (sends)
        send(key, done, instance.record, 0, cause);
    else
        receive(key, done, cause);
}

void Kernel::customDone(std::uint32_t run, std::uint32_t op, Cause cause)
{
    const trace::ExecutionGraph& graph = *m_customRuns[run].graph;
    for (const OpId dependent : graph.dependents(OpId { op })) {
        if (--m_customRuns[run].waiting[index(dependent)] == 0)
            issueCustom(run, index(dependent), cause);
    }
    if (--m_customRuns[run].left > 0)
        return;
    m_freeCustomRuns.push_back(run);
    m_cause = cause;
    endPhase(m_customRuns[run].stream);
}

} // namespace weft::simulation

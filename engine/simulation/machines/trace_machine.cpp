// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/machines/trace_machine.h"

namespace weft::simulation {

void TraceMachine::start(std::uint32_t stream)
{
    const Stream& member = m.streams[stream];
    const trace::ExecutionGraph* graph = instanceOf(member).custom->graphs[member.member].get();
    if (graph->size() == 0) {
        m.ends.endPhase(stream);
        return;
    }
    std::vector<std::uint32_t> waiting(graph->size());
    std::vector<OpId> ready;
    for (std::uint32_t op = 0; op < graph->size(); ++op) {
        waiting[op] = static_cast<std::uint32_t>(graph->dependencies(OpId { op }).size());
        if (waiting[op] == 0)
            ready.push_back(OpId { op });
    }
    const std::uint32_t run = m_runs.take({ graph, stream, graph->size(), std::move(waiting) });
    const Cause cause = m.moment.cause;
    for (const OpId op : ready)
        issue(run, op, cause);
}

void TraceMachine::issue(std::uint32_t run, OpId op, Cause cause)
{
    const trace::Operation operation = m_runs[run].graph->operation(op);
    const Stream& stream = m.streams[m_runs[run].stream];
    const Instance& instance = instanceOf(stream);
    const Event done { run, index(op), cause, 0, EventKind::CustomDone };
    const bool sends = operation.type == trace::NodeType::Send;
    if (!sends && operation.type != trace::NodeType::Recv) {
        const Time shortest { operation.type == trace::NodeType::Comp ? 1U : 0U };
        m.events.callLater(stream.rank, m.compute.replayTime(stream.rank, operation, shortest), done);
        return;
    }
    const std::uint32_t peer = sends ? operation.commDst : operation.commSrc;
    if (peer >= instance.members) {
        m.moment.stopWith(
            { ErrorCode::OutOfRange, say("an algorithm for %1 ranks names rank %2", instance.members, peer),
                { instance.custom->prefix, {}, {}, {}, stream.member, operation.id, {} }, {} });
        return;
    }
    const Rank other = instance.rankOf(peer);
    const TransferKey key { workloadTag(operation.commTag), static_cast<std::uint64_t>(operation.commSize),
        sends ? stream.rank : other, sends ? other : stream.rank };
    if (sends)
        m.messages.send(key, done, { instance.record, 0 }, cause);
    else
        m.messages.receive(key, done, cause);
}

void TraceMachine::done(std::uint32_t run, OpId op, Cause cause)
{
    for (const OpId dependent : m_runs[run].graph->dependents(op)) {
        if (--m_runs[run].waiting[index(dependent)] == 0)
            issue(run, dependent, cause);
    }
    if (--m_runs[run].left > 0)
        return;
    m_runs.give(run);
    m.moment.cause = cause;
    m.ends.endPhase(m_runs[run].stream);
}

} // namespace weft::simulation

// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a simulation: the Run is closed, and whoever did not finish is named with what it waits for.
#include "engine/simulation/kernel.h"

#include "engine/core/count_text.h"

#include <algorithm>

namespace weft::simulation {

RunPtr Kernel::finish()
{
    for (std::uint32_t rank = 0; rank < m_npus; ++rank) {
        const RankState& state = m_ranks[rank];
        RankMetrics& metrics = m_run->ranks[rank];
        metrics.finish = Time { state.finish };
        metrics.gpuComputeSum = Time { state.computeSum };
        metrics.peerExposedNs = state.finish - state.computeSum; // wraps as the peer's does
        m_run->makespan = std::max(m_run->makespan, metrics.finish);
    }
    m_recorder.finish(m_events.now());
    if (!m_network.isAware() && m_recorder.links())
        m_network.layTotals(*m_run);
    if (m_run->recorded != m_options.record) {
        warn(m_warnings,
            { ErrorCode::TooLarge,
                "the run has more than " + std::to_string(m_options.recordLimit)
                    + " records; single operations and messages were not kept, link totals were",
                {}, "raise the limit or run a smaller case" });
    }
    m_run->fingerprint = fingerprint();
    if (!m_run->cancelled)
        reportUnfinished();
    return m_run;
}

std::uint64_t Kernel::fingerprint() const
{
    Fingerprint print;
    print.add(m_run->messages);
    for (const RankState& state : m_ranks) {
        print.add(state.hash);
        print.add(state.finish);
        print.add(state.computeSum);
    }
    return print.value();
}

void Kernel::reportUnfinished()
{
    for (std::uint32_t rank = 0; rank < m_npus; ++rank) {
        const RankState& state = m_ranks[rank];
        if (state.done == state.graph->size())
            continue;
        // The first blocked operation: one in flight says most, else the first that never became ready.
        auto blocked = std::find(state.stage.begin(), state.stage.end(), kIssued);
        if (blocked == state.stage.end())
            blocked = std::find(state.stage.begin(), state.stage.end(), kPending);
        const auto op = static_cast<std::uint32_t>(blocked - state.stage.begin());
        fail(m_run->unfinished,
            { ErrorCode::Unfinished,
                "rank " + std::to_string(rank) + " never finishes: " + countText(state.graph->size() - state.done)
                    + " of " + counted(state.graph->size(), "operation") + " are left; " + whatBlocks(rank, op),
                whereOf(rank, op), {} });
    }
}

std::string Kernel::whatBlocks(std::uint32_t rank, std::uint32_t op) const
{
    const RankState& state = m_ranks[rank];
    const trace::Operation operation = state.graph->operation(OpId { op });
    const std::string name
        = "node " + std::to_string(operation.id) + " '" + std::string(state.graph->name(OpId { op })) + "' ";
    if (state.stage[op] == kPending) {
        for (const OpId dependency : state.graph->dependencies(OpId { op })) {
            if (state.stage[index(dependency)] == kPending)
                return name + "waits for node " + std::to_string(state.graph->id(dependency)) + ", which never started";
        }
        return name + "waits for its turn behind another operation of the rank";
    }
    switch (operation.type) {
    case trace::NodeType::Recv:
        return name + "waits for a message of " + std::to_string(operation.commSize) + " bytes with tag "
            + std::to_string(operation.commTag) + " from rank " + std::to_string(operation.commSrc)
            + ", which never came";
    case trace::NodeType::Send:
        return name + "sends to rank " + std::to_string(operation.commDst) + ", which never took it";
    case trace::NodeType::Coll: {
        const std::uint32_t group = groupNamed(operation.processGroup);
        std::string missing;
        std::uint32_t count = 0;
        const Group& members = m_groups[group];
        const auto most = std::max_element(members.issuedByMember.begin(), members.issuedByMember.end());
        for (std::uint32_t member = 0; member < members.size; ++member) {
            if (members.issuedByMember[member] == *most)
                continue;
            constexpr std::uint32_t kMostNamed = 8;
            if (++count <= kMostNamed)
                missing += (missing.empty() ? "" : ", ")
                    + std::to_string(members.ranks.empty() ? member : members.ranks[member]);
        }
        for (const std::uint32_t known : count == 0 ? members.instances : std::deque<std::uint32_t> {}) {
            const Instance& instance = m_instances[known];
            const std::uint32_t member = members.memberOf.empty() ? rank : members.memberOf[rank];
            if (instance.released || instance.memberStates[member].operation != op)
                continue;
            if (const std::string hangs = whereScheduleHangs(instance, member); !hangs.empty())
                return name + "waits inside " + hangs;
        }
        if (count == 0)
            return name + "waits inside its " + std::string(toString(operation.commType)) + " algorithm";
        return name + "waits in its " + std::string(toString(operation.commType)) + " for rank"
            + (count > 1 ? "s " : " ") + missing + (count > 8 ? ", …" : "") + ", which never joined";
    }
    default:
        return name + "never completes";
    }
}

} // namespace weft::simulation

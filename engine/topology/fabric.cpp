// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/fabric.h"

#include <algorithm>
#include <utility>

namespace weft::topology {

Fabric::Fabric(TopologyPtr topology, FabricState state)
    : m_topology(std::move(topology))
    , m_state(std::move(state))
{
    m_networkPristine = m_state.links.empty()
        && std::none_of(
            m_state.nodes.begin(), m_state.nodes.end(), [](const auto& change) { return change.second.failed; });
}

LinkCost Fabric::linkCost(LinkId id) const
{
    LinkCost cost = m_topology->linkCost(id);
    if (m_networkPristine)
        return cost;
    if (const auto change = m_state.links.find(id); change != m_state.links.end()) {
        cost.bandwidth.bytesPerNs *= change->second.bandwidthFactor;
        cost.latency.ns += change->second.extraLatency.ns;
    }
    return cost;
}

bool Fabric::isUsable(LinkId id) const
{
    if (m_networkPristine)
        return true;
    const auto change = m_state.links.find(id);
    if (change != m_state.links.end() && change->second.failed)
        return false;
    return isUsable(m_topology->linkSource(id)) && isUsable(m_topology->linkDestination(id));
}

bool Fabric::isUsable(NodeId id) const
{
    if (m_networkPristine)
        return true;
    const auto change = m_state.nodes.find(id);
    return change == m_state.nodes.end() || !change->second.failed;
}

double Fabric::computeFactor(Rank rank) const
{
    const auto change = m_state.nodes.find(nodeOf(rank));
    return change == m_state.nodes.end() ? 1.0 : change->second.computeFactor;
}

} // namespace weft::topology

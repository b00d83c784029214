// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/places/remote_memory.h"

#include "engine/core/link_cost.h"

#include <algorithm>

namespace weft::simulation {

RemoteMemoryServers::RemoteMemoryServers(const RemoteMemory& memory, std::uint32_t npus)
    : m_memory(memory)
{
    if (memory.kind == RemoteMemoryKind::Pool)
        m_servers.resize(1);
    else if (memory.kind == RemoteMemoryKind::PerNode)
        m_servers.resize(npus / std::max(memory.npusPerNode, 1U) + 1);
}

Time RemoteMemoryServers::accessTime(Bytes bytes) const
{
    const LinkCost cost { m_memory.latency, m_memory.bandwidth };
    return Time { std::min(wholeNs(cost.latency.ns) + linkBusyTime(cost, bytes).ns(), kLongestNs) };
}

void RemoteMemoryServers::access(EventCore& events, Rank rank, OpId op, Bytes bytes)
{
    const Event done { index(rank), index(op), 0, 0, EventKind::OperationDone };
    if (m_servers.empty()) {
        events.callLater(rank, accessTime(bytes), done);
        return;
    }
    const std::uint32_t server
        = m_memory.kind == RemoteMemoryKind::PerNode ? index(rank) / std::max(m_memory.npusPerNode, 1U) : 0;
    m_servers[server].waiting.push_back({ done, accessTime(bytes) });
    if (m_servers[server].waiting.size() == 1)
        serve(events, server);
}

void RemoteMemoryServers::serve(EventCore& events, std::uint32_t server)
{
    const Access& next = m_servers[server].waiting.front();
    events.callLater(Rank { next.done.a }, next.time, { server, 0, 0, 0, EventKind::MemoryDone });
}

void RemoteMemoryServers::startNext(EventCore& events, std::uint32_t server)
{
    m_servers[server].waiting.pop_front();
    if (!m_servers[server].waiting.empty())
        serve(events, server);
}

} // namespace weft::simulation

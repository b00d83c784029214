// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/link_name.h"

namespace weft::topology {

std::string pairName(std::string_view from, std::string_view to, std::uint32_t number)
{
    std::string name(from);
    name.append(" → ").append(to);
    if (number > 0)
        name.append(" #").append(std::to_string(number));
    return name;
}

std::string pairName(const Topology& topology, NodeId from, NodeId to)
{
    return pairName(topology.nodeName(from), topology.nodeName(to));
}

std::string linkName(const Topology& topology, LinkId link)
{
    if (index(link) >= topology.linkCount())
        return "link " + std::to_string(index(link));
    const NodeId from = topology.linkSource(link);
    const NodeId to = topology.linkDestination(link);
    std::uint32_t number = 0;
    std::uint32_t count = 0;
    for (const LinkId other : topology.outgoing(from)) {
        if (topology.linkDestination(other) != to)
            continue;
        ++count;
        if (other == link)
            number = count;
    }
    return pairName(topology.nodeName(from), topology.nodeName(to), count > 1 ? number : 0);
}

} // namespace weft::topology

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/equal_links.h"

#include "engine/topology/tree_levels.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace weft::analysis {

namespace {

constexpr std::uint32_t kUpwards = 0xFFFF'FFFFU; // in place of the node that links lead to

} // namespace

std::optional<EqualLinkLoads> equalLinkLoads(const simulation::Run& run)
{
    if (run.links.empty())
        return {};
    const topology::Topology& topology = run.fabric.topology();
    const topology::TreeLevels levels(topology);
    EqualLinkLoads loads;
    double weighted = 0;
    double weight = 0;
    for (std::uint32_t n = 0; n < topology.nodeCount(); ++n) {
        const NodeId node { n };
        std::map<std::tuple<std::uint32_t, double, double>, EqualLinks> groups;
        for (const LinkId link : topology.outgoing(node)) {
            if (!run.fabric.isUsable(link))
                continue;
            const NodeId other = topology.linkDestination(link);
            const std::uint32_t level = levels.levelOf(node);
            const bool isUp = level > 0 && levels.levelOf(other) == level + 1;
            const LinkCost cost = run.fabric.linkCost(link);
            EqualLinks& group = groups[{ isUp ? kUpwards : index(other), cost.bandwidth.bytesPerNs, cost.latency.ns }];
            const std::uint64_t bytes = run.links[index(link)].bytes;
            group.node = node;
            ++group.links;
            group.bytes += bytes;
            group.most = std::max(group.most, bytes);
        }
        for (const auto& [key, group] : groups) {
            if (group.links < 2 || group.bytes == 0)
                continue;
            if (loads.groups++ == 0 || group.imbalance() > loads.worst.imbalance())
                loads.worst = group;
            weighted += group.imbalance() * static_cast<double>(group.bytes);
            weight += static_cast<double>(group.bytes);
        }
    }
    if (loads.groups == 0)
        return {};
    loads.mean = weighted / weight;
    return loads;
}

} // namespace weft::analysis

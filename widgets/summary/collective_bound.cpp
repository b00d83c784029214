// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/collective_bound.h"

#include <algorithm>

namespace weft::widgets {

std::vector<Bandwidth> injectionBandwidths(const simulation::Run& run)
{
    const topology::Topology& topology = run.fabric.topology();
    std::vector<Bandwidth> bandwidths(topology.npuCount());
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu) {
        for (const LinkId link : topology.outgoing(NodeId { npu })) {
            if (run.fabric.isUsable(link))
                bandwidths[npu].bytesPerNs += run.fabric.linkCost(link).bandwidth.bytesPerNs;
        }
    }
    return bandwidths;
}

std::vector<Bandwidth> groupBounds(const simulation::Run& run)
{
    const std::vector<Bandwidth> npus = injectionBandwidths(run);
    std::vector<Bandwidth> bounds;
    for (std::size_t group = 0; group < std::max<std::size_t>(run.groups.size(), 1); ++group) {
        if (group == 0) { // the world
            bounds.push_back(npus.empty() ? Bandwidth {} : *std::min_element(npus.begin(), npus.end()));
            continue;
        }
        const std::vector<Rank>& ranks = run.groups[group].ranks;
        Bandwidth least;
        bool first = true;
        for (const Rank rank : ranks) {
            const Bandwidth own = index(rank) < npus.size() ? npus[index(rank)] : Bandwidth {};
            least = first ? own : std::min(least, own);
            first = false;
        }
        bounds.push_back(least);
    }
    return bounds;
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/link_group.h"

#include "engine/analysis/link_metrics.h"

#include <algorithm>

namespace weft::analysis {

using simulation::Run;

LinkDirection linkDirection(const topology::Topology& topology, LinkId link, std::uint32_t dimension)
{
    const std::uint32_t npus = topology.npuCount();
    std::uint32_t from = index(topology.linkSource(link));
    std::uint32_t to = index(topology.linkDestination(link));
    if (from < npus && to >= npus)
        return LinkDirection::ToSwitch;
    if (from >= npus && to < npus)
        return LinkDirection::FromSwitch;
    const auto dimensions = topology.dimensions();
    if (from >= npus || dimension >= dimensions.size())
        return LinkDirection::Any;
    for (std::uint32_t d = 0; d < dimension; ++d) {
        from /= dimensions[d].size;
        to /= dimensions[d].size;
    }
    const std::uint32_t size = dimensions[dimension].size;
    from %= size;
    to %= size;
    if (size <= 2)
        return LinkDirection::Any;
    if ((from + 1) % size == to)
        return LinkDirection::Up;
    return (to + 1) % size == from ? LinkDirection::Down : LinkDirection::Any;
}

LinkGroup hottestGroup(const Run& run, std::span<const std::uint32_t> dimensions)
{
    constexpr double kAlike = 0.98;
    const topology::Topology& topology = run.fabric.topology();
    LinkGroup group;
    double most = 0;
    for (std::size_t link = 0; link < run.links.size(); ++link)
        most = std::max(most, linkUse(run, makeId<LinkId>(link)));
    if (most <= 0)
        return group;

    double useInside = 0;
    double useOutside = 0;
    for (std::size_t at = 0; at < run.links.size(); ++at) {
        const auto link = makeId<LinkId>(at);
        const double use = linkUse(run, link);
        if (use >= most * kAlike) {
            group.links.push_back(link);
            useInside += use;
        } else if (run.fabric.isUsable(link)) {
            ++group.others;
            useOutside += use;
        }
    }
    group.use = useInside / static_cast<double>(group.links.size());
    group.othersUse = group.others == 0 ? 0 : useOutside / group.others;

    const auto dimensionOf = [&](LinkId link) { return dimensions[index(link)]; };
    const auto all = [&group](const auto& holds) { return std::all_of(group.links.begin(), group.links.end(), holds); };
    const LinkId first = group.links.front();
    if (dimensions.size() != run.links.size() || dimensionOf(first) == kNoDimension
        || !all([&](LinkId link) { return dimensionOf(link) == dimensionOf(first); })) {
        group.whole = group.others == 0;
        return group;
    }
    group.dimension = dimensionOf(first);
    const LinkDirection direction = linkDirection(topology, first, group.dimension);
    if (all([&](LinkId link) { return linkDirection(topology, link, group.dimension) == direction; }))
        group.direction = direction;
    std::size_t ofDimension = 0;
    std::size_t ofDirection = 0;
    for (std::size_t at = 0; at < run.links.size(); ++at) {
        const auto link = makeId<LinkId>(at);
        if (dimensionOf(link) != group.dimension || !run.fabric.isUsable(link))
            continue;
        ++ofDimension;
        ofDirection += linkDirection(topology, link, group.dimension) == group.direction ? 1U : 0U;
    }
    if (ofDimension == group.links.size())
        group.direction = LinkDirection::Any; // the dimension says it all
    group.whole = ofDimension == group.links.size()
        || (group.direction != LinkDirection::Any && ofDirection == group.links.size());
    return group;
}

} // namespace weft::analysis

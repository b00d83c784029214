// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/fabric_spec.h"
#include "engine/topology/topology_spec.h"
#include "engine/topology/tree_shape.h"

#include <algorithm>

namespace weft::topology {

Result<TopologyPtr> generateDragonfly(const DragonflySpec& spec, Findings& findings, SizeLimits limits)
{
    const std::uint64_t groups = spec.groups;
    const std::uint64_t routers = spec.routers;
    if (groups == 0 || routers == 0)
        return Error { ErrorCode::OutOfRange, say("a dragonfly needs at least one group and one router in it"), {},
            {} };
    const std::uint64_t terminals = spec.npus != 0 ? spec.npus : std::max<std::uint64_t>(1, routers / 2);
    const std::uint64_t least = groups > 1 ? (groups - 1 + routers - 1) / routers : 0;
    const std::uint64_t global = spec.global != 0 ? spec.global : least;
    if (global < least)
        return Error { ErrorCode::OutOfRange,
            say("%1 global links a router cannot join %2 groups of %3 routers", global, groups, routers), {},
            say("at least global=%1 is needed", least) };
    const bool isTooLarge = groups > limits.nodes || routers > limits.nodes || terminals > limits.npus
        || groups * routers > limits.nodes || groups * routers * terminals > limits.npus
        || groups * routers * (terminals + 1) > limits.nodes || global > limits.links
        || groups * routers * (2 * terminals + routers - 1 + global) > limits.links;
    if (isTooLarge)
        return tooLarge(limits);
    // Cables between each pair of groups. The ports of a group are numbered through, router by router; port k·cables
    // and following lead to the k-th other group.
    const std::uint64_t cables = groups > 1 ? routers * global / (groups - 1) : 0;

    TopologyBuilder draft(limits);
    draft.addNpus(groups * routers * terminals);
    const std::uint64_t firstRouter = index(draft.addSwitches(groups * routers));
    const auto routerAt = [&](std::uint64_t group, std::uint64_t router) {
        return makeId<DraftNode>(firstRouter + group * routers + router);
    };
    for (std::uint64_t npu = 0; npu < groups * routers * terminals; ++npu)
        draft.addCable(makeId<DraftNode>(npu), makeId<DraftNode>(firstRouter + npu / terminals), spec.link);
    for (std::uint64_t group = 0; group < groups; ++group) {
        for (std::uint64_t a = 0; a < routers; ++a) {
            for (std::uint64_t b = a + 1; b < routers; ++b)
                draft.addCable(routerAt(group, a), routerAt(group, b), spec.link);
        }
    }
    for (std::uint64_t a = 0; a < groups; ++a) {
        for (std::uint64_t b = a + 1; b < groups; ++b) {
            for (std::uint64_t cable = 0; cable < cables; ++cable)
                draft.addCable(routerAt(a, ((b - 1) * cables + cable) / global),
                    routerAt(b, (a * cables + cable) / global), spec.globalLink.value_or(spec.link));
        }
    }
    draft.setSpec(toText(spec));
    return std::move(draft).seal(findings);
}

} // namespace weft::topology

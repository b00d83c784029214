// SPDX-License-Identifier: GPL-3.0-or-later
// Rail-optimized clusters: Wang et al., "Rail-only: A Low-Cost High-Performance Network for Training LLMs with Trillion
// Parameters", HOTI 2024; NVIDIA, "DGX SuperPOD Reference Architecture, DGX H100" (RA-11333).
#include "engine/topology/fabric_spec.h"
#include "engine/topology/topology_spec.h"
#include "engine/topology/tree_shape.h"

namespace weft::topology {

Result<TopologyPtr> generateRail(const RailSpec& spec, Findings& findings, SizeLimits limits)
{
    if (spec.npus == 0 || spec.server == 0)
        return Error { ErrorCode::OutOfRange, say("rails need at least one NPU, and one in each server"), {}, {} };
    if (spec.npus % spec.server != 0)
        return Error { ErrorCode::Mismatched,
            say("%1 NPUs are not a whole number of servers of %2", spec.npus, spec.server), {},
            say("choose server= as a divisor of the number of NPUs") };
    if (spec.levels < 1 || spec.levels > 3)
        return Error { ErrorCode::OutOfRange, say("a rail has 1, 2 or 3 levels, not %1", spec.levels), {}, {} };
    const std::uint32_t servers = spec.npus / spec.server;
    TreeShape shape { servers, servers, 0, 1, 1, 0, 0, 0 }; // one switch
    if (spec.levels > 1) {
        FatTreeSpec tree;
        tree.npus = servers;
        tree.levels = spec.levels;
        tree.leaf = spec.leaf;
        tree.oversub = spec.oversub;
        const Result<TreeShape> found = treeShapeOf(tree);
        if (!found)
            return found.error();
        shape = *found;
    } else if (spec.leaf != 0 || spec.oversub != 1) {
        return Error { ErrorCode::Usage, say("leaf= and oversub= belong to rails of several levels"), {},
            say("add levels=2") };
    }
    if (spec.npus > limits.npus || isTooLarge(shape, spec.server, servers, limits)
        || 4 * std::uint64_t { spec.npus } > limits.links)
        return tooLarge(limits);

    TopologyBuilder draft(limits);
    draft.addNpus(spec.npus);
    const std::uint64_t firstServer = index(draft.addSwitches(servers));
    for (std::uint64_t npu = 0; npu < spec.npus; ++npu)
        draft.addCable(makeId<DraftNode>(npu), makeId<DraftNode>(firstServer + npu / spec.server), spec.innerLink());
    for (std::uint64_t rail = 0; rail < spec.server; ++rail) {
        const auto host = [&](std::uint64_t server) { return makeId<DraftNode>(server * spec.server + rail); };
        layTree(draft, shape, host, spec.link);
    }
    if (spec.server > 1 && servers > 1)
        draft.setDimensions(
            { { DimensionKind::Plain, spec.server, {}, false }, { DimensionKind::Plain, servers, {}, false } });
    draft.setSpec(toText(spec));
    return std::move(draft).seal(findings);
}

} // namespace weft::topology

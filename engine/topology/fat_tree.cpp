// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/fabric_spec.h"
#include "engine/topology/topology_spec.h"

#include <algorithm>

namespace weft::topology {

namespace {

Error failure(ErrorCode code, std::string message, std::string hint = {})
{
    return { code, std::move(message), {}, std::move(hint) };
}

// The NPUs of a leaf where the spec leaves them out: see FatTreeSpec.
std::uint64_t standardLeaf(const FatTreeSpec& spec)
{
    std::uint64_t leaf = 1;
    while ((spec.levels == 2 ? leaf * leaf : leaf * leaf * leaf) < spec.npus)
        leaf *= 2;
    return (leaf + spec.oversub - 1) / spec.oversub * spec.oversub;
}

} // namespace

Result<TopologyPtr> generateFatTree(const FatTreeSpec& spec, Findings& findings, SizeLimits limits)
{
    if (spec.npus == 0 || spec.oversub == 0)
        return failure(ErrorCode::OutOfRange, "a fat tree needs at least one NPU and an oversub of at least 1");
    if (spec.levels != 2 && spec.levels != 3)
        return failure(ErrorCode::OutOfRange, "a fat tree has 2 or 3 levels, not " + std::to_string(spec.levels));
    if (spec.levels == 2 && spec.pod != 0)
        return failure(ErrorCode::Usage, "pod= belongs to a fat tree of 3 levels", "add levels=3");
    if (spec.levels == 3 && spec.spines != 0)
        return failure(ErrorCode::Usage, "spines= belongs to a fat tree of 2 levels", "leave it out");
    const std::uint64_t leaf = spec.leaf != 0 ? spec.leaf : standardLeaf(spec);
    if (leaf % spec.oversub != 0)
        return failure(ErrorCode::Mismatched,
            "oversub=" + std::to_string(spec.oversub) + " does not divide the " + std::to_string(leaf)
                + " NPUs of a leaf",
            "choose leaf= as a multiple of oversub=");
    const std::uint64_t uplinks = leaf / spec.oversub;
    const std::uint64_t leaves = (spec.npus + leaf - 1) / leaf;
    const std::uint64_t pod = spec.levels == 2 ? leaves : spec.pod != 0 ? spec.pod : leaf;
    const std::uint64_t pods = (leaves + pod - 1) / pod;
    // Above the leaves: spines in one group, or aggregation switches in every pod.
    const std::uint64_t middle = spec.levels == 2 && spec.spines != 0 ? spec.spines : uplinks;
    if (uplinks % middle != 0)
        return failure(ErrorCode::Mismatched,
            std::to_string(middle) + " spines do not divide the " + std::to_string(uplinks) + " up-links of a leaf",
            "choose spines= as a divisor of leaf/oversub");
    const std::uint64_t cores = spec.levels == 3 ? middle * pod : 0;
    // All factors are below 2^32, so no product of two overflows; the limits are checked in order of size.
    const bool isTooLarge = spec.npus > limits.npus || leaves + pods * middle > limits.nodes || cores > limits.nodes
        || spec.npus + leaves + pods * middle + cores > limits.nodes
        || 2 * (spec.npus + leaves * uplinks) > limits.links
        || 2 * (spec.npus + leaves * uplinks + pods * cores) > limits.links;
    if (isTooLarge)
        return failure(ErrorCode::TooLarge,
            "the fabric is too large: at most " + std::to_string(limits.npus) + " NPUs, " + std::to_string(limits.nodes)
                + " nodes and " + std::to_string(limits.links) + " links are possible");

    TopologyBuilder draft(limits);
    draft.addNpus(spec.npus);
    const std::uint64_t firstLeaf = index(draft.addSwitches(leaves));
    const std::uint64_t firstMiddle = index(draft.addSwitches(pods * middle));
    const std::uint64_t firstCore = index(draft.addSwitches(cores));
    const auto connect = [&](std::uint64_t a, std::uint64_t b) {
        draft.addCable(makeId<DraftNode>(a), makeId<DraftNode>(b), spec.link);
    };
    for (std::uint64_t npu = 0; npu < spec.npus; ++npu)
        connect(npu, firstLeaf + npu / leaf);
    for (std::uint64_t l = 0; l < leaves; ++l) {
        for (std::uint64_t up = 0; up < uplinks; ++up)
            connect(firstLeaf + l, firstMiddle + l / pod * middle + up % middle);
    }
    for (std::uint64_t p = 0; p < pods && cores > 0; ++p) {
        for (std::uint64_t core = 0; core < cores; ++core)
            connect(firstMiddle + p * middle + core / pod, firstCore + core);
    }
    draft.setSpec(toText(spec));
    return std::move(draft).seal(findings);
}

} // namespace weft::topology

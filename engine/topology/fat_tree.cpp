// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/make_error.h"
#include "engine/topology/fabric_spec.h"
#include "engine/topology/topology_spec.h"
#include "engine/topology/tree_shape.h"

#include <algorithm>

namespace weft::topology {

namespace {

// The NPUs of a leaf where the spec leaves them out: see FatTreeSpec.
std::uint64_t standardLeaf(const FatTreeSpec& spec)
{
    std::uint64_t leaf = 1;
    while ((spec.levels == 2 ? leaf * leaf : leaf * leaf * leaf) < spec.npus)
        leaf *= 2;
    return (leaf + spec.oversub - 1) / spec.oversub * spec.oversub;
}

} // namespace

Error tooLarge(const SizeLimits& limits)
{
    return errorOf(ErrorCode::TooLarge,
        say("the fabric is too large: at most %1 NPUs, %2 nodes and %3 links are possible", limits.npus, limits.nodes,
            limits.links));
}

Result<TreeShape> treeShapeOf(const FatTreeSpec& spec)
{
    if (spec.npus == 0 || spec.oversub == 0)
        return errorOf(ErrorCode::OutOfRange, say("a fat tree needs at least one NPU and an oversub of at least 1"));
    if (spec.levels != 2 && spec.levels != 3)
        return errorOf(ErrorCode::OutOfRange, say("a fat tree has 2 or 3 levels, not %1", spec.levels));
    if (spec.levels == 2 && spec.pod != 0)
        return errorOf(ErrorCode::Usage, say("pod= belongs to a fat tree of 3 levels"), say("add levels=3"));
    if (spec.levels == 3 && spec.spines != 0)
        return errorOf(ErrorCode::Usage, say("spines= belongs to a fat tree of 2 levels"), say("leave it out"));
    TreeShape shape;
    shape.hosts = spec.npus;
    shape.leaf = spec.leaf != 0 ? spec.leaf : standardLeaf(spec);
    if (shape.leaf % spec.oversub != 0)
        return errorOf(ErrorCode::Mismatched,
            say("oversub=%1 does not divide the %2 NPUs of a leaf", spec.oversub, shape.leaf),
            say("choose leaf= as a multiple of oversub="));
    shape.uplinks = shape.leaf / spec.oversub;
    shape.leaves = (spec.npus + shape.leaf - 1) / shape.leaf;
    shape.pod = spec.levels == 2 ? shape.leaves : spec.pod != 0 ? spec.pod : shape.leaf;
    shape.pods = (shape.leaves + shape.pod - 1) / shape.pod;
    shape.middle = spec.levels == 2 && spec.spines != 0 ? spec.spines : shape.uplinks;
    if (shape.uplinks % shape.middle != 0)
        return errorOf(ErrorCode::Mismatched,
            say("%1 spines do not divide the %2 up-links of a leaf", shape.middle, shape.uplinks),
            say("choose spines= as a divisor of leaf/oversub"));
    shape.cores = spec.levels == 3 ? shape.middle * shape.pod : 0;
    return shape;
}

bool isTooLarge(const TreeShape& shape, std::uint64_t trees, std::uint64_t otherNodes, SizeLimits limits)
{
    // All factors are below 2^32, so no product of two overflows; the limits are checked in order of size.
    return shape.hosts > limits.npus || shape.leaves + shape.pods * shape.middle > limits.nodes
        || shape.cores > limits.nodes || trees > limits.nodes
        || trees * (shape.hosts + shape.switches()) + otherNodes > limits.nodes
        || 2 * (shape.hosts + shape.leaves * shape.uplinks) > limits.links
        || trees * 2 * (shape.hosts + shape.leaves * shape.uplinks + shape.pods * shape.cores) > limits.links;
}

void layTree(TopologyBuilder& draft, const TreeShape& shape, const std::function<DraftNode(std::uint64_t)>& host,
    const LinkCost& link)
{
    const std::uint64_t firstLeaf = index(draft.addSwitches(shape.leaves));
    const std::uint64_t firstMiddle = index(draft.addSwitches(shape.pods * shape.middle));
    const std::uint64_t firstCore = index(draft.addSwitches(shape.cores));
    const auto connect
        = [&](std::uint64_t a, std::uint64_t b) { draft.addCable(makeId<DraftNode>(a), makeId<DraftNode>(b), link); };
    for (std::uint64_t h = 0; h < shape.hosts; ++h)
        draft.addCable(host(h), makeId<DraftNode>(firstLeaf + h / shape.leaf), link);
    for (std::uint64_t l = 0; l < shape.leaves; ++l) {
        for (std::uint64_t up = 0; up < shape.uplinks; ++up)
            connect(firstLeaf + l, firstMiddle + l / shape.pod * shape.middle + up % shape.middle);
    }
    for (std::uint64_t p = 0; p < shape.pods && shape.cores > 0; ++p) {
        for (std::uint64_t core = 0; core < shape.cores; ++core)
            connect(firstMiddle + p * shape.middle + core / shape.pod, firstCore + core);
    }
}

Result<TopologyPtr> generateFatTree(const FatTreeSpec& spec, Findings& findings, SizeLimits limits)
{
    const Result<TreeShape> shape = treeShapeOf(spec);
    if (!shape)
        return shape.error();
    if (isTooLarge(*shape, 1, 0, limits))
        return tooLarge(limits);
    TopologyBuilder draft(limits);
    draft.addNpus(spec.npus);
    layTree(
        draft, *shape, [](std::uint64_t npu) { return makeId<DraftNode>(npu); }, spec.link);
    draft.setSpec(toText(spec));
    return std::move(draft).seal(findings);
}

} // namespace weft::topology

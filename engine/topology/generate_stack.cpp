// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/make_error.h"
#include "engine/topology/fabric_spec.h"
#include "engine/topology/grid_layout.h"
#include "engine/topology/topology_spec.h"
#include "engine/topology/tree_shape.h"

#include <bit>

namespace weft::topology {

Result<TopologyPtr> generate(const FabricSpec& spec, Findings& findings, SizeLimits limits)
{
    if (const auto* stack = std::get_if<StackSpec>(&spec))
        return generateStack(*stack, findings, limits);
    if (const auto* tree = std::get_if<FatTreeSpec>(&spec))
        return generateFatTree(*tree, findings, limits);
    if (const auto* dragonfly = std::get_if<DragonflySpec>(&spec))
        return generateDragonfly(*dragonfly, findings, limits);
    if (const auto* rail = std::get_if<RailSpec>(&spec))
        return generateRail(*rail, findings, limits);
    return generateMachine(std::get<MachineSpec>(spec), findings, limits);
}

Result<TopologyPtr> generateStack(const StackSpec& spec, Findings& findings, SizeLimits limits)
{
    const auto failure = [&spec](ErrorCode code, Sentence message) {
        return errorAt(placeIn({}, toText(spec).substr(0, 80)), code, std::move(message));
    };
    std::vector<Dimension> dimensions;
    for (const DimensionSpec& term : spec.dimensions) {
        for (const std::uint32_t size : term.sizes) {
            if (size == 0 || term.kind == DimensionKind::Plain)
                return failure(ErrorCode::OutOfRange, say("every dimension needs a kind and a size of at least 1"));
            if (term.kind == DimensionKind::Hypercube && !std::has_single_bit(size))
                return failure(
                    ErrorCode::OutOfRange, say("the size of a hypercube must be a power of two, but is %1", size));
            dimensions.push_back({ term.kind, size, term.link, term.unidirectional });
        }
    }
    if (dimensions.empty())
        return failure(ErrorCode::Missing, say("the stack has no dimension"));
    const GridLayout::Counts counts = GridLayout::count(dimensions);
    if (counts.npus > limits.npus || counts.switches > limits.nodes || counts.links > limits.links
        || counts.npus + counts.switches > limits.nodes)
        return failure(ErrorCode::TooLarge, tooLarge(limits).message);
    TopologyBuilder draft(limits);
    draft.addNpus(counts.npus);
    draft.addSwitches(counts.switches);
    draft.reserveLinks(counts.links);
    GridLayout(dimensions).forEachLink([&](std::size_t dimension, NodeId source, NodeId destination) {
        draft.addLink(
            makeId<DraftNode>(index(source)), makeId<DraftNode>(index(destination)), dimensions[dimension].link);
    });
    draft.setGrid(std::move(dimensions));
    draft.setRoutingRule(RoutingRule::DimensionOrder);
    draft.setSpec(toText(spec));
    return std::move(draft).seal(findings);
}

} // namespace weft::topology

// SPDX-License-Identifier: GPL-3.0-or-later
// Fabrics of spec texts, their graphs and patterns on them, for tests.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/synthesis/graph/link_graph.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"

#include <stdexcept>

namespace weft::synthesis {

inline topology::Fabric fabricOf(const std::string& spec, topology::FabricState state = {})
{
    Findings findings;
    const Result<topology::TopologyPtr> topology = topology::topologyFromSpec(spec, findings);
    if (!topology)
        throw std::runtime_error(toString(topology.error()));
    return topology::Fabric(*topology, std::move(state));
}

inline LinkGraph graphOf(const std::string& spec, std::uint32_t chunksPerNpu = 1, topology::FabricState state = {})
{
    return makeLinkGraph(fabricOf(spec, std::move(state)), Bytes { (1U << 20U) / chunksPerNpu });
}

// So many chunks of each shard, or of the whole where there are none; the root stands in the middle of the members.
inline collective::Pattern patternOf(
    collective::PatternKind kind, std::uint32_t ranks, std::uint32_t chunksEach, std::vector<Rank> members = {})
{
    const bool isShared = isSharded(kind) || kind == collective::PatternKind::AllReduce;
    collective::Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = ranks;
    pattern.inPlace = kind != collective::PatternKind::AllToAll;
    pattern.members = std::move(members);
    pattern.root = pattern.member(pattern.memberCount() / 2);
    pattern.chunks = chunksEach * (isShared ? pattern.memberCount() : 1);
    return pattern;
}

// The same in the groups of even and odd ranks.
inline std::vector<collective::Pattern> evenAndOdd(
    collective::PatternKind kind, std::uint32_t ranks, std::uint32_t chunksEach)
{
    std::vector<Rank> members[2];
    for (std::uint32_t npu = 0; npu < ranks; ++npu)
        members[npu % 2].push_back(Rank { npu });
    return { patternOf(kind, ranks, chunksEach, members[0]), patternOf(kind, ranks, chunksEach, members[1]) };
}

// Three NPUs, the last of which has no link.
inline LinkGraph graphWithOneApart()
{
    topology::TopologyBuilder draft;
    draft.addNpus(3);
    draft.addCable(topology::DraftNode { 0 }, topology::DraftNode { 1 }, { Latency { 1 }, Bandwidth { 1 } });
    Findings findings;
    return makeLinkGraph(topology::Fabric(*draft.seal(findings)), Bytes { 1000 });
}

// Four NPUs on a switch that duplicates and adds up.
inline LinkGraph capableSwitch()
{
    topology::TopologyBuilder builder;
    std::vector<topology::DraftNode> npus;
    for (int i = 0; i < 4; ++i)
        npus.push_back(builder.addNpu());
    topology::NodeOptions options;
    options.reduces = true;
    options.multicasts = true;
    const topology::DraftNode hub = builder.addSwitch(options);
    for (const topology::DraftNode npu : npus)
        builder.addCable(npu, hub, { Latency { 500 }, Bandwidth::gigaBytesPerSecond(50) });
    Findings findings;
    return makeLinkGraph(topology::Fabric(*builder.seal(findings)), Bytes { 1U << 20U });
}

} // namespace weft::synthesis

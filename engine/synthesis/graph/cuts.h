// SPDX-License-Identifier: GPL-3.0-or-later
// What a cut of a fabric lets through: how long whole chunks take over a set of links, and the demand "these nodes hold
// chunks that all of those nodes need", to which all-gather and the rooted patterns come down (reduce-scatter, reduce
// and scatter on the reversed graph). Values and pure functions; any thread.
#pragma once

#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>

namespace weft::synthesis {

// "Never", and the time of what cannot be reached.
inline constexpr std::uint64_t kNoTime = ~std::uint64_t { 0 };
// No bound is looked for beyond this (146 years).
inline constexpr std::uint64_t kLatestNs = std::uint64_t { 1 } << 62U;

// One link of a cut: `time` ns a chunk, one after another, of which `delay` ns are of no use: before the first chunk
// can be at its source, and after the last one that can still get to where it is needed.
struct Crossing {
    std::uint64_t delay = 0;
    std::uint64_t time = 0;
    std::uint64_t worth = 1; // that each of its chunks counts for
};

// The delay of a link by the two; kNoTime if one of them is.
[[nodiscard]] constexpr std::uint64_t delayOf(std::uint64_t before, std::uint64_t after)
{
    return before == kNoTime || after == kNoTime ? kNoTime : before + after;
}

// The whole chunks that a link carries until `until`, at most `most`.
[[nodiscard]] constexpr std::uint64_t carried(const Crossing& crossing, std::uint64_t until, std::uint64_t most)
{
    if (crossing.delay > until)
        return 0;
    return crossing.time == 0 ? most : std::min(most, (until - crossing.delay) / crossing.time);
}

// The least T with Σ worth · ⌊(T - delay) / time⌋ ≥ chunks; kNoTime if there is no link, or none that is quick enough
// to be done by kLatestNs.
[[nodiscard]] std::uint64_t timeToCarry(std::span<const Crossing> crossings, std::uint64_t chunks);

// When the last of so many chunks can begin to leave a node for the first time: the first ones of all links do so at
// once.
[[nodiscard]] std::uint64_t lastLeaves(const LinkGraph& graph, std::uint32_t node, std::uint64_t chunks);

// Some nodes, the arcs that enter them from the others, and the chunks that no node inside holds.
struct NodeCut {
    std::vector<std::uint32_t> nodes;
    std::vector<std::uint8_t> inside; // by node
    std::vector<std::uint32_t> arcs; // ascending
    std::uint64_t chunks = 0;
};

// Some nodes hold distinct chunks, and every sink needs all of them (but those that it holds). Nodes are those of the
// graph. An NPU that does not forward sends what it holds or needs; where it is no sink, it is two nodes: its own
// receives and leads nowhere, and one past the graph's sends what it holds.
// The arcs of the link graph come first, under their own index.
struct SpreadDemand : ArcGraph {
    std::uint32_t graphNodes = 0; // NPUs, then switches
    std::uint32_t graphArcs = 0;
    std::vector<std::uint64_t> supply; // chunks, by node
    std::vector<std::uint32_t> sinks; // ascending
    bool looksAlike = false; // from every sink: one stands for all
    bool isTurned = false; // the graph is the fabric's reversed
    std::uint64_t total = 0; // of the supplies
    std::vector<std::uint32_t> owner; // of the nodes past the graph's: the graph's node that they send for
    std::vector<std::uint8_t> copies; // by node: may hand on what it got more than once

    [[nodiscard]] bool isSwitch(std::uint32_t graphNode) const { return graphNode >= npus; }
    [[nodiscard]] std::uint32_t ownerOf(std::uint32_t node) const
    {
        return node < graphNodes ? node : owner[node - graphNodes];
    }
};

// `supply` by NPU, in chunks; `sinks` are NPUs.
[[nodiscard]] SpreadDemand makeSpreadDemand(
    const LinkGraph& graph, std::span<const std::uint64_t> supply, std::vector<std::uint32_t> sinks);

// Each of the holders has one chunk.
[[nodiscard]] SpreadDemand spreadAmong(
    const LinkGraph& graph, const std::vector<std::uint32_t>& oneEach, std::vector<std::uint32_t> sinks);

// The arcs that lead into these nodes, or out of them, in no order; how many chunks have to cross is left open.
[[nodiscard]] NodeCut cutOf(const ArcGraph& graph, std::span<const std::uint32_t> nodes, bool leaving);

// What must come into the nodes, and the arcs over which it does, ascending.
[[nodiscard]] NodeCut cutAround(const SpreadDemand& demand, std::span<const std::uint32_t> nodes);

// The nodes that hold something.
[[nodiscard]] std::vector<std::uint32_t> holders(const SpreadDemand& demand);

} // namespace weft::synthesis

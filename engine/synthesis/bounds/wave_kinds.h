// SPDX-License-Identifier: GPL-3.0-or-later
// What waves of chunks can tell apart of a fabric: nodes that look alike to them, so that one variable of a program can
// speak for all of them, the links between their kinds, and the links by which chunks come into parts of the fabric.
// Values and a pure function; any thread.
#pragma once

#include "engine/synthesis/bounds/bounds_kinds.h"

namespace weft::synthesis {

// All links from one kind to another of one speed.
struct LinkBundle {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::uint64_t time = 0; // ns
    double links = 0;
};

// Every chunk that nodes of a kind have came into their parts of the fabric, in none of which the wave's root is, and
// has spread there since.
struct Doors {
    std::size_t wave = 0;
    std::uint32_t kind = 0;
    // By bundle: how many steps after a link of it has brought a chunk into a part, one, two … nodes of the kind there
    // can have it, at the earliest.
    std::vector<std::vector<std::uint32_t>> spread;
    auto operator<=>(const Doors&) const = default;
};

// Nodes of a kind are those that a symmetry of the fabric, or what comes near one, may put in each other's place while
// waves go over it: they have equally many links to each other kind, of the same speeds.
struct WaveKinds {
    std::vector<std::uint32_t> of; // by node
    std::uint32_t count = 0;
    std::vector<double> size; // by kind: nodes
    std::vector<std::uint8_t> copies; // by kind: may send what it has more than once
    std::vector<LinkBundle> bundles;
    std::vector<std::uint32_t> bundleOf; // by arc
};

// Kinds are split by their links until nothing changes, or so many times.
[[nodiscard]] WaveKinds kindsOf(const LinkGraph& graph, std::span<const Wave> waves, std::uint32_t rounds);

// Partitions of the nodes, as labels: those by speeds and by ids, and what links along one dimension, or along all
// others, those of one speed, those of switches, or those of none join.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> partitionsOf(const LinkGraph& graph);

// Those of the parts; times of links are rounded down to steps of so many ns.
[[nodiscard]] std::vector<Doors> doorsOf(const WaveKinds& kinds, const LinkGraph& graph, std::span<const Wave> waves,
    const std::vector<std::vector<std::uint32_t>>& partitions, std::uint64_t stepNs);

} // namespace weft::synthesis

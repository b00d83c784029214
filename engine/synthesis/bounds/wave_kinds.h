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

// Every chunk that nodes of a kind have came into their parts of the fabric, in none of which the wave's root is.
struct Doors {
    std::size_t wave = 0;
    std::uint32_t kind = 0;
    std::vector<double> width; // by bundle: links into the part of a node of the kind, on the average, at most
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
    std::vector<Doors> doors; // of parts that links of one speed, or quicker ones, or those of switches or of none join
};

// More are not looked at.
inline constexpr std::size_t kMostBundles = 48;

// Kinds are split by their links until nothing changes, or so many times. Without doors where there are too many
// bundles.
[[nodiscard]] WaveKinds kindsOf(const LinkGraph& graph, std::span<const Wave> waves, std::uint32_t rounds);

} // namespace weft::synthesis

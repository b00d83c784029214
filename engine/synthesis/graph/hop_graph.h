// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric as its NPUs see it where each switch has NPUs alone around it: a hop from one to another is a link, or the
// two links through a switch. Where the NPUs look alike, so do their hops. Values and pure functions; any thread.
#pragma once

#include "engine/synthesis/graph/translations.h"

namespace weft::synthesis {

struct HopGraph {
    static constexpr std::uint32_t kNoArc = 0xFFFFFFFFU;

    LinkGraph graph; // of the NPUs; an arc is a hop, its time is that until a message has arrived
    std::vector<std::uint32_t> first; // by hop: an arc of the fabric
    std::vector<std::uint32_t> second; // the one that leaves the switch, or kNoArc
};

// Nothing where a switch has another beside it, two links from or to one NPU, links of different times in one
// direction, or may not forward or duplicates; and where there are many hops.
[[nodiscard]] std::optional<HopGraph> hopsOf(const LinkGraph& fabric);

// What carries one message after the other: all links of a class, or all links that hops through switches of a kind
// take, one on the way to the switch and one from there. What leaves a switch as soon as it has come meets nothing
// there.
struct Machines {
    std::vector<std::uint32_t> ofClass; // by class of hops
    std::vector<std::uint64_t> time; // by machine: ns between two messages
    std::vector<std::uint64_t> delay; // ns from the start of a message to its arrival
};

// Of links alone: each class is one.
[[nodiscard]] Machines machinesOf(const Translations& translations);

// Nothing where NPUs differ in which of their hops share a link.
[[nodiscard]] std::optional<Machines> machinesOf(
    const LinkGraph& fabric, const HopGraph& hops, const Translations& translations);

} // namespace weft::synthesis

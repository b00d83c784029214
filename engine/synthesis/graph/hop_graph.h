// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric as its NPUs see it: a hop from one to another is a link, or a way through switches alone. Where NPUs see the
// same, a message and its translates go at once if no two of them need one link, and what keeps two messages apart is a
// machine. NPUs that moves of the fabric take to each other are an orbit. Values and pure functions; any thread.
#pragma once

#include "engine/synthesis/graph/translations.h"

#include <functional>
#include <stop_token>

namespace weft::synthesis {

// A stretch of a message's way: links that it and its translates take at once and have to themselves.
struct Stage {
    std::uint32_t machine = 0;
    std::uint64_t offset = 0; // ns from the start of the message
    std::uint64_t time = 0; // ns that it takes them
    auto operator<=>(const Stage&) const = default;
};

struct Machines {
    static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

    std::uint32_t count = 0;
    std::vector<std::vector<Stage>> shapes; // of messages, the first stage first
    std::vector<std::uint32_t> shapeOf; // by class of hops; kNone: there is none, or translates meet on a link

    [[nodiscard]] std::uint64_t delay(std::uint32_t shape) const // ns to the arrival
    {
        return shapes[shape].back().offset + shapes[shape].back().time;
    }
};

struct HopGraph {
    Digits digits; // of the NPUs
    std::vector<std::uint32_t> roots; // by orbit: one of its NPUs
    std::vector<std::uint32_t> orbitOf; // by NPU
    std::uint32_t width = 0; // hops out of an NPU, or into one, at most
    std::vector<std::uint32_t> next; // by NPU and place: translates have one place; the NPU itself where there is none
    std::vector<std::uint32_t> previous; // likewise, into the NPU
    std::vector<std::uint32_t> classInto; // by orbit and place: the class of the hop into its NPUs
    std::vector<std::uint32_t> placeInto; // by class: the place among the hops into the NPU that it leads to
    Groups<> ways; // by NPU and place: arcs of the fabric, of the hop that leaves there
    Machines machines;

    [[nodiscard]] std::uint32_t npus() const { return static_cast<std::uint32_t>(orbitOf.size()); }
    [[nodiscard]] std::uint32_t orbits() const { return static_cast<std::uint32_t>(roots.size()); }
    // Of the hop out of an orbit's NPUs at this place; one more class is of none.
    [[nodiscard]] std::uint32_t classes() const { return orbits() * width; }
    [[nodiscard]] std::uint32_t classOf(std::uint32_t npu, std::uint32_t place) const
    {
        return orbitOf[npu] * width + place;
    }
    [[nodiscard]] std::uint32_t before(std::uint32_t npu, std::uint32_t hopClass) const
    {
        return previous[std::size_t { npu } * width + placeInto[hopClass]];
    }
};

// Of links alone: each class is a machine, and there are no ways.
[[nodiscard]] HopGraph hopsOf(const Translations& translations);

// With as few orbits as there can be if translates are to go at once and the orbits suit: fabrics with fewer spines
// than NPUs behind a leaf have several. `suits` knows digits, roots and orbits. Nothing where there are about as many
// as NPUs, where a switch duplicates or may not forward, where there are many hops, and after a stop. Of equally quick
// ways translates take different ones.
[[nodiscard]] std::optional<HopGraph> hopsOf(
    const LinkGraph& fabric, const std::function<bool(const HopGraph&)>& suits, const std::stop_token& stop = {});

} // namespace weft::synthesis

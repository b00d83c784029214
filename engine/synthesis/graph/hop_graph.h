// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric as its NPUs see it: a hop from one to another is a link, or a way through switches alone. Where all NPUs see
// the same, a message and its translates go at once if no two of them need one link, and what keeps two messages apart
// is a machine. Values and pure functions; any thread.
#pragma once

#include "engine/synthesis/graph/translations.h"

namespace weft::synthesis {

// A stretch of a message's way: links that it and its translates take at once and have to themselves.
struct Stage {
    std::uint32_t machine = 0;
    std::uint64_t offset = 0; // ns from the start of the message
    std::uint64_t time = 0; // ns that it takes them
    bool operator==(const Stage&) const = default;
};

struct Machines {
    static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

    std::uint32_t count = 0;
    std::vector<std::vector<Stage>> shapes; // of messages, the first stage first
    std::vector<std::uint32_t> shapeOf; // by class of hops; kNone: translates meet on a link

    [[nodiscard]] std::uint64_t delay(std::uint32_t shape) const // ns to the arrival
    {
        return shapes[shape].back().offset + shapes[shape].back().time;
    }
};

// Of links alone: each class is one.
[[nodiscard]] Machines machinesOf(const Translations& translations);

struct HopGraph {
    Translations translations; // of the NPUs; its classes are those of hops
    Groups<> ways; // by NPU · classes + class: arcs of the fabric, of the hop that leaves there
    Machines machines;
};

// Nothing where NPUs differ in what they see, where a switch duplicates or may not forward, where two links join the
// same nodes, and where there are many hops. Of equally quick ways translates take different ones.
[[nodiscard]] std::optional<HopGraph> hopsOf(const LinkGraph& fabric);

} // namespace weft::synthesis

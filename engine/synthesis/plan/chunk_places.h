// SPDX-License-Identifier: GPL-3.0-or-later
// Which slots of their NPUs the messages of a plan read and write. Values of whoever spells a plan out, and a pure
// function; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/synthesis/plan/queue_order.h"

namespace weft::synthesis {

// Where an NPU keeps a chunk: where the pattern has it before or wants it after, else in scratch.
struct KeptPlace {
    collective::Slot slot;
    bool holds = false; // a chunk or a part of a sum is there
    Instant since; // all of what came
};

// The places that messages leave and come to.
struct ChunkPlaces {
    // A slot that must hold a chunk in the end, which is kept in another.
    struct Home {
        Rank rank {};
        collective::Slot from;
        collective::Slot to;
    };
    std::vector<KeptPlace> all; // numbered through the chunks
    std::vector<Home> homes; // by rank, then chunk
};

// Gives each message the places of its ends. Any pattern; of a chunk that it names twice at an NPU the first slot.
[[nodiscard]] ChunkPlaces placesOf(
    const LinkGraph& graph, const collective::Pattern& pattern, std::vector<Message>& messages);

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of contributors in words. Pure functions; any thread that may use the execution.
#pragma once

#include "engine/collective/proof/contributors.h"
#include "engine/core/sentence.h"

namespace weft::collective {

// A part of what a slot holds: one chunk, summed over these ranks.
struct HeldChunk {
    struct Ranks { // first … last
        Rank first {};
        Rank last {};
        bool operator==(const Ranks&) const = default;
    };
    ChunkId chunk {};
    std::vector<Ranks> from; // ascending
    bool operator==(const HeldChunk&) const = default;
};

// By chunk; slots of standard patterns have one part at most.
[[nodiscard]] std::vector<HeldChunk> heldChunks(const Contributors& values, SlotValue value);
// Of these, what another value has too, or lacks.
[[nodiscard]] std::vector<HeldChunk> heldChunks(
    const Contributors& values, SlotValue value, SlotValue other, bool otherHas);

// "chunk 3 from ranks 0-3, 7 and chunk 5 from rank 1", "nothing"; cut short past a few parts.
[[nodiscard]] Sentence toText(const std::vector<HeldChunk>& chunks);
// "rank 1", "ranks 0-3, 7".
[[nodiscard]] Sentence toText(const std::vector<HeldChunk::Ranks>& ranks);
// "input slot 3".
[[nodiscard]] Sentence toText(Slot slot);

} // namespace weft::collective

// SPDX-License-Identifier: GPL-3.0-or-later
// What one slot holds in a symbolic execution, in eight bytes. Equal values of one execution are equal bits.
#pragma once

#include "engine/collective/proof/contribution_sets.h"
#include "engine/core/ids.h"

#include <cstdint>

namespace weft::collective {

class SlotValue {
public:
    SlotValue() = default; // holds nothing
    SlotValue(ChunkId chunk, SetId set, bool suspect = false)
        : m_chunk(index(chunk))
        , m_bits(static_cast<std::uint32_t>(set) | (suspect ? kSuspect : 0))
    {
    }

    [[nodiscard]] bool empty() const { return m_bits == 0; }
    // Of standard patterns. Under Custom the set says it, and this is 0.
    [[nodiscard]] ChunkId chunk() const { return ChunkId { m_chunk }; }
    // Elements are ranks; under Custom chunk · ranks + rank.
    [[nodiscard]] SetId set() const { return SetId { m_bits & ~kSuspect }; }
    // Something was counted twice, was not there or was another chunk's on the way to this value.
    [[nodiscard]] bool suspect() const { return (m_bits & kSuspect) != 0; }

    bool operator==(const SlotValue&) const = default;

private:
    static constexpr std::uint32_t kSuspect = 1U << 31U;
    std::uint32_t m_chunk = 0;
    std::uint32_t m_bits = 0;
};

} // namespace weft::collective

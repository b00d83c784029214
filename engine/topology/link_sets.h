// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of links, each stored once and named by a number: the next links of most nodes towards most destinations are
// the same few sets, and most messages of a schedule take ways that others take too. Owned by whoever fills it; one
// thread at a time, any number once nothing is added.
#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <span>
#include <vector>

namespace weft::topology {

inline constexpr std::uint32_t kNoLinkSet = 0;

class LinkSets {
public:
    // Equal lists have equal numbers, the empty one is kNoLinkSet.
    [[nodiscard]] std::uint32_t numberOf(std::span<const LinkId> links);
    [[nodiscard]] std::span<const LinkId> operator[](std::uint32_t number) const
    {
        return { m_links.data() + m_sets[number].first, m_sets[number].count };
    }
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_sets.size()); } // with the empty one
    [[nodiscard]] std::uint64_t memoryBytes() const;

private:
    struct Set {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    void grow();

    std::vector<LinkId> m_links;
    std::vector<Set> m_sets { {} };
    std::vector<std::uint64_t> m_hashes { 0 };
    std::vector<std::uint32_t> m_slots; // open addressing, a power of two; kNoLinkSet: free
};

} // namespace weft::topology

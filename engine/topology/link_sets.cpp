// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/link_sets.h"

#include "engine/topology/route.h"

#include <algorithm>

namespace weft::topology {

std::uint32_t LinkSets::numberOf(std::span<const LinkId> links)
{
    if (links.empty())
        return kNoLinkSet;
    std::uint64_t hash = links.size();
    for (const LinkId link : links)
        hash = mixed(hash, index(link));
    if (2 * m_sets.size() >= m_slots.size())
        grow();
    std::size_t slot = hash & (m_slots.size() - 1);
    for (; m_slots[slot] != kNoLinkSet; slot = (slot + 1) & (m_slots.size() - 1)) {
        const std::uint32_t number = m_slots[slot];
        const std::span<const LinkId> known = (*this)[number];
        if (m_hashes[number] == hash && std::equal(known.begin(), known.end(), links.begin(), links.end()))
            return number;
    }
    const auto fresh = static_cast<std::uint32_t>(m_sets.size());
    m_slots[slot] = fresh;
    m_sets.push_back({ static_cast<std::uint32_t>(m_links.size()), static_cast<std::uint32_t>(links.size()) });
    m_hashes.push_back(hash);
    m_links.insert(m_links.end(), links.begin(), links.end());
    return fresh;
}

void LinkSets::grow()
{
    m_slots.assign(std::max<std::size_t>(16, 2 * m_slots.size()), kNoLinkSet);
    for (std::uint32_t number = 1; number < m_sets.size(); ++number) {
        std::size_t slot = m_hashes[number] & (m_slots.size() - 1);
        while (m_slots[slot] != kNoLinkSet)
            slot = (slot + 1) & (m_slots.size() - 1);
        m_slots[slot] = number;
    }
}

std::uint64_t LinkSets::memoryBytes() const
{
    return m_links.capacity() * sizeof(LinkId) + m_sets.capacity() * sizeof(Set)
        + m_hashes.capacity() * sizeof(std::uint64_t) + m_slots.capacity() * sizeof(std::uint32_t);
}

} // namespace weft::topology

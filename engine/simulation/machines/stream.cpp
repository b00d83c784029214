// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/machines/stream.h"

#include <algorithm>

namespace weft::simulation {

template <class T> std::uint32_t StreamStore::takeFrom(std::vector<T>& entries, FreeRanges& free, std::uint32_t count)
{
    std::vector<std::uint32_t>& known = free[count];
    if (known.empty()) {
        entries.resize(entries.size() + count);
        return static_cast<std::uint32_t>(entries.size()) - count;
    }
    const std::uint32_t first = known.back();
    known.pop_back();
    std::fill_n(entries.begin() + first, count, T {});
    return first;
}

std::uint32_t StreamStore::takeRange(std::uint32_t count)
{
    const std::uint32_t first = takeFrom(m_streams, m_freeRanges, count);
    m_places.resize(m_streams.size());
    std::fill_n(m_places.begin() + first, count, StreamPlace {});
    return first;
}

std::uint32_t StreamStore::takeBits(std::uint32_t count)
{
    return takeFrom(m_bits, m_freeBits, count / 64 + 1);
}

void StreamStore::addEarly(Stream& stream, std::uint16_t phase, std::uint32_t number)
{
    stream.early = m_early.take({ stream.early, number, phase });
}

bool StreamStore::takeEarly(Stream& stream, std::uint16_t phase, std::uint32_t& number)
{
    for (std::uint32_t* link = &stream.early; *link != kNoStream; link = &m_early[*link].next) {
        const std::uint32_t found = *link;
        if (m_early[found].phase != phase)
            continue;
        number = m_early[found].number;
        *link = m_early[found].next;
        m_early.give(found);
        return true;
    }
    return false;
}

} // namespace weft::simulation

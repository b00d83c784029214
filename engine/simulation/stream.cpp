// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/stream.h"

#include <algorithm>

namespace weft::simulation {

std::uint32_t StreamStore::takeRange(std::uint32_t count)
{
    std::vector<std::uint32_t>& free = m_freeRanges[count];
    if (!free.empty()) {
        const std::uint32_t first = free.back();
        free.pop_back();
        std::fill_n(m_streams.begin() + first, count, Stream {});
        std::fill_n(m_places.begin() + first, count, StreamPlace {});
        return first;
    }
    const auto first = static_cast<std::uint32_t>(m_streams.size());
    m_streams.resize(m_streams.size() + count);
    m_places.resize(m_streams.size());
    return first;
}

void StreamStore::giveRange(std::uint32_t first, std::uint32_t count)
{
    m_freeRanges[count].push_back(first);
}

std::uint32_t StreamStore::takeBits(std::uint32_t count)
{
    const std::uint32_t words = count / 64 + 1;
    std::vector<std::uint32_t>& free = m_freeBits[words];
    if (!free.empty()) {
        const std::uint32_t first = free.back();
        free.pop_back();
        std::fill_n(m_bits.begin() + first, words, std::uint64_t { 0 });
        return first;
    }
    const auto first = static_cast<std::uint32_t>(m_bits.size());
    m_bits.resize(m_bits.size() + words);
    return first;
}

void StreamStore::giveBits(std::uint32_t first, std::uint32_t count)
{
    m_freeBits[count / 64 + 1].push_back(first);
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

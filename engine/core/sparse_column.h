// SPDX-License-Identifier: GPL-3.0-or-later
// Which of many places are marked, and how many before each; and values that only few of many places have. A quarter
// of a byte for each place up to the last that is marked, and the values. Values; any thread.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace weft {

class MarkedPlaces {
public:
    // Behind all that are marked.
    void mark(std::size_t place)
    {
        while (m_words.size() * kBits <= place)
            m_words.push_back({ 0, m_count });
        m_words.back().bits |= std::uint64_t { 1 } << place % kBits;
        ++m_count;
    }
    [[nodiscard]] bool isMarked(std::size_t place) const
    {
        return place / kBits < m_words.size() && (m_words[place / kBits].bits >> place % kBits & 1U) != 0;
    }
    // How many are marked before this place, which is marked.
    [[nodiscard]] std::uint32_t rankOf(std::size_t place) const
    {
        const Word& word = m_words[place / kBits];
        const std::uint64_t before = word.bits & ((std::uint64_t { 1 } << place % kBits) - 1);
        return word.before + static_cast<std::uint32_t>(std::popcount(before));
    }
    // The same of any place.
    [[nodiscard]] std::uint32_t countBefore(std::size_t place) const
    {
        return place / kBits < m_words.size() ? rankOf(place) : m_count;
    }
    [[nodiscard]] std::uint64_t memoryBytes() const { return m_words.capacity() * sizeof(Word); }

private:
    static constexpr std::size_t kBits = 64;
    struct Word {
        std::uint64_t bits = 0;
        std::uint32_t before = 0; // marked in the words before
    };
    std::vector<Word> m_words;
    std::uint32_t m_count = 0;
};

template <class T = std::uint32_t> struct SparseColumn {
    MarkedPlaces places;
    std::vector<T> values; // of the marked places, ascending

    // Behind all that have a value.
    void set(std::size_t place, const T& value)
    {
        places.mark(place);
        values.push_back(value);
    }
    [[nodiscard]] T at(std::size_t place, const T& usual) const
    {
        return values.empty() ? usual : found(place, usual); // most columns have none
    }
    [[nodiscard]] std::uint64_t memoryBytes() const { return places.memoryBytes() + values.capacity() * sizeof(T); }

private:
    [[nodiscard]] T found(std::size_t place, const T& usual) const
    {
        return places.isMarked(place) ? values[places.rankOf(place)] : usual;
    }
};

} // namespace weft

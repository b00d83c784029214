// SPDX-License-Identifier: GPL-3.0-or-later
// Things by number. What is given back is taken again, last in first out, so that numbers stay small and memory warm.
// Numbers stay valid; references do only in a std::deque. Owned by one part of a simulation.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace weft::simulation {

template <class T, class Store = std::vector<T>> class Pool {
public:
    [[nodiscard]] T& operator[](std::uint32_t index) { return m_items[index]; }
    [[nodiscard]] const T& operator[](std::uint32_t index) const { return m_items[index]; }

    [[nodiscard]] std::uint32_t take(T value)
    {
        const std::uint32_t index = takeStale();
        m_items[index] = std::move(value);
        return index;
    }
    // As it was left: to be filled in place, where every message takes one.
    [[nodiscard]] std::uint32_t takeStale()
    {
        if (m_freeCount == 0) [[unlikely]]
            return grow();
        return m_free[--m_freeCount];
    }
    void give(std::uint32_t index) { m_free[m_freeCount++] = index; }

private:
    [[gnu::noinline]] std::uint32_t grow()
    {
        m_items.emplace_back();
        m_free.push_back(0); // room for all
        return static_cast<std::uint32_t>(m_items.size() - 1);
    }

    Store m_items;
    std::vector<std::uint32_t> m_free;
    std::size_t m_freeCount = 0;
};

} // namespace weft::simulation

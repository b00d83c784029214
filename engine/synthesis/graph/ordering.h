// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of what stands in vectors: heaps, what comes after few different delays, and sorting by digits. Pure functions
// and values; any thread.
#pragma once

#include "engine/core/groups.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace weft::synthesis {

// Heaps, the least first: for those that are emptied and filled again.
template <class T> void push(std::vector<T>& heap, const T& item)
{
    heap.push_back(item);
    std::push_heap(heap.begin(), heap.end(), std::greater<>());
}

template <class T> T pop(std::vector<T>& heap)
{
    std::pop_heap(heap.begin(), heap.end(), std::greater<>());
    const T item = heap.back();
    heap.pop_back();
    return item;
}

// What is to come, the least key first. What comes after one delay comes in the order in which it was added, and links
// take few different times: so there is a lane for each of these.
template <class Key, class Item> class Lanes {
public:
    // `delays` of all that items are added by.
    explicit Lanes(const std::vector<std::uint64_t>& delays)
        : m_laneOf(delays.size())
    {
        const std::vector<std::uint64_t> all = sortedOnce(delays);
        for (std::size_t by = 0; by < delays.size(); ++by)
            m_laneOf[by] = static_cast<std::uint32_t>(std::ranges::lower_bound(all, delays[by]) - all.begin());
        m_lanes.resize(all.size());
    }
    [[nodiscard]] bool empty() const { return m_next.empty(); }
    [[nodiscard]] const Key& next() const { return m_next.front().first; }
    void add(std::size_t by, const Key& key, const Item& item)
    {
        Lane& lane = m_lanes[m_laneOf[by]];
        if (lane.first == lane.entries.size()) {
            lane.entries.clear();
            lane.first = 0;
            push(m_next, { key, m_laneOf[by] });
        } else if (lane.first > kTaken && 2 * lane.first > lane.entries.size()) {
            lane.entries.erase(lane.entries.begin(), lane.entries.begin() + static_cast<std::ptrdiff_t>(lane.first));
            lane.first = 0;
        }
        lane.entries.emplace_back(key, item);
    }
    // Calls visit(item) for all with the least key, lane by lane.
    template <class Visit> void take(const Visit& visit)
    {
        const Key now = next();
        while (!m_next.empty() && m_next.front().first == now) {
            const std::uint32_t number = pop(m_next).second;
            Lane& lane = m_lanes[number];
            for (; lane.first < lane.entries.size() && lane.entries[lane.first].first == now; ++lane.first)
                visit(lane.entries[lane.first].second);
            if (lane.first < lane.entries.size())
                push(m_next, { lane.entries[lane.first].first, number });
        }
    }
    void clear()
    {
        m_next.clear();
        for (Lane& lane : m_lanes)
            lane = {};
    }

private:
    static constexpr std::size_t kTaken = 4096; // entries that may stay
    struct Lane {
        std::vector<std::pair<Key, Item>> entries;
        std::size_t first = 0; // of those that were not taken
    };
    std::vector<std::uint32_t> m_laneOf;
    std::vector<Lane> m_lanes;
    std::vector<std::pair<Key, std::uint32_t>> m_next; // a heap: the first of each lane that has any
};

// Items in the order of unsigned keys; many of them digit by digit, in a few passes. Any thread.
// keys(item): a tuple of unsigned numbers, of which the first counts most. Equal items stay in their order.
template <class Items, class Keys> void sortByDigits(Items&& list, Keys keys)
{
    const std::span items(list);
    using Item = typename decltype(items)::value_type;
    constexpr std::size_t kFew = 512;
    if (items.size() < kFew) {
        std::ranges::stable_sort(items, {}, keys);
        return;
    }
    std::vector<Item> other(items.size());
    std::span<Item> from = items;
    std::span<Item> to = other;
    const auto sortBy = [&](auto key) {
        constexpr unsigned kBits = 11;
        constexpr std::size_t kValues = std::size_t { 1 } << kBits;
        std::uint64_t most = 0;
        for (const Item& item : from)
            most = std::max<std::uint64_t>(most, key(item));
        for (unsigned shift = 0; shift < 64 && most >> shift != 0; shift += kBits) {
            const auto digit = [&](const Item& item) {
                return static_cast<std::size_t>(std::uint64_t { key(item) } >> shift) % kValues;
            };
            std::vector<std::size_t> next(kValues + 1, 0);
            for (const Item& item : from)
                ++next[digit(item) + 1];
            std::partial_sum(next.begin(), next.end(), next.begin());
            for (Item& item : from)
                to[next[digit(item)]++] = std::move(item);
            std::swap(from, to);
        }
    };
    constexpr std::size_t kKeys = std::tuple_size_v<decltype(keys(items.front()))>;
    const auto sortByAll = [&]<std::size_t... Place>(std::index_sequence<Place...>)
    {
        (sortBy([&](const Item& item) { return std::get<kKeys - 1 - Place>(keys(item)); }), ...);
    };
    sortByAll(std::make_index_sequence<kKeys>());
    if (from.data() != items.data())
        std::ranges::move(from, items.begin());
}
} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of what stands in vectors: heaps, and sorting by digits. Pure functions; any thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <tuple>
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

// Items in the order of unsigned keys; many of them digit by digit, in a few passes. Any thread.
// keys(item): a tuple of unsigned numbers, of which the first counts most. Equal items stay in their order.
template <class Item, class Keys> void sortByDigits(std::span<Item> items, Keys keys)
{
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
template <class Item, class Keys> void sortByDigits(std::vector<Item>& items, Keys keys)
{
    sortByDigits(std::span(items), keys);
}

} // namespace weft::synthesis

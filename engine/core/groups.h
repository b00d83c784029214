// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of different lengths side by side in one: the items of group 0, of group 1, and so on; and how lists are made
// of numbers and of other lists. Values and pure functions; any thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <vector>

namespace weft {

// Where each of so many groups starts, and the end of the last: each(visit) calls visit(group) for every item.
template <class Each> [[nodiscard]] std::vector<std::uint32_t> startsOfGroups(std::size_t count, const Each& each)
{
    std::vector<std::uint32_t> start(count + 1, 0);
    each([&start](std::size_t group) { ++start[group + 1]; });
    std::partial_sum(start.begin(), start.end(), start.begin());
    return start;
}

template <class T = std::uint32_t> struct Groups {
    std::vector<std::uint32_t> start { 0 }; // groups + 1 entries, into items
    std::vector<T> items;

    Groups() = default;
    // each(visit) calls visit(group, item) for every item, twice over; so they are ordered within a group.
    template <class Each>
    Groups(std::size_t count, const Each& each)
        : start(startsOfGroups(
            count, [&each](auto visit) { each([visit](std::size_t group, const T&) { visit(group); }); }))
        , items(start.back())
    {
        std::vector<std::uint32_t> next(start.begin(), start.end() - 1);
        each([this, &next](std::size_t group, const T& item) { items[next[group]++] = item; });
    }
    [[nodiscard]] std::size_t size() const { return start.size() - 1; }
    [[nodiscard]] std::span<const T> operator[](std::size_t group) const
    {
        return std::span(items).subspan(start[group], start[group + 1] - start[group]);
    }
    // One group more.
    template <class List> void add(const List& list)
    {
        items.insert(items.end(), list.begin(), list.end());
        start.push_back(static_cast<std::uint32_t>(items.size()));
    }
    bool operator==(const Groups&) const = default;
};

// The numbers of keys by what they are: places[k], ascending, are those of key k.
[[nodiscard]] inline Groups<> groupedBy(const std::vector<std::uint32_t>& keys, std::size_t count)
{
    return { count, [&keys](auto visit) {
                for (std::uint32_t i = 0; i < keys.size(); ++i)
                    visit(keys[i], i);
            } };
}

// Of sets that grow together, each with a first one: that of a member; `parent` is the member itself where it is one.
[[nodiscard]] inline std::uint32_t rootOf(std::vector<std::uint32_t>& parent, std::uint32_t member)
{
    while (parent[member] != member)
        member = parent[member] = parent[parent[member]];
    return member;
}

// 0 … count - 1.
[[nodiscard]] inline std::vector<std::uint32_t> numbersBelow(std::size_t count)
{
    std::vector<std::uint32_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 0U);
    return numbers;
}

// Those of 0 … count - 1 for which isOne(number).
template <class IsOne> [[nodiscard]] std::vector<std::uint32_t> numbersWhere(std::size_t count, const IsOne& isOne)
{
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t number = 0; number < count; ++number) {
        if (isOne(number))
            numbers.push_back(number);
    }
    return numbers;
}

// What `make` makes of each, in their order.
template <class List, class Make> [[nodiscard]] auto mapped(const List& list, const Make& make)
{
    std::vector<std::decay_t<decltype(std::invoke(make, *std::begin(list)))>> made;
    if constexpr (std::ranges::sized_range<const List>)
        made.reserve(std::ranges::size(list));
    for (const auto& each : list)
        made.push_back(std::invoke(make, each));
    return made;
}

// What `worth` makes of all of them together.
template <class List, class Worth> [[nodiscard]] auto sumOf(const List& list, const Worth& worth)
{
    std::decay_t<decltype(std::invoke(worth, *std::begin(list)))> sum {};
    for (const auto& each : list)
        sum += std::invoke(worth, each);
    return sum;
}

// Ascending, each once.
template <class T> [[nodiscard]] std::vector<T> sortedOnce(std::vector<T> values)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

} // namespace weft

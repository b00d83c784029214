// SPDX-License-Identifier: GPL-3.0-or-later
// Ids that follow each other, to be gone through one by one. A value; any thread.
#pragma once

#include "engine/core/ids.h"

#include <utility>

namespace weft {

// The ids from `first` to the one before `past`.
template <StrongId Id> struct IdRange {
    struct Iterator {
        using value_type = Id;
        using difference_type = std::ptrdiff_t;
        Id id {};

        [[nodiscard]] constexpr Id operator*() const { return id; }
        constexpr Iterator& operator++()
        {
            id = Id { index(id) + 1 };
            return *this;
        }
        constexpr Iterator operator++(int) { return { std::exchange(id, Id { index(id) + 1 }) }; }
        bool operator==(const Iterator&) const = default;
    };
    Id first {};
    Id past {};

    [[nodiscard]] constexpr Iterator begin() const { return { first }; }
    [[nodiscard]] constexpr Iterator end() const { return { past }; }
    [[nodiscard]] constexpr std::uint32_t size() const { return index(past) - index(first); }
    [[nodiscard]] constexpr bool empty() const { return first == past; }
    [[nodiscard]] constexpr bool contains(Id id) const { return id >= first && id < past; }
    [[nodiscard]] constexpr std::uint32_t placeOf(Id id) const { return index(id) - index(first); }
};

} // namespace weft

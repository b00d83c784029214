// SPDX-License-Identifier: GPL-3.0-or-later
// A table of zeros whose pages cost nothing until something is written there: a short run uses a few of a hundred
// thousand slots. From calloc(): the first table of a process is fresh pages of the system, the next ones of many runs
// are memory that is there already, which clearing costs less than new pages would. Owned by one simulation.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace weft::simulation {

// All bytes zero must be a T.
template <class T> class UntouchedTable {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    explicit UntouchedTable(std::size_t size)
        : m_entries(static_cast<T*>(std::calloc(size, sizeof(T))))
    {
        if (m_entries == nullptr)
            throw std::bad_alloc();
    }

    [[nodiscard]] T& operator[](std::size_t i) { return m_entries[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return m_entries[i]; }

private:
    struct Free {
        void operator()(T* entries) const { std::free(entries); }
    };
    std::unique_ptr<T[], Free> m_entries;
};

} // namespace weft::simulation

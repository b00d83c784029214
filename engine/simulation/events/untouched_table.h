// SPDX-License-Identifier: GPL-3.0-or-later
// A table of zeros whose pages cost nothing until something is written there: a short run uses a few of a hundred
// thousand slots. Fresh pages of the system, and not from calloc(): that clears memory which was dropped before, all of
// it. Owned by one simulation.
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>

#include <sys/mman.h>

namespace weft::simulation {

// All bytes zero must be a T.
template <class T> class UntouchedTable {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    explicit UntouchedTable(std::size_t size)
        : m_bytes(size * sizeof(T))
    {
        void* pages = mmap(nullptr, m_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (pages == MAP_FAILED)
            throw std::bad_alloc();
        m_entries = static_cast<T*>(pages);
    }
    UntouchedTable(const UntouchedTable&) = delete;
    UntouchedTable& operator=(const UntouchedTable&) = delete;
    ~UntouchedTable() { munmap(m_entries, m_bytes); }

    [[nodiscard]] T& operator[](std::size_t i) { return m_entries[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return m_entries[i]; }

private:
    std::size_t m_bytes;
    T* m_entries = nullptr; // owned
};

} // namespace weft::simulation

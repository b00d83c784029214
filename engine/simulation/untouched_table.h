// SPDX-License-Identifier: GPL-3.0-or-later
// A table of zeros whose pages cost nothing until something is written there: a short run uses a few of a hundred
// thousand slots. From the system itself where that can be, because calloc() clears what was used before. Owned by one
// simulation.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>
#include <type_traits>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace weft::simulation {

// All bytes zero must be a T.
template <class T> class UntouchedTable {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    explicit UntouchedTable(std::size_t size)
        : m_bytes(size * sizeof(T))
    {
#ifdef __linux__
        void* const memory = ::mmap(nullptr, m_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        m_entries = memory == MAP_FAILED ? nullptr : static_cast<T*>(memory);
#else
        m_entries = static_cast<T*>(std::calloc(size, sizeof(T)));
#endif
        if (m_entries == nullptr)
            throw std::bad_alloc();
    }
    ~UntouchedTable()
    {
#ifdef __linux__
        (void)::munmap(m_entries, m_bytes);
#else
        std::free(m_entries);
#endif
    }
    UntouchedTable(const UntouchedTable&) = delete;
    UntouchedTable& operator=(const UntouchedTable&) = delete;

    [[nodiscard]] T& operator[](std::size_t i)
    {
        return m_entries[i];
    }
    [[nodiscard]] const T& operator[](std::size_t i) const
    {
        return m_entries[i];
    }

private:
    std::size_t m_bytes = 0;
    T* m_entries = nullptr;
};

} // namespace weft::simulation

// SPDX-License-Identifier: GPL-3.0-or-later
// An allocator for tables of hundreds of megabytes that are read at random: it asks the system for large pages, without
// which most of the time goes into address translation. Elsewhere and for small tables it is the ordinary one.
#pragma once

#include <cstddef>
#include <new>
#include <vector>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace weft::synthesis {

template <class T> class LargePageAllocator {
public:
    using value_type = T;
    LargePageAllocator() = default;
    template <class U> LargePageAllocator(const LargePageAllocator<U>&) { } // NOLINT(google-explicit-constructor)

    [[nodiscard]] T* allocate(std::size_t count)
    {
        const std::size_t bytes = count * sizeof(T);
        if (bytes < kPage)
            return static_cast<T*>(::operator new(bytes));
        void* memory = ::operator new (bytes, std::align_val_t { kPage });
#ifdef __linux__
        (void)::madvise(memory, bytes, MADV_HUGEPAGE); // a wish: without it everything works, slower
#endif
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t count)
    {
        if (count * sizeof(T) < kPage)
            ::operator delete(memory);
        else
            ::operator delete (memory, std::align_val_t { kPage });
    }
    bool operator==(const LargePageAllocator&) const = default;

private:
    static constexpr std::size_t kPage = std::size_t { 2 } << 20U;
};

template <class T> using LargeTable = std::vector<T, LargePageAllocator<T>>;

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for memory that is needed soon, where tables are read at random and are larger than the caches. Only a hint: the
// address need not be valid. Any thread.
#pragma once

namespace weft {

// GCC takes a function that only prefetches for one without effect and deletes its calls; the empty statement keeps it.
inline void prefetch(const void* address)
{
    __builtin_prefetch(address);
    asm volatile("");
}

inline void prefetchForWrite(const void* address)
{
    __builtin_prefetch(address, 1);
    asm volatile("");
}

} // namespace weft

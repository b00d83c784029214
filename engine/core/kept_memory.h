// SPDX-License-Identifier: GPL-3.0-or-later
// What a program says to the allocator before it starts: called once, first of all in main().
#pragma once

#include <cstdlib> // says whether this is glibc
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace weft {

// A command makes and drops columns of megabytes by the dozen. What is dropped serves the next one: to give it back to
// the system and to get it anew, page by page, took a tenth of a command's time. Blocks over 32 MB still come and go.
inline void keepDroppedMemory()
{
#ifdef __GLIBC__
    constexpr int kLargest = 32 << 20; // bytes; glibc takes no more
    mallopt(M_MMAP_THRESHOLD, kLargest);
    mallopt(M_TRIM_THRESHOLD, 4 * kLargest);
#endif
}

} // namespace weft

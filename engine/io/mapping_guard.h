// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the process alive when somebody cuts short a file that it has mapped: reading beyond the new end raises SIGBUS,
// and then the missing page becomes one of zeros. A signal has no other way to know what is mapped than a table of the
// process, which is the only state of its kind in the engine. Any thread.
#pragma once

#include <cstddef>

namespace weft::io {

// Guards a mapping for its own lifetime. To be destroyed before the mapping goes.
class MappingGuard {
public:
    MappingGuard(void* begin, std::size_t size);
    ~MappingGuard();
    MappingGuard(const MappingGuard&) = delete;
    MappingGuard& operator=(const MappingGuard&) = delete;

    [[nodiscard]] bool wasCut() const; // a page was missing and is zeros now

private:
    void* m_slot;
};

} // namespace weft::io

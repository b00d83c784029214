// SPDX-License-Identifier: GPL-3.0-or-later
// The spec text: any bytes give a result, and what is read round-trips.
#include "engine/topology/topology_spec.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    weft::Findings findings;
    // Small limits: any input within the real ones may rightly ask for 2 GiB.
    const weft::topology::SizeLimits limits { 20000, 10000, 100000 };
    const auto spec = weft::topology::parseSpec(text);
    if (!spec)
        return 0;
    // What is read prints as text that reads as the same.
    const auto again = weft::topology::parseSpec(weft::topology::toText(*spec));
    if (!again || *again != *spec)
        __builtin_trap();
    (void)weft::topology::generate(*spec, findings, limits);
    return 0;
}

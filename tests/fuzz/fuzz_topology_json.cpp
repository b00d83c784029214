// SPDX-License-Identifier: GPL-3.0-or-later
// Weft's own topology file: any bytes give a result, and what is read can be written and read again.
#include "engine/topology/topology_json.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    weft::Findings findings;
    // Small limits: any input within the real ones may rightly ask for 2 GiB.
    const weft::topology::SizeLimits limits { 20000, 10000, 100000 };
    const auto fabric = weft::topology::parseTopologyJson(text, "fuzz.json", findings, limits);
    if (fabric) {
        // What is written reads back.
        const std::string written = weft::topology::writeTopologyJson(*fabric);
        if (!weft::topology::parseTopologyJson(written, "again.json", findings, limits))
            __builtin_trap();
    }
    return 0;
}

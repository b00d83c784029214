// SPDX-License-Identifier: GPL-3.0-or-later
// ASTRA-sim's network YAML: any bytes give a result, and what is read can be written and read again.
#include "engine/topology/astra_network.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    weft::Findings findings;
    // Small limits: any input within the real ones may rightly ask for 2 GiB.
    const weft::topology::SizeLimits limits { 20000, 10000, 100000 };
    const auto topology = weft::topology::parseAstraNetwork(text, "fuzz.yml", findings, limits);
    if (topology) {
        const auto written = weft::topology::writeAstraNetwork(**topology);
        if (!written || !weft::topology::parseAstraNetwork(*written, "again.yml", findings, limits))
            __builtin_trap();
    }
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/custom_collectives.h"

#include <cstddef>
#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    weft::Findings findings;
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto result = weft::inputs::parsePerNodeMap(text, "fuzz.yml", findings);
    if (result.ok() == weft::hasErrors(findings))
        __builtin_trap(); // an error without a finding, or the reverse
    return 0;
}

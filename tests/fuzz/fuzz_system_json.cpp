// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/system_json.h"
#include "engine/io/json_file.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto file = weft::io::JsonFile::parse({ reinterpret_cast<const char*>(data), size }, "fuzz.json");
    if (!file)
        return 0;
    weft::Findings findings;
    const auto result = weft::inputs::readSystem(*file, file->root(), {}, findings);
    if (result.ok() == weft::hasErrors(findings))
        __builtin_trap(); // an error without a finding, or the reverse
    return 0;
}

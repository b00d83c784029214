// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rows without traces: everything of a row is read, and each is answered by one line of JSON.
#include "engine/study/runs/batch.h"

#include <cstddef>
#include <cstdint>
#include <sstream>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string text(reinterpret_cast<const char*>(data), size);
    if (text.find("\"topology\"") != std::string::npos || text.find("npus_count") != std::string::npos)
        return 0; // fabrics have targets of their own, and may be large
    std::istringstream rows(std::move(text));
    std::uint64_t lines = 0;
    const weft::study::BatchSink sink { [&lines](const std::string&) { ++lines; }, {} };
    const auto outcome = weft::study::runBatch(rows, "fuzz.jsonl", { "/nonexistent", 1 }, sink);
    if (outcome.rows != lines || outcome.failed != lines)
        __builtin_trap(); // without traces no row can be right
    return 0;
}

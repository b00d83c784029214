// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/runs/nccl_table.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    weft::Findings findings;
    const auto table = weft::study::readNcclTable({ reinterpret_cast<const char*>(data), size }, "fuzz.txt", findings);
    if (!table)
        return 0;
    // What could be read comes back from the CSV that is written of it.
    const auto again = weft::study::readNcclTable(weft::study::writeNcclCsv(*table), "again.csv", findings);
    if (!again || again->size() != table->size())
        __builtin_trap();
    for (std::size_t i = 0; i < table->size(); ++i) {
        if ((*again)[i].bytes != (*table)[i].bytes || (*again)[i].outOfPlace.micros != (*table)[i].outOfPlace.micros)
            __builtin_trap();
    }
    return 0;
}

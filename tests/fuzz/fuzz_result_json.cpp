// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/comparison_text.h"
#include "engine/study/comparison/result_report.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace weft;
    const auto result = study::parseResult({ reinterpret_cast<const char*>(data), size }, "fuzz.json");
    if (!result)
        return 0;
    if (study::resultMarkdown(*result).empty())
        __builtin_trap();
    // Whatever it holds, it does not differ from itself.
    const analysis::Comparison same = analysis::compare(result->figures, result->figures);
    if (report::comparisonText(same).empty() || report::comparisonJson(same).empty())
        __builtin_trap();
    if (same.verdict == analysis::ComparisonVerdict::Faster || same.verdict == analysis::ComparisonVerdict::Slower
        || !same.links.empty() || !same.settings.empty())
        __builtin_trap();
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/scenario/further_traces.h"

#include "engine/core/count_text.h"
#include "engine/core/make_error.h"

#include <filesystem>

namespace weft::study {

void removeFurtherTraces(const std::string& prefix, std::uint32_t ranks, Findings& findings)
{
    const auto nameOf = [&prefix](std::uint32_t rank) { return prefix + '.' + std::to_string(rank) + ".et"; };
    std::uint32_t past = ranks;
    for (std::error_code problem; std::filesystem::remove(nameOf(past), problem); ++past) { }
    if (past > ranks)
        warn(findings,
            errorIn(nameOf(ranks), ErrorCode::Mismatched,
                sayCount(past - ranks,
                    "removed, with all that followed it: %n trace of something else under the same prefix",
                    "removed, with all that followed it: %n traces of something else under the same prefix")));
}

} // namespace weft::study

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/scenario/further_traces.h"

#include "engine/core/count_text.h"
#include "engine/core/make_error.h"
#include "engine/trace/ranked_name.h"

#include <filesystem>

namespace weft::study {

Result<void> addTraces(io::OutputSet& files, const std::string& prefix, std::size_t ranks,
    const std::function<Result<std::string>(std::uint32_t rank)>& etOf, const Watch& watch)
{
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        if (watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("writing was stopped"));
        const Result<std::string> et = etOf(rank);
        if (!et)
            return et.error();
        if (Result<void> written = files.add(trace::rankedName(prefix, rank), *et); !written)
            return written;
        if (watch.progress != nullptr)
            watch.progress->setDone(rank + 1);
    }
    return {};
}

void removeFurtherTraces(const std::string& prefix, std::uint32_t ranks, Findings& findings)
{
    std::uint32_t past = ranks;
    for (std::error_code problem; std::filesystem::remove(trace::rankedName(prefix, past), problem); ++past) { }
    if (past > ranks)
        warn(findings,
            errorIn(trace::rankedName(prefix, ranks), ErrorCode::Mismatched,
                sayCount(past - ranks,
                    "removed, with all that followed it: %n trace of something else under the same prefix",
                    "removed, with all that followed it: %n traces of something else under the same prefix")));
}

} // namespace weft::study

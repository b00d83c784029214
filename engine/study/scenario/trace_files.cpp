// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/scenario/trace_files.h"

#include "engine/core/make_error.h"
#include "engine/trace/ranked_name.h"

#include <filesystem>

namespace weft::study {

Result<void> canTakeTraces(const std::string& prefix, std::size_t ranks, const std::string& format)
{
    const std::string name = std::filesystem::path(prefix).filename().string();
    if (name.empty() || name == "." || name == "..")
        return errorIn(prefix, ErrorCode::Unreadable, say("a folder is no prefix of traces"),
            say("name them: FOLDER/step is FOLDER/step.0.et and so on"));
    const std::string next = prefix + '.' + std::to_string(ranks) + '.' + format;
    if (std::error_code problem; std::filesystem::exists(next, problem))
        return errorIn(next, ErrorCode::Duplicate,
            say("a trace of something else has the same prefix, and would be read as part of what is written"),
            say("choose another prefix, or remove it and those of the ranks that follow"));
    return {};
}

Result<void> addTraces(io::OutputSet& files, const std::string& prefix, std::size_t ranks,
    const std::function<Result<std::string>(std::uint32_t rank)>& etOf, const Watch& watch)
{
    if (Result<void> can = canTakeTraces(prefix, ranks, "et"); !can)
        return can;
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

} // namespace weft::study

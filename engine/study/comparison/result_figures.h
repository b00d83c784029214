// SPDX-License-Identifier: GPL-3.0-or-later
// What a result JSON of Weft holds of a run, as far as two of them can be compared and told of. Reads one file; holds
// no state; any thread.
#pragma once

#include "engine/analysis/comparison.h"
#include "engine/core/result.h"

#include <string>
#include <vector>

namespace weft::study {

struct ResultFile {
    std::string name; // of the file
    analysis::RunFigures figures;
    std::uint32_t npus = 0;
    std::uint64_t messages = 0;
    std::string fingerprint;
    std::string headline; // what bounds the run, in words; empty in results of earlier days
    std::string recorded; // "summary", "links", "full"
    std::vector<std::string> warnings; // that the run had, one line each
    std::vector<std::string> unfinished;
    struct Rank {
        std::uint64_t finish = 0, compute = 0, communication = 0, exposed = 0, idle = 0; // ns
    };
    std::vector<Rank> ranks;
};

// Errors: NotFound, Unreadable, Malformed (with line and column), TooLarge (beyond 1 GiB), WrongType, Missing or
// OutOfRange where it is no result of Weft's, Unsupported for a later version.
[[nodiscard]] Result<ResultFile> readResultFile(const std::string& path);
[[nodiscard]] Result<ResultFile> parseResult(std::string_view text, const std::string& name);

} // namespace weft::study

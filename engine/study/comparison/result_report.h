// SPDX-License-Identifier: GPL-3.0-or-later
// A result told as a page of Markdown, without pictures: what it is of, the finding, settings, where the time went,
// collectives, links and ranks, warnings. The same result gives the same bytes. Pure function; any thread.
#pragma once

#include "engine/study/comparison/result_figures.h"

#include <string>

namespace weft::study {

struct ReportOptions {
    std::size_t most = 20; // rows of a table
};

[[nodiscard]] std::string resultMarkdown(const ResultFile& result, const ReportOptions& options = {});

} // namespace weft::study

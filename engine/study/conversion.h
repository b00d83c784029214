// SPDX-License-Identifier: GPL-3.0-or-later
// One form of a trace or a topology into another. Reads and writes files; holds no state; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"

#include <string>
#include <vector>

namespace weft::study {

struct Conversion {
    std::string input; // a trace file, the prefix of a trace set, a topology file or the text of a fabric
    std::string output; // a file; for a trace set the prefix of its files
    std::string format; // one of conversionFormats(); empty: by the ending of the output
};

// "et", "et.gz", "json", "yml", "csv", "dot", "graphml".
[[nodiscard]] const std::vector<std::string>& conversionFormats();

// The files that were written. Errors: those of the readers; Unsupported for a form that cannot hold the input
// exactly (a network YAML of a drawn fabric, a CSV of one with switches); Usage for a format that does not fit.
[[nodiscard]] Result<std::vector<std::string>> convert(
    const Conversion& conversion, Findings& findings, const Watch& watch = {});

} // namespace weft::study

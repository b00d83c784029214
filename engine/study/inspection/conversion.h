// SPDX-License-Identifier: GPL-3.0-or-later
// One form of a trace, a topology or a schedule into another. Reads and writes files; holds no state; any thread.
#pragma once

#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"

#include <optional>
#include <string>
#include <vector>

namespace weft::study {

struct Conversion {
    std::string input; // a trace file, the prefix of a trace set, a schedule, a topology file or the text of a fabric
    std::string output; // a file; for a trace set the prefix of its files
    std::string format; // one of conversionFormats(); empty: by the ending of the output
    collective::EtOptions schedule; // how a schedule becomes traces
    bool linksSpelledOut = false; // of a fabric that becomes Weft's JSON
};

struct Converted {
    std::vector<std::string> files;
    collective::SchedulePtr schedule; // what was written, if it was one
    std::optional<Bytes> commSize; // of the schedule, where the form that was written holds one
};

// "et", "et.gz", "json", "xml", "yml", "csv", "dot", "graphml".
[[nodiscard]] const std::vector<std::string>& conversionFormats();

// A schedule becomes MSCCL XML, Weft's JSON, or traces; traces of an algorithm (sends, receives and computations only)
// become a schedule where the output is an XML file or one JSON file. What is wrong, such as a program with waits that
// never end, is not written. Errors: those of the readers, also beside a result; Unsupported for a form that cannot
// hold the input exactly (a network YAML of a drawn fabric, a CSV of one with switches); Usage for a format that does
// not fit, and for links that are to be spelled out in another form than Weft's JSON of a fabric.
[[nodiscard]] Result<Converted> convert(const Conversion& conversion, Findings& findings, const Watch& watch = {});

} // namespace weft::study

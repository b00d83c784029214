// SPDX-License-Identifier: GPL-3.0-or-later
// The communicator-group file: the one that lies beside a trace set, for people who did not name it, and its text.
// Reads files; any thread.
#pragma once

#include "engine/trace/execution_graph.h"

#include <string>

namespace weft::study {

// `tracePath`: a file of the set, its prefix or its folder. The groups file in the same folder, one with the set's name
// before others; empty if there is none. Looks into at most 16 JSON files of up to 4 MiB that are no traces.
[[nodiscard]] std::string groupsFileBeside(const std::string& tracePath);

// The file's text: {"NAME": [ranks], …}.
[[nodiscard]] std::string groupsJson(const std::vector<trace::ProcessGroup>& groups);

} // namespace weft::study

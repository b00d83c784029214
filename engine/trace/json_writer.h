// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a trace in the JSON form of chakra_jsonizer: one object a message, camelCase names, 64-bit integers as texts,
// enumerations by name. Any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/trace/execution_graph.h"

#include <string>

namespace weft::trace {

// Errors: Malformed (a node whose texts are not UTF-8). Findings: a warning where fields outside the schema, which JSON
// has no names for, are left out.
[[nodiscard]] Result<std::string> toJson(const ExecutionGraph& graph, Findings& findings);

} // namespace weft::trace

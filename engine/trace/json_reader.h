// SPDX-License-Identifier: GPL-3.0-or-later
// The two JSON forms of Chakra traces (docs/semantics.md, section 11): the output of chakra_jsonizer (one object a
// message, one after the other) and the feeder's form (an object with the list workload_graph). Both are transcribed to
// `.et` bytes, so that there is one reader of nodes. Private to this room.
#pragma once

#include "engine/trace/trace_reader.h"

#include <string>
#include <string_view>

namespace weft::trace {

// Whether the bytes are JSON text and cannot be an `.et` file, whose first byte may be a brace by chance.
[[nodiscard]] bool looksLikeJson(std::string_view bytes);

// Errors: Malformed (with line and column, or the entry), WrongType, Unsupported (a PyTorch trace or a
// communicator-group file). Findings: warnings for keys that cannot be kept.
[[nodiscard]] Result<std::string> jsonToEt(std::string_view text, const ReadContext& context, Findings& findings);

} // namespace weft::trace

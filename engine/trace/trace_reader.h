// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the Chakra trace of one rank into an ExecutionGraph: `.et` (length-delimited Protobuf messages) and the two
// JSON forms, each plain or gzip'd; the content decides, not the name. Stateless; any thread.
// What makes the bytes unreadable is the Error; what is wrong with single nodes goes to the findings, and the graph
// is returned all the same so that it can be looked at. A caller that goes on must ask hasErrors(findings).
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/io/byte_source.h"
#include "engine/trace/execution_graph.h"

#include <optional>
#include <string_view>

namespace weft::trace {

// Where a trace comes from, and how its reading is watched.
struct ReadContext {
    std::string file; // stands in messages
    std::optional<Rank> rank;
    Watch watch;
    std::uint64_t progressBase = 0; // bytes done before this file
};

// Errors: NotFound, Unreadable, Truncated and Malformed (with the byte offset), TooLarge, Unsupported (a PyTorch
// trace), Cancelled. Findings: Duplicate, UnknownDependency, WrongType and OutOfRange of attributes.
[[nodiscard]] Result<ExecutionGraphPtr> readTrace(const ReadContext& context, Findings& findings);
// The same of bytes in memory.
[[nodiscard]] Result<ExecutionGraphPtr> parseTrace(
    io::ByteSourcePtr bytes, const ReadContext& context, Findings& findings);


// Whether what cannot be read may be a trace all the same, as its metadata tells: its length, and the tag of a field.
[[nodiscard]] bool beginsLikeTrace(std::string_view bytes);

} // namespace weft::trace

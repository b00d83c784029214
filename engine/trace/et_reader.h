// SPDX-License-Identifier: GPL-3.0-or-later
// The `.et` framing: a sequence of (varint length, message), first GlobalMetadata, then Nodes. Private to this room.
#pragma once

#include "engine/trace/trace_reader.h"

namespace weft::trace {

// Bytes that are inflated already. Errors and findings as parseTrace.
[[nodiscard]] Result<ExecutionGraphPtr> parseEt(
    const io::ByteSourcePtr& bytes, const ReadContext& context, Findings& findings);

} // namespace weft::trace

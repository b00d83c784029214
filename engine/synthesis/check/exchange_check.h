// SPDX-License-Identifier: GPL-3.0-or-later
// Proves sums whose parts go both ways over links: what every NPU has of a chunk is carried out as a set of parts.
// Shares nothing with what makes them but the demands. Pure; any thread.
#pragma once

#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/plan/parts_in_time.h"

namespace weft::synthesis {

// No link carries two chunks at once; a message has what its source holds when it starts; what is added has no part
// that the receiver has, what is copied all of them; nothing arrives where an earlier message is still being sent from.
// Every taker ends with all parts, and the last when the parts say. Chunks have at most 64 givers. Errors: Mismatched
// and Unfinished, with link and time.
[[nodiscard]] Result<void> checkExchange(const LinkGraph& graph, const Demands& sums, std::span<const PlanPart> parts);

} // namespace weft::synthesis

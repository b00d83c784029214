// SPDX-License-Identifier: GPL-3.0-or-later
// When a plan ends if no link waits for nothing: greedy plans do now and then. Pure function; any thread.
#pragma once

#include "engine/synthesis/plan/parts_in_time.h"

#include <optional>

namespace weft::synthesis {

// Every link keeps its order, every transfer starts when its link is free and what it takes along has arrived. Of parts
// that have been proved, over links from NPU to NPU. About 60 ns and 24 bytes a transfer. Nothing: it was stopped.
[[nodiscard]] std::optional<std::uint64_t> earliestEndNs(
    const LinkGraph& graph, std::uint32_t chunks, std::span<const PlanPart> parts, const Watch& watch = {});

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// All-gathers through switches: whoever shares chunks stands in a ring, each next to who is near, and passes on what
// comes to him, so that a single link to a switch is busy all the time both ways. Pure function; any thread.
#pragma once

#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

// Chunks of one NPU take different rings, as many as it has links, which share the links of the fabric. Nothing where
// some chunk is not held by one of those alone who share it, or one of these holds none; and where an NPU is not
// reached but through others. A stop leaves nothing.
[[nodiscard]] std::optional<TransferPlan> constructRings(
    const LinkGraph& graph, const Demands& demands, const std::stop_token& stop = {});

} // namespace weft::synthesis

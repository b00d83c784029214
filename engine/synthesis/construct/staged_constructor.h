// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules for chunks that leave few origins one after the other: the last to leave has the least time and goes first,
// over links that are its own; each before it takes what room is left, and has the more time. A chunk goes from whoever
// is free to send it next to whoever is far from all that have it, which is how the growth bound multiplies copies, and
// as late as leaves nobody late. Of many draws of a chunk's tree the one that ends first is kept. Deterministic; owns
// nothing; any thread.
#pragma once

#include "engine/synthesis/graph/ways.h"
#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

struct StagedOptions {
    std::uint64_t seed = 0;
    std::uint64_t work = 0; // links to look at before it is not made again
    std::uint64_t boundNs = 0; // nor at this
};

// `ways` lead to all destinations. Errors: Unreachable, Cancelled.
[[nodiscard]] Result<TransferPlan> constructStaged(const LinkGraph& graph, const Demands& demands, const Ways& ways,
    const StagedOptions& options, const Watch& watch = {});

} // namespace weft::synthesis

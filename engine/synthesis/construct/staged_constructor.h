// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules for chunks that leave few origins one after the other: the last to leave has the least time and is placed
// first, each before it in what room is left, as late as leaves nobody late. A chunk's takers are served in some order,
// each as soon as can be by whoever has it; places in that order are changed as long as less is late, of one chunk and
// then of two at a time, and what is aimed at comes nearer to the bound. Deterministic; owns nothing; any thread.
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

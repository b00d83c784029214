// SPDX-License-Identifier: GPL-3.0-or-later
// Seeks a plan for any demands: start after start with other choices, the best is kept. The result depends on graph,
// demands, seed and starts, whatever the number of threads: the best by time, then the first. One call, any thread.
#pragma once

#include "engine/synthesis/synthesizer.h"
#include "engine/synthesis/transfer_plan.h"

namespace weft::synthesis {

struct DemandSearchResult {
    TransferPlan plan;
    std::uint64_t starts = 0; // completed
};

// A start of chunks with one destination is a construction by routes in one order of urgency, prices and draws; of
// others, a forest under one weighing of depth against load. The first two or three starts differ most, therefore the
// first start makes all of these where the demands are small (under 2^18 transfers as the crow flies).
// A search may go on from `firstStart`, the number of starts made before; its best is that of these alone.
// Of the options boundNs ends the search, radices and useSymmetry have no effect. Errors: those of constructRoutes and
// constructTrees.
[[nodiscard]] Result<DemandSearchResult> searchPlan(const LinkGraph& graph, const Demands& demands,
    const SynthesisOptions& options, const Watch& watch = {}, std::uint64_t firstStart = 0);

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// Seeks a plan for any demands: start after start with other choices, the best is kept. The result depends on graph,
// demands, seed and starts, whatever the number of threads: the best by time, then the first. One call, any thread.
#pragma once

#include "engine/synthesis/plan/transfer_plan.h"
#include "engine/synthesis/search/synthesizer.h"

namespace weft::synthesis {

struct DemandSearchResult {
    TransferPlan plan;
    std::uint64_t starts = 0; // completed
};

// A start is one construction: by slots, or of chunks with one destination by routes, of others by trees, each with
// some weighing of what is urgent or dear, and from the second turn on with other draws. The first turn's differ most:
// the first start makes several of them where there are fewer than 2^14 deliveries.
// A search may go on from `firstStart`, the number of starts made before; its best is that of these alone.
// Of the options boundNs ends the search, radices and useSymmetry have no effect. Errors: those of constructRoutes,
// constructTrees and constructBySlots.
[[nodiscard]] Result<DemandSearchResult> searchPlan(const LinkGraph& graph, const Demands& demands,
    const SynthesisOptions& options, const Watch& watch = {}, std::uint64_t firstStart = 0);

} // namespace weft::synthesis

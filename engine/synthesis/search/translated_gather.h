// SPDX-License-Identifier: GPL-3.0-or-later
// All-gathers of all NPUs through switches on a fabric that looks the same from each of them: the tree of one, as it is
// sought over links alone (quotient_search.h), and its translates. Pure functions; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

struct TranslatedOptions {
    std::uint64_t seed = 0;
    std::uint64_t work = 0; // jobs of trees to place; one tree at least, and at most kMostTrees
    std::uint64_t enoughNs = 0; // it also ends at this
};

// Nothing where not each NPU has as many chunks that all others want, or the fabric is not such a one (hop_graph.h). A
// stop leaves nothing, or the best until then.
[[nodiscard]] std::optional<TransferPlan> constructTranslated(
    const LinkGraph& graph, const Demands& demands, const TranslatedOptions& options, const std::stop_token& stop = {});

} // namespace weft::synthesis

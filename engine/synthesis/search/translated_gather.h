// SPDX-License-Identifier: GPL-3.0-or-later
// All-gathers of all NPUs, of some, or of groups that look alike, and all-to-alls, on a fabric that looks the same from
// several NPUs, through switches too: the trees of one of each kind (quotient_search.h) and their translates, spelled
// out or, where there is one kind and no switch, as they are. Pure functions; any thread.
#pragma once

#include "engine/synthesis/plan/link_schedule.h"
#include "engine/synthesis/plan/transfer_plan.h"
#include "engine/synthesis/search/quotient_search.h"

#include <stop_token>

namespace weft::synthesis {

struct TranslatedOptions {
    std::uint64_t seed = 0;
    std::uint64_t work = 0; // jobs of trees to place; one tree at least
    std::uint64_t enoughNs = 0; // it also ends at this
    std::stop_token timeUp {}; // ends what only improves it: all trees but the first
};

// Over links alone, of what was found.
[[nodiscard]] LinkSchedule translatedTree(const Translations& translations, const QuotientSearch& search);

// Nothing where NPUs that look alike differ in how many chunks they have or how far those are who want them, or the
// fabric is not such a one (hop_graph.h). A stop leaves nothing, or the best until then.
[[nodiscard]] std::optional<TransferPlan> constructTranslated(
    const LinkGraph& graph, const Demands& demands, const TranslatedOptions& options, const std::stop_token& stop = {});

} // namespace weft::synthesis

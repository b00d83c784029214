// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of one schedule side by side on disjoint sets of ranks, as one schedule: what a collective along some
// dimensions of a fabric does. A pure function; any thread.
#pragma once

#include "engine/collective/model/schedule.h"

#include <span>
#include <vector>

namespace weft::collective {

// sets[i][p] is the rank that plays rank p in copy i; ranks in no set do nothing. The pattern is a custom one without
// promises, whose chunks are as large as those of `schedule` for the same comm_size. Extras are left out. Errors: those
// of ScheduleBuilder::seal, which names what is wrong with the sets.
[[nodiscard]] Result<SchedulePtr> copiesOf(
    const Schedule& schedule, std::span<const std::vector<Rank>> sets, std::uint32_t ranks);

} // namespace weft::collective

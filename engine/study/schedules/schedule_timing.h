// SPDX-License-Identifier: GPL-3.0-or-later
// How long a schedule takes on a fabric: simulated, and by its own order alone. Pure functions; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/topology/fabric.h"

#include <optional>

namespace weft::study {

// Of one collective of that comm_size, alone on the fabric, in the simulator's `aware` model; sums and copies take no
// time. A schedule of fewer ranks than NPUs runs on those of its placement. Errors: those of simulate(), Unfinished.
[[nodiscard]] Result<Time> simulatedTime(
    const topology::Fabric& fabric, const collective::SchedulePtr& schedule, Bytes commSize, const Watch& watch = {});

// The longest chain of steps that wait for each other, each message occupying the link that it names for
// floor(α + bytes/β) ns: the time of a schedule whose transfers also wait for the one before them on their link.
// Nothing for schedules with messages that name no link or several, and for those in which steps wait for each other in
// a circle.
[[nodiscard]] std::optional<Time> plannedTime(
    const topology::Fabric& fabric, const collective::Schedule& schedule, Bytes chunk);

} // namespace weft::study

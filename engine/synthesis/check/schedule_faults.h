// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the check of a schedule share: what they say where it is wrong, and the part that is in a file of
// its own. Pure functions; any thread.
#pragma once

#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/plan/transfer_plan.h"

#include <vector>

namespace weft::synthesis {

[[nodiscard]] Error notOfThisGraph(const Sentence& what);
[[nodiscard]] Error lacks(std::uint32_t npu, std::uint64_t chunks);
// The check, unless the duration is another than the stated one.
[[nodiscard]] Result<ScheduleCheck> compared(const ScheduleCheck& check, std::uint64_t statedNs);
// The same, unless an NPU still misses chunks; `missing` is their number by NPU.
[[nodiscard]] Result<ScheduleCheck> concluded(
    const ScheduleCheck& check, const std::vector<std::uint32_t>& missing, std::uint64_t statedNs);

// checkLinkSchedule() of equal steps (step_check.cpp).
[[nodiscard]] Result<ScheduleCheck> checkSteps(
    const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch);

} // namespace weft::synthesis

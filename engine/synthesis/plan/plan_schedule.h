// SPDX-License-Identifier: GPL-3.0-or-later
// A plan as a Schedule that verifies, simulates and exports like any other: one thread block for each direction of a
// link, whose sends wait for each other as the plan has it. Pure functions; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/synthesis/plan/parts_in_time.h"

#include <string>

namespace weft::synthesis {

// The parts share one clock and the same data: reduce-scatter and all-gather make an all-reduce. `graph` is the fabric
// as it is, not reversed. Every message names its links; what a switch passes on, duplicates or adds up becomes one for
// each pair of NPUs. `inOrder`: a transfer also waits for the arrival of the one before it on its link (through
// switches: of one before it between the two NPUs, if that has arrived when it is planned to leave); without, for its
// data alone. Relays keep chunks in scratch. Patterns that sum must be in place. The parts are dropped as soon as
// their columns are made. Errors:
// Unsupported (a sum that is not in place), and those of TransferBuilder::build.
[[nodiscard]] Result<collective::SchedulePtr> scheduleOf(const LinkGraph& graph, const collective::Pattern& pattern,
    std::vector<PlanPart> parts, std::string name, const Watch& watch = {}, bool inOrder = true);

// With transfers that wait for the one before them on their link, and without.
struct Executions {
    collective::SchedulePtr inOrder;
    collective::SchedulePtr loose;
};
[[nodiscard]] Result<Executions> executionsOf(const LinkGraph& graph, const collective::Pattern& pattern,
    std::vector<PlanPart> parts, const std::string& name, const Watch& watch = {});

// Where switches are passed, as many as are asked for in orders that fit links which serve who comes first
// (queue_order.h); nothing elsewhere, and where sums go both ways over links. Errors as above.
[[nodiscard]] Result<std::vector<collective::SchedulePtr>> queueSchedulesOf(const LinkGraph& graph,
    const collective::Pattern& pattern, const std::vector<PlanPart>& parts, const std::string& name, std::size_t most,
    const Watch& watch = {});

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithm that a collective of a run went by, as a schedule that can be written: the one that the settings of
// the run give for its node or type, else the library's of the native algorithm that they name. Pure; any thread.
#pragma once

#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/simulation/model/run.h"
#include "engine/study/scenario/run_settings.h"
#include "engine/study/scenario/scenario.h"

namespace weft::study {

struct CollectiveSchedule {
    collective::SchedulePtr schedule; // its ranks are places in the group
    collective::EtOptions options; // the size of one part of the collective
};

// `collective` of the run's records; `settings` are those that it ran with. What is odd, and that the parts of the
// collective do not all go by this schedule, goes to `findings`. Errors: NotFound (without the operations of all
// members, as where a run kept no records), Unsupported (nothing that could be written: a barrier, an algorithm that
// the library has no schedule for), and those of prepare() and makeAlgorithm().
[[nodiscard]] Result<CollectiveSchedule> scheduleOfCollective(const simulation::Run& run, std::uint32_t collective,
    const WorkloadPtr& workload, const RunSettings& settings, Findings& findings, const Watch& watch = {});

} // namespace weft::study

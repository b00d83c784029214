// SPDX-License-Identifier: GPL-3.0-or-later
// A program's workload as files that other simulators of Chakra traces run. Writes files; holds no state; any thread.
#pragma once

#include "engine/study/programs/program_tuning.h"

namespace weft::study {

// PREFIX.<rank>.et, PREFIX.system.json (the system file that was given, or the device's, with the setting's
// algorithms), PREFIX.memory.json, PREFIX.network.yml where ASTRA-sim's networks can say what the fabric is (else a
// warning), and PREFIX.groups.json where the program has several groups. What ASTRA-sim does not run as it stands there
// is a warning. Errors: Unreadable; those of lowering and of the system file, of which warnings are left out.
[[nodiscard]] Result<void> writeProgramWorkload(const program::Program& program, const topology::Fabric& fabric,
    const ProgramRunOptions& options, const ProgramSetting& setting, const std::string& prefix, Findings& findings);

} // namespace weft::study

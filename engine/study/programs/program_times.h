// SPDX-License-Identifier: GPL-3.0-or-later
// Where the time of a program's run went, kernel by kernel. Pure functions over a run; any thread.
#pragma once

#include "engine/analysis/interval_union.h"
#include "engine/study/programs/program_study.h"

namespace weft::study {

// What a kernel's time goes by.
enum class KernelLimit : std::uint8_t { Operations, Memory, Communication };
[[nodiscard]] std::string_view toString(KernelLimit limit); // "operations", "memory", "communication"

struct KernelTime {
    std::string name; // a stage, or what was fused
    std::uint32_t group = 0; // of the program
    Time begin; // the first of its nodes, on any rank
    Time end; // the last
    // Of one rank of the group, the one that ends last:
    Rank rank {};
    std::vector<analysis::Interval> intervals; // when it worked on the kernel; without waiting for what others send
    Time busy; // their length
    Time hidden; // of that, while it worked on other kernels as well
    KernelLimit limit = KernelLimit::Memory;
};

// In the order of their beginning. Errors: Missing where the run was not recorded in full.
[[nodiscard]] Result<std::vector<KernelTime>> kernelTimes(
    const program::Program& program, const ProgramRun& run, const machine::DeviceCard& device);

} // namespace weft::study

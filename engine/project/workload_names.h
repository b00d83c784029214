// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a project file for kinds of workloads, for its reader and its writer. Internal to the room.
#pragma once

#include "engine/project/project.h"

namespace weft::project {

struct WorkloadName {
    WorkloadKind kind;
    const char* text;
};
inline constexpr WorkloadName kWorkloadNames[] = { { WorkloadKind::None, "none" }, { WorkloadKind::Trace, "trace" },
    { WorkloadKind::Sample, "sample" }, { WorkloadKind::Benchmark, "benchmark" } };

} // namespace weft::project

// SPDX-License-Identifier: GPL-3.0-or-later
// All-gather on a direct fabric whose links all take the same time: step by step, several at once where there is enough
// to choose from, every NPU chooses for each of its incoming links a chunk that it lacks. For any number of NPUs;
// N²·k/8 bytes of state. Choices are hashed, and every NPU chooses for its own links from the state before the batch,
// so the number of threads does not change the result.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/plan/link_schedule.h"

#include <filesystem>
#include <limits>
#include <optional>

namespace weft::synthesis {

// No switches, and every link takes the same time.
[[nodiscard]] bool isStepFabric(const LinkGraph& graph);

struct StepOptions {
    std::uint64_t seed = 0;
    std::uint32_t threads = 1;
    std::uint64_t limitSteps = std::numeric_limits<std::uint64_t>::max(); // give up where more would be needed
    std::uint64_t keepBytes = std::numeric_limits<std::uint64_t>::max(); // larger schedules go into a file
    std::filesystem::path directory {}; // of that file; empty: the system's for temporary files
};

struct StepResult {
    LinkSchedule schedule;
    std::uint64_t stateBytes = 0; // beside the schedule
    std::uint32_t threads = 1; // that there was work for
};

// Nothing if it was stopped, would pass the limit, or an NPU cannot be reached. Progress counts chunks delivered, in
// whole steps. Errors: Unreadable (the file cannot be written).
[[nodiscard]] Result<std::optional<StepResult>> constructBySteps(
    const LinkGraph& graph, std::uint32_t chunksPerNpu, const StepOptions& options, const Watch& watch = {});

} // namespace weft::synthesis

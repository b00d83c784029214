// SPDX-License-Identifier: GPL-3.0-or-later
// What each rank did in a range of time: time by kind of operation, overlap, exposed communication, bytes.
// Reads the records of an immutable Run (level full) in one pass without copying them; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/simulation/model/run.h"

#include <array>
#include <cstdint>
#include <vector>

namespace weft::analysis {

inline constexpr std::size_t kOperationKinds = 7; // of simulation::OperationKind

// Clipped to the range. Unions of intervals but for `byKind`, where operations that overlap count each.
struct RangeUsage {
    Time compute; // any compute (GPU or CPU) running
    Time communication; // any send, receive, collective or memory access in flight
    Time overlap; // both
    Time exposedCommunication; // communication and no compute
    Time neither; // of the range
    std::array<Time, kOperationKinds> byKind {};
    std::array<std::uint64_t, kOperationKinds> operations {}; // that touch the range
    std::uint64_t messagesSent = 0; // handed to the network inside the range
    std::uint64_t bytesSent = 0;
};

[[nodiscard]] bool isCompute(simulation::OperationKind kind);
[[nodiscard]] bool isCommunication(simulation::OperationKind kind);

// One entry a rank, for [from, to). Operations of no duration count where they start inside.
// Errors: Missing below level full; OutOfRange if to < from; Cancelled.
[[nodiscard]] Result<std::vector<RangeUsage>> rangeUsage(
    const simulation::Run& run, Time from, Time to, const Watch& watch = {});
// Of all ranks together: the sums of the above.
[[nodiscard]] RangeUsage totalUsage(const std::vector<RangeUsage>& ranks);

} // namespace weft::analysis

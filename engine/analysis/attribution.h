// SPDX-License-Identifier: GPL-3.0-or-later
// What the makespan went to: every nanosecond of the critical path by its kind, and by the link, the dimension, the
// collective and the rank that it was spent on. Each of these sums to the makespan exactly. Needs level full.
// Pure functions over an immutable Run; any thread.
#pragma once

#include "engine/analysis/critical_path.h"
#include "engine/core/result.h"
#include "engine/simulation/model/run.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace weft::analysis {

enum class TimeKind : std::uint8_t {
    Compute,
    Memory, // accesses to memory
    Serialization, // bytes ÷ bandwidth of messages on their way
    Latency, // of links, on that way
    Contention, // behind other messages at a link
    Endpoint, // between an arrival or an issue and what it caused: endpoint delays and sums
    QueueWait, // behind other chunks in a dimension's queue
    SlotWait, // behind other operations of the rank
    Replayed, // communication that lasts as long as its trace says, or that was matched when it was posted
    Idle, // nothing of the rank ran
    Unknown, // the run does not say
};
inline constexpr std::size_t kTimeKinds = 11;
[[nodiscard]] std::string_view toString(TimeKind kind); // "compute", "serialization", "queue-wait", …

inline constexpr std::uint32_t kNobody = 0xFFFFFFFFU;

// The time on the path that belongs to one link, dimension, collective or rank, or to none of them (kNobody).
struct TimeShare {
    std::uint32_t index = kNobody;
    std::array<Time, kTimeKinds> times {}; // by TimeKind
    [[nodiscard]] Time time(TimeKind kind) const { return times[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] Time total() const;
};

struct Attribution {
    Time length; // the makespan
    TimeShare all; // by kind
    // By what it was spent on; by total, descending, equal ones by index, and the rest of nobody last, if there is one.
    // In `unaware`, and where the packets of a message had ways of their own, its time is that of the slowest link of
    // its way. What is not spent on the network is no link's and no dimension's.
    std::vector<TimeShare> links;
    std::vector<TimeShare> dimensions; // kNobody also: over links of no single dimension
    std::vector<TimeShare> collectives; // indices into Run::collectives
    std::vector<TimeShare> ranks; // of a message: who sent it
    std::vector<std::uint32_t> segmentLinks; // of each segment of the path: its link, or kNobody
};

// Errors: those of criticalPath().
[[nodiscard]] Result<Attribution> attribution(const simulation::Run& run);
// Of a path that is known; it must be the run's.
[[nodiscard]] Attribution attribution(const simulation::Run& run, const CriticalPath& path);

} // namespace weft::analysis

// SPDX-License-Identifier: GPL-3.0-or-later
// The critical path of a run: from the operation that ends last back to time 0 along what each operation and
// message waited for last, so that every nanosecond of the step has one reason. Needs level full.
// Pure function over an immutable Run; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/core/sentence.h"
#include "engine/simulation/model/run.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace weft::analysis {

enum class SegmentKind : std::uint8_t {
    Compute, // an operation computed
    Memory, // an operation accessed memory
    Communication, // a communication without messages of its own: replayed, or matched when it was posted
    Transfer, // a message was on its way
    LinkWait, // contention: a message waited for a link that another one held
    EndpointWait, // between an arrival or an issue and the message or the end that it caused
    QueueWait, // between the arrival that let a stream's queue move on and the stream's message
    SlotWait, // between the end that freed a rank's slot and the operation that took it
    Idle, // nothing of the rank ran: after its last operation, or before the first
    Unknown, // the run does not say what was waited for
};
inline constexpr std::size_t kSegmentKinds = 10;
[[nodiscard]] Sentence toString(SegmentKind kind); // "compute", "link wait", …

struct PathSegment {
    Time from;
    Time to; // greater than from
    SegmentKind kind = SegmentKind::Unknown;
    // The record that the time was spent on, or kNoRecord: a message if isMessage, else an operation.
    bool isMessage = false;
    std::uint32_t record = simulation::kNoRecord;
    Rank rank = kNone<Rank>; // of the operation; of a message: its source
    LinkId link = kNone<LinkId>; // Transfer and LinkWait, where the run has link intervals
};

struct LinkShare {
    LinkId link {};
    Time wait; // on the path, waiting for it
    Time transfer; // on the path, on it
};

struct CriticalPath {
    Time length; // the makespan, or the finish of the chosen rank
    std::vector<PathSegment> segments; // in time order, contiguous, from 0 to length
    std::array<Time, kSegmentKinds> totals {}; // by SegmentKind; they sum to length
    std::vector<LinkShare> links; // by wait + transfer, descending, then by id

    [[nodiscard]] Time total(SegmentKind kind) const { return totals[static_cast<std::size_t>(kind)]; }
};

// The path to the end of the run, or of one rank. Where the run names no reason the rest is one Unknown segment.
// Time and memory: O(records) once, for the index of link intervals, then O(path).
// Errors: Missing below level full; NotFound for an unknown rank.
[[nodiscard]] Result<CriticalPath> criticalPath(const simulation::Run& run, std::optional<Rank> rank = {});

// The largest part in words: "62 % of the step is link wait on link 4→5", "81 % of the step is compute".
[[nodiscard]] Sentence describe(const CriticalPath& path, const simulation::Run& run);

} // namespace weft::analysis

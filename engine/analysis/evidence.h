// SPDX-License-Identifier: GPL-3.0-or-later
// What one looks at to see that a sentence about a run is true: links or ranks, and a range of time. Typed, so that
// a window can lead there. Pure functions over an immutable Run; any thread.
#pragma once

#include "engine/analysis/interval_union.h"
#include "engine/simulation/model/run.h"

#include <optional>
#include <span>
#include <vector>

namespace weft::analysis {

enum class EvidenceKind : std::uint8_t {
    None,
    Links, // how busy these links were over time
    Ranks, // what these ranks did over time
};

struct Evidence {
    EvidenceKind kind = EvidenceKind::None;
    std::vector<LinkId> links;
    std::vector<Rank> ranks;
    std::optional<Interval> range; // absent: the whole run
};

enum class RankActivity : std::uint8_t { Compute, ExposedCommunication, Idle };

// The longest stretch in which the rank does nothing else; none without records of its operations (level full).
[[nodiscard]] std::optional<Interval> longestStretch(const simulation::Run& run, Rank rank, RankActivity activity);

// From the first to the last bin in which the links are at least half as busy as in their busiest; none without bins.
[[nodiscard]] std::optional<Interval> busyRange(const simulation::Run& run, std::span<const LinkId> links);

} // namespace weft::analysis

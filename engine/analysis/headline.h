// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds a run, by fixed rules over its summary: a verdict, the figures that show it, and where to see it. It has
// no words; report/headline_text.h has those of terminals. Honest before clever: without link records no link is
// blamed, and a verdict never goes against the shares beside it. Pure function; any thread.
#pragma once

#include "engine/analysis/evidence.h"
#include "engine/analysis/link_group.h"
#include "engine/analysis/link_metrics.h"

#include <cstdint>
#include <optional>

namespace weft::analysis {

struct RunSummary;

enum class Verdict : std::uint8_t {
    Stopped, // by the user
    Unfinished, // ranks that never finish
    NothingRan,
    ComputeBound,
    Waiting,
    DimensionBound, // links of one dimension are clearly the busiest
    LinksBound, // so are some links that are alike, or one
    LatencyBound, // communication takes the time, no link is busy, and the critical path goes by delays
    ChainBound, // no link is busy, and the critical path goes by bytes, on one link after another
    QuietLinks, // no link is busy, and no path was recorded that would say why
    BandwidthBound, // communication takes the time and links are busy everywhere
    CommunicationBound, // and the links do not say more
    Balanced, // neither compute nor communication is clearly more
};

struct Headline {
    Verdict verdict = Verdict::NothingRan;
    // Of the slowest rank, as parts of the makespan.
    double compute = 0;
    double exposed = 0; // communication in flight and no compute running
    double idle = 0;
    std::optional<Rank> rank; // the slowest; Unfinished: the first that never finishes, if it is known
    std::size_t blocked = 0; // Unfinished: how many never finish

    LinkMeasure measure = LinkMeasure::BusyFraction;
    // DimensionBound: mean use of the first and the second dimension. LinksBound: of the group and of all other links.
    // LatencyBound, ChainBound, QuietLinks: the hottest link; ChainBound: and the part of the makespan that goes by
    // bytes. BandwidthBound: the mean, and the hottest link.
    double use = 0;
    double otherUse = 0;
    std::uint32_t dimension = kNoDimension; // DimensionBound
    std::uint32_t otherDimension = kNoDimension;
    LinkGroup group; // LinksBound

    Evidence evidence;
};

// Not finished; nothing ran; then by the greatest of the three shares: compute (60 % and more, or Balanced), idle, or
// communication: Balanced if compute takes two thirds as much; a dimension, a group of links, latency or a chain (no
// link over 25 %), bandwidth (50 % on average), plain communication. `summary` is complete but for its headline; `dimensions` is
// linkDimensions() of the fabric, or empty.
[[nodiscard]] Headline headlineOf(
    const simulation::Run& run, const RunSummary& summary, std::span<const std::uint32_t> dimensions);

} // namespace weft::analysis

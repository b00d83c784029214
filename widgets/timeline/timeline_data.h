// SPDX-License-Identifier: GPL-3.0-or-later
// A run as bars: tracks (one a rank, link or group of ranks), each with lanes of bars sorted by start, and a pyramid
// of every lane. Built from a RunView on a worker (buildTimeline), immutable afterwards, read by any thread.
// Memory: 21 bytes a bar and 8 an operation, at most 6 a bar for the pyramids, 16 a message; 10 million operations
// take about 320 MB.
#pragma once

#include "engine/core/progress.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/timeline/bar_pyramid.h"
#include "widgets/timeline/lane_plan.h"
#include "widgets/timeline/message_pairs.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace weft::widgets {

enum class TrackGroup : std::uint8_t { Ranks, Links, Collectives };
inline constexpr std::size_t kTrackGroups = 3;

struct Lane {
    std::size_t first = 0; // bar
    std::size_t count = 0;
    std::uint32_t track = 0;
    std::uint32_t label = kNoLabel; // into TimelineData::laneLabels
    bool ofMessages = false; // its records are messages, not operations
    BarPyramid pyramid {};
    // Only where bars of the lane overlap (work beyond the depth limit): the greatest end up to and with each bar.
    std::vector<std::int64_t> reach {};
};

struct Track {
    TrackGroup group = TrackGroup::Ranks;
    std::uint32_t subject = 0; // rank, link, or index into Run::groups
    std::uint32_t firstLane = 0;
    std::uint32_t lanes = 0;
    std::uint32_t computeLanes = 0; // the first of them compute, the rest communicate; ranks only
};

inline constexpr std::uint32_t kNoBar = 0xFFFFFFFFU;

[[nodiscard]] BarKind barKindOf(simulation::OperationKind kind);

// The share of all ranks' time in which they computed or communicated, 0..1.
struct OverviewColumn {
    float compute = 0;
    float communication = 0;
};

struct TimelineData {
    RunViewPtr view; // what the records of the bars are of; never null
    std::vector<std::int64_t> start; // ns, by bar
    std::vector<std::int64_t> end;
    std::vector<BarKind> kind;
    std::vector<std::uint32_t> record; // operation or message, link interval, collective; by its track
    std::vector<Lane> lanes; // in the order of their bars
    std::vector<Track> tracks; // by group, then subject
    std::int64_t length = 0; // ns; the makespan, or the last end if that is later

    [[nodiscard]] BarSpan bars(const Lane& lane) const;
    [[nodiscard]] const Lane& laneOf(std::uint32_t bar) const; // O(log lanes)
    [[nodiscard]] const Track& trackOf(std::uint32_t bar) const { return tracks[laneOf(bar).track]; }
    [[nodiscard]] std::span<const Lane> lanesOf(const Track& track) const
    {
        return std::span(lanes).subspan(track.firstLane, track.lanes);
    }

    // The first bar of a lane that reaches `ns`: no bar before it touches [ns, …). O(log n).
    [[nodiscard]] std::size_t firstReaching(const Lane& lane, std::int64_t ns) const;
    // The bar nearest to `ns` at most `tolerance` ns away, the latest started where several are; or kNoBar.
    [[nodiscard]] std::uint32_t barAt(const Lane& lane, std::int64_t ns, std::int64_t tolerance) const;
    // The next or previous bar of a track by start, seen from `ns`, or from a bar that starts there; kNoBar at the end.
    [[nodiscard]] std::uint32_t nextBar(const Track& track, std::int64_t ns, std::uint32_t from = kNoBar) const;
    [[nodiscard]] std::uint32_t previousBar(const Track& track, std::int64_t ns, std::uint32_t from = kNoBar) const;

    // Operations by name of rank and graph, and their bars. kNoRecord or kNoBar if it did not run here.
    [[nodiscard]] std::uint32_t recordOf(OpKey key) const;
    [[nodiscard]] std::uint32_t barOf(OpKey key) const;
    [[nodiscard]] OpKey keyOf(std::uint32_t operationRecord) const;
    // The operation that a bar shows, or that sent its message; invalid for links and collectives.
    [[nodiscard]] std::uint32_t operationRecordOf(std::uint32_t bar) const; // or kNoRecord
    [[nodiscard]] OpKey operationOf(std::uint32_t bar) const;
    [[nodiscard]] std::uint32_t trackOf(TrackGroup group, std::uint32_t subject) const; // or kNoRecord. O(log n)

    LaneChoice choice = LaneChoice::Kind;
    std::vector<QString> trackNames;
    std::vector<QString> laneLabels;
    std::vector<OverviewColumn> overview; // kOverviewColumns equal parts of [0, length)
    // By operation record; by dimension the first message that it sent.
    std::vector<std::uint32_t> operationBar;
    std::vector<std::uint32_t> operationOfMessage; // by dimension only
    MessagePairs messages;
    std::vector<std::size_t> rankOffset; // rank → its part of recordByOp
    std::vector<std::uint32_t> recordByOp;
};

using TimelineDataPtr = std::shared_ptr<const TimelineData>;

// Null if it was stopped. `run` has operation records (level full), else there are no tracks. O(records).
[[nodiscard]] TimelineDataPtr buildTimeline(
    const RunViewPtr& view, LaneChoice choice = LaneChoice::Kind, const Watch& watch = {});

// The same whatever lanes were chosen. O(operations + ranks × columns).
[[nodiscard]] std::vector<OverviewColumn> overviewColumns(const TimelineData& data, std::size_t columns);
inline constexpr std::size_t kOverviewColumns = 2048;

} // namespace weft::widgets

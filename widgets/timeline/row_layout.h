// SPDX-License-Identifier: GPL-3.0-or-later
// Which rows the Gantt chart shows, in which order and how high: group headings and tracks, pinned ones apart.
// Plain values and pure functions; heights are logical pixels.
#pragma once

#include "widgets/timeline/timeline_data.h"

#include <array>
#include <cstdint>
#include <vector>

namespace weft::widgets {

// What a person chose. Vectors are by track.
struct RowState {
    std::array<bool, kTrackGroups> collapsed {};
    std::vector<bool> expanded; // lanes below each other, else one strip
    std::vector<bool> hidden; // by the filter
    std::vector<bool> dismissed; // by hand
    std::vector<std::uint32_t> order; // all tracks; groups stay together
    std::vector<std::uint32_t> pinned; // tracks, from the top
    int stripHeight = 18; // of a track that is not expanded

    [[nodiscard]] bool isHidden(std::uint32_t track) const { return hidden[track] || dismissed[track]; }

    static constexpr int kLeastStrip = 2;
    static constexpr int kMostStrip = 60;
};

// Few ranks are expanded, many are strips; links and collectives are strips.
[[nodiscard]] RowState initialRows(const TimelineData& data);

struct TrackName {
    TrackGroup group = TrackGroup::Ranks;
    std::uint32_t subject = 0;
    QString name;
};

// Rows as they were chosen, after the data that they were of is gone.
struct RowMemory {
    std::vector<TrackName> tracks;
    RowState rows; // by these tracks
    std::vector<std::uint32_t> inSight; // of these tracks
    int scroll = 0;
    LaneChoice choice = LaneChoice::Kind;
};
// `inSight`: of the rows that the state lays out, first and one past the last.
[[nodiscard]] RowMemory rememberRows(
    const TimelineData& data, const RowState& rows, std::pair<int, int> inSight = {}, int scroll = 0);
// The same for other data: tracks of the same number and name are as they were, others as they begin.
[[nodiscard]] RowState carriedRows(const TimelineData& data, const RowMemory& before);

struct Row {
    bool isHeading = false;
    bool expanded = false;
    std::uint32_t subject = 0; // TrackGroup of a heading, else track
    int y = 0; // from the top of its part
    int height = 0;
};

struct RowLayout {
    std::vector<Row> pinned;
    std::vector<Row> rows; // ascending y, without gaps
    int pinnedHeight = 0;
    int height = 0;
    std::vector<int> rowOfTrack; // index into rows, or −1
    std::array<int, kTrackGroups> rowOfHeading {}; // the same
    std::array<std::size_t, kTrackGroups> shown {}; // tracks that pass the filter
    std::array<std::size_t, kTrackGroups> total {};
};

[[nodiscard]] RowLayout layOutRows(const TimelineData& data, const RowState& state);
// The index of the row at y, or −1.
[[nodiscard]] int rowAt(const std::vector<Row>& rows, int y);

// Where one lane lies inside its row: [y, y + height). Strips show compute above communication; very thin ones both
// in one.
struct LanePlace {
    int y = 0;
    int height = 0;
};
[[nodiscard]] LanePlace lanePlace(const Track& track, std::uint32_t lane, const Row& row);

inline constexpr int kLaneHeight = 17; // with the gap below
inline constexpr int kHeadingHeight = 24;

} // namespace weft::widgets

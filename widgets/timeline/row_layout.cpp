// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/row_layout.h"

#include <algorithm>
#include <numeric>

namespace weft::widgets {

namespace {

constexpr std::size_t kFewRanks = 8;
constexpr int kRowGap = 3; // below the lanes of an expanded track
constexpr int kThinnestHalf = 4;

int heightOf(const Track& track, bool expanded, int strip)
{
    return expanded ? static_cast<int>(track.lanes) * kLaneHeight + kRowGap : strip;
}

} // namespace

RowState initialRows(const TimelineData& data)
{
    RowState state;
    state.expanded.assign(data.tracks.size(), false);
    state.hidden.assign(data.tracks.size(), false);
    state.dismissed.assign(data.tracks.size(), false);
    state.order.resize(data.tracks.size());
    std::iota(state.order.begin(), state.order.end(), 0U);
    const auto isRank = [](const Track& track) { return track.group == TrackGroup::Ranks; };
    if (std::size_t(std::count_if(data.tracks.begin(), data.tracks.end(), isRank)) <= kFewRanks) {
        for (std::size_t track = 0; track < data.tracks.size(); ++track)
            state.expanded[track] = isRank(data.tracks[track]);
    }
    return state;
}

RowMemory rememberRows(const TimelineData& data, const RowState& rows, std::pair<int, int> inSight, int scroll)
{
    RowMemory memory { {}, rows, {}, scroll, data.choice };
    memory.tracks.reserve(data.tracks.size());
    for (std::size_t track = 0; track < data.tracks.size(); ++track) {
        const QString name = track < data.trackNames.size() ? data.trackNames[track] : QString();
        memory.tracks.push_back({ data.tracks[track].group, data.tracks[track].subject, name });
    }
    const RowLayout layout = layOutRows(data, rows);
    for (int at = inSight.first; at < inSight.second; ++at) {
        if (const Row& row = layout.rows[static_cast<std::size_t>(at)]; !row.isHeading)
            memory.inSight.push_back(row.subject);
    }
    return memory;
}

RowState carriedRows(const TimelineData& data, const RowMemory& before)
{
    RowState state = initialRows(data);
    const RowState& rows = before.rows;
    state.collapsed = rows.collapsed;
    state.stripHeight = rows.stripHeight;
    const auto now = [&](std::uint32_t track) {
        const TrackName& was = before.tracks[track];
        const std::uint32_t here = data.trackOf(was.group, was.subject);
        const bool same = here < data.trackNames.size() ? data.trackNames[here] == was.name : was.name.isEmpty();
        return same ? here : simulation::kNoRecord;
    };
    std::vector<std::uint32_t> place(data.tracks.size(), 0xFFFFFFFFU); // in the order that was
    for (std::uint32_t at = 0; at < rows.order.size(); ++at) {
        const std::uint32_t track = rows.order[at];
        const std::uint32_t here = now(track);
        if (here == simulation::kNoRecord)
            continue;
        place[here] = at;
        state.expanded[here] = rows.expanded[track];
        state.hidden[here] = rows.hidden[track];
        state.dismissed[here] = rows.dismissed[track];
    }
    std::stable_sort(state.order.begin(), state.order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::pair { data.tracks[a].group, place[a] } < std::pair { data.tracks[b].group, place[b] };
    });
    for (const std::uint32_t track : rows.pinned) {
        if (const std::uint32_t here = now(track); here != simulation::kNoRecord)
            state.pinned.push_back(here);
    }
    return state;
}

RowLayout layOutRows(const TimelineData& data, const RowState& state)
{
    RowLayout layout;
    layout.rowOfHeading.fill(-1);
    layout.rowOfTrack.assign(data.tracks.size(), -1);
    for (const Track& track : data.tracks)
        ++layout.total[static_cast<std::size_t>(track.group)];
    for (const std::uint32_t track : state.order)
        layout.shown[static_cast<std::size_t>(data.tracks[track].group)] += state.isHidden(track) ? 0U : 1U;

    for (const std::uint32_t track : state.pinned) {
        const int height = heightOf(data.tracks[track], state.expanded[track], std::max(state.stripHeight, 12));
        layout.pinned.push_back({ false, state.expanded[track], track, layout.pinnedHeight, height });
        layout.pinnedHeight += height;
    }
    std::size_t headed = kTrackGroups;
    for (const std::uint32_t track : state.order) {
        const auto group = static_cast<std::size_t>(data.tracks[track].group);
        if (group != headed) {
            headed = group;
            layout.rowOfHeading[group] = static_cast<int>(layout.rows.size());
            layout.rows.push_back({ true, false, static_cast<std::uint32_t>(group), layout.height, kHeadingHeight });
            layout.height += kHeadingHeight;
        }
        if (state.collapsed[group] || state.isHidden(track))
            continue;
        const int height = heightOf(data.tracks[track], state.expanded[track], state.stripHeight);
        layout.rowOfTrack[track] = static_cast<int>(layout.rows.size());
        layout.rows.push_back({ false, state.expanded[track], track, layout.height, height });
        layout.height += height;
    }
    return layout;
}

int rowAt(const std::vector<Row>& rows, int y)
{
    const auto after = std::upper_bound(rows.begin(), rows.end(), y, [](int at, const Row& row) { return at < row.y; });
    if (after == rows.begin())
        return -1;
    const Row& row = *std::prev(after);
    return y < row.y + row.height ? static_cast<int>(std::prev(after) - rows.begin()) : -1;
}

LanePlace lanePlace(const Track& track, std::uint32_t lane, const Row& row)
{
    if (row.expanded)
        return { static_cast<int>(lane) * kLaneHeight + 1, kLaneHeight - 1 };
    const int gap = row.height > kThinnestHalf ? 1 : 0;
    const int inside = row.height - gap;
    const bool halved = track.computeLanes > 0 && track.lanes > track.computeLanes && inside >= 2 * kThinnestHalf;
    if (!halved)
        return { 0, inside };
    const int upper = (inside + 1) / 2;
    return lane < track.computeLanes ? LanePlace { 0, upper } : LanePlace { upper, inside - upper };
}

} // namespace weft::widgets

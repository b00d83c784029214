// SPDX-License-Identifier: GPL-3.0-or-later
// What TimelineCanvas does to its rows: other lanes, pins and their order.
#include "widgets/timeline/timeline_canvas.h"

#include <algorithm>

namespace weft::widgets {

namespace {

bool anyRankExpanded(const TimelineData& data, const RowState& rows)
{
    for (std::size_t track = 0; track < data.tracks.size(); ++track) {
        if (data.tracks[track].group == TrackGroup::Ranks && rows.expanded[track])
            return true;
    }
    return false;
}

} // namespace

void TimelineCanvas::replaceData(TimelineDataPtr model)
{
    const TimelineDataPtr before = m_scene.data();
    if (before == nullptr || model == nullptr || before->view != model->view) {
        setData(std::move(model));
        return;
    }
    RowState rows = carriedRows(*model, *before, m_scene.rows());
    const int scroll = m_scene.scroll();
    if (model->choice != LaneChoice::Kind && !anyRankExpanded(*model, rows)) {
        // Else nothing of the choice would be seen.
        const auto [first, last] = m_scene.rowsInSight();
        for (int at = first; at < last; ++at) {
            const Row& row = m_scene.layout().rows[static_cast<std::size_t>(at)];
            const std::uint32_t track = row.isHeading
                ? simulation::kNoRecord
                : model->trackOf(before->tracks[row.subject].group, before->tracks[row.subject].subject);
            if (track != simulation::kNoRecord && model->tracks[track].group == TrackGroup::Ranks)
                rows.expanded[track] = true;
        }
    }
    setData(std::move(model));
    setRows(std::move(rows));
    setScroll(scroll);
}

void TimelineCanvas::togglePinned()
{
    const std::uint32_t track = m_scene.data() == nullptr ? simulation::kNoRecord : currentTrack();
    if (track == simulation::kNoRecord)
        return;
    RowState rows = m_scene.rows();
    const auto at = std::find(rows.pinned.begin(), rows.pinned.end(), track);
    if (at != rows.pinned.end())
        rows.pinned.erase(at);
    else
        rows.pinned.push_back(track);
    setRows(std::move(rows));
}

void TimelineCanvas::moveCurrentTrack(int by)
{
    const std::uint32_t track = m_scene.data() == nullptr ? simulation::kNoRecord : currentTrack();
    if (track == simulation::kNoRecord)
        return;
    RowState rows = m_scene.rows();
    auto at = std::find(rows.order.begin(), rows.order.end(), track);
    const auto neighbour
        = [&]() { return by < 0 ? (at == rows.order.begin() ? rows.order.end() : std::prev(at)) : std::next(at); };
    // Rows that the filter hides are stepped over; groups stay together.
    for (auto next = neighbour(); next != rows.order.end(); next = neighbour()) {
        if (m_scene.data()->tracks[*next].group != m_scene.data()->tracks[track].group)
            return;
        std::iter_swap(at, next);
        at = next;
        if (!rows.hidden[*(by < 0 ? std::next(at) : std::prev(at))])
            break;
    }
    setRows(std::move(rows));
    setScroll(m_scene.scrollToShow(track));
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// What TimelineCanvas does to its rows: other model, pins, hiding and their order.
#include "widgets/timeline/timeline_canvas.h"

#include <algorithm>

namespace weft::widgets {

namespace {

bool anyRankExpanded(const TimelineData& model, const RowState& rows)
{
    for (std::size_t track = 0; track < model.tracks.size(); ++track) {
        if (model.tracks[track].group == TrackGroup::Ranks && rows.expanded[track])
            return true;
    }
    return false;
}

} // namespace

void TimelineCanvas::setData(TimelineDataPtr model)
{
    if (m_scene.data() != nullptr)
        m_memory = rememberRows(*m_scene.data(), m_scene.rows(), m_scene.rowsInSight(), m_scene.scroll());
    m_scene.setData(std::move(model));
    m_layer.forgetNames();
    m_current = kNoBar;
    m_hovered = kNoBar;
    if (m_scene.data() != nullptr && !m_memory.tracks.empty()) {
        RowState rows = carriedRows(*m_scene.data(), m_memory);
        openRanksInSight(*m_scene.data(), rows);
        m_scene.setRows(std::move(rows));
        m_scene.setScroll(m_memory.scroll);
    } else if (m_scene.data() != nullptr) {
        setRowHeight(m_rowHeight);
    }
    m_cursor->partsChanged();
    onSelectionChanged();
    markStale();
    emit rowsChanged();
}

// Of lanes that were chosen nothing would be seen while all ranks are closed.
void TimelineCanvas::openRanksInSight(const TimelineData& model, RowState& rows) const
{
    if (model.choice == LaneChoice::Kind || model.choice == m_memory.choice || anyRankExpanded(model, rows))
        return;
    for (const std::uint32_t before : m_memory.inSight) {
        const TrackName& name = m_memory.tracks[before];
        const std::uint32_t track = model.trackOf(name.group, name.subject);
        if (name.group == TrackGroup::Ranks && track != simulation::kNoRecord)
            rows.expanded[track] = true;
    }
}

void TimelineCanvas::forgetRows()
{
    m_memory = {};
    m_rowHeight = RowState().stripHeight;
    if (m_scene.data() != nullptr)
        setRows(initialRows(*m_scene.data()));
}

void TimelineCanvas::setRowHeight(int height)
{
    m_rowHeight = height;
    if (m_scene.data() == nullptr)
        return;
    RowState rows = m_scene.rows();
    rows.stripHeight = height;
    setRows(std::move(rows));
}

void TimelineCanvas::pin(std::uint32_t track)
{
    if (m_scene.data() == nullptr || track == simulation::kNoRecord)
        return;
    RowState rows = m_scene.rows();
    const auto at = std::find(rows.pinned.begin(), rows.pinned.end(), track);
    if (at != rows.pinned.end())
        rows.pinned.erase(at);
    else
        rows.pinned.push_back(track);
    setRows(std::move(rows));
}

void TimelineCanvas::togglePinned()
{
    pin(m_scene.data() == nullptr ? simulation::kNoRecord : currentTrack());
}

void TimelineCanvas::dismiss(std::uint32_t track)
{
    RowState rows = m_scene.rows();
    rows.dismissed[track] = true;
    std::erase(rows.pinned, track);
    setRows(std::move(rows));
}

void TimelineCanvas::showDismissed()
{
    if (m_scene.data() == nullptr)
        return;
    RowState rows = m_scene.rows();
    rows.dismissed.assign(rows.dismissed.size(), false);
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
    // Rows that are hidden are stepped over; groups stay together.
    for (auto next = neighbour(); next != rows.order.end(); next = neighbour()) {
        if (m_scene.data()->tracks[*next].group != m_scene.data()->tracks[track].group)
            return;
        std::iter_swap(at, next);
        at = next;
        if (!rows.isHidden(*(by < 0 ? std::next(at) : std::prev(at))))
            break;
    }
    setRows(std::move(rows));
    setScroll(m_scene.scrollToShow(track));
}

} // namespace weft::widgets

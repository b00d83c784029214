// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_scene.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kReach = 3; // px around a bar in which it is still hit
constexpr double kFarthest = 1e6; // px; beyond that a rectangle is as good as endless
}

void TimelineScene::setData(TimelineDataPtr data)
{
    m_data = std::move(data);
    m_scroll = 0;
    setRows(m_data != nullptr ? initialRows(*m_data) : RowState {});
}

void TimelineScene::setRows(RowState rows)
{
    m_rows = std::move(rows);
    m_layout = m_data != nullptr ? layOutRows(*m_data, m_rows) : RowLayout {};
    setScroll(m_scroll);
}

void TimelineScene::setSize(QSize size)
{
    m_size = size;
    m_axis.width = std::max(0, size.width() - m_axis.left);
    setScroll(m_scroll);
}

QRect TimelineScene::pinnedArea() const
{
    // Pinned rows leave at least half of the height to the others.
    const int most = std::max(0, (m_size.height() - kRulerHeight) / 2);
    return { 0, kRulerHeight, m_size.width(), std::min(m_layout.pinnedHeight, most) };
}

QRect TimelineScene::rowsArea() const
{
    const int top = kRulerHeight + pinnedArea().height();
    return { 0, top, m_size.width(), std::max(0, m_size.height() - top) };
}

std::optional<TimelineScene::StuckHeading> TimelineScene::stuckHeading() const
{
    const QRect area = rowsArea();
    int at = rowAt(m_layout.rows, m_scroll);
    while (at >= 0 && !m_layout.rows[static_cast<std::size_t>(at)].isHeading)
        at = m_layout.rowOfHeading[groupOf(m_layout.rows[static_cast<std::size_t>(at)])];
    if (at < 0 || m_layout.rows[static_cast<std::size_t>(at)].y >= m_scroll)
        return {};
    StuckHeading stuck { m_layout.rows[static_cast<std::size_t>(at)], {} };
    stuck.rect = { 0, area.top(), m_size.width(), stuck.row.height };
    // Headings ascend with their groups, in the order of the rows.
    for (const int next : m_layout.rowOfHeading) {
        if (next > at)
            stuck.rect.moveBottom(
                std::min(stuck.rect.bottom(), rowRect(m_layout.rows[static_cast<std::size_t>(next)], false).top() - 1));
    }
    return stuck;
}

QRect TimelineScene::tracksArea() const
{
    QRect area = rowsArea();
    if (const auto stuck = stuckHeading())
        area.setTop(std::max(area.top(), stuck->rect.bottom() + 1));
    return area;
}

std::size_t TimelineScene::groupOf(const Row& row) const
{
    return row.isHeading ? row.subject : static_cast<std::size_t>(m_data->tracks[row.subject].group);
}

int TimelineScene::mostScroll() const
{
    return std::max(0, m_layout.height - rowsArea().height());
}

void TimelineScene::setScroll(int y)
{
    m_scroll = std::clamp(y, 0, mostScroll());
}

QRect TimelineScene::rowRect(const Row& row, bool pinned) const
{
    const int top = pinned ? kRulerHeight : rowsArea().top() - m_scroll;
    return { 0, top + row.y, m_size.width(), row.height };
}

QRect TimelineScene::laneRect(const Row& row, bool pinned, std::uint32_t lane) const
{
    const LanePlace place = lanePlace(m_data->tracks[row.subject], lane, row);
    return { m_axis.left, rowRect(row, pinned).top() + place.y, m_axis.width, place.height };
}

TimelineHit TimelineScene::hitAt(QPoint at) const
{
    TimelineHit hit;
    if (m_data == nullptr || !QRect(QPoint(), m_size).contains(at))
        return hit;
    hit.ns = m_axis.toTime(at.x());
    if (at.y() < kRulerHeight) {
        hit.area = TimelineArea::Ruler;
        return hit;
    }
    if (const auto stuck = stuckHeading(); stuck && stuck->rect.intersected(rowsArea()).contains(at)) {
        hit.area = TimelineArea::Heading;
        hit.subject = stuck->row.subject;
        return hit;
    }
    hit.pinned = pinnedArea().contains(at);
    const std::vector<Row>& rows = hit.pinned ? m_layout.pinned : m_layout.rows;
    const int row = rowAt(rows, hit.pinned ? at.y() - kRulerHeight : at.y() - rowsArea().top() + m_scroll);
    if (row < 0) {
        hit.area = at.x() < m_axis.left ? TimelineArea::None : TimelineArea::Plot;
        hit.subject = simulation::kNoRecord;
        return hit;
    }
    const Row& found = rows[static_cast<std::size_t>(row)];
    hit.subject = found.subject;
    if (found.isHeading) {
        hit.area = TimelineArea::Heading;
    } else if (at.x() < m_axis.left) {
        hit.area = TimelineArea::Label;
    } else {
        hit.area = TimelineArea::Plot;
        hit.bar = barInRow(found, hit.pinned, at);
    }
    return hit;
}

std::uint32_t TimelineScene::barInRow(const Row& row, bool pinned, QPoint at) const
{
    const double scale = m_axis.nsPerPixel();
    const std::int64_t ns = m_axis.toTime(at.x() + 0.5);
    const auto tolerance = static_cast<std::int64_t>(std::ceil(scale * kReach));
    const Track& track = m_data->tracks[row.subject];
    std::uint32_t best = kNoBar;
    for (std::uint32_t lane = 0; lane < track.lanes; ++lane) {
        const QRect place = laneRect(row, pinned, lane);
        if (at.y() < place.top() || at.y() > place.bottom())
            continue;
        const Lane& here = m_data->lanes[track.firstLane + lane];
        // What covers the pixel itself comes before what is only near it; upper lanes are drawn over lower ones.
        const std::uint32_t exact = m_data->barAt(here, ns, static_cast<std::int64_t>(scale / 2));
        if (exact != kNoBar)
            return exact;
        if (best == kNoBar)
            best = m_data->barAt(here, ns, tolerance);
    }
    return best;
}

std::optional<QRect> TimelineScene::barRect(std::uint32_t bar, bool unclipped) const
{
    if (m_data == nullptr || bar == kNoBar)
        return {};
    const Lane& lane = m_data->laneOf(bar);
    const auto pinned = std::find_if(
        m_layout.pinned.begin(), m_layout.pinned.end(), [&](const Row& row) { return row.subject == lane.track; });
    const bool isPinned = pinned != m_layout.pinned.end();
    const int row = m_layout.rowOfTrack[lane.track];
    if (!isPinned && row < 0)
        return {};
    const Row& place = isPinned ? *pinned : m_layout.rows[static_cast<std::size_t>(row)];
    const auto number = static_cast<std::uint32_t>(&lane - m_data->lanes.data()) - m_data->tracks[lane.track].firstLane;
    QRect rect = laneRect(place, isPinned, number);
    double from = m_axis.toPixel(m_data->start[bar]);
    double to = m_axis.toPixel(m_data->end[bar]);
    if (!unclipped) {
        if (m_data->end[bar] < m_axis.visible.from || m_data->start[bar] >= m_axis.visible.to)
            return {};
        from = std::max<double>(from, m_axis.left);
        to = std::min<double>(to, m_axis.left + m_axis.width);
    }
    rect.setLeft(static_cast<int>(std::clamp(from, -kFarthest, kFarthest)));
    rect.setRight(std::max(rect.left(), static_cast<int>(std::clamp(to, -kFarthest, kFarthest)) - 1));
    return rect;
}

std::pair<int, int> TimelineScene::rowsInSight() const
{
    const auto& rows = m_layout.rows;
    const int first = std::max(0, rowAt(rows, m_scroll));
    const auto last = std::lower_bound(
        rows.begin(), rows.end(), m_scroll + rowsArea().height(), [](const Row& row, int y) { return row.y < y; });
    return { first, static_cast<int>(last - rows.begin()) };
}

int TimelineScene::scrollToShow(std::uint32_t track) const
{
    const int row = track < m_layout.rowOfTrack.size() ? m_layout.rowOfTrack[track] : -1;
    if (row < 0)
        return m_scroll;
    const Row& place = m_layout.rows[static_cast<std::size_t>(row)];
    const int page = rowsArea().height();
    if (place.y < m_scroll + kHeadingHeight) // below the heading that sticks to the top
        return std::max(0, place.y - kHeadingHeight);
    return place.y + place.height > m_scroll + page ? place.y + place.height - page : m_scroll;
}

} // namespace weft::widgets

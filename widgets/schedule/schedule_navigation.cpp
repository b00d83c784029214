// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of the schedule ScheduleCanvas shows.
#include "widgets/schedule/schedule_canvas.h"
#include "widgets/schedule/schedule_parts.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

void ScheduleCanvas::setView(const GridView& view)
{
    const GridView before = m_scene.view();
    m_scene.setView(view);
    if (m_scene.view() == before)
        return;
    m_fits = m_scene.view() == m_scene.fitted();
    markStale();
    emit viewChanged();
}

void ScheduleCanvas::fitAll()
{
    m_scene.setView(m_scene.fitted());
    m_fits = true;
    markStale();
    emit viewChanged();
}

void ScheduleCanvas::fitPick()
{
    if (columns() == nullptr)
        return;
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    if (m_pick.step != kNone<StepId>) {
        first = last = columns()->level[index(m_pick.step)];
    } else if (!m_way.hops.empty()) {
        first = columns()->transfers[m_way.hops.front().transfer].sentAt;
        for (const ChunkWay::Hop& hop : m_way.hops)
            last = std::max(last, columns()->transfers[hop.transfer].receivedAt);
    } else {
        fitAll();
        return;
    }
    constexpr double kAround = 3; // levels
    GridView view = m_scene.view();
    view.columns = GridSide::fitting(
        double(last - first) + 1 + 2 * kAround, m_scene.plot().width(), ScheduleScene::kNaturalColumn);
    view.columns.first = double(first) - 1 - kAround;
    if (m_pick.step != kNone<StepId>) {
        view.rows.scale = std::max(view.rows.scale, m_scene.plot().height() / 12.0);
        view.rows.first = columns()->rankOf(m_pick.step) + 0.5 - m_scene.plot().height() / view.rows.scale / 2;
    }
    setView(view);
}

void ScheduleCanvas::zoomBy(double factor)
{
    const QPointF at = mapFromGlobal(QPointF(QCursor::pos()));
    const bool isOver = underMouse() && m_scene.plot().contains(at.toPoint());
    zoomAt(isOver ? at : QRectF(m_scene.plot()).center(), factor, factor);
}

void ScheduleCanvas::zoomAt(QPointF at, double columns, double rows)
{
    const QPointF inside = at - m_scene.plot().topLeft();
    const GridView& view = m_scene.view();
    setView({ view.columns.zoomedAt(inside.x(), columns), view.rows.zoomedAt(inside.y(), rows) });
}

void ScheduleCanvas::reveal(StepId step)
{
    if (columns() == nullptr || columns()->cellOf[index(step)] == kNoPlace)
        return;
    revealCell(columns()->rankOf(step), columns()->level[index(step)]);
}

void ScheduleCanvas::revealCell(std::uint32_t rank, std::uint32_t level)
{
    const QRectF plot = m_scene.plot();
    QPointF at = m_scene.cellRect(rank, std::max(1U, level)).center();
    if (level == 0)
        at.setX(plot.center().x());
    if (plot.contains(at))
        return;
    GridView view = m_scene.view();
    const QPointF off = at - plot.center();
    view.columns.first += off.x() / view.columns.scale;
    view.rows.first += off.y() / view.rows.scale;
    setView(view);
}

void ScheduleCanvas::revealLevel(std::uint32_t level)
{
    if (columns() == nullptr || level == 0)
        return;
    const double width = m_scene.plot().width();
    GridView view = m_scene.view();
    const double left = view.columns.toPixel(double(level) - 1);
    if (left >= 0 && left + view.columns.scale <= width)
        return;
    // A page on, so that playing does not move the picture with each level.
    view.columns.first = left < 0 ? double(level) - std::floor(width / view.columns.scale) : double(level) - 1;
    setView(view);
}

void ScheduleCanvas::stepRank(int by)
{
    if (columns() == nullptr || columns()->ranks == 0)
        return;
    SchedulePick pick = m_pick;
    const std::int64_t none = by > 0 ? std::int64_t { -1 } : std::int64_t { columns()->ranks };
    const std::int64_t from = pick.rank == kNoPlace ? none : std::int64_t { pick.rank };
    pick.rank
        = static_cast<std::uint32_t>(std::clamp<std::int64_t>(from + by, 0, std::int64_t { columns()->ranks } - 1));
    pick.step = kNone<StepId>;
    setPick(pick);
    m_cursor->moveTo(m_parts->partOfRank(pick.rank));
}

} // namespace weft::widgets

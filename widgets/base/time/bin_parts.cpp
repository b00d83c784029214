// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/time/bin_parts.h"

#include "widgets/base/shared/time_controller.h"
#include "widgets/base/time/time_frame.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kLeastBinStep = 4; // px from one bin of the cursor to the next
}

BinParts::BinParts(TimeFrame* frame, TimeController* time)
    : m_frame(frame)
    , m_time(time)
{
}

int BinParts::binAt(std::int64_t ns) const
{
    const Bins all = bins();
    return static_cast<int>(std::clamp<std::int64_t>(ns / std::max<std::int64_t>(1, all.width), 0, all.count - 1));
}

QRect BinParts::partRect(CanvasPart part) const
{
    QRect place = rowRect(part.row);
    if (part.isRow())
        return place;
    const TimeAxis axis = m_frame->axis();
    const double from = std::max<double>(axis.toPixel(timeOf(part)), axis.left);
    const double to = std::min<double>(axis.toPixel(timeOf(part) + bins().width), axis.left + axis.width);
    if (to <= from)
        return {};
    place.setLeft(static_cast<int>(from));
    place.setRight(std::max(place.left(), static_cast<int>(to) - 1));
    return place;
}

CanvasPart BinParts::partAt(QPoint at) const
{
    const CanvasPart row { rowAt(at), -1 };
    if (!row.isValid() || partItems(row.row) == 0)
        return row;
    const TimeAxis axis = m_frame->axis();
    const std::int64_t ns = axis.toTime(at.x());
    return at.x() >= axis.left && ns >= 0 && ns < bins().length ? CanvasPart { row.row, binAt(ns) } : row;
}

CanvasPart BinParts::partBeside(CanvasPart part, PartStep step) const
{
    if (part.isRow() && step == PartStep::Right)
        return partInside(part);
    if (part.isRow() || step == PartStep::Up || step == PartStep::Down)
        return CanvasParts::partBeside(part, step);
    const double least = m_frame->axis().nsPerPixel() * kLeastBinStep;
    const int by = std::max(1, static_cast<int>(std::ceil(least / static_cast<double>(bins().width))));
    if (step == PartStep::Left)
        return { part.row, part.item == 0 ? -1 : std::max(0, part.item - by) };
    return { part.row, std::min(part.item + by, partItems(part.row) - 1) };
}

CanvasPart BinParts::partInside(CanvasPart part) const
{
    return part.isRow() && partItems(part.row) > 0 ? CanvasPart { part.row, binAt(m_time->visible().from) } : part;
}

void BinParts::showPart(CanvasPart part)
{
    if (const QRect place = rowRect(part.row); place.top() < kRulerHeight)
        m_frame->setScroll(m_frame->scroll() - (kRulerHeight - place.top()));
    else if (place.bottom() >= m_frame->height())
        m_frame->setScroll(m_frame->scroll() + place.bottom() + 1 - m_frame->height());
    const TimeRange visible = m_time->visible();
    if (part.isRow() || (timeOf(part) < visible.to && timeOf(part) + bins().width > visible.from))
        return;
    const std::int64_t from = timeOf(part) - visible.length() / 2;
    m_time->setVisible({ from, from + visible.length() });
}

} // namespace weft::widgets

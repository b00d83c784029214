// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/schedule_parts.h"

#include "widgets/schedule/schedule_texts.h"

#include <algorithm>

namespace weft::widgets {

ScheduleParts::ScheduleParts(ScheduleCanvas* canvas)
    : m_canvas(canvas)
{
}

std::uint32_t ScheduleParts::cellOf(CanvasPart part) const
{
    return columns().rankCell[static_cast<std::size_t>(part.row)] + static_cast<std::uint32_t>(part.item);
}

CanvasPart ScheduleParts::partOfCell(std::uint32_t rank, std::uint32_t cell) const
{
    const std::uint32_t first = columns().rankCell[rank];
    return { static_cast<int>(rank), cell < columns().rankCell[rank + 1] ? static_cast<int>(cell - first) : -1 };
}

int ScheduleParts::partRows() const
{
    return m_canvas->columns() == nullptr ? 0 : static_cast<int>(columns().ranks);
}

int ScheduleParts::partItems(int row) const
{
    const auto rank = static_cast<std::size_t>(row);
    return static_cast<int>(columns().rankCell[rank + 1] - columns().rankCell[rank]);
}

PartWords ScheduleParts::partWords(CanvasPart part) const
{
    const auto rank = static_cast<std::uint32_t>(part.row);
    if (part.isRow())
        return { m_canvas->nameOf(rank), tr("%n level(s) with steps", nullptr, partItems(part.row)) };
    const std::uint32_t cell = cellOf(part);
    const QString name
        = ScheduleCanvas::tr("%1, level %2").arg(ScheduleTexts::rank(rank)).arg(columns().cells[cell].level);
    const std::span<const StepId> steps = columns().stepsIn(cell);
    if (steps.size() != 1)
        return { name, ScheduleTexts::cell(columns(), cell) };
    return { name,
        ScheduleTexts::step(columns(), steps.front()) + QStringLiteral("; ")
            + factsReading(ScheduleTexts::facts(columns(), steps.front(), m_canvas->chunkBytes())) };
}

QRect ScheduleParts::partRect(CanvasPart part) const
{
    const auto rank = static_cast<std::uint32_t>(part.row);
    if (!part.isRow())
        return m_canvas->scene().cellRect(rank, columns().cells[cellOf(part)].level).toAlignedRect();
    const QRectF row = m_canvas->scene().cellRect(rank, 1);
    return QRectF(0, row.top(), m_canvas->width(), row.height()).toAlignedRect();
}

CanvasPart ScheduleParts::partAt(QPoint at) const
{
    const ScheduleHit hit = m_canvas->columns() == nullptr ? ScheduleHit {} : m_canvas->scene().hitAt(at);
    if (hit.area == ScheduleArea::Names)
        return partOfRank(hit.rank);
    if (hit.area != ScheduleArea::Plot || hit.rank >= columns().ranks)
        return {};
    return hit.cell == kNoPlace ? partOfRank(hit.rank) : partOfCell(columns().rankOfCell(hit.cell), hit.cell);
}

bool ScheduleParts::isPartSelected(CanvasPart part) const
{
    const SchedulePick& pick = m_canvas->pick();
    if (part.isRow())
        return pick.rank == static_cast<std::uint32_t>(part.row);
    return pick.step != kNone<StepId> && columns().cellOf[index(pick.step)] == cellOf(part);
}

CanvasPart ScheduleParts::firstPart() const
{
    if (m_canvas->columns() == nullptr)
        return {};
    const SchedulePick& pick = m_canvas->pick();
    if (pick.step != kNone<StepId> && columns().cellOf[index(pick.step)] != kNoPlace)
        return partOfCell(columns().rankOf(pick.step), columns().cellOf[index(pick.step)]);
    if (pick.rank != kNoPlace && pick.rank < columns().ranks)
        return partOfRank(pick.rank);
    return partOfRank(m_canvas->scene().ranksInSight().first);
}

CanvasPart ScheduleParts::partBeside(CanvasPart part, PartStep step) const
{
    if (part.isRow() && step == PartStep::Right)
        return partInside(part);
    if (part.isRow() || step == PartStep::Left || step == PartStep::Right)
        return CanvasParts::partBeside(part, step);
    const int row = std::clamp(part.row + (step == PartStep::Up ? -1 : 1), 0, partRows() - 1);
    const auto rank = static_cast<std::uint32_t>(row);
    return partOfCell(rank, columns().firstCell(rank, columns().cells[cellOf(part)].level));
}

CanvasPart ScheduleParts::partInside(CanvasPart part) const
{
    if (!part.isRow())
        return part;
    const auto rank = static_cast<std::uint32_t>(part.row);
    const CanvasPart seen = partOfCell(rank, columns().firstCell(rank, m_canvas->scene().levelsInSight().first));
    return seen.isRow() ? CanvasParts::partInside(part) : seen;
}

void ScheduleParts::showPart(CanvasPart part)
{
    m_canvas->revealCell(static_cast<std::uint32_t>(part.row), part.isRow() ? 0 : columns().cells[cellOf(part)].level);
}

void ScheduleParts::choosePart(CanvasPart part, bool /*adds*/)
{
    const auto rank = static_cast<std::uint32_t>(part.row);
    if (part.isRow()) {
        m_canvas->setPick({ kNone<StepId>, m_canvas->pick().chunk, rank });
        return;
    }
    const StepId step = columns().stepsIn(cellOf(part)).front();
    const std::span<const std::uint32_t> chunks = columns().chunks.chunksOf(step);
    m_canvas->setPick({ step, chunks.empty() ? kNoChunk : chunks.front(), rank });
}

} // namespace weft::widgets

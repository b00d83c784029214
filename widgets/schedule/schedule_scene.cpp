// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/schedule_scene.h"

#include "widgets/schedule/schedule_texts.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr double kLeastMid = 5; // px of a cell's shorter side
constexpr double kLeastNear = 14; // px of a mark's height
constexpr double kLeastNearColumn = 24; // px
constexpr double kMostMark = 26; // px
constexpr double kLeastLane = 14; // px, for steps of one cell below each other
constexpr double kBetweenRows = 6; // px, less where rows are low
constexpr double kNaturalRow = 60; // px, with one step a cell
constexpr std::uint32_t kMostNaturalLanes = 6;

} // namespace

void ScheduleScene::setColumns(ScheduleColumnsPtr columns)
{
    m_columns = std::move(columns);
    setView(m_view);
}

void ScheduleScene::setSize(QSize size)
{
    m_size = size;
    setView(m_view);
}

void ScheduleScene::setNameWidth(int pixels)
{
    m_names = pixels;
    setView(m_view);
}

void ScheduleScene::setLegendShown(bool shown)
{
    m_hasLegend = shown;
    setView(m_view);
}

void ScheduleScene::setReach(std::uint32_t levels)
{
    m_reach = levels;
    setView(m_view);
}

QRect ScheduleScene::plot() const
{
    const int below = m_hasLegend ? kLegend : 0;
    return { m_names, kRuler, std::max(1, m_size.width() - m_names), std::max(1, m_size.height() - kRuler - below) };
}

// A row in which the steps of the fullest cell have room, up to some.
double ScheduleScene::naturalRow() const
{
    const std::uint32_t lanes = m_columns == nullptr ? 1 : std::clamp(m_columns->mostInCell, 1U, kMostNaturalLanes);
    return std::max(kNaturalRow, kBetweenRows * 2 + (kMostMark + 2) * lanes);
}

GridView ScheduleScene::fitted() const
{
    if (m_columns == nullptr)
        return {};
    const double levels = std::max(m_reach, m_columns->levels);
    return { GridSide::fitting(levels, plot().width(), kNaturalColumn),
        GridSide::fitting(m_columns->ranks, plot().height(), naturalRow()) };
}

void ScheduleScene::setView(const GridView& view)
{
    m_view = view;
    if (m_columns == nullptr)
        return;
    const double levels = std::max(m_reach, m_columns->levels);
    m_view.columns = view.columns.clamped(levels, plot().width(), kNaturalColumn, kMostColumn);
    m_view.rows = view.rows.clamped(m_columns->ranks, plot().height(), naturalRow(), kMostRow);
}

ScheduleDetail ScheduleScene::detail() const
{
    if (std::min(m_view.columns.scale, m_view.rows.scale) < kLeastMid)
        return ScheduleDetail::Far;
    return markHeight(1) < kLeastNear || m_view.columns.scale < kLeastNearColumn ? ScheduleDetail::Mid
                                                                                 : ScheduleDetail::Near;
}

std::pair<std::uint32_t, std::uint32_t> ScheduleScene::ranksInSight() const
{
    if (m_columns == nullptr)
        return { 0, 0 };
    const double first = std::floor(m_view.rows.first);
    const double last = std::ceil(m_view.rows.toCell(plot().height()));
    return { static_cast<std::uint32_t>(std::clamp(first, 0.0, double(m_columns->ranks))),
        static_cast<std::uint32_t>(std::clamp(last, 0.0, double(m_columns->ranks))) };
}

std::pair<std::uint32_t, std::uint32_t> ScheduleScene::levelsInSight() const
{
    if (m_columns == nullptr)
        return { 1, 1 };
    const double first = std::floor(m_view.columns.first);
    const double last = std::ceil(m_view.columns.toCell(plot().width()));
    return { static_cast<std::uint32_t>(std::clamp(first, 0.0, double(m_columns->levels))) + 1,
        static_cast<std::uint32_t>(std::clamp(last, 0.0, double(m_columns->levels))) + 1 };
}

QRectF ScheduleScene::cellRect(std::uint32_t rank, std::uint32_t level) const
{
    return { plot().left() + m_view.columns.toPixel(double(level) - 1), plot().top() + m_view.rows.toPixel(rank),
        m_view.columns.scale, m_view.rows.scale };
}

double ScheduleScene::roomOfRow() const
{
    return m_view.rows.scale - std::min(kBetweenRows, m_view.rows.scale * 0.15);
}

double ScheduleScene::markHeight(std::size_t lanes) const
{
    const double room = roomOfRow() / double(lanes);
    const double least = std::min(room, m_view.columns.scale);
    return std::clamp(least - std::min(2.0, least * 0.2), 2.0, kMostMark);
}

std::size_t ScheduleScene::lanesOf(std::uint32_t cell) const
{
    const std::size_t steps = m_columns->stepsIn(cell).size();
    const bool apart = detail() == ScheduleDetail::Near && roomOfRow() / double(steps) >= kLeastLane;
    return apart ? steps : 1;
}

QPointF ScheduleScene::middleOf(std::uint32_t rank, std::uint32_t level, std::size_t lane, std::size_t lanes) const
{
    const QRectF cell = cellRect(rank, level);
    const double height = std::min(roomOfRow() / double(lanes), kMostMark + 4);
    return cell.center() + QPointF(0, (double(lane) - (double(lanes) - 1) / 2) * height);
}

int ScheduleScene::labelPixels(double markHeight)
{
    return std::clamp(int(std::lround(markHeight * (markHeight < 16 ? 0.7 : 0.54))), 8, 13);
}

QString ScheduleScene::labelOf(const PlacedMark& mark) const
{
    const std::span<const StepId> steps = m_columns->stepsIn(mark.cell);
    if (mark.step == kNone<StepId> && steps.size() > 1)
        return QStringLiteral("×%1").arg(steps.size());
    const StepId step = mark.step == kNone<StepId> ? steps.front() : mark.step;
    const QString chunks = ScheduleTexts::chunks(*m_columns, step);
    return isReducing(mark.mark) && !isSend(mark.mark) ? '+' + chunks : chunks;
}

QRectF ScheduleScene::rectFor(QPointF middle, double height, const PlacedMark& mark) const
{
    double width = height;
    if (detail() == ScheduleDetail::Near) {
        constexpr double kDigit = 0.62; // of the font's size
        const double text = double(labelOf(mark).size()) * kDigit * labelPixels(height);
        width = std::clamp(text + height * 0.5, height, std::max(height, m_view.columns.scale * 0.75));
    }
    return { middle.x() - width / 2, middle.y() - height / 2, width, height };
}

void ScheduleScene::placeCell(std::uint32_t rank, std::uint32_t cell, std::vector<PlacedMark>& marks) const
{
    const std::span<const StepId> steps = m_columns->stepsIn(cell);
    const std::uint32_t level = m_columns->cells[cell].level;
    const std::size_t lanes = lanesOf(cell);
    if (lanes < steps.size() || steps.size() == 1) {
        PlacedMark mark { {}, m_columns->cellMark[cell], cell, steps.size() == 1 ? steps.front() : kNone<StepId> };
        mark.rect = rectFor(middleOf(rank, level, 0, 1), markHeight(1), mark);
        marks.push_back(mark);
        return;
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        PlacedMark mark { {}, m_columns->mark[index(steps[lane])], cell, steps[lane] };
        mark.rect = rectFor(middleOf(rank, level, lane, lanes), markHeight(lanes), mark);
        marks.push_back(mark);
    }
}

void ScheduleScene::placeStep(StepId step, std::vector<PlacedMark>& marks) const
{
    const std::uint32_t cell = m_columns->cellOf[index(step)];
    std::vector<PlacedMark> inCell;
    placeCell(m_columns->rankOf(step), cell, inCell);
    const auto own
        = std::find_if(inCell.begin(), inCell.end(), [step](const PlacedMark& mark) { return mark.step == step; });
    marks.push_back(own != inCell.end() ? *own : inCell.front());
}

QRectF ScheduleScene::markRect(StepId step) const
{
    if (m_columns == nullptr || index(step) >= m_columns->cellOf.size() || m_columns->cellOf[index(step)] == kNoPlace)
        return {};
    std::vector<PlacedMark> marks;
    placeStep(step, marks);
    return marks.front().rect;
}

QLineF ScheduleScene::arrowOf(const ScheduleTransfer& transfer) const
{
    const auto end = [this](StepId step, std::uint32_t rank, std::uint32_t level, double& height) {
        const std::uint32_t cell = m_columns->cellOf[index(step)];
        const std::span<const StepId> steps = m_columns->stepsIn(cell);
        const std::size_t lanes = steps.size() == 1 ? 1 : lanesOf(cell);
        // Steps of a cell ascend.
        const auto lane = lanes == 1
            ? std::size_t { 0 }
            : static_cast<std::size_t>(std::lower_bound(steps.begin(), steps.end(), step) - steps.begin());
        height = markHeight(lanes);
        return middleOf(rank, level, lane, lanes);
    };
    double from = 0;
    double to = 0;
    const QPointF a = end(transfer.send, transfer.from, transfer.sentAt, from);
    const QPointF b = end(transfer.receive, transfer.to, transfer.receivedAt, to);
    return arrowBetween(a, b, from, to);
}

// Between two marks of these heights.
QLineF ScheduleScene::arrowBetween(QPointF a, QPointF b, double from, double to)
{
    const QPointF way = b - a;
    const double length = std::sqrt(way.x() * way.x() + way.y() * way.y());
    if (length < from / 2 + to / 2 + 2)
        return { a, b };
    const QPointF along = way / length;
    return { a + along * (from / 2 + 1), b - along * (to / 2 + 1) };
}

ScheduleScene::MidPlaces ScheduleScene::midPlaces() const
{
    return { cellRect(0, 0).center(), { m_view.columns.scale, m_view.rows.scale }, markHeight(1) };
}

void ScheduleScene::findArrows(ScheduleGlimpse& glimpse) const
{
    const auto [firstLevel, endLevel] = levelsInSight();
    if (firstLevel >= endLevel)
        return;
    const auto [firstRank, endRank] = ranksInSight();
    const std::uint32_t first = m_columns->levelTransfer[m_columns->reaching[firstLevel]];
    const std::uint32_t end = m_columns->levelTransfer[endLevel];
    if (first >= end)
        return;
    if (end - first > kMostSearched) {
        glimpse.arrowsLeftOut = true;
        return;
    }
    constexpr double kMostLength = 6e6; // px in sum; more takes longer to draw than a frame may
    const double area = (endLevel - firstLevel) * m_view.columns.scale * (endRank - firstRank) * m_view.rows.scale;
    const QRect inSight = plot();
    const bool isMid = glimpse.detail != ScheduleDetail::Near;
    const MidPlaces mid = midPlaces();
    glimpse.arrows.reserve(std::min<std::size_t>(end - first, kMostArrows));
    double length = 0;
    for (std::uint32_t at = first; at < end; ++at) {
        const ScheduleTransfer& transfer = m_columns->transfers[at];
        if (transfer.receivedAt < firstLevel || std::max(transfer.from, transfer.to) < firstRank
            || std::min(transfer.from, transfer.to) >= endRank)
            continue;
        const QLineF line = isMid ? arrowBetween(mid.middleOf(transfer.from, transfer.sentAt),
                                mid.middleOf(transfer.to, transfer.receivedAt), mid.height, mid.height)
                                  : arrowOf(transfer);
        // The part that can be in sight: a ring's last rank sends across all of them.
        length += std::min(std::abs(line.dx()), double(inSight.width()))
            + std::min(std::abs(line.dy()), double(inSight.height()));
        if (glimpse.arrows.size() == kMostArrows || length > kMostLength) {
            glimpse.arrows.clear();
            glimpse.arrowsLeftOut = true;
            return;
        }
        glimpse.arrows.push_back({ line, at, isReducing(m_columns->mark[index(transfer.receive)]) });
    }
    constexpr double kCrowded = 0.5; // of the area
    glimpse.arrowsCrowd = length > area * kCrowded;
}

ScheduleGlimpse ScheduleScene::glimpse() const
{
    ScheduleGlimpse glimpse;
    glimpse.detail = detail();
    if (m_columns == nullptr || glimpse.detail == ScheduleDetail::Far)
        return glimpse;
    const auto [firstLevel, endLevel] = levelsInSight();
    const auto [firstRank, endRank] = ranksInSight();
    const bool isMid = glimpse.detail == ScheduleDetail::Mid;
    const MidPlaces mid = midPlaces();
    if (isMid)
        glimpse.marks.reserve(std::min<std::size_t>(
            std::size_t { endRank - firstRank } * (endLevel - firstLevel), m_columns->cells.size()));
    for (std::uint32_t rank = firstRank; rank < endRank; ++rank) {
        for (std::uint32_t cell = m_columns->firstCell(rank, firstLevel);
             cell < m_columns->rankCell[rank + 1] && m_columns->cells[cell].level < endLevel; ++cell) {
            if (!isMid) {
                placeCell(rank, cell, glimpse.marks);
                continue;
            }
            const std::span<const StepId> steps = m_columns->stepsIn(cell);
            const QPointF middle = mid.middleOf(rank, m_columns->cells[cell].level);
            glimpse.marks.push_back(
                { { middle.x() - mid.height / 2, middle.y() - mid.height / 2, mid.height, mid.height },
                    m_columns->cellMark[cell], cell, steps.size() == 1 ? steps.front() : kNone<StepId> });
        }
    }
    findArrows(glimpse);
    return glimpse;
}

ScheduleGlimpse ScheduleScene::glimpseOf(const ChunkWay& way) const
{
    ScheduleGlimpse glimpse;
    glimpse.detail = detail();
    if (m_columns == nullptr)
        return glimpse;
    const auto [firstLevel, endLevel] = levelsInSight();
    const auto isSeen = [&, first = firstLevel, end = endLevel](
                            std::uint32_t from, std::uint32_t to) { return from < end && to >= first; };
    for (const ChunkWay::Hop& hop : way.hops) {
        const ScheduleTransfer& transfer = m_columns->transfers[hop.transfer];
        if (!isSeen(transfer.sentAt, transfer.receivedAt))
            continue;
        const bool reduces = isReducing(m_columns->mark[index(transfer.receive)]);
        glimpse.arrows.push_back({ arrowOf(transfer), hop.transfer, reduces, !hop.isFirst });
        placeStep(transfer.send, glimpse.marks);
        placeStep(transfer.receive, glimpse.marks);
    }
    for (const StepId step : way.local) {
        if (isSeen(m_columns->level[index(step)], m_columns->level[index(step)]))
            placeStep(step, glimpse.marks);
    }
    return glimpse;
}

ScheduleHit ScheduleScene::hitAt(QPointF at) const
{
    if (m_columns == nullptr)
        return {};
    const QRect area = plot();
    ScheduleHit hit;
    const double row = std::floor(m_view.rows.toCell(at.y() - area.top()));
    const double column = std::floor(m_view.columns.toCell(at.x() - area.left()));
    const bool inRows = at.y() >= area.top() && at.y() <= area.bottom() && row >= 0 && row < m_columns->ranks;
    const bool inColumns = at.x() >= area.left() && column >= 0 && column < std::max(m_reach, m_columns->levels);
    if (inRows)
        hit.rank = static_cast<std::uint32_t>(row);
    if (inColumns)
        hit.level = static_cast<std::uint32_t>(column) + 1;
    if (at.y() < area.top() && inColumns)
        hit.area = ScheduleArea::Ruler;
    else if (at.x() < area.left() && inRows)
        hit.area = ScheduleArea::Names;
    else if (inRows && inColumns)
        hit.area = ScheduleArea::Plot;
    if (hit.area != ScheduleArea::Plot)
        return hit;
    // Where a pixel covers several levels, the first filled one.
    const double right = std::ceil(m_view.columns.toCell(at.x() - area.left() + 1));
    const std::uint32_t cell = m_columns->firstCell(hit.rank, hit.level);
    if (cell >= m_columns->rankCell[hit.rank + 1] || m_columns->cells[cell].level > std::max(column + 1, right))
        return hit;
    if (detail() == ScheduleDetail::Far) {
        hit.cell = cell;
        hit.level = m_columns->cells[cell].level;
        hit.step = m_columns->stepsIn(cell).front();
        return hit;
    }
    if (m_columns->cells[cell].level != hit.level)
        return hit;
    hit.cell = cell;
    std::vector<PlacedMark> marks;
    placeCell(hit.rank, cell, marks);
    constexpr double kSlack = 3; // px
    for (const PlacedMark& mark : marks) {
        if (mark.rect.adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(at))
            hit.step = mark.step != kNone<StepId> ? mark.step : m_columns->stepsIn(cell).front();
    }
    return hit;
}

} // namespace weft::widgets

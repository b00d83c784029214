// SPDX-License-Identifier: GPL-3.0-or-later
// Where the marks and arrows of a schedule are in a view of some size, at the level of detail that its zoom allows.
// Geometry without pixels, so that the screen, pictures and tests read the same. Interface thread.
#pragma once

#include "widgets/schedule/grid_view.h"
#include "widgets/schedule/schedule_columns.h"

#include <QLineF>
#include <QRect>
#include <QString>

#include <utility>
#include <vector>

namespace weft::widgets {

// Far: shares of filled and reducing cells. Mid: a mark a cell. Near: marks with their chunks.
enum class ScheduleDetail : std::uint8_t { Far, Mid, Near };
enum class ScheduleArea : std::uint8_t { None, Ruler, Names, Plot };

struct ScheduleHit {
    ScheduleArea area = ScheduleArea::None;
    std::uint32_t rank = 0; // Names and Plot
    std::uint32_t level = 0; // Ruler and Plot; from 1
    std::uint32_t cell = kNoPlace; // under the pointer, or in its pixel
    StepId step = kNone<StepId>; // of the mark; the first one where a mark stands for several
};

// One step, or all of a cell where they do not fit.
struct PlacedMark {
    QRectF rect;
    StepMark mark = StepMark::Wait;
    std::uint32_t cell = 0;
    StepId step = kNone<StepId>; // kNone: all of the cell
};

struct PlacedArrow {
    QLineF line; // from mark to mark
    std::uint32_t transfer = 0;
    bool reduces = false;
    bool isAside = false; // of a chunk's way: to a rank that has it already
};

struct ScheduleGlimpse {
    ScheduleDetail detail = ScheduleDetail::Far;
    std::vector<PlacedMark> marks; // none where Far
    std::vector<PlacedArrow> arrows;
    bool arrowsCrowd = false; // they cover each other
    bool arrowsLeftOut = false; // too many to be drawn
};

class ScheduleScene {
public:
    static constexpr int kRuler = 26; // px, for the numbers of levels
    static constexpr int kLegend = 26; // px below the plot, where it is shown
    static constexpr double kNaturalColumn = 140; // px
    static constexpr double kMostColumn = 200;
    static constexpr double kMostRow = 240;
    static constexpr std::size_t kMostArrows = 40'000;
    static constexpr std::size_t kMostSearched = 1'000'000; // transfers

    void setColumns(ScheduleColumnsPtr columns); // null: none; keeps the view
    [[nodiscard]] const ScheduleColumnsPtr& columns() const { return m_columns; }
    void setSize(QSize size);
    [[nodiscard]] QSize size() const { return m_size; }
    void setNameWidth(int pixels); // of the names of ranks
    void setLegendShown(bool shown);
    [[nodiscard]] bool isLegendShown() const { return m_hasLegend; }
    // Levels that the view may reach where it is coupled to a longer schedule; 0: its own.
    void setReach(std::uint32_t levels);
    void setView(const GridView& view); // cut to the schedule
    [[nodiscard]] const GridView& view() const { return m_view; }
    [[nodiscard]] GridView fitted() const; // all in sight

    [[nodiscard]] QRect plot() const;
    [[nodiscard]] ScheduleDetail detail() const;
    // First and one past the last, in sight at least in part. Ranks, and levels from 1.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> ranksInSight() const;
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> levelsInSight() const;

    [[nodiscard]] QRectF cellRect(std::uint32_t rank, std::uint32_t level) const;
    [[nodiscard]] QRectF markRect(StepId step) const; // of the mark that stands for it; null if it is not drawn
    [[nodiscard]] QLineF arrowOf(const ScheduleTransfer& transfer) const;
    [[nodiscard]] ScheduleGlimpse glimpse() const;
    // The part of a chunk's way that is in sight; where Far, its marks are as small as can be seen.
    [[nodiscard]] ScheduleGlimpse glimpseOf(const ChunkWay& way) const;
    [[nodiscard]] ScheduleHit hitAt(QPointF at) const;

    // "3", "+3" for a reduction, "3–5", "×12" for what shares a mark.
    [[nodiscard]] QString labelOf(const PlacedMark& mark) const;
    [[nodiscard]] static int labelPixels(double markHeight); // size of its font

private:
    [[nodiscard]] double naturalRow() const;
    [[nodiscard]] double roomOfRow() const;
    [[nodiscard]] std::size_t lanesOf(std::uint32_t cell) const; // 1 where steps share a mark
    [[nodiscard]] double markHeight(std::size_t lanes) const;
    [[nodiscard]] QPointF middleOf(std::uint32_t rank, std::uint32_t level, std::size_t lane, std::size_t lanes) const;
    void placeStep(StepId step, std::vector<PlacedMark>& marks) const;
    void placeCell(std::uint32_t rank, std::uint32_t cell, std::vector<PlacedMark>& marks) const;
    void findArrows(ScheduleGlimpse& glimpse) const;
    // Where marks are not Near, all of them have one size and the middles of their cells.
    struct MidPlaces {
        QPointF first; // middle of rank 0 at level 0
        QPointF step; // from a level and a rank to the next
        double height = 0;
        [[nodiscard]] QPointF middleOf(std::uint32_t rank, std::uint32_t level) const
        {
            return { first.x() + double(level) * step.x(), first.y() + double(rank) * step.y() };
        }
    };
    [[nodiscard]] MidPlaces midPlaces() const;
    [[nodiscard]] static QLineF arrowBetween(QPointF a, QPointF b, double from, double to);
    [[nodiscard]] QRectF rectFor(QPointF middle, double height, const PlacedMark& mark) const;

    ScheduleColumnsPtr m_columns;
    QSize m_size;
    int m_names = 64;
    bool m_hasLegend = true;
    std::uint32_t m_reach = 0;
    GridView m_view;
};

} // namespace weft::widgets

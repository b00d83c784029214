// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything of the Gantt chart lies on its canvas: rows, lanes and bars against a size, a scroll position and
// a range of time. Geometry only, in logical pixels of the canvas; owned by the canvas.
#pragma once

#include "widgets/base/time/time_axis.h"
#include "widgets/timeline/row_layout.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>

namespace weft::widgets {

enum class TimelineArea { None, Ruler, Heading, Label, Plot };

struct TimelineHit {
    TimelineArea area = TimelineArea::None;
    bool pinned = false;
    std::uint32_t subject = 0; // TrackGroup of a heading, else track; meaningless in the ruler
    std::uint32_t bar = kNoBar; // Plot
    std::int64_t ns = 0; // Ruler and Plot
};

class TimelineScene {
public:
    void setData(TimelineDataPtr data); // with the rows that it begins with; null: none
    [[nodiscard]] const TimelineDataPtr& data() const { return m_data; }

    [[nodiscard]] const RowState& rows() const { return m_rows; }
    void setRows(RowState rows); // lays out
    [[nodiscard]] const RowLayout& layout() const { return m_layout; }

    void setSize(QSize size);
    void setVisible(TimeRange visible) { m_axis.visible = visible; }
    [[nodiscard]] QSize size() const { return m_size; }
    [[nodiscard]] const TimeAxis& axis() const { return m_axis; }

    [[nodiscard]] int scroll() const { return m_scroll; }
    [[nodiscard]] int mostScroll() const;
    void setScroll(int y); // cut to what there is

    // The parts of the canvas: pinned rows below the ruler, then the rows that scroll.
    [[nodiscard]] QRect pinnedArea() const;
    [[nodiscard]] QRect rowsArea() const;
    // The heading of the rows in sight where it has scrolled away: it stays at the top, pushed up by the next one.
    struct StuckHeading {
        Row row;
        QRect rect; // on the canvas
    };
    [[nodiscard]] std::optional<StuckHeading> stuckHeading() const;
    // The part of rowsArea() in which tracks are seen: below what sticks to the top.
    [[nodiscard]] QRect tracksArea() const;
    // A row on the canvas; it may lie outside of the visible part.
    [[nodiscard]] QRect rowRect(const Row& row, bool pinned) const;
    [[nodiscard]] QRect laneRect(const Row& row, bool pinned, std::uint32_t lane) const; // of the plot

    [[nodiscard]] TimelineHit hitAt(QPoint at) const;
    // The part of a bar inside the visible range, at least a pixel wide; of a pinned track its pinned row. Absent
    // where its row is not shown or the bar is out of the range. `unclipped`: as far as it goes.
    [[nodiscard]] std::optional<QRect> barRect(std::uint32_t bar, bool unclipped = false) const;
    // The rows that the canvas shows, first and one past the last.
    [[nodiscard]] std::pair<int, int> rowsInSight() const;
    // The scroll position at which a track is in sight with the least movement.
    [[nodiscard]] int scrollToShow(std::uint32_t track) const;

private:
    [[nodiscard]] std::size_t groupOf(const Row& row) const;
    [[nodiscard]] std::uint32_t barInRow(const Row& row, bool pinned, QPoint at) const;

    TimelineDataPtr m_data;
    RowState m_rows;
    RowLayout m_layout;
    TimeAxis m_axis;
    QSize m_size;
    int m_scroll = 0;
};

} // namespace weft::widgets

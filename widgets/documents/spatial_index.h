// SPDX-License-Identifier: GPL-3.0-or-later
// Points in the cells of a uniform grid, for finding the one under the pointer and those in a rectangle.
// A value; rebuilt when points move, O(points).
#pragma once

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <span>
#include <vector>

namespace weft::widgets {

class SpatialIndex {
public:
    SpatialIndex() = default;
    // About two points a cell where they are spread evenly. The points are copied.
    explicit SpatialIndex(std::span<const QPointF> points);

    // Indices of the points in the rectangle (borders included), ascending.
    [[nodiscard]] std::vector<std::uint32_t> inside(const QRectF& rect) const;
    // The nearest point within `radius` in both axes, the lowest index on a tie; 0xFFFFFFFF if there is none.
    [[nodiscard]] std::uint32_t nearest(QPointF at, double radius) const;
    [[nodiscard]] QRectF bounds() const { return m_bounds; }

private:
    template <class Visit> void visit(const QRectF& rect, Visit&& visit) const;
    [[nodiscard]] int column(double x) const;
    [[nodiscard]] int row(double y) const;

    std::vector<QPointF> m_points;
    QRectF m_bounds;
    double m_cell = 1;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<std::uint32_t> m_start; // by cell
    std::vector<std::uint32_t> m_items;
};

} // namespace weft::widgets

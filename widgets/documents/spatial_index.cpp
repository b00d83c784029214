// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/spatial_index.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kMostCellsAcross = 2048;
}

SpatialIndex::SpatialIndex(std::span<const QPointF> points)
    : m_points(points.begin(), points.end())
{
    if (points.empty())
        return;
    QPointF low = points.front();
    QPointF high = low;
    for (const QPointF& point : points) {
        low = { std::min(low.x(), point.x()), std::min(low.y(), point.y()) };
        high = { std::max(high.x(), point.x()), std::max(high.y(), point.y()) };
    }
    m_bounds = QRectF(low, high);
    const double width = std::max(1.0, m_bounds.width());
    const double height = std::max(1.0, m_bounds.height());
    const double wanted = std::sqrt(width * height * 2 / static_cast<double>(points.size()));
    m_cell = std::max({ wanted, width / kMostCellsAcross, height / kMostCellsAcross });
    m_columns = static_cast<int>(width / m_cell) + 1;
    m_rows = static_cast<int>(height / m_cell) + 1;
    const auto cellOf = [this](const QPointF& point) {
        return static_cast<std::size_t>(row(point.y())) * static_cast<std::size_t>(m_columns)
            + static_cast<std::size_t>(column(point.x()));
    };
    m_start.assign(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows) + 1, 0);
    for (const QPointF& point : points)
        ++m_start[cellOf(point) + 1];
    for (std::size_t i = 1; i < m_start.size(); ++i)
        m_start[i] += m_start[i - 1];
    m_items.resize(points.size());
    std::vector<std::uint32_t> next(m_start.begin(), m_start.end() - 1);
    for (std::size_t i = 0; i < points.size(); ++i)
        m_items[next[cellOf(points[i])]++] = static_cast<std::uint32_t>(i);
}

int SpatialIndex::column(double x) const
{
    return static_cast<int>(std::clamp((x - m_bounds.left()) / m_cell, 0.0, static_cast<double>(m_columns - 1)));
}

int SpatialIndex::row(double y) const
{
    return static_cast<int>(std::clamp((y - m_bounds.top()) / m_cell, 0.0, static_cast<double>(m_rows - 1)));
}

template <class Visit> void SpatialIndex::visit(const QRectF& rect, Visit&& visit) const
{
    if (m_points.empty())
        return;
    for (int y = row(rect.top()); y <= row(rect.bottom()); ++y) {
        for (int x = column(rect.left()); x <= column(rect.right()); ++x) {
            const std::size_t cell
                = static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(x);
            for (std::uint32_t i = m_start[cell]; i < m_start[cell + 1]; ++i) {
                const QPointF& point = m_points[m_items[i]];
                if (point.x() >= rect.left() && point.x() <= rect.right() && point.y() >= rect.top()
                    && point.y() <= rect.bottom())
                    visit(m_items[i]);
            }
        }
    }
}

std::vector<std::uint32_t> SpatialIndex::inside(const QRectF& rect) const
{
    std::vector<std::uint32_t> found;
    visit(rect.normalized(), [&](std::uint32_t item) { found.push_back(item); });
    std::sort(found.begin(), found.end());
    return found;
}

std::uint32_t SpatialIndex::nearest(QPointF at, double radius) const
{
    std::uint32_t best = 0xFFFFFFFFU;
    double bestDistance = 0;
    visit(QRectF(at - QPointF(radius, radius), at + QPointF(radius, radius)), [&](std::uint32_t item) {
        const QPointF away = m_points[item] - at;
        const double distance = QPointF::dotProduct(away, away);
        if (best == 0xFFFFFFFFU || distance < bestDistance || (distance == bestDistance && item < best)) {
            best = item;
            bestDistance = distance;
        }
    });
    return best;
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/spoken_chart.h"

#include <QChart>
#include <QLineF>
#include <QPainter>
#include <QPolygonF>
#include <QXYSeries>

#include <utility>

namespace weft::widgets {

namespace {
constexpr int kSpokenMark = 12; // px of a point
constexpr double kNear = 24; // px
}

SpokenChart::SpokenChart(QWidget* parent)
    : QChartView(new QChart, parent)
    , m_cursor(std::make_unique<CanvasCursor>(this, this))
{
    setFocusPolicy(Qt::StrongFocus);
}

SpokenChart::~SpokenChart() = default;

void SpokenChart::setRows(std::vector<ChartRow> rows)
{
    m_rows = std::move(rows);
    m_cursor->partsChanged(m_cursor->part());
}

int SpokenChart::partItems(int row) const
{
    const QXYSeries* line = rowOf({ row, -1 }).line;
    return line == nullptr ? 0 : line->count();
}

PartWords SpokenChart::partWords(CanvasPart part) const
{
    const ChartRow& row = rowOf(part);
    return { row.name, part.isRow() ? row.value : row.words(row.line->at(part.item)) };
}

QPointF SpokenChart::onView(const ChartRow& row, const QPointF& point) const
{
    auto* series = const_cast<QAbstractSeries*>(row.series); // NOLINT: it is only asked
    return mapFromScene(chart()->mapToScene(chart()->mapToPosition(point, series)));
}

QRect SpokenChart::partRect(CanvasPart part) const
{
    const ChartRow& row = rowOf(part);
    if (!part.isRow()) {
        const QPoint at = onView(row, row.line->at(part.item)).toPoint();
        return { at - QPoint(kSpokenMark / 2, kSpokenMark / 2), QSize(kSpokenMark, kSpokenMark) };
    }
    if (row.line == nullptr)
        return QRectF(onView(row, row.area.topLeft()), onView(row, row.area.bottomRight()))
            .normalized()
            .toAlignedRect();
    QPolygonF all;
    for (const QPointF& point : row.line->points())
        all << onView(row, point);
    return all.boundingRect().toAlignedRect();
}

CanvasPart SpokenChart::partAt(QPoint at) const
{
    CanvasPart best;
    double least = kNear;
    for (int row = 0; row < partRows(); ++row) {
        const ChartRow& of = rowOf({ row, -1 });
        if (of.line == nullptr && partRect({ row, -1 }).contains(at))
            return { row, -1 };
        for (int item = 0; item < partItems(row); ++item) {
            const double away = QLineF(onView(of, of.line->at(item)), at).length();
            if (away < least) {
                least = away;
                best = { row, item };
            }
        }
    }
    return best;
}

void SpokenChart::paintEvent(QPaintEvent* event)
{
    QChartView::paintEvent(event);
    QPainter painter(viewport());
    m_cursor->paint(painter);
}

} // namespace weft::widgets

#include "moc_spoken_chart.cpp"

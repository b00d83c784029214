// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of Qt Charts whose series and points keys and screen readers go through: a row a series with its points, or a
// row a bar. Interface thread; a child of its view.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"

#include <QChartView>
#include <QRectF>

#include <functional>
#include <memory>
#include <vector>

class QXYSeries;

namespace weft::widgets {

struct ChartRow {
    QString name;
    QString value {};
    const QAbstractSeries* series = nullptr; // the chart's, for places on it
    const QXYSeries* line = nullptr; // the same one, if its points are the items of the row
    std::function<QString(const QPointF&)> words {}; // of a point
    QRectF area {}; // in the units of the axes: where a row without points is
};

class SpokenChart : public QChartView, public CanvasParts {
    Q_OBJECT

public:
    explicit SpokenChart(QWidget* parent);
    ~SpokenChart() override;

    [[nodiscard]] CanvasCursor* cursor() { return m_cursor.get(); } // of the keyboard

    [[nodiscard]] int partRows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int partItems(int row) const override;
    [[nodiscard]] bool havePartsItems() const override { return true; }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    void showPart(CanvasPart /*part*/) override { } // all of them are in sight
    void choosePart(CanvasPart /*part*/, bool /*adds*/) override { } // the tables beside charts have what can be chosen

protected:
    void setRows(std::vector<ChartRow> rows);
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] const ChartRow& rowOf(CanvasPart part) const { return m_rows[static_cast<std::size_t>(part.row)]; }
    [[nodiscard]] QPointF onView(const ChartRow& row, const QPointF& point) const; // on the view

    std::vector<ChartRow> m_rows;
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets

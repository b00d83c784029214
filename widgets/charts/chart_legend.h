// SPDX-License-Identifier: GPL-3.0-or-later
// Names of a chart's series beside their colours and signs, wrapped over as many lines as they need; nothing is cut
// that fits the width. Interface thread; stands below its chart.
#pragma once

#include <QColor>
#include <QRect>
#include <QString>
#include <QWidget>

#include <vector>

class QFontMetrics;
class QPainter;

namespace weft::widgets {

struct LegendEntry {
    QString name;
    QColor color;
};

// The boxes of the entries in a width, from the left to the right and then further down.
[[nodiscard]] std::vector<QRect> legendBoxes(
    const std::vector<LegendEntry>& entries, const QFontMetrics& metrics, int width);
[[nodiscard]] int legendHeight(const std::vector<LegendEntry>& entries, const QFontMetrics& metrics, int width);
// In the painter's font and the width of the boxes, mirrored where people read so. Any thread.
void drawLegend(QPainter& painter, const std::vector<LegendEntry>& entries, int width, bool isRightToLeft);

class ChartLegend : public QWidget {
    Q_OBJECT

public:
    explicit ChartLegend(QWidget* parent = nullptr);
    void setEntries(std::vector<LegendEntry> entries);
    void renderTo(QPainter& painter) const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    std::vector<LegendEntry> m_entries;
};

} // namespace weft::widgets

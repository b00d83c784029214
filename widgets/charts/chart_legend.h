// SPDX-License-Identifier: GPL-3.0-or-later
// Names of a chart's series beside their colours and signs, wrapped over as many lines as they need; nothing is cut
// that fits the width. Interface thread; stands below its chart.
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

class QPainter;

namespace weft::widgets {

struct LegendEntry {
    QString name;
    QColor color;
};

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
    [[nodiscard]] std::vector<QRect> boxes(int width) const; // of each entry, left to right
    [[nodiscard]] QRect placed(const QRect& box) const; // mirrored where people read so

    std::vector<LegendEntry> m_entries;
};

} // namespace weft::widgets

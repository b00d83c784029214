// SPDX-License-Identifier: GPL-3.0-or-later
// What the colours of differences mean: a strip with zero in its middle, what its ends are, and how a link without a
// partner is drawn. Interface thread.
#pragma once

#include <QWidget>

class QPainter;

namespace weft::widgets {

// The strip with its words in the left upper corner of a place, in the painter's font; any thread. `end`: the
// difference at the ends of the strip.
void drawDifferenceScale(QPainter& painter, const QRect& place, double end);
[[nodiscard]] QSize differenceScaleSize(const QFontMetrics& metrics); // with all of its words

class DifferenceLegend : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceLegend(QWidget* parent = nullptr);
    void setEnd(double difference); // what the ends of the strip are, 1 at first
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void explain();

    double m_end = 1;
};

} // namespace weft::widgets

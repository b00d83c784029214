// SPDX-License-Identifier: GPL-3.0-or-later
// The whole run in a strip, how much of it computed and communicated, with a brush over the visible range that can be
// dragged, by its middle or its edges. Owned by TimelineView; interface thread.
#pragma once

#include "widgets/base/time_axis.h"
#include "widgets/timeline/timeline_data.h"

#include <QImage>
#include <QWidget>

namespace weft::widgets {

// For each of `columns` equal parts of [0, length): the share of all ranks' time in which they computed or
// communicated, 0..1. From the coarse levels of the pyramids; lanes of few bars are read bar by bar.
struct OverviewColumn {
    float compute = 0;
    float communication = 0;
};
[[nodiscard]] std::vector<OverviewColumn> overviewColumns(
    const TimelineData& data, std::int64_t length, std::size_t columns);

class OverviewStrip : public QWidget {
    Q_OBJECT

public:
    OverviewStrip(TimeController* time, QWidget* parent);
    void setData(TimelineDataPtr bars);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Grip { None, Left, Right, Middle, New };
    [[nodiscard]] TimeAxis axis() const;
    [[nodiscard]] Grip gripAt(int x) const;
    void renderImage();

    TimeController* m_time;
    TimelineDataPtr m_data;
    QImage m_image;
    Grip m_grip = Grip::None;
    int m_pressedX = 0;
    TimeRange m_pressedRange;
};

} // namespace weft::widgets

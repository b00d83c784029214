// SPDX-License-Identifier: GPL-3.0-or-later
// The whole run in a strip, how much of it computed and communicated, with a brush over the visible range that can be
// dragged, by its middle or its edges. Owned by TimelineView; interface thread.
#pragma once

#include "widgets/base/time/time_axis.h"
#include "widgets/timeline/timeline_data.h"

#include <QImage>
#include <QWidget>

namespace weft::widgets {

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
    void renderImage(double scale);

    TimeController* m_time;
    TimelineDataPtr m_data;
    QImage m_image;
    Grip m_grip = Grip::None;
    int m_pressedX = 0;
    TimeRange m_pressedRange;
};

} // namespace weft::widgets

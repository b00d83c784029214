// SPDX-License-Identifier: GPL-3.0-or-later
// The time cursor and the selected range over a chart, so that moving them repaints a strip and never the chart's data.
// Interface thread; a child of the chart, deaf to the mouse.
#pragma once

#include "widgets/base/time/time_axis.h"

#include <QWidget>

#include <functional>

namespace weft::widgets {

class TimeOverlay : public QWidget {
    Q_OBJECT

public:
    TimeOverlay(TimeController* time, std::function<QRectF()> plot, QWidget* parent);
    [[nodiscard]] QRect cursorStrip() const; // empty where the cursor is out of sight

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double xOf(std::int64_t ns) const;
    void moveCursor();

    TimeController* m_time;
    std::function<QRectF()> m_plot;
    QRect m_painted;
};

} // namespace weft::widgets

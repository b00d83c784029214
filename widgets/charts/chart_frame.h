// SPDX-License-Identifier: GPL-3.0-or-later
// A QChart in the window's colours: no animation, no shadow, no margins to spare, axes that never lose their labels.
// Shared by the charts of this room. Interface thread.
#pragma once

#include <QChartView>
#include <QString>

class QAbstractAxis;
class QValueAxis;

namespace weft::widgets {

// The least size at which no axis label is cut to "…".
inline constexpr int kLeastChartWidth = 260;
inline constexpr int kLeastChartHeight = 170;

class ChartFrame : public QChartView {
    Q_OBJECT

public:
    explicit ChartFrame(QWidget* parent = nullptr);

    [[nodiscard]] QValueAxis* horizontal() const { return m_horizontal; }
    [[nodiscard]] QValueAxis* vertical() const { return m_vertical; }
    // In the frame's own coordinates; empty before the first layout.
    [[nodiscard]] QRectF plot() const;
    void applyTheme();

signals:
    void plotChanged();

protected:
    void mousePressEvent(QMouseEvent* event) override { event->ignore(); } // the views decide
    void mouseMoveEvent(QMouseEvent* event) override { event->ignore(); }
    void mouseReleaseEvent(QMouseEvent* event) override { event->ignore(); }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
    void changeEvent(QEvent* event) override;

private:
    QValueAxis* m_horizontal;
    QValueAxis* m_vertical;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// What the colours on the canvas mean, over its lower left corner: utilization with its unit and time, or the kinds of
// node. A click folds it to a mark, and unfolds it. Interface thread; a child of the canvas.
#pragma once

#include <QWidget>

namespace weft::widgets {

class MapLegend : public QWidget {
    Q_OBJECT

public:
    explicit MapLegend(QWidget* canvas);
    // Empty: the kinds of node, no colours.
    void setTitle(const QString& title);
    [[nodiscard]] QString title() const { return m_title; }
    void setHasFailures(bool has);
    void setLow(bool low); // of one line, for a canvas that has little height; the title is in the tip
    [[nodiscard]] bool isFolded() const { return m_folded; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void sizeChanged();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    void explain(); // in the tip
    [[nodiscard]] bool hasTitleLine() const { return !m_title.isEmpty() && !m_low; }
    void paintKinds(QPainter& painter, int y);
    void paintScale(QPainter& painter, int y);
    void paintFailures(QPainter& painter, int y);
    QString m_title;
    bool m_hasFailures = false;
    bool m_low = false;
    bool m_folded = false;
};

} // namespace weft::widgets

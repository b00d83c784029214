// SPDX-License-Identifier: GPL-3.0-or-later
// What the colours on the canvas mean, in its lower left corner: utilization with its unit and time, or the kinds of
// node. Interface thread; a child of the canvas that lets the mouse through.
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
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    QString m_title;
    bool m_hasFailures = false;
};

} // namespace weft::widgets

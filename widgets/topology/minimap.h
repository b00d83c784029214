// SPDX-License-Identifier: GPL-3.0-or-later
// The whole fabric small in the canvas' lower right corner, with the part that is seen; click or drag moves the view.
// Interface thread; a child of the canvas.
#pragma once

#include "widgets/topology/topology_canvas.h"

#include <QPixmap>

namespace weft::widgets {

class Minimap : public QWidget {
    Q_OBJECT

public:
    explicit Minimap(TopologyCanvas* canvas);
    void setWanted(bool wanted);
    [[nodiscard]] bool isWanted() const { return m_wanted; }
    void place(); // into the corner; hidden where all is seen

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] ViewTransform whole() const;
    void moveTo(QPointF at);
    TopologyCanvas* m_canvas;
    QPixmap m_picture;
    bool m_wanted = true;
};

} // namespace weft::widgets

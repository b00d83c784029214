// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of an operation's neighbourhood: layers from left to right, painted in one go over flat arrays. The
// wheel zooms, dragging pans, a click or Enter moves on to another operation, arrows walk. Interface thread.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/canvas/pan_zoom.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/workload/dependency_neighbourhood.h"
#include "widgets/workload/operation_list.h"

#include <QPointF>
#include <QRectF>
#include <QTransform>
#include <QWidget>

namespace weft::widgets {

class DependencyView : public QWidget, public CanvasParts {
    Q_OBJECT

public:
    static constexpr std::size_t kMostNodes = 400;

    explicit DependencyView(SelectionModel* selection, QWidget* parent = nullptr);

    // Shows the neighbourhood of `focus`, or nothing if it is not an operation of the list.
    void showAround(OperationListPtr list, OpKey focus, std::uint32_t depth);
    [[nodiscard]] const Neighbourhood& neighbourhood() const { return m_found; }
    [[nodiscard]] OpKey focus() const { return m_focus; }
    [[nodiscard]] bool isEmpty() const { return m_found.nodes.empty(); }
    // The node that the arrows have reached; an index into neighbourhood().nodes.
    [[nodiscard]] std::size_t cursor() const { return m_cursor; }

    // A row a node.
    [[nodiscard]] int partRows() const override { return static_cast<int>(m_found.nodes.size()); }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    [[nodiscard]] CanvasPart firstPart() const override;
    [[nodiscard]] CanvasPart partBeside(CanvasPart part, PartStep step) const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override;

    void fit(); // all of it, at most at its natural size
    void zoom(double factor); // about the middle
    [[nodiscard]] QRectF nodeRect(std::size_t node) const; // in the widget

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(weft::widgets::OpKey operation); // a person wants to move on to it

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void place();
    void settle();
    void zoomAt(QPointF at, double factor);
    void bringIntoSight(std::size_t node);
    void paintEdges(QPainter& painter);
    void paintNode(QPainter& painter, std::size_t node);
    [[nodiscard]] std::size_t nodeAt(QPointF at) const;
    [[nodiscard]] OpKey keyOf(std::size_t node) const;
    [[nodiscard]] QString describe(std::size_t node) const;

    static constexpr std::size_t kNobody = ~std::size_t { 0 };

    SelectionModel* m_selection;
    OperationListPtr m_list;
    OpKey m_focus;
    Neighbourhood m_found;
    std::vector<QRectF> m_boxes; // of the nodes, in the drawing
    QRectF m_extent;
    QPointF m_origin; // of the drawing, in the widget
    double m_scale = 1;
    bool m_isFitted = true; // until a person zooms or pans
    std::size_t m_cursor = 0;
    std::size_t m_hovered = kNobody;
    QPointF m_pressedAt;
    bool m_isPressed = false;
    PanZoom* m_panZoom;
    std::unique_ptr<CanvasCursor> m_keys;
};

} // namespace weft::widgets

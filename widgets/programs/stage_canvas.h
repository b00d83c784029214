// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a program as a picture: layouts as colours and in words, kernels as boxes, chains as ribbons. A click
// selects, Control adds; the arrow keys go from stage to stage, Shift adds, Enter goes on to what can be done.
// Interface thread.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/canvas/pan_zoom.h"
#include "widgets/programs/stage_graph.h"

#include <QStringList>
#include <QWidget>

namespace weft::widgets {

class StageCanvas : public QWidget, public CanvasParts {
    Q_OBJECT

public:
    explicit StageCanvas(QWidget* parent = nullptr);

    void setGraph(StageGraphPtr graph); // null: none
    [[nodiscard]] const StageGraphPtr& graph() const { return m_graph; }
    void setSelected(const QStringList& names);
    void fit(); // all of it
    [[nodiscard]] QPoint middleOf(const QString& name) const; // of a stage or a kernel, in the widget
    [[nodiscard]] QRect rectOf(const QString& name) const;
    // Stages, then kernels; which are selected; where the keys are; and what one of them is, in words.
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] const QStringList& selected() const { return m_selected; }
    [[nodiscard]] const QString& current() const { return m_current; }
    [[nodiscard]] QString describe(const QString& name) const;
    [[nodiscard]] QString at(QPointF place) const; // a stage, else a kernel; empty: nothing
    // A row a stage, then a kernel.
    [[nodiscard]] int partRows() const override;
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override { return rectOf(nameOf(part)); }
    [[nodiscard]] CanvasPart partAt(QPoint at) const override { return partOf(this->at(at)); }
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override { return m_selected.contains(nameOf(part)); }
    [[nodiscard]] CanvasPart firstPart() const override;
    [[nodiscard]] CanvasPart partBeside(CanvasPart part, PartStep step) const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override;
    // What each layout's colour is; the same in the legend.
    [[nodiscard]] static QColor colorOf(program::LayoutKind layout);
    // The whole graph into a size.
    void paintInto(QPainter& painter, QSize size) const;

signals:
    void selectionRequested(const QStringList& names);
    void stepsRequested(); // to choose one by keys

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QPointF toGraph(QPointF place) const { return (place - m_offset) / m_scale; }
    void zoom(QPointF at, double factor);
    void go(PartStep step, bool adds);
    [[nodiscard]] QString nameOf(CanvasPart part) const;
    [[nodiscard]] CanvasPart partOf(const QString& name) const;
    void bringIntoSight(const QRectF& rect);
    void begin(); // all of it, or as much of its beginning as can be read
    [[nodiscard]] bool showsSomething() const;

    StageGraphPtr m_graph;
    QStringList m_selected;
    QString m_current; // the stage that the arrow keys go on from
    PanZoom* m_hands;
    QPointF m_offset;
    double m_scale = 1;
    bool m_isFitted = true; // nobody has moved it
    QPointF m_pressed;
    bool m_isPressed = false;
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets

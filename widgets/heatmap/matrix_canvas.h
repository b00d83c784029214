// SPDX-License-Identifier: GPL-3.0-or-later
// The traffic matrix itself: sources from top to bottom, destinations from left to right. Owned by TrafficMatrixView;
// interface thread.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/heatmap/matrix_data.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace weft::widgets {

class MatrixParts;

class MatrixCanvas : public QWidget {
    Q_OBJECT

public:
    MatrixCanvas(SelectionModel* selection, QWidget* parent);
    ~MatrixCanvas() override;

    void setData(MatrixDataPtr matrix); // null: none; shows all
    [[nodiscard]] const MatrixDataPtr& matrix() const { return m_matrix; }
    void setMeasure(TrafficMeasure measure);
    [[nodiscard]] TrafficMeasure measure() const { return m_measure; }
    void setLogarithmic(bool logarithmic);
    [[nodiscard]] const MatrixWindow& window() const { return m_window; }

    void showAll();
    void zoomAt(QPointF at, double factor); // factor > 1 zooms in; the place keeps its NPU
    void zoomBy(double factor); // about the middle

    struct Cell {
        std::uint32_t source = 0;
        std::uint32_t destination = 0;
    };
    [[nodiscard]] std::optional<Cell> cellAt(QPointF at) const;
    [[nodiscard]] QPointF middleOf(Cell cell) const;
    void bringIntoSight(Cell cell); // moves no farther than it must
    [[nodiscard]] CanvasCursor* cursor() { return m_cursor.get(); } // of the keyboard
    // Where a value stands between the ends of the colours, 0..1.
    [[nodiscard]] double fraction(double value) const;
    void renderTo(QPainter& painter);
    struct Name {
        QRectF place;
        QString text;
    };
    [[nodiscard]] std::vector<Name> destinationNames(const QFontMetrics& metrics) const; // above their columns

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRect plot() const;
    void markStale();
    void setWindow(MatrixWindow window); // cut so that the matrix stays in sight
    void renderImage(double scale);
    void paintAxes(QPainter& painter) const;
    void paintOverlays(QPainter& painter) const;
    [[nodiscard]] QString toolTipAt(QPointF at) const;
    void click(QPointF at);

    SelectionModel* m_selection;
    MatrixDataPtr m_matrix;
    TrafficMeasure m_measure = TrafficMeasure::Bytes;
    bool m_logarithmic = false;
    MatrixWindow m_window;
    bool m_showsAll = true;
    QImage m_image;
    bool m_stale = true;
    QPoint m_pressedAt;
    QPoint m_lastAt;
    bool m_pressed = false;
    bool m_dragged = false;
    std::unique_ptr<MatrixParts> m_parts;
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets

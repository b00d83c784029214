// SPDX-License-Identifier: GPL-3.0-or-later
// The traffic matrix as parts of its canvas: a row a source, and in it a cell a destination. Owned by the canvas;
// interface thread.
#pragma once

#include "widgets/base/canvas/canvas_parts.h"
#include "widgets/heatmap/matrix_canvas.h"

#include <QCoreApplication>

namespace weft::widgets {

class MatrixParts : public CanvasParts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::MatrixParts)

public:
    MatrixParts(MatrixCanvas* canvas, SelectionModel* selection);

    [[nodiscard]] QString pairName(MatrixCanvas::Cell cell) const;
    [[nodiscard]] QString pairFacts(MatrixCanvas::Cell cell) const;

    [[nodiscard]] int partRows() const override;
    [[nodiscard]] int partItems(int row) const override;
    [[nodiscard]] bool havePartsItems() const override { return true; }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    [[nodiscard]] CanvasPart firstPart() const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override;

private:
    [[nodiscard]] NodeKey keyOf(int npu) const; // kNoNode: none

    MatrixCanvas* m_canvas;
    SelectionModel* m_selection;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule as parts of its canvas: a row a rank, and in it the cells that have steps, level by level. Up and down
// stay at the level. Owned by the canvas; interface thread.
#pragma once

#include "widgets/base/canvas/canvas_parts.h"
#include "widgets/schedule/schedule_canvas.h"

#include <QCoreApplication>

namespace weft::widgets {

class ScheduleParts : public CanvasParts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::ScheduleParts)

public:
    explicit ScheduleParts(ScheduleCanvas* canvas);

    [[nodiscard]] CanvasPart partOfRank(std::uint32_t rank) const { return { static_cast<int>(rank), -1 }; }

    [[nodiscard]] int partRows() const override;
    [[nodiscard]] int partItems(int row) const override;
    [[nodiscard]] bool havePartsItems() const override { return true; }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    [[nodiscard]] CanvasPart firstPart() const override;
    [[nodiscard]] CanvasPart partBeside(CanvasPart part, PartStep step) const override;
    [[nodiscard]] CanvasPart partInside(CanvasPart part) const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override;

private:
    [[nodiscard]] const ScheduleColumns& columns() const { return *m_canvas->columns(); }
    [[nodiscard]] std::uint32_t cellOf(CanvasPart part) const; // of an item
    [[nodiscard]] CanvasPart partOfCell(std::uint32_t rank, std::uint32_t cell) const; // the row past the last

    ScheduleCanvas* m_canvas;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of utilization as parts of its frame: a row a series, and in it the bins of time with their value. Owned by
// the chart; interface thread.
#pragma once

#include "widgets/base/canvas/canvas_parts.h"
#include "widgets/charts/utilization_chart.h"

namespace weft::widgets {

class UtilizationParts : public CanvasParts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::UtilizationParts)

public:
    UtilizationParts(const UtilizationChart* chart, TimeController* time);

    [[nodiscard]] int partRows() const override;
    [[nodiscard]] int partItems(int row) const override;
    [[nodiscard]] bool havePartsItems() const override { return true; }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    [[nodiscard]] CanvasPart partBeside(CanvasPart part, PartStep step) const override;
    [[nodiscard]] CanvasPart partInside(CanvasPart part) const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override;

private:
    [[nodiscard]] const UtilizationLine& lineOf(CanvasPart part) const;
    [[nodiscard]] QPointF placeOf(CanvasPart part) const; // of a bin, on the frame
    [[nodiscard]] int binAt(std::int64_t ns) const;

    const UtilizationChart* m_chart;
    TimeController* m_time;
};

} // namespace weft::widgets

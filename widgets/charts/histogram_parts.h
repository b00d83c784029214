// SPDX-License-Identifier: GPL-3.0-or-later
// The distribution of link use as parts of its frame: a row a class of use, from left to right. Owned by the chart;
// interface thread.
#pragma once

#include "widgets/base/canvas/canvas_parts.h"
#include "widgets/charts/histogram_chart.h"

namespace weft::widgets {

class HistogramParts : public CanvasParts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::HistogramParts)

public:
    explicit HistogramParts(const HistogramChart* chart);

    [[nodiscard]] int partRows() const override;
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    [[nodiscard]] CanvasPart partBeside(CanvasPart part, PartStep step) const override;
    void showPart(CanvasPart /*part*/) override { }
    void choosePart(CanvasPart /*part*/, bool /*adds*/) override { }

private:
    const HistogramChart* m_chart;
};

} // namespace weft::widgets

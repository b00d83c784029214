// SPDX-License-Identifier: GPL-3.0-or-later
// The heat map as parts of its canvas: a row a line (a heading, a link, or several), and in it the bins of time with
// how busy they were. Keys go on by as many bins as can be told apart. Owned by the canvas; interface thread.
#pragma once

#include "widgets/base/time/bin_parts.h"
#include "widgets/heatmap/heat_rows.h"

#include <QCoreApplication>

namespace weft::widgets {

class HeatCanvas;
class SelectionModel;
class TimeController;

class HeatParts : public BinParts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::HeatParts)

public:
    HeatParts(HeatCanvas* canvas, SelectionModel* selection, TimeController* time);

    // A line or a moment of it in words, as its tip and its reading have it.
    [[nodiscard]] QString lineName(const HeatLine& line) const;
    [[nodiscard]] QString lineFacts(const HeatLine& line) const;
    [[nodiscard]] QString binFacts(const HeatLine& line, std::int64_t bin) const;

    [[nodiscard]] int partRows() const override;
    [[nodiscard]] int partItems(int row) const override;
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    [[nodiscard]] CanvasPart firstPart() const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override;

protected:
    [[nodiscard]] Bins bins() const override;
    [[nodiscard]] QRect rowRect(int row) const override;
    [[nodiscard]] int rowAt(QPoint at) const override;

private:
    [[nodiscard]] const HeatLine& lineOf(CanvasPart part) const;

    HeatCanvas* m_canvas;
    SelectionModel* m_selection;
    TimeController* m_time;
};

} // namespace weft::widgets

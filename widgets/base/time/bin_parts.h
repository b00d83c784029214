// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a time frame that has a row a line and in it bins of time. Keys go on by as many bins as can be told apart;
// what the rows are is said by who derives. Owned by its canvas; interface thread.
#pragma once

#include "widgets/base/canvas/canvas_parts.h"

#include <cstdint>

namespace weft::widgets {

class TimeController;
class TimeFrame;

class BinParts : public CanvasParts {
public:
    BinParts(TimeFrame* frame, TimeController* time);

    [[nodiscard]] bool havePartsItems() const override { return true; }
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    [[nodiscard]] CanvasPart partBeside(CanvasPart part, PartStep step) const override;
    [[nodiscard]] CanvasPart partInside(CanvasPart part) const override; // the bin at the left edge of what is seen
    void showPart(CanvasPart part) override; // the row, and the bin

protected:
    struct Bins {
        std::int64_t width = 1; // ns
        std::int64_t count = 0;
        std::int64_t length = 0; // ns, of what is shown
    };
    [[nodiscard]] virtual Bins bins() const = 0; // asked only where there are rows
    [[nodiscard]] virtual QRect rowRect(int row) const = 0; // on the canvas
    [[nodiscard]] virtual int rowAt(QPoint at) const = 0; // −1: none
    [[nodiscard]] std::int64_t timeOf(CanvasPart part) const { return part.item * bins().width; } // when a bin begins

private:
    [[nodiscard]] int binAt(std::int64_t ns) const;

    TimeFrame* m_frame;
    TimeController* m_time;
};

} // namespace weft::widgets

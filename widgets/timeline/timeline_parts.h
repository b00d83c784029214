// SPDX-License-Identifier: GPL-3.0-or-later
// The Gantt chart as parts of its canvas: rows as they are laid out, headings and tracks, and in a track its bars lane
// by lane. Left and right follow time over all lanes of a track; up and down stay at the moment. Owned by the canvas;
// interface thread.
#pragma once

#include "widgets/base/canvas/canvas_parts.h"
#include "widgets/timeline/timeline_scene.h"

#include <QCoreApplication>

namespace weft::widgets {

class SelectionModel;
class TimelineCanvas;

class TimelineParts : public CanvasParts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::TimelineParts)

public:
    TimelineParts(TimelineCanvas* canvas, SelectionModel* selection);

    // What a part is, whatever the rows are: by this it is found again where they are laid out anew.
    struct Held {
        bool isHeading = false;
        std::uint32_t subject = simulation::kNoRecord; // group or track
        int item = -1;
    };
    [[nodiscard]] Held hold(CanvasPart part) const;
    [[nodiscard]] CanvasPart find(const Held& held) const;
    [[nodiscard]] CanvasPart partOfBar(std::uint32_t bar) const;

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
    [[nodiscard]] const Row& rowOf(CanvasPart part) const;
    [[nodiscard]] const Track* trackOf(CanvasPart part) const; // null of a heading
    [[nodiscard]] std::uint32_t barOf(CanvasPart part) const; // kNoBar of a row
    [[nodiscard]] CanvasPart atMoment(int row, std::int64_t ns) const; // the bar there, or the row
    [[nodiscard]] QString rowFacts(CanvasPart part) const;

    TimelineCanvas* m_canvas;
    SelectionModel* m_selection;
};

} // namespace weft::widgets

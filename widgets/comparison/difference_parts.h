// SPDX-License-Identifier: GPL-3.0-or-later
// What keys and screen readers go through in the pictures of a comparison: the heat map of differences as a row a link
// with its bins of time, and the fabric of differences as a row a node with the links that begin there. Each is owned
// by its picture; interface thread.
#pragma once

#include "widgets/base/canvas_parts.h"
#include "widgets/comparison/difference_heat.h"

namespace weft::widgets {

class DifferenceCanvas;
class DifferenceMap;
class TimeController;

class DifferenceHeatParts : public CanvasParts {
public:
    DifferenceHeatParts(DifferenceCanvas* canvas, TimeController* time);

    [[nodiscard]] int partRows() const override;
    [[nodiscard]] int partItems(int row) const override; // none without a partner
    [[nodiscard]] bool havePartsItems() const override { return true; }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    [[nodiscard]] CanvasPart firstPart() const override;
    [[nodiscard]] CanvasPart partBeside(CanvasPart part, PartStep step) const override;
    [[nodiscard]] CanvasPart partInside(CanvasPart part) const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override; // one at a time

private:
    [[nodiscard]] const LinkPair& linkOf(CanvasPart part) const;
    [[nodiscard]] int binAt(std::int64_t ns) const;

    DifferenceCanvas* m_canvas;
    TimeController* m_time;
};

class DifferenceMapParts : public CanvasParts {
public:
    explicit DifferenceMapParts(DifferenceMap* map);

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
    void choosePart(CanvasPart part, bool adds) override; // links, one at a time

    // The part of a link of the shown fabric.
    [[nodiscard]] CanvasPart partOfLink(std::uint32_t link) const;

private:
    [[nodiscard]] std::uint32_t linkOf(CanvasPart part) const; // kNoIndex of a node

    DifferenceMap* m_map;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// What keys and screen readers go through in the pictures of a comparison: the heat map of differences as a row a link
// with its bins of time, and the fabric of differences as a row a node with the links that begin there. Each is owned
// by its picture; interface thread.
#pragma once

#include "widgets/base/time/bin_parts.h"
#include "widgets/comparison/difference_heat.h"
#include "widgets/documents/fabric_parts.h"

namespace weft::widgets {

class DifferenceCanvas;
class DifferenceMap;
class TimeController;

class DifferenceHeatParts : public BinParts {
public:
    DifferenceHeatParts(DifferenceCanvas* canvas, TimeController* time);

    [[nodiscard]] int partRows() const override;
    [[nodiscard]] int partItems(int row) const override; // none without a partner
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    [[nodiscard]] CanvasPart firstPart() const override;
    void choosePart(CanvasPart part, bool adds) override; // one at a time

protected:
    [[nodiscard]] Bins bins() const override;
    [[nodiscard]] QRect rowRect(int row) const override;
    [[nodiscard]] int rowAt(QPoint at) const override;

private:
    [[nodiscard]] const LinkPair& linkOf(CanvasPart part) const;

    DifferenceCanvas* m_canvas;
    TimeController* m_time;
};

class DifferenceMapParts : public FabricParts {
public:
    explicit DifferenceMapParts(DifferenceMap* map);

    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    [[nodiscard]] CanvasPart firstPart() const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override; // links, one at a time

    using FabricParts::partOfLink;

protected:
    [[nodiscard]] const FabricScene& scene() const override;
    [[nodiscard]] const ViewTransform& view() const override;
    [[nodiscard]] double halfOf(std::uint32_t node) const override;
    [[nodiscard]] QPointF middleOf(std::uint32_t link) const override;
    [[nodiscard]] std::uint32_t linkAt(QPoint at) const override;

private:
    DifferenceMap* m_map;
};

} // namespace weft::widgets

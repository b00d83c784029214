// SPDX-License-Identifier: GPL-3.0-or-later
// The fabric as parts of its canvas: a row a node, and in it the links that begin there. Arrows go to the nearest node
// that way, and from link to link of a node; a link leads to the node at its end. Owned by the canvas; interface
// thread.
#pragma once

#include "widgets/base/canvas_parts.h"
#include "widgets/documents/fabric_document.h"

namespace weft::widgets {

class SelectionModel;
class TopologyCanvas;

class TopologyParts : public CanvasParts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::TopologyParts)

public:
    TopologyParts(TopologyCanvas* canvas, const FabricDocument* document, SelectionModel* selection);

    void forgetLinks(); // the fabric has others
    [[nodiscard]] QString nodeFacts(std::uint32_t node) const;
    [[nodiscard]] QString linkFacts(std::uint32_t link) const;

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
    [[nodiscard]] std::uint32_t linkOf(CanvasPart part) const; // kNoIndex of a node
    [[nodiscard]] CanvasPart partOfLink(std::uint32_t link) const;
    [[nodiscard]] QPointF middleOf(std::uint32_t link) const; // on the canvas
    void findLinks() const;

    TopologyCanvas* m_canvas;
    const FabricDocument* m_document;
    SelectionModel* m_selection;
    // By node, where its links begin in the list; made when first asked for.
    mutable std::vector<std::uint32_t> m_first;
    mutable std::vector<std::uint32_t> m_links;
};

} // namespace weft::widgets

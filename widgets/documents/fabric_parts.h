// SPDX-License-Identifier: GPL-3.0-or-later
// A drawn fabric as parts of its canvas: a row a node, and in it the links that begin there. Arrows go to the nearest
// node that way, and from link to link of a node; a link leads to the node at its end. What they are called and what
// choosing one does is said by who derives. Owned by its canvas; interface thread.
#pragma once

#include "widgets/base/canvas/canvas_parts.h"
#include "widgets/documents/fabric_scene.h"

#include <vector>

namespace weft::widgets {

class FabricParts : public CanvasParts {
public:
    void forgetLinks(); // the fabric has others

    [[nodiscard]] int partRows() const override { return static_cast<int>(scene().nodeCount()); }
    [[nodiscard]] int partItems(int row) const override;
    [[nodiscard]] bool havePartsItems() const override { return true; }
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    [[nodiscard]] CanvasPart partBeside(CanvasPart part, PartStep step) const override;
    [[nodiscard]] CanvasPart partInside(CanvasPart part) const override;

protected:
    [[nodiscard]] virtual const FabricScene& scene() const = 0;
    [[nodiscard]] virtual const ViewTransform& view() const = 0;
    [[nodiscard]] virtual double halfOf(std::uint32_t node) const = 0; // px of its mark
    [[nodiscard]] virtual QPointF middleOf(std::uint32_t link) const = 0; // on the canvas
    [[nodiscard]] virtual std::uint32_t linkAt(QPoint at) const = 0; // kNoIndex: none

    [[nodiscard]] std::uint32_t linkOf(CanvasPart part) const; // kNoIndex of a node
    [[nodiscard]] CanvasPart partOfLink(std::uint32_t link) const; // none of kNoIndex

private:
    void findLinks() const;

    // By node, where its links begin in the list; made when first asked for.
    mutable std::vector<std::uint32_t> m_first;
    mutable std::vector<std::uint32_t> m_links;
};

} // namespace weft::widgets

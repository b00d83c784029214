// SPDX-License-Identifier: GPL-3.0-or-later
// The fabric that is edited as parts of its canvas, with what is known of its nodes and links. Owned by the canvas;
// interface thread.
#pragma once

#include "widgets/documents/fabric_document.h"
#include "widgets/documents/fabric_parts.h"

namespace weft::widgets {

class SelectionModel;
class TopologyCanvas;

class TopologyParts : public FabricParts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::TopologyParts)

public:
    TopologyParts(TopologyCanvas* canvas, const FabricDocument* document, SelectionModel* selection);

    [[nodiscard]] QString nodeFacts(std::uint32_t node) const;
    [[nodiscard]] QString linkFacts(std::uint32_t link) const;

    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    [[nodiscard]] CanvasPart firstPart() const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override;

protected:
    [[nodiscard]] const FabricScene& scene() const override;
    [[nodiscard]] const ViewTransform& view() const override;
    [[nodiscard]] double halfOf(std::uint32_t node) const override;
    [[nodiscard]] QPointF middleOf(std::uint32_t link) const override;
    [[nodiscard]] std::uint32_t linkAt(QPoint at) const override;

private:
    TopologyCanvas* m_canvas;
    const FabricDocument* m_document;
    SelectionModel* m_selection;
};

} // namespace weft::widgets

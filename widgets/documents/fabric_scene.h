// SPDX-License-Identifier: GPL-3.0-or-later
// The document as flat arrays for painting and hit tests: positions, marks, and cables, which join the links between
// one pair of nodes so that far away they are one line. Indices are those of the columns. On one thread at a time; a
// job may make one.
#pragma once

#include "widgets/base/canvas/view_transform.h"
#include "widgets/documents/fabric_columns.h"
#include "widgets/documents/fabric_groups.h"
#include "widgets/documents/grid_space.h"
#include "widgets/documents/spatial_index.h"

#include <QLineF>
#include <QPolygonF>

#include <map>
#include <optional>
#include <tuple>

namespace weft::widgets {

// The links between two nodes, either way, by ascending (direction, key).
struct Cable {
    std::uint32_t a = 0; // a < b
    std::uint32_t b = 0;
    std::uint32_t first = 0; // in FabricScene::cableLinks()
    std::uint32_t count = 0;
};

enum class Health : std::uint8_t { Good, Degraded, Failed };

// A collapsed group: its nodes stand on one point, and its box is drawn in their place.
struct Fold {
    QString name;
    QRectF box; // of the nodes' places and glyphs
    std::vector<std::uint32_t> nodes; // ascending; links of all of them end at the first
    std::vector<std::uint32_t> links; // at one of them or more
    std::uint32_t npus = 0;
};

class FabricScene {
public:
    void rebuild(const FabricColumns& columns); // after a change of structure
    void setPositions(const FabricColumns& columns);
    void setProperties(const FabricColumns& columns); // costs and what-if state
    // Links that are neither drawn nor hit, by index; empty: none. Forgotten by rebuild() where the links are others.
    void setHiddenLinks(std::vector<std::uint8_t> hidden, const FabricColumns& columns);
    // The nodes stand where a grid in space is seen, turned as turn() said; null: where they are drawn.
    void setSpace(std::shared_ptr<const GridSpace> space, const FabricColumns& columns);
    void turn(const SpaceDrawing& turn);
    [[nodiscard]] bool isSpatial() const { return m_space != nullptr; }
    [[nodiscard]] const GridSpace* space() const { return m_space.get(); }
    [[nodiscard]] double nearness(std::uint32_t node) const
    {
        return static_cast<double>(m_nearness[node]);
    } // in space
    [[nodiscard]] double sizeOf(std::uint32_t node) const { return static_cast<double>(m_size[node]); }
    // Collapsed groups, and whether a node is in one. Nodes of a fold but the first are not drawn.
    [[nodiscard]] const std::vector<Fold>& folds() const { return m_folds; }
    [[nodiscard]] std::uint32_t foldOf(std::uint32_t node) const { return m_folds.empty() ? kNoIndex : m_foldOf[node]; }
    [[nodiscard]] std::size_t foldedCount() const { return m_foldedCount; } // nodes that stand in a fold
    [[nodiscard]] const std::map<std::uint32_t, FabricNote>& notes() const { return m_drawing->notes; }
    // Of a cable by the index of its links: bends from a to b, and a label; null: plain.
    [[nodiscard]] const CableDrawing* drawingOf(std::uint32_t link) const;
    [[nodiscard]] const std::vector<std::pair<std::uint32_t, CableDrawing>>& drawnCables() const
    {
        return m_drawnCables;
    }
    [[nodiscard]] const std::vector<std::uint8_t>& hiddenLinks() const { return m_hidden; }
    [[nodiscard]] bool isHidden(std::uint32_t link) const { return m_cableOf[link] == kNoIndex; }

    [[nodiscard]] std::size_t nodeCount() const { return m_positions.size(); }
    [[nodiscard]] std::size_t linkCount() const { return m_ends.source.size(); }
    [[nodiscard]] const std::vector<QPointF>& positions() const { return m_positions; }
    [[nodiscard]] bool isSwitch(std::uint32_t node) const { return m_isSwitch[node] != 0; }
    [[nodiscard]] Health nodeHealth(std::uint32_t node) const { return m_nodeHealth[node]; }
    [[nodiscard]] Health linkHealth(std::uint32_t link) const { return m_linkHealth[link]; }
    // The nodes that are not Good, ascending.
    [[nodiscard]] const std::vector<std::pair<std::uint32_t, Health>>& unwellNodes() const { return m_unwellNodes; }
    [[nodiscard]] std::uint32_t linkSource(std::uint32_t link) const { return m_ends.source[link]; }
    [[nodiscard]] std::uint32_t linkDestination(std::uint32_t link) const { return m_ends.destination[link]; }
    // 0..1 over the bandwidths of this fabric, by logarithm; 0.5 where all are the same.
    [[nodiscard]] float linkWidth(std::uint32_t link) const { return m_linkWidth[link]; }
    [[nodiscard]] const std::vector<Cable>& cables() const { return m_cables; }
    [[nodiscard]] std::span<const std::uint32_t> linksOf(const Cable& cable) const
    {
        return std::span(m_cableLinks).subspan(cable.first, cable.count);
    }
    // All links between the same two nodes as this one, which is not hidden.
    [[nodiscard]] std::span<const std::uint32_t> linksAlong(std::uint32_t link) const
    {
        return linksOf(m_cables[m_cableOf[link]]);
    }
    [[nodiscard]] Health cableHealth(std::size_t cable) const { return m_cableHealth[cable]; }
    // All nodes with their glyphs.
    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] const SpatialIndex& index() const;
    [[nodiscard]] const FabricGroups& groups() const; // made when first asked for

    // A link as it is drawn when near: beside its way back, from glyph to glyph, in pixels of the view.
    [[nodiscard]] QLineF linkLine(std::uint32_t link, const ViewTransform& view) const;
    // The same with its bends; two points for a straight one.
    [[nodiscard]] QPolygonF linkPath(std::uint32_t link, const ViewTransform& view) const;
    // From node to node over its bends, as it is drawn from farther away.
    [[nodiscard]] QPolygonF cablePath(const Cable& cable, const ViewTransform& view) const;
    // The node whose glyph (at least `slack` pixels wide) is there, kNoIndex if none.
    [[nodiscard]] std::uint32_t nodeAt(QPointF at, const ViewTransform& view, double slack = 5) const;
    // The link within `slack` pixels; `beside`: as drawn beside each other, else the first of the cable.
    [[nodiscard]] std::uint32_t linkAt(QPointF at, const ViewTransform& view, bool beside, double slack = 5) const;
    // Nodes in a rectangle of the scene, and links with both ends in it; ascending.
    struct Found {
        std::vector<std::uint32_t> nodes;
        std::vector<std::uint32_t> links;
    };
    [[nodiscard]] Found inside(const QRectF& scene) const;
    [[nodiscard]] Found inside(const QPolygonF& scene) const;

private:
    void fold(const FabricColumns& columns);
    void placeFolds();
    void bend(const FabricColumns& columns);
    void wrap();
    void project();
    [[nodiscard]] std::uint32_t frontAt(QPointF scene, double reach) const;
    void makeCables();
    [[nodiscard]] Found withLinks(std::vector<std::uint32_t> nodes) const;
    void makeWidths(const FabricColumns& columns);

    std::vector<QPointF> m_positions;
    std::vector<std::uint8_t> m_isSwitch;
    std::vector<Health> m_nodeHealth;
    std::vector<std::pair<std::uint32_t, Health>> m_unwellNodes;
    std::vector<Health> m_linkHealth;
    std::vector<Health> m_cableHealth;
    std::vector<float> m_linkWidth;
    LinkEnds m_ends;
    std::vector<Cable> m_cables;
    std::vector<std::uint32_t> m_cableLinks;
    std::vector<std::uint32_t> m_cableOf; // by link; kNoIndex: hidden
    std::vector<std::uint8_t> m_hidden; // by link, or empty
    DrawingPtr m_drawing = std::make_shared<const FabricDrawing>();
    std::vector<Fold> m_folds;
    std::vector<std::uint32_t> m_foldOf; // by node where there are folds
    std::size_t m_foldedCount = 0;
    std::vector<std::pair<std::uint32_t, CableDrawing>> m_drawnCables; // ascending cable
    std::vector<topology::Dimension> m_dimensions;
    std::shared_ptr<const GridSpace> m_space;
    SpaceDrawing m_turn;
    std::vector<float> m_nearness; // by node, in space
    std::vector<float> m_size;
    mutable std::optional<SpatialIndex> m_index;
    mutable std::optional<FabricGroups> m_groups;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// The document as flat arrays for painting and hit tests: positions, marks, and cables, which join the links between
// one pair of nodes so that far away they are one line. Indices are those of the columns. Interface thread.
#pragma once

#include "widgets/documents/fabric_columns.h"
#include "widgets/documents/fabric_groups.h"
#include "widgets/documents/spatial_index.h"
#include "widgets/base/view_transform.h"

#include <QLineF>

#include <optional>
#include <tuple>

namespace weft::widgets {

inline constexpr double kNodeHalf = 13; // half the side of a node's glyph in scene units

// The links between two nodes, either way, by ascending (direction, key).
struct Cable {
    std::uint32_t a = 0; // a < b
    std::uint32_t b = 0;
    std::uint32_t first = 0; // in FabricScene::cableLinks()
    std::uint32_t count = 0;
};

enum class Health : std::uint8_t { Good, Degraded, Failed };

class FabricScene {
public:
    void rebuild(const FabricColumns& columns); // after a change of structure
    void setPositions(const FabricColumns& columns);
    void setProperties(const FabricColumns& columns); // costs and what-if state

    [[nodiscard]] std::size_t nodeCount() const { return m_positions.size(); }
    [[nodiscard]] std::size_t linkCount() const { return m_ends.source.size(); }
    [[nodiscard]] const std::vector<QPointF>& positions() const { return m_positions; }
    [[nodiscard]] bool isSwitch(std::uint32_t node) const { return m_isSwitch[node] != 0; }
    [[nodiscard]] Health nodeHealth(std::uint32_t node) const { return m_nodeHealth[node]; }
    [[nodiscard]] Health linkHealth(std::uint32_t link) const { return m_linkHealth[link]; }
    [[nodiscard]] std::uint32_t linkSource(std::uint32_t link) const { return m_ends.source[link]; }
    [[nodiscard]] std::uint32_t linkDestination(std::uint32_t link) const { return m_ends.destination[link]; }
    // 0..1 over the bandwidths of this fabric, by logarithm; 0.5 where all are the same.
    [[nodiscard]] float linkWidth(std::uint32_t link) const { return m_linkWidth[link]; }
    [[nodiscard]] const std::vector<Cable>& cables() const { return m_cables; }
    [[nodiscard]] std::span<const std::uint32_t> linksOf(const Cable& cable) const
    {
        return std::span(m_cableLinks).subspan(cable.first, cable.count);
    }
    [[nodiscard]] Health cableHealth(std::size_t cable) const { return m_cableHealth[cable]; }
    // All nodes with their glyphs.
    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] const SpatialIndex& index() const;
    [[nodiscard]] const FabricGroups& groups() const; // made when first asked for

    // A link as it is drawn when near: beside its way back, from glyph to glyph, in pixels of the view.
    [[nodiscard]] QLineF linkLine(std::uint32_t link, const ViewTransform& view) const;
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

private:
    void makeCables();
    void makeWidths(const FabricColumns& columns);

    std::vector<QPointF> m_positions;
    std::vector<std::uint8_t> m_isSwitch;
    std::vector<Health> m_nodeHealth;
    std::vector<Health> m_linkHealth;
    std::vector<Health> m_cableHealth;
    std::vector<float> m_linkWidth;
    LinkEnds m_ends;
    std::vector<Cable> m_cables;
    std::vector<std::uint32_t> m_cableLinks;
    std::vector<std::uint32_t> m_cableOf; // by link
    std::vector<topology::Dimension> m_dimensions;
    mutable std::optional<SpatialIndex> m_index;
    mutable std::optional<FabricGroups> m_groups;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn in place of nodes when there are too many of them on the screen: blocks of the leading dimensions, or
// of neighbourhoods where a fabric has no dimensions, and the bundles of cables between them. A value.
#pragma once

#include "engine/topology/topology.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <span>
#include <vector>

namespace weft::widgets {

struct Cable;

class FabricGroups {
public:
    static constexpr std::uint32_t kMostGroups = 1500;

    // Blocks of the least leading dimensions that give at most kMostGroups.
    FabricGroups(std::span<const QPointF> positions, std::span<const std::uint8_t> isSwitch,
        std::span<const Cable> cables, std::span<const topology::Dimension> dimensions);

    struct Group {
        QRectF box; // of the members
        std::uint32_t npus = 0;
        std::uint32_t switches = 0;
    };
    struct Bundle {
        std::uint32_t a = 0; // groups, a <= b; a == b: inside
        std::uint32_t b = 0;
        std::uint32_t first = 0; // in cables()
        std::uint32_t count = 0;
    };
    [[nodiscard]] const std::vector<Group>& groups() const { return m_groups; }
    [[nodiscard]] const std::vector<Bundle>& bundles() const { return m_bundles; }
    [[nodiscard]] std::span<const std::uint32_t> cablesOf(const Bundle& bundle) const
    {
        return std::span(m_cables).subspan(bundle.first, bundle.count);
    }
    [[nodiscard]] std::uint32_t groupOf(std::uint32_t node) const { return m_groupOf[node]; }

private:
    void byBlocks(std::span<const std::uint8_t> isSwitch, std::span<const Cable> cables, std::uint64_t block);
    void byPlace(std::span<const QPointF> positions);
    void measure(std::span<const QPointF> positions, std::span<const std::uint8_t> isSwitch);
    void bundle(std::span<const Cable> cables);

    std::vector<std::uint32_t> m_groupOf; // by node
    std::vector<Group> m_groups;
    std::vector<Bundle> m_bundles;
    std::vector<std::uint32_t> m_cables;
};

} // namespace weft::widgets

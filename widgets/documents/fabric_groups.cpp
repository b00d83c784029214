// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_groups.h"

#include "widgets/documents/fabric_scene.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

namespace weft::widgets {

FabricGroups::FabricGroups(std::span<const QPointF> positions, std::span<const std::uint8_t> isSwitch,
    std::span<const Cable> cables, std::span<const topology::Dimension> dimensions)
{
    const auto npus = static_cast<std::uint64_t>(std::count(isSwitch.begin(), isSwitch.end(), 0));
    std::uint64_t block = 1;
    for (const topology::Dimension& dimension : dimensions) {
        if (npus / block <= kMostGroups)
            break;
        block *= std::max(1U, dimension.size);
    }
    if (dimensions.size() > 1 && block > 1 && block < npus)
        byBlocks(isSwitch, cables, block);
    else
        byPlace(positions);
    measure(positions, isSwitch);
    bundle(cables);
}

// A switch belongs to the block of its NPUs, or to a group of its own that it shares with its like.
void FabricGroups::byBlocks(std::span<const std::uint8_t> isSwitch, std::span<const Cable> cables, std::uint64_t block)
{
    constexpr std::uint32_t kUnknown = 0xFFFFFFFFU;
    constexpr std::uint32_t kSeveral = 0xFFFFFFFEU;
    m_groupOf.assign(isSwitch.size(), kUnknown);
    std::uint64_t ordinal = 0;
    std::uint32_t next = 0;
    for (std::size_t i = 0; i < isSwitch.size(); ++i) {
        if (isSwitch[i] == 0) {
            m_groupOf[i] = static_cast<std::uint32_t>(ordinal++ / block);
            next = std::max(next, m_groupOf[i] + 1);
        }
    }
    for (const Cable& cable : cables) {
        const bool aIsSwitch = isSwitch[cable.a] != 0;
        if (aIsSwitch == (isSwitch[cable.b] != 0))
            continue;
        const std::uint32_t npuGroup = m_groupOf[aIsSwitch ? cable.b : cable.a];
        std::uint32_t& group = m_groupOf[aIsSwitch ? cable.a : cable.b];
        group = group == kUnknown || group == npuGroup ? npuGroup : kSeveral;
    }
    const auto loose = static_cast<std::uint32_t>(
        std::count_if(m_groupOf.begin(), m_groupOf.end(), [](std::uint32_t group) { return group >= kSeveral; }));
    const std::uint32_t share = loose / 500 + 1; // neighbours in the order of keys go together
    std::uint32_t seen = 0;
    for (std::uint32_t& group : m_groupOf) {
        if (group >= kSeveral)
            group = next + seen++ / share;
    }
}

void FabricGroups::byPlace(std::span<const QPointF> positions)
{
    m_groupOf.assign(positions.size(), 0);
    if (positions.empty())
        return;
    const QRectF bounds = SpatialIndex(positions).bounds();
    const double cell = std::max(
        1.0, std::sqrt(std::max(1.0, bounds.width()) * std::max(1.0, bounds.height()) / (kMostGroups / 2.0)));
    std::unordered_map<std::uint64_t, std::uint32_t> known;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto x = static_cast<std::uint64_t>((positions[i].x() - bounds.left()) / cell);
        const auto y = static_cast<std::uint64_t>((positions[i].y() - bounds.top()) / cell);
        m_groupOf[i] = known.emplace(x << 32U | y, static_cast<std::uint32_t>(known.size())).first->second;
    }
}

void FabricGroups::measure(std::span<const QPointF> positions, std::span<const std::uint8_t> isSwitch)
{
    const std::uint32_t count = m_groupOf.empty() ? 0 : *std::max_element(m_groupOf.begin(), m_groupOf.end()) + 1;
    m_groups.resize(count);
    for (std::size_t i = 0; i < m_groupOf.size(); ++i) {
        Group& group = m_groups[m_groupOf[i]];
        const QRectF glyph(positions[i] - QPointF(kNodeHalf, kNodeHalf), QSizeF(2 * kNodeHalf, 2 * kNodeHalf));
        group.box = group.npus + group.switches == 0 ? glyph : group.box.united(glyph);
        ++(isSwitch[i] != 0 ? group.switches : group.npus);
    }
}

void FabricGroups::bundle(std::span<const Cable> cables)
{
    std::vector<std::uint64_t> pair(cables.size());
    for (std::size_t i = 0; i < cables.size(); ++i) {
        const std::uint64_t a = m_groupOf[cables[i].a];
        const std::uint64_t b = m_groupOf[cables[i].b];
        pair[i] = std::min(a, b) << 32U | std::max(a, b);
    }
    m_cables.resize(cables.size());
    std::iota(m_cables.begin(), m_cables.end(), 0U);
    std::sort(m_cables.begin(), m_cables.end(),
        [&](std::uint32_t x, std::uint32_t y) { return std::pair(pair[x], x) < std::pair(pair[y], y); });
    for (std::uint32_t i = 0; i < m_cables.size(); ++i) {
        const std::uint64_t key = pair[m_cables[i]];
        if (i == 0 || key != pair[m_cables[i - 1]])
            m_bundles.push_back(
                { static_cast<std::uint32_t>(key >> 32U), static_cast<std::uint32_t>(key & 0xFFFFFFFFU), i, 0 });
        ++m_bundles.back().count;
    }
}

} // namespace weft::widgets

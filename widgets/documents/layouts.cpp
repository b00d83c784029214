// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/layouts.h"

#include "widgets/documents/fabric_columns.h"
#include "widgets/documents/nested_levels.h"

#include <QRectF>
#include <QSizeF>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <optional>

namespace weft::widgets {

using topology::Dimension;
using topology::DimensionKind;
using topology::NodeKind;
using topology::Topology;

namespace {

void placeOnCircle(std::vector<QPointF>& positions, std::uint32_t from, std::uint32_t count, double radius)
{
    for (std::uint32_t i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count - std::numbers::pi / 2;
        positions[from + i] = { radius * std::cos(angle), radius * std::sin(angle) };
    }
}

// Switches by what they are linked to: the mean of the placed nodes, pushed aside as `aside` says of the NPUs among
// them, else from a row or a column of them, so that the links to it are seen.
using Aside = std::function<std::optional<QPointF>(std::span<const std::uint32_t> npus)>;
void placeSwitchesAmongNeighbours(const Topology& topology, std::vector<QPointF>& positions, const Aside& aside)
{
    std::vector<std::uint32_t> npus;
    std::vector<bool> placed(topology.nodeCount());
    std::fill_n(placed.begin(), topology.npuCount(), true);
    for (std::uint32_t id = topology.npuCount(); id < topology.nodeCount(); ++id) {
        QPointF sum;
        int count = 0;
        QRectF box;
        npus.clear();
        for (const LinkId link : topology.outgoing(NodeId { id })) {
            const std::uint32_t other = index(topology.linkDestination(link));
            if (placed[other]) {
                const QRectF around(positions[other] - QPointF(1, 1), QSizeF(2, 2));
                box = count == 0 ? around : box.united(around);
                sum += positions[other];
                ++count;
            }
            if (other < topology.npuCount())
                npus.push_back(other);
        }
        std::sort(npus.begin(), npus.end());
        const QPointF shift = aside(npus).value_or(box.width() > box.height() ? QPointF(0, -kGrid) : QPointF(kGrid, 0));
        positions[id] = count > 0 ? sum / count + shift : QPointF(0, -kSpacing);
        placed[id] = true;
    }
}

std::vector<QPointF> gridLayout(const Topology& topology)
{
    std::vector<QPointF> positions(topology.nodeCount());
    const std::uint32_t columns = columnsFor(topology.nodeCount(), 1.5);
    for (std::uint32_t id = 0; id < topology.nodeCount(); ++id)
        positions[id] = QPointF(id % columns, id / columns) * kSpacing;
    return positions;
}

std::vector<QPointF> ringLayout(const Topology& topology)
{
    std::vector<QPointF> positions(topology.nodeCount());
    const std::uint32_t npus = topology.npuCount();
    const std::uint32_t switches = topology.nodeCount() - npus;
    placeOnCircle(positions, 0, npus, npus == 1 ? 0 : radiusFor(npus));
    if (switches == 1)
        positions[npus] = npus == 1 ? QPointF(0, -kSpacing) : QPointF();
    else if (switches > 0)
        placeOnCircle(positions, npus, switches, std::max(radiusFor(npus) * 0.55, kGrid));
    return positions;
}

std::vector<QPointF> nestedLayout(const Topology& topology)
{
    const std::span<const Dimension> dimensions = topology.dimensions();
    const std::vector<Level> levels = levelsOf(dimensions);
    std::vector<QPointF> positions(topology.nodeCount());
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu) {
        std::uint32_t rest = npu;
        for (std::size_t d = 0; d < levels.size(); ++d) {
            positions[npu] += placeIn(levels[d], rest % dimensions[d].size, dimensions[d].size);
            rest /= dimensions[d].size;
        }
    }
    // A switch joins NPUs that differ in one dimension: their numbers are the sizes below it apart.
    const auto besideBlocks = [&](std::span<const std::uint32_t> npus) -> std::optional<QPointF> {
        std::uint64_t stride = 1;
        for (std::size_t d = 0; d < levels.size() && npus.size() > 1; ++d) {
            if (dimensions[d].kind == DimensionKind::Switch && npus[1] - npus[0] == stride)
                return levels[d].switches;
            stride *= dimensions[d].size;
        }
        return std::nullopt;
    };
    placeSwitchesAmongNeighbours(topology, positions, besideBlocks);
    return positions;
}

std::vector<QPointF> rackLayout(const Topology& topology)
{
    const Dimension& first = topology.dimensions().front();
    const std::uint32_t rack = first.size >= 2 && first.size <= 32 ? first.size : 8;
    const std::uint32_t racks = (topology.npuCount() + rack - 1) / rack;
    const std::uint32_t row
        = std::max(1U, static_cast<std::uint32_t>(std::ceil(std::sqrt(racks * (rack + 3.0) / 3.0 * 1.6))));
    std::vector<QPointF> positions(topology.nodeCount());
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu) {
        const std::uint32_t at = npu / rack;
        const double height = (rack + 3) * kGrid;
        positions[npu] = { at % row * 3 * kGrid, at / row * height + npu % rack * kGrid };
    }
    placeSwitchesAmongNeighbours(topology, positions, [](auto) { return std::nullopt; });
    return positions;
}

// The number of steps from the nearest NPU; unreachable switches count as 1.
std::vector<std::uint32_t> levelsAboveNpus(const Topology& topology)
{
    std::vector<std::uint32_t> level(topology.nodeCount(), kNoIndex);
    std::vector<std::uint32_t> queue;
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu) {
        level[npu] = 0;
        queue.push_back(npu);
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const LinkId link : topology.outgoing(NodeId { queue[next] })) {
            const std::uint32_t other = index(topology.linkDestination(link));
            if (level[other] == kNoIndex) {
                level[other] = level[queue[next]] + 1;
                queue.push_back(other);
            }
        }
    }
    for (std::uint32_t& value : level)
        value = value == kNoIndex ? 1 : value;
    return level;
}

// NPUs in blocks under the first switch that they hang on; the blocks side by side.
double placeLeaves(const Topology& topology, std::vector<QPointF>& positions)
{
    std::vector<std::uint32_t> leafOf(topology.npuCount(), kNoIndex);
    std::vector<std::uint32_t> size(topology.nodeCount());
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu) {
        for (const LinkId link : topology.outgoing(NodeId { npu })) {
            const std::uint32_t other = index(topology.linkDestination(link));
            if (other >= topology.npuCount()) {
                leafOf[npu] = other;
                ++size[other];
                break;
            }
        }
    }
    std::vector<double> left(topology.nodeCount(), -1);
    std::vector<std::uint32_t> filled(topology.nodeCount());
    double width = 0;
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu) {
        const std::uint32_t leaf = leafOf[npu];
        if (leaf == kNoIndex) {
            positions[npu] = { width, 0 };
            width += kSpacing;
            continue;
        }
        const std::uint32_t columns = size[leaf] <= 4 ? size[leaf] : columnsFor(size[leaf]);
        if (left[leaf] < 0) {
            left[leaf] = width;
            width += columns * 1.25 * kGrid + kGrid;
        }
        const std::uint32_t at = filled[leaf]++;
        positions[npu] = { left[leaf] + at % columns * 1.25 * kGrid, at / columns * 1.25 * kGrid };
    }
    return std::max(width, kSpacing);
}

std::vector<QPointF> treeLayout(const Topology& topology)
{
    std::vector<QPointF> positions(topology.nodeCount());
    const double width = placeLeaves(topology, positions);
    const std::vector<std::uint32_t> level = levelsAboveNpus(topology);
    const std::uint32_t highest = *std::max_element(level.begin(), level.end());
    const double step = std::max(3 * kGrid, width / 6 / std::max(1U, highest));
    for (std::uint32_t at = 1; at <= highest; ++at) {
        struct Place {
            double wanted;
            std::uint32_t id;
        };
        std::vector<Place> row;
        for (std::uint32_t id = topology.npuCount(); id < topology.nodeCount(); ++id) {
            if (level[id] != at)
                continue;
            double sum = 0;
            int count = 0;
            for (const LinkId link : topology.outgoing(NodeId { id })) {
                const std::uint32_t other = index(topology.linkDestination(link));
                if (level[other] < at) {
                    sum += positions[other].x();
                    ++count;
                }
            }
            row.push_back({ count > 0 ? sum / count : width / 2, id });
        }
        std::stable_sort(row.begin(), row.end(), [](const Place& a, const Place& b) { return a.wanted < b.wanted; });
        const double pitch = std::max(kSpacing, width / static_cast<double>(row.size()));
        const double first = width / 2 - kGrid / 2 - pitch * (static_cast<double>(row.size()) - 1) / 2;
        for (std::size_t i = 0; i < row.size(); ++i)
            positions[row[i].id] = { first + pitch * static_cast<double>(i), -step * at };
    }
    return positions;
}

LayoutKind structuralKind(const Topology& topology)
{
    bool switchToSwitch = false;
    for (std::uint32_t id = 0; id < topology.linkCount() && !switchToSwitch; ++id)
        switchToSwitch = topology.node(topology.linkSource(LinkId { id })).kind == NodeKind::Switch
            && topology.node(topology.linkDestination(LinkId { id })).kind == NodeKind::Switch;
    if (switchToSwitch)
        return LayoutKind::TreeLevels;
    if (!topology.gridDimensions().empty() || topology.dimensions().size() > 1)
        return LayoutKind::NestedDimensions;
    return topology.nodeCount() <= 64 ? LayoutKind::Ring : LayoutKind::Grid;
}

} // namespace

std::vector<QPointF> layOut(const Topology& topology, LayoutKind kind)
{
    std::vector<QPointF> positions;
    switch (kind == LayoutKind::Structural ? structuralKind(topology) : kind) {
    case LayoutKind::Structural:
    case LayoutKind::Grid:
        positions = gridLayout(topology);
        break;
    case LayoutKind::Ring:
        positions = ringLayout(topology);
        break;
    case LayoutKind::NestedDimensions:
        positions = nestedLayout(topology);
        break;
    case LayoutKind::RackRows:
        positions = rackLayout(topology);
        break;
    case LayoutKind::TreeLevels:
        positions = treeLayout(topology);
        break;
    }
    separate(positions);
    return positions;
}

} // namespace weft::widgets

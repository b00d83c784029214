// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/mesh_grid.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

// How far apart neighbours of each dimension are numbered, from what NPU 0 is linked to.
std::vector<std::uint32_t> stridesOf(const LinkGraph& graph)
{
    auto strides = mapped(graph.out(0), [&graph](std::uint32_t arc) { return graph.target[arc]; });
    std::ranges::sort(strides);
    return strides;
}

bool areStrides(const std::vector<std::uint32_t>& strides, std::uint32_t npus)
{
    if (strides.empty() || strides.front() != 1)
        return false;
    for (std::size_t d = 0; d < strides.size(); ++d) {
        const std::uint32_t above = d + 1 < strides.size() ? strides[d + 1] : npus;
        if (above <= strides[d] || above % strides[d] != 0)
            return false;
    }
    return true;
}

void place(MeshGrid& grid, const std::vector<std::uint32_t>& strides, std::uint32_t npus)
{
    const std::size_t dims = strides.size();
    for (std::size_t d = 0; d < dims; ++d)
        grid.dimensions[d].length = (d + 1 < dims ? strides[d + 1] : npus) / strides[d];
    for (std::size_t d = 0; d < dims; ++d) {
        MeshGrid::Dimension& dimension = grid.dimensions[d];
        dimension.lanes = npus / dimension.length;
        dimension.nodes.resize(npus);
        dimension.places.resize(npus);
        dimension.upward.assign(npus, MeshGrid::kNoArc);
        dimension.downward.assign(npus, MeshGrid::kNoArc);
        for (std::uint32_t node = 0; node < npus; ++node) {
            std::uint32_t lane = 0;
            std::uint32_t weight = 1;
            for (std::size_t next = 1; next < dims; ++next) {
                const std::size_t other = (d + next) % dims;
                lane += node / strides[other] % grid.dimensions[other].length * weight;
                weight *= grid.dimensions[other].length;
            }
            const std::uint32_t at = node / strides[d] % dimension.length * dimension.lanes + lane;
            dimension.places[node] = at;
            dimension.nodes[at] = node;
        }
    }
}

} // namespace

std::optional<MeshGrid> meshGridOf(const LinkGraph& graph)
{
    if (graph.npus < 2 || graph.nodes != graph.npus)
        return {};
    const std::vector<std::uint32_t> strides = stridesOf(graph);
    if (!areStrides(strides, graph.npus))
        return {};
    MeshGrid grid;
    grid.dimensions.resize(strides.size());
    place(grid, strides, graph.npus);
    const auto linksAlong = [](const MeshGrid::Dimension& dimension) {
        return std::uint64_t { 2 } * (dimension.length - 1) * dimension.lanes;
    };
    if (sumOf(grid.dimensions, linksAlong) != graph.arcs())
        return {};
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
        const bool isUpward = graph.source[arc] < graph.target[arc];
        const std::uint32_t low = std::min(graph.source[arc], graph.target[arc]);
        const std::uint32_t high = std::max(graph.source[arc], graph.target[arc]);
        const auto stride = std::ranges::find(strides, high - low);
        if (stride == strides.end())
            return {};
        MeshGrid::Dimension& dimension = grid.dimensions[static_cast<std::size_t>(stride - strides.begin())];
        if (low / *stride % dimension.length + 1 == dimension.length)
            return {};
        std::uint32_t& own
            = isUpward ? dimension.upward[dimension.places[low]] : dimension.downward[dimension.places[high]];
        if (own != MeshGrid::kNoArc || (dimension.timeNs != 0 && dimension.timeNs != graph.time[arc]))
            return {};
        own = arc;
        dimension.timeNs = graph.time[arc];
    }
    return grid;
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// The closed form of a fabric that is a stack of dimensions: which links there are, in which order, and which of them
// a dimension-ordered route takes, by coordinates alone. Generators lay links in this order, sealing checks them
// against it, and the router asks it instead of keeping a table. An immutable value; any thread.
#pragma once

#include "engine/topology/topology.h"

#include <optional>

namespace weft::topology {

// The links of one dimension are consecutive, dimension 0 first; within it they follow the NPU ids:
//   Ring, Torus     2 an NPU: to the increasing, then to the decreasing side; 1 where one-way or of size 2
//   FullyConnected  size-1 an NPU, by ascending coordinate of the other end
//   Mesh            as Ring, without those over the edge
//   Hypercube       log2(size) an NPU, lowest bit first
//   Switch          one up an NPU, for all NPUs, then one down an NPU
// A dimension of size 1 has no links and no switch. Switches follow the NPUs, dimension by dimension.
class GridLayout {
public:
    // The counts of a stack before anything is made of it. Saturates at 2^63.
    struct Counts {
        std::uint64_t npus = 1;
        std::uint64_t switches = 0;
        std::uint64_t links = 0;
    };
    [[nodiscard]] static Counts count(std::span<const Dimension> dimensions);

    // The counts must fit in 32 bits, no dimension may be Plain, a Hypercube's size must be a power of two.
    explicit GridLayout(std::span<const Dimension> dimensions);

    [[nodiscard]] std::uint32_t npuCount() const { return m_npus; }
    [[nodiscard]] std::uint32_t switchCount() const { return m_switches; }
    [[nodiscard]] std::uint32_t linkCount() const { return m_links; }

    // The link of the dimension-ordered route to the NPU `destination` at the node `at`; none where they are equal
    // and for routes to a switch, which this layout does not know.
    [[nodiscard]] LinkId nextLink(NodeId at, NodeId destination) const;
    // Appends every link that a shortest route to the NPU `destination` may take at `at`, in ascending id: one for each
    // dimension that they differ in, two where both ways round are equally long. Nothing where nextLink() has none.
    void shortestLinks(NodeId at, NodeId destination, std::vector<LinkId>& links) const;

    // Calls visit(dimensionIndex, source, destination) for every link in ascending link id.
    template <class Visit> void forEachLink(Visit&& visit) const;

private:
    struct Level {
        DimensionKind kind;
        bool oneLinkEach; // a one-way ring, or a ring or torus of size 2
        bool oneWay;
        std::uint32_t size;
        std::uint32_t stride;
        std::uint32_t firstLink;
        std::uint32_t firstSwitch; // node id
        std::uint32_t switches;
    };

    [[nodiscard]] LinkId stepAlong(const Level& level, std::uint32_t npu, std::uint32_t from, std::uint32_t to) const;
    [[nodiscard]] static std::uint32_t meshLink(const Level& level, std::uint32_t npu, std::uint32_t at, bool up);

    std::vector<Level> m_levels;
    std::uint32_t m_npus = 1;
    std::uint32_t m_switches = 0;
    std::uint32_t m_links = 0;
};

template <class Visit> void GridLayout::forEachLink(Visit&& visit) const
{
    for (std::size_t d = 0; d < m_levels.size(); ++d) {
        const Level& level = m_levels[d];
        const std::uint32_t n = level.size;
        if (n == 1)
            continue;
        const auto switchOf = [&level, n](std::uint32_t npu) {
            return makeId<NodeId>(level.firstSwitch + npu / (level.stride * n) * level.stride + npu % level.stride);
        };
        for (std::uint32_t npu = 0; npu < m_npus; ++npu) {
            const std::uint32_t c = npu / level.stride % n;
            const auto to = [&](std::uint32_t other) {
                visit(d, makeId<NodeId>(npu), makeId<NodeId>(npu - c * level.stride + other * level.stride));
            };
            switch (level.kind) {
            case DimensionKind::Plain:
                break;
            case DimensionKind::Ring:
            case DimensionKind::Torus:
                to(c + 1 == n ? 0 : c + 1);
                if (!level.oneLinkEach)
                    to(c == 0 ? n - 1 : c - 1);
                break;
            case DimensionKind::Mesh:
                if (c + 1 < n)
                    to(c + 1);
                if (c > 0)
                    to(c - 1);
                break;
            case DimensionKind::FullyConnected:
                for (std::uint32_t other = 0; other < n; ++other) {
                    if (other != c)
                        to(other);
                }
                break;
            case DimensionKind::Hypercube:
                for (std::uint32_t bit = 1; bit < n; bit <<= 1U)
                    to(c ^ bit);
                break;
            case DimensionKind::Switch:
                visit(d, makeId<NodeId>(npu), switchOf(npu));
                break;
            }
        }
        if (level.kind == DimensionKind::Switch) {
            for (std::uint32_t npu = 0; npu < m_npus; ++npu)
                visit(d, switchOf(npu), makeId<NodeId>(npu));
        }
    }
}

} // namespace weft::topology

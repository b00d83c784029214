// SPDX-License-Identifier: GPL-3.0-or-later
// A graph as lines side by side, where it is a mesh: along each dimension its NPUs stand in lanes, and every NPU has
// one link to each neighbour of its lane, of one time. A value, made once and then only read; any thread.
#pragma once

#include "engine/synthesis/graph/link_graph.h"

#include <optional>

namespace weft::synthesis {

struct MeshGrid {
    static constexpr std::uint32_t kNoArc = 0xFFFFFFFFU;

    // One dimension. A place is position · lanes + lane, so that those who stand side by side follow each other. Lanes
    // count the digits of the next dimension fastest, then those of the one after it, round to the one before this.
    struct Dimension {
        std::uint32_t length = 0;
        std::uint32_t lanes = 0;
        std::uint64_t timeNs = 0; // of each of its links
        std::vector<std::uint32_t> nodes; // by place
        std::vector<std::uint32_t> places; // by node
        std::vector<std::uint32_t> upward; // by place: the arc to the next higher position, kNoArc at the end
        std::vector<std::uint32_t> downward;
        bool operator==(const Dimension&) const = default;
    };
    std::vector<Dimension> dimensions;

    [[nodiscard]] std::uint32_t nodes() const
    {
        return dimensions.empty() ? 0 : static_cast<std::uint32_t>(dimensions.front().nodes.size());
    }
    bool operator==(const MeshGrid&) const = default;
};

// Of a graph without switches whose NPUs are numbered dimension by dimension, as the fabrics of a specification are;
// nothing where a link is missing, doubled, closes a ring or takes another time than those beside it.
[[nodiscard]] std::optional<MeshGrid> meshGridOf(const LinkGraph& graph);

} // namespace weft::synthesis

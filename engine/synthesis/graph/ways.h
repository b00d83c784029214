// SPDX-License-Identifier: GPL-3.0-or-later
// The ways on: for every node and destination, how far it is and which arcs bring a chunk nearer. Made once for a set
// of destinations, then only read; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/graph/link_graph.h"

#include <vector>

namespace weft::synthesis {

inline constexpr double kNoWay = 1e300;

class Ways {
public:
    // `destinations` ascending. Errors: TooLarge, Cancelled.
    [[nodiscard]] static Result<Ways> make(
        const LinkGraph& graph, std::vector<std::uint32_t> destinations, const Watch& watch);

    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(m_destinations.size()); }
    [[nodiscard]] std::uint32_t destination(std::uint32_t place) const { return m_destinations[place]; }
    // The place of a node among the destinations, or count().
    [[nodiscard]] std::uint32_t placeOf(std::uint32_t node) const { return m_place[node]; }
    // In ns; kNoWay where it cannot be reached.
    [[nodiscard]] double distance(std::uint32_t node, std::uint32_t place) const
    {
        return m_distance[std::size_t { place } * m_nodes + node];
    }
    [[nodiscard]] bool leadsOn(const LinkGraph& graph, std::uint32_t arc, std::uint32_t place) const;

private:
    std::uint32_t m_nodes = 0;
    std::vector<std::uint32_t> m_destinations;
    std::vector<std::uint32_t> m_place; // by node
    std::vector<double> m_distance; // place × nodes
};

} // namespace weft::synthesis

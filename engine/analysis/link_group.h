// SPDX-License-Identifier: GPL-3.0-or-later
// Links that are as busy as the busiest one, and what they have in common: a dimension, a direction, or nothing. So
// that a sentence blames the eight links that are alike and not the first of them. Pure functions; any thread.
#pragma once

#include "engine/analysis/link_dimensions.h"
#include "engine/simulation/model/run.h"

#include <cstdint>
#include <span>
#include <vector>

namespace weft::analysis {

// Which way a link of a dimension leads.
enum class LinkDirection : std::uint8_t {
    Any, // both, or a way that has no name
    Up, // to the NPU with the next higher coordinate, from the last to the first
    Down,
    ToSwitch, // from an NPU
    FromSwitch, // to an NPU
};

// Of a link whose dimension is known. Between two NPUs of a dimension of size 2 both ways are the same: Any.
[[nodiscard]] LinkDirection linkDirection(const topology::Topology& topology, LinkId link, std::uint32_t dimension);

struct LinkGroup {
    std::vector<LinkId> links; // ascending; empty where nothing was carried
    std::uint32_t dimension = kNoDimension; // that all of them belong to
    LinkDirection direction = LinkDirection::Any; // that all of them lead
    bool whole = false; // all usable links of the dimension (of that direction), or of the fabric if it has none
    double use = 0; // mean of linkUse()
    double othersUse = 0; // mean over the usable links outside the group; 0 if there are none
    std::uint32_t others = 0;
};

// The links whose use is within 2 % of the highest. `dimensions` is linkDimensions(topology). O(links).
[[nodiscard]] LinkGroup hottestGroup(const simulation::Run& run, std::span<const std::uint32_t> dimensions);

} // namespace weft::analysis

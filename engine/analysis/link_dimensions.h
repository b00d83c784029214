// SPDX-License-Identifier: GPL-3.0-or-later
// To which logical dimension a link belongs, found from the coordinates of the NPUs at its ends, so that
// generated, drawn and imported fabrics are treated alike. Pure function; any thread.
#pragma once

#include "engine/topology/topology.h"

#include <cstdint>
#include <vector>

namespace weft::analysis {

inline constexpr std::uint32_t kNoDimension = 0xFFFFFFFFU;

// One entry a link, the dimension or kNoDimension. NPU to NPU: the one coordinate in which they differ. At a
// switch: the one coordinate in which the NPUs differ that hang on it, or on the switches joined to it (a fat
// tree is one such complex). Ends that differ in several coordinates belong to none. O(nodes + links).
[[nodiscard]] std::vector<std::uint32_t> linkDimensions(const topology::Topology& topology);

} // namespace weft::analysis

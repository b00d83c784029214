// SPDX-License-Identifier: GPL-3.0-or-later
// The quickest ways of one chunk over a fabric, one link after the other, whatever else is under way. Pure functions;
// any thread.
#pragma once

#include "engine/synthesis/graph/cuts.h"

#include <span>
#include <vector>

namespace weft::synthesis {

// By node: ns from the nearest of `ends` (against the links: to it); kNoTime where there is no way. Every node counts
// as one that sends on.
[[nodiscard]] std::vector<std::uint64_t> quickestWays(
    const LinkGraph& graph, std::span<const std::uint32_t> ends, bool against = false);

} // namespace weft::synthesis

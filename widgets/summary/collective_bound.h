// SPDX-License-Identifier: GPL-3.0-or-later
// What the fabric allows a collective at most: an NPU gives no more than its own links carry. Pure functions over an
// immutable Run; any thread.
#pragma once

#include "engine/simulation/model/run.h"

#include <vector>

namespace weft::widgets {

// One entry an NPU: the sum of the bandwidth in force of its usable outgoing links. O(links).
[[nodiscard]] std::vector<Bandwidth> injectionBandwidths(const simulation::Run& run);
// One entry a group of the run: the smallest of its members. 0 B/s where a member has no link.
[[nodiscard]] std::vector<Bandwidth> groupBounds(const simulation::Run& run);

} // namespace weft::widgets

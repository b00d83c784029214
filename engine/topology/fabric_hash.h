// SPDX-License-Identifier: GPL-3.0-or-later
// A hash of a fabric with its state of failed and slowed parts. Names, positions and the way it is written (by a spec
// or link by link) do not count: what cannot change a result changes no hash. Pure function, O(fabric); any thread.
#pragma once

#include "engine/topology/fabric.h"

#include <cstdint>

namespace weft::topology {

[[nodiscard]] std::uint64_t hashOf(const Fabric& fabric);

} // namespace weft::topology

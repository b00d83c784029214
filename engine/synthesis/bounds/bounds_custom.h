// SPDX-License-Identifier: GPL-3.0-or-later
// The bound of custom patterns, with or without sums: the ways that single chunks have to go, and the cuts that
// distinct chunks have to cross. Pure functions; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/bounds/bounds_cuts.h"
#include "engine/topology/topology.h"

namespace weft::synthesis {

// Of a checked custom pattern whose ranks are the NPUs. What is in a sum cannot be taken out of it, so that distinct
// chunks are distinct transfers. Errors: Missing (something is wanted that nobody has), Unreachable, TooLarge (longer
// than kLatestNs), Cancelled.
[[nodiscard]] Result<CutBound> boundCustom(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    const collective::Pattern& pattern, const Watch& watch);

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// The same collective in several process groups at once: their chunks share the links, and who is in no group relays
// for all. Pure functions; any thread.
#pragma once

#include "engine/synthesis/search/pattern_synthesis.h"

#include <span>

namespace weft::synthesis {

// The groups' patterns as one custom pattern: chunk ids of a group follow those of the group before it.
// Errors: Usage (patterns of different kinds or sizes of fabric, none at all), Duplicate (a rank in two groups), and
// those of Pattern::check().
[[nodiscard]] Result<collective::Pattern> joinedPattern(std::span<const collective::Pattern> groups);

// The bound is the largest of the groups' own. Errors: those of joinedPattern() and of synthesizePattern().
[[nodiscard]] Result<PatternSynthesis> synthesizeGroups(const topology::Fabric& fabric,
    std::span<const collective::Pattern> groups, Bytes chunk, SynthesisOptions options, const Watch& watch = {});

} // namespace weft::synthesis

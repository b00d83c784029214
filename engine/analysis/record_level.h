// SPDX-License-Identifier: GPL-3.0-or-later
// The refusal of an analysis whose records a run did not keep. Pure function; any thread.
#pragma once

#include "engine/core/error.h"

namespace weft::analysis {

// Missing: "`what` needs every operation and message of the run, which were not kept (record at level full)".
[[nodiscard]] Error needsLevelFull(const Sentence& what);
// The same for utilization over time: the aware model at level links or full.
[[nodiscard]] Error needsLinkBins(const Sentence& what);

} // namespace weft::analysis

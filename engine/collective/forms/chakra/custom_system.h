// SPDX-License-Identifier: GPL-3.0-or-later
// The system file that makes ASTRA-sim, and Weft, run the traces of a schedule in the place of a collective of its
// pattern. A pure function; any thread.
#pragma once

#include "engine/collective/model/pattern.h"

#include <string>

namespace weft::collective {

// JSON text, complete for a fabric of one dimension, which is what ASTRA-sim runs such traces on: all-reduce,
// all-gather, reduce-scatter and all-to-all otherwise by ring, and chunks not split, because a split collective with
// traces never ends there. `prefix` is that of the traces, PREFIX.RANK.et, as the reader of the file will find it.
// Errors: Unsupported (a pattern that ASTRA-sim has no such key for: its traces can be run as a workload).
[[nodiscard]] Result<std::string> customSystemJson(PatternKind kind, const std::string& prefix);

} // namespace weft::collective

// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds a run, in one sentence. Pure function; any thread.
#pragma once

#include "engine/analysis/headline.h"
#include "engine/core/sentence.h"

#include <string>

namespace weft::report {

// No capital, no full stop. `run` is what the headline was made of: it has the names.
[[nodiscard]] Sentence headlineText(const analysis::Headline& headline, const simulation::Run& run);

// "97 %"; shares between 0 and 1 % are "under 1 %", those above 99 % and below 100 % are "over 99 %".
[[nodiscard]] Sentence shareText(double share);

} // namespace weft::report

// SPDX-License-Identifier: GPL-3.0-or-later
// Which kinds of values a result JSON of Weft has under which keys, also those that nobody compares: what is damaged
// there is damaged. Holds no state; any thread.
#pragma once

#include "engine/core/units.h"
#include "engine/study/comparison/placed_values.h"

namespace weft::study {

// The first value of a kind that its key never has, or a time that is longer than `longest`, is `values`' error.
// Keys that are not known are left alone: another program may have written them.
void checkShape(PlacedValues& values, const nlohmann::json& root, Time longest);

} // namespace weft::study

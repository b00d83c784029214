// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario with one thing made faster: what sensitivity.h simulates. Private to this room; pure functions.
#pragma once

#include "engine/study/comparison/sensitivity.h"

namespace weft::study {

// Errors: OutOfRange for what the scenario does not have.
[[nodiscard]] Result<void> checkFaster(const Scenario& scenario, const Faster& faster);

// Must have passed checkFaster(). `asState`: the fabric counts as changed, whatever the change. A dimension of a stack
// as ASTRA-sim has them stays one; of other fabrics the links of the dimension are changed one by one.
[[nodiscard]] Scenario fasterScenario(const Scenario& scenario, const Faster& faster, double factor, bool asState);

} // namespace weft::study

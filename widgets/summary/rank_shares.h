// SPDX-License-Identifier: GPL-3.0-or-later
// How each rank spent its time, put together so that a bar is never narrower than it can be seen. Pure; any thread.
#pragma once

#include "engine/simulation/model/run.h"

#include <cstdint>
#include <vector>

namespace weft::widgets {

// Means over consecutive ranks, ns. The four parts sum to the finish.
struct RankShare {
    std::uint32_t first = 0;
    std::uint32_t count = 1;
    double compute = 0; // and no communication in flight
    double overlap = 0; // compute with communication behind it
    double exposed = 0; // communication and no compute
    double idle = 0;
    [[nodiscard]] double finish() const { return compute + overlap + exposed + idle; }
};

// At most `most` bars (at least 1), each of equally many ranks but for the last.
[[nodiscard]] std::vector<RankShare> rankShares(const simulation::Run& run, std::size_t most);

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// How evenly traffic lies on links that are as good as each other: the up-links of a switch, parallel cables. Where
// routes are drawn by hash some carry more than others; this says how much. Pure functions; any thread.
#pragma once

#include "engine/simulation/model/run.h"

#include <optional>

namespace weft::analysis {

// Links that leave one node, cost the same, work, and lead to the same other node or up the same level of a tree.
struct EqualLinks {
    NodeId node {};
    std::uint32_t links = 0;
    std::uint64_t bytes = 0; // of all of them
    std::uint64_t most = 0; // of the one that carried most
    [[nodiscard]] double imbalance() const // most over mean, 1 where they are even
    {
        return bytes == 0 ? 1 : static_cast<double>(most) * links / static_cast<double>(bytes);
    }
};

struct EqualLinkLoads {
    std::uint32_t groups = 0; // that carried anything
    EqualLinks worst; // with the greatest imbalance, the lowest node of equals
    double mean = 1; // imbalance of all groups, weighted by their bytes
};

// None below level `links`, and where no group carried anything.
[[nodiscard]] std::optional<EqualLinkLoads> equalLinkLoads(const simulation::Run& run);

} // namespace weft::analysis

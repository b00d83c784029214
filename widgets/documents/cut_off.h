// SPDX-License-Identifier: GPL-3.0-or-later
// The NPUs that failed links and nodes cut off from the most of the others, and what is to blame for each. Pure
// function; any thread; O(nodes + links), and nothing where nothing has failed.
#pragma once

#include "widgets/documents/fabric_columns.h"

namespace weft::widgets {

struct CutOff {
    std::uint32_t npu = 0; // works itself, and would not be cut off if nothing had failed; all by the columns' indices
    bool hasWayTo = false; // from those that it is cut off from
    bool hasWayFrom = false;
    // What has failed around the part that it is in; ascending.
    std::vector<std::uint32_t> links {};
    std::vector<std::uint32_t> nodes {};
};

// In ascending order of the NPUs.
[[nodiscard]] std::vector<CutOff> cutOffNpus(const FabricColumns& columns, const LinkEnds& ends);

} // namespace weft::widgets

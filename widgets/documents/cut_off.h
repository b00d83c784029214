// SPDX-License-Identifier: GPL-3.0-or-later
// The NPUs that are cut off from the most of the others, by failed links and nodes or because nobody has drawn a way
// yet, and what is to blame for each. Pure function; any thread; O(nodes + links), and nothing where nothing has failed
// and nothing else is asked for.
#pragma once

#include "widgets/documents/fabric_columns.h"

namespace weft::widgets {

struct CutOff {
    std::uint32_t npu = 0; // works itself; all by the columns' indices
    bool isDrawnSo = false; // it would be cut off if nothing had failed, too
    bool hasWayTo = false; // from those that it is cut off from
    bool hasWayFrom = false;
    // What has failed around the part that it is in; ascending.
    std::vector<std::uint32_t> links {};
    std::vector<std::uint32_t> nodes {};
};

// In ascending order of the NPUs. `drawnToo`: those that are drawn so as well as those that something cut off.
[[nodiscard]] std::vector<CutOff> cutOffNpus(const FabricColumns& columns, const LinkEnds& ends, bool drawnToo);

} // namespace weft::widgets

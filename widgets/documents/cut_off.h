// SPDX-License-Identifier: GPL-3.0-or-later
// The NPUs that failed links and nodes cut off from the first one that works, and what is to blame. Pure function; any
// thread; O(nodes + links), and nothing where nothing has failed.
#pragma once

#include "widgets/documents/fabric_columns.h"

namespace weft::widgets {

struct CutOff {
    bool outwards = true; // from `from` there is no way to them; else none from them to it
    std::uint32_t from = 0; // all by the index of the columns
    std::vector<std::uint32_t> npus; // that would be reached if nothing had failed; ascending
    std::uint32_t link = kNoIndex; // failed, and leads from what is reached to what is not
    std::uint32_t node = kNoIndex; // the failed one, where it is no link
    bool several = false; // more has failed at that border
};

[[nodiscard]] std::vector<CutOff> cutOffNpus(const FabricColumns& columns, const LinkEnds& ends);

} // namespace weft::widgets

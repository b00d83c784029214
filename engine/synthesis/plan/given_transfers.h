// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule that exists already, as the transfers that synthesis plans: what goes over which link when, and whether it
// is a part of a sum or all of it. Pure function; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/synthesis/graph/link_graph.h"

namespace weft::synthesis {

struct GivenTransfer {
    std::uint64_t start = 0; // ns, with links as they are when nothing is wrong
    std::uint32_t chunk = 0; // the pattern's
    LinkId link {};
    bool adds = false; // a part of a sum; otherwise a copy
    bool goesOn = false; // from a switch, as the next hop of the message before it
    bool operator==(const GivenTransfer&) const = default;
};

// In the order of time, through switches in one in which each comes after what it waits for, with the hops of a message
// together; failures and degradations of the fabric do not count. Errors: Unsupported (messages that name no link, or
// go through NPUs that do not get them, or carry several chunks), Mismatched (links or ranks that the fabric does not
// have, messages that do not meet, steps that wait for each other, what holds no chunk of the pattern).
[[nodiscard]] Result<std::vector<GivenTransfer>> givenTransfers(
    const topology::Fabric& fabric, const collective::Schedule& schedule, Bytes chunk);

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// Proves all-gathers and reduce-scatters of any size as schedules, in little memory: the chunks of one NPU share no
// slot with those of others, so that each NPU's are a collective of their own, spelled out and verified one after the
// other. One call, any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/plan/link_schedule.h"

namespace weft::synthesis {

// `schedule` as checkLinkSchedule() has found it right, with `sums` on reversed(graph). That check shows that links
// carry one chunk at a time: so a link's messages meet in their order whosever chunks they are, and no NPU's transfers
// wait for another's in a circle. Here the verifier shows, without the times, that each NPU's chunks come to all others
// (or their parts to it) in every order in which the steps can run. Returns the number of transfers. Progress counts
// NPUs. Under 2 µs a transfer, and 16 bytes for eight million of them at a time. Errors: Mismatched (the verifier's
// fault; transfers that are of no NPU), those of scheduleOf() and verify().
[[nodiscard]] Result<std::uint64_t> verifyByOwners(
    const LinkGraph& graph, const LinkSchedule& schedule, bool sums, const Watch& watch = {});

} // namespace weft::synthesis

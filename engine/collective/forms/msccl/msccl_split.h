// SPDX-License-Identifier: GPL-3.0-or-later
// Long thread blocks, which MSCCL's runtime cannot load, as several: the messages of every connection are shared out
// over more channels, so many to each, and each block becomes one for each of its channels. Between them its steps keep
// their order by dependencies, and a fused step whose two messages go apart becomes two, with a slot in scratch for a
// sum that it only passed on. Used by the writer of MSCCL XML. Pure functions; any thread.
#pragma once

#include "engine/collective/model/schedule.h"

namespace weft::collective {

// The same program with no more steps to a block and no more channels than MSCCL has; null where the blocks are short
// already, or where that cannot be had: blocks without order, many steps without messages, too few channels.
[[nodiscard]] SchedulePtr withShortBlocks(const Schedule& schedule);

} // namespace weft::collective

// SPDX-License-Identifier: GPL-3.0-or-later
// From the operations of a TransferBuilder to thread blocks: what they wait for, which receives only pass on what they
// get, and the blocks that follow from that. Pure; any thread.
#pragma once

#include "engine/collective/library/transfer_builder.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/core/groups.h"

namespace weft::collective {

struct TransferAnalysis {
    std::vector<BufferSizes> sizes; // by rank: the memory that is touched
    // Earlier operations of the same rank that each waits for, ascending: those that wrote what it reads or overwrites,
    // and those that read what it overwrites.
    Groups<> dependencies;
    // Of a receive: the first send that reads exactly what it wrote, on the same channel.
    std::vector<std::uint32_t> forward;
    // Of a receive: nobody but `forward` reads what it wrote, and it is overwritten or promised to nobody.
    std::vector<bool> passing;
};

// Errors: TooLarge (2^32 - 1 operations, or 2^28 slots in all ranks together), Cancelled.
[[nodiscard]] Result<TransferAnalysis> analyse(
    const Pattern& pattern, std::span<const TransferBuilder::Operation> operations, const Watch& watch);

// Puts the operations into thread blocks, rank by rank (transfer_blocks.cpp). Errors: Unmatched (messages that are
// received in another order than they were sent), Cancelled.
[[nodiscard]] Result<void> assembleBlocks(const Pattern& pattern,
    std::span<const TransferBuilder::Operation> operations, const TransferAnalysis& analysis, TransferOptions options,
    ScheduleBuilder& builder, const Watch& watch);

} // namespace weft::collective

// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules whose pictures are known: a ring all-reduce of any size, and all-to-all in one level.
#pragma once

#include "engine/collective/model/schedule_builder.h"

#include <string>

namespace weft::widgets::testing {

using collective::Buffer;
using collective::Pattern;
using collective::PatternKind;
using collective::Schedule;
using collective::ScheduleBuilder;
using collective::SchedulePtr;
using collective::Slot;
using collective::Step;
using collective::StepKind;
using collective::ThreadBlock;

// One block a rank: chunk c starts at rank c, is summed around the ring and handed on around it once more. Fused:
// 2(n - 1) + 1 levels, 2(n - 1) transfers a rank. `broken`: rank 0's first sum is a copy.
[[nodiscard]] inline SchedulePtr ringAllReduce(std::uint32_t ranks, bool broken = false, std::string name = "ring")
{
    Pattern pattern;
    pattern.ranks = ranks;
    pattern.chunks = ranks;
    collective::ScheduleInfo info;
    info.name = std::move(name);
    ScheduleBuilder builder(pattern, info);
    builder.reserve(std::size_t { ranks } * 2 * ranks);
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        const BlockId block = builder.addBlock(
            { Rank { rank }, Rank { (rank + 1) % ranks }, Rank { (rank + ranks - 1) % ranks }, 0, true });
        for (std::uint32_t i = 0; i < 2 * ranks - 1; ++i) {
            const Slot slot { Buffer::Input, (rank + 2 * ranks - i) % ranks };
            StepKind kind = StepKind::ReceiveCopySend;
            if (i == 0)
                kind = StepKind::Send;
            else if (i < ranks - 1)
                kind = broken && rank == 0 && i == 1 ? StepKind::ReceiveCopySend : StepKind::ReceiveReduceSend;
            else if (i == ranks - 1)
                kind = StepKind::ReceiveReduceCopySend;
            else if (i == 2 * ranks - 2)
                kind = StepKind::Receive;
            builder.add(block, { kind, slot, slot });
        }
    }
    return *builder.seal();
}

// Every rank sends chunk j to rank j at once: n - 1 steps in a cell, n(n - 1) transfers in one level.
[[nodiscard]] inline SchedulePtr directAllToAll(std::uint32_t ranks)
{
    Pattern pattern;
    pattern.kind = PatternKind::AllToAll;
    pattern.ranks = ranks;
    pattern.chunks = ranks;
    pattern.inPlace = false;
    ScheduleBuilder builder(pattern, { "direct", "Simple", {} });
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        const BlockId own = builder.addBlock({ Rank { rank }, kNone<Rank>, kNone<Rank>, 0, true });
        builder.add(own, { StepKind::Copy, { Buffer::Input, rank }, { Buffer::Output, rank } });
        for (std::uint32_t by = 1; by < ranks; ++by) {
            const std::uint32_t to = (rank + by) % ranks;
            const std::uint32_t from = (rank + ranks - by) % ranks;
            const BlockId out = builder.addBlock({ Rank { rank }, Rank { to }, kNone<Rank>, 0, true });
            builder.add(out, { StepKind::Send, { Buffer::Input, to }, { Buffer::Output, rank } });
            const BlockId in = builder.addBlock({ Rank { rank }, kNone<Rank>, Rank { from }, 0, true });
            builder.add(in, { StepKind::Receive, { Buffer::Input, rank }, { Buffer::Output, from } });
        }
    }
    return *builder.seal();
}

} // namespace weft::widgets::testing

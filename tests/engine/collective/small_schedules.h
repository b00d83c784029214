// SPDX-License-Identifier: GPL-3.0-or-later
// Collective algorithms written out by hand, for tests that must not rely on the library of algorithms.
#pragma once

#include "engine/collective/schedule_builder.h"

#include <vector>

namespace weft::collective::test {

inline Pattern makePattern(PatternKind kind, std::uint32_t ranks, std::uint32_t chunks, bool inPlace = true)
{
    Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = ranks;
    pattern.chunks = chunks;
    pattern.inPlace = inPlace;
    return pattern;
}

// One ordered block a rank; chunk c is summed along c + 1, c + 2, …, c and goes round once more.
inline SchedulePtr fusedRing(std::uint32_t ranks, std::uint32_t channels = 1)
{
    ScheduleBuilder builder(makePattern(PatternKind::AllReduce, ranks, ranks * channels));
    builder.reserve(std::size_t { ranks } * channels * (2 * ranks - 1));
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        for (std::uint32_t channel = 0; channel < channels; ++channel) {
            const BlockId block = builder.addBlock(
                { Rank { rank }, Rank { (rank + 1) % ranks }, Rank { (rank + ranks - 1) % ranks }, channel, true });
            for (std::uint32_t step = 0; step + 1 < 2 * ranks; ++step) {
                const Slot slot { Buffer::Input, (rank + 2 * ranks - 1 - step) % ranks * channels + channel };
                const StepKind kind = step == 0 ? StepKind::Send
                    : step + 1 < ranks          ? StepKind::ReceiveReduceSend
                    : step + 1 == ranks         ? StepKind::ReceiveReduceCopySend
                    : step + 2 < 2 * ranks      ? StepKind::ReceiveCopySend
                                                : StepKind::Receive;
                builder.add(block, { kind, slot, slot });
            }
        }
    }
    return *builder.seal();
}

} // namespace weft::collective::test

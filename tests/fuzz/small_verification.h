// SPDX-License-Identifier: GPL-3.0-or-later
// Verifies what a fuzzer made, unless it rightly takes more memory or time than a fuzzer allows. Any thread.
#pragma once

#include "engine/collective/proof/verifier.h"

namespace weft::fuzz {

inline void verifyIfSmall(const collective::Schedule& schedule)
{
    constexpr std::uint64_t kMost = 20000; // slots, steps and contributions
    std::uint64_t slots = 0;
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank) {
        const collective::BufferSizes& sizes = schedule.bufferSizes(Rank { rank });
        slots += std::uint64_t { sizes.input } + sizes.output + sizes.scratch;
    }
    std::uint64_t moved = 0;
    for (std::uint32_t step = 0; step < schedule.stepCount(); ++step)
        moved += schedule.count(StepId { step });
    if (slots > kMost || moved > kMost)
        return;
    const Result<collective::Verdict> verdict = collective::verify(schedule);
    // A verdict is right, or says what is wrong.
    if (!verdict || verdict->correct == verdict->fault.has_value())
        __builtin_trap();
}

} // namespace weft::fuzz

// SPDX-License-Identifier: GPL-3.0-or-later
// Requests and checks that the tests of the algorithm library share.
#pragma once

#include "engine/collective/algorithm_library.h"
#include "engine/collective/verifier.h"

#include <array>
#include <string>

namespace weft::collective::test {

inline constexpr std::array kStandardPatterns { PatternKind::AllReduce, PatternKind::AllGather,
    PatternKind::ReduceScatter, PatternKind::AllToAll, PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather,
    PatternKind::Scatter };

inline AlgorithmRequest requestOf(PatternKind kind, std::uint32_t ranks, bool inPlace = true)
{
    AlgorithmRequest request;
    request.pattern.kind = kind;
    request.pattern.ranks = ranks;
    request.pattern.inPlace = inPlace;
    return request;
}

// Empty if the schedule is proven to be correct, with connections of eight messages.
inline std::string whatIsWrong(const Schedule& schedule)
{
    const Result<Verdict> verdict = verify(schedule);
    if (!verdict)
        return toString(verdict.error());
    if (verdict->fault)
        return std::string(toString(verdict->fault->kind)) + ": " + verdict->fault->message;
    return verdict->correct ? "" : "not correct";
}

} // namespace weft::collective::test

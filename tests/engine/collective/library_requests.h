// SPDX-License-Identifier: GPL-3.0-or-later
// Requests and checks that the tests of the algorithm library share.
#pragma once

#include "engine/collective/library/algorithm_library.h"
#include "engine/collective/proof/verifier.h"

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

// Null if it cannot be made so.
inline SchedulePtr programOf(std::string_view name, const AlgorithmRequest& request)
{
    const Result<SchedulePtr> made = makeAlgorithm(name, request);
    return made ? *made : nullptr;
}

inline topology::Dimension dimensionOf(topology::DimensionKind kind, std::uint32_t size, double gigaBytes = 100)
{
    topology::Dimension dimension;
    dimension.kind = kind;
    dimension.size = size;
    dimension.link = { Latency { 500 }, Bandwidth::gigaBytesPerSecond(gigaBytes) };
    return dimension;
}

// Ways to see a group as two or three dimensions, of all kinds; none for primes.
inline std::vector<std::vector<topology::Dimension>> dimensionsFor(std::uint32_t ranks)
{
    using enum topology::DimensionKind;
    constexpr std::array kKinds { Ring, FullyConnected, Switch, Plain, Mesh, Torus, Hypercube };
    std::vector<std::vector<topology::Dimension>> all;
    for (std::uint32_t first = 2; first * first <= ranks; ++first) {
        if (ranks % first != 0)
            continue;
        const std::uint32_t rest = ranks / first;
        all.push_back({ dimensionOf(kKinds[first % 7], rest), dimensionOf(kKinds[rest % 7], first, 50) });
        if (rest % 2 == 0 && rest > 2) {
            all.push_back({ dimensionOf(kKinds[all.size() % 7], first), dimensionOf(Switch, 2, 50),
                dimensionOf(FullyConnected, rest / 2, 25) });
        }
    }
    return all;
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

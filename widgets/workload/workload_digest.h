// SPDX-License-Identifier: GPL-3.0-or-later
// What a workload amounts to: operations by type, sizes, how evenly the ranks are loaded, its collectives matched
// across the ranks, its groups. Computed once on a worker, in two passes over the operations; immutable afterwards.
#pragma once

#include "engine/core/progress.h"
#include "widgets/workload/operation_list.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace weft::widgets {

struct KindTotals {
    OperationKind kind {};
    std::uint64_t count = 0;
    double bytes = 0; // sums may pass 2^64
    double flop = 0;
    double micros = 0; // durations that the trace gives
};

// How many operations have a size in [2^exponent, 2^(exponent+1)); exponent 0 holds sizes 0 and 1.
struct SizeBin {
    std::uint64_t communication = 0;
    std::uint64_t other = 0;
};

// One figure over the ranks that have a trace.
struct RankSpread {
    double least = 0;
    double mean = 0;
    double most = 0;
    std::uint32_t leastRank = 0;
    std::uint32_t mostRank = 0;
    double sum = 0;
};

enum class SpreadFigure : std::size_t { Operations, CommunicationBytes, Flop, Micros };
inline constexpr std::size_t kSpreadFigures = 4;

// One collective as its members see it: the k-th of its group on each of them.
struct CollectiveEntry {
    OperationKind kind {};
    std::uint32_t group = 0; // into WorkloadDigest::groups
    std::uint32_t number = 0; // k, from 0
    std::uint64_t bytes = 0; // comm_size on the first member
    std::uint32_t found = 0; // members that have a k-th collective
    std::uint32_t equal = 0; // of them, those with this type and size
    OpKey first {}; // the operation of the lowest rank
};

struct GroupEntry {
    std::string name; // empty: the world
    std::vector<Rank> ranks; // in the listed order; of the world all
    bool isDefined = true; // false: collectives name it, and nothing says who is in it
    std::uint64_t collectives = 0;
};

struct WorkloadDigest {
    std::vector<KindTotals> kinds; // those that occur, the most frequent first
    std::array<SizeBin, 64> sizes {};
    std::array<RankSpread, kSpreadFigures> spread {};
    std::vector<CollectiveEntry> collectives; // by group, then in their order
    std::vector<GroupEntry> groups; // [0] is the world
    bool isComplete = true; // not stopped half-way
};

using WorkloadDigestPtr = std::shared_ptr<const WorkloadDigest>;

// `groups`: of a communicator-group file; they win over the workload's own.
[[nodiscard]] WorkloadDigestPtr digest(
    const OperationList& list, const std::vector<trace::ProcessGroup>& groups, const Watch& watch = {});

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/range_usage.h"

#include "engine/analysis/interval_union.h"
#include "engine/analysis/record_level.h"
#include "engine/core/make_error.h"

#include <numeric>

namespace weft::analysis {

using simulation::OperationKind;
using simulation::Run;

namespace {

constexpr std::size_t kPoll = 8192; // records between looks at the stop token

struct RankSweep {
    UnionSweep compute;
    UnionSweep communication;
    UnionSweep either;
};

// The recorder keeps operations in the order of their starts; what came otherwise is visited through an index.
std::vector<std::uint32_t> orderByStart(const std::vector<Time>& starts)
{
    std::vector<std::uint32_t> order;
    if (std::is_sorted(starts.begin(), starts.end()))
        return order;
    order.resize(starts.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(
        order.begin(), order.end(), [&starts](std::uint32_t a, std::uint32_t b) { return starts[a] < starts[b]; });
    return order;
}

} // namespace

bool isCompute(OperationKind kind)
{
    return kind == OperationKind::Compute || kind == OperationKind::CpuCompute;
}

bool isCommunication(OperationKind kind)
{
    return kind == OperationKind::Collective || kind == OperationKind::Send || kind == OperationKind::Receive
        || kind == OperationKind::Memory;
}

Result<std::vector<RangeUsage>> rangeUsage(const Run& run, Time from, Time to, const Watch& watch)
{
    if (run.recorded != simulation::RecordLevel::Full)
        return needsLevelFull(say("the use of time by rank"));
    if (to < from)
        return errorOf(ErrorCode::OutOfRange, say("the range ends before it begins"));

    const simulation::OperationColumns& operations = run.operations;
    std::vector<RangeUsage> usage(run.ranks.size());
    std::vector<RankSweep> sweeps(run.ranks.size());
    const std::vector<std::uint32_t> order = orderByStart(operations.start);
    for (std::size_t i = 0; i < operations.size(); ++i) {
        if (i % kPoll == 0 && watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("the analysis was stopped"));
        const std::size_t at = order.empty() ? i : order[i];
        if (operations.start[at] >= to)
            break;
        const Time start = std::max(operations.start[at], from);
        const Time end = std::min(operations.end[at], to);
        const std::size_t rank = index(operations.rank[at]);
        // One of no duration is inside where it starts inside.
        if (rank >= usage.size() || (end <= start && operations.start[at] < from))
            continue;
        const OperationKind kind = operations.kind[at];
        RangeUsage& sums = usage[rank];
        ++sums.operations[static_cast<std::size_t>(kind)];
        if (end <= start)
            continue;
        sums.byKind[static_cast<std::size_t>(kind)] += end - start;
        RankSweep& sweep = sweeps[rank];
        if (isCompute(kind))
            sweep.compute.add(start, end);
        else if (isCommunication(kind))
            sweep.communication.add(start, end);
        else
            continue;
        sweep.either.add(start, end);
    }
    for (std::size_t rank = 0; rank < usage.size(); ++rank) {
        RangeUsage& sums = usage[rank];
        const RankSweep& sweep = sweeps[rank];
        sums.compute = sweep.compute.length();
        sums.communication = sweep.communication.length();
        sums.overlap = sums.compute + sums.communication - sweep.either.length();
        sums.exposedCommunication = sweep.either.length() - sums.compute;
        sums.neither = to - from - sweep.either.length();
    }

    const simulation::MessageColumns& messages = run.messagesLog;
    for (std::size_t at = 0; at < messages.size(); ++at) {
        if (at % kPoll == 0 && watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("the analysis was stopped"));
        const std::size_t rank = index(messages.source[at]);
        if (messages.start[at] < from || messages.start[at] >= to || rank >= usage.size())
            continue;
        ++usage[rank].messagesSent;
        usage[rank].bytesSent += messages.bytes[at];
    }
    return usage;
}

RangeUsage totalUsage(const std::vector<RangeUsage>& ranks)
{
    RangeUsage total;
    for (const RangeUsage& rank : ranks) {
        total.compute += rank.compute;
        total.communication += rank.communication;
        total.overlap += rank.overlap;
        total.exposedCommunication += rank.exposedCommunication;
        total.neither += rank.neither;
        for (std::size_t kind = 0; kind < kOperationKinds; ++kind) {
            total.byKind[kind] += rank.byKind[kind];
            total.operations[kind] += rank.operations[kind];
        }
        total.messagesSent += rank.messagesSent;
        total.bytesSent += rank.bytesSent;
    }
    return total;
}

} // namespace weft::analysis

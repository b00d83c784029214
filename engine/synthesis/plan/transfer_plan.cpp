// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/transfer_plan.h"

#include "engine/core/fingerprint.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>

namespace weft::synthesis {

Error wrong(const LinkGraph& graph, const PlannedTransfer& transfer, const Sentence& what, ErrorCode code)
{
    const std::string place = "link " + std::to_string(graph.source[transfer.arc]) + " → "
        + std::to_string(graph.target[transfer.arc]) + ", chunk " + std::to_string(transfer.chunk);
    return errorAt(placeIn({}, place), code, say("%1 at %2 ns", what, transfer.start));
}

Error LinkReplay::faultOf(const PlannedTransfer& transfer) const
{
    if (transfer.arc >= m_graph.arcs() || transfer.chunk >= m_chunks)
        return errorOf(ErrorCode::OutOfRange, say("a transfer names a link or chunk that is none"));
    return wrong(m_graph, transfer,
        transfer.start < m_now ? say("the plan is not in the order of time")
                               : say("the link still carries another chunk"));
}

std::uint64_t TransferPlan::fingerprint() const
{
    Fingerprint print;
    print.add(durationNs);
    for (const PlannedTransfer& transfer : transfers) {
        print.add(transfer.start);
        print.add(std::uint64_t { transfer.chunk } << 32U | transfer.arc);
    }
    return print.value();
}

void sortTransfers(std::vector<PlannedTransfer>& transfers)
{
    if (!std::ranges::is_sorted(transfers, {}, &PlannedTransfer::start)) {
        sortByDigits(
            transfers, [](const PlannedTransfer& each) { return std::tuple(each.start, each.chunk, each.arc); });
        return;
    }
    for (auto first = transfers.begin(); first != transfers.end();) {
        const auto end
            = std::find_if(first, transfers.end(), [&](const auto& other) { return other.start != first->start; });
        sortByDigits(
            std::span(first, end), [](const PlannedTransfer& each) { return std::tuple(each.chunk, each.arc); });
        first = end;
    }
}

TransferPlan reversedInTime(const LinkGraph& graph, const TransferPlan& plan)
{
    // From the last, so that most are in order at once.
    TransferPlan turned { { plan.transfers.rbegin(), plan.transfers.rend() }, plan.durationNs };
    for (PlannedTransfer& transfer : turned.transfers)
        transfer.start = plan.durationNs - transfer.start - graph.time[transfer.arc];
    sortTransfers(turned.transfers);
    return turned;
}

Result<void> checkAddsOnce(std::uint64_t duplicates)
{
    if (duplicates == 0)
        return {};
    return errorOf(ErrorCode::Mismatched,
        sayCount(duplicates, "%n transfer adds parts to a sum that are in it already",
            "%n transfers add parts to a sum that are in it already"));
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/check/schedule_faults.h"

#include <map>

namespace weft::synthesis {

namespace {

// What an NPU has of a chunk.
struct HeldSet {
    std::uint64_t parts = 0;
    std::uint64_t readUntil = 0;
};

struct SetArrival {
    PlannedTransfer transfer;
    std::uint64_t parts = 0;
    bool adds = false;
};

} // namespace

Result<void> checkExchange(const LinkGraph& graph, const Demands& sums, std::span<const PlanPart> parts)
{
    LinkReplay links(graph, sums.chunks());
    std::map<std::pair<std::uint32_t, std::uint32_t>, HeldSet> has; // by chunk and NPU
    std::vector<std::uint64_t> whole(sums.chunks(), 0);
    for (std::uint32_t chunk = 0; chunk < sums.chunks(); ++chunk) {
        std::uint64_t bit = 1;
        for (const std::uint32_t giver : sums.giversOf(chunk)) {
            has[{ chunk, giver }] = { bit, 0 };
            whole[chunk] |= bit;
            bit = sums.isSum(chunk) ? bit << 1U : bit;
        }
    }
    std::multimap<std::uint64_t, SetArrival> arrivals; // of what is under way
    std::uint64_t last = 0;
    Result<void> fault; // the first
    const auto arriveUntil = [&](std::uint64_t now) {
        for (; !arrivals.empty() && arrivals.begin()->first <= now; arrivals.erase(arrivals.begin())) {
            const auto& [end, arrival] = *arrivals.begin();
            const PlannedTransfer& transfer = arrival.transfer;
            HeldSet& to = has[{ transfer.chunk, graph.target[transfer.arc] }];
            const std::uint64_t missing = arrival.adds ? arrival.parts & to.parts : to.parts & ~arrival.parts;
            if (fault && (missing != 0 || to.readUntil > end)) {
                fault = wrong(graph, transfer,
                    missing == 0       ? say("what is there is still being sent")
                        : arrival.adds ? say("a part is in the sum already")
                                       : say("the copy lacks a part that is there"));
            }
            to.parts |= arrival.parts;
            last = end;
        }
    };
    eachInTime(parts, [&](std::size_t part, std::size_t, const PlannedTransfer& transfer) {
        if (!links.carry(transfer)) {
            fault = links.error();
            return false;
        }
        arriveUntil(transfer.start);
        if (!fault)
            return false;
        const std::uint32_t source = graph.source[transfer.arc];
        HeldSet& from = has[{ transfer.chunk, source }];
        if (from.parts == 0)
            fault = wrong(graph, transfer, say("the source has nothing of the chunk"));
        else if (!graph.kind[source].forwards && !sums.isEnd(transfer.chunk, source))
            fault = wrong(graph, transfer, say("the sender does not forward for others"));
        const std::uint64_t end = transfer.start + graph.time[transfer.arc];
        from.readUntil = std::max(from.readUntil, end);
        arrivals.emplace(end, SetArrival { transfer, from.parts, parts[part].adds });
        return fault.ok();
    });
    if (fault)
        arriveUntil(~std::uint64_t { 0 });
    if (!fault)
        return fault;
    for (std::uint32_t chunk = 0; chunk < sums.chunks(); ++chunk) {
        for (const std::uint32_t taker : sums.takersOf(chunk)) {
            if (has[{ chunk, taker }].parts != whole[chunk])
                return lacks(taker, 1);
        }
    }
    if (last != (parts.empty() ? 0 : parts.front().plan.durationNs))
        return errorOf(ErrorCode::Mismatched, say("the exchange ends at another time than it says"));
    return {};
}

} // namespace weft::synthesis

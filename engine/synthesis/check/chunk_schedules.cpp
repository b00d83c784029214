// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/chunk_schedules.h"

#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/plan/plan_schedule.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kAtOnce = std::uint64_t { 1 } << 23U; // transfers that are looked up in one reading

// The transfers of one NPU's chunks, numbered from 0.
Result<std::uint64_t> verifyOwner(
    const LinkGraph& graph, std::uint32_t owner, std::uint32_t chunks, PlanPart part, const Watch& watch)
{
    collective::Pattern pattern;
    pattern.kind = part.adds ? collective::PatternKind::Reduce : collective::PatternKind::Broadcast;
    pattern.ranks = graph.npus;
    pattern.chunks = chunks;
    pattern.root = Rank { owner };
    const Result<collective::SchedulePtr> schedule
        = scheduleOf(graph, pattern, { std::move(part) }, std::string(collective::toString(pattern.kind)), watch);
    if (!schedule)
        return schedule.error();
    const Result<collective::Verdict> verdict = collective::verify(**schedule, {}, watch);
    if (!verdict)
        return verdict.error();
    if (!verdict->correct)
        return Error { ErrorCode::Mismatched, say("chunks of NPU %1: %2", owner, verdict->fault->message), {}, {} };
    return verdict->transfers;
}

} // namespace

Result<std::uint64_t> verifyByOwners(
    const LinkGraph& graph, const LinkSchedule& schedule, bool sums, const Watch& watch)
{
    const LinkGraph used = sums ? reversed(graph) : graph;
    const std::uint32_t perNpu = schedule.chunksPerNpu;
    const std::uint64_t ofOwner = std::max<std::uint64_t>(std::uint64_t { perNpu } * (graph.npus - 1), 1);
    const auto atOnce = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(kAtOnce / ofOwner, 1, graph.npus));
    if (watch.progress != nullptr)
        watch.progress->setTotal(graph.npus);
    const Watch quiet { watch.stop, nullptr };
    std::uint64_t transfers = 0;
    for (std::uint32_t first = 0; first < graph.npus; first += atOnce) {
        std::vector<TransferPlan> plans(std::min(atOnce, graph.npus - first));
        for (TransferPlan& plan : plans) {
            plan.durationNs = schedule.durationNs;
            plan.transfers.reserve(ofOwner);
        }
        const std::uint64_t wanted = std::uint64_t { perNpu } * plans.size();
        eachTransfer(used, schedule, [&](std::uint32_t arc, const Transfer& transfer) {
            const std::uint64_t chunk = std::uint64_t { transfer.chunk } - std::uint64_t { first } * perNpu;
            if (chunk < wanted)
                plans[chunk / perNpu].transfers.push_back(
                    { transfer.start, static_cast<std::uint32_t>(chunk % perNpu), arc });
        });
        for (std::uint32_t i = 0; i < plans.size(); ++i) {
            TransferPlan plan = std::move(plans[i]);
            sortTransfers(plan.transfers);
            if (sums)
                plan = reversedInTime(used, plan);
            const Result<std::uint64_t> verified
                = verifyOwner(graph, first + i, perNpu, { std::move(plan), sums }, quiet);
            if (!verified)
                return verified;
            transfers += *verified;
            if (watch.progress != nullptr)
                watch.progress->setDone(first + i + 1);
        }
    }
    if (transfers != schedule.transferCount())
        return Error { ErrorCode::Mismatched, say("%1 transfers are of no NPU", schedule.transferCount() - transfers),
            {}, {} };
    return transfers;
}

} // namespace weft::synthesis

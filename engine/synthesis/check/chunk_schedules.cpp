// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/chunk_schedules.h"

#include "engine/collective/proof/verifier.h"
#include "engine/core/crew.h"
#include "engine/synthesis/plan/plan_schedule.h"

#include <algorithm>
#include <optional>

namespace weft::synthesis {

namespace {

using collective::PatternKind;
using collective::Slot;

constexpr std::uint64_t kAtOnce = std::uint64_t { 1 } << 24U; // transfers that are looked up in one reading

constexpr std::uint32_t kNobody = 0xFFFFFFFFU;

// What an NPU holds at an offset.
struct Held {
    std::uint32_t chunk = 0;
    std::uint32_t parts = 0; // of a sum, 1 of what is copied; 0: nothing
    std::uint32_t writer = kNobody; // the end that wrote it last
    bool hasLeft = false; // a sum that was sent on
};

// The chunks of one NPU, numbered from 0: their transfers, or what is wrong.
Result<std::uint64_t> proveOwner(
    const LinkGraph& graph, const collective::Pattern& pattern, TransferPlan plan, const Watch& watch)
{
    PlanPart part { std::move(plan), pattern.kind == PatternKind::Reduce };
    const Result<SpelledPlan> spelled = SpelledPlan::make(graph, pattern, std::span(&part, 1), {}, watch);
    if (!spelled)
        return spelled.error();
    if (const std::optional<DirectPlan>& direct = spelled->direct()) {
        std::vector<PlannedTransfer>& transfers = part.plan.transfers;
        const auto arrival
            = [&graph](const PlannedTransfer& transfer) { return transfer.start + graph.time[transfer.arc]; };
        if (!std::ranges::is_sorted(transfers, {}, arrival))
            std::ranges::stable_sort(transfers, {}, arrival);
        if (isSeenRight(graph, pattern, direct->columns(), transfers))
            return transfers.size();
    }
    const Result<collective::SchedulePtr> schedule = spelled->schedule(true, watch);
    if (!schedule)
        return schedule.error();
    const Result<collective::Verdict> verdict = collective::verify(**schedule, {}, watch);
    if (!verdict)
        return verdict.error();
    if (!verdict->correct)
        return errorOf(ErrorCode::Mismatched, say("chunks of NPU %1: %2", pattern.root, verdict->fault->message));
    return verdict->transfers;
}

} // namespace

bool isSeenRight(const LinkGraph& graph, const collective::Pattern& pattern, const PlanColumns& columns,
    std::span<const PlannedTransfer> inTime)
{
    if ((pattern.kind != PatternKind::Broadcast && pattern.kind != PatternKind::Reduce) || !pattern.inPlace
        || std::ranges::any_of(columns.copies, [](const auto& copies) { return !copies.empty(); }))
        return false;
    const bool sums = pattern.kind == PatternKind::Reduce;
    const PatternSlots slots(pattern);
    std::vector<Held> all(std::size_t { graph.npus } * pattern.chunks); // by NPU and offset
    const auto exists
        = [&pattern](Slot slot) { return slot.buffer == collective::Buffer::Input && slot.offset < pattern.chunks; };
    const auto at = [&](std::uint32_t npu, Slot slot) -> Held& {
        return all[std::size_t { npu } * pattern.chunks + slot.offset];
    };
    for (std::uint32_t chunk = 0; chunk < pattern.chunks; ++chunk) {
        slots.before(chunk, [&](const NamedSlot& named) {
            if (exists(named.slot))
                at(named.npu, named.slot) = { chunk, 1 };
        });
    }
    std::vector<std::uint32_t> next(columns.arcStart.begin(), columns.arcStart.end() - 1);
    for (const PlannedTransfer& transfer : inTime) {
        const std::uint32_t place = next[transfer.arc]++;
        if (place == columns.arcStart[transfer.arc + 1])
            return false;
        const Slot source = columns.source[place];
        const Slot target = columns.target[place];
        if (!exists(source) || !exists(target))
            return false;
        Held& from = at(graph.source[transfer.arc], source);
        Held& to = at(graph.target[transfer.arc], target);
        if (from.parts == 0 || from.hasLeft || columns.sendWaits[place] != from.writer
            || columns.receiveWaits[place] != to.writer || columns.adds[place] != sums)
            return false;
        if (sums ? to.parts == 0 || to.hasLeft || to.chunk != from.chunk : to.parts != 0)
            return false;
        to.chunk = from.chunk;
        to.parts += from.parts;
        to.writer = 2 * place + 1;
        from.hasLeft = sums;
    }
    bool isRight = inTime.size() == columns.source.size();
    for (std::uint32_t chunk = 0; chunk < pattern.chunks && isRight; ++chunk) {
        slots.after(chunk, [&](const NamedSlot& named) {
            const Held held = exists(named.slot) ? at(named.npu, named.slot) : Held();
            isRight = isRight && held.parts == (sums ? graph.npus : 1) && held.chunk == chunk && !held.hasLeft;
        });
    }
    return isRight;
}

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
    Crew crew(std::max(std::thread::hardware_concurrency(), 1U));
    collective::Pattern ofOne;
    ofOne.kind = sums ? PatternKind::Reduce : PatternKind::Broadcast;
    ofOne.ranks = graph.npus;
    ofOne.chunks = perNpu;
    std::atomic<std::uint64_t> transfers { 0 };
    std::atomic<std::uint32_t> done { 0 };
    for (std::uint32_t first = 0; first < graph.npus; first += atOnce) {
        std::vector<TransferPlan> plans(std::min(atOnce, graph.npus - first));
        for (TransferPlan& plan : plans) {
            plan.durationNs = schedule.durationNs;
            plan.transfers.reserve(ofOwner);
        }
        const auto wanted = static_cast<std::uint32_t>(perNpu * plans.size());
        eachTransfer(used, schedule, [&](std::uint32_t arc, const Transfer& transfer) {
            const std::uint32_t chunk = transfer.chunk - first * perNpu; // of NPUs before: beyond all
            if (chunk < wanted)
                plans[chunk / perNpu].transfers.push_back({ transfer.start, chunk % perNpu, arc });
        });
        std::vector<std::optional<Error>> faults(plans.size());
        std::atomic<std::uint64_t> firstFault { plans.size() };
        crew.run(plans.size(), [&](std::uint64_t i, auto) {
            if (i > firstFault)
                return;
            TransferPlan plan = std::exchange(plans[i], {});
            sortTransfers(plan.transfers);
            if (sums)
                plan = reversedInTime(used, plan);
            collective::Pattern pattern = ofOne;
            pattern.root = Rank { first + static_cast<std::uint32_t>(i) };
            const Result<std::uint64_t> proved = proveOwner(graph, pattern, std::move(plan), quiet);
            if (!proved) {
                faults[i] = proved.error();
                std::uint64_t known = firstFault;
                while (i < known && !firstFault.compare_exchange_weak(known, i)) { }
                return;
            }
            transfers += *proved;
            ++done;
            if (watch.progress != nullptr)
                watch.progress->setDone(done);
        });
        if (firstFault < plans.size())
            return *std::move(faults[firstFault]);
    }
    if (transfers != schedule.transferCount())
        return errorOf(ErrorCode::Mismatched, say("%1 transfers are of no NPU", schedule.transferCount() - transfers));
    return transfers.load();
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/chunk_schedules.h"

#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/check/column_proof.h"
#include "engine/synthesis/graph/crew.h"
#include "engine/synthesis/plan/plan_schedule.h"

#include <algorithm>
#include <optional>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kAtOnce = std::uint64_t { 1 } << 24U; // transfers that are looked up in one reading

// The chunks of one NPU after those of another, numbered from 0.
class OwnerProof {
public:
    OwnerProof(const LinkGraph& graph, std::uint32_t chunks, bool sums)
        : m_graph(graph)
        , m_pattern(patternOf(graph, chunks, sums))
        , m_slots(m_pattern)
        , m_isUniform(std::ranges::adjacent_find(graph.time, std::not_equal_to<>()) == graph.time.end())
    {
    }

    // The transfers, or what is wrong.
    Result<std::uint64_t> prove(std::uint32_t owner, TransferPlan plan, const Watch& watch)
    {
        const bool sums = m_pattern.kind == collective::PatternKind::Reduce;
        m_pattern.root = Rank { owner };
        for (NamedSlot& ofRoot : (sums ? m_slots.after : m_slots.before).items)
            ofRoot.npu = owner;
        const PlanPart part { std::move(plan), sums };
        const Result<std::optional<DirectPlan>> direct
            = DirectPlan::make(m_graph, m_pattern, m_slots, std::span(&part, 1), watch);
        if (!direct)
            return direct.error();
        if (*direct && isSeenRight(m_graph, m_pattern, m_slots, (*direct)->columns(), inTime(part.plan.transfers)))
            return part.plan.transfers.size();
        const Result<collective::SchedulePtr> schedule
            = *direct ? (*direct)->schedule({}, watch, true) : scheduleOf(m_graph, m_pattern, { part }, {}, watch);
        if (!schedule)
            return schedule.error();
        const Result<collective::Verdict> verdict = collective::verify(**schedule, {}, watch);
        if (!verdict)
            return verdict.error();
        if (!verdict->correct)
            return errorOf(ErrorCode::Mismatched, say("chunks of NPU %1: %2", owner, verdict->fault->message));
        return verdict->transfers;
    }

private:
    static collective::Pattern patternOf(const LinkGraph& graph, std::uint32_t chunks, bool sums)
    {
        collective::Pattern pattern;
        pattern.kind = sums ? collective::PatternKind::Reduce : collective::PatternKind::Broadcast;
        pattern.ranks = graph.npus;
        pattern.chunks = chunks;
        return pattern;
    }

    // By arrival, as they are where all links take the same time.
    std::span<const PlannedTransfer> inTime(std::span<const PlannedTransfer> transfers)
    {
        if (m_isUniform)
            return transfers;
        m_inTime.assign(transfers.begin(), transfers.end());
        std::ranges::stable_sort(m_inTime, {},
            [this](const PlannedTransfer& transfer) { return transfer.start + m_graph.time[transfer.arc]; });
        return m_inTime;
    }

    const LinkGraph& m_graph;
    collective::Pattern m_pattern;
    PatternSlots m_slots;
    bool m_isUniform = false;
    std::vector<PlannedTransfer> m_inTime;
};

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
    Crew crew(std::max(std::thread::hardware_concurrency(), 1U));
    std::vector<OwnerProof> proofs(crew.size(), OwnerProof(graph, perNpu, sums));
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
        crew.run(plans.size(), [&](std::uint64_t i, std::uint32_t worker) {
            if (i > firstFault)
                return;
            TransferPlan plan = std::exchange(plans[i], {});
            sortTransfers(plan.transfers);
            if (sums)
                plan = reversedInTime(used, plan);
            const auto owner = first + static_cast<std::uint32_t>(i);
            const Result<std::uint64_t> proved = proofs[worker].prove(owner, std::move(plan), quiet);
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

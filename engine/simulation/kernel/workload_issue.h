// SPDX-License-Identifier: GPL-3.0-or-later
// The workload layer: which operation of a rank may start, what it asks of the parts below, and what its end sets free.
// docs/semantics.md, section 4. Owned by one simulation.
#pragma once

#include "engine/core/fingerprint.h"
#include "engine/simulation/kernel/collectives.h"
#include "engine/simulation/network/messages.h"
#include "engine/simulation/places/remote_memory.h"

namespace weft::simulation {

class WorkloadIssue final : public OperationEnds {
public:
    WorkloadIssue(const trace::Workload& workload, std::uint32_t npus, const SystemConfig& system, EventCore& events,
        Moment& moment, Recorder& recorder, const Compute& compute, Collectives& collectives, Messages& messages,
        RemoteMemoryServers& memory);

    // All ranks in order, at the start of the run.
    void start();
    void complete(Rank rank, OpId op) override;

    [[nodiscard]] std::uint64_t totalOperations() const { return m_total; }
    [[nodiscard]] std::uint64_t doneOperations() const { return m_done; }
    [[nodiscard]] std::uint64_t sentMessages() const { return m_sent; }
    // The first send of no bytes.
    [[nodiscard]] const std::optional<Where>& sendsNothing() const { return m_sendsNothing; }
    // Operations in flight, by rank.
    [[nodiscard]] std::span<const std::uint32_t> inFlight() const { return m_inFlight; }

    // The ranks' part of the run: ends, sums, and what the fingerprint says of them.
    void finish(Run& run, Fingerprint& print) const;
    // Whoever did not finish, with what it waits for.
    void reportUnfinished(Findings& unfinished) const;

private:
    enum Slot : std::uint8_t { kCpuSlot, kGpuSlot, kCommSlot, kSlotCount };
    enum Stage : std::uint8_t { kPending, kIssued, kDone };
    struct RankState {
        const trace::ExecutionGraph* graph = nullptr;
        std::vector<std::uint32_t> waiting; // dependencies left, by operation
        std::array<std::vector<OpId>, kSlotCount + 1> ready; // min-heaps; the last one needs no slot
        std::array<bool, kSlotCount> busy {};
        std::vector<std::uint32_t> record; // level full only: what made an operation ready, then its record
        std::vector<std::uint8_t> stage; // Stage, by operation
        std::uint32_t done = 0;
        bool inPass = false;
        bool crowded = false; // at the last end, another operation was in flight
        bool byMessage = false; // one that ended at that tick was communication
        Time computeSum; // of GPU compute, as the peer sums it
        Time finish;
        std::uint64_t hash = 0;
    };

    [[nodiscard]] static std::size_t slotOf(const trace::Operation& operation);
    [[nodiscard]] static OperationKind kindOf(const trace::Operation& operation);
    void becomeReady(Rank rank, OpId op);
    void issueReady(Rank rank);
    void issue(Rank rank, OpId op);
    void startOperation(Rank rank, OpId op, OperationKind kind, std::uint32_t collective = kNoRecord);
    void compute(Rank rank, OpId op, const trace::Operation& operation, Time time, bool counts);
    void transfer(Rank rank, OpId op, const trace::Operation& operation);
    void lookForTies(Rank rank, OperationKind kind);
    [[nodiscard]] Sentence whatBlocks(Rank rank, OpId op) const;

    const trace::Workload& m_workload;
    const SystemConfig& m_system;
    EventCore& m_events;
    Moment& m_moment;
    Recorder& m_recorder;
    const Compute& m_compute;
    Collectives& m_collectives;
    Messages& m_messages;
    RemoteMemoryServers& m_memory;
    std::vector<RankState> m_ranks;
    std::vector<std::uint32_t> m_inFlight; // apart, because it is asked for every message
    std::uint64_t m_total = 0;
    std::uint64_t m_done = 0;
    std::uint64_t m_sent = 0; // by operations of their own
    std::optional<Where> m_sendsNothing;
};

} // namespace weft::simulation

// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule's rank as plain operations with dependencies: the one form that the simulator executes, that Chakra traces
// are written from and that is put in the place of a collective. A Lowering borrows its schedule and never changes; any
// thread. What it makes is a value.
//
// s is a send, r a receive, rcs a receive and a send, rrc a receive and a computation, rrs and rrcs all three, re and
// cpy a computation. Operations of one step wait for each other in that order; the first of them waits for the step's
// dependencies and then, in a block that is in order, for the last operation of the step before. Who depends on a step
// waits for its data only: for the computation, else the receive, and for a send where there is nothing else. A nop
// vanishes and leaves what it waits for to the next real step of its block, except where another step depends on the
// nop: then it is a computation that takes no time.
//
// Two extra attributes of steps (whole numbers, else ignored) say what the chunks cannot: "comm_size", the bytes of its
// messages, and "duration_micros", the time of its computation.
#pragma once

#include "engine/collective/lowering/reduce_model.h"
#include "engine/collective/model/schedule.h"
#include "engine/core/groups.h"

#include <unordered_map>

namespace weft::collective {

enum class OperationKind : std::uint8_t { Send, Receive, Compute };

// That a step becomes, but for a nop that another step waits for.
[[nodiscard]] constexpr std::uint32_t operationsOf(StepKind kind)
{
    return (receives(kind) ? 1U : 0U) + (computes(kind) ? 1U : 0U) + (sends(kind) ? 1U : 0U);
}

struct LoweredOperation {
    std::uint64_t amount = 0; // of a message its bytes, of a computation its ns
    StepId step {}; // what it was made from
    Rank peer = kNone<Rank>; // of a message: the other rank of the schedule
    std::uint16_t tag = 0; // of a message: the channel
    OperationKind kind = OperationKind::Compute;

    [[nodiscard]] Bytes bytes() const { return Bytes { kind == OperationKind::Compute ? 0 : amount }; }
    bool operator==(const LoweredOperation&) const = default;
};

// 28 bytes an operation and 4 a dependency. OpIds count the operations of this rank: by block, then step.
struct LoweredRank {
    std::vector<LoweredOperation> operations;
    // Of each operation without repetition: those of its step as given, those of nops before it (the nearest first),
    // then the operation before it. An operation that waits for itself never starts: its schedule hangs there.
    Groups<OpId> dependencies;

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(operations.size()); }
    [[nodiscard]] std::span<const OpId> dependenciesOf(OpId op) const { return dependencies[index(op)]; }
};

// The other direction: who waits for each operation, ascending.
[[nodiscard]] Groups<OpId> dependentsOf(const LoweredRank& lowered);

struct LoweringOptions {
    Bytes commSize; // Chakra's: see Pattern::chunkBytes
    ReduceModel reduce;
};

class Lowering {
public:
    // `schedule` must outlive it.
    Lowering(const Schedule& schedule, const LoweringOptions& options);

    [[nodiscard]] const Schedule& schedule() const { return *m_schedule; }
    [[nodiscard]] const LoweringOptions& options() const { return m_options; }
    // Linear in the steps and dependencies of the rank.
    [[nodiscard]] LoweredRank rank(Rank rank) const;

private:
    class Build; // the operations of one rank while they are made

    void applyOverrides(std::span<LoweredOperation> operations) const;

    const Schedule* m_schedule;
    LoweringOptions m_options;
    Bytes m_chunk;
    // Of steps that have attributes of their own.
    std::unordered_map<StepId, std::uint64_t> m_bytes;
    std::unordered_map<StepId, std::uint64_t> m_durations; // ns
};

} // namespace weft::collective

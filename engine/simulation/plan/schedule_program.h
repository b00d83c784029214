// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule ready to run for one size: the operations of all its ranks in flat columns, every message's send tied to
// its receive (the k-th of a connection to the k-th), so that the simulation looks nothing up. About 30 bytes an
// operation. Immutable once made; shared by all collectives of that size within one simulation.
#pragma once

#include "engine/collective/lowering/lowering.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/simulation/model/system_config.h"

#include <map>
#include <memory>
#include <string>

namespace weft::simulation {

// Bounds the memory of one program: about 2 GB.
inline constexpr std::uint64_t kMostScheduleOperations = std::uint64_t { 1 } << 26U;
// What a computation lasts at least, ns, unless the reduce model is Instant: a COMP node of no duration does so too, so
// that a schedule and its traces take the same time.
inline constexpr std::uint64_t kShortestComputation = 1;

class ScheduleProgram {
public:
    using Kind = collective::OperationKind;

    // `name` stands in messages. Errors: Unmatched (a send that no step receives, or the reverse), Mismatched (the two
    // ends of a message differ in size), TooLarge (kMostScheduleOperations), Cancelled.
    [[nodiscard]] static Result<std::shared_ptr<const ScheduleProgram>> make(const collective::SchedulePtr& schedule,
        const collective::LoweringOptions& options, const std::string& name, const Watch& watch);

    // Operations of all ranks, numbered on: begin(rank) … begin(rank + 1) - 1 in the order of the lowering.
    [[nodiscard]] std::uint32_t size() const { return m_begin.back(); }
    [[nodiscard]] std::uint32_t begin(std::uint32_t rank) const { return m_begin[rank]; }

    [[nodiscard]] std::uint64_t sends() const { return m_sends; }
    [[nodiscard]] Kind kind(std::uint32_t op) const
    {
        return static_cast<Kind>(m_operations[op].amountAndKind & kKindMask);
    }
    // Of a message its bytes, of a computation its ns.
    [[nodiscard]] std::uint64_t amount(std::uint32_t op) const
    {
        return m_amounts[m_operations[op].amountAndKind >> kKindBits];
    }
    // Whose operation it is.
    [[nodiscard]] std::uint32_t rank(std::uint32_t op) const { return m_operations[op].rank; }
    // Of a message: the operation at its other end.
    [[nodiscard]] std::uint32_t partner(std::uint32_t op) const { return m_operations[op].partner; }
    // The links that a send asks for, or none. Theirs is the schedule, which lives as long.
    [[nodiscard]] std::span<const LinkId> way(std::uint32_t op) const
    {
        return m_ways.empty() ? std::span<const LinkId>() : m_schedule->ways()[m_ways[op]];
    }
    // How many operations each one waits for, by operation.
    [[nodiscard]] const std::vector<std::uint32_t>& waits() const { return m_waits; }
    // The operations that wait for `op`, ascending.
    [[nodiscard]] std::span<const std::uint32_t> dependents(std::uint32_t op) const
    {
        return std::span(m_dependents).subspan(m_dependentStart[op], m_dependentStart[op + 1] - m_dependentStart[op]);
    }

    // "rank 3, thread block 2, step 5". Slow: lowers the rank once more.
    [[nodiscard]] Sentence describe(std::uint32_t op) const;
    [[nodiscard]] std::uint64_t memoryBytes() const;

private:
    struct Operation {
        std::uint32_t amountAndKind = 0; // index into m_amounts, and the kind
        std::uint32_t partner = 0;
        std::uint32_t rank = 0;
    };
    static constexpr std::uint32_t kKindBits = 2;
    static constexpr std::uint32_t kKindMask = (1U << kKindBits) - 1;
    struct Ends;

    ScheduleProgram(const collective::SchedulePtr& schedule, const collective::LoweringOptions& options)
        : m_schedule(schedule)
        , m_lowering(*schedule, options)
    {
    }

    void addRank(std::uint32_t rank, Ends& ends);

    collective::SchedulePtr m_schedule;
    collective::Lowering m_lowering;
    std::vector<std::uint32_t> m_begin; // ranks + 1 entries
    std::uint64_t m_sends = 0;
    std::vector<Operation> m_operations;
    std::vector<std::uint64_t> m_amounts; // distinct
    std::vector<std::uint32_t> m_ways; // numbers of the schedule; empty: none
    std::vector<std::uint32_t> m_waits;
    std::vector<std::uint32_t> m_dependentStart; // operations + 1 entries
    std::vector<std::uint32_t> m_dependents;
};

using ScheduleProgramPtr = std::shared_ptr<const ScheduleProgram>;

// The programs of one simulation, by schedule, sizes and cost of sums.
class ScheduleProgramCache {
public:
    ScheduleProgramCache(const SystemConfig& system, Watch watch)
        : m_system(system)
        , m_watch(std::move(watch))
    {
    }

    [[nodiscard]] Result<ScheduleProgramPtr> get(const CustomCollective& custom, std::uint64_t bytes);

private:
    struct Key {
        const collective::Schedule* schedule = nullptr;
        collective::ReduceModel::Kind reduce {};
        double memoryBytesPerNs = 0;
        std::uint64_t bytes = 0;
        auto operator<=>(const Key&) const = default;
    };

    const SystemConfig& m_system;
    Watch m_watch;
    std::map<Key, ScheduleProgramPtr> m_programs;
    std::uint64_t m_bytes = 0;
};

} // namespace weft::simulation

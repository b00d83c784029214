// SPDX-License-Identifier: GPL-3.0-or-later
// Collectives of a workload replaced by the sends, receives and computations of their schedules, so that it becomes
// plain graphs that any consumer of Chakra traces runs. An Inlining borrows the workload and never changes; its ranks
// may be made on any threads. It holds a few bytes a collective: the new nodes of one rank exist only while they are
// written.
//
// What a collective waited for precedes its first operations on that rank, and what waited for the collective waits for
// its last ones there; a rank that has nothing to do in a schedule passes on what the collective waited for.
//
// The time is that of the same schedule run as the collective's algorithm wherever the slots of a workload (one
// communication and one computation at a time on a rank; receives need none) keep nothing waiting: on each rank each
// send of the schedule waits for the one before it, so do its computations, and the workload has nothing else of these
// to do meanwhile. Besides, durations must be whole microseconds (or `rooflineMemory` be given), no NPU slowed, the
// collectives not split or their parts not run at the same time, and no join needed. Elsewhere the two differ as
// ASTRA-sim's two paths do: messages of parts, of peers and of dimensions that a native collective sends at the same
// time go one after the other.
#pragma once

#include "engine/collective/lowering/slot_ports.h"
#include "engine/core/progress.h"
#include "engine/trace/execution_graph.h"
#include "engine/trace/group_table.h"

#include <functional>
#include <string>
#include <unordered_map>

namespace weft::collective {

// One collective as all its members issue it.
struct CollectiveCall {
    trace::Operation operation; // of the first member; ids and names are each member's own
    std::uint32_t group = 0; // of the table
    std::span<const Rank> members;
    std::span<const OpId> nodes; // by place in the group
    std::uint32_t root = 0; // as a place in the group
};

// A node that computes, put in at a port of a slot.
struct PortComputation {
    std::string name;
    std::uint64_t durationMicros = 0;
    // What a roofline goes by; 0: the node does not say.
    std::uint64_t operations = 0;
    std::uint64_t bytes = 0;
    std::vector<std::uint64_t> after; // ids of nodes of the rank's trace, beside what the place comes after
};

struct Replacement {
    SchedulePtr schedule; // of as many ranks as there are members; null: the collective stays
    // Sizes and times that are not those of the collective's comm_size and InlineOptions::reduce: what was read from
    // traces has its own.
    std::optional<LoweringOptions> lowering;
    // It takes the collective's place so many times, each time on a part of the bytes that is at most one byte smaller
    // than the one before it; so many of the parts run at the same time on a rank. Not with sizes of its own.
    std::uint32_t parts = 1;
    std::uint32_t atOnce = 1;
    // The computation at this place of a member, on a chunk of so many bytes, or nothing. Asked for each part; whether
    // there is one must be the same for all of them. Its place in the group is PortPlace::rank.
    std::function<std::optional<PortComputation>(const PortPlace&, Bytes chunk)> atPort = nullptr;
    // Schedules for the parts after the first, for the same pattern and with as many chunks; then comes `schedule`
    // again, and so on. Empty: all parts go by `schedule`. Not with computations at ports.
    std::vector<SchedulePtr> further = {};
    // What each of the parts carries, in the place of equal shares of the collective's bytes; empty: these.
    std::vector<Bytes> sizes = {};
};

struct InlineOptions {
    ReduceModel reduce;
    // Given, computations say in num_ops and tensor_size what takes a roofline of this memory bandwidth the same time.
    std::optional<Bandwidth> rooflineMemory;
    // Leaves out METADATA nodes, on which ASTRA-sim aborts.
    bool dropMetadata = false;
    // Where more dependencies than this would lead from one collective to what waits for it (as many as there are last
    // operations times those that wait), a computation of no duration joins them. It takes the shortest time there is,
    // 1 ns, and a slot.
    std::uint64_t directEdges = 4096;
    std::vector<std::uint32_t> reservedTags; // beside those of the workload's own messages
    std::function<bool(const trace::Operation&)> isReplayed; // true: lasts its duration, and has no members to meet
    std::function<Result<Replacement>(const CollectiveCall&)> choose; // required
};

// The trace of one rank.
struct InlinedRank {
    std::string et;
    std::uint64_t nodesBefore = 0;
    std::uint64_t nodesAfter = 0;
    std::uint64_t replaced = 0; // collectives
    std::uint64_t joins = 0;
    std::uint64_t bytesSent = 0; // by the new sends
    std::uint64_t computations = 0; // at ports
};

class Inlining {
public:
    // `workload` and `groups` must outlive it. The k-th collective of a group on one member is the k-th on the others,
    // counted in the order in which nodes can start, ascending ids first. Errors, with rank and node: UnknownGroup,
    // NotMember, Cycle; Mismatched (a collective that some members do not issue, or with another type, size or root; a
    // schedule for another pattern, root or number of ranks); OutOfRange (a negative size); Unmatched (a schedule whose
    // messages do not meet); TooLarge (tags or ids run out); Cancelled; those of `choose` and, with `atPort`, of
    // findPorts().
    [[nodiscard]] static Result<Inlining> plan(const trace::Workload& workload, const trace::GroupTable& groups,
        InlineOptions options, const Watch& watch = {});

    // `.et` bytes: the nodes that stay, as they were read and with their ids, and in the place of each collective new
    // nodes with ids above all others. Each is called NODE_TYPE_tbB_stepS and then the collective, has `inlined_from`
    // (the id of the collective), and the first of a collective `inlined_collective` (its type), `inlined_schedule`,
    // `inlined_bytes` and `inlined_group`. Computations at ports have names of their own. Tags are the collective's
    // own. A rank of which nothing would be left gets a computation of no duration, because ASTRA-sim aborts on traces
    // without nodes. Error: TooLarge (ids run out).
    [[nodiscard]] Result<InlinedRank> rank(Rank rank) const;

    [[nodiscard]] std::uint64_t inlined() const { return m_calls.size(); } // collectives, each counted once
    // Of those, the ones of fewer bytes than chunks, which no consumer sends: padded to a byte a chunk.
    [[nodiscard]] std::uint64_t padded() const { return m_padded; }
    [[nodiscard]] std::uint64_t kept() const { return m_kept; } // likewise, those that stay
    [[nodiscard]] std::uint64_t replayed() const { return m_replayed; } // nodes that stay and last their duration
    // Groups of the table that nodes which stay still name; ascending.
    [[nodiscard]] const std::vector<std::uint32_t>& groupsKept() const { return m_groupsKept; }

private:
    struct Tags {
        std::uint64_t count = 1;
        bool perMessage = false; // where the order of messages on a connection is not fixed
    };
    // With a lowering, and as many parts as there are.
    struct Call : Replacement {
        std::uint32_t group = 0;
        std::uint32_t firstTag = 0;
        Tags tags; // of each part
        std::shared_ptr<const Groups<PortPlace>> ports; // by rank, where there is anything to ask

        [[nodiscard]] LoweringOptions optionsOf(std::uint32_t part) const
        {
            if (!sizes.empty())
                return { sizes[part], lowering->reduce };
            const std::uint64_t bytes = lowering->commSize.count();
            return { Bytes { bytes / parts + (part < bytes % parts ? 1 : 0) }, lowering->reduce };
        }
        [[nodiscard]] const Schedule& scheduleOf(std::uint32_t part) const
        {
            const std::size_t turn = part % (further.size() + 1);
            return turn == 0 ? *schedule : *further[turn - 1];
        }
        [[nodiscard]] std::uint32_t partsAtOnce() const { return std::min(parts, atOnce); }
    };
    static constexpr std::uint32_t kDropped = ~std::uint32_t { 0 };
    // A node that is left out.
    struct Site {
        OpId op {};
        std::uint32_t call = kDropped;
    };
    class Planner;
    class RankWriter;

    // In the order of their places. A group of everybody is the world, in whatever order it lists them.
    [[nodiscard]] const trace::Group& members(std::uint32_t group) const
    {
        return (*m_groups)[(*m_groups)[group].isMachine ? trace::GroupTable::kWorld : group];
    }

    Inlining(const trace::Workload& workload, const trace::GroupTable& groups, InlineOptions options)
        : m_workload(&workload)
        , m_groups(&groups)
        , m_options(std::move(options))
        , m_sites(workload.graphs.size())
    {
    }

    const trace::Workload* m_workload;
    const trace::GroupTable* m_groups;
    InlineOptions m_options;
    std::vector<Call> m_calls;
    std::vector<std::vector<Site>> m_sites; // of each rank, in an order in which they can start
    std::uint64_t m_padded = 0;
    std::uint64_t m_kept = 0;
    std::uint64_t m_replayed = 0;
    std::vector<std::uint32_t> m_groupsKept;
};

} // namespace weft::collective

// SPDX-License-Identifier: GPL-3.0-or-later
// All-gather on a direct fabric whose links take different times: whenever a link is free and its source has something
// that its target lacks, it carries one such chunk. A greedy construction in integer time, every transfer causal and no
// chunk sent twice to one NPU, and its repetition from some point of an earlier result. Made for one thread and reused;
// one a thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/ordering.h"
#include "engine/synthesis/plan/link_schedule.h"
#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

// Which links wait where the others into their target would sooner bring all that it still lacks, and which always.
enum class Lookahead : std::uint8_t {
    None,
    Slow, // those that are not of the fastest level, for what the target's region already has
    All,
    Lacking, // those that are not of the fastest level, for whatever the target's region already has, always
};

// How a construction weighs what a link could carry.
struct EventTaste {
    std::uint32_t samples = 16; // candidates whose holders are counted; the rarest is taken
    bool slowFirst = false; // of the links that are free at the same time
    Lookahead lookahead = Lookahead::Slow;
};

// What of an earlier result is taken over, and how far the construction goes.
struct EventSpan {
    std::span<const PlannedTransfer> from {}; // ascending in start
    std::uint64_t keepUntil = 0; // ns; later jobs are made anew
    std::uint64_t until = ~std::uint64_t { 0 }; // ns; no job starts from here on, though chunks are lacking
};

class EventConstructor {
public:
    EventConstructor(const LinkGraph& graph, std::uint32_t chunksPerNpu);

    // Fills jobs(), ascending in start. False: it gave up because some NPU cannot be complete by `deadline`, or cannot
    // be reached.
    [[nodiscard]] bool construct(const EventTaste& taste, std::uint64_t seed, std::uint64_t deadline,
        const EventSpan& span = {}, const Watch& watch = {});

    [[nodiscard]] const std::vector<PlannedTransfer>& jobs() const { return m_jobs; }
    // Takes them away, and the memory of `place` for the next ones.
    void swapJobs(std::vector<PlannedTransfer>& place) { m_jobs.swap(place); }
    [[nodiscard]] std::uint64_t durationNs() const { return m_now; }
    [[nodiscard]] std::uint64_t stateBytes() const;

private:
    struct Flight {
        std::uint32_t arc = 0;
        std::uint32_t chunk = 0;
    };
    using Bits = std::vector<std::uint64_t>;

    void reset();
    void takeOver(const EventSpan& span);
    void put(std::uint32_t arc, std::uint32_t chunk, std::uint64_t start);
    [[nodiscard]] bool advance();
    void arrive(const Flight& flight);
    void touch(std::uint32_t arc);
    void serveTouched(const EventTaste& taste, bool force);
    [[nodiscard]] bool isNeeded(std::uint32_t arc) const;
    [[nodiscard]] bool choose(std::uint32_t arc, const EventTaste& taste, bool force);
    template <class Row> [[nodiscard]] std::uint32_t rarest(std::uint32_t samples, Row&& candidates);
    [[nodiscard]] std::uint64_t* held(std::uint32_t npu) { return m_held.data() + std::size_t { npu } * m_words; }
    [[nodiscard]] std::uint64_t* taken(std::uint32_t npu) { return m_taken.data() + std::size_t { npu } * m_words; }
    [[nodiscard]] std::uint64_t* regionRow(std::uint32_t level, std::uint32_t npu)
    {
        return m_regions[level].rows.data() + std::size_t { m_regions[level].of[npu] } * m_words;
    }

    const LinkGraph& m_graph;
    std::uint32_t m_perNpu = 1;
    std::uint32_t m_chunks = 0;
    std::uint32_t m_words = 0;
    std::vector<double> m_nsPerChunk; // by NPU: over all its incoming links
    std::vector<std::uint8_t> m_levels; // by arc: of speed, 0 the fastest
    // By level: nodes that faster links connect in both directions, so that what one of them gets over a slow link soon
    // reaches the others; and which chunks any NPU of a region has or is getting.
    struct RegionRows {
        std::vector<std::uint32_t> of; // by NPU
        Bits rows;
    };
    std::vector<RegionRows> m_regions; // that of level 0 is not used: there an NPU is its own region

    Random m_random { 0 };
    std::uint64_t m_now = 0;
    std::uint64_t m_deadline = 0;
    bool m_hopeless = false;
    std::uint64_t m_left = 0; // pairs of NPU and chunk that nobody has taken on
    Bits m_held;
    Bits m_taken; // held or on its way
    std::vector<std::uint32_t> m_open; // by NPU: chunks not taken on
    std::vector<std::uint32_t> m_holders; // by chunk: NPUs that have it or are getting it
    std::vector<std::uint64_t> m_free; // by arc
    Lanes<std::uint64_t, Flight> m_flights; // by arrival
    std::vector<std::uint32_t> m_touched; // arcs to look at now
    std::vector<std::uint8_t> m_isTouched;
    std::vector<std::uint64_t> m_order;
    std::vector<PlannedTransfer> m_jobs;
};

// Every transfer of a schedule, in the order of eachTransfer().
[[nodiscard]] std::vector<PlannedTransfer> jobsOf(const LinkGraph& graph, const LinkSchedule& schedule);

// Jobs ascending in start, as a schedule.
[[nodiscard]] LinkSchedule toLinkSchedule(
    const LinkGraph& graph, std::uint32_t chunksPerNpu, std::span<const PlannedTransfer> jobs);

} // namespace weft::synthesis

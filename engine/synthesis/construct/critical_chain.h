// SPDX-License-Identifier: GPL-3.0-or-later
// Local search on a finished all-gather: the chain of transfers that makes it as long as it is gets other links or an
// earlier place on its own, everything is replayed, and the change stays if the end does not move far. For schedules of
// a few thousand transfers. Made for one thread and reused; one a thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/construct/event_constructor.h"

namespace weft::synthesis {

class CriticalChain {
public:
    CriticalChain(const LinkGraph& graph, std::uint32_t chunksPerNpu);

    // So many replays from a complete schedule, or fewer if one ends by `goal` or a stop is requested. True: jobs() and
    // durationNs() are of a schedule that ends before `deadline`, inclusive.
    [[nodiscard]] bool improve(std::span<const PlannedTransfer> from, std::uint64_t replays, std::uint64_t deadline,
        std::uint64_t goal, std::uint64_t seed, const Watch& watch = {});

    [[nodiscard]] std::vector<PlannedTransfer> jobs() const; // ascending in start
    [[nodiscard]] std::uint64_t durationNs() const { return m_best.durationNs; }
    [[nodiscard]] std::uint64_t stateBytes() const;

private:
    // By place, which is npu · chunks + chunk: how the chunk gets to the NPU.
    struct Plan {
        std::vector<std::uint32_t> arc; // kNoChunk where the NPU has it from the start
        std::vector<std::uint64_t> start;
        std::uint64_t durationNs = 0;
    };
    using Ready = std::pair<std::uint64_t, std::uint32_t>; // rank, place
    using Landing = std::pair<std::uint64_t, std::uint32_t>; // time, arc
    struct Change {
        std::uint32_t place = 0;
        std::uint32_t arc = 0;
        std::uint64_t rank = 0;
    };

    [[nodiscard]] std::uint32_t place(std::uint32_t npu, std::uint32_t chunk) const { return npu * m_chunks + chunk; }
    [[nodiscard]] std::uint32_t parentOf(std::uint32_t at) const;
    [[nodiscard]] bool replay(std::uint64_t limit);
    void arrive(std::uint32_t npu, std::uint32_t chunk);
    void send(std::uint32_t arc, std::uint64_t now);
    void followChain();
    [[nodiscard]] std::optional<Change> change();
    [[nodiscard]] bool dependsOn(std::uint32_t at, std::uint32_t ancestor) const;

    const LinkGraph& m_graph;
    std::uint32_t m_perNpu = 1;
    std::uint32_t m_chunks = 0;
    Random m_random { 0 };
    Plan m_now; // the plan being changed; `start` is of its last replay
    Plan m_kept; // before the change
    Plan m_best;
    std::vector<std::uint64_t> m_rank; // by place: of what waits for a link, the lowest goes
    std::vector<std::uint32_t> m_before; // by place: what its link carried up to its start
    std::vector<std::uint32_t> m_chain; // last first
    // Of a replay.
    std::vector<std::vector<Ready>> m_ready; // by arc: heaps
    std::vector<std::uint32_t> m_carried; // by arc: the place it is or was last busy for
    std::vector<bool> m_busy; // by arc
    std::vector<Landing> m_landings; // a heap
    std::vector<std::uint32_t> m_touched; // arcs that may have something to send
    std::uint32_t m_last = 0; // place of the last arrival
};

} // namespace weft::synthesis

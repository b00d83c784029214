// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of an all-gather over links of different speeds, where every NPU has much to choose from: all links into
// an NPU get their chunks for a span of time at once, among those that their sources hold when it begins. A fraction of
// the cost of events (event_constructor.h), which make the beginning and the end. One thread; used once.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/construct/batch_length.h"
#include "engine/synthesis/construct/event_constructor.h"
#include "engine/synthesis/construct/link_cursors.h"

namespace weft::synthesis {

class BulkConstructor {
public:
    // Goes on from all jobs of a schedule that start before `now`.
    BulkConstructor(const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t seed,
        std::span<const PlannedTransfer> from, std::uint64_t now);

    // Adds jobs to those of `jobs`, ascending in start, until the slowest NPU needs no more than `restNs` after them.
    // Returns the time from which on there are none. A stop request ends it early.
    [[nodiscard]] std::uint64_t extend(std::vector<PlannedTransfer>& jobs, std::uint64_t restNs, const Watch& watch);

private:
    struct Carried {
        std::uint64_t free = 0; // when the link is
        std::uint32_t late = kNoChunk; // arrives then, after the end of the span
    };

    void choose(std::uint32_t npu, std::uint64_t end, std::vector<PlannedTransfer>& jobs);
    std::uint64_t carry(std::uint32_t npu, std::uint32_t slot, std::uint64_t end, std::vector<PlannedTransfer>& jobs);
    void keep();
    [[nodiscard]] bool isComplete(std::uint32_t npu) const;
    [[nodiscard]] double neededNs() const;

    const LinkGraph& m_graph;
    HeldRows m_held; // with what arrived until m_now
    LinkCursors m_links;
    std::vector<Carried> m_carried; // by slot
    std::vector<Carried> m_next; // after the span at hand
    std::vector<double> m_nsPerChunk; // by NPU: over all its incoming links
    std::vector<std::uint32_t> m_missing; // by NPU: chunks that are not on their way
    std::vector<std::uint32_t> m_left; // the same after the span
    std::vector<std::uint32_t> m_active; // NPUs that lack something, or will get something late
    std::vector<ChosenChunks> m_chosen; // in the span; arrived at its end
    std::vector<std::uint64_t> m_taken; // the same and the late ones for the NPU at hand, by word; all 0 between NPUs
    BatchLength m_length; // in spans of the slowest link
    std::uint64_t m_slowest = 0; // ns
    std::uint64_t m_now = 0;
    std::uint64_t m_hash = 0;
};

} // namespace weft::synthesis

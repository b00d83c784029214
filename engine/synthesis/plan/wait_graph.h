// SPDX-License-Identifier: GPL-3.0-or-later
// Transfers that wait for each other's arrival, and the times that a list scheduler gives them: no link idles while a
// transfer could use it. Values and pure functions; any thread.
//
// Further passes justify the times as Li and Willis do for projects ("An iterative scheduling technique for resource-
// constrained project scheduling", 1992): once backwards from their end, once forwards in the order that this gives.
#pragma once

#include "engine/synthesis/plan/transfer_plan.h"

#include <utility>
#include <vector>

namespace weft::synthesis {

// What many transfers wait for together, such as all copies of a sum for all of its parts, is a join: a node that is
// numbered after the transfers, takes no link and no time, waits for these and is waited for by those.
class WaitGraph {
public:
    using Waits = std::vector<std::pair<std::uint32_t, std::uint32_t>>;
    // `arcs` by transfer. Of each pair the first waits for the second; there is no circle. No join waits for a join.
    WaitGraph(std::vector<std::uint32_t> arcs, const Waits& waits, std::uint32_t joins = 0);

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_arcs.size()); } // without joins
    [[nodiscard]] bool isJoin(std::uint32_t node) const { return node >= size(); }
    [[nodiscard]] std::uint32_t arc(std::uint32_t transfer) const { return m_arcs[transfer]; }
    [[nodiscard]] const Groups<>& before() const { return m_before; } // by node; so the next
    [[nodiscard]] const Groups<>& after() const { return m_after; }

private:
    std::vector<std::uint32_t> m_arcs;
    Groups<> m_before;
    Groups<> m_after;
};

// When the transfers start, and when the last arrives.
struct TransferTimes {
    std::vector<std::uint64_t> starts;
    std::uint64_t durationNs = 0;
};

[[nodiscard]] std::uint64_t lastEndNs(
    const LinkGraph& graph, const WaitGraph& waits, const std::vector<std::uint64_t>& starts);

// Ranks, of transfers that come after all that they wait for: first what has the longest time from its start to the end
// of all that waits for it, links being free.
[[nodiscard]] std::vector<std::uint64_t> ranksByTails(const LinkGraph& graph, const WaitGraph& waits);

// A link that is free takes the transfer with the smallest rank of those that wait for nothing more, then the first.
// A stop leaves no times. O(transfers · log transfers).
[[nodiscard]] TransferTimes listScheduled(const LinkGraph& graph, const WaitGraph& waits,
    const std::vector<std::uint64_t>& ranks, const std::stop_token& stop = {});

// Times carried out backwards from their end and forwards again, as long as that makes them shorter and the time is not
// up, `passes` times at most.
[[nodiscard]] TransferTimes justified(const LinkGraph& graph, const WaitGraph& waits, TransferTimes times,
    std::uint32_t passes, const std::stop_token& timeUp = {});

// The same `rounds` times, from the best so far with ends that are shaken by up to one and a half transfers: never
// longer. Ended by a stop request, and where they are no longer than the bound.
[[nodiscard]] TransferTimes shaken(const LinkGraph& graph, const WaitGraph& waits, TransferTimes times,
    std::uint32_t rounds, std::uint64_t seed, std::uint64_t boundNs, const Watch& watch = {});

// A transfer of a tree. The edges of a tree stand together; a parent stands before its children and brings the chunk to
// where they start.
struct TreeEdge {
    std::uint32_t chunk = 0;
    std::uint32_t arc = 0;
    std::uint32_t parent = kNoParent;
    static constexpr std::uint32_t kNoParent = 0xFFFFFFFFU; // starts where the chunk is held
};

// Trees in time: first what has the longest way behind it, of equal ones what comes first in its tree; then justified,
// while there is time. A stop leaves an empty plan.
[[nodiscard]] TransferPlan listScheduled(const LinkGraph& graph, const std::vector<TreeEdge>& edges,
    std::uint32_t passes = 0, const std::stop_token& timeUp = {}, const std::stop_token& stop = {});

} // namespace weft::synthesis

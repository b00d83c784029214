// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/overlap.h"

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/plan/wait_graph.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

constexpr std::size_t kQuicklyMoved = std::size_t { 1 } << 18U; // transfers

struct HalfTransfer {
    std::uint64_t planned = 0; // its start, one plan after the other
    Index chunk = 0;
    Index arc = 0;
    bool adds = false;
};

std::uint64_t endOf(const LinkGraph& graph, const HalfTransfer& item)
{
    return item.planned + graph.time[item.arc];
}

// Arrivals of one half by node and chunk, the earliest first.
Groups<> arrivalsOf(const LinkGraph& graph, const std::vector<HalfTransfer>& items, Index chunks, bool adds)
{
    Groups<> arrivals(std::size_t { graph.nodes } * chunks, [&](const auto& visit) {
        for (Index i = 0; i < items.size(); ++i) {
            if (items[i].adds == adds)
                visit(std::size_t { graph.target[items[i].arc] } * chunks + items[i].chunk, i);
        }
    });
    for (std::size_t at = 0; at < arrivals.size(); ++at) {
        if (arrivals[at].size() > 1)
            std::ranges::stable_sort(arrivals.items.begin() + arrivals.start[at],
                arrivals.items.begin() + arrivals.start[at + 1], {}, [&](Index i) { return endOf(graph, items[i]); });
    }
    return arrivals;
}

// Of transfers in planned order, of which each comes after all that it has to wait for.
WaitGraph waitsOf(const LinkGraph& graph, const std::vector<HalfTransfer>& items)
{
    Index chunks = 0;
    for (const HalfTransfer& item : items)
        chunks = std::max(chunks, item.chunk + 1);
    const Groups<> sums = arrivalsOf(graph, items, chunks, true);
    const Groups<> copies = arrivalsOf(graph, items, chunks, false);
    std::unordered_map<std::uint64_t, std::size_t> taken[2]; // tokens that have left a switch, by node and chunk
    std::unordered_map<std::size_t, Index> joins; // of all parts that come to a place
    std::vector<Index> arcs;
    WaitGraph::Waits waits;
    for (Index i = 0; i < items.size(); ++i) {
        const HalfTransfer& item = items[i];
        arcs.push_back(item.arc);
        const Index from = graph.source[item.arc];
        const std::size_t place = std::size_t { from } * chunks + item.chunk;
        const std::span<const Index> added = sums[place];
        const std::span<const Index> arrived = item.adds ? added : copies[place];
        if (from >= graph.npus) {
            const topology::Node& kind = graph.kind[from];
            std::size_t& next = taken[item.adds ? 1 : 0][pairOf(from, item.chunk)];
            // One arrival, or all of them where the switch adds up; none in a plan that its check will refuse.
            const std::size_t first = next;
            while (next < arrived.size()
                && (next == first || (item.adds && kind.reduces && endOf(graph, items[arrived[next]]) <= item.planned)))
                waits.emplace_back(i, arrived[next++]);
            if (!item.adds && kind.multicasts)
                next = first;
        } else if (!item.adds && !arrived.empty() && endOf(graph, items[arrived.front()]) <= item.planned) {
            waits.emplace_back(i, arrived.front());
        } else if (added.size() > 1) {
            const auto [join, isNew] = joins.try_emplace(place, static_cast<Index>(items.size() + joins.size()));
            waits.emplace_back(i, join->second);
            for (std::size_t part = 0; isNew && part < added.size(); ++part)
                waits.emplace_back(join->second, added[part]);
        } else if (!added.empty()) {
            waits.emplace_back(i, added.front());
        }
    }
    return { std::move(arcs), waits, static_cast<Index>(joins.size()) };
}

// Every link keeps its order; each transfer starts as soon as it can.
std::vector<std::uint64_t> startsInOrder(const LinkGraph& graph, const WaitGraph& waits)
{
    std::vector<std::uint64_t> starts(waits.size(), 0);
    std::vector<std::uint64_t> ready(waits.before().size(), 0);
    std::vector<std::uint64_t> free(graph.arcs(), 0);
    for (Index i = 0; i < starts.size(); ++i) {
        const Index arc = waits.arc(i);
        for (const Index on : waits.before()[i])
            ready[i] = std::max(ready[i], ready[on]);
        starts[i] = std::max(free[arc], ready[i]);
        free[arc] = starts[i] + graph.time[arc];
        for (const Index other : waits.after()[i])
            ready[other] = std::max(ready[other], free[arc]);
    }
    return starts;
}

} // namespace

void JoinedPlan::add(const PlannedTransfer& transfer, std::uint64_t end, bool adds)
{
    TransferPlan& half = adds ? reduce : gather;
    half.transfers.push_back(transfer);
    half.durationNs = std::max(half.durationNs, end);
    durationNs = std::max(durationNs, end);
}

void JoinedPlan::sort()
{
    for (TransferPlan* half : { &reduce, &gather })
        sortTransfers(half->transfers);
}

std::vector<PlanPart> JoinedPlan::parts() &&
{
    std::vector<PlanPart> parts;
    if (!reduce.transfers.empty())
        parts.push_back({ std::move(reduce), true });
    parts.push_back({ std::move(gather), false });
    return parts;
}

JoinedPlan overlapped(
    const LinkGraph& graph, const TransferPlan& reduce, const TransferPlan& gather, const Watch& watch)
{
    std::vector<HalfTransfer> items;
    items.reserve(reduce.transfers.size() + gather.transfers.size());
    for (const PlannedTransfer& transfer : reduce.transfers)
        items.push_back({ transfer.start, transfer.chunk, transfer.arc, true });
    for (const PlannedTransfer& transfer : gather.transfers)
        items.push_back({ reduce.durationNs + transfer.start, transfer.chunk, transfer.arc, false });
    std::vector<std::uint64_t> best;
    best.reserve(items.size());
    for (const HalfTransfer& item : items)
        best.push_back(item.planned);
    const auto planOf = [&](bool isCut) {
        JoinedPlan plan;
        for (Index i = 0; i < best.size(); ++i)
            plan.add({ best[i], items[i].chunk, items[i].arc }, best[i] + graph.time[items[i].arc], items[i].adds);
        plan.sort();
        plan.isCut = isCut;
        return plan;
    };
    if (watch.stop.stop_requested() && items.size() > kQuicklyMoved)
        return planOf(true);
    const WaitGraph waits = waitsOf(graph, items);
    const std::vector<std::uint64_t> planned = std::exchange(best, startsInOrder(graph, waits));
    std::uint64_t shortest = lastEndNs(graph, waits, best);
    if (watch.stop.stop_requested())
        return planOf(true);
    const std::vector<std::uint64_t> urgency = ranksByTails(graph, waits);
    for (const std::vector<std::uint64_t>* ranks : { &planned, &urgency }) {
        if (watch.stop.stop_requested())
            return planOf(true);
        TransferTimes times = listScheduled(graph, waits, *ranks);
        if (times.durationNs < shortest) {
            shortest = times.durationNs;
            best = std::move(times.starts);
        }
    }
    return planOf(false);
}

} // namespace weft::synthesis

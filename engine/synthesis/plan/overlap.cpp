// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/overlap.h"

#include "engine/synthesis/plan/wait_graph.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

struct Item {
    std::uint64_t planned = 0; // its start, one plan after the other
    Index chunk = 0;
    Index arc = 0;
    bool adds = false;
};

std::uint64_t endOf(const LinkGraph& graph, const Item& item)
{
    return item.planned + graph.time[item.arc];
}

// Arrivals of one half by node and chunk, the earliest first.
Groups<> arrivalsOf(const LinkGraph& graph, const std::vector<Item>& items, Index chunks, bool adds)
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

// The transfers of both halves in planned order, and which ones each has to wait for.
class Precedence {
public:
    Precedence(const LinkGraph& graph, const TransferPlan& reduce, const TransferPlan& gather)
        : m_graph(graph)
    {
        items.reserve(reduce.transfers.size() + gather.transfers.size());
        for (const PlannedTransfer& transfer : reduce.transfers)
            items.push_back({ transfer.start, transfer.chunk, transfer.arc, true });
        for (const PlannedTransfer& transfer : gather.transfers)
            items.push_back({ reduce.durationNs + transfer.start, transfer.chunk, transfer.arc, false });
        link();
    }

    [[nodiscard]] std::uint64_t timeOf(Index item) const { return m_graph.time[items[item].arc]; }
    [[nodiscard]] std::span<const Index> waitsFor(Index item) const { return m_waits[item]; }

    [[nodiscard]] WaitGraph waitGraph() const
    {
        std::vector<Index> arcs;
        std::vector<std::pair<Index, Index>> waits;
        arcs.reserve(items.size());
        waits.reserve(m_waits.items.size());
        for (Index i = 0; i < items.size(); ++i) {
            arcs.push_back(items[i].arc);
            for (const Index other : waitsFor(i))
                waits.emplace_back(i, other);
        }
        return { std::move(arcs), waits };
    }

    std::vector<Item> items; // a transfer comes after all that it waits for

private:
    void link()
    {
        Index chunks = 0;
        for (const Item& item : items)
            chunks = std::max(chunks, item.chunk + 1);
        const Groups<> sums = arrivalsOf(m_graph, items, chunks, true);
        const Groups<> copies = arrivalsOf(m_graph, items, chunks, false);
        std::unordered_map<std::uint64_t, std::size_t> taken[2]; // tokens that have left a switch, by node and chunk
        std::vector<Index> waits; // of the item at hand
        for (const Item& item : items) {
            waits.clear();
            const Index from = m_graph.source[item.arc];
            const std::size_t place = std::size_t { from } * chunks + item.chunk;
            const std::span<const Index> added = sums[place];
            const std::span<const Index> arrived = item.adds ? added : copies[place];
            if (from >= m_graph.npus) {
                const topology::Node& kind = m_graph.kind[from];
                std::size_t& next = taken[item.adds ? 1 : 0][std::uint64_t { from } << 32U | item.chunk];
                // One arrival, or all of them where the switch adds up; none in a plan that its check will refuse.
                const std::size_t first = next;
                while (next < arrived.size()
                    && (next == first
                        || (item.adds && kind.reduces && endOf(m_graph, items[arrived[next]]) <= item.planned)))
                    waits.push_back(arrived[next++]);
                if (!item.adds && kind.multicasts)
                    next = first;
            } else if (!item.adds && !arrived.empty() && endOf(m_graph, items[arrived.front()]) <= item.planned) {
                waits.push_back(arrived.front());
            } else {
                waits.assign(added.begin(), added.end());
            }
            m_waits.add(waits);
        }
    }

    const LinkGraph& m_graph;
    Groups<> m_waits; // by item
};

// Every link keeps its order; each transfer starts as soon as it can.
std::vector<std::uint64_t> startsInOrder(const LinkGraph& graph, const Precedence& precedence)
{
    std::vector<std::uint64_t> starts(precedence.items.size(), 0);
    std::vector<std::uint64_t> free(graph.arcs(), 0);
    for (Index i = 0; i < starts.size(); ++i) {
        const Index arc = precedence.items[i].arc;
        starts[i] = free[arc];
        for (const Index other : precedence.waitsFor(i))
            starts[i] = std::max(starts[i], starts[other] + precedence.timeOf(other));
        free[arc] = starts[i] + graph.time[arc];
    }
    return starts;
}

// For each transfer the time from its start to the end of all that waits for it, links being free.
std::vector<std::uint64_t> tailsOf(const Precedence& precedence)
{
    std::vector<std::uint64_t> tails(precedence.items.size(), 0);
    for (Index i = static_cast<Index>(tails.size()); i-- > 0;) {
        tails[i] += precedence.timeOf(i);
        for (const Index other : precedence.waitsFor(i))
            tails[other] = std::max(tails[other], tails[i]);
    }
    return tails;
}

std::uint64_t lengthOf(const Precedence& precedence, const std::vector<std::uint64_t>& starts)
{
    std::uint64_t last = 0;
    for (Index i = 0; i < starts.size(); ++i)
        last = std::max(last, starts[i] + precedence.timeOf(i));
    return last;
}

JoinedPlan planOf(const Precedence& precedence, const std::vector<std::uint64_t>& starts)
{
    JoinedPlan plan;
    for (Index i = 0; i < starts.size(); ++i) {
        const Item& item = precedence.items[i];
        plan.add({ starts[i], item.chunk, item.arc }, starts[i] + precedence.timeOf(i), item.adds);
    }
    plan.sort();
    return plan;
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
        std::ranges::sort(half->transfers);
}

JoinedPlan overlapped(
    const LinkGraph& graph, const TransferPlan& reduce, const TransferPlan& gather, const Watch& watch)
{
    const Precedence precedence(graph, reduce, gather);
    std::vector<std::uint64_t> best = startsInOrder(graph, precedence);
    std::uint64_t shortest = lengthOf(precedence, best);
    const auto cut = [&] {
        JoinedPlan plan = planOf(precedence, best);
        plan.isCut = true;
        return plan;
    };
    if (watch.stop.stop_requested())
        return cut();
    std::vector<std::uint64_t> planned;
    planned.reserve(precedence.items.size());
    for (const Item& item : precedence.items)
        planned.push_back(item.planned);
    std::vector<std::uint64_t> urgency = tailsOf(precedence);
    for (std::uint64_t& tail : urgency)
        tail = ~tail; // the longest first
    const WaitGraph waits = precedence.waitGraph();
    for (const std::vector<std::uint64_t>* ranks : { &planned, &urgency }) {
        if (watch.stop.stop_requested())
            return cut();
        TransferTimes times = listScheduled(graph, waits, *ranks);
        if (times.durationNs < shortest) {
            shortest = times.durationNs;
            best = std::move(times.starts);
        }
    }
    return planOf(precedence, best);
}

Result<void> checkJoin(const LinkGraph& graph, const JoinedPlan& plan)
{
    std::vector<std::pair<PlannedTransfer, bool>> all; // and whether it adds
    all.reserve(plan.reduce.transfers.size() + plan.gather.transfers.size());
    for (const auto& [half, adds] : { std::pair(&plan.reduce, true), std::pair(&plan.gather, false) }) {
        for (const PlannedTransfer& transfer : half->transfers)
            all.emplace_back(transfer, adds);
    }
    std::ranges::inplace_merge(all, all.begin() + static_cast<std::ptrdiff_t>(plan.reduce.transfers.size()));
    const auto wrong = [&graph](const PlannedTransfer& transfer, const std::string& what) {
        return Error { ErrorCode::Mismatched,
            "chunk " + std::to_string(transfer.chunk) + " from node " + std::to_string(graph.source[transfer.arc])
                + " to node " + std::to_string(graph.target[transfer.arc]) + " at " + std::to_string(transfer.start)
                + " ns: " + what,
            {}, {} };
    };
    std::vector<std::uint64_t> free(graph.arcs(), 0);
    const auto keyOf = [](Index node, Index chunk) { return std::uint64_t { node } << 32U | chunk; };
    std::unordered_map<std::uint64_t, std::uint64_t> summed; // when the last part of a sum arrives, by node and chunk
    for (const PlannedTransfer& transfer : plan.reduce.transfers) {
        std::uint64_t& last = summed[keyOf(graph.target[transfer.arc], transfer.chunk)];
        last = std::max(last, transfer.start + graph.time[transfer.arc]);
    }
    for (const auto& [transfer, adds] : all) {
        if (free[transfer.arc] > transfer.start)
            return wrong(transfer, "the link still carries another chunk");
        free[transfer.arc] = transfer.start + graph.time[transfer.arc];
        const Index from = graph.source[transfer.arc];
        const auto parts = summed.find(keyOf(from, transfer.chunk));
        if (from < graph.npus && parts != summed.end() && parts->second > transfer.start)
            return wrong(transfer, "the sender has not added all parts yet");
    }
    return {};
}

} // namespace weft::synthesis

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

// Arrivals of one half by node and chunk, the earliest first.
class Arrivals {
public:
    Arrivals(const LinkGraph& graph, const std::vector<Item>& items, Index chunks, bool adds)
        : m_chunks(chunks)
        , m_start(std::size_t { graph.nodes } * chunks + 1, 0)
    {
        const auto place = [&](const Item& item) { return placeOf(graph.target[item.arc], item.chunk); };
        for (const Item& item : items)
            m_start[place(item) + 1] += item.adds == adds ? 1 : 0;
        std::partial_sum(m_start.begin(), m_start.end(), m_start.begin());
        m_items.resize(m_start.back());
        std::vector<Index> next(m_start.begin(), m_start.end() - 1);
        for (Index i = 0; i < items.size(); ++i) {
            if (items[i].adds == adds)
                m_items[next[place(items[i])]++] = i;
        }
        for (std::size_t at = 0; at + 1 < m_start.size(); ++at) {
            if (m_start[at + 1] - m_start[at] > 1)
                std::stable_sort(m_items.begin() + m_start[at], m_items.begin() + m_start[at + 1],
                    [&](Index a, Index b) { return end(graph, items[a]) < end(graph, items[b]); });
        }
    }
    [[nodiscard]] std::span<const Index> at(Index node, Index chunk) const
    {
        const std::size_t place = placeOf(node, chunk);
        return std::span(m_items).subspan(m_start[place], m_start[place + 1] - m_start[place]);
    }
    static std::uint64_t end(const LinkGraph& graph, const Item& item) { return item.planned + graph.time[item.arc]; }

private:
    [[nodiscard]] std::size_t placeOf(Index node, Index chunk) const { return std::size_t { node } * m_chunks + chunk; }

    Index m_chunks = 0;
    std::vector<Index> m_start; // nodes · chunks + 1 entries, into m_items
    std::vector<Index> m_items;
};

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
    [[nodiscard]] std::span<const Index> waitsFor(Index item) const
    {
        return std::span(m_waits).subspan(m_waitStart[item], m_waitStart[item + 1] - m_waitStart[item]);
    }

    [[nodiscard]] WaitGraph waitGraph() const
    {
        std::vector<Index> arcs;
        std::vector<std::pair<Index, Index>> waits;
        arcs.reserve(items.size());
        waits.reserve(m_waits.size());
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
        const Arrivals sums(m_graph, items, chunks, true);
        const Arrivals copies(m_graph, items, chunks, false);
        std::unordered_map<std::uint64_t, std::size_t> taken[2]; // tokens that have left a switch, by node and chunk
        m_waitStart.reserve(items.size() + 1);
        for (const Item& item : items) {
            m_waitStart.push_back(static_cast<Index>(m_waits.size()));
            const Index from = m_graph.source[item.arc];
            const std::span<const Index> added = sums.at(from, item.chunk);
            const std::span<const Index> arrived = item.adds ? added : copies.at(from, item.chunk);
            if (from >= m_graph.npus) {
                const topology::Node& kind = m_graph.kind[from];
                std::size_t& next = taken[item.adds ? 1 : 0][std::uint64_t { from } << 32U | item.chunk];
                // One arrival, or all of them where the switch adds up; none in a plan that its check will refuse.
                const std::size_t first = next;
                while (next < arrived.size()
                    && (next == first
                        || (item.adds && kind.reduces && Arrivals::end(m_graph, items[arrived[next]]) <= item.planned)))
                    m_waits.push_back(arrived[next++]);
                if (!item.adds && kind.multicasts)
                    next = first;
            } else if (!item.adds && !arrived.empty()
                && Arrivals::end(m_graph, items[arrived.front()]) <= item.planned) {
                m_waits.push_back(arrived.front());
            } else {
                m_waits.insert(m_waits.end(), added.begin(), added.end());
            }
        }
        m_waitStart.push_back(static_cast<Index>(m_waits.size()));
    }

    const LinkGraph& m_graph;
    std::vector<Index> m_waitStart; // items + 1 entries, into m_waits
    std::vector<Index> m_waits;
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
        TransferPlan& half = precedence.items[i].adds ? plan.reduce : plan.gather;
        half.transfers.push_back({ starts[i], precedence.items[i].chunk, precedence.items[i].arc });
        half.durationNs = std::max(half.durationNs, starts[i] + precedence.timeOf(i));
    }
    for (TransferPlan* half : { &plan.reduce, &plan.gather })
        std::sort(half->transfers.begin(), half->transfers.end());
    plan.durationNs = std::max(plan.reduce.durationNs, plan.gather.durationNs);
    return plan;
}

} // namespace

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
    for (const auto& [half, adds] : { std::pair(&plan.reduce, true), std::pair(&plan.gather, false) }) {
        for (const PlannedTransfer& transfer : half->transfers)
            all.emplace_back(transfer, adds);
    }
    std::sort(all.begin(), all.end());
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

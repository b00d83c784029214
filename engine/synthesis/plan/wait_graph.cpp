// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/wait_graph.h"

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

// One run, in the direction of time or against it. What is ready on an arc is a bit in the order of the ranks. Large
// graphs are in no cache, so what ends at one time is gone through together, each step asking for what the next reads.
class ListScheduling {
public:
    ListScheduling(
        const LinkGraph& graph, const WaitGraph& waits, const std::vector<std::uint64_t>& ranks, bool isBackwards)
        : m_graph(graph)
        , m_waits(waits)
        , m_next(isBackwards ? waits.before() : waits.after())
        , m_firstWord(graph.arcs() + 1, 0)
        , m_lowest(graph.arcs())
        , m_inFlight(graph.arcs(), kNone)
        , m_due(waits.before().size())
        , m_ends(graph.time)
    {
        for (Index i = 0; i < waits.size(); ++i)
            ++m_firstWord[waits.arc(i) + 1];
        for (Index arc = 0; arc < graph.arcs(); ++arc) {
            m_firstWord[arc + 1] = m_firstWord[arc] + (m_firstWord[arc + 1] + kBits - 1) / kBits;
            m_arcOf.resize(m_firstWord[arc + 1], arc);
        }
        m_ready.resize(m_firstWord.back(), 0);
        m_ordered.resize(m_ready.size() * kBits);
        std::copy(m_firstWord.begin() + 1, m_firstWord.end(), m_lowest.begin());
        sortByRank(ranks);
        const Groups<>& last = isBackwards ? waits.after() : waits.before();
        for (Index node = 0; node < m_due.size(); ++node)
            m_due[node].missing = static_cast<Index>(last[node].size());
        m_times.starts.resize(waits.size(), 0);
    }

    // What a stop leaves are no times.
    TransferTimes run(const std::stop_token& stop = {})
    {
        for (const Due& due : m_due) {
            if (due.missing == 0)
                makeReady(due.place);
        }
        startAll(0);
        while (!m_ends.empty() && !stop.stop_requested()) {
            const std::uint64_t now = m_ends.next();
            endAll();
            m_times.durationNs = now;
            startAll(now);
        }
        return std::move(m_times);
    }

private:
    static constexpr Index kBits = 64;
    static constexpr Index kNone = 0xFFFFFFFFU;

    struct Due {
        Index missing = 0; // how many of those that it waits for have not ended
        Index place = 0; // in m_ordered
    };

    void sortByRank(const std::vector<std::uint64_t>& ranks)
    {
        std::vector<Index> next(m_firstWord.begin(), m_firstWord.end() - 1);
        for (Index& place : next)
            place *= kBits;
        struct Ranked {
            std::uint64_t rank = 0;
            Index transfer = 0;
            Index arc = 0;
        };
        std::vector<Ranked> order;
        order.reserve(m_waits.size());
        const std::uint64_t least = ranks.empty() ? 0 : std::ranges::min(ranks);
        for (Index i = 0; i < m_waits.size(); ++i)
            order.push_back({ ranks[i] - least, i, m_waits.arc(i) });
        sortByDigits(order, [](const Ranked& each) { return std::tuple(each.rank); });
        for (const Ranked& each : order) {
            const Index place = next[each.arc]++;
            m_due[each.transfer].place = place;
            m_ordered[place] = each.transfer;
        }
    }
    void makeReady(Index place)
    {
        const Index word = place / kBits;
        const Index arc = m_arcOf[word];
        m_ready[word] |= std::uint64_t { 1 } << (place % kBits);
        m_lowest[arc] = std::min(m_lowest[arc], word);
        if (m_inFlight[arc] == kNone)
            m_touched.push_back(arc);
    }
    // What ends next, and what waits for nothing more by that.
    void endAll()
    {
        m_ended.clear();
        m_ends.take([this](Index arc) {
            const Index transfer = std::exchange(m_inFlight[arc], kNone);
            m_ended.emplace_back(m_next.start[transfer], m_next.start[transfer + 1]);
            prefetch(m_next.items.data() + m_next.start[transfer]);
            m_touched.push_back(arc);
        });
        m_waiting.clear();
        for (const auto& [first, end] : m_ended) {
            for (Index at = first; at < end; ++at) {
                m_waiting.push_back(m_next.items[at]);
                prefetch(&m_due[m_next.items[at]]);
            }
        }
        m_joined.clear();
        for (const Index node : m_waiting) {
            if (--m_due[node].missing > 0)
                continue;
            if (m_waits.isJoin(node))
                m_joined.push_back(node);
            else
                makeReady(m_due[node].place);
        }
        for (const Index join : m_joined) {
            for (const Index transfer : m_next[join]) {
                if (--m_due[transfer].missing == 0)
                    makeReady(m_due[transfer].place);
            }
        }
    }
    void startAll(std::uint64_t now)
    {
        m_started.clear();
        for (const Index arc : m_touched) {
            Index& word = m_lowest[arc];
            if (m_inFlight[arc] != kNone)
                continue;
            while (word < m_firstWord[arc + 1] && m_ready[word] == 0)
                ++word;
            if (word == m_firstWord[arc + 1])
                continue;
            const auto bit = static_cast<Index>(std::countr_zero(m_ready[word]));
            m_ready[word] &= m_ready[word] - 1;
            m_inFlight[arc] = word * kBits + bit;
            prefetch(&m_ordered[m_inFlight[arc]]);
            m_ends.add(arc, now + m_graph.time[arc], arc);
            m_started.push_back(arc);
        }
        m_touched.clear();
        for (const Index arc : m_started) {
            const Index transfer = m_ordered[m_inFlight[arc]];
            m_inFlight[arc] = transfer;
            m_times.starts[transfer] = now;
            prefetch(&m_next.start[transfer]);
        }
    }
    static void prefetch(const void* place) { __builtin_prefetch(place); }

    const LinkGraph& m_graph;
    const WaitGraph& m_waits;
    const Groups<>& m_next; // by transfer: what waits for its end
    std::vector<Index> m_firstWord; // arcs + 1 entries, into m_ready
    std::vector<std::uint64_t> m_ready; // bits in the order of m_ordered
    std::vector<Index> m_arcOf; // by word of m_ready
    std::vector<Index> m_lowest; // by arc: no word before it has a bit
    std::vector<Index> m_ordered; // transfers of an arc by rank, from the arc's first bit on
    std::vector<Index> m_inFlight; // by arc: the transfer that it carries
    std::vector<Due> m_due; // by node
    std::vector<Index> m_touched; // arcs that may start something now
    std::vector<Index> m_started; // those that have
    std::vector<std::pair<Index, Index>> m_ended; // of what has just ended: where what waits for it stands
    std::vector<Index> m_waiting; // that
    std::vector<Index> m_joined; // joins that have now got all they wait for
    Lanes<std::uint64_t, Index> m_ends; // of what the arcs carry
    TransferTimes m_times;
};

std::vector<std::uint64_t> endsOf(const LinkGraph& graph, const WaitGraph& waits, const TransferTimes& times)
{
    std::vector<std::uint64_t> ends(times.starts);
    for (Index i = 0; i < waits.size(); ++i)
        ends[i] += graph.time[waits.arc(i)];
    return ends;
}

// Backwards what ends last comes first, then forwards what that starts last.
TransferTimes thereAndBack(
    const LinkGraph& graph, const WaitGraph& waits, std::vector<std::uint64_t> ends, const std::stop_token& stop = {})
{
    for (std::uint64_t& end : ends)
        end = ~end;
    ends = endsOf(graph, waits, ListScheduling(graph, waits, ends, true).run(stop));
    for (std::uint64_t& end : ends)
        end = ~end;
    return ListScheduling(graph, waits, ends, false).run(stop);
}

} // namespace

WaitGraph::WaitGraph(std::vector<Index> arcs, const Waits& waits, Index joins)
    : m_arcs(std::move(arcs))
    , m_before(m_arcs.size() + joins,
          [&waits](const auto& visit) {
              for (const auto& [first, second] : waits)
                  visit(first, second);
          })
    , m_after(m_arcs.size() + joins, [&waits](const auto& visit) {
        for (const auto& [first, second] : waits)
            visit(second, first);
    })
{
}

std::uint64_t lastEndNs(const LinkGraph& graph, const WaitGraph& waits, const std::vector<std::uint64_t>& starts)
{
    std::uint64_t last = 0;
    for (Index i = 0; i < waits.size(); ++i)
        last = std::max(last, starts[i] + graph.time[waits.arc(i)]);
    return last;
}

std::vector<std::uint64_t> ranksByTails(const LinkGraph& graph, const WaitGraph& waits)
{
    std::vector<std::uint64_t> tails(waits.before().size(), 0);
    for (Index i = waits.size(); i-- > 0;) {
        for (const Index join : waits.after()[i])
            tails[i] = std::max(tails[i], tails[join]);
        tails[i] += graph.time[waits.arc(i)];
        for (const Index other : waits.before()[i])
            tails[other] = std::max(tails[other], tails[i]);
    }
    tails.resize(waits.size());
    for (std::uint64_t& tail : tails)
        tail = ~tail; // the longest first
    return tails;
}

TransferTimes listScheduled(const LinkGraph& graph, const WaitGraph& waits, const std::vector<std::uint64_t>& ranks,
    const std::stop_token& stop)
{
    return ListScheduling(graph, waits, ranks, false).run(stop);
}

TransferTimes justified(const LinkGraph& graph, const WaitGraph& waits, TransferTimes times, std::uint32_t passes,
    const std::stop_token& timeUp)
{
    TransferTimes next = times;
    for (std::uint32_t pass = 0; pass < passes && !timeUp.stop_requested(); ++pass) {
        next = thereAndBack(graph, waits, endsOf(graph, waits, next), timeUp);
        if (timeUp.stop_requested() || next.durationNs >= times.durationNs)
            break;
        times = next;
    }
    return times;
}

TransferTimes shaken(const LinkGraph& graph, const WaitGraph& waits, TransferTimes times, std::uint32_t rounds,
    std::uint64_t seed, std::uint64_t boundNs, const Watch& watch)
{
    Random random(seed);
    const std::uint64_t slowest = waits.size() == 0 ? 0 : *std::max_element(graph.time.begin(), graph.time.end());
    for (std::uint32_t round = 0; round < rounds && times.durationNs > boundNs; ++round) {
        if (watch.stop.stop_requested())
            break;
        std::vector<std::uint64_t> ends = endsOf(graph, waits, times);
        for (Index i = 0; i < waits.size(); ++i) {
            const std::uint64_t time = graph.time[waits.arc(i)];
            ends[i] += 2 * slowest + random.next() % (3 * time + 1) - 3 * time / 2;
        }
        TransferTimes next = justified(graph, waits, thereAndBack(graph, waits, ends), round % 2, watch.stop);
        if (next.durationNs <= times.durationNs)
            times = std::move(next);
    }
    return times;
}

TransferPlan listScheduled(const LinkGraph& graph, const std::vector<TreeEdge>& edges, std::uint32_t passes,
    const std::stop_token& timeUp, const std::stop_token& stop)
{
    std::vector<Index> place(edges.size(), 0); // in its tree
    for (std::size_t edge = 1; edge < edges.size(); ++edge)
        place[edge] = edges[edge].chunk == edges[edge - 1].chunk ? place[edge - 1] + 1 : 0;
    std::vector<Index> order = numbersBelow(edges.size());
    std::ranges::stable_sort(order, {}, [&place](Index edge) { return place[edge]; });
    std::vector<Index> number(edges.size());
    std::vector<Index> arcs;
    std::vector<std::pair<Index, Index>> pairs;
    for (const Index edge : order) {
        number[edge] = static_cast<Index>(arcs.size());
        arcs.push_back(edges[edge].arc);
        if (edges[edge].parent != TreeEdge::kNoParent)
            pairs.emplace_back(number[edge], number[edges[edge].parent]);
    }
    TransferPlan plan;
    if (stop.stop_requested())
        return plan;
    const WaitGraph waits(std::move(arcs), pairs);
    TransferTimes times = ListScheduling(graph, waits, ranksByTails(graph, waits), false).run(stop);
    if (stop.stop_requested())
        return plan;
    times = justified(graph, waits, std::move(times), passes, timeUp);
    plan.durationNs = times.durationNs;
    for (Index i = 0; i < waits.size(); ++i)
        plan.transfers.push_back({ times.starts[i], edges[order[i]].chunk, waits.arc(i) });
    sortTransfers(plan.transfers);
    return plan;
}

} // namespace weft::synthesis

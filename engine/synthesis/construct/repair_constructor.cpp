// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/repair_constructor.h"

#include "engine/synthesis/construct/tied_trees.h"
#include "engine/synthesis/graph/link_slots.h"
#include "engine/synthesis/graph/ordering.h"
#include "engine/synthesis/plan/wait_graph.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

constexpr std::uint64_t kNoStart = ~std::uint64_t { 0 };
constexpr std::uint32_t kPasses = 4; // of justification, at most
constexpr std::uint64_t kRelief = 32; // so little more than there is time for may go over an arc
constexpr std::uint32_t kReliefs = 3; // rounds
constexpr std::uint32_t kVain = 2; // such transfers of an arc that find no other way, one after the other, are enough

struct RepairItem {
    std::uint64_t given = kNoStart; // its start so far; kNoStart: it is new
    std::uint64_t wish = 0; // that, or the start of what it replaces
    Index chunk = 0;
    Index arc = 0;
    bool adds = false;
    bool goesOn = false; // as the next hop of the item before it
};

class Repairing {
public:
    Repairing(const topology::Fabric& fabric, const LinkGraph& graph, Bytes chunk, const Demands& sums,
        const std::vector<GivenTransfer>& given)
        : m_graph(graph)
        , m_topology(fabric.topology())
        , m_sums(sums)
        , m_given(given)
        , m_arcs(given.size(), kNoTie)
        , m_isOpen(sums.chunks(), false)
        , m_byChunk(sums.chunks(),
              [&given](const auto& visit) {
                  for (Index i = 0; i < given.size(); ++i)
                      visit(given[i].chunk, i);
              })
        , m_tied(sums.chunks())
        , m_trees(graph, fabric.topology())
    {
        m_times = makeLinkGraph(topology::Fabric(fabric.topologyPtr()), chunk).time; // whose arcs are the links
        std::vector<Index> arcOf(m_topology.linkCount(), kNoTie);
        for (Index arc = 0; arc < graph.arcs(); ++arc)
            arcOf[index(graph.link[arc])] = arc;
        for (std::size_t i = 0; i < given.size(); ++i) {
            const Index link = index(given[i].link);
            m_arcs[i] = arcOf[link];
            m_made.beforeNs = std::max(m_made.beforeNs, given[i].start + m_times[link]);
            if (m_arcs[i] == kNoTie || graph.time[m_arcs[i]] != m_times[link])
                m_isOpen[given[i].chunk] = true;
        }
    }

    Result<RepairedPlan> make(std::uint64_t boundNs, const Watch& watch)
    {
        const std::uint64_t aim = std::max(m_made.beforeNs, boundNs);
        shed(aim);
        if (const Result<void> tied = tieAll(watch); !tied)
            return tied.error();
        relieve(aim);
        if (const Result<void> listed = listItems(); !listed)
            return listed.error();
        const WaitGraph opened = waits(false);
        std::vector<std::uint64_t> starts = placedAgain(opened);
        const std::uint64_t end = lastEndNs(m_graph, opened, starts);
        if (std::ranges::find(m_isOpen, true) != m_isOpen.end() && end > withSlack(aim)) {
            const WaitGraph all = waits(true);
            const std::uint64_t most = longestFrom(aim, m_given.size());
            TransferTimes anew { starts, end };
            // A sum that is late makes all its copies late, for which one pass is too little.
            if (!m_sums.hasSums()) {
                std::vector<std::uint64_t> ranks(m_items.size());
                std::ranges::transform(m_items, ranks.begin(), &RepairItem::wish);
                anew = listScheduled(m_graph, all, ranks);
                if (anew.durationNs > most)
                    anew = { starts, end }; // which is spread better over time
            }
            for (std::uint32_t pass = 0; pass < kPasses && anew.durationNs > most; ++pass)
                anew = justified(m_graph, all, std::move(anew), 1, watch.stop);
            if (withSlack(anew.durationNs) < end)
                starts = std::move(anew.starts);
        }
        for (std::size_t i = 0; i < starts.size(); ++i) {
            const RepairItem& item = m_items[i];
            m_made.plan.add({ starts[i], item.chunk, item.arc }, starts[i] + m_graph.time[item.arc], item.adds);
        }
        m_made.plan.sort();
        return std::move(m_made);
    }

private:
    // What would come later over a slower link than there is time for goes over others.
    void shed(std::uint64_t aim)
    {
        const std::uint64_t late = withSlack(aim) - m_made.beforeNs;
        std::vector<std::uint64_t> free(m_graph.arcs(), 0);
        for (std::size_t i = 0; i < m_given.size(); ++i) {
            Index& arc = m_arcs[i];
            if (arc == kNoTie)
                continue;
            const std::uint64_t end = std::max(free[arc], m_given[i].start) + m_graph.time[arc];
            const bool isLate = end > m_given[i].start + m_times[index(m_given[i].link)] + late;
            if (isLate && m_isOpen[m_given[i].chunk]) {
                arc = kNoTie;
                continue;
            }
            free[arc] = end;
            m_trees.load(arc, 1);
        }
    }

    Result<void> tieAll(const Watch& watch)
    {
        for (Index chunk = 0; chunk < m_sums.chunks(); ++chunk) {
            if (watch.stop.stop_requested())
                return Error { ErrorCode::Cancelled, say("the synthesis was stopped"), {}, {} };
            if (!m_isOpen[chunk])
                continue;
            Result<TiedChunk> tied = tie(chunk);
            if (!tied)
                return tied.error();
            weigh(chunk, -1);
            m_tied[chunk] = *std::move(tied);
            weigh(chunk, 1);
        }
        return {};
    }
    Result<TiedChunk> tie(Index chunk)
    {
        m_ownGiven.clear();
        m_ownArcs.clear();
        for (const Index i : m_byChunk[chunk]) {
            m_ownGiven.push_back(m_given[i]);
            m_ownArcs.push_back(m_arcs[i]);
        }
        return m_trees.tie(m_sums, chunk, m_ownGiven, m_ownArcs);
    }
    // Those of the chunk's trees: as given, until they are tied again.
    template <class Visit> void eachArc(Index chunk, const Visit& visit) const
    {
        if (m_tied[chunk]) {
            std::ranges::for_each(m_tied[chunk]->arcs, visit);
            return;
        }
        for (const Index i : m_byChunk[chunk]) {
            if (m_arcs[i] != kNoTie)
                visit(m_arcs[i]);
        }
    }
    // Once more, or once less; returns by how much the sum of the squares of what arcs are busy has grown.
    double weigh(Index chunk, std::int64_t more)
    {
        double grown = 0;
        eachArc(chunk, [&](Index arc) { grown += m_trees.load(arc, more); });
        return grown;
    }

    // Arcs that have got too much to do for the time give some of what they carried before to others, and these, where
    // that is too much for them, to others again.
    void relieve(std::uint64_t aim)
    {
        const std::uint64_t limit = aim + aim / kRelief;
        const auto isOver = [&](Index arc) { return m_trees.busyNs(arc) > static_cast<double>(limit); };
        m_trees.setLimit(limit);
        for (std::uint32_t round = 0; round < kReliefs; ++round) {
            std::vector<Index> over;
            std::vector<Index> place(m_graph.arcs(), kNoTie);
            for (Index arc = 0; arc < m_graph.arcs(); ++arc) {
                if (isOver(arc)) {
                    place[arc] = static_cast<Index>(over.size());
                    over.push_back(arc);
                }
            }
            const Groups<> carried(over.size(), [&](const auto& visit) {
                for (Index i = 0; i < m_given.size(); ++i) {
                    if (m_arcs[i] != kNoTie && place[m_arcs[i]] != kNoTie)
                        visit(place[m_arcs[i]], i);
                }
            });
            bool hasMoved = false;
            for (Index k = 0; k < over.size(); ++k) {
                // Leaves first: parts that leave early, copies that come late.
                for (const bool isOpen : { true, false }) {
                    for (const bool adds : { true, false }) {
                        std::uint32_t vain = 0; // in a row
                        const std::span<const Index> own = carried[k];
                        for (std::size_t at = 0; at < own.size() && vain < kVain && isOver(over[k]); ++at) {
                            const Index i = own[adds ? at : own.size() - 1 - at];
                            if (m_arcs[i] == kNoTie || m_given[i].adds != adds || m_isOpen[m_given[i].chunk] != isOpen)
                                continue;
                            const bool moves = moveAway(i);
                            vain = moves ? 0 : vain + 1;
                            hasMoved = hasMoved || moves;
                        }
                    }
                }
            }
            if (!hasMoved)
                break;
        }
    }
    // Whether a transfer that is given has found a way over arcs that have more room.
    bool moveAway(Index i)
    {
        const Index chunk = m_given[i].chunk;
        double grown = weigh(chunk, -1);
        const Index arc = std::exchange(m_arcs[i], kNoTie);
        Result<TiedChunk> made = tie(chunk);
        if (made) {
            std::optional<TiedChunk> before = std::exchange(m_tied[chunk], *std::move(made));
            grown += weigh(chunk, 1);
            if (grown < 0)
                return m_isOpen[chunk] = true;
            weigh(chunk, -1);
            m_tied[chunk] = std::move(before);
        }
        m_arcs[i] = arc;
        weigh(chunk, 1);
        return false;
    }

    // The messages of a chunk that stays as it is, but for what comes back to where the chunk is complete.
    void keepGiven(Index chunk, std::span<const std::uint32_t> roots)
    {
        const std::span<const Index> own = m_byChunk[chunk];
        for (std::size_t i = 0, end = 0; i < own.size(); ++i) {
            for (end = std::max(end, i + 1); end < own.size() && m_ownGiven[end].goesOn;)
                ++end;
            const Index to = index(m_topology.linkDestination(m_ownGiven[end - 1].link));
            const GivenTransfer& given = m_ownGiven[i];
            if (given.adds || std::ranges::find(roots, to) == roots.end())
                m_items.push_back({ given.start, given.start, chunk, m_arcs[own[i]], given.adds, given.goesOn });
        }
    }
    Result<void> listItems()
    {
        m_items.reserve(m_given.size() + m_given.size() / 8);
        for (Index chunk = 0; chunk < m_sums.chunks(); ++chunk) {
            m_first.push_back(static_cast<Index>(m_items.size()));
            const std::span<const Index> own = m_byChunk[chunk];
            if (!m_tied[chunk]) {
                m_ownGiven.clear();
                for (const Index i : own)
                    m_ownGiven.push_back(m_given[i]);
                const Result<std::vector<std::uint32_t>> roots = rootsOf(m_topology, m_sums, chunk, m_ownGiven);
                if (!roots)
                    return roots.error();
                keepGiven(chunk, *roots);
                continue;
            }
            for (const TiedEdge& edge : m_tied[chunk]->edges) {
                const Index model = edge.given == kNoTie ? edge.instead : edge.given;
                for (Index hop = 0; hop < edge.count; ++hop) {
                    const bool isNew = edge.given == kNoTie;
                    const std::uint64_t wish = model == kNoTie ? 0 : m_given[own[model + (isNew ? 0 : hop)]].start;
                    m_items.push_back({ isNew ? kNoStart : wish, wish, chunk, m_tied[chunk]->arcs[edge.first + hop],
                        edge.adds, hop > 0 });
                }
            }
        }
        m_first.push_back(static_cast<Index>(m_items.size()));
        return {};
    }

    // Parts wait for the parts that come to where they start; copies for the copy, or at the root for all parts. Of
    // chunks that nothing has happened to only if `all`.
    [[nodiscard]] WaitGraph waits(bool all) const
    {
        std::vector<std::pair<Index, Index>> pairs;
        pairs.reserve(m_items.size());
        std::vector<Index> copy(m_graph.npus); // by NPU: the first that comes
        std::vector<Index> part(m_graph.npus); // and the last part
        std::vector<Index> partBefore(m_items.size(), kNoTie); // that comes to the same NPU
        for (Index chunk = 0; chunk < m_sums.chunks(); ++chunk) {
            if (!all && !m_isOpen[chunk])
                continue;
            std::ranges::fill(copy, kNoTie);
            std::ranges::fill(part, kNoTie);
            for (Index i = m_first[chunk]; i < m_first[chunk + 1]; ++i) {
                const Index to = m_graph.target[m_items[i].arc];
                if (to < m_graph.npus && m_items[i].adds)
                    partBefore[i] = std::exchange(part[to], i);
                else if (to < m_graph.npus && copy[to] == kNoTie)
                    copy[to] = i;
            }
            for (Index i = m_first[chunk]; i < m_first[chunk + 1]; ++i) {
                if (m_items[i].goesOn) {
                    pairs.emplace_back(i, i - 1);
                    continue;
                }
                const Index from = m_graph.source[m_items[i].arc];
                if (!m_items[i].adds && copy[from] != kNoTie)
                    pairs.emplace_back(i, copy[from]);
                else
                    for (Index on = part[from]; on != kNoTie; on = partBefore[on])
                        pairs.emplace_back(i, on);
            }
        }
        std::vector<Index> arcs(m_items.size());
        std::ranges::transform(m_items, arcs.begin(), &RepairItem::arc);
        return { std::move(arcs), pairs };
    }

    // Transfers of chunks that nothing has happened to stay; the others keep their start where they still can.
    [[nodiscard]] std::vector<std::uint64_t> placedAgain(const WaitGraph& waits) const
    {
        LinkSlots slots(m_graph);
        for (std::size_t i = 0; i < m_given.size(); ++i) {
            if (!m_isOpen[m_given[i].chunk])
                slots.take(m_arcs[i], m_given[i].start);
        }
        std::vector<std::uint64_t> starts(m_items.size(), 0);
        std::vector<std::pair<std::uint64_t, Index>> due(m_items.size()); // when ready, and how many are missing
        using Entry = std::pair<std::uint64_t, Index>; // when it is wanted
        std::vector<Entry> late; // a heap: those whose turn has passed or is too early
        std::vector<Index> turns; // all others come by when they were
        for (Index i = 0; i < m_items.size(); ++i) {
            starts[i] = m_items[i].given;
            due[i].second = static_cast<Index>(waits.before()[i].size());
            if (m_isOpen[m_items[i].chunk])
                turns.push_back(i);
        }
        sortByDigits(turns, [this](Index i) { return std::tuple(m_items[i].wish); });
        for (std::size_t next = 0; true;) {
            while (next < turns.size()
                && (due[turns[next]].second > 0 || due[turns[next]].first > m_items[turns[next]].wish))
                ++next;
            if (next == turns.size() && late.empty())
                break;
            const Entry turn = next < turns.size() ? Entry(m_items[turns[next]].wish, turns[next]) : Entry(kNoStart, 0);
            const bool isLate = !late.empty() && late.front() < turn;
            next += isLate ? 0 : 1;
            const auto [at, i] = isLate ? pop(late) : turn;
            const RepairItem& item = m_items[i];
            const bool canStay = at == item.given && slots.earliest(item.arc, at) == at;
            starts[i] = canStay ? at : slots.earliest(item.arc, due[i].first);
            slots.take(item.arc, starts[i]);
            const std::uint64_t end = starts[i] + m_graph.time[item.arc];
            for (const Index other : waits.after()[i]) {
                auto& [ready, missing] = due[other];
                ready = std::max(ready, end);
                if (--missing > 0)
                    continue;
                const Entry wanted(m_items[other].wish, other);
                if (ready > wanted.first || wanted <= turn)
                    push(late, std::max(wanted, Entry(ready, other)));
            }
        }
        return starts;
    }

    const LinkGraph& m_graph;
    const topology::Topology& m_topology;
    const Demands& m_sums;
    const std::vector<GivenTransfer>& m_given;
    std::vector<Index> m_arcs; // by place among those given; kNoTie: it has none any more
    std::vector<std::uint64_t> m_times; // by link, as it was
    std::vector<bool> m_isOpen; // by chunk: it has to be placed again
    Groups<> m_byChunk; // places of those given
    std::vector<std::optional<TiedChunk>> m_tied; // by chunk, of those that are open
    TiedTrees m_trees;
    std::vector<GivenTransfer> m_ownGiven; // of the chunk at hand
    std::vector<Index> m_ownArcs;
    std::vector<RepairItem> m_items; // chunk after chunk
    std::vector<Index> m_first; // by chunk, and the end of the last
    RepairedPlan m_made;
};

} // namespace

Result<RepairedPlan> repairPlan(const topology::Fabric& fabric, const LinkGraph& graph, Bytes chunk,
    const Demands& sums, const std::vector<GivenTransfer>& given, std::uint64_t boundNs, const Watch& watch)
{
    const bool isAsked
        = std::ranges::all_of(given, [&](const GivenTransfer& transfer) { return transfer.chunk < sums.chunks(); });
    if (!isAsked)
        return Error { ErrorCode::Mismatched, say("the schedule carries chunks that nobody asks for"), {}, {} };
    return Repairing(fabric, graph, chunk, sums, given).make(boundNs, watch);
}

} // namespace weft::synthesis

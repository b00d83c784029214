// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/repair_constructor.h"

#include "engine/synthesis/construct/tied_trees.h"
#include "engine/synthesis/graph/link_slots.h"
#include "engine/synthesis/plan/wait_graph.h"

#include <algorithm>
#include <queue>
#include <tuple>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

constexpr std::uint64_t kNoStart = ~std::uint64_t { 0 };
constexpr std::uint32_t kPasses = 4; // of justification, at most

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
    Repairing(const topology::Fabric& fabric, const LinkGraph& graph, Bytes chunk, const SumDemands& sums,
        const std::vector<GivenTransfer>& given)
        : m_graph(graph)
        , m_topology(fabric.topology())
        , m_sums(sums)
        , m_given(given)
        , m_arcs(given.size(), kNoTie)
        , m_isOpen(sums.chunks(), false)
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
        std::vector<std::uint64_t> starts = placedAgain(waits(false));
        const std::uint64_t end = endOf(starts);
        if (std::ranges::find(m_isOpen, true) != m_isOpen.end() && end > withSlack(aim)) {
            const WaitGraph all = waits(true);
            std::vector<std::uint64_t> ranks;
            for (const RepairItem& item : m_items)
                ranks.push_back(item.wish);
            TransferTimes anew = listScheduled(m_graph, all, ranks);
            if (anew.durationNs > withSlack(aim))
                anew = justified(m_graph, all, std::move(anew), kPasses, watch.stop);
            if (withSlack(anew.durationNs) < end)
                starts = std::move(anew.starts);
        }
        for (std::size_t i = 0; i < starts.size(); ++i) {
            const RepairItem& item = m_items[i];
            m_made.plan.add({ starts[i], item.chunk, item.arc }, starts[i] + m_graph.time[item.arc], item.adds);
            ++(item.given == starts[i] ? m_made.kept : item.given == kNoStart ? m_made.added : m_made.moved);
        }
        m_made.dropped = m_given.size() - m_made.kept - m_made.moved;
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
        const Groups<> byChunk(m_sums.chunks(), [this](const auto& visit) {
            for (Index i = 0; i < m_given.size(); ++i)
                visit(m_given[i].chunk, i);
        });
        std::vector<GivenTransfer> given;
        std::vector<Index> arcs;
        for (Index chunk = 0; chunk < m_sums.chunks(); ++chunk) {
            if (watch.stop.stop_requested())
                return Error { ErrorCode::Cancelled, say("the synthesis was stopped"), {}, {} };
            given.clear();
            arcs.clear();
            for (const Index i : byChunk[chunk]) {
                given.push_back(m_given[i]);
                arcs.push_back(m_arcs[i]);
            }
            m_first.push_back(static_cast<Index>(m_items.size()));
            if (!m_isOpen[chunk]) {
                for (std::size_t i = 0; i < given.size(); ++i)
                    m_items.push_back(
                        { given[i].start, given[i].start, chunk, arcs[i], given[i].adds, given[i].goesOn });
                const Result<TiedChunk> same = rootsOf(m_topology, m_sums, chunk, given);
                if (!same)
                    return same.error();
                same->appendTo(m_made.rooted, m_sums, chunk);
                continue;
            }
            const Result<TiedChunk> tied = m_trees.tie(m_sums, chunk, given, arcs);
            if (!tied)
                return tied.error();
            for (const TiedEdge& edge : tied->edges) {
                const Index model = edge.given == kNoTie ? edge.instead : edge.given;
                for (Index hop = 0; hop < edge.count; ++hop) {
                    const bool isNew = edge.given == kNoTie;
                    const std::uint64_t wish = model == kNoTie ? 0 : given[model + (isNew ? 0 : hop)].start;
                    m_items.push_back(
                        { isNew ? kNoStart : wish, wish, chunk, tied->arcs[edge.first + hop], edge.adds, hop > 0 });
                }
            }
            tied->appendTo(m_made.rooted, m_sums, chunk);
        }
        m_first.push_back(static_cast<Index>(m_items.size()));
        return {};
    }

    // Parts wait for the parts that come to where they start; copies for the copy, or at the root for all parts. Of
    // chunks that nothing has happened to only if `all`.
    [[nodiscard]] WaitGraph waits(bool all) const
    {
        std::vector<std::pair<Index, Index>> pairs;
        std::vector<std::vector<Index>> parts(m_graph.npus); // that come to each NPU
        std::vector<std::vector<Index>> copies(m_graph.npus); // the first
        for (Index chunk = 0; chunk < m_sums.chunks(); ++chunk) {
            if (!all && !m_isOpen[chunk])
                continue;
            for (auto* lists : { &parts, &copies }) {
                for (std::vector<Index>& list : *lists)
                    list.clear();
            }
            for (Index i = m_first[chunk]; i < m_first[chunk + 1]; ++i) {
                const Index to = m_graph.target[m_items[i].arc];
                if (to < m_graph.npus && (m_items[i].adds || copies[to].empty()))
                    (m_items[i].adds ? parts : copies)[to].push_back(i);
            }
            for (Index i = m_first[chunk]; i < m_first[chunk + 1]; ++i) {
                if (m_items[i].goesOn) {
                    pairs.emplace_back(i, i - 1);
                    continue;
                }
                const Index from = m_graph.source[m_items[i].arc];
                const bool isCopied = !m_items[i].adds && !copies[from].empty();
                for (const Index on : (isCopied ? copies : parts)[from])
                    pairs.emplace_back(i, on);
            }
        }
        std::vector<Index> arcs;
        for (const RepairItem& item : m_items)
            arcs.push_back(item.arc);
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
        std::vector<std::uint64_t> ready(m_items.size(), 0);
        std::vector<Index> missing(m_items.size(), 0);
        using Entry = std::tuple<std::uint64_t, Index>; // when it is wanted
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        const auto wish = [&](Index i) { return std::max(ready[i], m_items[i].wish); };
        for (Index i = 0; i < m_items.size(); ++i) {
            starts[i] = m_items[i].given;
            missing[i] = static_cast<Index>(waits.before(i).size());
            if (m_isOpen[m_items[i].chunk] && missing[i] == 0)
                open.emplace(wish(i), i);
        }
        while (!open.empty()) {
            const auto [at, i] = open.top();
            open.pop();
            const RepairItem& item = m_items[i];
            const bool canStay = at == item.given && slots.earliest(item.arc, at) == at;
            starts[i] = canStay ? at : slots.earliest(item.arc, ready[i]);
            slots.take(item.arc, starts[i]);
            for (const Index next : waits.after(i)) {
                ready[next] = std::max(ready[next], starts[i] + m_graph.time[item.arc]);
                if (--missing[next] == 0)
                    open.emplace(wish(next), next);
            }
        }
        return starts;
    }

    [[nodiscard]] std::uint64_t endOf(const std::vector<std::uint64_t>& starts) const
    {
        std::uint64_t end = 0;
        for (std::size_t i = 0; i < starts.size(); ++i)
            end = std::max(end, starts[i] + m_graph.time[m_items[i].arc]);
        return end;
    }

    const LinkGraph& m_graph;
    const topology::Topology& m_topology;
    const SumDemands& m_sums;
    const std::vector<GivenTransfer>& m_given;
    std::vector<Index> m_arcs; // by place among those given; kNoTie: it has none any more
    std::vector<std::uint64_t> m_times; // by link, as it was
    std::vector<bool> m_isOpen; // by chunk: it has to be placed again
    TiedTrees m_trees;
    std::vector<RepairItem> m_items; // chunk after chunk
    std::vector<Index> m_first; // by chunk, and the end of the last
    RepairedPlan m_made;
};

} // namespace

Result<RepairedPlan> repairPlan(const topology::Fabric& fabric, const LinkGraph& graph, Bytes chunk,
    const SumDemands& sums, const std::vector<GivenTransfer>& given, std::uint64_t boundNs, const Watch& watch)
{
    const bool isAsked
        = std::ranges::all_of(given, [&](const GivenTransfer& transfer) { return transfer.chunk < sums.chunks(); });
    if (!isAsked)
        return Error { ErrorCode::Mismatched, say("the schedule carries chunks that nobody asks for"), {}, {} };
    return Repairing(fabric, graph, chunk, sums, given).make(boundNs, watch);
}

} // namespace weft::synthesis

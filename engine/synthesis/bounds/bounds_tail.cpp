// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/max_flow.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace weft::synthesis {

namespace {

class TailSearch {
public:
    TailSearch(const SpreadDemand& demand, std::uint64_t known, std::uint64_t work)
        : m_demand(demand)
        , m_workLeft(work)
        , m_holders(holders(demand))
        , m_fromHolder(quickestWays(demand, m_holders))
        , m_flow(demand.nodes, demand.source, demand.target)
    {
        m_bound.time = known;
        for (std::uint32_t node = 0; node < m_demand.nodes; ++node)
            m_flow.setSupply(node, m_demand.supply[node]);
    }

    Result<TailBound> run(const NodeCut& first, const Watch& watch)
    {
        if (first.nodes.empty()) // nothing has to move
            return std::move(m_bound);
        sharpen(first, std::span(m_demand.sinks).first(m_demand.looksAlike ? 1 : m_demand.sinks.size()));
        for (const std::uint32_t sink : inOrder(first)) {
            if (std::optional<Error> error = stopped(watch))
                return *error;
            if (m_workLeft == 0)
                break;
            const std::vector<std::uint64_t> way = quickestWays(m_demand, { &sink, 1 }, true);
            spend(8 * std::uint64_t { m_demand.arcs() });
            if (!m_seen.insert(lookOf(sink, way)).second)
                continue;
            const std::vector<std::uint64_t> waits = waitsOf(sink, kFlowTimes);
            for (std::size_t i = 0; i < waits.size() && i < kFlows && m_workLeft > 0; ++i)
                raiseAt(sink, way, waits[i]);
        }
        return std::move(m_bound);
    }

private:
    static constexpr std::size_t kFlows = 8; // waits of a sink that are tried over all cuts
    static constexpr std::uint64_t kFlowTimes = 3; // chunks over one link during these waits
    static constexpr std::uint64_t kTimes = 12; // and during those tried on one cut

    void spend(std::uint64_t work) { m_workLeft -= std::min(m_workLeft, work); }

    // Those behind the cut first.
    [[nodiscard]] std::vector<std::uint32_t> inOrder(const NodeCut& first) const
    {
        if (m_demand.looksAlike)
            return { m_demand.sinks.front() };
        std::vector<std::uint32_t> order = m_demand.sinks;
        const auto isBehind = [&first](std::uint32_t sink) { return first.inside[sink] != 0; };
        std::stable_partition(order.begin(), order.end(), isBehind);
        return order;
    }

    // Sinks from which the fabric looks alike get the same number, and others hardly ever: only one of them is tried.
    [[nodiscard]] std::uint64_t lookOf(std::uint32_t sink, const std::vector<std::uint64_t>& way) const
    {
        std::uint64_t look = 0;
        for (std::uint32_t node = 0; node < m_demand.nodes; ++node)
            look += mixed(mixed(way[node]) + m_demand.supply[node]);
        for (const std::uint32_t arc : m_demand.in(sink))
            look += mixed(~m_demand.time[arc]);
        return look;
    }

    // 0, and the times in which one more chunk, up to so many, can come over some link into the sink.
    [[nodiscard]] std::vector<std::uint64_t> waitsOf(std::uint32_t sink, std::uint64_t most) const
    {
        std::set<std::uint64_t> waits { 0 };
        for (const std::uint32_t arc : m_demand.in(sink)) {
            const std::uint64_t time = m_demand.time[arc];
            for (std::uint64_t times = 1; times <= most && time < m_bound.time / times; ++times)
                waits.insert(time * times);
        }
        return { waits.begin(), waits.end() };
    }

    [[nodiscard]] std::uint64_t innerCarried(std::uint32_t arc, std::uint64_t delta) const
    {
        if (m_demand.time[arc] == 0)
            return m_demand.total;
        return delta == 0 ? 0 : std::min(m_demand.total, (delta - 1) / m_demand.time[arc]);
    }

    // Over all cuts, for one sink and wait: as sweepCuts() of the plain bound, with what may come into the sink from
    // behind the cut as a supply of its own.
    void raiseAt(std::uint32_t sink, const std::vector<std::uint64_t>& way, std::uint64_t wait)
    {
        const auto deltaOf = [&](std::uint32_t node) { return node == sink ? 0 : std::max(way[node], wait); };
        while (m_workLeft > 0) {
            std::uint64_t within = 0;
            for (std::uint32_t arc = 0; arc < m_demand.arcs(); ++arc) {
                const std::uint32_t source = m_demand.source[arc];
                const std::uint32_t target = m_demand.target[arc];
                const Crossing crossing { delayOf(m_fromHolder[source], deltaOf(target)), m_demand.time[arc] };
                std::uint64_t chunks = carried(crossing, m_bound.time, m_demand.total);
                if (target == sink) {
                    const std::uint64_t inner = std::min(chunks, innerCarried(arc, deltaOf(source)));
                    within += inner;
                    chunks -= inner;
                }
                m_flow.setCapacity(arc, chunks);
            }
            m_flow.setSupply(sink, m_demand.supply[sink] + within);
            const std::uint64_t before = m_flow.work();
            const std::uint64_t flow = m_flow.run(sink, m_demand.total);
            spend(m_flow.work() - before + 4 * std::uint64_t { m_demand.arcs() });
            m_flow.setSupply(sink, m_demand.supply[sink]);
            const std::uint64_t known = m_bound.time;
            if (flow < m_demand.total)
                sharpen(cutAround(m_demand, m_flow.behindCut()), std::span(&sink, 1));
            if (m_bound.time == known)
                return;
        }
    }

    void take(std::uint64_t time, const NodeCut& cut)
    {
        if (time > m_bound.time && time != kNoTime) {
            m_bound.time = time;
            m_bound.cut = cut;
        }
    }

    // The time of one cut for one sink: ways inside it in place of the fabric's, sources outside it only.
    void sharpenFor(std::uint32_t sink, const NodeCut& cut, const std::vector<std::uint64_t>& first)
    {
        const std::vector<std::uint64_t> way = quickestWays(m_demand, { &sink, 1 }, true, cut.inside);
        std::vector<Crossing> crossings(cut.arcs.size());
        const std::vector<std::uint64_t> waits = waitsOf(sink, kTimes);
        for (const std::uint64_t wait : waits) {
            const auto deltaOf = [&](std::uint32_t node) { return node == sink ? 0 : std::max(way[node], wait); };
            for (std::size_t i = 0; i < cut.arcs.size(); ++i) {
                const std::uint32_t arc = cut.arcs[i];
                crossings[i]
                    = { delayOf(first[m_demand.source[arc]], deltaOf(m_demand.target[arc])), m_demand.time[arc] };
            }
            std::uint64_t chunks = cut.chunks;
            for (const std::uint32_t arc : m_demand.in(sink)) {
                const std::uint32_t source = m_demand.source[arc];
                if (cut.inside[source] != 0)
                    chunks -= std::min(chunks, innerCarried(arc, deltaOf(source)));
            }
            take(timeToCarry(crossings, chunks), cut);
        }
        spend(m_demand.arcs() + 64 * waits.size() * cut.arcs.size());
    }

    // Each chunk crosses in time for the farthest sink, or twice: n ≤ single + double, single ≤ those in time, and
    // single + 2·double ≤ all crossings, hence 2n ≤ all + those in time.
    void sharpenForAll(const NodeCut& cut, const std::vector<std::uint64_t>& first)
    {
        std::map<std::uint32_t, std::uint64_t> farthest; // by the node where a link enters
        std::vector<Crossing> crossings;
        for (const std::uint32_t arc : cut.arcs) {
            const std::uint32_t entry = m_demand.target[arc];
            const auto [place, isNew] = farthest.try_emplace(entry, 0);
            if (isNew) {
                const std::vector<std::uint64_t> way = quickestWays(m_demand, { &entry, 1 }, false, cut.inside);
                for (const std::uint32_t sink : m_demand.sinks) {
                    if (cut.inside[sink] != 0)
                        place->second = std::max(place->second, way[sink]);
                }
                spend(m_demand.arcs());
                if (m_workLeft == 0)
                    return;
            }
            const std::uint64_t begin = first[m_demand.source[arc]];
            crossings.push_back({ begin, m_demand.time[arc] });
            crossings.push_back({ delayOf(begin, place->second), m_demand.time[arc] });
        }
        take(timeToCarry(crossings, 2 * cut.chunks), cut);
    }

    void sharpen(const NodeCut& cut, std::span<const std::uint32_t> sinks)
    {
        std::vector<std::uint32_t> outside;
        for (const std::uint32_t holder : m_holders) {
            if (cut.inside[holder] == 0)
                outside.push_back(holder);
        }
        const std::vector<std::uint64_t> first = quickestWays(m_demand, outside);
        for (const std::uint32_t sink : sinks) {
            if (cut.inside[sink] != 0 && m_workLeft > 0)
                sharpenFor(sink, cut, first);
        }
        sharpenForAll(cut, first);
    }

    const SpreadDemand& m_demand;
    std::uint64_t m_workLeft;
    std::vector<std::uint32_t> m_holders;
    std::vector<std::uint64_t> m_fromHolder;
    std::set<std::uint64_t> m_seen;
    MaxFlow m_flow;
    TailBound m_bound;
};

} // namespace

Result<TailBound> boundTail(
    const SpreadDemand& demand, const NodeCut& first, std::uint64_t known, std::uint64_t work, const Watch& watch)
{
    return TailSearch(demand, known, work).run(first, watch);
}

} // namespace weft::synthesis

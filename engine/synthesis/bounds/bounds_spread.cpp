// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include "engine/synthesis/graph/max_flow.h"

#include <bit>

namespace weft::synthesis {

namespace {

// Up to so many sinks, and so many arcs looked at, the quickest way to every sink is found; beyond, to a few.
constexpr std::size_t kManySinks = 1024;
constexpr std::size_t kFewSinks = 16;
constexpr std::uint64_t kDiameterWork = std::uint64_t { 1 } << 24U;
// Arcs that may be looked at before the maximum over all cuts is given up.
constexpr std::uint64_t kCutWork = std::uint64_t { 1 } << 32U;
constexpr std::uint32_t kSweeps = 6;
constexpr std::size_t kScattered = 32;

// Some that lie evenly among the others, each far from those before it, then the rest as they come: nearly every flow
// then has a verified sink nearby to draw from.
std::vector<std::uint32_t> scattered(std::span<const std::uint32_t> sinks)
{
    std::vector<std::uint32_t> order;
    std::vector<bool> taken(sinks.size(), false);
    for (std::size_t gap = std::bit_ceil(sinks.size()); order.size() < sinks.size(); gap /= 2) {
        const bool isRest = order.size() >= kScattered;
        for (std::size_t i = 0; i < sinks.size(); i += isRest ? 1 : gap) {
            if (!taken[i])
                order.push_back(sinks[i]);
            taken[i] = true;
        }
    }
    return order;
}

class CutSearch {
public:
    CutSearch(const SpreadDemand& demand, const Watch& watch)
        : m_demand(demand)
        , m_watch(watch)
        , m_holders(holders(demand))
        , m_ways(demand, m_holders, demand.sinks)
        , m_flow(demand.nodes, demand.source, demand.target)
    {
    }

    Result<SpreadBound> bound()
    {
        if (m_demand.total == 0 || m_demand.sinks.empty())
            return m_bound;
        if (const std::optional<Error> error = measureDiameter())
            return *error;
        if (const std::optional<Error> error = measureIngress())
            return *error;
        if (const std::optional<Error> error = sweepCuts())
            return *error;
        m_bound.isReached = cutsAreReached();
        return m_bound;
    }

    Result<std::uint64_t> diameter()
    {
        if (m_demand.total == 0 || m_demand.sinks.empty())
            return std::uint64_t { 0 };
        if (const std::optional<Error> error = measureDiameter())
            return *error;
        return m_bound.diameter;
    }

private:
    [[nodiscard]] std::span<const std::uint32_t> tried() const
    {
        return std::span(m_demand.sinks).first(m_demand.looksAlike ? 1 : m_demand.sinks.size());
    }

    // The ways between one node and all on the other side; `farthest` is the end of the longest.
    std::optional<Error> measureFrom(std::uint32_t node, bool against, std::uint32_t& farthest)
    {
        const std::vector<std::uint64_t> distance = quickestWays(m_demand, { &node, 1 }, against);
        const std::vector<std::uint32_t>& others = against ? m_holders : m_demand.sinks;
        farthest = others.front();
        for (const std::uint32_t other : others) {
            if (distance[other] == kNoTime) {
                const std::uint32_t here = m_demand.ownerOf(node);
                const std::uint32_t there = m_demand.ownerOf(other);
                return against != m_demand.isTurned ? unreachable(there, here) : unreachable(here, there);
            }
            if (distance[other] > distance[farthest])
                farthest = other;
        }
        m_bound.diameter = std::max(m_bound.diameter, distance[farthest]);
        return stopped(m_watch);
    }

    // From every sink where that is little work. Otherwise from some of them, and to and fro: each sweep begins where
    // the last one ended, as far away as can be, which on grids soon is a far corner; and all that is sent may go by
    // way of the first sink, so that two sweeps from there see whatever cannot be reached.
    std::optional<Error> measureDiameter()
    {
        std::uint32_t farthest = 0;
        if (m_holders.size() == 1)
            return measureFrom(m_holders.front(), false, farthest);
        if (m_demand.looksAlike)
            return measureFrom(m_demand.sinks.front(), true, farthest);
        const std::uint32_t first = m_demand.sinks.front();
        const std::size_t affordable
            = m_demand.sinks.size() > kManySinks ? kFewSinks : kDiameterWork / (m_demand.arcs() + 1) + 1;
        const std::size_t step = (m_demand.sinks.size() + affordable - 1) / affordable;
        if (step > 1 && m_demand.supply[first] > 0) {
            for (std::uint32_t sweep = 0, at = first; sweep < kSweeps; ++sweep) {
                if (std::optional<Error> error = measureFrom(at, sweep % 2 == 0, farthest))
                    return error;
                at = sweep == 0 ? first : farthest;
            }
        }
        for (std::size_t i = 0; i < m_demand.sinks.size(); i += step) {
            if (std::optional<Error> error = measureFrom(m_demand.sinks[i], true, farthest))
                return error;
        }
        return {};
    }

    // `sink` is behind a cut that no link crosses in time.
    [[nodiscard]] Error neverDone(std::uint32_t sink)
    {
        std::uint32_t farthest = 0;
        if (const std::optional<Error> error = measureFrom(sink, true, farthest))
            return *error;
        return takesTooLong();
    }

    // The sink itself, with what it holds.
    [[nodiscard]] std::vector<std::uint32_t> alone(std::uint32_t sink) const
    {
        std::vector<std::uint32_t> nodes { sink };
        for (const std::uint32_t arc : m_demand.in(sink)) {
            if (arc >= m_demand.graphArcs)
                nodes.push_back(m_demand.source[arc]);
        }
        return nodes;
    }

    std::optional<Error> measureIngress()
    {
        std::optional<std::uint32_t> slowest;
        std::vector<std::uint32_t> arcs;
        for (const std::uint32_t sink : tried()) {
            arcs.clear();
            std::uint64_t held = m_demand.supply[sink];
            for (const std::uint32_t arc : m_demand.in(sink)) {
                if (arc >= m_demand.graphArcs)
                    held += m_demand.supply[m_demand.source[arc]];
                else
                    arcs.push_back(arc);
            }
            const std::uint64_t time = m_ways.timeOver(arcs, m_demand.total - held);
            if (time == kNoTime)
                return neverDone(sink);
            if (!slowest || time > m_bound.cut) {
                slowest = sink;
                m_bound.cut = time;
            }
        }
        m_bound.tightest = cutAround(m_demand, alone(*slowest));
        return {};
    }

    void openLinks()
    {
        for (std::uint32_t arc = 0; arc < m_demand.arcs(); ++arc)
            m_flow.setCapacity(arc, carried(m_ways.crossing(arc), m_bound.cut, m_demand.total));
    }

    // Newton's steps on the cuts that are found violated. A sink that gets everything by `cut` is behind no cut that
    // takes longer, and may supply the others from then on.
    std::optional<Error> sweepCuts()
    {
        for (std::uint32_t node = 0; node < m_demand.nodes; ++node)
            m_flow.setSupply(node, m_demand.supply[node]);
        openLinks();
        for (const std::uint32_t sink : scattered(tried())) {
            while (m_flow.run(sink, m_demand.total) < m_demand.total) {
                NodeCut cut = cutAround(m_demand, m_flow.behindCut());
                const std::uint64_t time = m_ways.timeOver(cut.arcs, cut.chunks);
                if (time == kNoTime)
                    return neverDone(sink);
                m_bound.cut = time;
                m_bound.tightest = std::move(cut);
                openLinks();
            }
            m_flow.setSupply(sink, MaxFlow::kUnlimited);
            if (m_flow.work() > kCutWork)
                return {};
            if (std::optional<Error> error = stopped(m_watch))
                return error;
        }
        m_bound.allCuts = true;
        return {};
    }

    // Trees that fill the tightest cut exist if every node but the sinks either gets as much as it may pass on, or
    // could get everything and copy it. After sweepCuts().
    [[nodiscard]] bool cutsAreReached()
    {
        if (!m_bound.allCuts)
            return false;
        if (m_demand.sinks.size() == 1)
            return true;
        const auto rateOf = [this](std::uint32_t arc) {
            return 1 / static_cast<double>(std::max<std::uint64_t>(1, m_demand.time[arc]));
        };
        constexpr double kRounding = 1e-9;
        for (std::uint32_t node = 0; node < m_demand.nodes; ++node) {
            const bool gets = node < m_demand.graphNodes && m_ways.before[node] != kNoTime;
            const bool isSink = std::binary_search(m_demand.sinks.begin(), m_demand.sinks.end(), node);
            if (isSink || m_demand.out(node).empty() || (!gets && m_demand.supply[node] == 0))
                continue;
            if (gets && sumOf(m_demand.in(node), rateOf) >= sumOf(m_demand.out(node), rateOf) * (1 - kRounding))
                continue;
            if (m_demand.copies[node] == 0 || m_flow.run(node, m_demand.total) < m_demand.total)
                return false;
        }
        return true;
    }

    const SpreadDemand& m_demand;
    const Watch& m_watch;
    std::vector<std::uint32_t> m_holders;
    EndWays m_ways;
    MaxFlow m_flow;
    SpreadBound m_bound;
};

} // namespace

Result<SpreadBound> boundSpread(const SpreadDemand& demand, const Watch& watch)
{
    return CutSearch(demand, watch).bound();
}

Result<std::uint64_t> longestWay(const SpreadDemand& demand, const Watch& watch)
{
    return CutSearch(demand, watch).diameter();
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds_spread.h"

#include "engine/synthesis/max_flow.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>

namespace weft::synthesis {

namespace {

constexpr std::size_t kManySinks = 1024;
constexpr std::uint32_t kSweeps = 6;
constexpr std::size_t kScattered = 32;

Error unreachable(std::uint32_t from, std::uint32_t to)
{
    Error error { ErrorCode::Unreachable,
        "no working links lead from NPU " + std::to_string(from) + " to NPU " + std::to_string(to), {},
        "add links, repair failed ones, or let the nodes between them forward" };
    error.where.nodeId = to;
    return error;
}

// Some that lie evenly among the others, each far from those before it, then the rest as they come: nearly every flow
// then has a verified sink nearby to draw from.
std::vector<std::uint32_t> scattered(const std::vector<std::uint32_t>& sinks)
{
    std::vector<std::uint32_t> order;
    std::vector<bool> taken(sinks.size(), false);
    std::size_t gap = std::bit_ceil(sinks.size());
    for (; order.size() < sinks.size(); gap /= 2) {
        const bool rest = order.size() >= kScattered;
        for (std::size_t i = 0; i < sinks.size(); i += rest ? 1 : gap) {
            if (!taken[i])
                order.push_back(sinks[i]);
            taken[i] = true;
        }
    }
    return order;
}

class CutSearch {
public:
    CutSearch(const SpreadDemand& demand, const SpreadSearch& search, const Watch& watch)
        : m_demand(demand)
        , m_search(search)
        , m_watch(watch)
        , m_holders(holders(demand))
        , m_fromHolder(distances(demand, m_holders, false))
        , m_toSink(distances(demand, demand.sinks, true))
    {
    }

    Result<SpreadBound> bound()
    {
        m_bound.inside.assign(m_demand.nodes, 0);
        if (m_demand.total == 0 || m_demand.sinks.empty())
            return m_bound;
        if (const std::optional<Error> error = measureDiameter())
            return *error;
        if (const std::optional<Error> error = measureIngress())
            return *error;
        if (const std::optional<Error> error = sweepCuts())
            return *error;
        return m_bound;
    }

private:
    // Before the first chunk can be at the arc's source, and from its target on to the nearest sink.
    [[nodiscard]] Crossing crossing(std::uint32_t arc) const
    {
        const std::uint64_t before = m_fromHolder[m_demand.source[arc]];
        const std::uint64_t after = m_toSink[m_demand.target[arc]];
        return { std::max({ before, after, std::min(before, kLatestNs) + std::min(after, kLatestNs) }),
            m_demand.time[arc] };
    }

    // The way between one holder or sink and all nodes on the other side; the farthest of these in `farthest`.
    std::optional<Error> measureFrom(std::uint32_t node, bool against, std::uint32_t& farthest)
    {
        const std::uint32_t at[] { node };
        const std::vector<std::uint64_t> distance = distances(m_demand, at, against);
        const std::vector<std::uint32_t>& others = against ? m_holders : m_demand.sinks;
        farthest = others.front();
        for (const std::uint32_t other : others) {
            if (distance[other] == kNoTime)
                return against ? unreachable(m_demand.npuOf(other), node) : unreachable(m_demand.npuOf(node), other);
            if (distance[other] > distance[farthest])
                farthest = other;
        }
        m_bound.diameter = std::max(m_bound.diameter, distance[farthest]);
        return stopped();
    }

    // Every sink up to a number of them; then, where all ways may lead through one sink, from there to and fro: each
    // sweep ends as far away as the graph allows from where it began, which on grids soon are its far corners.
    std::optional<Error> measureDiameter()
    {
        std::uint32_t farthest = 0;
        if (m_holders.size() == 1)
            return measureFrom(m_holders.front(), false, farthest);
        const std::uint32_t first = m_demand.sinks.front();
        const bool relays = m_demand.supply[first] > 0 && m_demand.sinks.size() > kManySinks;
        if (relays) {
            std::uint32_t at = first;
            for (std::uint32_t sweep = 0; sweep < kSweeps; ++sweep) {
                if (const std::optional<Error> error = measureFrom(at, sweep % 2 == 0, farthest))
                    return error;
                at = sweep == 0 ? first : farthest;
            }
            return {};
        }
        std::size_t measured = 0;
        for (const std::uint32_t sink : m_demand.sinks) {
            if ((m_search.orbit.empty() || m_search.orbit[sink] == sink) && ++measured <= kManySinks) {
                if (const std::optional<Error> error = measureFrom(sink, true, farthest))
                    return error;
            }
        }
        return {};
    }

    [[nodiscard]] std::optional<Error> stopped() const
    {
        if (m_watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, "stopped", {}, {} };
        return {};
    }

    // Takes over a cut around `sink` that needs longer than those before it.
    std::optional<Error> consider(std::uint32_t sink, const std::vector<std::uint32_t>& nodes)
    {
        std::vector<std::uint8_t> inside(m_demand.nodes, 0);
        std::uint64_t chunks = m_demand.total;
        for (const std::uint32_t node : nodes) {
            inside[node] = 1;
            chunks -= m_demand.supply[node];
        }
        std::vector<std::uint32_t> links;
        std::vector<Crossing> crossings;
        for (const std::uint32_t node : nodes) {
            for (const std::uint32_t arc : m_demand.in(node)) {
                if (inside[m_demand.source[arc]] != 0)
                    continue;
                links.push_back(arc);
                crossings.push_back(crossing(arc));
            }
        }
        const std::uint64_t time = timeToCarry(crossings, chunks);
        if (time == kNoTime) {
            std::uint32_t farthest = 0;
            if (const std::optional<Error> error = measureFrom(sink, true, farthest))
                return error;
            return Error { ErrorCode::TooLarge, "the collective would take longer than 146 years", {},
                "fewer or smaller chunks" };
        }
        if (time > m_bound.cut || m_bound.links.empty()) {
            std::sort(links.begin(), links.end());
            m_bound.cut = time;
            m_bound.inside = std::move(inside);
            m_bound.links = std::move(links);
            m_bound.crossing = chunks;
        }
        return {};
    }

    // The NPU itself, with what it holds.
    [[nodiscard]] std::vector<std::uint32_t> alone(std::uint32_t sink) const
    {
        std::vector<std::uint32_t> nodes { sink };
        for (const std::uint32_t arc : m_demand.in(sink)) {
            if (m_demand.source[arc] >= m_demand.graphNodes)
                nodes.push_back(m_demand.source[arc]);
        }
        return nodes;
    }

    std::optional<Error> measureIngress()
    {
        for (const std::uint32_t sink : m_demand.sinks) {
            if (const std::optional<Error> error = consider(sink, alone(sink)))
                return error;
        }
        m_bound.ingress = m_bound.cut;
        return {};
    }

    // A sink that gets everything by `cut` is behind no cut that takes longer, and supplies the others from then on.
    std::optional<Error> sweepCuts()
    {
        MaxFlow flow(m_demand.nodes, m_demand.source, m_demand.target);
        for (std::uint32_t node = 0; node < m_demand.nodes; ++node)
            flow.setSupply(node, m_demand.supply[node]);
        const auto openLinks = [&] {
            for (std::uint32_t arc = 0; arc < m_demand.arcs(); ++arc)
                flow.setCapacity(arc, carried(crossing(arc), m_bound.cut, m_demand.total));
        };
        openLinks();
        for (const std::uint32_t sink : scattered(m_demand.sinks)) {
            while (flow.run(sink, m_demand.total) < m_demand.total) {
                if (const std::optional<Error> error = consider(sink, flow.behindCut()))
                    return error;
                openLinks();
            }
            flow.setSupply(sink, MaxFlow::kUnlimited);
            if (const std::optional<Error> error = stopped())
                return error;
        }
        m_bound.allCuts = true;
        return {};
    }

    const SpreadDemand& m_demand;
    const SpreadSearch& m_search;
    const Watch& m_watch;
    std::vector<std::uint32_t> m_holders;
    std::vector<std::uint64_t> m_fromHolder;
    std::vector<std::uint64_t> m_toSink;
    SpreadBound m_bound;
};

} // namespace

Result<SpreadBound> boundSpread(const SpreadDemand& demand, const SpreadSearch& search, const Watch& watch)
{
    return CutSearch(demand, search, watch).bound();
}

} // namespace weft::synthesis

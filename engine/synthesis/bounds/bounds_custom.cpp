// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include <array>
#include <utility>

namespace weft::synthesis {

namespace {

constexpr std::size_t kCustomSweepOrders = 24;
constexpr std::uint64_t kMostCustomCuts = 1U << 12U; // of few nodes all are tried
constexpr std::uint64_t kCustomSweepWork = std::uint64_t { 1 } << 21U; // arcs looked at
constexpr std::uint64_t kCustomWays = std::uint64_t { 1 } << 20U; // so for ways from each who gives

class CustomSearch {
public:
    CustomSearch(const LinkGraph& graph, std::span<const AlikeChunks> demands, const Watch& watch)
        : m_graph(graph)
        , m_alike(demands)
        , m_watch(watch)
    {
    }

    Result<CutBound> bound(std::span<const topology::Dimension> dimensions)
    {
        if (m_alike.empty())
            return std::move(m_bound);
        if (std::optional<Error> error = measureWays())
            return *error;
        measureEnds();
        eachCut(m_graph, std::min(kMostCustomCuts, kCustomSweepWork / (m_ends + 1)),
            [this](std::span<const std::uint32_t> nodes) { tryBoth(nodes); });
        const std::size_t affordable = kCustomSweepWork / (2 * std::uint64_t { m_graph.arcs() } + m_ends) + 4;
        return raisedByAll(
            m_bound, sweepOrders(m_graph, dimensions, std::min(kCustomSweepOrders, affordable)),
            [this](const auto& order) { sweep(order); }, m_watch);
    }

private:
    // An NPU may pass on what it wants itself, so that here all that are ends of something forward. Every part of a sum
    // has to get to all who want it, of a copy one.
    std::optional<Error> measureWays()
    {
        std::vector<std::uint32_t> ends;
        for (const AlikeChunks& alike : m_alike)
            alike.eachEnd([&ends](std::uint32_t npu, AlikeChunks::End) { ends.push_back(npu); });
        m_ends = ends.size();
        ends = sortedOnce(std::move(ends));
        m_demand = makeSpreadDemand(m_graph, {}, ends);
        m_ways.emplace(m_demand, ends, ends);
        const std::size_t affordable = kCustomWays / (m_demand.arcs() + 1) + 1;
        const std::size_t step = reachEachOther(ends) ? (ends.size() + affordable - 1) / affordable : 1;
        std::vector<std::uint64_t> distance;
        std::span<const std::uint32_t> known;
        std::size_t changes = 0;
        for (const AlikeChunks& alike : m_alike) {
            const std::size_t each = alike.isSum ? 1 : alike.givers.size();
            for (std::size_t i = 0; i < alike.givers.size(); i += each) {
                const auto from = std::span(alike.givers).subspan(i, each);
                const bool isKnown = std::ranges::equal(from, known);
                known = from;
                if (!isKnown && changes++ % step == 0)
                    distance = quickestWays(m_demand, from);
                else if (!isKnown)
                    distance.clear();
                if (distance.empty())
                    continue;
                for (const std::uint32_t taker : alike.takers) {
                    if (distance[taker] == kNoTime)
                        return unreachable(from.front(), taker);
                    m_bound.diameter = std::max(m_bound.diameter, distance[taker]);
                }
                if (std::optional<Error> error = stopped(m_watch))
                    return error;
            }
        }
        return {};
    }

    // From the first and back.
    [[nodiscard]] bool reachEachOther(std::span<const std::uint32_t> ends) const
    {
        return std::ranges::all_of(std::array { false, true }, [&](bool against) {
            const std::vector<std::uint64_t> far = quickestWays(m_demand, ends.first(1), against);
            return std::ranges::none_of(ends, [&far](std::uint32_t end) { return far[end] == kNoTime; });
        });
    }

    // Into and out of each NPU, all in one pass.
    void measureEnds()
    {
        std::vector<std::uint64_t> crossing[2] { std::vector<std::uint64_t>(m_graph.npus), {} };
        crossing[1] = crossing[0];
        const auto isOnly = [](const std::vector<std::uint32_t>& ends, std::uint32_t npu) {
            return ends.size() == 1 && ends.front() == npu;
        };
        for (const AlikeChunks& alike : m_alike) {
            alike.eachEnd([&](std::uint32_t npu, AlikeChunks::End end) {
                const bool enters = end == AlikeChunks::Takes && !isOnly(alike.givers, npu);
                const bool leaves = end == AlikeChunks::Gives && !isOnly(alike.takers, npu)
                    && (alike.isSum || alike.givers.size() == 1);
                crossing[leaves ? 1 : 0][npu] += enters || leaves ? alike.chunks : 0;
            });
        }
        for (std::uint32_t npu = 0; npu < m_graph.npus; ++npu) {
            for (const bool leaving : { false, true })
                tryCut(m_bound, *m_ways, m_graph, { &npu, 1 }, leaving,
                    [&](const auto&) { return crossing[leaving ? 1 : 0][npu]; });
        }
    }

    // Chunks that have to enter, or leave, the nodes.
    [[nodiscard]] std::uint64_t chunksOver(std::span<const std::uint8_t> inside, bool leaving) const
    {
        const auto isThere = [&](std::uint32_t npu) { return (inside[npu] != 0) != leaving; };
        return sumOf(m_alike, [&](const AlikeChunks& alike) {
            const bool crosses = std::ranges::any_of(alike.takers, isThere)
                && (alike.isSum ? !std::ranges::all_of(alike.givers, isThere)
                                : std::ranges::none_of(alike.givers, isThere));
            return crosses ? alike.chunks : 0;
        });
    }

    void tryBoth(std::span<const std::uint32_t> nodes)
    {
        for (const bool leaving : { false, true })
            tryCut(m_bound, *m_ways, m_graph, nodes, leaving,
                [&](const auto& inside) { return chunksOver(inside, leaving); });
    }

    // The beginnings that let least through for each NPU on the smaller side.
    void sweep(std::span<const std::uint32_t> order)
    {
        const SweepRates rates = ratesAlong(m_graph, order);
        for (const std::vector<double>* rate : { &rates.in, &rates.out }) {
            const std::size_t best = heaviestBeginning(
                *rate, [&](std::size_t k) { return static_cast<double>(std::min(k, order.size() - k)); });
            if (best > 0)
                tryBoth(order.first(best));
        }
    }

    const LinkGraph& m_graph;
    std::span<const AlikeChunks> m_alike;
    const Watch& m_watch;
    std::uint64_t m_ends = 0; // of all
    SpreadDemand m_demand; // for its nodes and arcs
    std::optional<EndWays> m_ways;
    CutBound m_bound;
};

} // namespace

Result<CutBound> boundCustom(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    std::span<const AlikeChunks> demands, const Watch& watch)
{
    return CustomSearch(graph, demands, watch).bound(dimensions);
}

} // namespace weft::synthesis

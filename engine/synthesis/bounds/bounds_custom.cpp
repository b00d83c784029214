// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include <map>
#include <utility>

namespace weft::synthesis {

namespace {

using collective::Pattern;
using collective::Placement;

constexpr std::size_t kCustomSweepOrders = 24;
constexpr std::uint64_t kMostCustomCuts = 1U << 12U; // of few nodes all are tried
constexpr std::uint64_t kCustomSweepWork = std::uint64_t { 1 } << 21U; // arcs looked at

// Some NPU wants what each rank had of a chunk, and does not have it itself.
struct Want {
    std::uint32_t chunk = 0;
    std::uint32_t npu = 0;
    std::uint32_t holders = 0; // CustomSearch::m_holders
};

class CustomSearch {
public:
    CustomSearch(const LinkGraph& graph, const Pattern& pattern, const Watch& watch)
        : m_graph(graph)
        , m_pattern(pattern)
        , m_watch(watch)
    {
    }

    Result<CutBound> bound(std::span<const topology::Dimension> dimensions)
    {
        if (std::optional<Error> error = findWants())
            return *error;
        if (m_wants.empty())
            return std::move(m_bound);
        if (std::optional<Error> error = measureWays())
            return *error;
        measureEnds();
        eachCut(m_graph, std::min(kMostCustomCuts, kCustomSweepWork / (m_wants.size() + 1)),
            [this](std::span<const std::uint32_t> nodes) { tryBoth(nodes); });
        const std::size_t affordable = kCustomSweepWork / (2 * std::uint64_t { m_graph.arcs() } + m_wants.size()) + 4;
        return raisedByAll(
            m_bound, sweepOrders(m_graph, dimensions, std::min(kCustomSweepOrders, affordable)),
            [this](const auto& order) { sweep(order); }, m_watch);
    }

private:
    // Who holds what a rank has of a chunk, alone or in a sum. Without `before` that is the rank itself.
    std::optional<Error> findWants()
    {
        using Part = std::pair<std::uint32_t, std::uint32_t>; // chunk, contributor
        std::map<Part, std::vector<std::uint32_t>> holdersOf;
        for (const Placement& held : m_pattern.before) {
            for (const Rank contributor : held.contributors)
                holdersOf[{ index(held.chunk), index(contributor) }].push_back(index(held.rank));
        }
        std::map<std::vector<std::uint32_t>, std::uint32_t> numbers;
        m_isEnd.assign(m_graph.nodes, 0);
        for (const Placement& wanted : m_pattern.after) {
            for (const Rank contributor : wanted.contributors) {
                const std::uint32_t chunk = index(wanted.chunk);
                std::vector<std::uint32_t> holders { index(contributor) };
                if (!m_pattern.before.empty()) {
                    const auto known = holdersOf.find({ chunk, index(contributor) });
                    if (known == holdersOf.end()) {
                        return errorOf(ErrorCode::Missing,
                            say("chunk %1 of rank %2 is wanted, and nobody holds it", chunk, contributor));
                    }
                    holders = sortedOnce(known->second);
                }
                if (std::binary_search(holders.begin(), holders.end(), index(wanted.rank)))
                    continue;
                m_isEnd[index(wanted.rank)] = 1;
                for (const std::uint32_t holder : holders)
                    m_isEnd[holder] = 1;
                const auto [place, isNew] = numbers.try_emplace(holders, static_cast<std::uint32_t>(numbers.size()));
                if (isNew)
                    m_holders.push_back(std::move(holders));
                m_wants.push_back({ chunk, index(wanted.rank), place->second });
            }
        }
        std::ranges::sort(m_wants, {}, [](const Want& want) { return std::pair(want.holders, want.chunk); });
        return {};
    }

    // An NPU may pass on what it wants itself, so that here all that are ends of something forward.
    std::optional<Error> measureWays()
    {
        const auto ends = numbersWhere(m_graph.npus, [this](std::uint32_t npu) { return m_isEnd[npu] != 0; });
        m_demand = makeSpreadDemand(m_graph, {}, ends);
        m_ways.emplace(m_demand, ends, ends);
        std::vector<std::uint64_t> distance;
        std::uint32_t holders = ~std::uint32_t { 0 };
        for (const Want& want : m_wants) {
            if (want.holders != holders) {
                holders = want.holders;
                distance = quickestWays(m_demand, m_holders[holders]);
                if (std::optional<Error> error = stopped(m_watch))
                    return error;
            }
            if (distance[want.npu] == kNoTime)
                return unreachable(m_holders[holders].front(), want.npu);
            m_bound.diameter = std::max(m_bound.diameter, distance[want.npu]);
        }
        return {};
    }

    // Into and out of each NPU, all in one pass: there are as many wants as parts times takers.
    void measureEnds()
    {
        const std::size_t chunks = m_pattern.chunkIds();
        std::vector<bool> isCounted[2] { std::vector<bool>(m_graph.npus * chunks), {} };
        isCounted[1] = isCounted[0];
        std::vector<std::uint64_t> crossing[2] { std::vector<std::uint64_t>(m_graph.npus), {} };
        crossing[1] = crossing[0];
        const auto count = [&](bool leaving, std::uint32_t npu, std::uint32_t chunk) {
            std::vector<bool>::reference known = isCounted[leaving ? 1 : 0][npu * chunks + chunk];
            crossing[leaving ? 1 : 0][npu] += known ? 0U : 1U;
            known = true;
        };
        for (const Want& want : m_wants) {
            count(false, want.npu, want.chunk);
            if (m_holders[want.holders].size() == 1)
                count(true, m_holders[want.holders].front(), want.chunk);
        }
        for (std::uint32_t npu = 0; npu < m_graph.npus; ++npu) {
            for (const bool leaving : { false, true })
                tryCut(m_bound, *m_ways, m_graph, { &npu, 1 }, leaving,
                    [&](const auto&) { return crossing[leaving ? 1 : 0][npu]; });
        }
    }

    // Distinct chunks that have to enter, or leave, the nodes.
    [[nodiscard]] std::uint64_t chunksOver(std::span<const std::uint8_t> inside, bool leaving) const
    {
        std::vector<std::uint32_t> chunks;
        for (const Want& want : m_wants) {
            if ((inside[want.npu] != 0) == leaving)
                continue;
            const bool crosses = std::ranges::all_of(
                m_holders[want.holders], [&](std::uint32_t holder) { return (inside[holder] != 0) == leaving; });
            if (crosses)
                chunks.push_back(want.chunk);
        }
        return sortedOnce(std::move(chunks)).size();
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
    const Pattern& m_pattern;
    const Watch& m_watch;
    std::vector<std::vector<std::uint32_t>> m_holders; // each ascending
    std::vector<Want> m_wants; // by holders
    std::vector<std::uint8_t> m_isEnd; // by node
    SpreadDemand m_demand; // for its nodes and arcs
    std::optional<EndWays> m_ways;
    CutBound m_bound;
};

} // namespace

Result<CutBound> boundCustom(
    const LinkGraph& graph, std::span<const topology::Dimension> dimensions, const Pattern& pattern, const Watch& watch)
{
    return CustomSearch(graph, pattern, watch).bound(dimensions);
}

} // namespace weft::synthesis

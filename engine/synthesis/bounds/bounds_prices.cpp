// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_prices.h"

#include "engine/synthesis/graph/shortest_ways.h"

namespace weft::synthesis {

PricedWays::PricedWays(const SpreadDemand& demand, std::span<const std::pair<std::uint32_t, std::uint32_t>> ends,
    const std::optional<Translations>& alike)
    : m_demand(demand)
    , m_ends(ends)
    , m_alike(alike)
{
}

void PricedWays::findWays(std::uint32_t from, std::span<const std::uint64_t> price)
{
    m_price.assign(m_demand.nodes, kNoTime);
    m_last.assign(m_demand.nodes, ~std::uint32_t { 0 });
    m_order.clear();
    findShortestWays(
        m_demand, { &from, 1 }, false, std::span(m_price), m_last,
        [price](std::uint64_t cost, std::uint32_t arc) { return std::min(cost + price[arc], kLatestNs); },
        [this](std::uint32_t node) {
            m_order.push_back(node);
            return Onward::Goes;
        });
}

Routed PricedWays::route(std::span<const std::uint64_t> price)
{
    Routed routed;
    routed.load.assign(m_demand.arcs(), 0);
    std::vector<double> passing;
    const auto sources = m_ends.first(m_alike ? 1 : m_ends.size());
    for (const auto& [sender, own] : sources) {
        findWays(sender, price);
        passing.assign(m_demand.nodes, 0);
        for (const auto& [ignored, receiver] : m_ends) {
            if (receiver != own) {
                routed.price += static_cast<long double>(m_price[receiver]);
                passing[receiver] = 1;
            }
        }
        for (std::size_t at = m_order.size(); at-- > 1;) {
            const std::uint32_t node = m_order[at];
            const std::uint32_t arc = m_last[node];
            routed.load[arc] += passing[node];
            passing[m_demand.source[arc]] += passing[node];
        }
    }
    if (m_alike) {
        routed.price *= static_cast<long double>(m_ends.size());
        shareAmongAlike(routed.load);
    }
    return routed;
}

// Links that are alike carry the same in all, and so can get the same price.
void PricedWays::shareAmongAlike(std::vector<double>& load) const
{
    for (std::uint32_t kind = 0; kind < m_alike->classes.size(); ++kind) {
        double sum = 0;
        for (std::uint32_t npu = 0; npu < m_demand.npus; ++npu)
            sum += load[m_alike->arc(kind, npu)];
        for (std::uint32_t npu = 0; npu < m_demand.npus; ++npu)
            load[m_alike->arc(kind, npu)] = sum;
    }
}

} // namespace weft::synthesis

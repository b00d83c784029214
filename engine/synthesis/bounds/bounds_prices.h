// SPDX-License-Identifier: GPL-3.0-or-later
// Prices on links by multiplicative weights (Plotkin, Shmoys, Tardos, "Fast approximation algorithms for fractional
// packing and covering problems", 1995): what carries much in the cheapest way of the moment gets dearer. Any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>
#include <cmath>

namespace weft::synthesis {

struct PricedBound {
    std::uint64_t time = 0; // ns; 0: none was found, or nothing is wanted
    std::vector<std::uint64_t> price; // by arc, of a chunk
};

// How long prices are looked for.
struct PriceTurns {
    std::uint64_t work = 0; // of a turn, of which so many are made as are affordable
    std::uint32_t patience = 0; // so many turns that gave no longer time are the last
    std::uint32_t most = 96;
    double slowing = 0; // by how much a turn changes less than the first, for each turn before it
    double first = 0.25; // how much that changes the price of the busiest link
};

// sumOf(prices, load): what all chunks pay at least, kNoTime where they cannot all be brought, and in `load`, by arc,
// how many of them go over it then. `delays` are those of crossings, by arc. A stop ends it early.
template <class SumOf>
[[nodiscard]] PricedBound boundByPrices(const ArcGraph& graph, const std::vector<std::uint64_t>& delays,
    const PriceTurns& turns, SumOf sumOf, const Watch& watch)
{
    constexpr std::uint64_t kMostWork = std::uint64_t { 1 } << 26U; // hops and links looked at
    constexpr double kDearest = 1U << 20U; // price of a link
    PricedBound best;
    const double slowest
        = graph.arcs() == 0 ? 1.0 : static_cast<double>(std::max<std::uint64_t>(1, std::ranges::max(graph.time)));
    std::vector<double> weight(graph.arcs(), 0); // logarithms
    std::vector<std::uint64_t> price(graph.arcs());
    std::vector<double> load;
    std::vector<Crossing> crossings;
    std::uint32_t last = 0; // turn that gave a longer time
    for (std::uint32_t turn = 0; turn < turns.most && (turn + 1) * turns.work <= kMostWork; ++turn) {
        if (turn > last + turns.patience)
            break;
        if (watch.stop.stop_requested() || weight.empty())
            break;
        const double heaviest = std::ranges::max(weight);
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc)
            price[arc] = static_cast<std::uint64_t>(
                std::exp(weight[arc] - heaviest) * kDearest * static_cast<double>(graph.time[arc]) / slowest);
        load.assign(graph.arcs(), 0);
        const std::uint64_t sum = sumOf(price, load);
        if (sum == kNoTime)
            break; // not everybody can be reached: for others to say
        crossings.clear();
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
            if (price[arc] != 0 && delays[arc] != kNoTime)
                crossings.push_back({ delays[arc], graph.time[arc], price[arc] });
        }
        const std::uint64_t time = sum == 0 ? 0 : timeToCarry(crossings, sum);
        if (time == kNoTime)
            break;
        if (time > best.time) {
            best = { time, price };
            last = turn;
        }
        double busiest = 0;
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc)
            busiest = std::max(busiest, load[arc] * static_cast<double>(graph.time[arc]));
        const double step = turns.first / (1 + turns.slowing * turn);
        for (std::uint32_t arc = 0; arc < graph.arcs() && busiest > 0; ++arc)
            weight[arc] += step * load[arc] * static_cast<double>(graph.time[arc]) / busiest;
    }
    return best;
}

} // namespace weft::synthesis

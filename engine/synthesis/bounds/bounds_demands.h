// SPDX-License-Identifier: GPL-3.0-or-later
// The bound of any demands by prices on links. If a link carries no more chunks than it has time for, then what all its
// chunks pay together is no more than the price times that; and each chunk pays at least what the cheapest tree to all
// who want it costs. So any prices give a bound: 1 for the links of a cut and 0 elsewhere give that of the cut. Those
// used are found by boundByPrices(), trees are bounded and found by Wong's dual ascent ("A dual ascent approach for
// Steiner tree problems on a directed graph", 1984). Pure functions; any thread.
#pragma once

#include "engine/synthesis/bounds/bounds_prices.h"
#include "engine/synthesis/demand/demands.h"

namespace weft::synthesis {

// Switches that copy nothing carry each copy apart. A fixed amount of work at most; a stop ends it early.
[[nodiscard]] PricedBound boundDemands(const LinkGraph& graph, const Demands& demands, const Watch& watch = {});

// The bound of any sums, of one group or of several together, by prices on links (bounds_prices.h), whoever adds them
// up and whether by way of a root or by exchanges: what each chunk pays at least.
//
// Of a sum of which g parts of the fabric give and k take, the first part to have all of it has got a message from each
// other that gives, and each other that takes has to get one then or later: g + k - 2 messages cross between parts.
// (One more where no part does both; of a copy there are as many as parts that take and do not give.) Parts are what is
// nearer to each other than some price, so that each message pays for all prices at which it crosses.

// Of `calls` from one NPU to another, which tell all who take what all who give have: where no switch adds up, each
// comes to an NPU over a link of its own, and where none duplicates, each leaves one so. ns.
[[nodiscard]] std::uint64_t boundCalls(const LinkGraph& graph, std::span<const std::uint32_t> givers,
    std::span<const std::uint32_t> takers, std::uint64_t calls);

// Switches that neither add up nor duplicate let messages through. A fixed amount of work at most; a stop ends it
// early.
[[nodiscard]] PricedBound boundSums(const LinkGraph& graph, const Demands& sums, const Watch& watch = {});

} // namespace weft::synthesis

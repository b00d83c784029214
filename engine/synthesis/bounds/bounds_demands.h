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

} // namespace weft::synthesis

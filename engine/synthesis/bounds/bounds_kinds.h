// SPDX-License-Identifier: GPL-3.0-or-later
// The bounds behind lowerBound(), each by an argument of its own. Pure functions; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/synthesis/bounds/bounds_shared.h"
#include "engine/synthesis/demand/demands.h"

namespace weft::synthesis {

// bounds_spread.cpp, bounds_tail.cpp. The bound of a demand that spreads (cuts.h): the diameter, and the maximum over
// all cuts by maximum flows. The theory is Edmonds' ("Edge-disjoint branchings", 1973) and, with relays and switches,
// that of Bang-Jensen, Frank and Jackson ("Preserving and increasing local edge-connectivity in mixed graphs", 1995).

// Times in ns.
struct SpreadBound {
    std::uint64_t diameter = 0; // of one chunk
    std::uint64_t cut = 0; // of the tightest cut, singletons among them
    NodeCut tightest; // the cut of `cut`
    bool allCuts = false; // no cut takes longer than `cut`
    bool isReached = false; // by fluid trees, as far as links are concerned: nothing but cuts stands in their way

    [[nodiscard]] std::uint64_t time() const { return std::max(diameter, cut); }
};

// Errors: Unreachable, TooLarge (longer than kLatestNs), Cancelled.
[[nodiscard]] Result<SpreadBound> boundSpread(const SpreadDemand& demand, const Watch& watch);

// Its `diameter` alone. Errors: Unreachable, Cancelled.
[[nodiscard]] Result<std::uint64_t> longestWay(const SpreadDemand& demand, const Watch& watch);

// What a cut alone leaves out: chunks that cross it late still have to get to the farthest node behind it.
//
// For one sink, each node behind the cut counts as behind only until T - δ(node), with δ(sink) = 0. A chunk reaches the
// sink by T only over a link that it enters at a node not (or no longer) behind and leaves at one that still is, and a
// link does that for at most ⌊(T - δ(target) - first) / time⌋ chunks where it enters the cut, with `first` when its
// source can have one, and ⌊(δ(source) - δ(target) - 1) / time⌋ inside. These are the minimum cuts of Ford and
// Fulkerson's flows over time ("Constructing maximal dynamic flows from static flows", 1958), with whole chunks.
// δ = max(way to the sink, wait): no link but those into the sink then carries anything inside.
// For all sinks together: a chunk that crosses only once has to do so in time for the farthest sink.
struct TailBound {
    std::uint64_t time = 0;
    NodeCut cut; // empty where nothing was found beyond `known`
};

// Looks for a cut that with its tail takes longer than `known`, about as long as `work` arcs are looked at. `first` is
// a cut to begin with. Errors: Cancelled.
[[nodiscard]] Result<TailBound> boundTail(
    const SpreadDemand& demand, const NodeCut& first, std::uint64_t known, std::uint64_t work, const Watch& watch);

// Of what some NPUs give and some take, by parts of the fabric: a sum of which g parts give and k take crosses between
// parts g + k - 2 times. The first part to have all of it has got a message from each other that gives, and each other
// that takes has to get one then or later. (One more where no part does both; of a copy there are as many as parts that
// take and do not give.) For an all-reduce that is gossip over one-way calls (Harary and Schwenk, "The communication
// problem on graphs and digraphs", 1974).

// How many parts of the fabric give, take, and do both.
struct PartCounts {
    std::uint64_t giving = 0;
    std::uint64_t taking = 0;
    std::uint64_t both = 0;

    void add(std::uint8_t ends, std::uint64_t more)
    {
        giving += (ends & AlikeChunks::Gives) != 0 ? more : 0;
        taking += (ends & AlikeChunks::Takes) != 0 ? more : 0;
        both += ends == (AlikeChunks::Gives | AlikeChunks::Takes) ? more : 0;
    }
    // That have to go from one part to another, where all who could add up or copy are in some part.
    [[nodiscard]] std::uint64_t messages(bool isSum) const
    {
        return isSum ? giving + taking - (both > 0 ? 2 : 1) : taking - both;
    }
    // That have to leave parts or to enter them, where somebody in between might add up or copy.
    [[nodiscard]] std::uint64_t passages(bool isSum) const
    {
        if (!isSum)
            return taking - both + (taking > both ? 1 : 0);
        const std::uint64_t direct = giving + taking - 2 + (giving > 1 ? 1 : 0) + (taking > 1 ? 1 : 0);
        return both > 0 ? std::min(direct, giving + taking) : giving + taking;
    }
};

// `labels`: the part of each node.
[[nodiscard]] PartCounts partCountsOf(const AlikeChunks& alike, std::span<const std::uint32_t> labels);

// bounds_partition.cpp. The bound of any demands by partitions of the fabric: what crosses between parts takes the
// links between them. For all-reduces, where opposite links are alike, this is also what trees that fill the fabric
// reach (Nash-Williams, "Edge-disjoint spanning trees of finite graphs", 1961).

struct PartitionBound {
    std::uint64_t time = 0; // ns
    std::uint64_t singles = 0; // ns, of every node by itself: all links together
    std::uint32_t parts = 0; // with givers or takers, of the partition that takes longest
    std::uint64_t chunks = 0; // that pass between them
    std::vector<std::uint32_t> arcs; // that they pass over, ascending
    bool isReached = false; // no partition takes longer than it or what is known, and for large messages trees neither
};

// Nobody asks for partitions that take no longer than `known` ns. Errors: TooLarge (longer than kLatestNs), Cancelled.
[[nodiscard]] Result<PartitionBound> boundPartitions(const LinkGraph& graph,
    std::span<const topology::Dimension> dimensions, std::vector<AlikeChunks> demands, std::uint64_t known,
    const Watch& watch);

// bounds_routes.cpp, bounds_custom.cpp. The bound of all-to-all, where every chunk goes its own way: links busy with
// all of them together, and cuts.
//
// With any price for each link, no chunk gets from end to end for less than the cheapest way, so that the prices of the
// links times the chunks that each carries until T add up to no less than all cheapest ways do. This is the dual of the
// maximum concurrent flow (Shahrokhi and Matula, "The maximum concurrent flow problem", 1990); prices that rise on busy
// links approach the best ones (Garg and Könemann, "Faster and simpler algorithms for multicommodity flow", 1998).

struct RouteBound : CutBound {
    std::uint64_t capacity = 0; // ns, of all links together, or of the priced ones
    std::vector<std::uint32_t> priced; // arcs that `capacity` speaks of, ascending
    std::uint64_t chunks = 0; // that are sent in all

    [[nodiscard]] std::uint64_t time() const { return std::max({ diameter, cut, capacity }); }
};

// Every member sends `shard` chunks to every other. Errors: Unreachable, TooLarge (longer than kLatestNs), Cancelled.
[[nodiscard]] Result<RouteBound> boundRoutes(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    std::span<const std::uint32_t> members, std::uint64_t shard, const Watch& watch);

// The bound of any demands, with or without sums: the ways that single chunks have to go, and the cuts that distinct
// chunks have to cross. What is in a sum cannot be taken out of it, so that distinct chunks are distinct transfers.
// Errors: Unreachable, TooLarge (longer than kLatestNs), Cancelled.
[[nodiscard]] Result<CutBound> boundCustom(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    std::span<const AlikeChunks> demands, const Watch& watch);

// bounds_demands.cpp, bounds_sums.cpp. The bound of any demands by prices on links. If a link carries no more chunks
// than it has time for, then what all its chunks pay together is no more than the price times that; and each chunk pays
// at least what the cheapest tree to all who want it costs. So any prices give a bound: 1 for the links of a cut and 0
// elsewhere give that of the cut. Those used are found by boundByPrices().

// Of chunks that few share, for whom the cheapest trees are soon found; 0 for others. Switches that copy nothing carry
// each copy apart. A fixed amount of work at most, and none for what takes no longer than `known` ns; a stop ends it
// early.
[[nodiscard]] PricedBound boundDemands(
    const LinkGraph& graph, const Demands& demands, std::uint64_t known = 0, const Watch& watch = {});

// bounds_takers.cpp. The bound of any copies by prices, where of all who want a chunk one alone gets it: what that
// takes, all together take at least, and cheapest ways are soon found. Of every group the member in the same place gets
// it all, one place after the other, and its own chunks get the farthest. What is near to them by the prices found is a
// cut that is looked at with all who want something.
[[nodiscard]] RouteBound boundTakers(
    const LinkGraph& graph, std::span<const AlikeChunks> demands, const Watch& watch = {});

// The bound of any sums, of one group or of several together, by prices on links (boundByPrices()), whoever adds them
// up and whether by way of a root or by exchanges: what each chunk pays at least.
//
// Messages cross between parts of what is nearer to each other than some price (PartCounts), and each pays for all
// prices at which it crosses.

// Of `calls` from one NPU to another, which tell all who take what all who give have: where no switch adds up, each
// comes to an NPU over a link of its own, and where none duplicates, each leaves one so. ns.
[[nodiscard]] std::uint64_t boundCalls(const LinkGraph& graph, std::span<const std::uint32_t> givers,
    std::span<const std::uint32_t> takers, std::uint64_t calls);

// Switches that neither add up nor duplicate let messages through. A fixed amount of work at most; a stop ends it
// early.
[[nodiscard]] PricedBound boundSums(const LinkGraph& graph, const Demands& sums, const Watch& watch = {});

// bounds_arrivals.cpp. What one NPU gets or sends, where some of it comes from far away: links into it that wait for
// the far chunks have less time for them, however soon the near ones come. Likewise links out of one that sends far.

// ns: for every NPU and distance, whole chunks that come from that far or farther (that go as far to the last who wants
// them), over all its links, none of which begins before the nearest of those chunks can be there (ends later than
// leaves time to get on). 0 where there is more to look at than the fixed amount of work, or a stop was requested.
[[nodiscard]] std::uint64_t boundArrivals(const LinkGraph& graph, const Demands& demands, const Watch& watch = {});

// bounds_growth.cpp. How soon what one NPU holds can be everywhere, where each copy has to be sent by somebody who has
// the chunk: the argument of Bar-Noy and Kipnis ("Designing broadcasting algorithms in the postal model", 1994), with
// links of any number and speed.
//
// By x ns after an NPU got a chunk, it has brought it to at most E(x) others itself: one over each link to an NPU, and
// over a link to switches as many as it carried and they passed on. With the largest E of all NPUs the number of those
// who have it grows at least as fast as anywhere. The last of K chunks begins this when the root has begun to send the
// others. Where quick links join parts of the fabric, everybody in a part has the chunk from one to whom a slow link
// brought it, and so within the part, as far as its own links are of several speeds.

// ns; 0 where it says nothing (links that take no time, nobody to reach). `wanted`: NPUs that want all `chunks` that
// `root` holds. For each speed of links it needs about NPUs · log(NPUs) steps for each kind of NPU and, of some
// thousand nodes and fewer, a search for ways from each NPU, up to a limit.
[[nodiscard]] std::uint64_t boundGrowth(
    const LinkGraph& graph, std::uint32_t root, std::span<const std::uint32_t> wanted, std::uint64_t chunks);

// bounds_waves.cpp. How soon single chunks can be everywhere, when what one link carries at a time, what a switch
// passes on and what an NPU has are all counted: a linear program over steps of time. Nodes that look alike have one
// variable between them, because the mean of all schedules that a symmetry makes of one satisfies the same rows.
//
// It sees what boundGrowth() does not: that copies for near ones soon are of no use, that those for far ones must
// have set out long before, and that what is in a part of the fabric came into it. The fabric is also seen from far, as
// there. GLPK finds prices, and the bound is what they give. Chunks are looked at all alike, or as those that leave the
// root first, second, and so on, none of which can begin before its turn.

// `root` holds so many chunks, and all who are wanted (ascending) want them.
struct Wave {
    std::uint32_t root = 0;
    std::vector<std::uint32_t> wanted;
    std::uint64_t chunks = 1;
};

// ns, more than `from`, which is a bound already; 0 where it cannot say more (links that take no time, too many links
// that look different, nobody to reach). Chunks of different waves are different. Deterministic: a fixed amount of
// work at most.
[[nodiscard]] std::uint64_t boundWaves(
    const LinkGraph& graph, std::span<const Wave> waves, std::uint64_t from, const Watch& watch = {});

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
// The constructors of schedules for any demands, or for those that they can serve: each finds ways and times in its own
// manner, in the file of its name. Deterministic in what they are given; they own nothing; any thread.
#pragma once

#include "engine/synthesis/construct/hastened_plan.h"
#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/graph/shortest_ways.h"
#include "engine/synthesis/plan/parts_in_time.h"

namespace weft::synthesis {

// tree_constructor.cpp. Schedules for chunks that several NPUs want: broadcast, all-gather within process groups, any
// mix. Each chunk gets a tree that spans those who want it, through relays where that is better; trees bid against each
// other for links, and a list scheduler starts first what has the longest way behind it.

struct TreeOptions {
    std::uint64_t seed = 0; // of the order in which trees bid
    double eagerness = 4; // how strongly loaded links are avoided
    double depthWeight = 1; // how much the way back to the origin counts, against the links that a tree takes
    std::stop_token timeUp {}; // ends what only improves a plan
};

// Errors: Unreachable, Cancelled.
[[nodiscard]] Result<TransferPlan> constructTrees(
    const LinkGraph& graph, const Demands& demands, const TreeOptions& options, const Watch& watch = {});

// slot_constructor.cpp. Schedules for any demands, delivery by delivery: the chunk that is due next goes where it can
// be soonest, from any node that has it by then, through the room that earlier deliveries left on the links. Ways,
// trees and times are one choice. Then the last part is made again and again with other choices.

struct SlotOptions {
    std::uint64_t seed = 0; // of whatever is a tie
    // Which chunk is due: the one with the least arrivalWeight · (its next arrival) - tailWeight · (the longest way
    // that it has still to go).
    double arrivalWeight = 1;
    double tailWeight = 0;
    // How often a chunk goes next to where it has farthest to go, who then serve those near them, and not to where it
    // can be soonest.
    double farChance = 0;
    // Added to the longest way: so many times the mean time of a link for each doubling of those who have it that is
    // still to come.
    double spreadWeight = 0;
    std::uint64_t work = 0; // links to look at before the last part is not made again
    std::uint64_t boundNs = 0; // nor at this
};

// `ways` lead to all destinations. Errors: Unreachable, Cancelled.
[[nodiscard]] Result<TransferPlan> constructBySlots(const LinkGraph& graph, const Demands& demands, const Ways& ways,
    const SlotOptions& options, const Watch& watch = {});

// staged_constructor.cpp. Schedules for chunks that leave few origins one after the other: the last to leave has the
// least time and is placed first, each before it in what room is left, as late as leaves nobody late. A chunk's takers
// are served in some order, each as soon as can be by whoever has it; places in that order are changed as long as less
// is late, of one chunk and then of two at a time, and what is aimed at comes nearer to the bound.

// `ways` lead to all destinations. Errors: Unreachable, Cancelled.
[[nodiscard]] Result<TransferPlan> constructStaged(const LinkGraph& graph, const Demands& demands, const Ways& ways,
    const HasteOptions& options, const Watch& watch = {});

// ring_constructor.cpp. All-gathers through switches: whoever shares chunks stands in a ring, each next to who is near,
// and passes on what comes to him, so that a single link to a switch is busy all the time both ways.

// Chunks of one NPU take different rings, as many as it has links, which share the links of the fabric. Nothing where
// some chunk is not held by one of those alone who share it, or one of these holds none; and where an NPU is not
// reached but through others. A stop leaves nothing.
[[nodiscard]] std::optional<TransferPlan> constructRings(
    const LinkGraph& graph, const Demands& demands, const std::stop_token& stop = {});

// route_constructor.cpp. Schedules for chunks that each want one NPU: all-to-all, gather, scatter, any set of process
// groups at once. Routes are chosen hop by hop, when a link is free.

// Where chunks that one NPU wants each set out and go to: what every constructor of routes begins with.
struct RouteEnds {
    struct Ends {
        std::uint32_t giver = 0; // the nearest, of equals the first
        std::uint32_t place = kNoPlace; // of who wants it, among the destinations of the ways
    };
    static constexpr std::uint32_t kNoPlace = 0xFFFFFFFFU; // nobody wants it
    Ways ways; // to all who want something
    std::vector<Ends> ends; // by chunk
};

// Errors: Unreachable (an NPU from which another cannot be reached), Usage (a chunk that several want), TooLarge (as of
// Ways), Cancelled.
[[nodiscard]] Result<RouteEnds> routeEnds(const LinkGraph& graph, const Demands& demands, const Watch& watch);

struct RouteOptions {
    // Which chunk leaves first: the one with the fewest ways on, and among those the one with the farthest to go (keeps
    // all links of a torus busy to the end), or the other way round (a long way that starts late ends late).
    bool farthestFirst = false;
    // 0: ties go by position, which keeps the symmetry of a fabric and its switches without collisions; other seeds
    // draw them.
    std::uint64_t seed = 0;
};

// Errors: those of routeEnds().
[[nodiscard]] Result<TransferPlan> constructRoutes(
    const LinkGraph& graph, const Demands& demands, const RouteOptions& options, const Watch& watch = {});

// even_routes.cpp. Schedules for many chunks that each want one NPU: first a way for each, the shortest or round what
// is full, so that no link gets much more than it must, then times. Where free links alone choose (constructRoutes()),
// what crosses a mesh meets in its middle.

struct EvenRouteOptions {
    std::uint64_t seed = 0; // of the order in which chunks go
    std::uint64_t boundNs = 0; // no better is sought
    bool mayDetour = false; // round what is full, by longer ways
    std::stop_token timeUp; // ends what only makes it shorter
};

// Ways: one destination after the other, in turns, chooses again while all others stay; a link's price is a high power
// of its load, so that what is paid in sum follows the largest load (Aspnes et al., "On-line routing of virtual
// circuits with applications to load balancing and machine scheduling", 1997, with a power for the exponential).
// Times: each chunk has a rank of its own, drawn once and kept on the whole way. Then all links are about as far in
// the ranks at any time, and none waits long for the other (Leighton, Maggs, Rao, "Packet routing and job-shop
// scheduling in O(congestion + dilation) steps", 1994): the end is near the largest load where ways are short beside
// it. Errors: those of routeEnds(), TooLarge (more than 2^25 transfers).
[[nodiscard]] Result<TransferPlan> constructEvenRoutes(
    const LinkGraph& graph, const Demands& demands, const EvenRouteOptions& options, const Watch& watch = {});

// exchange_constructor.cpp. Sums for several takers without a root: two NPUs may send each other what each has, at the
// same time, and both add. What an NPU has of a chunk is a set of parts; a message carries the set of its start, and
// the receiver holds both sets if they share no part, or takes the larger in the place of its own.

// Two parts on one clock and of the same length: what adds, then what copies. Nothing is sent while it is received, and
// nothing is overwritten while it is sent. The best of many drawn constructions, along trees of links that go both ways
// (every link is used once each way, and the last two NPUs exchange) and along any links; their number follows from the
// size alone. Ends early at the bound. Nothing where there are switches, more than 64 NPUs or too much to do, where
// no sum has several takers, and if none is found.
[[nodiscard]] std::optional<std::vector<PlanPart>> constructExchange(
    const LinkGraph& graph, const Demands& sums, std::uint64_t boundNs, std::uint64_t seed, const Watch& watch = {});

} // namespace weft::synthesis

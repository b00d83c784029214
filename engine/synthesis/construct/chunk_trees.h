// SPDX-License-Identifier: GPL-3.0-or-later
// Trees of single chunks in the room that other trees leave on the links: grown taker by taker, each served as soon as
// can be by whoever has the chunk, and put off as far as that harms nobody. Graph, demands and ways outlive it; one
// thread.
#pragma once

#include "engine/synthesis/construct/link_room.h"
#include "engine/synthesis/graph/ways.h"
#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

// Who is served after whom, and which of equal ways each takes.
struct ServingTurn {
    std::uint32_t taker = 0;
    std::uint32_t salt = 0;
};

struct ChunkTree {
    // From a node that may send the chunk more than once to the next such node.
    struct Leg {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        std::vector<Hop> hops;
    };
    std::vector<Leg> legs; // who sends has the chunk from a leg before, or from the start
    std::uint64_t end = 0; // ns
    std::uint64_t late = 0; // ns after what was aimed at, of all who get it together
};

class ChunkTrees {
public:
    ChunkTrees(const LinkGraph& graph, const Demands& demands, const Ways& ways);

    // Who gets the chunk later is late.
    void aimAt(std::uint64_t ns) { m_target = ns; }

    // A tree that takes its room; its origins have the chunk at `since`. Given up where more are late than that;
    // without a leg to them where some cannot be reached.
    [[nodiscard]] ChunkTree grow(
        std::uint32_t chunk, std::uint64_t since, const std::vector<ServingTurn>& turns, std::uint64_t mostLate);
    // The room of a tree.
    void take(const ChunkTree& tree);
    void release(const ChunkTree& tree);
    // Every leg of a tree that has its room as late as may be, so that none is later after the target than it is.
    void delay(ChunkTree& tree);

    [[nodiscard]] std::uint64_t work() const { return m_work; } // links looked at

private:
    void take(const ChunkTree::Leg& leg);
    void release(const ChunkTree::Leg& leg);
    void hold(std::uint32_t node, std::uint64_t since);
    [[nodiscard]] bool search(const ServingTurn& turn);
    void reach(const ServingTurn& turn, std::uint32_t node, std::uint64_t time, std::uint32_t arc);
    void append(ChunkTree& tree, std::uint32_t taker);

    struct Reached {
        std::uint64_t least = 0; // ns at the taker, by way of the node
        std::uint32_t draw = 0;
        std::uint32_t node = 0;
        auto operator<=>(const Reached&) const = default;
    };

    const LinkGraph& m_graph;
    const Demands& m_demands;
    const Ways& m_ways;
    std::uint64_t m_work = 0;
    std::uint64_t m_target = 0;
    LinkRoom m_room; // owners do not matter
    // Of the tree that is grown:
    std::vector<std::uint64_t> m_since; // by node: when it has the chunk
    std::vector<std::uint32_t> m_holders;
    // Of a search:
    std::vector<std::uint64_t> m_label; // by node: its arrival
    std::vector<std::uint32_t> m_via;
    std::vector<std::uint32_t> m_reached;
    std::vector<Reached> m_queue;
};

} // namespace weft::synthesis

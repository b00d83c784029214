// SPDX-License-Identifier: GPL-3.0-or-later
// Trees of chunks that have lost links, tied together again: every part that is cut off is joined, with all that hangs
// from it, to the rest by the shortest way that is left, past links that carry much. An edge is a message: the arcs
// from one NPU through switches to the next. One graph, one thread.
#pragma once

#include "engine/synthesis/construct/joint_roots.h"
#include "engine/synthesis/plan/given_transfers.h"

#include <limits>
#include <utility>

namespace weft::synthesis {

inline constexpr std::uint32_t kNoTie = 0xFFFFFFFFU;

struct TiedEdge {
    std::uint32_t first = 0; // of its arcs, in TiedChunk::arcs
    std::uint32_t count = 0;
    std::uint32_t given = kNoTie; // its first hop's place among those given; kNoTie: it is new
    std::uint32_t instead = kNoTie; // of one that is new, the given one that is lost; kNoTie: none
    bool adds = false;
};

struct TiedChunk {
    std::vector<TiedEdge> edges;
    std::vector<std::uint32_t> arcs; // of all edges, each in the order of its way
    std::vector<std::uint32_t> roots; // who holds the chunk, or sums it up
};

// Roots alone. `given` are those of the chunk. Errors: Mismatched (it is not summed up in one place).
[[nodiscard]] Result<TiedChunk> rootsOf(
    const topology::Topology& topology, const Demands& sums, std::uint32_t chunk, std::span<const GivenTransfer> given);

class TiedTrees {
public:
    // Both outlive it.
    TiedTrees(const LinkGraph& graph, const topology::Topology& topology);

    // So many more transfers go over an arc.
    void load(std::uint32_t arc, std::int64_t more) { m_load[arc] += static_cast<double>(more); }
    // How long it is busy with them.
    [[nodiscard]] double busyNs(std::uint32_t arc) const
    {
        return m_load[arc] * static_cast<double>(m_graph.time[arc]);
    }
    // From now on arcs that would be busy longer are ways for want of others.
    void setLimit(std::uint64_t ns) { m_limitNs = static_cast<double>(ns); }
    // `given` are those of the chunk as in givenTransfers(), `arcs` what they go over, kNoTie for one that is lost.
    // Loads stay as they are. Errors: Unreachable; Mismatched (they do not meet the demands).
    [[nodiscard]] Result<TiedChunk> tie(const Demands& sums, std::uint32_t chunk, std::span<const GivenTransfer> given,
        std::span<const std::uint32_t> arcs);

private:
    // One of the two trees of a chunk: up to the root, or down from it. Everybody but the roots has one edge that ties
    // him to somebody nearer to them.
    struct Tree {
        Tree(std::uint32_t nodes, bool sums)
            : adds(sums)
            , below(nodes)
        {
        }
        void clear()
        {
            for (std::vector<std::uint32_t>* column : { &tie, &given, &instead })
                column->assign(below.size(), kNoTie);
            isIn.assign(below.size(), false);
            isTied.assign(below.size(), 0);
            made.clear();
            for (std::vector<std::uint32_t>& nodes : below)
                nodes.clear();
        }
        bool adds = false; // edges lead towards the root
        std::vector<std::uint32_t> tie; // by node: who is nearer; kNoTie: nobody, or lost
        std::vector<std::uint32_t> given; // the place of its edge among those given
        std::vector<std::uint32_t> instead; // where it is new, the place of the one that is lost
        std::vector<bool> isIn; // it has an edge, had one, or is wanted
        std::vector<std::uint8_t> isTied; // to a root, over edges that are there; 0 or 1
        std::vector<std::vector<std::uint32_t>> below; // by node: those whose edges lead to it
        std::vector<std::pair<std::uint32_t, std::vector<std::uint32_t>>>
            made; // arcs of new edges, the last of a node's
    };
    void markTied(Tree& tree, std::vector<std::uint32_t> pending) const; // and what hangs from them
    [[nodiscard]] Result<void> join(Tree& tree, std::uint32_t orphan, bool passesTree);
    [[nodiscard]] std::vector<std::uint32_t> wayFrom(const Tree& tree, std::uint32_t orphan, bool passesTree);
    void tieAlong(Tree& tree, std::span<const std::uint32_t> way, std::uint32_t lost);
    void appendEdges(TiedChunk& made, const Tree& tree, std::span<const GivenTransfer> given,
        std::span<const std::uint32_t> arcs) const;
    void prune(Tree& tree, std::span<const std::uint32_t> wanted) const;

    const LinkGraph& m_graph;
    const topology::Topology& m_topology;
    std::vector<double> m_load; // by arc
    double m_limitNs = std::numeric_limits<double>::infinity();
    std::vector<double> m_cost; // by node
    std::vector<std::uint32_t> m_via; // by node
    Tree m_up; // of the chunk at hand
    Tree m_down;
};

} // namespace weft::synthesis

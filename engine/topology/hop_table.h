// SPDX-License-Identifier: GPL-3.0-or-later
// All links by which a node may send towards a destination over a way of fewest hops: hops are found by a search for
// each destination hub when it is first asked for, links from them when a node asks, and both are kept. Owned by a
// Router; one thread at a time.
#pragma once

#include "engine/topology/hub_graph.h"
#include "engine/topology/link_sets.h"

#include <memory>

namespace weft::topology {

class HopTable {
public:
    static constexpr std::uint32_t kFar = 0xFFFF'FFFFU;

    // `usable` by LinkId, or empty where every link is. Columns take at most `cacheBytes` (but one is kept): those that
    // were not asked for lately go first.
    HopTable(std::shared_ptr<const HubGraph> graph, std::vector<bool> usable, std::uint64_t cacheBytes);

    // In ascending link id; empty where there is no way and at the destination. Never through a node that does not
    // forward. Valid until the next call.
    [[nodiscard]] std::span<const LinkId> links(NodeId at, NodeId destination);
    // Of the shortest way; kFar where there is none.
    [[nodiscard]] std::uint32_t hops(NodeId at, NodeId destination);
    [[nodiscard]] const HubGraph& graph() const { return *m_graph; }
    [[nodiscard]] std::uint64_t memoryBytes() const;
    [[nodiscard]] std::uint64_t searches() const { return m_searches; } // so far

private:
    static constexpr std::uint32_t kUnasked = 0xFFFF'FFFFU;
    struct alignas(64) Column { // by hub; what a hop reads lies in one line of the cache
        std::vector<std::uint32_t> hops;
        std::vector<std::uint32_t> sets; // kUnasked until somebody asks
        bool asked = false;
    };

    [[nodiscard]] const Column& column(std::uint32_t hub)
    {
        Column& known = m_columns[hub];
        if (known.hops.empty()) [[unlikely]]
            make(hub);
        if (!known.asked)
            known.asked = true;
        return known;
    }
    void make(std::uint32_t hub);
    void search(std::uint32_t hub);
    // From a hub towards another one.
    [[nodiscard]] std::uint32_t setOf(std::uint32_t from, std::uint32_t hub)
    {
        static_cast<void>(column(hub));
        const std::uint32_t known = m_columns[hub].sets[from];
        return known != kUnasked ? known : makeSet(from, hub);
    }
    [[nodiscard]] std::uint32_t makeSet(std::uint32_t from, std::uint32_t hub);
    [[nodiscard]] std::uint32_t hopsOfCore(std::uint32_t core, std::uint32_t hub) const;
    [[nodiscard]] std::uint32_t hopsFromHub(std::uint32_t hub, NodeId destination);
    [[nodiscard]] std::uint32_t hopsBetween(std::uint32_t from, std::uint32_t to);
    [[nodiscard]] std::span<const LinkId> linksOf(const HubGraph::Port& port);
    [[nodiscard]] std::span<const LinkId> fromHub(std::uint32_t hub, NodeId destination);
    [[nodiscard]] bool leads(std::uint32_t hub, NodeId destination);
    [[nodiscard]] std::span<const LinkId> fromEdge(NodeId at, NodeId destination);
    struct Offer {
        std::uint32_t leastHops = kFar;
        std::span<const LinkId> links;
    };
    // Makes `links` part of the best offer, all of it if it is shorter.
    void take(Offer& best, std::span<const LinkId> links, std::uint32_t hops);

    std::shared_ptr<const HubGraph> m_graph;
    std::vector<bool> m_usable;
    LinkSets m_sets;
    std::vector<Column> m_columns; // by hub; empty where not made
    std::vector<std::uint32_t> m_made; // a ring of the hubs whose columns are made, for the clock
    std::size_t m_hand = 0;
    std::size_t m_mostMade = 1;
    std::uint64_t m_searches = 0;
    std::vector<std::uint32_t> m_hops; // of the last search, by core node
    std::vector<std::uint32_t> m_queue;
    std::vector<LinkId> m_scratch;
    std::vector<LinkId> m_portScratch;
    std::vector<LinkId> m_union;
    std::vector<LinkId> m_united; // kept for its memory
};

} // namespace weft::topology

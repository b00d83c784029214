// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/chunk_trees.h"

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/heap.h"

#include <algorithm>
#include <limits>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint32_t kNothing = 0xFFFFFFFFU;

} // namespace

ChunkTrees::ChunkTrees(const LinkGraph& graph, const Demands& demands, const Ways& ways)
    : m_graph(graph)
    , m_demands(demands)
    , m_ways(ways)
    , m_room(graph)
    , m_since(graph.nodes)
    , m_label(graph.nodes, kNever)
    , m_via(graph.nodes)
{
}

ChunkTree ChunkTrees::grow(
    std::uint32_t chunk, std::uint64_t since, const std::vector<ServingTurn>& turns, std::uint64_t mostLate)
{
    std::ranges::fill(m_since, kNever);
    m_holders.clear();
    for (const std::uint32_t giver : m_demands.giversOf(chunk))
        hold(giver, since);
    ChunkTree tree;
    for (const ServingTurn& turn : turns) {
        if (m_since[turn.taker] == kNever && search(turn)) // or one on the way to others before
            append(tree, turn.taker);
        if (tree.late > mostLate)
            break;
    }
    return tree;
}

void ChunkTrees::take(const ChunkTree& tree)
{
    for (const ChunkTree::Leg& leg : tree.legs)
        take(leg);
}

void ChunkTrees::release(const ChunkTree& tree)
{
    for (const ChunkTree::Leg& leg : tree.legs)
        release(leg);
}

void ChunkTrees::delay(ChunkTree& tree)
{
    std::vector<std::uint64_t> needed(m_graph.nodes, kNever);
    tree.end = 0;
    for (std::size_t i = tree.legs.size(); i-- > 0;) {
        ChunkTree::Leg& leg = tree.legs[i];
        release(leg);
        const Hop& last = leg.hops.back();
        std::uint64_t until = std::min(needed[leg.to], std::max(m_target, last.start + m_graph.time[last.arc]));
        for (std::size_t h = leg.hops.size(); h-- > 0;) {
            Hop& hop = leg.hops[h];
            hop.start = static_cast<std::uint64_t>(
                m_room.latest(hop.arc, static_cast<std::int64_t>(until), static_cast<std::int64_t>(hop.start)));
            until = hop.start;
        }
        take(leg);
        needed[leg.from] = std::min(needed[leg.from], until);
        tree.end = std::max(tree.end, last.start + m_graph.time[last.arc]);
    }
}

void ChunkTrees::take(const ChunkTree::Leg& leg)
{
    for (const Hop& hop : leg.hops)
        m_room.take(hop.arc, hop.start, 0);
}

void ChunkTrees::release(const ChunkTree::Leg& leg)
{
    for (const Hop& hop : leg.hops)
        m_room.release(hop.arc, hop.start);
}

void ChunkTrees::hold(std::uint32_t node, std::uint64_t since)
{
    m_since[node] = since;
    m_holders.push_back(node);
}

// The soonest way to a taker from whoever has the chunk: m_label and m_via. False: there is none.
bool ChunkTrees::search(const ServingTurn& turn)
{
    for (const std::uint32_t node : m_reached)
        m_label[node] = kNever;
    m_reached.clear();
    m_queue.clear();
    for (const std::uint32_t node : m_holders)
        reach(turn, node, m_since[node], kNothing);
    while (!m_queue.empty()) {
        const std::uint32_t node = pop(m_queue).node;
        if (node == turn.taker)
            return true;
        if (m_via[node] != kNothing && !m_graph.kind[node].forwards)
            continue;
        for (const std::uint32_t arc : m_graph.out(node)) {
            ++m_work;
            const std::uint32_t target = m_graph.target[arc];
            if (m_since[target] == kNever)
                reach(turn, target,
                    static_cast<std::uint64_t>(m_room.soonest(arc, static_cast<std::int64_t>(m_label[node])))
                        + m_graph.time[arc],
                    arc);
        }
    }
    return false;
}

void ChunkTrees::reach(const ServingTurn& turn, std::uint32_t node, std::uint64_t time, std::uint32_t arc)
{
    const double rest = m_ways.distance(node, m_ways.placeOf(turn.taker));
    if (rest >= kNoWay || time >= m_label[node])
        return;
    if (m_label[node] == kNever)
        m_reached.push_back(node);
    m_label[node] = time;
    m_via[node] = arc;
    const auto draw = static_cast<std::uint32_t>(mixed(turn.salt ^ node));
    push(m_queue, { time + static_cast<std::uint64_t>(rest), draw, node });
}

// The way that was found to a taker.
void ChunkTrees::append(ChunkTree& tree, std::uint32_t taker)
{
    std::vector<Hop> way;
    for (std::uint32_t node = taker; m_via[node] != kNothing; node = m_graph.source[m_via[node]])
        way.push_back({ m_via[node], m_label[node] - m_graph.time[m_via[node]] });
    std::ranges::reverse(way);
    ChunkTree::Leg leg { m_graph.source[way.front().arc], 0, {} };
    for (const Hop& hop : way) {
        leg.hops.push_back(hop);
        leg.to = m_graph.target[hop.arc];
        if (!m_graph.mayBranch(leg.to))
            continue;
        const std::uint64_t arrival = hop.start + m_graph.time[hop.arc];
        take(leg);
        hold(leg.to, arrival);
        tree.end = std::max(tree.end, arrival);
        tree.late += arrival > m_target ? arrival - m_target : 0;
        tree.legs.push_back(std::move(leg));
        leg = { tree.legs.back().to, 0, {} };
    }
}

} // namespace weft::synthesis

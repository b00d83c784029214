// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/demand_constructors.h"

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/link_slots.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
#include <map>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kNoArc = 0xFFFFFFFFU;
constexpr std::uint32_t kDraws = 8; // of the order of a chunk's takers, of which one is kept
constexpr std::uint32_t kMoves = 100; // in that order, one or two at a time

// Who is served after whom, and which of equal ways each takes.
struct ServingTurn {
    std::uint32_t taker = 0;
    std::uint32_t salt = 0;
};
using Turns = std::vector<ServingTurn>;

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

void eachHop(std::span<const ChunkTree::Leg> legs, const auto& visit)
{
    for (const ChunkTree::Leg& leg : legs)
        std::ranges::for_each(leg.hops, visit);
}

// Trees of single chunks in the room that other trees leave on the links: grown taker by taker, each served as soon as
// can be by whoever has the chunk, and put off as far as that harms nobody.
class ChunkTrees {
public:
    ChunkTrees(const LinkGraph& graph, const Demands& demands, const Ways& ways)
        : m_graph(graph)
        , m_demands(demands)
        , m_ways(ways)
        , m_room(graph)
        , m_since(graph.nodes)
        , m_label(graph.nodes, kNoTime)
        , m_via(graph.nodes)
    {
    }

    // Who gets the chunk later is late.
    void aimAt(std::uint64_t ns) { m_target = ns; }

    // A tree that takes its room; its origins have the chunk at `since`. Given up where more are late than that;
    // without a leg to them where some cannot be reached.
    [[nodiscard]] ChunkTree grow(std::uint32_t chunk, std::uint64_t since, const Turns& turns, std::uint64_t mostLate)
    {
        std::ranges::fill(m_since, kNoTime);
        m_holders.clear();
        for (const std::uint32_t giver : m_demands.giversOf(chunk))
            hold(giver, since);
        ChunkTree tree;
        for (const ServingTurn& turn : turns) {
            if (m_since[turn.taker] == kNoTime && search(turn)) // or one on the way to others before
                append(tree, turn.taker);
            if (tree.late > mostLate)
                break;
        }
        return tree;
    }
    // The room of legs.
    void take(std::span<const ChunkTree::Leg> legs)
    {
        eachHop(legs, [this](const Hop& hop) { m_room.take(hop.arc, hop.start, 0); });
    }
    void release(std::span<const ChunkTree::Leg> legs)
    {
        eachHop(legs, [this](const Hop& hop) { m_room.release(hop.arc, hop.start); });
    }
    // Every leg of a tree that has its room as late as may be, so that none is later after the target than it is.
    void delay(ChunkTree& tree)
    {
        std::vector<std::uint64_t> needed(m_graph.nodes, kNoTime);
        tree.end = 0;
        for (std::size_t i = tree.legs.size(); i-- > 0;) {
            ChunkTree::Leg& leg = tree.legs[i];
            release({ &leg, 1 });
            const Hop& last = leg.hops.back();
            std::uint64_t until = std::min(needed[leg.to], std::max(m_target, last.start + m_graph.time[last.arc]));
            for (std::size_t h = leg.hops.size(); h-- > 0;) {
                Hop& hop = leg.hops[h];
                hop.start = static_cast<std::uint64_t>(
                    m_room.latest(hop.arc, static_cast<std::int64_t>(until), static_cast<std::int64_t>(hop.start)));
                until = hop.start;
            }
            take({ &leg, 1 });
            needed[leg.from] = std::min(needed[leg.from], until);
            tree.end = std::max(tree.end, last.start + m_graph.time[last.arc]);
        }
    }

    [[nodiscard]] std::uint64_t work() const { return m_work; } // links looked at

private:
    void hold(std::uint32_t node, std::uint64_t since)
    {
        m_since[node] = since;
        m_holders.push_back(node);
    }
    // The soonest way to a taker from whoever has the chunk: m_label and m_via. False: there is none.
    [[nodiscard]] bool search(const ServingTurn& turn)
    {
        for (const std::uint32_t node : m_reached)
            m_label[node] = kNoTime;
        m_reached.clear();
        m_queue.clear();
        for (const std::uint32_t node : m_holders)
            reach(turn, node, m_since[node], kNoArc);
        while (!m_queue.empty()) {
            const std::uint32_t node = pop(m_queue).node;
            if (node == turn.taker)
                return true;
            if (m_via[node] != kNoArc && !m_graph.kind[node].forwards)
                continue;
            for (const std::uint32_t arc : m_graph.out(node)) {
                ++m_work;
                const std::uint32_t target = m_graph.target[arc];
                if (m_since[target] != kNoTime)
                    continue;
                const std::int64_t start = m_room.soonest(arc, static_cast<std::int64_t>(m_label[node]));
                reach(turn, target, static_cast<std::uint64_t>(start) + m_graph.time[arc], arc);
            }
        }
        return false;
    }
    void reach(const ServingTurn& turn, std::uint32_t node, std::uint64_t time, std::uint32_t arc)
    {
        const double rest = m_ways.distance(node, m_ways.placeOf(turn.taker));
        if (rest >= kNoWay || time >= m_label[node])
            return;
        if (m_label[node] == kNoTime)
            m_reached.push_back(node);
        m_label[node] = time;
        m_via[node] = arc;
        push(m_queue,
            { time + static_cast<std::uint64_t>(rest), static_cast<std::uint32_t>(mixed(turn.salt ^ node)), node });
    }
    // The way that was found to a taker.
    void append(ChunkTree& tree, std::uint32_t taker)
    {
        std::vector<Hop> way;
        for (std::uint32_t node = taker; m_via[node] != kNoArc; node = m_graph.source[m_via[node]])
            way.push_back({ m_via[node], m_label[node] - m_graph.time[m_via[node]] });
        std::ranges::reverse(way);
        ChunkTree::Leg leg { m_graph.source[way.front().arc], 0, {} };
        for (const Hop& hop : way) {
            leg.hops.push_back(hop);
            leg.to = m_graph.target[hop.arc];
            if (!m_graph.mayBranch(leg.to))
                continue;
            const std::uint64_t arrival = hop.start + m_graph.time[hop.arc];
            take({ &leg, 1 });
            hold(leg.to, arrival);
            tree.end = std::max(tree.end, arrival);
            tree.late += arrival > m_target ? arrival - m_target : 0;
            tree.legs.push_back(std::move(leg));
            leg = { tree.legs.back().to, 0, {} };
        }
    }

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

class StagedConstruction {
public:
    StagedConstruction(const LinkGraph& graph, const Demands& demands, const Ways& ways)
        : m_graph(graph)
        , m_demands(demands)
        , m_trees(graph, demands, ways)
        , m_begin(demands.chunks(), 0)
        , m_placed(demands.chunks())
    {
        std::map<std::uint32_t, std::vector<std::uint32_t>> chunksOf; // by origin
        for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
            if (!demands.takersOf(chunk).empty())
                chunksOf[demands.giversOf(chunk).front()].push_back(chunk);
        }
        for (const auto& [origin, chunks] : chunksOf) {
            std::vector<std::pair<std::uint64_t, std::uint64_t>> turns; // of the links out: when, and how long
            for (const std::uint32_t arc : graph.out(origin))
                push(turns, { 0, graph.time[arc] });
            for (const std::uint32_t chunk : chunks) {
                m_order.push_back(chunk);
                if (turns.empty())
                    continue;
                const auto [at, time] = pop(turns);
                m_begin[chunk] = at;
                push(turns, { at + time, time });
            }
        }
    }

    // Trees that aim at the bound, then at less and less than they take.
    Result<TransferPlan> make(const HasteOptions& options, const Watch& watch)
    {
        std::ranges::sort(m_order, {}, [this, seed = options.seed](std::uint32_t chunk) {
            return std::pair(kNoTime - m_begin[chunk], mixed(seed ^ chunk));
        });
        m_mostWork = options.work;
        Random random(options.seed);
        m_trees.aimAt(options.boundNs);
        for (const std::uint32_t chunk : m_order) {
            if (watch.stop.stop_requested())
                return stoppedSynthesis();
            if (!placeFirst(chunk, random))
                return notAllReached(m_demands, chunk);
        }
        const auto goesOn = [&] { return m_trees.work() < m_mostWork && !watch.stop.stop_requested(); };
        TransferPlan best = plan();
        while (goesOn() && best.durationNs > options.boundNs) {
            m_trees.aimAt(std::max(options.boundNs, best.durationNs - std::ranges::min(m_graph.time)));
            for (const std::uint32_t chunk : m_order) {
                m_trees.release(m_placed[chunk].tree.legs);
                place(chunk, m_placed[chunk].turns);
            }
            while (goesOn() && hasten(random)) { }
            if (TransferPlan next = plan(); next.durationNs < best.durationNs)
                best = std::move(next);
        }
        sortTransfers(best.transfers);
        return best;
    }

private:
    struct Placed {
        Turns turns;
        ChunkTree tree;
    };

    [[nodiscard]] TransferPlan plan() const
    {
        TransferPlan plan;
        for (const std::uint32_t chunk : m_order) {
            plan.durationNs = std::max(plan.durationNs, m_placed[chunk].tree.end);
            eachHop(m_placed[chunk].tree.legs, [&](const Hop& hop) {
                plan.transfers.push_back({ hop.start, chunk, hop.arc });
            });
        }
        return plan;
    }

    // What a tree would be; it takes no room.
    [[nodiscard]] ChunkTree tried(std::uint32_t chunk, const Turns& turns, std::uint64_t mostLate)
    {
        ChunkTree tree = m_trees.grow(chunk, m_begin[chunk], turns, mostLate);
        m_trees.release(tree.legs);
        return tree;
    }
    void place(std::uint32_t chunk, Turns turns)
    {
        ChunkTree tree = m_trees.grow(chunk, m_begin[chunk], turns, kNoTime);
        m_trees.delay(tree);
        m_placed[chunk] = { std::move(turns), std::move(tree) };
    }

    // A chunk that has no tree. False: somebody cannot be reached.
    bool placeFirst(std::uint32_t chunk, Random& random)
    {
        const auto takers = m_demands.takersOf(chunk);
        Turns best;
        std::uint64_t late = kNoTime;
        for (std::uint32_t draw = 0; draw < kDraws && late > 0; ++draw) {
            Turns turns;
            for (const std::uint32_t taker : takers)
                turns.push_back({ taker, 0 });
            for (std::uint32_t left = static_cast<std::uint32_t>(turns.size()); left > 1; --left)
                std::swap(turns[left - 1], turns[random.below(left)]);
            const ChunkTree tree = tried(chunk, turns, kNoTime);
            const auto isReached = [&tree](std::uint32_t taker) {
                return std::ranges::find(tree.legs, taker, &ChunkTree::Leg::to) != tree.legs.end();
            };
            if (draw == 0 && !std::ranges::all_of(takers, isReached))
                return false;
            if (tree.late < late) {
                late = tree.late;
                best = std::move(turns);
            }
        }
        place(chunk, improved(chunk, std::move(best), random));
        return true;
    }

    // Other orders, as long as they are no later, until nobody is late.
    [[nodiscard]] Turns improved(std::uint32_t chunk, Turns turns, Random& random)
    {
        const auto count = static_cast<std::uint32_t>(turns.size());
        std::uint64_t late = tried(chunk, turns, kNoTime).late;
        for (std::uint32_t move = 0; move < kMoves && late > 0 && m_trees.work() < m_mostWork; ++move) {
            Turns other = turns;
            for (std::uint32_t changes = 1 + random.below(2); changes > 0; --changes) {
                const std::uint32_t from = random.below(count);
                const std::uint32_t to = random.below(count);
                ServingTurn turn = other[from];
                if (from == to || random.below(3) == 0)
                    turn.salt = random.below(1U << 16U);
                other.erase(other.begin() + from);
                other.insert(other.begin() + to, turn);
            }
            const ChunkTree tree = tried(chunk, other, late);
            if (tree.late > late)
                continue;
            late = tree.late;
            turns = std::move(other);
        }
        return turns;
    }

    // New trees for a chunk that is late and for another, which goes after it, unless they are later. False: none is
    // late.
    bool hasten(Random& random)
    {
        std::vector<std::uint32_t> chunks;
        std::ranges::copy_if(
            m_order, std::back_inserter(chunks), [this](std::uint32_t chunk) { return m_placed[chunk].tree.late > 0; });
        if (chunks.empty())
            return false;
        chunks = { random.of(chunks), random.of(m_order) };
        chunks.resize(chunks.front() == chunks.back() ? 1 : 2);
        std::vector<Placed> before;
        std::uint64_t lateBefore = 0;
        for (const std::uint32_t chunk : chunks) {
            m_trees.release(m_placed[chunk].tree.legs);
            lateBefore += m_placed[chunk].tree.late;
            before.push_back(m_placed[chunk]);
        }
        std::uint64_t lateNow = 0;
        for (const std::uint32_t chunk : chunks) {
            place(chunk, improved(chunk, m_placed[chunk].turns, random));
            lateNow += m_placed[chunk].tree.late;
        }
        if (lateNow <= lateBefore)
            return true;
        for (const std::uint32_t chunk : chunks)
            m_trees.release(m_placed[chunk].tree.legs);
        for (std::size_t i = 0; i < chunks.size(); ++i) {
            m_trees.take(before[i].tree.legs);
            m_placed[chunks[i]] = std::move(before[i]);
        }
        return true;
    }

    const LinkGraph& m_graph;
    const Demands& m_demands;
    ChunkTrees m_trees;
    std::vector<std::uint64_t> m_begin; // by chunk: when its origin can begin to send it
    std::vector<std::uint32_t> m_order; // chunks
    std::vector<Placed> m_placed; // by chunk
    std::uint64_t m_mostWork = 0;
};

} // namespace

Result<TransferPlan> constructStaged(
    const LinkGraph& graph, const Demands& demands, const Ways& ways, const HasteOptions& options, const Watch& watch)
{
    return StagedConstruction(graph, demands, ways).make(options, watch);
}

} // namespace weft::synthesis

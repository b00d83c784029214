// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/staged_constructor.h"

#include "engine/synthesis/construct/chunk_trees.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/heap.h"

#include <algorithm>
#include <limits>
#include <map>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint32_t kDraws = 8; // of the order of a chunk's takers, of which one is kept
constexpr std::uint32_t kMoves = 100; // in that order, one or two at a time

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
    Result<TransferPlan> make(const StagedOptions& options, const Watch& watch)
    {
        std::ranges::sort(m_order, {}, [this, seed = options.seed](std::uint32_t chunk) {
            return std::pair(kNever - m_begin[chunk], mixed(seed ^ chunk));
        });
        m_mostWork = options.work;
        Random random(options.seed);
        m_trees.aimAt(options.boundNs);
        for (const std::uint32_t chunk : m_order) {
            if (watch.stop.stop_requested())
                return stoppedSynthesis();
            if (!placeFirst(chunk, random)) {
                return notAllReached(m_demands, chunk);
            }
        }
        const auto goesOn = [&] { return m_trees.work() < m_mostWork && !watch.stop.stop_requested(); };
        TransferPlan best = plan();
        while (goesOn() && best.durationNs > options.boundNs) {
            const std::uint64_t step = *std::ranges::min_element(m_graph.time);
            m_trees.aimAt(std::max(options.boundNs, best.durationNs - step));
            for (const std::uint32_t chunk : m_order) {
                m_trees.release(m_placed[chunk].tree);
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
    using Turns = std::vector<ServingTurn>;
    struct Placed {
        Turns turns;
        ChunkTree tree;
    };

    [[nodiscard]] TransferPlan plan() const
    {
        TransferPlan plan;
        for (const std::uint32_t chunk : m_order) {
            plan.durationNs = std::max(plan.durationNs, m_placed[chunk].tree.end);
            for (const ChunkTree::Leg& leg : m_placed[chunk].tree.legs) {
                for (const Hop& hop : leg.hops)
                    plan.transfers.push_back({ hop.start, chunk, hop.arc });
            }
        }
        return plan;
    }

    // What a tree would be; it takes no room.
    [[nodiscard]] ChunkTree tried(std::uint32_t chunk, const Turns& turns, std::uint64_t mostLate)
    {
        ChunkTree tree = m_trees.grow(chunk, m_begin[chunk], turns, mostLate);
        m_trees.release(tree);
        return tree;
    }
    void place(std::uint32_t chunk, Turns turns)
    {
        ChunkTree tree = m_trees.grow(chunk, m_begin[chunk], turns, kNever);
        m_trees.delay(tree);
        m_placed[chunk] = { std::move(turns), std::move(tree) };
    }

    // A chunk that has no tree. False: somebody cannot be reached.
    bool placeFirst(std::uint32_t chunk, Random& random)
    {
        const auto takers = m_demands.takersOf(chunk);
        Turns best;
        std::uint64_t late = kNever;
        for (std::uint32_t draw = 0; draw < kDraws && late > 0; ++draw) {
            Turns turns;
            for (const std::uint32_t taker : takers)
                turns.push_back({ taker, 0 });
            for (std::uint32_t left = static_cast<std::uint32_t>(turns.size()); left > 1; --left)
                std::swap(turns[left - 1], turns[random.below(left)]);
            const ChunkTree tree = tried(chunk, turns, kNever);
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
        std::uint64_t late = tried(chunk, turns, kNever).late;
        for (std::uint32_t move = 0; move < kMoves && late > 0 && m_trees.work() < m_mostWork; ++move) {
            Turns other = turns;
            for (std::uint32_t changes = 1 + random.below(2); changes > 0; --changes) {
                const std::uint32_t from = random.below(count);
                const std::uint32_t to = random.below(count);
                ServingTurn turn = other[from];
                if (from == to || random.below(3) == 0)
                    turn.salt = random.below(kSalts);
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
        chunks = { chunks[random.below(static_cast<std::uint32_t>(chunks.size()))],
            m_order[random.below(static_cast<std::uint32_t>(m_order.size()))] };
        chunks.resize(chunks.front() == chunks.back() ? 1 : 2);
        std::vector<Placed> before;
        std::uint64_t lateBefore = 0;
        for (const std::uint32_t chunk : chunks) {
            m_trees.release(m_placed[chunk].tree);
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
            m_trees.release(m_placed[chunk].tree);
        for (std::size_t i = 0; i < chunks.size(); ++i) {
            m_trees.take(before[i].tree);
            m_placed[chunks[i]] = std::move(before[i]);
        }
        return true;
    }

    static constexpr std::uint32_t kSalts = std::uint32_t { 1 } << 16U;

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
    const LinkGraph& graph, const Demands& demands, const Ways& ways, const StagedOptions& options, const Watch& watch)
{
    return StagedConstruction(graph, demands, ways).make(options, watch);
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/hastened_plan.h"

#include "engine/synthesis/construct/plan_legs.h"
#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
#include <array>

namespace weft::synthesis {

namespace {

using Index = PlanLegs::Index;

class Regrowth {
public:
    Regrowth(const LinkGraph& graph, const Demands& demands, const TransferPlan& plan, const HasteOptions& options)
        : m_graph(graph)
        , m_legs(graph, demands, demands, { {}, plan, plan.durationNs })
        , m_random(options.seed)
        , m_step(std::ranges::min(graph.time))
        , m_chunks(demands.chunks())
        , m_labels(std::size_t { graph.nodes } * demands.chunks())
        , m_isReached(graph.nodes)
    {
    }

    [[nodiscard]] TransferPlan shortened(TransferPlan plan, const HasteOptions& options, const std::stop_token& stop)
    {
        const auto goesOn = [&] { return work() < options.work && !stop.stop_requested(); };
        while (plan.durationNs > options.boundNs && goesOn()) {
            m_goal = std::max(options.boundNs, plan.durationNs - std::min(m_step, plan.durationNs));
            m_legs.setGoal(m_goal);
            for (std::uint64_t late = lateness(); m_legs.endNs() >= plan.durationNs && goesOn();) {
                if (!regrow(late)) {
                    m_legs.undo();
                    continue;
                }
                m_legs.keep();
                late = lateness();
            }
            if (m_legs.endNs() < plan.durationNs)
                plan = m_legs.transferPlan();
        }
        return plan;
    }

private:
    struct Label { // of a search
        std::uint64_t time = kNoTime;
        Index via = 0;
    };
    struct Chunk {
        std::vector<Index> open; // legs that have no place
        bool isStale = true; // its labels are
        std::uint64_t farthest = 0;
        Index next = 0; // of open: who is that far
    };

    // What grows again with a late leg: what is in its way, all that some nodes get, or all of its chunk.
    enum Kind : Index { Beside, Nodes, Tree };

    [[nodiscard]] std::uint64_t work() const { return m_work[Beside] + m_work[Nodes] + m_work[Tree]; }
    [[nodiscard]] std::uint64_t lateness() const
    {
        std::uint64_t late = 0;
        for (const Index id : m_legs.moving())
            late += m_legs.isLate(id) ? m_legs[id].arrival - m_goal : 0;
        return late;
    }
    // False, and half done: more would be late than that.
    [[nodiscard]] bool regrow(std::uint64_t mostLate)
    {
        m_legs.begin();
        for (Chunk& chunk : m_chunks)
            chunk = {};
        m_kind = m_work[Nodes] < m_work[Beside] / kBeside ? Nodes
            : m_work[Tree] < m_work[Beside] / kBeside     ? Tree
                                                          : Beside;
        m_work[m_kind] += m_legs.moving().size();
        uproot();
        m_salt = m_random.next();
        m_spread = (m_step << m_random.below(kSpreads)) / 2;
        for (std::uint64_t late = lateness(); late <= mostLate;) {
            Chunk* next = nullptr;
            for (Index chunk = 0; chunk < m_chunks.size(); ++chunk) {
                if (m_chunks[chunk].isStale)
                    measure(chunk);
                if (!m_chunks[chunk].open.empty() && (next == nullptr || m_chunks[chunk].farthest > next->farthest))
                    next = &m_chunks[chunk];
            }
            if (next == nullptr)
                return lateness() <= mostLate;
            const std::uint64_t arrival = m_labels[next->next].time;
            late += arrival > m_goal ? arrival - m_goal : 0;
            serve(next->next);
        }
        return false;
    }

    void uproot()
    {
        std::vector<Index> late;
        std::ranges::copy_if(m_legs.moving(), std::back_inserter(late), [this](Index id) { return m_legs.isLate(id); });
        const Index picked = m_random.of(late);
        if (m_kind == Tree) {
            for (Index node = 0; node < m_graph.nodes; ++node)
                uproot(m_legs.beside(picked, node));
            return;
        }
        if (m_kind == Nodes) {
            for (const Index node :
                { m_legs.nodeOf(picked), m_random.below(m_graph.npus), m_random.below(m_graph.npus) }) {
                for (Index chunk = 0; chunk < m_chunks.size(); ++chunk)
                    uproot(m_legs.idOf(PlanLegs::Down, chunk, node));
            }
            return;
        }
        Index id = picked;
        for (Index up = m_random.below(kUp); up > 0 && !m_legs[m_legs.beside(id, m_legs[id].from)].isOrigin; --up)
            id = m_legs.beside(id, m_legs[id].from);
        const std::vector<Hop> hops = m_legs[id].hops;
        uproot(id);
        for (Index others = m_random.below(kOthers); others > 0; --others) {
            const auto& taken = m_legs.takenOf(m_random.of(hops).arc);
            uproot(m_random.below(2) == 0 || taken.empty() ? m_random.of(m_legs.moving()) : m_random.of(taken).owner);
        }
    }
    // A leg, and all that hang from it.
    void uproot(Index id)
    {
        std::vector<Index>& open = m_chunks[m_legs.chunkOf(id)].open;
        std::size_t at = open.size();
        const auto lift = [&](Index leg) {
            if (m_legs[leg].hops.empty())
                return;
            m_legs.lift(leg);
            open.push_back(leg);
        };
        for (lift(id); at < open.size(); ++at) {
            for (Index node = 0; node < m_graph.nodes; ++node) {
                if (const Index leg = m_legs.beside(id, node); m_legs[leg].from == m_legs.nodeOf(open[at]))
                    lift(leg);
            }
        }
    }

    [[nodiscard]] std::uint64_t since(Index id) const
    {
        return m_legs[id].isOrigin ? 0 : m_legs[id].hops.empty() ? kNoTime : m_legs[id].arrival;
    }
    // Who of a chunk can be reached last.
    void measure(Index number)
    {
        Chunk& chunk = m_chunks[number];
        chunk.isStale = false;
        chunk.farthest = 0;
        std::erase_if(chunk.open, [this](Index id) { return !m_legs[id].isWanted || !m_legs[id].hops.empty(); });
        if (chunk.open.empty())
            return;
        search(number);
        for (const Index id : chunk.open) {
            const std::uint64_t far = m_labels[id].time + (((mixed(m_salt ^ id) >> 32U) * m_spread) >> 32U);
            if (far >= chunk.farthest) {
                chunk.farthest = far;
                chunk.next = id;
            }
        }
    }
    // When a chunk can be where it is wanted, at the soonest: m_labels.
    void search(Index number)
    {
        const Index first = m_legs.idOf(PlanLegs::Down, number, 0);
        std::ranges::fill(m_isReached, false);
        m_nodes.clear();
        m_heap.clear();
        const auto meet = [&](Index node) {
            if (m_isReached[node])
                return;
            m_isReached[node] = true;
            m_labels[first + node] = {};
            m_nodes.push_back(node);
        };
        const auto reach = [&](Index arc, std::uint64_t since) {
            ++m_work[m_kind];
            Label& label = m_labels[first + m_graph.target[arc]];
            if (label.time < since + m_graph.time[arc])
                return false;
            const std::uint64_t time = m_legs.soonestStart(arc, since) + m_graph.time[arc];
            if (time > label.time || (time == label.time && drawOf(arc) >= drawOf(label.via)))
                return false;
            label = { time, arc };
            return true;
        };
        for (const Index id : m_chunks[number].open)
            meet(m_legs.nodeOf(id));
        for (std::size_t at = 0; at < m_nodes.size(); ++at) {
            for (const Index arc : m_graph.in(m_nodes[at])) {
                const Index node = m_graph.source[arc];
                if (const std::uint64_t time = since(first + node); time != kNoTime)
                    (void)reach(arc, time);
                else if (m_graph.kind[node].forwards)
                    meet(node);
            }
        }
        for (const Index node : m_nodes) {
            if (m_labels[first + node].time != kNoTime)
                push(m_heap, { m_labels[first + node].time, node });
        }
        while (!m_heap.empty()) {
            const auto [time, node] = pop(m_heap);
            if (time > m_labels[first + node].time || !m_graph.kind[node].forwards)
                continue;
            for (const Index arc : m_graph.out(node)) {
                const Index target = m_graph.target[arc];
                if (m_isReached[target] && reach(arc, time))
                    push(m_heap, { m_labels[first + target].time, target });
            }
        }
    }
    [[nodiscard]] std::uint64_t drawOf(Index arc) const { return mixed(m_salt ^ arc); }

    void serve(Index id)
    {
        const Index first = m_legs.beside(id, 0);
        m_way.clear();
        for (Index node = m_legs.nodeOf(id); since(first + node) == kNoTime;) {
            const auto [time, via] = m_labels[first + node];
            m_way.push_back({ via, time - m_graph.time[via] });
            node = m_graph.source[via];
        }
        std::ranges::reverse(m_way);
        (void)m_legs.lay(id, m_way);
        m_chunks[m_legs.chunkOf(id)].isStale = true;
        for (const Hop& hop : m_way) { // others counted on the link
            const Index target = m_graph.target[hop.arc];
            for (Index chunk = 0; chunk < m_chunks.size(); ++chunk) {
                const auto [time, via] = m_labels[m_legs.idOf(PlanLegs::Down, chunk, target)];
                if (via == hop.arc && time > hop.start && time < hop.start + 2 * m_graph.time[via])
                    m_chunks[chunk].isStale = true;
            }
        }
    }

    static constexpr std::uint64_t kBeside = 3; // so much more work goes to the first kind
    static constexpr Index kSpreads = 6;
    static constexpr Index kUp = 4;
    static constexpr Index kOthers = 4;

    const LinkGraph& m_graph;
    PlanLegs m_legs;
    Random m_random;
    std::uint64_t m_step = 0; // of the quickest link
    std::uint64_t m_goal = 0;
    std::array<std::uint64_t, 3> m_work {}; // by kind: links and legs looked at
    Kind m_kind = Beside;
    // Of a regrowth:
    std::vector<Chunk> m_chunks;
    std::uint64_t m_salt = 0;
    std::uint64_t m_spread = 0; // by so much who is served next may be nearer than the farthest
    std::vector<Label> m_labels; // by chunk × node
    // Of a search:
    std::vector<std::uint8_t> m_isReached; // by node: the next
    std::vector<Index> m_nodes; // who may get the chunk
    std::vector<std::pair<std::uint64_t, Index>> m_heap;
    std::vector<Hop> m_way;
};

} // namespace

TransferPlan regrown(
    const LinkGraph& graph, const Demands& demands, TransferPlan plan, const HasteOptions& options, const Watch& watch)
{
    if (plan.durationNs <= options.boundNs || graph.arcs() == 0)
        return plan;
    Regrowth regrowth(graph, demands, plan, options);
    return regrowth.shortened(std::move(plan), options, watch.stop);
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/hastened_plan.h"

#include "engine/synthesis/construct/plan_legs.h"
#include "engine/synthesis/graph/hashing.h"

#include <algorithm>
#include <array>
#include <functional>

namespace weft::synthesis {

namespace {

using Index = PlanLegs::Index;
using Side = PlanLegs::Side;

class Haste {
public:
    Haste(const LinkGraph& graph, const Demands& demands, const Demands& copied, const JoinedPlan& plan,
        const HasteOptions& options)
        : m_graph(graph)
        , m_demands(demands)
        , m_legs(graph, demands, copied, plan)
        , m_random(options.seed)
        , m_work(options.work)
        , m_latest(2 * std::size_t { graph.nodes }, LinkRoom::kNone)
        , m_onward(m_latest.size())
    {
    }

    // Whether a plan of that duration is shorter now: each time by the shortest transfer.
    [[nodiscard]] bool hasten(std::uint64_t durationNs, std::uint64_t boundNs, const std::stop_token& stop)
    {
        const std::uint64_t step = *std::ranges::min_element(m_graph.time);
        const std::uint64_t before = durationNs;
        while (durationNs > boundNs && comeBy(std::max(boundNs, durationNs - std::min(step, durationNs)), stop))
            durationNs = m_legs.endNs();
        return durationNs < before;
    }
    [[nodiscard]] const PlanLegs& legs() const { return m_legs; }

private:
    static constexpr Index kMostDisplaced = 7; // one after the other
    static constexpr Index kElsewhere = 2; // legs that move for nothing after one stayed late
    static constexpr Index kFreeWays = 6; // of which one is drawn
    static constexpr Index kNodesSearched = 36; // for a way
    static constexpr Index kPlacesBack = 3; // on a link, of which one is taken from another
    static constexpr Index kSoonerSenders = 3; // one in so many is asked to have the chunk sooner
    static constexpr Index kTurns = 4; // one move in so many moves a sum
    static constexpr Index kRegrowths = 16; // and one in so many grows both trees of a chunk again

    // Whether all is done by `goal`; it ends when the work is done.
    bool comeBy(std::uint64_t goal, const std::stop_token& stop)
    {
        m_legs.setGoal(goal);
        const auto isInTime = [this](Index id) { return !m_legs.isLate(id); };
        std::vector<Index> late;
        std::ranges::remove_copy_if(m_legs.moving(), std::back_inserter(late), isInTime);
        while (!late.empty() && m_work > 0 && !stop.stop_requested()) {
            if (change(m_random.of(late), kMostDisplaced)) {
                std::erase_if(late, isInTime);
                continue;
            }
            for (Index i = 0; i < kElsewhere; ++i) {
                const Index other = m_random.of(m_legs.moving());
                if (m_legs[other].from != PlanLegs::kNobody && isInTime(other))
                    (void)change(other, 0);
            }
        }
        return late.empty();
    }

    // The way on from a node that only passes it on, by which nothing is displaced (its state is the node) or one
    // (nodes + node).
    struct Onward {
        Hop hop;
        Index state = 0;
        Index displaced = PlanLegs::kNobody;
    };

    enum class Change : std::uint8_t { Move, Turn, Regrow };
    [[nodiscard]] Change drawnFor(Index chunk)
    {
        if (m_legs.rootOf(chunk) == PlanLegs::kNobody)
            return Change::Move;
        // Where all give there is hardly another shape: what counts there are single legs.
        if (m_demands.giversOf(chunk).size() == m_graph.npus)
            return m_random.below(kTurns) == 0 ? Change::Turn : Change::Move;
        const Index drawn = m_random.below(kRegrowths);
        return drawn < kRegrowths / kTurns ? Change::Turn
            : drawn == kRegrowths / kTurns ? Change::Regrow
                                           : Change::Move;
    }

    // False: all is as it was.
    bool change(Index id, Index mostDisplaced)
    {
        m_legs.begin();
        const Index chunk = m_legs.chunkOf(id);
        const Change drawn = drawnFor(chunk);
        const bool isChanged = drawn == Change::Turn ? turn(chunk)
            : drawn == Change::Regrow                ? regrow(chunk, mostDisplaced)
                                                     : move(id, mostDisplaced);
        if (isChanged)
            m_legs.keep();
        else
            m_legs.undo();
        return isChanged;
    }
    // Another place for a leg, so that it is not late; what is displaced gets one, too.
    bool move(Index id, Index mostDisplaced)
    {
        m_legs.lift(id);
        return place(id, mostDisplaced);
    }
    // The sum moves to who gets it, or who sends its part, next.
    bool turn(Index chunk)
    {
        const Index root = m_legs.rootOf(chunk);
        if (m_demands.takersOf(chunk).size() < 2)
            return false;
        Index count = 0;
        Index next = PlanLegs::kNobody;
        for (const Side side : { Side::Down, Side::Up }) {
            for (Index npu = 0; npu < m_graph.npus; ++npu) {
                if (m_legs[m_legs.idOf(side, chunk, npu)].from == root && m_random.below(++count) == 0)
                    next = npu;
            }
        }
        if (next == PlanLegs::kNobody)
            return false;
        m_legs.moveRoot(chunk, next, false);
        return std::ranges::all_of(std::array { Side::Up, Side::Down }, [&](Side side) {
            const Index id = m_legs.idOf(side, chunk, root);
            const bool isNeeded = m_legs[id].isWanted || m_legs.soonestDeparture(id) != PlanLegs::kNotHeld;
            return !isNeeded || place(id, kMostDisplaced);
        });
    }
    // All who give and take get other places, around the same root or any other, in any order.
    bool regrow(Index chunk, Index mostDisplaced)
    {
        Index root = m_legs.rootOf(chunk);
        if (m_demands.takersOf(chunk).size() > 1 && m_random.below(2) == 0) {
            root = m_random.below(m_graph.npus);
            if (!m_graph.kind[root].forwards && !m_demands.isEnd(chunk, root))
                return false;
        }
        m_legs.moveRoot(chunk, root, true);
        std::vector<Index> order;
        for (const Side side : { Side::Up, Side::Down }) {
            const std::size_t first = order.size();
            for (const Index npu : side == Side::Up ? m_demands.giversOf(chunk) : m_demands.takersOf(chunk)) {
                order.push_back(m_legs.idOf(side, chunk, npu));
                std::swap(order.back(), order[first + m_random.below(static_cast<Index>(order.size() - first))]);
            }
        }
        return std::ranges::all_of(order, [&](Index id) {
            const bool isPlaced = m_legs[id].isOrigin || m_legs[id].from != PlanLegs::kNobody; // another's relay, maybe
            return isPlaced || place(id, mostDisplaced);
        });
    }
    bool place(Index id, Index mostDisplaced)
    {
        for (Index left = mostDisplaced; findWay(id, left > 0); --left) {
            const Index displaced = m_displaced;
            if (displaced != PlanLegs::kNobody)
                m_legs.lift(displaced);
            if (!m_legs.lay(id, m_way))
                return false;
            if (displaced == PlanLegs::kNobody)
                return true;
            id = displaced;
        }
        return false;
    }

    // A way for a leg that has no place, backwards from where it leads, as late as it may be: m_way and, if it takes
    // the place of another or needs it sooner, m_displaced.
    bool findWay(Index id, bool mayDisplace)
    {
        const Index node = m_legs.nodeOf(id);
        m_searched = id;
        m_mayDisplace = mayDisplace;
        m_free.count = m_taking.count = 0;
        m_open.clear();
        reach(
            node, static_cast<std::int64_t>(std::min(m_legs.limitOf(m_legs.sideOf(id)), m_legs.soonestDeparture(id))));
        for (Index i = 0; i < kNodesSearched && !m_open.empty() && m_free.count < kFreeWays; ++i) {
            std::ranges::pop_heap(m_open);
            const auto [by, state] = m_open.back();
            m_open.pop_back();
            if (by == m_latest[state])
                searchBehind(state, by);
        }
        for (const Index state : m_seen)
            m_latest[state] = LinkRoom::kNone;
        m_seen.clear();
        if (m_free.count + m_taking.count == 0)
            return false;
        const Onward* way = m_free.count > 0 ? &m_free.way : &m_taking.way;
        m_displaced = PlanLegs::kNobody;
        m_way.clear();
        while (true) {
            const auto isAgain = [&](const Hop& hop) {
                return m_legs.sourceOf(m_legs.sideOf(id), hop.arc) == m_legs.sourceOf(m_legs.sideOf(id), way->hop.arc);
            };
            if (std::ranges::any_of(m_way, isAgain))
                return false; // it may come to a node both ways, displacing none and one
            m_way.push_back(way->hop);
            if (way->displaced != PlanLegs::kNobody)
                m_displaced = way->displaced;
            if (way->state == node)
                return true;
            way = &m_onward[way->state];
        }
    }
    void reach(Index state, std::int64_t by)
    {
        if (m_latest[state] == LinkRoom::kNone)
            m_seen.push_back(state);
        m_latest[state] = by;
        m_open.emplace_back(by, state);
        std::ranges::push_heap(m_open);
    }
    void searchBehind(Index state, std::int64_t by)
    {
        const Side side = m_legs.sideOf(m_searched);
        const bool displaces = state >= m_graph.nodes;
        const Index node = displaces ? state - m_graph.nodes : state;
        for (const Index arc : side == Side::Down ? m_graph.in(node) : m_graph.out(node)) {
            m_work -= m_work > 0 ? 1U : 0U;
            if (const std::int64_t start = m_legs.latestStart(side, arc, by); start != LinkRoom::kNone)
                offer({ { arc, static_cast<std::uint64_t>(start) }, state, PlanLegs::kNobody }, displaces);
            if (displaces || !m_mayDisplace)
                continue;
            // One of the last that end by then.
            const std::vector<LinkRoom::Taken>& taken = m_legs.takenOf(arc);
            const auto endsInTime = [&](const LinkRoom::Taken& other) {
                return static_cast<std::int64_t>(m_legs.turned(side, arc, other.start) + m_graph.time[arc]) <= by;
            };
            const auto back = static_cast<std::ptrdiff_t>(m_random.below(kPlacesBack));
            const auto place = side == Side::Down
                ? std::ranges::partition_point(taken, endsInTime) - taken.begin() - 1 - back
                : std::ranges::partition_point(taken, std::not_fn(endsInTime)) - taken.begin() + back;
            if (place < 0 || place >= std::ssize(taken)
                || m_legs.isLifted(taken[static_cast<std::size_t>(place)].owner))
                continue;
            const LinkRoom::Taken& other = taken[static_cast<std::size_t>(place)];
            offer({ { arc, m_legs.turned(side, arc, other.start) }, state, other.owner }, true);
        }
    }
    // A hop from who only passes it on, or from who has the chunk by then or could have it sooner.
    void offer(Onward way, bool displaces)
    {
        const Side side = m_legs.sideOf(m_searched);
        const Index source = m_legs.sourceOf(side, way.hop.arc);
        const auto start = static_cast<std::int64_t>(way.hop.start);
        const Index sender = m_legs.beside(m_searched, source);
        if (sender == m_searched)
            return;
        const std::uint64_t arrival = m_legs.mayBranch(side, source) ? m_legs.arrivalAt(sender) : PlanLegs::kNotHeld;
        if (arrival == PlanLegs::kNotHeld) {
            const Index state = source + (displaces ? m_graph.nodes : 0);
            if (m_graph.kind[source].forwards && start > m_latest[state]) {
                reach(state, start);
                m_onward[state] = way;
            }
            return;
        }
        const PlanLegs::Leg& leg = m_legs[sender];
        if (leg.from != PlanLegs::kNobody && leg.hops.empty())
            return;
        if (arrival > way.hop.start) {
            if (displaces || !m_mayDisplace || m_random.below(kSoonerSenders) != 0)
                return;
            way.displaced = leg.isOrigin ? m_legs.onlyOneAfter(sender, way.hop.start) : sender;
            if (way.displaced == PlanLegs::kNobody || m_legs.isLifted(way.displaced))
                return;
            displaces = true;
        }
        if (m_legs.hangsFrom(sender, m_searched))
            return;
        Drawn& drawn = displaces ? m_taking : m_free;
        if (m_random.below(++drawn.count) == 0)
            drawn.way = way;
    }

    const LinkGraph& m_graph;
    const Demands& m_demands;
    PlanLegs m_legs;
    Random m_random;
    std::uint64_t m_work = 0; // left
    // Of the search for a way:
    struct Drawn {
        Onward way;
        Index count = 0; // of which it was drawn
    };
    Index m_searched = 0; // the leg
    bool m_mayDisplace = false;
    std::vector<std::int64_t> m_latest; // by state: when the chunk has to be there
    std::vector<Onward> m_onward; // by state
    std::vector<std::pair<std::int64_t, Index>> m_open; // a heap: the latest first
    std::vector<Index> m_seen; // states
    Drawn m_free; // displaces nothing
    Drawn m_taking;
    std::vector<Hop> m_way;
    Index m_displaced = PlanLegs::kNobody;
};

} // namespace

TransferPlan hastened(
    const LinkGraph& graph, const Demands& demands, TransferPlan plan, const HasteOptions& options, const Watch& watch)
{
    if (plan.durationNs <= options.boundNs || graph.arcs() == 0)
        return plan;
    Haste haste(graph, demands, demands, { {}, plan, plan.durationNs }, options);
    return haste.hasten(plan.durationNs, options.boundNs, watch.stop) ? haste.legs().transferPlan() : plan;
}

JointPlan hastened(
    const LinkGraph& graph, const Demands& sums, JointPlan plan, const HasteOptions& options, const Watch& watch)
{
    if (plan.times.durationNs <= options.boundNs || graph.arcs() == 0)
        return plan;
    Haste haste(graph, sums, plan.rooted.copied, plan.plan(graph), options);
    return haste.hasten(plan.times.durationNs, options.boundNs, watch.stop) ? haste.legs().jointPlan() : plan;
}

} // namespace weft::synthesis

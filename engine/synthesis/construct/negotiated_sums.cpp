// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/negotiated_sums.h"

#include "engine/synthesis/construct/plan_legs.h"
#include "engine/synthesis/graph/hashing.h"

#include <algorithm>
#include <limits>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;
using Side = PlanLegs::Side;

constexpr std::uint64_t kMostSteps = 64;
constexpr std::uint64_t kFinest = 4; // parts of the quickest link's time in a step
constexpr std::uint64_t kFewestRounds = 16;
constexpr double kTooDear = std::numeric_limits<double>::infinity();

// A step: what rounds the times of links up the least.
std::uint64_t stepOf(const LinkGraph& graph, std::uint64_t limitNs)
{
    const std::uint64_t least = std::max<std::uint64_t>(std::ranges::min(graph.time), 1);
    std::uint64_t best = 0;
    double lost = kTooDear;
    for (std::uint64_t parts = 1; parts <= kFinest; ++parts) {
        const std::uint64_t step = std::max(least / parts, limitNs / kMostSteps + 1);
        double sum = 0;
        for (const std::uint64_t time : graph.time)
            sum += static_cast<double>((time + step - 1) / step * step) / static_cast<double>(std::max(time, step));
        if (sum < lost) {
            lost = sum;
            best = step;
        }
    }
    return best;
}

// A link that carries a chunk, from a step on.
struct Use {
    Index arc = 0;
    Index step = 0;
};

// One way in which a chunk is summed up and spread.
struct Trees {
    Index root = 0;
    Index when = 0; // the step at whose beginning the sum is there
    double cost = kTooDear;
    std::array<std::vector<Use>, 2> uses; // by side
};

class StepNetwork {
public:
    StepNetwork(const LinkGraph& graph, const Demands& sums, std::uint64_t stepNs, Index steps, std::uint64_t seed)
        : m_graph(graph)
        , m_sums(sums)
        , m_stepNs(stepNs)
        , m_steps(steps)
        , m_random(seed ^ steps)
        , m_uses(std::size_t { graph.arcs() } * steps, 0)
        , m_history(m_uses.size(), 0)
        , m_price(m_uses.size(), 0)
        , m_far((steps + std::size_t { 1 }) * graph.nodes)
        , m_last(m_far.size())
        , m_trees(sums.chunks())
    {
        for (const std::uint64_t time : graph.time)
            m_span.push_back(static_cast<Index>(std::max<std::uint64_t>(1, (time + stepNs - 1) / stepNs)));
    }

    // Whether every chunk found its place, before the work is done.
    bool settle(std::uint64_t most, const std::stop_token& stop)
    {
        std::vector<Index> order = numbersBelow(m_sums.chunks());
        double pressure = 0.5;
        Index least = std::numeric_limits<Index>::max(); // uses too many
        Index lastRound = 0; // that had fewer than those before
        std::uint64_t lastWork = 0;
        for (Index round = 0; m_work < most && !stop.stop_requested(); ++round) {
            for (Index i = m_sums.chunks(); i > 1; --i)
                std::swap(order[i - 1], order[m_random.below(i)]);
            for (const Index chunk : order) {
                if (round == 0 || isCrowded(m_trees[chunk]) || m_random.below(kSettled) == 0)
                    lay(chunk, pressure);
            }
            Index over = 0;
            for (const Trees& trees : m_trees)
                over += trees.cost == kTooDear ? m_graph.arcs() : 0;
            for (std::size_t i = 0; i < m_uses.size(); ++i) {
                if (m_uses[i] > 1) {
                    m_history[i] += kGrudge * (m_uses[i] - 1);
                    over += m_uses[i] - 1;
                }
            }
            if (over == 0)
                return true;
            if (over < least) {
                least = over;
                lastRound = round;
                lastWork = m_work;
            } else if (round > lastRound + kPatience && m_work > lastWork + most / kPatience) {
                return false;
            }
            pressure = std::min(pressure * kHaste, kDearest);
        }
        return false;
    }
    [[nodiscard]] std::uint64_t work() const { return m_work; }

    [[nodiscard]] JointPlan plan() const
    {
        JoinedPlan joined;
        RootedDemands rooted;
        for (Index chunk = 0; chunk < m_sums.chunks(); ++chunk) {
            const Trees& trees = m_trees[chunk];
            rooted.add(m_sums, chunk, m_sums.isSum(chunk) ? std::span(&trees.root, 1) : m_sums.giversOf(chunk));
            for (const Side side : { Side::Down, Side::Up }) {
                for (const auto& [arc, step] : trees.uses[side]) {
                    const std::uint64_t start = step * m_stepNs;
                    joined.add({ start, chunk, arc }, start + m_graph.time[arc], side == Side::Up);
                }
            }
        }
        joined.sort();
        JointPlan plan = PlanLegs(m_graph, m_sums, rooted.copied, joined).jointPlan();
        plan.times = justified(m_graph, *plan.waits, std::move(plan.times), kPasses);
        return plan;
    }

private:
    static constexpr Index kSettled = 8; // one of so many who have a place looks for another
    static constexpr Index kPatience
        = 32; // rounds that bring nothing, and the part of the work that they take at least
    static constexpr double kGrudge = 0.3; // by how much a place gets dearer for good with each round and use too many
    static constexpr double kHaste = 1.15; // and for now, for each use
    static constexpr double kDearest = 20;
    static constexpr double kBlocked = 1U << 20U;
    static constexpr std::uint32_t kPasses = 6;
    static constexpr Index kStays = 0xFFFFFFFFU; // how a node comes to have a chunk at a step: it has it before,
    static constexpr Index kGrown = 0xFFFFFFFEU; // or the tree reaches it

    [[nodiscard]] std::size_t cellOf(Index arc, Index step) const { return std::size_t { arc } * m_steps + step; }

    [[nodiscard]] bool isCrowded(const Trees& trees) const
    {
        const auto meets = [this](const Use& use) {
            const auto first = m_uses.begin() + static_cast<std::ptrdiff_t>(cellOf(use.arc, use.step));
            return std::any_of(first, first + m_span[use.arc], [](Index uses) { return uses > 1; });
        };
        return trees.cost == kTooDear || std::ranges::any_of(trees.uses[Side::Down], meets)
            || std::ranges::any_of(trees.uses[Side::Up], meets);
    }
    void place(const Trees& trees, int more)
    {
        for (const auto& uses : trees.uses) {
            for (const auto& [arc, step] : uses) {
                for (Index i = 0; i < m_span[arc]; ++i)
                    m_uses[cellOf(arc, step + i)] += static_cast<Index>(more);
            }
        }
    }

    // The cheapest of some trees, in the place of those that it had.
    void lay(Index chunk, double pressure)
    {
        Trees& own = m_trees[chunk];
        place(own, -1);
        price(pressure);
        const bool hadPlace = own.cost != kTooDear;
        Trees best;
        if (!m_sums.isSum(chunk)) {
            grow(chunk, best);
        } else {
            const auto tryFrom = [&](Index root, Index when) {
                Trees trees { root, when, kTooDear, {} };
                grow(chunk, trees, best.cost);
                if (trees.cost < best.cost)
                    best = std::move(trees);
            };
            const std::span<const Index> takers = m_sums.takersOf(chunk);
            const auto [root, when] = cheapestRoot(chunk);
            tryFrom(root, when);
            if (hadPlace)
                tryFrom(own.root, own.when);
            if (takers.size() > 1)
                tryFrom(m_random.of(membersOf(m_sums, chunk)), m_random.below(m_steps + 1));
        }
        if (best.cost < kTooDear)
            own = std::move(best);
        place(own, 1);
    }
    // Where and when a sum is cheapest if every way to it and from it is paid for by itself.
    [[nodiscard]] std::pair<Index, Index> cheapestRoot(Index chunk)
    {
        const std::span<const Index> takers = m_sums.takersOf(chunk);
        if (takers.size() == 1)
            return { takers.front(), m_steps };
        std::vector<double> costs(m_far.size(), 0);
        const auto add = [&](Side side, Index end) {
            m_reached.assign(m_graph.nodes, kStays);
            m_reached[end] = 0;
            findWays(side, 0);
            for (Index step = 0; step <= m_steps; ++step) {
                const std::size_t from = std::size_t { side == Side::Down ? step : m_steps - step } * m_graph.nodes;
                for (Index npu = 0; npu < m_graph.npus; ++npu)
                    costs[std::size_t { step } * m_graph.nodes + npu] += m_far[from + npu];
            }
        };
        m_wanted.assign(m_graph.nodes, 0);
        for (const Index npu : membersOf(m_sums, chunk))
            m_wanted[npu] = 1;
        for (const Index giver : m_sums.giversOf(chunk))
            add(Side::Down, giver);
        for (const Index taker : takers)
            add(Side::Up, taker);
        std::pair<Index, Index> best { takers.front(), m_steps };
        double least = kTooDear;
        for (Index step = 0; step <= m_steps; ++step) {
            for (Index npu = 0; npu < m_graph.npus; ++npu) {
                const double cost = costs[std::size_t { step } * m_graph.nodes + npu];
                if (cost < least && (m_graph.kind[npu].forwards || m_wanted[npu] != 0)) {
                    least = cost;
                    best = { npu, step };
                }
            }
        }
        return best;
    }

    // By arc and step: what a chunk pays that sets out then.
    void price(double pressure)
    {
        for (Index arc = 0; arc < m_graph.arcs(); ++arc) {
            for (Index step = 0; step + m_span[arc] <= m_steps; ++step) {
                double sum = 0;
                for (std::size_t i = cellOf(arc, step); i < cellOf(arc, step) + m_span[arc]; ++i)
                    sum += (1 + m_history[i]) * (1 + pressure * m_uses[i]);
                m_price[cellOf(arc, step)] = sum * (1 + 2e-4 * m_random.below(1000));
            }
        }
        m_work += m_uses.size();
    }

    // Both trees around a root at a step, or copies from those who have them, as long as they are cheaper than that.
    void grow(Index chunk, Trees& trees, double below = kTooDear)
    {
        double cost = 0;
        const std::span<const Index> root(&trees.root, 1);
        const bool isSum = m_sums.isSum(chunk);
        auto& [down, up] = trees.uses;
        const bool isLaid
            = (!isSum || grow(Side::Up, root, m_steps - trees.when, m_sums.giversOf(chunk), up, cost, below))
            && grow(Side::Down, isSum ? root : m_sums.giversOf(chunk), isSum ? trees.when : 0, m_sums.takersOf(chunk),
                down, cost, below);
        trees.cost = isLaid ? cost : kTooDear;
        for (const auto& uses : trees.uses) {
            for (const Use& use : uses)
                block(use, -1);
        }
    }
    // Or no more: what a tree has taken it cannot take again, where several messages of it pass a switch.
    void block(const Use& use, int more)
    {
        const Index span = m_span[use.arc];
        for (Index step = use.step < span ? 0 : use.step - span + 1; step < std::min(use.step + span, m_steps); ++step)
            m_price[cellOf(use.arc, step)] += kBlocked * more;
    }

    [[nodiscard]] bool mayBranch(Side side, Index node) const
    {
        return node < m_graph.npus || (side == Side::Down ? m_graph.kind[node].multicasts : m_graph.kind[node].reduces);
    }

    // One after the other of those who are wanted, the cheapest first. Up, time runs backwards.
    bool grow(Side side, std::span<const Index> from, Index begin, std::span<const Index> wanted,
        std::vector<Use>& uses, double& cost, double below)
    {
        m_reached.assign(m_graph.nodes, kStays);
        m_wanted.assign(m_graph.nodes, 0);
        for (const Index node : from)
            m_reached[node] = begin;
        std::size_t left = 0;
        for (const Index node : wanted) {
            m_wanted[node] = 1;
            left += m_reached[node] == kStays ? 1U : 0U;
        }
        while (left > 0) {
            findWays(side, begin);
            const double* end = &m_far[std::size_t { m_steps } * m_graph.nodes];
            Index best = wanted.front();
            double least = kTooDear;
            for (const Index node : wanted) {
                if (m_reached[node] == kStays && end[node] < least) {
                    least = end[node];
                    best = node;
                }
            }
            cost += least;
            if (!(cost < below))
                return false;
            left -= take(side, best, uses);
        }
        return true;
    }

    // What it costs to have the chunk at a node by a step, from the tree.
    void findWays(Side side, Index begin)
    {
        std::ranges::fill(m_far, kTooDear);
        const Index nodes = m_graph.nodes;
        for (Index step = begin; step <= m_steps; ++step) {
            double* far = &m_far[std::size_t { step } * nodes];
            Index* last = &m_last[std::size_t { step } * nodes];
            for (Index node = 0; node < nodes; ++node) {
                if (m_reached[node] <= step) {
                    far[node] = 0;
                    last[node] = kGrown;
                } else if (step > begin && far[node - std::ptrdiff_t { nodes }] < far[node]) {
                    far[node] = far[node - std::ptrdiff_t { nodes }];
                    last[node] = kStays;
                }
                const bool isOutside = m_reached[node] == kStays && m_wanted[node] == 0;
                if (far[node] == kTooDear || (isOutside && !m_graph.kind[node].forwards))
                    continue;
                for (const Index arc : side == Side::Down ? m_graph.out(node) : m_graph.in(node)) {
                    const Index target = (side == Side::Down ? m_graph.target : m_graph.source)[arc];
                    const Index there = step + m_span[arc];
                    if (there > m_steps || m_reached[target] != kStays)
                        continue;
                    const std::size_t cell = std::size_t { there } * nodes + target;
                    const double through = far[node] + m_price[cellOf(arc, ownStep(side, arc, step))];
                    if (through < m_far[cell]) {
                        m_far[cell] = through;
                        m_last[cell] = arc;
                    }
                }
            }
        }
        m_work += std::uint64_t { m_steps } * (m_graph.arcs() + nodes);
    }
    [[nodiscard]] Index ownStep(Side side, Index arc, Index step) const
    {
        return side == Side::Down ? step : m_steps - step - m_span[arc];
    }

    // How many of the wanted were on the way to it.
    std::size_t take(Side side, Index node, std::vector<Use>& uses)
    {
        std::size_t taken = 0;
        for (Index step = m_steps; m_last[std::size_t { step } * m_graph.nodes + node] != kGrown;) {
            const Index arc = m_last[std::size_t { step } * m_graph.nodes + node];
            if (arc == kStays) {
                --step;
                continue;
            }
            if (mayBranch(side, node)) {
                m_reached[node] = step;
                taken += m_wanted[node];
            }
            step -= m_span[arc];
            uses.push_back({ arc, ownStep(side, arc, step) });
            block(uses.back(), 1);
            node = (side == Side::Down ? m_graph.source : m_graph.target)[arc];
        }
        return taken;
    }

    const LinkGraph& m_graph;
    const Demands& m_sums;
    std::uint64_t m_stepNs = 0;
    Index m_steps = 0;
    Random m_random;
    std::vector<Index> m_span; // by arc: steps that it takes
    std::vector<Index> m_uses; // by arc and step; so the next
    std::vector<double> m_history; // what was fought for before
    std::vector<double> m_price;
    std::vector<double> m_far; // by step and node
    std::vector<Index> m_last; // by step and node: the arc that the way ends with
    std::vector<Index> m_reached; // by node: the step from which on the tree has it; kStays: never
    std::vector<Index> m_wanted; // by node: 1 or 0
    std::vector<Trees> m_trees; // by chunk
    std::uint64_t m_work = 0;
};

} // namespace

bool canNegotiate(const LinkGraph& graph, const Demands& sums, const Negotiation& asked)
{
    if (graph.arcs() == 0 || sums.chunks() == 0 || asked.limitNs <= asked.boundNs)
        return false;
    const std::uint64_t steps = asked.limitNs / stepOf(graph, asked.limitNs) + 1;
    const std::uint64_t ends = sums.givers.items.size() + sums.takers.items.size();
    return kFewestRounds * ends * steps * graph.arcs() <= asked.work;
}

std::optional<JointPlan> negotiatedSums(
    const LinkGraph& graph, const Demands& sums, const Negotiation& asked, const Watch& watch)
{
    std::optional<JointPlan> best;
    const std::uint64_t stepNs = stepOf(graph, asked.limitNs);
    std::uint64_t work = 0;
    std::uint64_t steps = (asked.limitNs - 1) / stepNs;
    while (steps > 0 && work < asked.work) {
        StepNetwork network(graph, sums, stepNs, static_cast<Index>(steps), asked.seed);
        if (!network.settle(asked.work - work, watch.stop))
            break;
        work += network.work();
        JointPlan plan = network.plan();
        const std::uint64_t durationNs = plan.times.durationNs;
        if (durationNs < (best ? best->times.durationNs : asked.limitNs))
            best = std::move(plan);
        if (durationNs <= asked.boundNs)
            break;
        steps = std::min(steps - 1, (durationNs - 1) / stepNs);
    }
    return best;
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/negotiated_sums.h"

#include "engine/synthesis/construct/step_network.h"

#include <algorithm>
#include <array>
#include <limits>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;
using Side = StepNetwork::Side;

constexpr double kTooDear = StepNetwork::kTooDear;
constexpr std::uint64_t kMostSteps = 64;
constexpr std::uint64_t kFinest = 4; // parts of the quickest link's time in a step
constexpr std::uint64_t kFewestRounds = 16;
constexpr Index kSettled = 8; // one of so many who have a place looks for another
constexpr Index kPatience = 32; // rounds that bring nothing, and the part of the work that they take at least
constexpr double kFirstPressure = 0.5;
constexpr double kHaste = 1.15; // by which it grows from round to round
constexpr double kMostPressure = 20;
constexpr std::uint32_t kJustified = 6; // of justifying times

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

// One way in which a chunk is summed up and spread.
struct Trees {
    Index root = 0;
    Index when = 0; // the step at whose beginning the sum is there
    double cost = kTooDear;
    std::array<std::vector<StepNetwork::Use>, 2> uses; // by side
};

// All chunks, in so many steps.
class Talks {
public:
    Talks(const LinkGraph& graph, const Demands& sums, std::uint64_t stepNs, Index steps, std::uint64_t seed)
        : m_graph(graph)
        , m_sums(sums)
        , m_stepNs(stepNs)
        , m_random(seed ^ steps)
        , m_network(graph, stepNs, steps)
        , m_trees(sums.chunks())
    {
    }

    // Whether every chunk found its place, before the work is done.
    [[nodiscard]] bool settle(std::uint64_t most, const std::stop_token& stop)
    {
        std::vector<Index> order = numbersBelow(m_sums.chunks());
        double pressure = kFirstPressure;
        Index least = std::numeric_limits<Index>::max(); // uses too many
        Index lastRound = 0; // that had fewer than those before
        std::uint64_t lastWork = 0;
        for (Index round = 0; work() < most && !stop.stop_requested(); ++round) {
            for (Index i = m_sums.chunks(); i > 1; --i)
                std::swap(order[i - 1], order[m_random.below(i)]);
            for (const Index chunk : order) {
                if (round == 0 || wantsAnother(m_trees[chunk]) || m_random.below(kSettled) == 0)
                    lay(chunk, pressure);
            }
            Index over = m_network.resent();
            for (const Trees& trees : m_trees)
                over += trees.cost == kTooDear ? m_graph.arcs() : 0;
            if (over == 0)
                return true;
            if (over < least) {
                least = over;
                lastRound = round;
                lastWork = work();
            } else if (round > lastRound + kPatience && work() > lastWork + most / kPatience) {
                return false;
            }
            pressure = std::min(pressure * kHaste, kMostPressure);
        }
        return false;
    }
    [[nodiscard]] std::uint64_t work() const { return m_network.work(); }

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
        plan.times = justified(m_graph, *plan.waits, std::move(plan.times), kJustified);
        return plan;
    }

private:
    [[nodiscard]] bool wantsAnother(const Trees& trees) const
    {
        return trees.cost == kTooDear
            || std::ranges::any_of(trees.uses, [this](const auto& uses) { return m_network.isCrowded(uses); });
    }

    // The cheapest of some trees, in the place of those that it had.
    void lay(Index chunk, double pressure)
    {
        Trees& own = m_trees[chunk];
        for (const auto& uses : own.uses)
            m_network.place(uses, -1);
        m_network.price(pressure, m_random);
        Trees best;
        const auto tryFrom = [&](Index root, Index when) {
            Trees trees { root, when, kTooDear, {} };
            grow(chunk, trees, best.cost);
            if (trees.cost < best.cost)
                best = std::move(trees);
        };
        const std::span<const Index> takers = m_sums.takersOf(chunk);
        const bool isSum = m_sums.isSum(chunk);
        if (!isSum || takers.size() == 1) {
            tryFrom(isSum ? takers.front() : 0, m_network.steps());
        } else {
            const std::vector<Index> members = membersOf(m_sums, chunk);
            const auto [root, when] = m_network.cheapestRoot(m_sums.giversOf(chunk), takers, members);
            tryFrom(root, when);
            if (own.cost != kTooDear)
                tryFrom(own.root, own.when);
            tryFrom(m_random.of(members), m_random.below(m_network.steps() + 1));
        }
        if (best.cost < kTooDear)
            own = std::move(best);
        for (const auto& uses : own.uses)
            m_network.place(uses, 1);
    }

    // Both trees around a root at a step, or copies from those who have them, as long as they are cheaper than that.
    void grow(Index chunk, Trees& trees, double below)
    {
        double cost = 0;
        const std::span<const Index> root(&trees.root, 1);
        const bool isSum = m_sums.isSum(chunk);
        const auto from = isSum ? root : m_sums.giversOf(chunk);
        auto& [down, up] = trees.uses;
        const bool isLaid = (!isSum
                                || m_network.grow(Side::Up, root, m_network.steps() - trees.when,
                                    m_sums.giversOf(chunk), up, cost, below))
            && m_network.grow(Side::Down, from, isSum ? trees.when : 0, m_sums.takersOf(chunk), down, cost, below);
        trees.cost = isLaid ? cost : kTooDear;
        m_network.letGo(up);
        m_network.letGo(down);
    }

    const LinkGraph& m_graph;
    const Demands& m_sums;
    std::uint64_t m_stepNs = 0;
    Random m_random;
    StepNetwork m_network;
    std::vector<Trees> m_trees; // by chunk
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
    if (graph.arcs() == 0 || asked.limitNs == 0)
        return best;
    const std::uint64_t stepNs = stepOf(graph, asked.limitNs);
    std::uint64_t work = 0;
    std::uint64_t steps = (asked.limitNs - 1) / stepNs;
    while (steps > 0 && work < asked.work) {
        Talks talks(graph, sums, stepNs, static_cast<Index>(steps), asked.seed);
        if (!talks.settle(asked.work - work, watch.stop))
            break;
        work += talks.work();
        JointPlan plan = talks.plan();
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

// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric unrolled over steps of time: how many chunks want each link at each step, what that makes a chunk pay, and
// the cheapest trees by these prices. Used by negotiatedSums() alone; the graph outlives it; one thread.
#pragma once

#include "engine/synthesis/construct/plan_legs.h"
#include "engine/synthesis/graph/hashing.h"

#include <limits>

namespace weft::synthesis {

class StepNetwork {
public:
    using Index = std::uint32_t;
    using Side = PlanLegs::Side; // Up, time runs backwards: from where a chunk is summed up to who gives
    static constexpr double kTooDear = std::numeric_limits<double>::infinity();

    // A link that carries a chunk, from a step on.
    struct Use {
        Index arc = 0;
        Index step = 0;
    };

    StepNetwork(const LinkGraph& graph, std::uint64_t stepNs, Index steps);

    [[nodiscard]] Index steps() const { return m_steps; }
    [[nodiscard]] std::uint64_t work() const { return m_work; } // looks at a link and a step

    void place(std::span<const Use> uses, int more);
    // Whether another chunk has one of the places as well.
    [[nodiscard]] bool isCrowded(std::span<const Use> uses) const;
    // Places that are crowded get dearer for good. How many uses are too many.
    [[nodiscard]] Index resent();
    // Prices of the moment: `pressure` is what each use adds, and all are a little noisy.
    void price(double pressure, Random& random);

    // A tree from those who have a chunk at step `begin` to all who are wanted by the last step: one after the other,
    // the cheapest first. False: it costs as much as `below`, beside the `cost` that there is. Its places are blocked
    // until it is let go: one chunk may pass a switch in several messages.
    [[nodiscard]] bool grow(Side side, std::span<const Index> from, Index begin, std::span<const Index> wanted,
        std::vector<Use>& uses, double& cost, double below);
    void letGo(std::span<const Use> uses) { block(uses, -1); }
    // The place and the step of the sum of `givers` for `takers` (some of them `members`) that are cheapest if each way
    // is paid for by itself.
    [[nodiscard]] std::pair<Index, Index> cheapestRoot(
        std::span<const Index> givers, std::span<const Index> takers, std::span<const Index> members);

private:
    static constexpr Index kStays = 0xFFFFFFFFU; // how a node comes to have a chunk at a step: it has it before,
    static constexpr Index kGrown = 0xFFFFFFFEU; // or the tree reaches it

    [[nodiscard]] std::size_t cellOf(Index arc, Index step) const { return std::size_t { arc } * m_steps + step; }
    [[nodiscard]] std::size_t placeOf(Index step, Index node) const
    {
        return std::size_t { step } * m_graph.nodes + node;
    }
    [[nodiscard]] Index ownStep(Side side, Index arc, Index step) const
    {
        return side == Side::Down ? step : m_steps - step - m_span[arc];
    }
    void block(std::span<const Use> uses, int more);
    void begin(std::span<const Index> from, Index step, std::span<const Index> wanted);
    void findWays(Side side, Index begin);
    [[nodiscard]] std::size_t take(Side side, Index node, std::vector<Use>& uses);

    const LinkGraph& m_graph;
    Index m_steps = 0;
    std::vector<Index> m_span; // by arc: steps that it takes
    std::vector<Index> m_uses; // by arc and step; so the next
    std::vector<double> m_history; // what was fought for before
    std::vector<double> m_price;
    std::vector<double> m_far; // by step and node: what the cheapest way costs
    std::vector<Index> m_last; // by step and node: the arc that it ends with
    std::vector<Index> m_reached; // by node: the step from which on the tree has it; kStays: never
    std::vector<Index> m_wanted; // by node: 1 or 0
    std::uint64_t m_work = 0;
};

} // namespace weft::synthesis

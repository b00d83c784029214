// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/step_network.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr double kGrudge = 0.3; // what a place gets dearer by for good, for each use too many
constexpr double kBlocked = 1U << 20U;

} // namespace

StepNetwork::StepNetwork(const LinkGraph& graph, std::uint64_t stepNs, Index steps)
    : m_graph(graph)
    , m_steps(steps)
    , m_uses(std::size_t { graph.arcs() } * steps, 0)
    , m_history(m_uses.size(), 0)
    , m_price(m_uses.size(), 0)
    , m_far((steps + std::size_t { 1 }) * graph.nodes)
    , m_last(m_far.size())
{
    for (const std::uint64_t time : graph.time)
        m_span.push_back(static_cast<Index>(std::max<std::uint64_t>(1, (time + stepNs - 1) / stepNs)));
}

void StepNetwork::place(std::span<const Use> uses, int more)
{
    for (const auto& [arc, step] : uses) {
        for (Index i = 0; i < m_span[arc]; ++i)
            m_uses[cellOf(arc, step + i)] += static_cast<Index>(more);
    }
}

bool StepNetwork::isCrowded(std::span<const Use> uses) const
{
    return std::ranges::any_of(uses, [this](const Use& use) {
        const auto first = m_uses.begin() + static_cast<std::ptrdiff_t>(cellOf(use.arc, use.step));
        return std::any_of(first, first + m_span[use.arc], [](Index count) { return count > 1; });
    });
}

StepNetwork::Index StepNetwork::resent()
{
    Index all = 0;
    for (std::size_t i = 0; i < m_uses.size(); ++i) {
        const Index over = std::max(m_uses[i], 1U) - 1;
        m_history[i] += kGrudge * over;
        all += over;
    }
    return all;
}

void StepNetwork::price(double pressure, Random& random)
{
    for (Index arc = 0; arc < m_graph.arcs(); ++arc) {
        for (Index step = 0; step + m_span[arc] <= m_steps; ++step) {
            double sum = 0;
            for (std::size_t i = cellOf(arc, step); i < cellOf(arc, step) + m_span[arc]; ++i)
                sum += (1 + m_history[i]) * (1 + pressure * m_uses[i]);
            m_price[cellOf(arc, step)] = sum * (1 + 2e-4 * random.below(1000));
        }
    }
    m_work += m_uses.size();
}

void StepNetwork::block(std::span<const Use> uses, int more)
{
    for (const auto& [arc, step] : uses) {
        const Index span = m_span[arc];
        for (Index i = step < span ? 0 : step - span + 1; i < std::min(step + span, m_steps); ++i)
            m_price[cellOf(arc, i)] += kBlocked * more;
    }
}

void StepNetwork::begin(std::span<const Index> from, Index step, std::span<const Index> wanted)
{
    m_reached.assign(m_graph.nodes, kStays);
    m_wanted.assign(m_graph.nodes, 0);
    for (const Index node : from)
        m_reached[node] = step;
    for (const Index node : wanted)
        m_wanted[node] = 1;
}

bool StepNetwork::grow(Side side, std::span<const Index> from, Index first, std::span<const Index> wanted,
    std::vector<Use>& uses, double& cost, double below)
{
    begin(from, first, wanted);
    const auto isLeft = [this](Index node) { return m_reached[node] == kStays; };
    auto left = static_cast<std::size_t>(std::ranges::count_if(wanted, isLeft));
    while (left > 0) {
        findWays(side, first);
        Index best = wanted.front();
        double least = kTooDear;
        for (const Index node : wanted) {
            const double far = m_far[placeOf(m_steps, node)];
            if (isLeft(node) && far < least) {
                least = far;
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
void StepNetwork::findWays(Side side, Index first)
{
    std::ranges::fill(m_far, kTooDear);
    for (Index step = first; step <= m_steps; ++step) {
        for (Index node = 0; node < m_graph.nodes; ++node) {
            const std::size_t here = placeOf(step, node);
            if (m_reached[node] <= step) {
                m_far[here] = 0;
                m_last[here] = kGrown;
            } else if (step > first && m_far[here - m_graph.nodes] < m_far[here]) {
                m_far[here] = m_far[here - m_graph.nodes];
                m_last[here] = kStays;
            }
            const bool isOutside = m_reached[node] == kStays && m_wanted[node] == 0;
            if (m_far[here] == kTooDear || (isOutside && !m_graph.kind[node].forwards))
                continue;
            for (const Index arc : side == Side::Down ? m_graph.out(node) : m_graph.in(node)) {
                const Index target = (side == Side::Down ? m_graph.target : m_graph.source)[arc];
                const Index there = step + m_span[arc];
                if (there > m_steps || m_reached[target] != kStays)
                    continue;
                const double through = m_far[here] + m_price[cellOf(arc, ownStep(side, arc, step))];
                if (through < m_far[placeOf(there, target)]) {
                    m_far[placeOf(there, target)] = through;
                    m_last[placeOf(there, target)] = arc;
                }
            }
        }
    }
    m_work += std::uint64_t { m_steps } * (m_graph.arcs() + m_graph.nodes);
}

// The way to a node becomes a part of the tree. How many of the wanted were on it.
std::size_t StepNetwork::take(Side side, Index node, std::vector<Use>& uses)
{
    std::size_t taken = 0;
    for (Index step = m_steps; m_last[placeOf(step, node)] != kGrown;) {
        const Index arc = m_last[placeOf(step, node)];
        if (arc == kStays) {
            --step;
            continue;
        }
        const topology::Node& kind = m_graph.kind[node];
        if (node < m_graph.npus || (side == Side::Down ? kind.multicasts : kind.reduces)) {
            m_reached[node] = step;
            taken += m_wanted[node];
        }
        step -= m_span[arc];
        uses.push_back({ arc, ownStep(side, arc, step) });
        block(std::span(uses).last(1), 1);
        node = (side == Side::Down ? m_graph.source : m_graph.target)[arc];
    }
    return taken;
}

std::pair<StepNetwork::Index, StepNetwork::Index> StepNetwork::cheapestRoot(
    std::span<const Index> givers, std::span<const Index> takers, std::span<const Index> members)
{
    std::vector<double> costs(m_far.size(), 0); // by step and node
    const auto add = [&](Side side, Index end) {
        begin({ &end, 1 }, 0, members);
        findWays(side, 0);
        for (Index step = 0; step <= m_steps; ++step) {
            for (Index npu = 0; npu < m_graph.npus; ++npu)
                costs[placeOf(step, npu)] += m_far[placeOf(side == Side::Down ? step : m_steps - step, npu)];
        }
    };
    for (const Index giver : givers)
        add(Side::Down, giver);
    for (const Index taker : takers)
        add(Side::Up, taker);
    std::pair<Index, Index> best { takers.front(), m_steps };
    double least = kTooDear;
    for (Index step = 0; step <= m_steps; ++step) {
        for (Index npu = 0; npu < m_graph.npus; ++npu) {
            const double cost = costs[placeOf(step, npu)];
            if (cost < least && (m_graph.kind[npu].forwards || m_wanted[npu] != 0)) {
                least = cost;
                best = { npu, step };
            }
        }
    }
    return best;
}

} // namespace weft::synthesis

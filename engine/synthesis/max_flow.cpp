// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/max_flow.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kFar = ~std::uint32_t { 0 };
constexpr std::uint32_t kDead = kFar - 1;

} // namespace

MaxFlow::MaxFlow(std::uint32_t nodes, std::span<const std::uint32_t> source, std::span<const std::uint32_t> target)
    : m_source(source)
    , m_target(target)
    , m_halfStart(nodes + 1, 0)
    , m_halves(2 * source.size())
    , m_capacity(source.size(), 0)
    , m_supply(nodes, 0)
    , m_flow(source.size(), 0)
    , m_drawn(nodes, 0)
    , m_level(nodes, kFar)
    , m_next(nodes, 0)
{
    const auto arcs = static_cast<std::uint32_t>(source.size());
    for (std::uint32_t arc = 0; arc < arcs; ++arc) {
        ++m_halfStart[target[arc] + 1];
        ++m_halfStart[source[arc] + 1];
    }
    for (std::uint32_t node = 0; node < nodes; ++node)
        m_halfStart[node + 1] += m_halfStart[node];
    std::vector<std::uint32_t> place(m_halfStart.begin(), m_halfStart.end() - 1);
    for (std::uint32_t arc = 0; arc < arcs; ++arc) {
        m_halves[place[target[arc]]++] = 2 * arc;
        m_halves[place[source[arc]]++] = 2 * arc + 1;
    }
}

void MaxFlow::forgetFlow()
{
    for (const std::uint32_t arc : m_usedArcs)
        m_flow[arc] = 0;
    for (const std::uint32_t node : m_usedNodes)
        m_drawn[node] = 0;
    m_usedArcs.clear();
    m_usedNodes.clear();
}

// Breadth first from the sink, up to the level of the first supply. False: no supply reaches the sink any more.
bool MaxFlow::findLevels(std::uint32_t sink)
{
    for (const std::uint32_t node : m_queue)
        m_level[node] = kFar;
    m_queue.clear();
    m_queue.push_back(sink);
    m_level[sink] = 0;
    std::uint32_t last = supplyLeft(sink) > 0 ? 0 : kDead;
    for (std::size_t at = 0; at < m_queue.size(); ++at) {
        const std::uint32_t node = m_queue[at];
        m_next[node] = m_halfStart[node];
        if (m_level[node] >= last)
            continue;
        m_work += m_halfStart[node + 1] - m_halfStart[node];
        for (std::uint32_t i = m_halfStart[node]; i < m_halfStart[node + 1]; ++i) {
            const std::uint32_t half = m_halves[i];
            const std::uint32_t tail = tailOf(half);
            if (m_level[tail] != kFar || residual(half) == 0)
                continue;
            m_level[tail] = m_level[node] + 1;
            m_queue.push_back(tail);
            if (last == kDead && supplyLeft(tail) > 0)
                last = m_level[tail];
        }
    }
    return last != kDead;
}

void MaxFlow::draw(std::uint32_t node, std::uint64_t chunks)
{
    for (const std::uint32_t half : m_path) {
        const std::uint32_t arc = half >> 1U;
        if ((half & 1U) != 0) {
            m_flow[arc] -= chunks;
            continue;
        }
        if (m_flow[arc] == 0)
            m_usedArcs.push_back(arc);
        m_flow[arc] += chunks;
    }
    if (m_supply[node] < kUnlimited) {
        if (m_drawn[node] == 0)
            m_usedNodes.push_back(node);
        m_drawn[node] += chunks;
    }
}

// A blocking flow along falling levels, at most `wanted`.
std::uint64_t MaxFlow::block(std::uint32_t sink, std::uint64_t wanted)
{
    std::uint64_t sum = 0;
    std::uint32_t node = sink;
    m_path.clear();
    while (true) {
        if (const std::uint64_t left = supplyLeft(node); left > 0) {
            std::uint64_t chunks = std::min(left, wanted - sum);
            for (const std::uint32_t half : m_path)
                chunks = std::min(chunks, residual(half));
            draw(node, chunks);
            m_work += m_path.size();
            sum += chunks;
            if (sum == wanted)
                return sum;
            // Back to where the way is still open: before the full half that is nearest to the sink.
            std::size_t open = 0;
            while (open < m_path.size() && residual(m_path[open]) > 0)
                ++open;
            if (open < m_path.size()) {
                m_path.resize(open);
                node = open == 0 ? sink : tailOf(m_path.back());
            }
            if (supplyLeft(node) > 0)
                continue;
        }
        bool advanced = false;
        for (std::uint32_t& i = m_next[node]; i < m_halfStart[node + 1]; ++i) {
            ++m_work;
            const std::uint32_t half = m_halves[i];
            const std::uint32_t tail = tailOf(half);
            if (m_level[tail] == m_level[node] + 1 && residual(half) > 0) {
                m_path.push_back(half);
                node = tail;
                advanced = true;
                break;
            }
        }
        if (advanced)
            continue;
        if (m_path.empty())
            return sum;
        m_level[node] = kDead;
        m_path.pop_back();
        node = m_path.empty() ? sink : tailOf(m_path.back());
    }
}

std::uint64_t MaxFlow::run(std::uint32_t sink, std::uint64_t enough)
{
    forgetFlow();
    std::uint64_t flow = 0;
    while (flow < enough && findLevels(sink))
        flow += block(sink, enough - flow);
    return flow;
}

} // namespace weft::synthesis

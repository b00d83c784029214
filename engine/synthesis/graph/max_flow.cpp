// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/max_flow.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kNoLevel = ~std::uint32_t { 0 };

} // namespace

MaxFlow::MaxFlow(std::uint32_t nodes, std::span<const std::uint32_t> source, std::span<const std::uint32_t> target)
    : m_start(nodes + 1, 0)
    , m_halves(2 * source.size())
    , m_along(source.size())
    , m_isAlong(2 * source.size(), 0)
    , m_supply(nodes, 0)
    , m_drawn(nodes, 0)
    , m_level(nodes, kNoLevel)
    , m_next(nodes, 0)
{
    for (std::size_t arc = 0; arc < source.size(); ++arc) {
        ++m_start[target[arc] + 1];
        ++m_start[source[arc] + 1];
    }
    for (std::uint32_t node = 0; node < nodes; ++node)
        m_start[node + 1] += m_start[node];
    std::vector<std::uint32_t> place(m_start.begin(), m_start.end() - 1);
    for (std::size_t arc = 0; arc < source.size(); ++arc) {
        const std::uint32_t along = place[target[arc]]++;
        const std::uint32_t against = place[source[arc]]++;
        m_halves[along] = { source[arc], against, 0 };
        m_halves[against] = { target[arc], along, 0 };
        m_along[arc] = along;
        m_isAlong[along] = 1;
    }
}

void MaxFlow::setCapacity(std::uint32_t arc, std::uint64_t chunks)
{
    forgetFlow();
    m_halves[m_along[arc]].left = chunks;
}

void MaxFlow::forgetFlow()
{
    // What flows is what may flow back; halves against their arcs begin with nothing.
    for (const std::uint32_t along : m_usedHalves) {
        Half& back = m_halves[m_halves[along].twin];
        m_halves[along].left += back.left;
        back.left = 0;
    }
    for (const std::uint32_t node : m_usedNodes)
        m_drawn[node] = 0;
    m_usedHalves.clear();
    m_usedNodes.clear();
}

// Breadth first from the sink, until the supplies seen are worth `wanted`. False: no supply reaches the sink any more.
bool MaxFlow::findLevels(std::uint32_t sink, std::uint64_t wanted)
{
    for (const std::uint32_t node : m_queue)
        m_level[node] = kNoLevel;
    m_queue.clear();
    m_queue.push_back(sink);
    m_level[sink] = 0;
    std::uint64_t seen = supplyLeft(sink);
    std::uint32_t last = seen >= wanted ? 0 : kNoLevel;
    for (std::size_t at = 0; at < m_queue.size(); ++at) {
        const std::uint32_t node = m_queue[at];
        const std::uint32_t level = m_level[node];
        m_next[node] = m_start[node];
        if (level >= last)
            continue;
        m_work += m_start[node + 1] - m_start[node];
        for (std::uint32_t i = m_start[node]; i < m_start[node + 1]; ++i) {
            const std::uint32_t tail = m_halves[i].tail;
            if (m_halves[i].left == 0 || m_level[tail] != kNoLevel)
                continue;
            m_level[tail] = level + 1;
            m_queue.push_back(tail);
            seen += supplyLeft(tail); // at most nodes · kUnlimited in all: compared before it could overflow
            if (seen >= wanted && last == kNoLevel)
                last = level + 1;
            seen = std::min(seen, kUnlimited);
        }
    }
    return seen > 0;
}

std::uint64_t MaxFlow::draw(std::uint32_t node, std::uint64_t wanted)
{
    const std::uint64_t chunks = std::min(supplyLeft(node), wanted);
    if (chunks > 0 && m_supply[node] < kUnlimited) {
        if (m_drawn[node] == 0)
            m_usedNodes.push_back(node);
        m_drawn[node] += chunks;
    }
    return chunks;
}

void MaxFlow::carry(std::uint32_t half, std::uint64_t chunks)
{
    Half& one = m_halves[half];
    Half& twin = m_halves[one.twin];
    if (m_isAlong[half] != 0 && twin.left == 0)
        m_usedHalves.push_back(half);
    one.left -= chunks;
    twin.left += chunks;
}

// A blocking flow along rising levels, at most `wanted`: every node draws on its own supply, then asks its neighbours
// in turn; m_next is the one that it asked last.
std::uint64_t MaxFlow::block(std::uint32_t sink, std::uint64_t wanted)
{
    m_visits.clear();
    m_visits.push_back({ sink, wanted, draw(sink, wanted) });
    while (true) {
        Visit& visit = m_visits.back();
        const std::uint32_t below = m_level[visit.node] + 1;
        std::uint32_t& i = m_next[visit.node];
        const std::uint32_t end = m_start[visit.node + 1];
        if (visit.got < visit.wanted) {
            const std::uint32_t before = i;
            while (i < end && (m_halves[i].left == 0 || m_level[m_halves[i].tail] != below))
                ++i;
            m_work += 1 + i - before;
            if (i < end) {
                const std::uint32_t tail = m_halves[i].tail;
                const std::uint64_t share = std::min(m_halves[i].left, visit.wanted - visit.got);
                m_visits.push_back({ tail, share, draw(tail, share) });
                continue;
            }
        }
        const std::uint64_t got = visit.got;
        m_visits.pop_back();
        if (m_visits.empty())
            return got;
        Visit& asker = m_visits.back();
        std::uint32_t& asked = m_next[asker.node];
        if (got > 0)
            carry(asked, got);
        asker.got += got;
        if (asker.got < asker.wanted)
            ++asked;
    }
}

std::uint64_t MaxFlow::run(std::uint32_t sink, std::uint64_t enough)
{
    forgetFlow();
    std::uint64_t flow = 0;
    for (std::uint64_t scope = 1; flow < enough; scope = std::min(2 * scope, kUnlimited / enough + 1)) {
        const std::uint64_t wanted = enough - flow;
        if (!findLevels(sink, wanted * scope))
            break;
        flow += block(sink, wanted);
    }
    return flow;
}

} // namespace weft::synthesis

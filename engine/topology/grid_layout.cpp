// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/grid_layout.h"

#include <algorithm>
#include <bit>

namespace weft::topology {

namespace {

constexpr std::uint64_t kSaturated = std::uint64_t { 1 } << 63U;

std::uint64_t times(std::uint64_t a, std::uint64_t b)
{
    return b != 0 && a > kSaturated / b ? kSaturated : a * b;
}

std::uint64_t plus(std::uint64_t a, std::uint64_t b)
{
    return std::min(kSaturated, a + b); // both are at most 2^63
}

// Links of one line of `size` NPUs along a dimension.
std::uint64_t linksOfLine(const Dimension& dimension)
{
    const std::uint64_t n = dimension.size;
    if (n <= 1)
        return 0;
    switch (dimension.kind) {
    case DimensionKind::Plain:
        return 0;
    case DimensionKind::Ring:
    case DimensionKind::Torus:
        return n == 2 || dimension.unidirectional ? n : 2 * n;
    case DimensionKind::Mesh:
        return 2 * (n - 1);
    case DimensionKind::FullyConnected:
        return n * (n - 1);
    case DimensionKind::Hypercube:
        return n * static_cast<std::uint64_t>(std::bit_width(n) - 1);
    case DimensionKind::Switch:
        return 2 * n;
    }
    return 0;
}

} // namespace

GridLayout::Counts GridLayout::count(std::span<const Dimension> dimensions)
{
    Counts counts;
    for (const Dimension& dimension : dimensions)
        counts.npus = times(counts.npus, dimension.size);
    if (counts.npus == 0 || counts.npus == kSaturated)
        return { counts.npus, counts.npus, counts.npus };
    for (const Dimension& dimension : dimensions) {
        const std::uint64_t lines = counts.npus / dimension.size;
        counts.links = plus(counts.links, times(lines, linksOfLine(dimension)));
        if (dimension.kind == DimensionKind::Switch && dimension.size > 1)
            counts.switches = plus(counts.switches, lines);
    }
    return counts;
}

GridLayout::GridLayout(std::span<const Dimension> dimensions)
{
    for (const Dimension& dimension : dimensions)
        m_npus *= dimension.size;
    std::uint32_t stride = 1;
    for (const Dimension& dimension : dimensions) {
        const std::uint32_t lines = m_npus / dimension.size;
        Level level {};
        level.kind = dimension.kind;
        level.oneWay = dimension.kind == DimensionKind::Ring && dimension.unidirectional;
        level.oneLinkEach = level.oneWay || dimension.size == 2;
        level.size = dimension.size;
        level.stride = stride;
        level.firstLink = m_links;
        level.firstSwitch = m_npus + m_switches;
        level.switches = dimension.kind == DimensionKind::Switch && dimension.size > 1 ? lines : 0;
        m_links += static_cast<std::uint32_t>(lines * linksOfLine(dimension));
        m_switches += level.switches;
        stride *= dimension.size;
        m_levels.push_back(level);
    }
}

std::uint32_t GridLayout::meshLink(const Level& level, std::uint32_t npu, std::uint32_t at, bool up)
{
    const std::uint32_t n = level.size;
    const std::uint32_t plane = npu / (level.stride * n);
    const std::uint32_t lane = npu % level.stride;
    const std::uint32_t own = at == 0 || at + 1 == n ? 1 : 2; // links of an NPU at this coordinate
    const std::uint32_t before = at == 0 ? 0 : 2 * at - 1; // links of one line at lower coordinates
    const std::uint32_t base = plane * level.stride * 2 * (n - 1) + before * level.stride + lane * own;
    return level.firstLink + base + (!up && own == 2 ? 1 : 0);
}

LinkId GridLayout::stepAlong(const Level& level, std::uint32_t npu, std::uint32_t from, std::uint32_t to) const
{
    const std::uint32_t n = level.size;
    switch (level.kind) {
    case DimensionKind::Plain:
        break;
    case DimensionKind::Ring:
    case DimensionKind::Torus: {
        if (level.oneLinkEach)
            return makeId<LinkId>(level.firstLink + npu);
        const std::uint32_t forward = to > from ? to - from : to + n - from;
        return makeId<LinkId>(level.firstLink + 2 * npu + (2 * forward <= n ? 0 : 1));
    }
    case DimensionKind::Mesh:
        return makeId<LinkId>(meshLink(level, npu, from, to > from));
    case DimensionKind::FullyConnected:
        return makeId<LinkId>(level.firstLink + npu * (n - 1) + (to < from ? to : to - 1));
    case DimensionKind::Hypercube: {
        const auto width = static_cast<std::uint32_t>(std::bit_width(n) - 1);
        return makeId<LinkId>(level.firstLink + npu * width + static_cast<std::uint32_t>(std::countr_zero(from ^ to)));
    }
    case DimensionKind::Switch:
        return makeId<LinkId>(level.firstLink + npu);
    }
    return kNone<LinkId>;
}

LinkId GridLayout::nextLink(NodeId at, NodeId destination) const
{
    std::uint32_t here = index(at);
    std::uint32_t there = index(destination);
    if (here == there || there >= m_npus)
        return kNone<LinkId>;
    if (here >= m_npus) {
        for (const Level& level : m_levels) {
            const std::uint32_t group = here - level.firstSwitch;
            if (group >= level.switches) // wraps around below the first one
                continue;
            const std::uint32_t base = group / level.stride * level.stride * level.size + group % level.stride;
            const std::uint32_t npu = base + there / level.stride % level.size * level.stride;
            return makeId<LinkId>(level.firstLink + m_npus + npu);
        }
        return kNone<LinkId>;
    }
    for (const Level& level : m_levels) {
        const std::uint32_t from = here % level.size;
        const std::uint32_t to = there % level.size;
        if (from != to)
            return stepAlong(level, index(at), from, to);
        here /= level.size;
        there /= level.size;
    }
    return kNone<LinkId>;
}

void GridLayout::shortestLinks(NodeId at, NodeId destination, std::vector<LinkId>& links) const
{
    std::uint32_t here = index(at);
    std::uint32_t there = index(destination);
    if (here == there || there >= m_npus)
        return;
    if (here >= m_npus) {
        links.push_back(nextLink(at, destination));
        return;
    }
    for (const Level& level : m_levels) {
        const std::uint32_t n = level.size;
        const std::uint32_t from = here % n;
        const std::uint32_t to = there % n;
        here /= n;
        there /= n;
        if (from == to)
            continue;
        if (level.kind == DimensionKind::Hypercube) {
            for (std::uint32_t bits = from ^ to; bits != 0; bits &= bits - 1)
                links.push_back(stepAlong(level, index(at), from, from ^ (bits & (~bits + 1U))));
            continue;
        }
        links.push_back(stepAlong(level, index(at), from, to));
        const bool isRing = level.kind == DimensionKind::Ring || level.kind == DimensionKind::Torus;
        if (isRing && !level.oneLinkEach && 2 * (to > from ? to - from : to + n - from) == n)
            links.push_back(makeId<LinkId>(index(links.back()) + 1)); // the decreasing side follows
    }
}

} // namespace weft::topology

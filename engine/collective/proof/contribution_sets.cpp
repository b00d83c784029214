// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/contribution_sets.h"

#include "engine/core/groups.h"
#include "engine/core/hashing.h"

#include <algorithm>
#include <bit>

namespace weft::collective {

namespace {

constexpr std::uint32_t kLeafBits = 6; // 64 elements a leaf
constexpr std::size_t kRememberedUnions = 1U << 12U;
constexpr std::size_t kFirstTable = 1U << 10U;

// Bits from … to, both below 64.
std::uint64_t maskOf(std::uint64_t from, std::uint64_t to)
{
    return (~std::uint64_t { 0 } >> (63 - (to - from))) << from;
}

} // namespace

void ContributionSets::append(std::vector<Range>& ranges, std::uint64_t from, std::uint64_t to)
{
    if (!ranges.empty() && ranges.back().second + 1 == from)
        ranges.back().second = to;
    else
        ranges.emplace_back(from, to);
}

ContributionSets::ContributionSets(std::uint64_t universe)
    : m_ring(universe <= kMaxRing ? static_cast<std::uint32_t>(universe) : 0)
{
    while (m_height + kLeafBits < 64 && (std::uint64_t { 1 } << (m_height + kLeafBits)) < universe)
        ++m_height;
    m_nodes.emplace_back();
}

SetId ContributionSets::single(std::uint64_t element)
{
    if (m_ring > 0)
        return interval(static_cast<std::uint32_t>(element), 1);
    return handleOf(rangeNode(m_height, element, element));
}

SetId ContributionSets::fromRanges(std::span<const Range> ranges)
{
    SetId set = kEmpty;
    bool disjoint = true;
    for (const auto& [from, to] : ranges)
        set = handleOf(uniteNodes(nodeOf(set), rangeNode(m_height, from, to), disjoint));
    return set;
}

ContributionSets::Union ContributionSets::uniteAny(SetId a, SetId b)
{
    if (a == kEmpty || b == kEmpty)
        return { a == kEmpty ? b : a, true };
    if (b < a)
        std::swap(a, b);
    if (m_remembered.empty())
        m_remembered.resize(kRememberedUnions);
    const std::uint64_t key = pairOf(static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b));
    const std::size_t place = mixed(key) & (kRememberedUnions - 1);
    if (m_remembered[place].a != a || m_remembered[place].b != b) {
        bool disjoint = true;
        const std::uint32_t node = uniteNodes(nodeOf(a), nodeOf(b), disjoint);
        m_remembered[place] = { a, b, { handleOf(node), disjoint } };
    }
    return m_remembered[place].result;
}

// The nodes stand at one height, and neither set is a caller's; recursion is as deep as the height, below 60.
std::uint32_t ContributionSets::uniteNodes(std::uint32_t a, std::uint32_t b, bool& disjoint)
{
    if (a == 0 || b == 0)
        return a == 0 ? b : a;
    if (a == b) {
        disjoint = false;
        return a;
    }
    if (m_nodes[a].leaf) {
        disjoint = disjoint && (m_nodes[a].payload & m_nodes[b].payload) == 0;
        return intern(m_nodes[a].payload | m_nodes[b].payload, true);
    }
    const std::uint32_t lower = uniteNodes(low(a), low(b), disjoint);
    const std::uint32_t upper = uniteNodes(high(a), high(b), disjoint);
    return intern(pairOf(lower, upper), false);
}

// The elements from … to, counted from the first that a node of this height could have.
std::uint32_t ContributionSets::rangeNode(std::uint32_t height, std::uint64_t from, std::uint64_t to)
{
    if (height == 0)
        return intern(maskOf(from, to), true);
    const std::uint64_t half = std::uint64_t { 1 } << (height - 1 + kLeafBits);
    const std::uint32_t lower = from < half ? rangeNode(height - 1, from, std::min(to, half - 1)) : 0;
    const std::uint32_t upper = to >= half ? rangeNode(height - 1, std::max(from, half) - half, to - half) : 0;
    return intern(pairOf(lower, upper), false);
}

std::uint32_t ContributionSets::nodeOf(SetId set)
{
    if (set == kEmpty)
        return 0;
    if (!isInterval(set))
        return static_cast<std::uint32_t>(set) & ~kTree;
    const std::uint32_t from = first(set);
    const std::uint32_t past = from + length(set);
    if (past <= m_ring)
        return rangeNode(m_height, from, past - 1);
    bool disjoint = true;
    return uniteNodes(rangeNode(m_height, from, m_ring - 1), rangeNode(m_height, 0, past - m_ring - 1), disjoint);
}

SetId ContributionSets::handleOf(std::uint32_t node) const
{
    if (node == 0)
        return kEmpty;
    const Node& root = m_nodes[node];
    // An interval has one handle only. It is one run, or two that meet where the ring closes.
    if (m_ring > 0 && root.runs <= 2) {
        const std::vector<Range> runs = ranges(SetId { kTree | node });
        if (runs.size() == 1 || (runs[0].first == 0 && runs[1].second == m_ring - 1)) {
            const std::uint64_t size = sumOf(runs, [](const Range& run) { return run.second - run.first + 1; });
            return interval(static_cast<std::uint32_t>(runs.back().first), static_cast<std::uint32_t>(size));
        }
    }
    return SetId { kTree | node };
}

std::size_t ContributionSets::placeOf(std::uint64_t payload, bool leaf) const
{
    const std::size_t last = m_table.size() - 1;
    std::size_t place = (mixed(payload) + (leaf ? 1U : 0U)) & last;
    while (m_table[place] != 0 && (m_nodes[m_table[place]].payload != payload || m_nodes[m_table[place]].leaf != leaf))
        place = (place + 1) & last;
    return place;
}

std::uint32_t ContributionSets::intern(std::uint64_t payload, bool leaf)
{
    if (m_nodes.size() * 2 >= m_table.size())
        growTable();
    const std::size_t place = placeOf(payload, leaf);
    if (m_table[place] != 0)
        return m_table[place];
    Node node { payload, 0, leaf, false, false };
    if (leaf) {
        node.runs = static_cast<std::uint32_t>(std::popcount(payload & ~(payload << 1U)));
        node.touchesFirst = (payload & 1U) != 0;
        node.touchesLast = payload >> 63U != 0;
    } else {
        const Node& lower = m_nodes[payload >> 32U];
        const Node& upper = m_nodes[payload & 0xFFFFFFFFU];
        node.runs = lower.runs + upper.runs - (lower.touchesLast && upper.touchesFirst ? 1U : 0U);
        node.touchesFirst = lower.touchesFirst;
        node.touchesLast = upper.touchesLast;
    }
    m_table[place] = static_cast<std::uint32_t>(m_nodes.size());
    m_nodes.push_back(node);
    return m_table[place];
}

void ContributionSets::growTable()
{
    m_table.assign(std::max(kFirstTable, m_table.size() * 2), 0);
    for (std::uint32_t node = 1; node < m_nodes.size(); ++node)
        m_table[placeOf(m_nodes[node].payload, m_nodes[node].leaf)] = node;
}

bool ContributionSets::contains(SetId set, std::uint64_t element) const
{
    if (set == kEmpty)
        return false;
    if (isInterval(set)) {
        const std::uint64_t from = first(set);
        return (element >= from ? element - from : element + m_ring - from) < length(set);
    }
    std::uint32_t node = static_cast<std::uint32_t>(set) & ~kTree;
    for (std::uint32_t height = m_height; height > 0 && node != 0; --height) {
        const bool upper = (element >> (height - 1 + kLeafBits) & 1U) != 0;
        node = upper ? high(node) : low(node);
    }
    return node != 0 && (m_nodes[node].payload >> (element & 63U) & 1U) != 0;
}

std::vector<ContributionSets::Range> ContributionSets::ranges(SetId set) const
{
    std::vector<Range> result;
    if (isInterval(set)) {
        const std::uint32_t from = first(set);
        const std::uint32_t past = from + length(set);
        if (past > m_ring)
            result.emplace_back(0, past - m_ring - 1);
        result.emplace_back(from, std::min(past, m_ring) - 1);
    } else if (set != kEmpty) {
        collect(static_cast<std::uint32_t>(set) & ~kTree, m_height, 0, result);
    }
    return result;
}

void ContributionSets::collect(
    std::uint32_t node, std::uint32_t height, std::uint64_t base, std::vector<Range>& ranges) const
{
    if (node == 0)
        return;
    if (height > 0) {
        collect(low(node), height - 1, base, ranges);
        collect(high(node), height - 1, base + (std::uint64_t { 1 } << (height - 1 + kLeafBits)), ranges);
        return;
    }
    std::uint64_t mask = m_nodes[node].payload;
    while (mask != 0) {
        const auto from = static_cast<std::uint64_t>(std::countr_zero(mask));
        const std::uint64_t to = from + static_cast<std::uint64_t>(std::countr_one(mask >> from)) - 1;
        append(ranges, base + from, base + to);
        mask &= ~maskOf(from, to);
    }
}

} // namespace weft::collective

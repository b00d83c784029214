// SPDX-License-Identifier: GPL-3.0-or-later
// Exact sets of contributors as 31-bit handles: equal sets have equal handles. An interval of a ring of ranks is a
// handle by itself; any other set is a binary trie over the elements, of which equal parts are stored once.
// Owned by one symbolic execution, on one thread; handles stay valid while it lives.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace weft::collective {

enum class SetId : std::uint32_t {}; // below 2^31; 0: the empty set

class ContributionSets {
public:
    // Elements are 0 … universe - 1. Up to 32,767 of them, intervals (also those that wrap around) need no memory.
    explicit ContributionSets(std::uint64_t universe);

    static constexpr SetId kEmpty {};
    [[nodiscard]] SetId single(std::uint64_t element);

    struct Union {
        SetId set {};
        bool disjoint = true;
    };
    // O(1) where both are intervals that touch; otherwise O(parts that both have elements in), and remembered.
    [[nodiscard]] Union unite(SetId a, SetId b)
    {
        if (isInterval(a) && isInterval(b)) {
            const std::uint32_t firstA = first(a);
            const std::uint32_t firstB = first(b);
            const std::uint32_t lengthA = length(a);
            const std::uint32_t lengthB = length(b);
            if (lengthA + lengthB <= m_ring) {
                if (wrapped(firstA + lengthA) == firstB)
                    return { interval(firstA, lengthA + lengthB), true };
                if (wrapped(firstB + lengthB) == firstA)
                    return { interval(firstB, lengthA + lengthB), true };
            }
        }
        return uniteAny(a, b);
    }

    [[nodiscard]] bool contains(SetId set, std::uint64_t element) const;

    // First and last element of each run of successive elements, ascending.
    using Range = std::pair<std::uint64_t, std::uint64_t>;
    [[nodiscard]] std::vector<Range> ranges(SetId set) const;
    // Behind the last run, or as a part of it.
    static void append(std::vector<Range>& ranges, std::uint64_t from, std::uint64_t to);
    [[nodiscard]] SetId fromRanges(std::span<const Range> ranges);

    // More than 2^26 parts of tries, about 2 GB: the owner should give up.
    [[nodiscard]] bool full() const { return m_nodes.size() > kMostNodes; }

private:
    static constexpr std::uint32_t kTree = 1U << 30U;
    static constexpr std::size_t kMostNodes = std::size_t { 1 } << 26U;
    static constexpr std::uint32_t kLengthBits = 15;
    static constexpr std::uint32_t kMaxRing = (1U << kLengthBits) - 1;

    // A leaf's payload is the mask of 64 elements; an inner node's the nodes of its lower and upper half (0: empty).
    struct Node {
        std::uint64_t payload = 0;
        std::uint32_t runs = 0; // of successive elements
        bool leaf = true;
        bool touchesFirst = false; // has the first element that it could have
        bool touchesLast = false;
    };

    [[nodiscard]] static bool isInterval(SetId set)
    {
        return set != kEmpty && (static_cast<std::uint32_t>(set) & kTree) == 0;
    }
    [[nodiscard]] static std::uint32_t first(SetId set) { return static_cast<std::uint32_t>(set) >> kLengthBits; }
    [[nodiscard]] static std::uint32_t length(SetId set) { return static_cast<std::uint32_t>(set) & kMaxRing; }
    [[nodiscard]] std::uint32_t wrapped(std::uint32_t element) const
    {
        return element >= m_ring ? element - m_ring : element;
    }
    [[nodiscard]] SetId interval(std::uint32_t first, std::uint32_t length) const
    {
        return SetId { (length == m_ring ? 0 : first) << kLengthBits | length };
    }

    Union uniteAny(SetId a, SetId b);
    std::uint32_t uniteNodes(std::uint32_t a, std::uint32_t b, bool& disjoint);
    std::uint32_t nodeOf(SetId set);
    std::uint32_t rangeNode(std::uint32_t height, std::uint64_t from, std::uint64_t to);
    std::uint32_t intern(std::uint64_t payload, bool leaf);
    [[nodiscard]] SetId handleOf(std::uint32_t node) const;
    [[nodiscard]] std::uint32_t low(std::uint32_t node) const
    {
        return static_cast<std::uint32_t>(m_nodes[node].payload >> 32U);
    }
    [[nodiscard]] std::uint32_t high(std::uint32_t node) const
    {
        return static_cast<std::uint32_t>(m_nodes[node].payload);
    }
    // In the table: where such a node is, or belongs.
    [[nodiscard]] std::size_t placeOf(std::uint64_t payload, bool leaf) const;
    void collect(std::uint32_t node, std::uint32_t height, std::uint64_t base, std::vector<Range>& ranges) const;
    void growTable();

    struct Remembered {
        SetId a {};
        SetId b {};
        Union result;
    };

    std::uint32_t m_ring; // the universe, if intervals are handles, or 0
    std::uint32_t m_height = 0; // of the root above the leaves
    std::vector<Node> m_nodes; // 0 is the empty set
    std::vector<std::uint32_t> m_table; // hash table of nodes, a power of two; 0: free
    std::vector<Remembered> m_remembered; // the last union of each place of a small table
};

} // namespace weft::collective

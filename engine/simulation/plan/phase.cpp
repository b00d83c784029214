// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/plan/phase.h"

#include <utility>

namespace weft::simulation {

namespace {

// Turns parents into lists of children, lowest position first.
void fillChildren(TreeShape& tree)
{
    const auto n = static_cast<std::uint32_t>(tree.parent.size());
    tree.childStart.assign(n + 1, 0);
    for (const std::uint32_t parent : tree.parent) {
        if (parent != kNoPosition)
            ++tree.childStart[parent + 1];
    }
    for (std::uint32_t i = 0; i < n; ++i)
        tree.childStart[i + 1] += tree.childStart[i];
    std::vector<std::uint32_t> next(tree.childStart.begin(), tree.childStart.end() - 1);
    tree.children.resize(tree.childStart.back());
    for (std::uint32_t i = 0; i < n; ++i) {
        if (tree.parent[i] != kNoPosition)
            tree.children[next[tree.parent[i]]++] = i;
    }
}

} // namespace

TreeShape doubleBinaryTree(std::uint32_t n, bool rootLast)
{
    // In-order numbers 1..n-1 of a perfect tree: the lowest set bit is the height, the parent lies at the next bit.
    TreeShape tree;
    tree.parent.assign(n, kNoPosition);
    const std::uint32_t shift = rootLast ? 1 : 0; // position = in-order number - shift
    const std::uint32_t root = rootLast ? n - 1 : 0;
    for (std::uint32_t number = 1; number < n; ++number) {
        const std::uint32_t bit = number & (~number + 1);
        const std::uint32_t parent = (number ^ bit) | (bit << 1U);
        tree.parent[number - shift] = bit == n / 2 ? root : parent - shift;
    }
    fillChildren(tree);
    return tree;
}

TreeShape binomialTree(std::uint32_t n, std::uint32_t root)
{
    TreeShape tree;
    tree.parent.assign(n, kNoPosition);
    for (std::uint32_t relative = 1; relative < n; ++relative)
        tree.parent[(relative + root) % n] = ((relative & (relative - 1)) + root) % n;
    // The farthest subtree first: it is the deepest.
    fillChildren(tree);
    for (std::uint32_t p = 0; p < n; ++p) {
        const auto begin = tree.children.begin() + tree.childStart[p];
        const auto end = tree.children.begin() + tree.childStart[p + 1];
        const auto relative = [&](std::uint32_t position) { return (position + n - root) % n; };
        for (auto at = begin; at != end; ++at) {
            for (auto other = at + 1; other != end; ++other) {
                if (relative(*other) > relative(*at))
                    std::swap(*at, *other);
            }
        }
    }
    return tree;
}

TreeShape flatTree(std::uint32_t n, std::uint32_t root)
{
    TreeShape tree;
    tree.parent.assign(n, root);
    tree.parent[root] = kNoPosition;
    fillChildren(tree);
    return tree;
}

} // namespace weft::simulation

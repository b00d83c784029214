// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/trees.h"

#include <algorithm>
#include <bit>

namespace weft::collective {

namespace {

// The parts of whole subtrees, by rank.
std::vector<Runs> subtreeParts(const Tree& tree, std::span<const Runs> own)
{
    std::vector<Runs> parts(own.begin(), own.end());
    for (auto edge = tree.rbegin(); edge != tree.rend(); ++edge) {
        Runs& above = parts[index(edge->parent)];
        const Runs& below = parts[index(edge->child)];
        above.insert(above.end(), below.begin(), below.end());
        above = merged(std::move(above));
    }
    return parts;
}

// A binary tree in search order over the numbers first … past - 1 (first > 0): the one with the most trailing zeros is
// the root of its range. Even numbers are inner nodes, odd ones leaves. Breadth first, as edges between numbers.
using Edge = std::pair<std::uint32_t, std::uint32_t>;

std::uint32_t rootOf(std::uint32_t first, std::uint32_t past)
{
    std::uint32_t bit = std::bit_floor(past - 1);
    while ((first + bit - 1) / bit * bit >= past)
        bit /= 2;
    return (first + bit - 1) / bit * bit;
}

std::vector<Edge> searchTree(std::uint32_t parent, std::uint32_t first, std::uint32_t past)
{
    struct Branch {
        std::uint32_t parent, first, past;
    };
    std::vector<Branch> queue { { parent, first, past } };
    std::vector<Edge> edges;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        const Branch branch = queue[at];
        if (branch.first == branch.past)
            continue;
        const std::uint32_t root = rootOf(branch.first, branch.past);
        edges.emplace_back(branch.parent, root);
        queue.push_back({ root, branch.first, root });
        queue.push_back({ root, root + 1, branch.past });
    }
    return edges;
}

// The other tree of the pair: mirrored where that swaps even and odd, otherwise turned by one.
std::uint32_t twinOf(std::uint32_t number, std::uint32_t size)
{
    return size % 2 == 0 ? size - 1 - number : (number + size - 1) % size;
}

template <class Twin> std::array<Tree, 2> twins(std::span<const Rank> line, Twin twin)
{
    std::array<Tree, 2> trees;
    for (const auto& [parent, child] : searchTree(0, 1, static_cast<std::uint32_t>(line.size()))) {
        trees[0].push_back({ line[parent], line[child] });
        trees[1].push_back({ line[twin(parent)], line[twin(child)] });
    }
    return trees;
}

} // namespace

Tree chainTree(std::span<const Rank> line)
{
    Tree tree;
    for (std::size_t i = 1; i < line.size(); ++i)
        tree.push_back({ line[i - 1], line[i] });
    return tree;
}

Tree starTree(std::span<const Rank> line)
{
    Tree tree;
    for (std::size_t i = 1; i < line.size(); ++i)
        tree.push_back({ line[0], line[i] });
    return tree;
}

Tree binomialTree(std::span<const Rank> line)
{
    Tree tree;
    for (std::size_t distance = std::bit_ceil(line.size()) / 2; distance > 0; distance /= 2) {
        for (std::size_t from = 0; from + distance < line.size(); from += 2 * distance)
            tree.push_back({ line[from], line[from + distance] });
    }
    return tree;
}

std::array<Tree, 2> twinTrees(std::span<const Rank> line)
{
    const auto n = static_cast<std::uint32_t>(line.size());
    return twins(line, [n](std::uint32_t number) { return twinOf(number, n); });
}

std::array<Tree, 2> twinTreesFrom(std::span<const Rank> line)
{
    // The numbers 1 … n - 1 are the others; 0 stands for line[0] in both trees.
    const auto n = static_cast<std::uint32_t>(line.size());
    return twins(line, [n](std::uint32_t number) { return number == 0 ? 0 : twinOf(number - 1, n - 1) + 1; });
}

void broadcast(Workspace& workspace, const Tree& tree, const Runs& runs, std::uint32_t channel)
{
    for (const TreeEdge& edge : tree)
        workspace.copy(edge.parent, edge.child, runs, channel);
}

void reduce(Workspace& workspace, const Tree& tree, const Runs& runs, std::uint32_t channel)
{
    for (auto edge = tree.rbegin(); edge != tree.rend(); ++edge)
        workspace.reduce(edge->child, edge->parent, runs, channel);
}

void gather(Workspace& workspace, const Tree& tree, std::span<const Runs> own, std::uint32_t channel)
{
    const std::vector<Runs> parts = subtreeParts(tree, own);
    for (auto edge = tree.rbegin(); edge != tree.rend(); ++edge)
        workspace.copy(edge->child, edge->parent, parts[index(edge->child)], channel);
}

void scatter(Workspace& workspace, const Tree& tree, std::span<const Runs> own, std::uint32_t channel)
{
    const std::vector<Runs> parts = subtreeParts(tree, own);
    for (const TreeEdge& edge : tree)
        workspace.copy(edge.parent, edge.child, parts[index(edge.child)], channel);
}

void gatherAlong(Workspace& workspace, std::span<const Rank> line, std::span<const Runs> own, std::uint32_t channel)
{
    // In round k everybody passes on the part of the one k places behind.
    for (std::size_t round = 0; round + 1 < line.size(); ++round) {
        for (std::size_t at = 1; at + round < line.size(); ++at)
            workspace.copy(line[at], line[at - 1], own[at + round], channel);
    }
}

void scatterAlong(Workspace& workspace, std::span<const Rank> line, std::span<const Runs> own, std::uint32_t channel)
{
    // The part that goes furthest starts first.
    const std::size_t n = line.size();
    for (std::size_t round = 1; round < n; ++round) {
        for (std::size_t at = round; at-- > 0;)
            workspace.copy(line[at], line[at + 1], own[n - round + at], channel);
    }
}

} // namespace weft::collective

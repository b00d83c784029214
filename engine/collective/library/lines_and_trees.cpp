// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/algorithm_families.h"

#include <bit>

namespace weft::collective {

namespace {

using Transfers = std::vector<Workspace::Transfer>;

// The blocks first … past - 1 together.
Runs together(std::span<const Runs> blocks, std::size_t first, std::size_t past)
{
    Runs all;
    for (std::size_t i = first; i < past; ++i)
        all.insert(all.end(), blocks[i].begin(), blocks[i].end());
    return merged(std::move(all));
}

// Everybody passes one block to the next. In round 0 it is the block `lead` places before the own one, later the one
// that came in the round before.
Transfers ringRound(Line line, std::span<const Runs> blocks, std::size_t round, std::size_t lead)
{
    const std::size_t n = line.size();
    Transfers transfers;
    for (std::size_t i = 0; i < n; ++i)
        transfers.push_back({ line[i], line[(i + 1) % n], blocks[(i + 2 * n - round - lead) % n] });
    return transfers;
}

// Everybody sends to those `near` places before and behind: where two ranks share a thread block, neither waits for
// what the other one sends in the same round.
Transfers directRound(Line line, std::span<const Runs> blocks, std::size_t near, bool gathers)
{
    const std::size_t n = line.size();
    Transfers transfers;
    for (std::size_t i = 0; i < n; ++i) {
        for (const std::size_t offset : { near, n - near }) {
            const std::size_t to = (i + offset) % n;
            transfers.push_back({ line[i], line[to], blocks[gathers ? i : to] });
            if (2 * near == n)
                break;
        }
    }
    return transfers;
}

// Everybody exchanges with the partner at `distance`: what the partner's group of that size will keep (halving), or
// what the own group has (doubling).
Transfers pairRound(Line line, std::span<const Runs> blocks, std::size_t distance, bool gathers)
{
    Transfers transfers;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const std::size_t partner = i ^ distance;
        const std::size_t group = (gathers ? i : partner) & ~(distance - 1);
        transfers.push_back({ line[i], line[partner], together(blocks, group, group + distance) });
    }
    return transfers;
}

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

} // namespace

void exchange(Workspace& workspace, LineStyle style, Line line, std::span<const Runs> blocks, std::uint32_t channel,
    LineHalf half)
{
    const std::size_t n = line.size();
    const bool gathers = half == LineHalf::AllGather;
    switch (style) {
    case LineStyle::Ring:
        for (std::size_t round = 0; round + 1 < n; ++round)
            workspace.moveAtOnce(ringRound(line, blocks, round, gathers ? 0 : 1), channel, !gathers);
        break;
    case LineStyle::Direct:
        for (std::size_t near = 1; near <= n / 2; ++near)
            workspace.moveAtOnce(directRound(line, blocks, near, gathers), channel, !gathers);
        break;
    case LineStyle::HalvingDoubling:
        for (std::size_t round = 1; round < n; round *= 2) {
            const std::size_t distance = gathers ? round : n / 2 / round;
            workspace.moveAtOnce(pairRound(line, blocks, distance, gathers), channel, !gathers);
        }
        break;
    }
}

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

void alongTree(Workspace& workspace, PatternKind kind, const Tree& tree, const Runs& runs, std::span<const Runs> own,
    std::uint32_t channel)
{
    const std::vector<Runs> parts = isSharded(kind) ? subtreeParts(tree, own) : std::vector<Runs>();
    const auto carried
        = [&](const TreeEdge& edge) -> const Runs& { return parts.empty() ? runs : parts[index(edge.child)]; };
    if (outputPart(kind) == BufferPart::AtRoot || kind == PatternKind::AllReduce) {
        for (auto edge = tree.rbegin(); edge != tree.rend(); ++edge)
            workspace.move(edge->child, edge->parent, carried(*edge), channel, reduces(kind));
    }
    if (outputPart(kind) != BufferPart::AtRoot) {
        for (const TreeEdge& edge : tree)
            workspace.copy(edge.parent, edge.child, carried(edge), channel);
    }
}

} // namespace weft::collective

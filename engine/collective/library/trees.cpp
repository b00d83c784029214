// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/trees.h"

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

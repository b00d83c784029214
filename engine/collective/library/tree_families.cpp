// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithms that follow trees: double binary tree, chain, and any trees.
#include "engine/collective/library/algorithm_families.h"

#include <array>
#include <bit>

namespace weft::collective {

namespace {

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

// Two trees of all ranks, such that nobody (but one, where the size is odd) has children in both; P. Sanders, J. Speck,
// J. L. Träff: Two-tree algorithms for full bandwidth broadcast, reduction and scan, 2009. The first one's root is
// line[0], the second one's line.back(); a root has one child. From a root: the same two of the others, both fed by it.
std::array<Tree, 2> twinTrees(std::span<const Rank> line, bool fromRoot)
{
    const std::uint32_t shared = fromRoot ? 1 : 0; // numbers that stand for the same rank in both
    const std::uint32_t size = static_cast<std::uint32_t>(line.size()) - shared;
    // Mirrored where that swaps even and odd, otherwise turned by one.
    const auto twin = [shared, size](std::uint32_t number) {
        if (number < shared)
            return number;
        const std::uint32_t own = number - shared;
        return shared + (size % 2 == 0 ? size - 1 - own : (own + size - 1) % size);
    };
    std::array<Tree, 2> trees;
    for (const auto& [parent, child] : searchTree(0, 1, static_cast<std::uint32_t>(line.size()))) {
        trees[0].push_back({ line[parent], line[child] });
        trees[1].push_back({ line[twin(parent)], line[twin(child)] });
    }
    return trees;
}

// Gather or scatter along a chain, part by part, so that all links work at the same time. `own` by place in the line.
void alongChain(Workspace& workspace, PatternKind kind, std::span<const Rank> line, std::span<const Runs> own,
    std::uint32_t channel)
{
    const std::size_t n = line.size();
    for (std::size_t round = 1; round < n; ++round) {
        if (kind == PatternKind::Gather) { // everybody passes on the part of the one round - 1 places behind
            for (std::size_t at = 1; at + round <= n; ++at)
                workspace.copy(line[at], line[at - 1], own[at + round - 1], channel);
        } else { // the part that goes furthest starts first
            for (std::size_t at = round; at-- > 0;)
                workspace.copy(line[at], line[at + 1], own[n - round + at], channel);
        }
    }
}

} // namespace

Result<SchedulePtr> makeTrees(const Job& job, const std::vector<Tree>& trees, OwnShard ownShard)
{
    const bool sharded = isSharded(job.pattern.kind);
    const auto ways = static_cast<std::uint32_t>(trees.size());
    const Cut cut(job.pattern, sharded ? job.size() : 1, job.lanes() * ways);
    Workspace workspace(job, {}, ownShard);
    for (std::uint32_t way = 0; way < ways; ++way) {
        for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
            const std::uint32_t channel = lane / job.pieces * ways + way;
            const std::uint32_t part = channel * job.pieces + lane % job.pieces;
            std::vector<Runs> own(sharded ? job.pattern.ranks : 0);
            for (std::uint32_t place = 0; sharded && place < job.size(); ++place)
                own[index(job.line[place])] = { cut.run(place, part) };
            alongTree(workspace, job.pattern.kind, trees[way], { cut.run(0, part) }, own, channel);
        }
    }
    return workspace.finish();
}

Result<SchedulePtr> makeDoubleBinaryTree(const Job& job)
{
    const std::array<Tree, 2> trees = twinTrees(job.lineFromRoot(), hasRoot(job.pattern.kind));
    const Cut cut(job.pattern, 2, job.lanes());
    Workspace workspace(job);
    for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
        for (std::uint32_t half = 0; half < 2; ++half) {
            alongTree(
                workspace, job.pattern.kind, trees[half], { cut.run(half, lane) }, {}, 2 * (lane / job.pieces) + half);
        }
    }
    return workspace.finish();
}

Result<SchedulePtr> makeChain(const Job& job)
{
    const std::vector<Rank> line = job.lineFromRoot();
    if (!isSharded(job.pattern.kind))
        return makeTrees(job, { chainTree(line) });

    Workspace workspace(job, {}, OwnShard::InOutput);
    const Cut cut(job.pattern, job.size(), job.lanes());
    for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
        std::vector<Runs> own;
        for (std::uint32_t i = 0; i < job.size(); ++i)
            own.push_back({ cut.run((job.rootPlace() + i) % job.size(), lane) });
        alongChain(workspace, job.pattern.kind, line, own, lane / job.pieces);
    }
    return workspace.finish();
}

} // namespace weft::collective

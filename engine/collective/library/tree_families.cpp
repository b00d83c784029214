// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithms that follow trees: double binary tree, binomial tree, chain.
#include "engine/collective/library/algorithm_families.h"
#include "engine/collective/library/trees.h"

namespace weft::collective {

namespace {

// What a collective does along one tree.
void alongTree(Workspace& workspace, const Job& job, const Tree& tree, const Runs& runs, std::span<const Runs> own,
    std::uint32_t channel)
{
    switch (job.pattern.kind) {
    case PatternKind::Gather:
        gather(workspace, tree, own, channel);
        break;
    case PatternKind::Scatter:
        scatter(workspace, tree, own, channel);
        break;
    case PatternKind::AllReduce:
        reduce(workspace, tree, runs, channel);
        broadcast(workspace, tree, runs, channel);
        break;
    case PatternKind::Reduce:
        reduce(workspace, tree, runs, channel);
        break;
    default:
        broadcast(workspace, tree, runs, channel);
        break;
    }
}

} // namespace

Result<SchedulePtr> makeTrees(const Job& job, std::span<const Tree> trees, OwnShard ownShard)
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
            alongTree(workspace, job, trees[way], { cut.run(0, part) }, own, channel);
        }
    }
    return workspace.finish();
}

Result<SchedulePtr> makeDoubleBinaryTree(const Job& job)
{
    const bool rooted = hasRoot(job.pattern.kind);
    const std::array<Tree, 2> trees = rooted ? twinTreesFrom(job.lineFromRoot()) : twinTrees(job.line);
    const Cut cut(job.pattern, 2, job.lanes());
    Workspace workspace(job);
    for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
        for (std::uint32_t half = 0; half < 2; ++half)
            alongTree(workspace, job, trees[half], { cut.run(half, lane) }, {}, 2 * (lane / job.pieces) + half);
    }
    return workspace.finish();
}

Result<SchedulePtr> makeBinomialTree(const Job& job)
{
    return makeOneTree(job, binomialTree(job.lineFromRoot()));
}

Result<SchedulePtr> makeChain(const Job& job)
{
    const std::vector<Rank> line = job.lineFromRoot();
    if (!isSharded(job.pattern.kind))
        return makeOneTree(job, chainTree(line));

    Workspace workspace(job, {}, OwnShard::InOutput);
    const Cut cut(job.pattern, job.size(), job.lanes());
    for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
        std::vector<Runs> own;
        for (std::uint32_t i = 0; i < job.size(); ++i)
            own.push_back({ cut.run((job.rootPlace() + i) % job.size(), lane) });
        if (job.pattern.kind == PatternKind::Gather)
            gatherAlong(workspace, line, own, lane / job.pieces);
        else
            scatterAlong(workspace, line, own, lane / job.pieces);
    }
    return workspace.finish();
}

} // namespace weft::collective

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/algorithm_families.h"
#include "engine/collective/library/link_trees.h"

namespace weft::collective {

Result<SchedulePtr> makeMultiTree(const Job& job)
{
    std::vector<NodeId> members;
    for (const Rank rank : job.line)
        members.push_back(nodeOf(job.info.placement.empty() ? rank : job.info.placement[index(rank)]));
    Workspace workspace(job, {}, OwnShard::InOutput);
    const Cut cut(job.pattern, job.size(), job.lanes());
    if (job.pattern.kind != PatternKind::AllGather) {
        const auto edges = growLinkTrees(*job.fabric, members, TreeDirection::ToRoots, job.watch);
        if (!edges)
            return edges.error();
        for (auto edge = edges->rbegin(); edge != edges->rend(); ++edge) {
            for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
                workspace.reduce(job.line[edge->child], job.line[edge->parent], { cut.run(edge->root, lane) },
                    lane / job.pieces, edge->link);
            }
        }
    }
    if (job.pattern.kind != PatternKind::ReduceScatter) {
        const auto edges = growLinkTrees(*job.fabric, members, TreeDirection::FromRoots, job.watch);
        if (!edges)
            return edges.error();
        for (const LinkTreeEdge& edge : *edges) {
            for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
                workspace.copy(job.line[edge.parent], job.line[edge.child], { cut.run(edge.root, lane) },
                    lane / job.pieces, edge.link);
            }
        }
    }
    return workspace.finish();
}

} // namespace weft::collective

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/algorithm_families.h"
#include "engine/collective/library/link_trees.h"

#include <algorithm>

namespace weft::collective {

Result<SchedulePtr> makeMultiTree(const Job& job)
{
    std::vector<NodeId> members;
    for (const Rank rank : job.line)
        members.push_back(nodeOf(job.info.npuOf(rank)));
    Workspace workspace(job, {}, OwnShard::InOutput);
    const Cut cut(job.pattern, job.size(), job.lanes());
    for (const TreeDirection direction : { TreeDirection::ToRoots, TreeDirection::FromRoots }) {
        const bool adds = direction == TreeDirection::ToRoots;
        if (!(adds ? scattersFirst : gathersLast)(job.pattern.kind))
            continue;
        auto edges = growLinkTrees(*job.fabric, members, direction, job.watch);
        if (!edges)
            return edges.error();
        if (adds)
            std::ranges::reverse(*edges);
        for (const LinkTreeEdge& edge : *edges) {
            const Rank parent = job.line[edge.parent];
            const Rank child = job.line[edge.child];
            for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
                workspace.move(adds ? child : parent, adds ? parent : child, { cut.run(edge.root, lane) },
                    lane / job.pieces, adds, edge.link);
            }
        }
    }
    return workspace.finish();
}

} // namespace weft::collective

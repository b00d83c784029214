// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/trace_set.h"

#include "engine/core/make_error.h"
#include "engine/trace/process_groups.h"
#include "engine/trace/trace_reader.h"

namespace weft::trace {

Result<Workload> readTraceSet(
    const std::string& path, std::uint32_t expectedRanks, Findings& findings, const Watch& watch)
{
    const Result<TraceFiles> set = findTraceSet(path, expectedRanks, findings);
    if (!set)
        return set.error();
    if (watch.progress != nullptr)
        watch.progress->setTotal(set->bytes());

    Workload workload;
    workload.graphs.reserve(set->files.size());
    GroupMerger groups(static_cast<std::uint32_t>(set->files.size()), findings);
    ReadContext context;
    context.watch = watch;
    for (std::size_t rank = 0; rank < set->files.size(); ++rank) {
        context.file = set->files[rank];
        context.rank = makeId<Rank>(rank);
        if (watch.stop.stop_requested()) {
            return errorIn(context.file, ErrorCode::Cancelled, say("reading was stopped"));
        }
        Result<ExecutionGraphPtr> graph = readTrace(context, findings);
        if (!graph)
            return std::move(graph).error();
        groups.add(**graph, *context.rank);
        context.progressBase += set->sizes[rank];
        if (watch.progress != nullptr)
            watch.progress->setDone(context.progressBase);
        workload.graphs.push_back(std::move(*graph));
    }
    workload.groups = std::move(groups).groups();
    return workload;
}

} // namespace weft::trace

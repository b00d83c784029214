// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/inlining/inlining.h"
#include "engine/trace/trace_reader.h"

namespace weft::collective {

Result<trace::Workload> inlinedWorkload(const Inlining& inlining, const trace::Workload& workload, const Watch& watch)
{
    trace::Workload made;
    made.groups = workload.groups;
    for (std::uint32_t rank = 0; rank < workload.graphs.size(); ++rank) {
        if (watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, "the inlining was stopped", {}, {} };
        Result<InlinedRank> inlined = inlining.rank(Rank { rank });
        if (!inlined)
            return inlined.error();
        trace::ReadContext context;
        context.file = workload.graphs[rank]->source();
        context.rank = Rank { rank };
        Findings findings;
        Result<trace::ExecutionGraphPtr> graph
            = trace::parseTrace(io::ByteSource::own(std::move(inlined->et)), context, findings);
        if (!graph)
            return graph.error();
        if (hasErrors(findings))
            return firstError(findings);
        made.graphs.push_back(*std::move(graph));
    }
    return made;
}

} // namespace weft::collective

// SPDX-License-Identifier: GPL-3.0-or-later
// Workloads whose collectives are replaced by one schedule, checked by the validator, for the tests of inlining.
#pragma once

#include "engine/collective/inlining/inlining.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/validator.h"
#include "tests/engine/simulation/scenario_builder.h"

namespace weft::collective::test {

inline InlineOptions optionsFor(const SchedulePtr& schedule, const ReduceModel& reduce = {})
{
    InlineOptions options;
    options.reduce = reduce;
    options.choose = [schedule](const CollectiveCall&) -> Result<Replacement> { return Replacement { schedule, {} }; };
    return options;
}

inline trace::GroupTable tableOf(const trace::Workload& workload)
{
    return trace::GroupTable(workload.groups, static_cast<std::uint32_t>(workload.graphs.size()));
}

struct Inlined {
    trace::Workload workload;
    std::vector<InlinedRank> ranks;
};

// The graphs of all ranks, read back, with the groups of `workload`.
inline trace::Workload readBack(const std::vector<InlinedRank>& ranks, const trace::Workload& workload)
{
    trace::Workload made;
    made.groups = workload.groups;
    for (std::uint32_t rank = 0; rank < ranks.size(); ++rank) {
        trace::ReadContext context;
        context.file = workload.graphs[rank]->source();
        context.rank = Rank { rank };
        Findings findings;
        Result<trace::ExecutionGraphPtr> graph
            = trace::parseTrace(io::ByteSource::own(std::string(ranks[rank].et)), context, findings);
        if (!graph || hasErrors(findings))
            throw std::runtime_error(toString(graph ? firstError(findings) : graph.error()));
        made.graphs.push_back(*std::move(graph));
    }
    return made;
}

inline Inlined inlined(const trace::Workload& workload, InlineOptions options)
{
    const trace::GroupTable groups = tableOf(workload);
    const Result<Inlining> plan = Inlining::plan(workload, groups, std::move(options));
    if (!plan)
        throw std::runtime_error(toString(plan.error()));
    Inlined made;
    for (std::uint32_t rank = 0; rank < workload.graphs.size(); ++rank) {
        const Result<InlinedRank> one = plan->rank(Rank { rank });
        if (!one)
            throw std::runtime_error(toString(one.error()));
        made.ranks.push_back(*one);
    }
    made.workload = readBack(made.ranks, workload);
    Findings findings;
    trace::validate(
        made.workload, made.workload.groups, static_cast<std::uint32_t>(made.workload.graphs.size()), {}, findings);
    if (hasErrors(findings))
        throw std::runtime_error(toString(firstError(findings)));
    return made;
}

} // namespace weft::collective::test

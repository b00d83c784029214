// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/schedules/collective_schedule.h"

#include "engine/core/make_error.h"
#include "engine/study/schedules/inline_algorithms.h"
#include "engine/trace/group_table.h"

#include <algorithm>

namespace weft::study {

Result<CollectiveSchedule> scheduleOfCollective(const simulation::Run& run, std::uint32_t collective,
    const WorkloadPtr& workload, const RunSettings& settings, Findings& findings, const Watch& watch)
{
    if (collective >= run.collectives.size() || workload == nullptr)
        return errorOf(ErrorCode::NotFound, say("the run does not hold this collective"));
    Result<PreparedSettings> prepared = prepare(settings, run.fabric.topology().npuCount(), findings);
    if (!prepared)
        return prepared.error();
    const Scenario scenario { run.fabric, workload, std::move(prepared->system.config) };
    const simulation::CollectiveRecord& record = run.collectives[collective];
    const trace::GroupTable groups(
        std::span(run.groups).subspan(run.groups.empty() ? 0 : 1), run.fabric.topology().npuCount()); // after the world
    const trace::Group& group = groups[record.group < groups.size() ? record.group : trace::GroupTable::kWorld];
    const std::vector<Rank>& members = group.ranks;
    std::vector<OpId> nodes(members.size(), kNone<OpId>);
    for (std::size_t at = 0; at < run.operations.size(); ++at) {
        if (run.operations.collective[at] != collective)
            continue;
        if (const std::uint32_t member = group.memberOf(run.operations.rank[at]); member < nodes.size())
            nodes[member] = run.operations.op[at];
    }
    for (std::size_t place = 0; place < nodes.size(); ++place) {
        const std::uint32_t rank = index(members[place]);
        if (rank >= workload->graphs.size() || workload->graphs[rank] == nullptr
            || index(nodes[place]) >= workload->graphs[rank]->size())
            return errorOf(ErrorCode::NotFound, say("the run does not hold this collective of all of its ranks"));
    }
    collective::CollectiveCall call;
    call.operation = workload->graphs[index(members.front())]->operation(nodes.front());
    call.group = record.group;
    call.members = members;
    call.nodes = nodes;
    const std::uint32_t root = group.memberOf(Rank { call.operation.root });
    call.root = root < members.size() ? root : 0;
    InlineAlgorithms algorithms(scenario, findings, watch);
    const Result<collective::Replacement> chosen = algorithms.choose(call);
    if (!chosen)
        return chosen.error();
    if (chosen->schedule == nullptr)
        return errorOf(ErrorCode::Unsupported, say("this collective moves no data"));
    if (!chosen->further.empty())
        warn(findings,
            Error { ErrorCode::Unsupported,
                say("the parts of this collective go different ways; this is the schedule of the first"), {}, {} });
    CollectiveSchedule made { chosen->schedule, {} };
    if (chosen->lowering)
        made.options.lowering = *chosen->lowering;
    else
        made.options.lowering.commSize = Bytes { record.bytes / std::max(chosen->parts, 1U) };
    return made;
}

} // namespace weft::study

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/schedules/collective_schedule.h"

#include "engine/core/make_error.h"
#include "engine/study/schedules/inline_algorithms.h"

#include <algorithm>
#include <numeric>

namespace weft::study {

namespace {

// In the order in which the group lists them.
std::vector<Rank> membersOf(const simulation::Run& run, const simulation::CollectiveRecord& record)
{
    if (record.group < run.groups.size() && !run.groups[record.group].ranks.empty())
        return run.groups[record.group].ranks;
    std::vector<Rank> all(run.fabric.topology().npuCount());
    for (std::uint32_t rank = 0; rank < all.size(); ++rank)
        all[rank] = Rank { rank };
    return all;
}

} // namespace

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
    const std::vector<Rank> members = membersOf(run, record);
    std::vector<std::uint32_t> places(run.fabric.topology().npuCount(), trace::Group::kNobody);
    for (std::uint32_t place = 0; place < members.size(); ++place) {
        if (index(members[place]) < places.size())
            places[index(members[place])] = place;
    }
    std::vector<OpId> nodes(members.size(), kNone<OpId>);
    for (std::size_t at = 0; at < run.operations.size(); ++at) {
        const std::uint32_t rank = index(run.operations.rank[at]);
        if (run.operations.collective[at] == collective && rank < places.size() && places[rank] < nodes.size())
            nodes[places[rank]] = run.operations.op[at];
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
    call.root = call.operation.root < places.size() && places[call.operation.root] < members.size()
        ? places[call.operation.root]
        : 0;
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/schedules/inline_run.h"

#include "engine/collective/inlining/inlining.h"
#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/study/scenario/trace_files.h"
#include "engine/study/schedules/inline_algorithms.h"
#include "engine/study/schedules/schedule_files.h"
#include "engine/trace/ranked_name.h"
#include "engine/trace/validator.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace weft::study {

using collective::CollectiveCall;
using collective::Replacement;

namespace {

Result<void> check(const InlineRequest& request, const Scenario& scenario, const trace::GroupTable& groups)
{
    if (scenario.system.replayOnly)
        return usageError(
            say("the system replays durations: its collectives run no algorithm"), say("turn replay-only off"));
    for (const std::string& name : request.groups) {
        if (!groups.find(name))
            return Error { ErrorCode::UnknownGroup, say("process group '%1' is not defined", name), {}, {} };
    }
    std::error_code ignored;
    const bool isInput = !scenario.workload->graphs.empty()
        && std::filesystem::equivalent(
            scenario.workload->graphs.front()->source(), trace::rankedName(request.output, 0), ignored);
    if (isInput)
        return usageError(say("the output would replace the workload"), say("choose another --out"));
    return canTake(request.output, ScheduleForm::Traces);
}

// Tags that algorithms which stay use in the name space of the workload's messages.
std::vector<std::uint32_t> tagsOf(const simulation::SystemConfig& system)
{
    std::vector<std::uint32_t> tags;
    const auto add = [&tags](const simulation::CustomCollective& custom) {
        for (const trace::ExecutionGraphPtr& graph : custom.graphs) {
            for (std::uint32_t op = 0; op < graph->size(); ++op) {
                if (isMessage(graph->type(OpId { op })))
                    tags.push_back(graph->operation(OpId { op }).commTag);
            }
        }
    };
    for (const auto& [type, custom] : system.custom)
        add(custom);
    for (const auto& [node, custom] : system.customPerNode)
        add(custom);
    return sortedOnce(std::move(tags));
}

void note(std::vector<InlinedKind>& kinds, const CollectiveCall& call, const Replacement& replacement)
{
    const collective::Schedule& schedule = *replacement.schedule;
    const auto ranks = static_cast<std::uint32_t>(call.members.size());
    const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const InlinedKind& kind) {
        return kind.type == call.operation.commType && kind.schedule == schedule.info().name && kind.ranks == ranks;
    });
    InlinedKind& kind = same != kinds.end() ? *same : kinds.emplace_back();
    kind.type = call.operation.commType;
    kind.schedule = schedule.info().name;
    kind.ranks = ranks;
    ++kind.count;
    kind.atOnce = std::max(kind.atOnce, std::min(replacement.parts, replacement.atOnce));
    const Bytes size = replacement.lowering ? replacement.lowering->commSize
                                            : Bytes { static_cast<std::uint64_t>(call.operation.commSize) };
    kind.commBytes += size.count();
    // What each rank ends with; of copies on parts of the fabric, from the buffers that they need.
    const collective::Pattern& pattern = schedule.pattern();
    const bool isCopies = pattern.kind == collective::PatternKind::Custom && pattern.chunks > 0
        && schedule.bufferSizes(Rank { 0 }).output > 0;
    const std::uint64_t shards = call.operation.commType != trace::CollectiveType::AllGather ? 1
        : isCopies ? schedule.bufferSizes(Rank { 0 }).output / pattern.chunks
                   : ranks;
    kind.ncclBytes += size.count() * shards;
}

bool hasMetadata(const trace::Workload& workload)
{
    return std::any_of(workload.graphs.begin(), workload.graphs.end(), [](const trace::ExecutionGraphPtr& graph) {
        for (std::uint32_t op = 0; op < graph->size(); ++op) {
            if (graph->type(OpId { op }) == trace::NodeType::Metadata)
                return true;
        }
        return false;
    });
}

Result<void> addGroups(io::OutputSet& files, const std::string& path, const collective::Inlining& plan,
    const trace::GroupTable& groups, Findings& findings)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const std::uint32_t group : plan.groupsKept()) {
        if (group == trace::GroupTable::kWorld)
            continue;
        const trace::Group& kept = groups[group];
        if (const Result<std::uint64_t> id = parseCount(kept.name); !id || *id == 0) {
            warn(findings,
                { ErrorCode::Unsupported,
                    say("process group '%1' is no number above 0, which ASTRA-sim needs: it is left out of %2",
                        kept.name, path),
                    {}, {} });
            continue;
        }
        for (const Rank rank : kept.ranks)
            json[kept.name].push_back(index(rank));
    }
    if (json.empty())
        return {};
    return files.add(path, json.dump() + '\n');
}

} // namespace

Result<InlineSummary> inlineFiles(const InlineRequest& request, Findings& findings, const Watch& watch)
{
    const Result<Scenario> loaded = loadScenario(request.files, findings, { watch.stop, nullptr });
    if (!loaded)
        return loaded.error();
    const Scenario& scenario = *loaded;
    const trace::Workload& workload = *scenario.workload;
    InlineSummary summary;
    summary.npus = static_cast<std::uint32_t>(workload.graphs.size());
    const trace::GroupTable groups(trace::effectiveGroups(scenario.system.groups, workload.groups), summary.npus);
    if (const Result<void> fine = check(request, scenario, groups); !fine)
        return fine.error();

    InlineAlgorithms algorithms(scenario, findings, watch);
    const trace::ValidationOptions validation = validationOptions(scenario.system);
    collective::InlineOptions options;
    options.reduce = request.reduce.value_or(collective::ReduceModel::ofMemory(scenario.system.localMemoryBandwidth));
    if (scenario.system.roofline)
        options.rooflineMemory = scenario.system.localMemoryBandwidth;
    options.dropMetadata = request.dropMetadata;
    options.reservedTags = tagsOf(scenario.system);
    options.isReplayed = [&](const trace::Operation& node) { return trace::isReplayed(node, validation); };
    options.choose = [&](const CollectiveCall& call) -> Result<Replacement> {
        const auto isType = [&](trace::CollectiveType type) { return type == call.operation.commType; };
        const auto isGroup = [&](const std::string& name) { return groups.find(name) == call.group; };
        if ((!request.only.empty() && std::none_of(request.only.begin(), request.only.end(), isType))
            || (!request.groups.empty() && std::none_of(request.groups.begin(), request.groups.end(), isGroup)))
            return Replacement {};
        Result<Replacement> chosen = algorithms.choose(call);
        if (chosen && chosen->schedule != nullptr)
            note(summary.kinds, call, *chosen);
        return chosen;
    };
    const Result<collective::Inlining> plan = collective::Inlining::plan(workload, groups, options, watch);
    if (!plan)
        return plan.error();
    summary.inlined = plan->inlined();
    summary.kept = plan->kept();
    summary.replayed = plan->replayed();
    if (summary.inlined == 0)
        warn(findings,
            { ErrorCode::NotFound, say("there is no collective to inline; the traces are written as they were"), {},
                {} });
    if (plan->padded() > 0)
        warn(findings,
            { ErrorCode::Mismatched,
                sayCount(plan->padded(),
                    "%n collective has fewer bytes than their schedules have chunks; each chunk is one byte, and "
                    "splits are not padded as well",
                    "%n collectives have fewer bytes than their schedules have chunks; each chunk is one byte, and "
                    "splits are not padded as well"),
                {}, {} });
    if (!request.dropMetadata && hasMetadata(workload))
        warn(findings,
            { ErrorCode::Unsupported, say("the traces have METADATA nodes, on which ASTRA-sim aborts"), {},
                say("--drop-metadata leaves them out") });

    if (watch.progress != nullptr)
        watch.progress->setTotal(summary.npus);
    io::OutputSet files;
    const auto etOf = [&](std::uint32_t rank) -> Result<std::string> {
        Result<collective::InlinedRank> made = plan->rank(Rank { rank });
        if (!made)
            return made.error();
        summary.nodesBefore += made->nodesBefore;
        summary.nodesAfter += made->nodesAfter;
        summary.joins += made->joins;
        summary.bytesSent += made->bytesSent;
        return std::move(made->et);
    };
    if (const auto added = addTraces(files, request.output, summary.npus, etOf, watch); !added)
        return added.error();
    if (const Result<void> written = addGroups(files, request.output + ".comm_groups.json", *plan, groups, findings);
        !written)
        return written.error();
    auto placed = files.finish();
    if (!placed)
        return placed.error();
    summary.files = std::move(*placed);
    return summary;
}

} // namespace weft::study

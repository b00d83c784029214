// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/validator.h"

#include "engine/core/make_error.h"
#include "engine/trace/execution_rules.h"
#include "engine/trace/find_cycle.h"
#include "engine/trace/validation.h"

#include <algorithm>

namespace weft::trace {

namespace {

Sentence cycleText(const ExecutionGraph& graph, const std::vector<OpId>& cycle)
{
    constexpr std::size_t kMost = 16;
    std::string text;
    for (std::size_t i = 0; i < std::min(cycle.size(), kMost); ++i)
        text += std::to_string(graph.id(cycle[i])) + " → ";
    const std::uint64_t first = graph.id(cycle.front());
    return cycle.size() > kMost ? say("%1… (%2 nodes) → %3", text, cycle.size(), first)
                                : Sentence(text + std::to_string(first));
}

void checkGraph(Validation& validation, Rank rank)
{
    const ExecutionGraph& graph = validation.graph(rank);
    if (graph.size() == 0) {
        validation.findings.add(
            Severity::Warning, [] { return say("traces without nodes"); },
            [&] {
                return errorAt(placeIn(graph.source(), rank), ErrorCode::Missing,
                    say("the trace has no nodes; this rank ends at once"));
            });
    }
    checkNodes(validation, rank);
    if (const std::vector<OpId> cycle = findCycle(graph); !cycle.empty())
        validation.report(
            Severity::Error, [] { return say("dependency cycles"); }, ErrorCode::Cycle, rank, cycle.front(),
            [&] {
                return say(
                    "the dependencies form a cycle, so that none of its nodes can start: %1", cycleText(graph, cycle));
            },
            [] { return say("an arrow points to what a node waits for"); });
}

void checkRanks(const Workload& workload, std::uint32_t npuCount, Findings& findings)
{
    const std::size_t graphs = workload.graphs.size();
    const Sentence counts
        = say("%1 for %2", sayCount(graphs, "%n trace", "%n traces"), sayCount(npuCount, "%n NPU", "%n NPUs"));
    if (graphs < npuCount)
        fail(findings,
            { ErrorCode::MissingRank, say("there are only %1", counts), {}, say("every rank needs a trace") });
    if (graphs > npuCount)
        warn(findings, { ErrorCode::MissingRank, say("there are %1; the surplus ranks are ignored", counts), {}, {} });
}

bool hasType(std::uint16_t types, CollectiveType type)
{
    constexpr std::uint32_t kBits = 16;
    const auto bit = static_cast<std::uint32_t>(type);
    return bit < kBits && ((std::uint32_t { types } >> bit) & 1U) != 0;
}

bool hasNode(const std::vector<std::uint64_t>& nodes, std::uint64_t id)
{
    return std::binary_search(nodes.begin(), nodes.end(), id);
}

bool runsSchedule(const Operation& collective, const ValidationOptions& options)
{
    return hasNode(options.scheduleNodes, collective.id) || hasType(options.scheduleTypes, collective.commType);
}

} // namespace

bool isReplayed(const Operation& collective, const ValidationOptions& options)
{
    if (options.replayOnly)
        return true;
    return collective.carries(Has::CommType)
        && lastsItsDuration(collective, isCustom(collective, options) || runsSchedule(collective, options));
}

bool isCustom(const Operation& collective, const ValidationOptions& options)
{
    // What is given for the node wins over what is given for its type.
    return hasNode(options.customNodes, collective.id)
        || (hasType(options.customTypes, collective.commType) && !hasNode(options.scheduleNodes, collective.id));
}

void validate(const Workload& workload, std::span<const ProcessGroup> groups, std::uint32_t npuCount,
    const ValidationOptions& options, Findings& findings, const Watch& watch)
{
    checkRanks(workload, npuCount, findings);
    const GroupTable table(effectiveGroups(groups, workload.groups), npuCount);
    table.check(findings);

    LimitedFindings limited(findings, options.findingsPerKind);
    const auto ranks = static_cast<std::uint32_t>(std::min<std::size_t>(workload.graphs.size(), npuCount));
    Validation validation { workload, table, ranks, npuCount, options, limited };
    const auto isStopped = [&] {
        if (watch.stop.stop_requested())
            fail(findings, { ErrorCode::Cancelled, say("checking the workload was stopped"), {}, {} });
        return watch.stop.stop_requested();
    };
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        if (isStopped())
            return;
        checkGraph(validation, Rank { rank });
    }
    if (!options.replayOnly) {
        checkMessages(validation);
        if (isStopped())
            return;
        checkCollectives(validation);
    }
    limited.finish();
    if (options.durationsCount)
        checkDurations(validation, findings);
}

} // namespace weft::trace

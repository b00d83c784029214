// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/quantity_text.h"
#include "engine/study/inspection.h"

#include <algorithm>
#include <map>
#include <set>

namespace weft::study {

using trace::NodeType;

namespace {

struct Tally {
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;
};

std::string tallyText(const Tally& tally, bool withBytes)
{
    std::string text = std::to_string(tally.count);
    if (withBytes)
        text += ", " + toText(Bytes { tally.bytes }) + " in all";
    return text;
}

struct Totals {
    std::uint64_t nodes = 0;
    std::uint64_t edges = 0;
    std::uint64_t cpuOps = 0;
    std::uint64_t durationMicros = 0;
    std::uint64_t operations = 0; // floating point
    std::map<NodeType, Tally> byType;
    std::map<trace::CollectiveType, Tally> collectives;
    std::set<std::string, std::less<>> groups;
};

void count(const trace::ExecutionGraph& graph, Totals& totals)
{
    for (std::uint32_t i = 0; i < graph.size(); ++i) {
        const auto op = makeId<OpId>(i);
        const trace::Operation operation = graph.operation(op);
        ++totals.nodes;
        totals.edges += graph.dependencies(op).size();
        totals.cpuOps += operation.isCpuOp ? 1 : 0;
        totals.durationMicros += operation.durationMicros;
        totals.operations += operation.numOps;
        const bool memory = operation.type == NodeType::MemLoad || operation.type == NodeType::MemStore;
        const std::uint64_t bytes
            = memory ? operation.tensorSize : static_cast<std::uint64_t>(std::max<std::int64_t>(operation.commSize, 0));
        Tally& tally = totals.byType[operation.type];
        ++tally.count;
        tally.bytes += bytes;
        if (operation.type == NodeType::Coll) {
            Tally& collective = totals.collectives[operation.commType];
            ++collective.count;
            collective.bytes += bytes;
        }
        if (!operation.processGroup.empty() && !totals.groups.contains(operation.processGroup))
            totals.groups.emplace(operation.processGroup);
    }
}

} // namespace

Description describe(const trace::Workload& workload)
{
    Description description { workload.graphs.size() == 1 ? "trace" : "trace set", {} };
    const auto add = [&](std::string name, std::string value) {
        description.facts.push_back({ std::move(name), std::move(value), false });
    };
    Totals totals;
    std::uint64_t least = workload.graphs.empty() ? 0 : ~std::uint64_t { 0 };
    std::uint64_t most = 0;
    for (const trace::ExecutionGraphPtr& graph : workload.graphs) {
        count(*graph, totals);
        least = std::min<std::uint64_t>(least, graph->size());
        most = std::max<std::uint64_t>(most, graph->size());
    }
    add("ranks", std::to_string(workload.graphs.size()));
    add("nodes",
        std::to_string(totals.nodes)
            + (workload.graphs.size() > 1 ? ", " + std::to_string(least) + " to " + std::to_string(most) + " a rank"
                                          : std::string()));
    add("dependencies", std::to_string(totals.edges));
    for (const auto& [type, tally] : totals.byType) {
        const bool withBytes = type == NodeType::MemLoad || type == NodeType::MemStore || type == NodeType::Send
            || type == NodeType::Recv || type == NodeType::Coll;
        std::string name { trace::toString(type) };
        if (name.empty() || name == "unknown")
            name = "type " + std::to_string(static_cast<std::uint32_t>(type));
        add("nodes: " + name, tallyText(tally, withBytes));
    }
    for (const auto& [type, tally] : totals.collectives)
        add("collectives: " + std::string(trace::toString(type)), tallyText(tally, true));
    if (totals.cpuOps != 0)
        add("CPU operations", std::to_string(totals.cpuOps));
    add("sum of durations", std::to_string(totals.durationMicros) + " us");
    if (totals.operations != 0)
        add("floating-point operations", std::to_string(totals.operations));
    if (!totals.groups.empty())
        add("process groups used", std::to_string(totals.groups.size()));
    for (const trace::ProcessGroup& group : workload.groups)
        add("group " + group.name, std::to_string(group.ranks.size()) + " ranks, defined in the trace");
    return description;
}

} // namespace weft::study

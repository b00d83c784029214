// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/sub_groups.h"

#include "engine/inputs/algorithm_names.h"
#include "engine/trace/group_table.h"

#include <algorithm>
#include <array>

namespace weft::inputs {

namespace {

using simulation::NativePattern;
using trace::CollectiveType;

constexpr std::int64_t kGroupEndpointNs = 10;

// What collectives of sub-groups there are.
struct SubGroupUse {
    bool any = false;
    std::array<bool, simulation::kNativePatternCount> patterns {};
};

// The pattern whose list of algorithms a collective follows.
bool follows(CollectiveType type, NativePattern pattern)
{
    if (type == CollectiveType::ReduceScatterBlock)
        type = CollectiveType::ReduceScatter;
    else if (type == CollectiveType::Barrier)
        type = CollectiveType::AllReduce;
    return type == collectiveType(pattern);
}

bool isIgnored(const std::vector<simulation::Algorithm>& list)
{
    const auto isRing = [](const simulation::Algorithm& algorithm) { return algorithm == simulation::Algorithm {}; };
    return list.size() > 1 && !std::all_of(list.begin(), list.end(), isRing);
}

SubGroupUse useOf(const SystemFile& system, const trace::Workload& workload, std::uint32_t npuCount)
{
    SubGroupUse use;
    const trace::GroupTable groups(trace::effectiveGroups(system.config.groups, workload.groups), npuCount);
    for (const trace::ExecutionGraphPtr& graph : workload.graphs) {
        for (std::uint32_t op = 0; op < graph->size(); ++op) {
            if (graph->type(OpId { op }) != trace::NodeType::Coll)
                continue;
            const trace::Operation collective = graph->operation(OpId { op });
            const auto group = groups.find(collective.processGroup);
            if (!group || system.config.customFor(collective) != nullptr)
                continue;
            if (groups.ranks(*group).size() >= npuCount)
                continue;
            use.any = true;
            for (std::size_t i = 0; i < use.patterns.size(); ++i)
                use.patterns[i] = use.patterns[i] || follows(collective.commType, static_cast<NativePattern>(i));
        }
    }
    return use;
}

} // namespace

void checkSubGroups(
    const SystemFile& system, const trace::Workload& workload, std::uint32_t npuCount, Findings& findings)
{
    const simulation::SystemConfig& config = system.config;
    const bool hasDelay = system.given.contains("endpoint-delay") && config.endpointDelayNs != kGroupEndpointNs;
    const bool hasLists = std::any_of(config.implementation.begin(), config.implementation.end(), isIgnored);
    if (config.groupsByDimension || (!hasDelay && !config.sharedBus && !hasLists))
        return; // by dimension, the simulation says which groups are no part of the dimensions
    const SubGroupUse use = useOf(system, workload, npuCount);
    if (!use.any)
        return;
    const auto say = [&](const std::string& key, const std::string& message) {
        Where where;
        where.file = system.name;
        where.item = key;
        warn(findings,
            { ErrorCode::Unsupported, message, std::move(where),
                "as in ASTRA-sim; groups that are a full part of the fabric's dimensions do with the setting 'groups "
                "by "
                "dimension' (--groups-by-dimension)" });
    };
    if (hasDelay)
        say("endpoint-delay", "collectives of process groups take 10 ns in the place of 'endpoint-delay'");
    if (config.sharedBus)
        say("model-shared-bus", "collectives of process groups do not use the shared bus of 'model-shared-bus'");
    for (std::size_t i = 0; i < use.patterns.size(); ++i) {
        const std::string key = std::string(toText(static_cast<NativePattern>(i))) + "-implementation";
        if (use.patterns[i] && isIgnored(config.implementation[i]))
            say(key,
                "collectives of process groups run a ring: they follow '" + key
                    + "' only where it lists one algorithm");
    }
}

} // namespace weft::inputs

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/sub_groups.h"

#include "engine/core/make_error.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/simulation/plan/collective_plan.h"
#include "engine/trace/group_table.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace weft::inputs {

namespace {

using simulation::NativePattern;

// What collectives of sub-groups there are.
struct SubGroupUse {
    using Patterns = std::array<bool, simulation::kNativePatternCount>;
    bool any = false;
    Patterns patterns {};
    Patterns ofAll {}; // there are collectives of all ranks
    Patterns missed {}; // a dimension that a group spans has another algorithm than ring
};

bool isRing(const simulation::Algorithm& algorithm)
{
    return algorithm == simulation::Algorithm {};
}

bool isIgnored(const std::vector<simulation::Algorithm>& list)
{
    return list.size() > 1 && !std::all_of(list.begin(), list.end(), isRing);
}

// Whether the ranks differ in a dimension of which the list says something else than ring.
bool misses(const std::vector<simulation::Algorithm>& list, const std::vector<Rank>& ranks,
    std::span<const topology::Dimension> dimensions)
{
    std::uint32_t stride = 1;
    for (std::size_t d = 0; d < std::min(list.size(), dimensions.size()); ++d) {
        const auto place = [&](Rank rank) { return index(rank) / stride % dimensions[d].size; };
        const auto isElsewhere = [&](Rank rank) { return place(rank) != place(ranks.front()); };
        if (!isRing(list[d]) && std::any_of(ranks.begin(), ranks.end(), isElsewhere))
            return true;
        stride *= dimensions[d].size;
    }
    return false;
}

SubGroupUse useOf(const SystemFile& system, const trace::Workload& workload, const topology::Topology& topology)
{
    SubGroupUse use;
    const trace::GroupTable groups(trace::effectiveGroups(system.config.groups, workload.groups), topology.npuCount());
    std::vector<SubGroupUse::Patterns> seen(groups.size());
    for (const trace::ExecutionGraphPtr& graph : workload.graphs) {
        for (std::uint32_t op = 0; op < graph->size(); ++op) {
            if (graph->type(OpId { op }) != trace::NodeType::Coll)
                continue;
            const trace::Operation collective = graph->operation(OpId { op });
            const auto group = groups.find(collective.processGroup);
            if (!group || system.config.customFor(collective) != nullptr)
                continue;
            const bool isOfAll = groups.ranks(*group).size() >= topology.npuCount();
            use.any = use.any || !isOfAll;
            const std::optional<NativePattern> pattern = nativePatternOf(collective.commType);
            const auto i = static_cast<std::size_t>(pattern.value_or(NativePattern {}));
            if (!pattern || std::exchange(seen[*group][i], true))
                continue;
            (isOfAll ? use.ofAll : use.patterns)[i] = true;
            if (!isOfAll && misses(system.config.implementation[i], groups.ranks(*group), topology.dimensions()))
                use.missed[i] = true;
        }
    }
    return use;
}

} // namespace

void checkSubGroups(
    const SystemFile& system, const trace::Workload& workload, const topology::Topology& topology, Findings& findings)
{
    const simulation::SystemConfig& config = system.config;
    const bool hasDelay = system.given.contains("endpoint-delay")
        && config.endpointDelayNs != static_cast<std::int64_t>(simulation::kGroupEndpoint.ns());
    const bool hasLists = std::any_of(config.implementation.begin(), config.implementation.end(), isIgnored);
    if (config.groupsByDimension || (!hasDelay && !config.sharedBus && !hasLists))
        return; // by dimension, the simulation says which groups are no part of the dimensions
    const SubGroupUse use = useOf(system, workload, topology);
    if (!use.any)
        return;
    const auto tell = [&](const std::string& key, const Sentence& message) {
        warn(findings,
            errorAt(placeIn(system.name, key), ErrorCode::Unsupported, message,
                say("as in ASTRA-sim; groups that are a full part of the fabric's dimensions do with the setting "
                    "'groups by dimension' (--groups-by-dimension)")));
    };
    if (hasDelay)
        tell("endpoint-delay", say("collectives of process groups take 10 ns in the place of 'endpoint-delay'"));
    if (config.sharedBus)
        tell("model-shared-bus", say("collectives of process groups do not use the shared bus of 'model-shared-bus'"));
    for (std::size_t i = 0; i < use.patterns.size(); ++i) {
        const std::string key = std::string(toText(static_cast<NativePattern>(i))) + "-implementation";
        if (use.patterns[i] && (use.missed[i] || !use.ofAll[i]) && isIgnored(config.implementation[i]))
            tell(key,
                say("collectives of process groups run a ring: they follow '%1' only where it lists one algorithm",
                    key));
    }
}

} // namespace weft::inputs

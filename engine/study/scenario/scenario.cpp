// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/scenario/scenario.h"

#include "engine/inputs/comm_groups_json.h"
#include "engine/inputs/custom_collectives.h"
#include "engine/inputs/memory_json.h"
#include "engine/inputs/path_rule.h"
#include "engine/inputs/sub_groups.h"
#include "engine/study/scenario/groups_file.h"
#include "engine/topology/topology_file.h"
#include "engine/trace/trace_set.h"
#include "engine/trace/validator.h"

#include <algorithm>

namespace weft::study {

namespace {

// Readers return their first error and list the others; here every error is listed once.
void note(Findings& findings, std::size_t before, const Error& error)
{
    for (std::size_t i = before; i < findings.size(); ++i) {
        if (findings[i].severity == Severity::Error && toString(findings[i].error) == toString(error))
            return;
    }
    fail(findings, error);
}

std::optional<topology::Fabric> loadFabric(const ScenarioFiles& files, Findings& findings)
{
    const std::size_t before = findings.size();
    Result<topology::Fabric> fabric = topology::loadFabric(files.topology, files.dimensions, findings);
    if (fabric)
        return std::move(*fabric);
    note(findings, before, fabric.error());
    return {};
}

inputs::SystemFile loadSystem(const ScenarioFiles& files, std::uint32_t npus, Findings& findings)
{
    inputs::SystemFile system;
    if (files.system.empty()) {
        files.options.applyTo(system.config);
        return system;
    }
    Result<inputs::SystemFile> read = inputs::readSystemFile(files.system, files.options, findings);
    if (!read)
        return system;
    system = std::move(*read);
    if (npus != 0)
        (void)inputs::loadCustomCollectives(system, { inputs::folderOf(files.system), "." }, npus, findings);
    return system;
}

// Names the file that would define the groups, if it lies beside the traces.
void hintAtGroups(const std::string& traces, Findings& findings)
{
    const auto isUnknownGroup = [](const Finding& finding) { return finding.error.code == ErrorCode::UnknownGroup; };
    if (std::none_of(findings.begin(), findings.end(), isUnknownGroup))
        return;
    const std::string file = groupsFileBeside(traces);
    for (Finding& finding : findings) {
        if (!file.empty() && isUnknownGroup(finding))
            finding.error.hint = say("give the communicator-group file: --comm-groups %1", file);
    }
}

} // namespace

Result<Scenario> loadScenario(const ScenarioFiles& files, Findings& findings, const Watch& watch)
{
    Findings own;
    std::optional<topology::Fabric> fabric = loadFabric(files, own);
    const std::uint32_t npus = fabric ? fabric->topology().npuCount() : 0;
    inputs::SystemFile system = loadSystem(files, npus, own);
    if (!files.memory.empty()) {
        if (const auto memory = inputs::readRemoteMemoryFile(files.memory, npus, own))
            system.config.remoteMemory = *memory;
    }
    if (!files.commGroups.empty()) {
        if (auto groups = inputs::readCommGroupsFile(files.commGroups, npus, own))
            system.config.groups = std::move(*groups);
    }
    WorkloadPtr workload;
    if (fabric) {
        const std::size_t before = own.size();
        Result<trace::Workload> read = trace::readTraceSet(files.workload, npus, own, watch);
        if (read)
            workload = std::make_shared<const trace::Workload>(std::move(*read));
        else
            note(own, before, read.error());
    }
    if (workload && !hasErrors(own))
        (void)checkTogether(fabric->topology(), *workload, system, own, watch);
    if (files.commGroups.empty())
        hintAtGroups(files.workload, own);
    findings.insert(findings.end(), own.begin(), own.end());
    if (hasErrors(own))
        return firstError(own);
    return Scenario { std::move(*fabric), std::move(workload), std::move(system.config) };
}

trace::ValidationOptions validationOptions(const simulation::SystemConfig& system)
{
    trace::ValidationOptions options;
    options.replayOnly = system.replayOnly;
    options.roofline = system.roofline;
    options.durationsCount = !system.roofline && !system.replayOnly;
    const auto bit = [](trace::CollectiveType type) { return 1U << static_cast<unsigned>(type); };
    for (const auto& [type, custom] : system.custom) {
        std::uint16_t& types = custom.schedule ? options.scheduleTypes : options.customTypes;
        types = static_cast<std::uint16_t>(types | bit(type));
        if (type == trace::CollectiveType::ReduceScatter)
            types = static_cast<std::uint16_t>(types | bit(trace::CollectiveType::ReduceScatterBlock));
    }
    for (const auto& [id, custom] : system.customPerNode)
        (custom.schedule ? options.scheduleNodes : options.customNodes).push_back(id);
    return options;
}

bool checkTogether(const topology::Topology& topology, const trace::Workload& workload,
    const inputs::SystemFile& system, Findings& findings, const Watch& watch)
{
    Findings own;
    inputs::checkDimensionCount(system, topology.dimensions().size(), own);
    inputs::checkSubGroups(system, workload, topology, own);
    trace::validate(workload, system.config.groups, topology.npuCount(), validationOptions(system.config), own, watch);
    findings.insert(findings.end(), own.begin(), own.end());
    return !hasErrors(own);
}

} // namespace weft::study

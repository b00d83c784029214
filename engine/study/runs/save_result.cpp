// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/runs/save_result.h"

#include "engine/core/fingerprint.h"
#include "engine/inputs/system_json.h"
#include "engine/report/json_text.h"
#include "engine/report/result_json.h"
#include "engine/study/description/description.h"
#include "engine/study/description/input_hash.h"

namespace weft::study {

namespace {

// Algorithms of one's own are named, as their files may be anywhere.
Description systemOf(const simulation::SystemConfig& config)
{
    inputs::SystemFile system;
    system.config = config;
    for (const auto& [type, custom] : config.custom)
        system.custom.algorithms[type].path = custom.name();
    Description description = describe(system);
    const auto add = [&description](const char* key, std::string value) {
        description.facts.push_back({ key, std::move(value), false });
    };
    add("num-queues-per-dim", std::to_string(config.queuesPerDimension));
    add("rendezvous", config.rendezvous ? "on" : "off");
    for (Fact& fact : describe(config.remoteMemory).facts)
        description.facts.push_back(std::move(fact));
    return description;
}

} // namespace

Result<void> saveResult(const simulation::Run& run, const trace::Workload& workload,
    const simulation::SystemConfig& system, const std::string& path, const Findings& warnings)
{
    return report::saveResultJson(run, path, warnings, &workload, [&](report::JsonText& json) {
        std::uint64_t operations = 0;
        for (const trace::ExecutionGraphPtr& graph : workload.graphs)
            operations += graph->size();
        json.key("workload").beginObject();
        json.entry("operations", operations).entry("hash", toHex(hashOf(workload))).end();
        json.key("system").beginObject(report::JsonText::Layout::Line);
        for (const Fact& fact : systemOf(system).facts)
            json.entry(fact.name, fact.value);
        json.end();
    });
}

} // namespace weft::study

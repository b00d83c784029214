// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/program_workload.h"

#include "engine/core/make_error.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/io/text_file.h"
#include "engine/study/further_traces.h"
#include "engine/study/groups_file.h"
#include "engine/topology/astra_network.h"
#include "engine/trace/et_writer.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace weft::study {

namespace {

Result<std::string> systemText(const program::Program& program, const ProgramRunOptions& options,
    const ProgramSetting& setting, std::uint32_t dimensions)
{
    auto text = options.system.empty() ? Result<std::string>(program::systemJson(options.lowering.device, dimensions))
                                       : io::readTextFile(options.system);
    if (!text || std::ranges::none_of(setting.algorithms, [](const auto& each) { return each.has_value(); }))
        return text;
    auto json = nlohmann::ordered_json::parse(*text, nullptr, false);
    if (!json.is_object())
        return errorIn(options.system, ErrorCode::Malformed, "the system file is no JSON object");
    for (std::size_t i = 0; i < setting.algorithms.size(); ++i) {
        if (!setting.algorithms[i])
            continue;
        const std::uint32_t listed = program.groups.size() > 1 ? 1 : std::max(dimensions, 1U);
        json[std::string(inputs::toText(static_cast<simulation::NativePattern>(i))) + "-implementation"]
            = std::vector<std::string>(listed, inputs::toText(*setting.algorithms[i]));
    }
    return json.dump(2) + '\n';
}

} // namespace

Result<void> writeProgramWorkload(const program::Program& program, const topology::Fabric& fabric,
    const ProgramRunOptions& options, const ProgramSetting& setting, const std::string& prefix, Findings& findings)
{
    if (auto fits = checkRanks(program, fabric); !fits)
        return fits;
    program::LowerOptions lowering = options.lowering;
    lowering.chunks = setting.chunks;
    lowering.inlined = setting.inlined;
    const auto lowered = program::lower(program, lowering);
    if (!lowered)
        return lowered.error();
    for (std::size_t rank = 0; rank < lowered->workload.graphs.size(); ++rank) {
        const std::string path = prefix + "." + std::to_string(rank) + ".et";
        if (auto written = trace::writeEt(*lowered->workload.graphs[rank], path); !written)
            return written;
    }
    removeFurtherTraces(prefix, static_cast<std::uint32_t>(lowered->workload.graphs.size()), findings);
    const bool isRooted = std::ranges::any_of(lowered->tasks, [](const program::Task& task) {
        return task.kind == program::Task::Kind::Collective && !task.isWrittenOut && trace::hasRoot(task.collective);
    });
    if (isRooted)
        warn(findings, errorIn(prefix, ErrorCode::Unsupported, "ASTRA-sim runs no reduce and no broadcast"));
    const auto dimensions = static_cast<std::uint32_t>(fabric.topology().dimensions().size());
    const auto system = systemText(program, options, setting, dimensions);
    if (!system)
        return system.error();
    if (auto written = io::writeTextFile(prefix + ".system.json", *system); !written)
        return written;
    const auto network = fabric.isPristine()
        ? topology::writeAstraNetwork(fabric.topology())
        : errorOf(ErrorCode::Unsupported, "failed and slowed links are not part of ASTRA-sim's networks");
    if (!network)
        warn(findings, network.error());
    else if (auto written = io::writeTextFile(prefix + ".network.yml", *network); !written)
        return written;
    if (lowered->workload.groups.empty()) {
        const std::string groups = prefix + ".groups.json"; // one of another program would be taken for this one's
        std::error_code none;
        if (std::filesystem::remove(groups, none))
            warn(findings,
                errorIn(groups, ErrorCode::Mismatched, "removed: it is of another program under this prefix"));
        return {};
    }
    return io::writeTextFile(prefix + ".groups.json", groupsJson(lowered->workload.groups));
}

} // namespace weft::study

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/scenario/run_settings.h"

#include "engine/inputs/comm_groups_json.h"
#include "engine/inputs/custom_collectives.h"
#include "engine/inputs/memory_json.h"
#include "engine/io/json_file.h"
#include "engine/study/scenario/sample.h"

namespace weft::study {

namespace {

// Parses one of the texts; none if it is empty or no JSON, which is then a finding.
std::optional<io::JsonFile> parse(const std::string& text, const std::string& name, Findings& findings)
{
    if (text.empty())
        return {};
    Result<io::JsonFile> file = io::JsonFile::parse(text, name);
    if (file)
        return std::move(*file);
    fail(findings, file.error());
    return {};
}

} // namespace

bool RunSettings::operator==(const RunSettings& other) const
{
    return system == other.system && memory == other.memory && groups == other.groups && folder == other.folder
        && network == other.network && record == other.record && packet == other.packet && routing == other.routing
        && options == other.options;
}

RunSettings sampleSettings()
{
    RunSettings settings;
    settings.system = sampleSystemJson();
    return settings;
}

Result<PreparedSettings> prepare(const RunSettings& settings, std::uint32_t npus, Findings& findings)
{
    Findings own;
    PreparedSettings prepared;
    settings.options.applyTo(prepared.system.config);
    if (const auto file = parse(settings.system, "system", own)) {
        if (auto system = inputs::readSystem(*file, file->root(), settings.options, own)) {
            prepared.system = std::move(*system);
            if (npus != 0)
                (void)inputs::loadCustomCollectives(prepared.system, { settings.folder, "." }, npus, own);
        }
    }
    if (const auto file = parse(settings.memory, "remote memory", own)) {
        if (const auto memory = inputs::readRemoteMemory(*file, file->root(), npus, own))
            prepared.system.config.remoteMemory = *memory;
    }
    if (const auto file = parse(settings.groups, "communicator groups", own)) {
        if (auto groups = inputs::readCommGroups(*file, file->root(), npus, own))
            prepared.system.config.groups = std::move(*groups);
    }
    prepared.options.network = settings.network;
    prepared.options.record = settings.record;
    prepared.options.packet = settings.packet;
    prepared.options.routing = settings.routing;
    findings.insert(findings.end(), own.begin(), own.end());
    if (hasErrors(own))
        return firstError(own);
    return prepared;
}

} // namespace weft::study

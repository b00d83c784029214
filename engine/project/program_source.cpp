// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/program_source.h"

#include "engine/inputs/algorithm_names.h"
#include "engine/project/members.h"

namespace weft::project {

using Json = nlohmann::ordered_json;

namespace {

Json machineJson(const study::ProgramMachine& machine)
{
    Json object = Json::object();
    object["device"] = machine.device;
    if (!machine.card.empty())
        object["card"] = machine.card;
    object["system"] = machine.usesSettings ? "settings" : "device";
    object["launches"] = machine.launches;
    object["chunks"] = machine.setting.chunks;
    object["inline"] = machine.setting.inlined.empty() ? "none" : machine.setting.inlined;
    for (std::size_t i = 0; i < machine.setting.algorithms.size(); ++i) {
        if (const auto& algorithm = machine.setting.algorithms[i])
            object["algorithms"][std::string(inputs::toText(static_cast<simulation::NativePattern>(i)))]
                = inputs::toText(*algorithm);
    }
    return object;
}

void readMachine(const Json& object, study::ProgramMachine& machine, std::optional<WrongMember>& wrong)
{
    constexpr std::uint32_t kMostChunks = 1024;
    Members members(object, wrong);
    members.text("device", machine.device);
    members.text("card", machine.card);
    std::string system;
    if (members.text("system", system)) {
        if (system != "settings" && system != "device")
            members.refuse("system", [] { return say("\"device\" or \"settings\""); });
        machine.usesSettings = system == "settings";
    }
    members.flag("launches", machine.launches);
    members.id("chunks", machine.setting.chunks, kMostChunks + 1, [] { return say("a whole number from 1 to 1024"); });
    if (machine.setting.chunks == 0)
        members.refuse("chunks", [] { return say("a whole number from 1 to 1024"); });
    if (members.text("inline", machine.setting.inlined) && machine.setting.inlined == "none")
        machine.setting.inlined.clear();
    const Json* algorithms = members.part("algorithms", Json::value_t::object, [] { return say("an object"); });
    for (std::size_t i = 0; algorithms != nullptr && i < machine.setting.algorithms.size(); ++i) {
        const std::string pattern(inputs::toText(static_cast<simulation::NativePattern>(i)));
        Members names(*algorithms, wrong);
        std::string name;
        if (!names.text(pattern.c_str(), name))
            continue;
        if (const auto algorithm = inputs::parseAlgorithm(name))
            machine.setting.algorithms[i] = *algorithm;
        else
            names.refuse(pattern.c_str(), [] { return say("the name of an algorithm, such as \"ring\""); });
    }
}

} // namespace

Json programSourceJson(const ProgramSource& source)
{
    Json object { { "name", source.name }, { "text", source.text } };
    if (!source.looked.empty())
        object["looked"] = source.looked;
    if (!(source.machine == study::ProgramMachine {}))
        object["machine"] = machineJson(source.machine);
    return object;
}

void readProgramSource(const Json& object, ProgramSource& source, std::optional<WrongMember>& wrong)
{
    Members members(object, wrong);
    members.text("name", source.name);
    members.text("text", source.text);
    members.text("looked", source.looked);
    if (const Json* machine = members.part("machine", Json::value_t::object, [] { return say("an object"); }))
        readMachine(*machine, source.machine, wrong);
}

} // namespace weft::project

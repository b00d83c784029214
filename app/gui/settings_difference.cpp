// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/settings_difference.h"

#include "engine/core/quantity_text.h"

#include <nlohmann/json.hpp>

namespace weft::gui {

using Json = nlohmann::ordered_json;

namespace {

Json parsed(const std::string& text)
{
    Json object = Json::parse(text, nullptr, false, true);
    return object.is_object() ? object : Json::object();
}

std::string shown(const Json& object, const std::string& key)
{
    const auto at = object.find(key);
    if (at == object.end())
        return {};
    return at->is_string() ? at->get<std::string>() : at->dump();
}

void compareObjects(const std::string& before, const std::string& after, std::vector<SettingsDifference>& differences)
{
    const Json a = parsed(before);
    const Json b = parsed(after);
    for (const auto& [key, value] : a.items()) {
        if (const std::string was = shown(a, key), is = shown(b, key); was != is)
            differences.push_back({ key, was, is });
    }
    for (const auto& [key, value] : b.items()) {
        if (!a.contains(key))
            differences.push_back({ key, {}, shown(b, key) });
    }
}

} // namespace

std::vector<SettingsDifference> differences(const study::RunSettings& before, const study::RunSettings& after)
{
    std::vector<SettingsDifference> found;
    const auto compare = [&found](const char* key, const std::string& was, const std::string& is) {
        if (was != is)
            found.push_back({ key, was, is });
    };
    const auto network = [](const study::RunSettings& settings) {
        return std::string(settings.network == simulation::NetworkModel::Aware ? "aware" : "unaware");
    };
    const auto packet
        = [](const study::RunSettings& settings) { return settings.packet ? toText(*settings.packet) : std::string(); };
    compare("network", network(before), network(after));
    compare("packet", packet(before), packet(after));
    compare("queues per dimension", std::to_string(before.options.queuesPerDimension),
        std::to_string(after.options.queuesPerDimension));
    compare("injection scale", toText(before.options.injectionScale), toText(after.options.injectionScale));
    compare("rendezvous", before.options.rendezvous ? "on" : "off", after.options.rendezvous ? "on" : "off");
    compareObjects(before.system, after.system, found);
    compareObjects(before.memory, after.memory, found);
    compareObjects(before.groups, after.groups, found);
    return found;
}

} // namespace weft::gui

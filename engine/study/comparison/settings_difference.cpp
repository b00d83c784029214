// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/difference_list.h"

#include "engine/core/quantity_text.h"

#include <nlohmann/json.hpp>

#include <map>

namespace weft::study {

using OrderedJson = nlohmann::ordered_json;

namespace {

constexpr std::string_view kImplementation = "-implementation";
constexpr std::string_view kCustom = "-implementation-custom";

OrderedJson parsed(const std::string& text)
{
    OrderedJson object = OrderedJson::parse(text, nullptr, false, true);
    return object.is_object() ? object : OrderedJson::object();
}

std::string textOf(const OrderedJson& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_number_float())
        return toText(value.get<double>());
    if (!value.is_array())
        return value.dump();
    std::string text;
    for (const OrderedJson& part : value)
        text += (text.empty() ? "" : ", ") + textOf(part);
    return text;
}

DifferenceValue valueOf(const std::string& key, const OrderedJson& value)
{
    if (value.is_number() && (key == "endpoint-delay" || key == "remote-mem-latency"))
        return Latency { value.get<double>() };
    if (value.is_number() && (key == "local-mem-bw" || key == "remote-mem-bw"))
        return Bandwidth::gigaBytesPerSecond(value.get<double>());
    // ASTRA-sim writes switches as 0 and 1.
    if (key == "roofline-enabled" || key == "replay-only" || key == "model-shared-bus") {
        if (value.is_boolean())
            return value.get<bool>();
        if (value.is_number())
            return value.get<double>() != 0;
    }
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number())
        return value.get<double>();
    return textOf(value);
}

DifferenceValue valueIn(const OrderedJson& object, const std::string& key)
{
    const auto at = object.find(key);
    return at == object.end() ? DifferenceValue {} : valueOf(key, *at);
}

void compareKeys(DifferenceKind kind, const OrderedJson& a, const OrderedJson& b, DifferenceList& found)
{
    const auto isAlgorithm
        = [](const std::string& key) { return key.ends_with(kImplementation) || key.ends_with(kCustom); };
    for (const auto& [key, value] : a.items()) {
        if (!isAlgorithm(key))
            found.addIfOther(kind, key, valueOf(key, value), valueIn(b, key));
    }
    for (const auto& [key, value] : b.items()) {
        if (!isAlgorithm(key) && !a.contains(key))
            found.add(kind, key, {}, valueOf(key, value));
    }
}

// What is said of one pattern: an algorithm a dimension, or one of its own in a file, which wins.
struct PatternChoice {
    std::vector<std::string> names;
    std::string file;
};

std::map<std::string, PatternChoice> choicesOf(const OrderedJson& system)
{
    std::map<std::string, PatternChoice> choices;
    for (const auto& [key, value] : system.items()) {
        if (key.ends_with(kCustom)) {
            choices[key.substr(0, key.size() - kCustom.size())].file = textOf(value);
        } else if (key.ends_with(kImplementation)) {
            std::vector<std::string>& names = choices[key.substr(0, key.size() - kImplementation.size())].names;
            if (value.is_array()) {
                for (const OrderedJson& name : value)
                    names.push_back(textOf(name));
            } else {
                names.push_back(textOf(value));
            }
        }
    }
    return choices;
}

std::string listText(const PatternChoice& choice)
{
    if (!choice.file.empty())
        return choice.file;
    std::string text;
    for (const std::string& name : choice.names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

void compareAlgorithms(const OrderedJson& a, const OrderedJson& b, DifferenceList& found)
{
    const auto before = choicesOf(a);
    const auto after = choicesOf(b);
    std::map<std::string, std::pair<PatternChoice, PatternChoice>> both;
    for (const auto& [pattern, choice] : before)
        both[pattern].first = choice;
    for (const auto& [pattern, choice] : after)
        both[pattern].second = choice;
    for (const auto& [pattern, choices] : both) {
        const auto& [was, is] = choices;
        if (!was.file.empty() || !is.file.empty()) {
            if (was.file != is.file)
                found.addAlgorithm(pattern, {}, listText(was), listText(is));
            continue;
        }
        for (std::size_t d = 0; d < std::max(was.names.size(), is.names.size()); ++d) {
            const std::string one = d < was.names.size() ? was.names[d] : std::string();
            const std::string other = d < is.names.size() ? is.names[d] : std::string();
            if (one != other)
                found.addAlgorithm(pattern, static_cast<std::uint32_t>(d), one, other);
        }
    }
}

// "0–3, 8": runs of ranks.
std::string ranksText(const OrderedJson& ranks)
{
    if (!ranks.is_array())
        return textOf(ranks);
    std::string text;
    for (std::size_t at = 0; at < ranks.size();) {
        std::size_t end = at + 1;
        while (end < ranks.size() && ranks[end].is_number_integer() && ranks[end - 1].is_number_integer()
            && ranks[end].get<std::int64_t>() == ranks[end - 1].get<std::int64_t>() + 1)
            ++end;
        text += (text.empty() ? "" : ", ") + textOf(ranks[at]);
        if (end - at > 1)
            text += "–" + textOf(ranks[end - 1]);
        at = end;
    }
    return text;
}

void compareGroups(const OrderedJson& a, const OrderedJson& b, DifferenceList& found)
{
    for (const auto& [name, ranks] : a.items()) {
        const auto other = b.find(name);
        const DifferenceValue after = other == b.end() ? DifferenceValue {} : DifferenceValue(ranksText(*other));
        found.addIfOther(DifferenceKind::Group, name, ranksText(ranks), after);
    }
    for (const auto& [name, ranks] : b.items()) {
        if (!a.contains(name))
            found.add(DifferenceKind::Group, name, {}, ranksText(ranks));
    }
}

} // namespace

void compareSettings(const RunSettings& a, const RunSettings& b, DifferenceList& found)
{
    const auto network = [](const RunSettings& settings) {
        return std::string(settings.network == simulation::NetworkModel::Aware ? "aware" : "unaware");
    };
    const auto packet = [](const RunSettings& settings) {
        return settings.packet ? DifferenceValue(*settings.packet) : DifferenceValue {};
    };
    using Count = std::uint64_t;
    found.addIfOther(DifferenceKind::Network, {}, network(a), network(b));
    found.addIfOther(DifferenceKind::Packet, {}, packet(a), packet(b));
    found.addIfOther(DifferenceKind::Routing, {}, std::string(topology::toString(a.routing.choice)),
        std::string(topology::toString(b.routing.choice)));
    found.addIfOther(DifferenceKind::RoutingSeed, {}, a.routing.seed, b.routing.seed);
    found.addIfOther(
        DifferenceKind::Queues, {}, Count { a.options.queuesPerDimension }, Count { b.options.queuesPerDimension });
    found.addIfOther(DifferenceKind::InjectionScale, {}, a.options.injectionScale, b.options.injectionScale);
    found.addIfOther(DifferenceKind::Rendezvous, {}, a.options.rendezvous, b.options.rendezvous);
    found.addIfOther(DifferenceKind::GroupsByDimension, {}, a.options.groupsByDimension, b.options.groupsByDimension);
    const OrderedJson before = parsed(a.system);
    const OrderedJson after = parsed(b.system);
    compareAlgorithms(before, after, found);
    compareKeys(DifferenceKind::SystemKey, before, after, found);
    compareKeys(DifferenceKind::MemoryKey, parsed(a.memory), parsed(b.memory), found);
    compareGroups(parsed(a.groups), parsed(b.groups), found);
}

} // namespace weft::study

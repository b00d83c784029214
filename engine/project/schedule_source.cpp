// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/schedule_source.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace weft::project {

using Json = nlohmann::ordered_json;

collective::AlgorithmRequest ScheduleSource::request() const
{
    collective::AlgorithmRequest request;
    request.pattern.kind = pattern;
    request.pattern.ranks = ranks;
    request.pattern.root = root;
    request.pattern.inPlace = inPlace;
    request.channels = channels;
    request.pieces = pieces;
    request.placement = placement;
    return request;
}

std::optional<ScheduleSource> sourceOf(
    const std::string& algorithm, const collective::AlgorithmRequest& request, Bytes commSize)
{
    const collective::Pattern& pattern = request.pattern;
    if (pattern.chunks != 0 || !pattern.members.empty() || !request.dimensions.empty()
        || pattern.kind == collective::PatternKind::Custom)
        return std::nullopt;
    return ScheduleSource { {}, algorithm, pattern.kind, pattern.ranks, request.placement, pattern.root,
        pattern.inPlace, request.channels, request.pieces, commSize };
}

Json scheduleSourceJson(const ScheduleSource& source)
{
    Json object = Json::object();
    if (!source.file.empty())
        object["file"] = source.file;
    if (source.algorithm.empty())
        return object;
    object["algorithm"] = source.algorithm;
    object["pattern"] = collective::toString(source.pattern);
    object["ranks"] = source.ranks;
    if (!source.placement.empty()) {
        Json placement = Json::array();
        for (const Rank rank : source.placement)
            placement.push_back(index(rank));
        object["placement"] = std::move(placement);
    }
    object["root"] = index(source.root);
    object["in_place"] = source.inPlace;
    object["channels"] = source.channels;
    object["pieces"] = source.pieces;
    object["comm_size"] = source.commSize.count();
    return object;
}

std::optional<WrongMember> readScheduleSource(const Json& object, ScheduleSource& source)
{
    std::optional<WrongMember> wrong;
    // What is there is taken if it is what it should be.
    const auto take = [&](const char* key, const char* wanted, auto&& is, auto&& set) {
        const auto at = object.find(key);
        if (at == object.end() || wrong)
            return;
        if (is(*at))
            set(*at);
        else
            wrong = WrongMember { key, wanted };
    };
    const auto isText = [](const Json& value) { return value.is_string(); };
    const auto isNumber = [](const Json& value) {
        return value.is_number_unsigned() && value.get<std::uint64_t>() < std::numeric_limits<std::uint32_t>::max();
    };
    const auto number = [&](const char* key, auto&& set) {
        take(key, "a whole number, not negative and below 2^32 - 1", isNumber,
            [&](const Json& value) { set(value.get<std::uint32_t>()); });
    };
    take("file", "a text", isText, [&](const Json& value) { source.file = value.get<std::string>(); });
    take("algorithm", "a text", isText, [&](const Json& value) { source.algorithm = value.get<std::string>(); });
    take(
        "pattern", "the name of a collective, such as \"all-reduce\"",
        [](const Json& value) {
            return value.is_string() && collective::patternFromText(value.get<std::string>()).has_value();
        },
        [&](const Json& value) { source.pattern = *collective::patternFromText(value.get<std::string>()); });
    number("ranks", [&](std::uint32_t value) { source.ranks = value; });
    number("root", [&](std::uint32_t value) { source.root = Rank { value }; });
    number("channels", [&](std::uint32_t value) { source.channels = value; });
    number("pieces", [&](std::uint32_t value) { source.pieces = value; });
    take(
        "placement", "a list of NPUs",
        [&](const Json& value) { return value.is_array() && std::all_of(value.begin(), value.end(), isNumber); },
        [&](const Json& value) {
            for (const Json& npu : value)
                source.placement.push_back(Rank { npu.get<std::uint32_t>() });
        });
    take(
        "in_place", "true or false", [](const Json& value) { return value.is_boolean(); },
        [&](const Json& value) { source.inPlace = value.get<bool>(); });
    take(
        "comm_size", "a number of bytes", [](const Json& value) { return value.is_number_unsigned(); },
        [&](const Json& value) { source.commSize = Bytes { value.get<std::uint64_t>() }; });
    return wrong;
}

} // namespace weft::project

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/project_note.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace weft::project {

using Json = nlohmann::ordered_json;

Json noteJson(const Note& note)
{
    Json object = Json::object();
    object["ns"] = note.ns;
    if (note.rank != kNone<Rank>) {
        object["rank"] = index(note.rank);
        object["operation"] = index(note.operation);
    }
    if (!note.text.empty())
        object["text"] = note.text;
    return object;
}

std::optional<WrongMember> readNote(const Json& object, Note& note)
{
    const auto isBelow = [&](const char* key, std::uint64_t limit) {
        const auto at = object.find(key);
        return at != object.end() && at->is_number_unsigned() && at->get<std::uint64_t>() < limit;
    };
    constexpr std::uint64_t kLongest = std::uint64_t { 1 } << 62U; // ns
    if (!isBelow("ns", kLongest))
        return WrongMember { "ns", "a whole number of nanoseconds, not negative and below 2^62" };
    note.ns = object.at("ns").get<std::int64_t>();
    if (object.contains("rank") || object.contains("operation")) {
        for (const char* key : { "rank", "operation" }) {
            if (!isBelow(key, std::numeric_limits<std::uint32_t>::max()))
                return WrongMember { key, "a whole number, not negative and below 2^32 - 1" };
        }
        note.rank = Rank { object.at("rank").get<std::uint32_t>() };
        note.operation = OpId { object.at("operation").get<std::uint32_t>() };
    }
    if (object.contains("text")) {
        if (!object.at("text").is_string())
            return WrongMember { "text", "a text" };
        note.text = object.at("text").get<std::string>();
    }
    return {};
}

} // namespace weft::project

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/json/schedule_json_members.h"

namespace weft::collective {

using io::JsonObject;
using io::JsonPath;
using nlohmann::json;

JsonPath with(JsonPath path, std::variant<std::string, std::size_t> step)
{
    path.push_back(std::move(step));
    return path;
}

bool JsonMembers::finish(JsonObject& entry)
{
    const std::size_t before = m_issues.size();
    entry.finish();
    return m_issues.size() > before;
}

std::vector<Rank> JsonMembers::ranksOf(const json& values, std::uint64_t most, const JsonPath& path)
{
    std::vector<Rank> ranks;
    if (!values.is_array())
        fail(path, ErrorCode::WrongType, "a list of ranks is expected");
    for (std::size_t i = 0; values.is_array() && i < values.size() && !failed(); ++i)
        ranks.push_back(Rank { numberOf(values[i], most, [&] { return with(path, i); }) });
    return ranks;
}

const json* JsonMembers::required(JsonObject& entry, const char* key, const JsonPath& path)
{
    const json* const value = entry.find(key);
    if (value == nullptr && !failed())
        fail(with(path, key), ErrorCode::Missing, "the member \"" + std::string(key) + "\" is missing");
    return value;
}

const json* JsonMembers::list(JsonObject& entry, const char* key, const JsonPath& path, bool isRequired)
{
    const json* const value = isRequired ? required(entry, key, path) : entry.find(key);
    if (value == nullptr || value->is_array())
        return value;
    fail(with(path, key), ErrorCode::WrongType,
        std::string("a list [ … ] is expected, but this is ") + value->type_name());
    return nullptr;
}

std::uint32_t JsonMembers::number(JsonObject& entry, const char* key, const JsonPath& path, std::uint64_t most)
{
    const json* const value = required(entry, key, path);
    return value == nullptr ? 0 : numberOf(*value, most, [&] { return with(path, key); });
}

std::uint32_t JsonMembers::word(
    JsonObject& entry, const char* key, const JsonPath& path, std::span<const std::string_view> words)
{
    const json* const value = required(entry, key, path);
    return value == nullptr ? 0 : wordOf(*value, words, [&] { return with(path, key); });
}

} // namespace weft::collective

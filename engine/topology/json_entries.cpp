// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/json_entries.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"

#include <algorithm>

namespace weft::topology {

using nlohmann::json;

JsonEntries::JsonEntries(
    const json& list, std::string name, std::string file, std::vector<std::string> keys, Findings& findings)
    : m_list(&list)
    , m_name(std::move(name))
    , m_file(std::move(file))
    , m_keys(std::move(keys))
    , m_findings(&findings)
{
    if (list.is_array())
        return;
    m_failed = true;
    weft::fail(findings,
        errorAt(placeIn(m_file, m_name), ErrorCode::WrongType,
            say("a list is expected, but this is %1", list.type_name())));
}

Where JsonEntries::where(const char* key) const
{
    const std::string entry = m_name + '[' + std::to_string(m_next == 0 ? 0 : m_next - 1) + ']';
    return placeIn(m_file, key != nullptr ? entry + '.' + key : entry);
}

void JsonEntries::fail(ErrorCode code, Sentence message, const char* key, Sentence hint)
{
    if (!m_failed)
        weft::fail(*m_findings, { code, std::move(message), where(key), std::move(hint) });
    m_failed = true;
}

bool JsonEntries::next()
{
    if (m_failed || m_next == m_list->size())
        return false;
    m_entry = &(*m_list)[m_next++];
    if (!m_entry->is_object()) {
        fail(ErrorCode::WrongType, say("an object { … } is expected, but this is %1", m_entry->type_name()), nullptr);
        return false;
    }
    for (const auto& [key, value] : m_entry->items()) {
        if (std::find(m_keys.begin(), m_keys.end(), key) != m_keys.end() || !m_warned.insert(key).second)
            continue;
        constexpr std::size_t kMostWarnings = 20;
        if (m_warned.size() > kMostWarnings)
            continue;
        const std::string near = key.size() > 40 ? std::string() : io::nearestName(key, m_keys);
        warn(*m_findings,
            { ErrorCode::UnknownKey, say("the key '%1' is not known and has no effect", key.substr(0, 40)),
                where(nullptr), near.empty() ? Sentence() : say("did you mean '%1'?", near) });
    }
    return true;
}

const json* JsonEntries::find(const char* key) const
{
    const auto at = m_entry->find(key);
    return at == m_entry->end() ? nullptr : &*at;
}

std::uint32_t JsonEntries::id(const char* key, std::uint64_t below)
{
    const json* value = find(key);
    if (value == nullptr) {
        fail(ErrorCode::Missing, say("the key '%1' is missing", key), nullptr);
        return 0;
    }
    if (!value->is_number_integer()) {
        fail(ErrorCode::WrongType, say("a whole number is expected, but this is %1", value->type_name()), key);
        return 0;
    }
    const bool isNegative = !value->is_number_unsigned() && value->get<std::int64_t>() < 0;
    if (isNegative || value->get<std::uint64_t>() >= below) {
        fail(ErrorCode::OutOfRange, say("%1 does not exist; ids go from 0 to %2-1", value->dump(), below), key);
        return 0;
    }
    return value->get<std::uint32_t>();
}

const std::string* JsonEntries::requiredText(const char* key, const char* example)
{
    const json* value = find(key);
    if (value == nullptr) {
        fail(ErrorCode::Missing, say("the key '%1' is missing", key), nullptr);
        return nullptr;
    }
    if (!value->is_string()) {
        fail(ErrorCode::WrongType, say("a text with a unit is expected, but this is %1", value->type_name()), key,
            say("write it as %1", example));
        return nullptr;
    }
    return value->get_ptr<const std::string*>();
}

Bandwidth JsonEntries::bandwidth(const char* key)
{
    const std::string* value = requiredText(key, "\"50GB/s\"");
    const Result<Bandwidth> read = value == nullptr ? Result<Bandwidth>(Bandwidth {}) : parseBandwidth(*value);
    if (!read)
        fail(read.error().code, read.error().message, key, read.error().hint);
    return read ? *read : Bandwidth {};
}

Latency JsonEntries::latency(const char* key)
{
    const std::string* value = requiredText(key, "\"500ns\"");
    const Result<Latency> read = value == nullptr ? Result<Latency>(Latency {}) : parseLatency(*value);
    if (!read)
        fail(read.error().code, read.error().message, key, read.error().hint);
    return read ? *read : Latency {};
}

bool JsonEntries::flag(const char* key, bool standard)
{
    const json* value = find(key);
    if (value == nullptr)
        return standard;
    if (!value->is_boolean()) {
        fail(ErrorCode::WrongType, say("true or false is expected, but this is %1", value->type_name()), key);
        return standard;
    }
    return value->get<bool>();
}

std::string JsonEntries::text(const char* key)
{
    const json* value = find(key);
    if (value == nullptr)
        return {};
    if (!value->is_string()) {
        fail(ErrorCode::WrongType, say("a text is expected, but this is %1", value->type_name()), key);
        return {};
    }
    return value->get<std::string>();
}

double JsonEntries::factor(const char* key)
{
    const json* value = find(key);
    if (value == nullptr)
        return 1;
    constexpr double kMost = 1e6;
    const double number = value->is_number() ? value->get<double>() : 0;
    if (!(number >= 1 / kMost) || !(number <= kMost)) {
        fail(value->is_number() ? ErrorCode::OutOfRange : ErrorCode::WrongType,
            say("a factor from 0.000001 to 1000000 is expected"), key,
            say("0.5 halves it; write \"failed\": true for none"));
        return 1;
    }
    return number;
}

} // namespace weft::topology

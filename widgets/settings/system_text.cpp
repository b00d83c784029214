// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/system_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace weft::widgets {

using Json = nlohmann::ordered_json;

struct SystemText::Object {
    Json json = Json::object();
};

namespace {

constexpr double kExactIntegers = 9007199254740992.0; // 2^53

constexpr int kDeepest = 64; // writing goes down by recursion

// Bytes that are no UTF-8 cannot be in parsed JSON, and what people type comes from Qt; nothing here throws.
std::string dumped(const Json& value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Lists of words and numbers on one line, as people write them.
std::string lineOf(const Json& value)
{
    const bool flat = value.is_array()
        && std::none_of(value.begin(), value.end(), [](const Json& entry) { return entry.is_structured(); });
    if (!flat)
        return value.is_structured() ? value.dump(2, ' ', false, Json::error_handler_t::replace) : dumped(value);
    std::string text = "[";
    for (const Json& entry : value)
        text += (text.size() == 1 ? "" : ", ") + dumped(entry);
    return text + "]";
}

// What is inside a key's value moves two columns in.
std::string indented(const std::string& text)
{
    std::string result;
    for (const char letter : text) {
        result += letter;
        if (letter == '\n')
            result += "  ";
    }
    return result;
}

bool isBlank(const std::string& text)
{
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

} // namespace

SystemText::SystemText(std::string text)
    : m_text(std::move(text))
{
    Object object;
    bool tooDeep = false;
    const auto limit = [&tooDeep](int depth, Json::parse_event_t /*event*/, Json& /*value*/) {
        tooDeep = tooDeep || depth > kDeepest;
        return !tooDeep;
    };
    if (!isBlank(m_text))
        object.json = Json::parse(m_text, limit, false, true);
    if (object.json.is_object() && !tooDeep)
        m_object = std::make_unique<Object>(std::move(object));
}

SystemText::~SystemText() = default;
SystemText::SystemText(SystemText&&) noexcept = default;
SystemText& SystemText::operator=(SystemText&&) noexcept = default;

bool SystemText::has(const std::string& key) const
{
    return isValid() && m_object->json.contains(key);
}

std::optional<double> SystemText::number(const std::string& key) const
{
    if (!has(key) || !m_object->json.at(key).is_number())
        return {};
    return m_object->json.at(key).get<double>();
}

std::optional<bool> SystemText::flag(const std::string& key) const
{
    if (!has(key))
        return {};
    const Json& value = m_object->json.at(key);
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number())
        return value.get<double>() != 0;
    return {};
}

std::optional<std::string> SystemText::word(const std::string& key) const
{
    if (!has(key) || !m_object->json.at(key).is_string())
        return {};
    return m_object->json.at(key).get<std::string>();
}

std::optional<std::vector<std::string>> SystemText::words(const std::string& key) const
{
    if (const auto one = word(key))
        return std::vector<std::string> { *one };
    if (!has(key) || !m_object->json.at(key).is_array())
        return {};
    std::vector<std::string> result;
    for (const Json& entry : m_object->json.at(key)) {
        if (!entry.is_string())
            return {};
        result.push_back(entry.get<std::string>());
    }
    return result;
}

std::string SystemText::raw(const std::string& key) const
{
    return has(key) ? lineOf(m_object->json.at(key)) : std::string();
}

void SystemText::setNumber(const std::string& key, double value)
{
    if (!isValid())
        return;
    if (value == std::trunc(value) && std::fabs(value) <= kExactIntegers)
        m_object->json[key] = static_cast<std::int64_t>(value);
    else
        m_object->json[key] = value;
    rewrite();
}

void SystemText::setFlag(const std::string& key, bool value)
{
    setNumber(key, value ? 1 : 0);
}

void SystemText::setWord(const std::string& key, const std::string& value)
{
    if (!isValid())
        return;
    m_object->json[key] = value;
    rewrite();
}

void SystemText::setWords(const std::string& key, const std::vector<std::string>& values)
{
    if (!isValid())
        return;
    m_object->json[key] = values;
    rewrite();
}

void SystemText::unset(const std::string& key)
{
    if (!has(key))
        return;
    m_object->json.erase(key);
    rewrite();
}

void SystemText::rewrite()
{
    m_text.clear();
    for (const auto& [key, value] : m_object->json.items())
        m_text += (m_text.empty() ? "{\n  " : ",\n  ") + dumped(key) + ": " + indented(lineOf(value));
    if (!m_text.empty())
        m_text += "\n}\n";
}

} // namespace weft::widgets

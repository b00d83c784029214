// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/json_cursor.h"

#include "engine/core/make_error.h"
#include "engine/io/json_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>

namespace weft::io {

JsonCursor::JsonCursor(std::string_view text, const std::string& source, Findings& issues)
    : m_text(text)
    , m_source(source)
    , m_issues(issues)
    , m_at(text.data() + (text.starts_with("\xEF\xBB\xBF") ? 3 : 0))
    , m_end(text.data() + text.size())
{
}

Where JsonCursor::where(std::size_t offset) const
{
    return placeAt(m_source, lineAt(m_text, offset), columnAt(m_text, offset));
}

JsonPath JsonCursor::path() const
{
    JsonPath path;
    for (const Step& step : m_path) {
        if (step.name.data() != nullptr)
            path.emplace_back(std::string(step.name));
        else
            path.emplace_back(step.place);
    }
    return path;
}

void JsonCursor::fail(ErrorCode code, Sentence message, Sentence hint, const JsonPath& inside)
{
    if (std::exchange(m_failed, true))
        return;
    JsonPath path = this->path();
    path.insert(path.end(), inside.begin(), inside.end());
    Where place = where(offsetOfValue(m_text, path));
    place.item = toString(path);
    weft::fail(m_issues, { code, std::move(message), std::move(place), std::move(hint) });
}

void JsonCursor::failSyntax(Sentence why)
{
    if (std::exchange(m_failed, true))
        return;
    if (why.empty())
        why = m_at == m_end ? say("it ends too early") : say("something else is expected here");
    weft::fail(m_issues, { ErrorCode::Malformed, say("this is not valid JSON: %1", why), where(offset()), {} });
}

void JsonCursor::failUnlessAtEnd()
{
    (void)peek();
    if (m_at != m_end)
        failSyntax();
}

std::string_view JsonCursor::kind()
{
    const char first = peek();
    if (m_at != m_end && (first == '-' || (first >= '0' && first <= '9')))
        return "number";
    constexpr std::array<std::pair<char, std::string_view>, 6> kNamesByFirst { { { '{', "object" }, { '[', "array" },
        { '"', "string" }, { 't', "boolean" }, { 'f', "boolean" }, { 'n', "null" } } };
    const auto known = std::ranges::find(kNamesByFirst, first, &std::pair<char, std::string_view>::first);
    return known == kNamesByFirst.end() ? std::string_view() : known->second;
}

void JsonCursor::failType(const Sentence& expected)
{
    const std::string_view found = kind();
    if (found.empty())
        failSyntax();
    else
        fail(ErrorCode::WrongType, say("%1 is expected, but this is %2", expected, found));
}

void JsonCursor::failNumber(std::uint64_t most)
{
    const Sentence expected = say("a whole number from 0 to %1", most);
    if (kind() != "number")
        return failType(expected);
    const std::string_view found = token();
    fail(ErrorCode::OutOfRange, say("%1 is expected, but this is %2", expected, found));
}

std::size_t JsonCursor::memberName(JsonNames& names, std::uint32_t given, bool warns)
{
    (void)peek();
    const std::size_t begin = offset();
    const std::string_view name = string();
    const std::size_t count = names.names.size();
    std::size_t place = names.next < count ? names.next : 0;
    for (std::size_t tried = 0; names.names[place] != name && tried < count; ++tried)
        place = place + 1 == count ? 0 : place + 1;
    if (names.names[place] != name)
        place = count;
    names.next = place + 1;
    if (!m_failed) // a name with escapes is shown with them: it is not known anyway
        m_path.push_back(
            { place < count ? names.names[place] : m_text.substr(begin + 1, m_text.find('"', begin + 1) - begin - 1),
                0 });
    if (place < count && (given >> place & 1U) != 0 && !std::exchange(m_hasWarned, true)) {
        Where here = where(begin);
        here.item = name;
        warn(m_issues,
            { ErrorCode::Duplicate, say("the member \"%1\" is given twice; its last value counts", here.item),
                std::move(here), {} });
    }
    if (place == count && !m_failed) {
        names.isOdd = true;
        if (warns)
            warnUnknown(std::string(name), names);
    }
    close(':');
    return place;
}

void JsonCursor::warnUnknown(const std::string& name, const JsonNames& names)
{
    Where here = where(offsetOfValue(m_text, path()));
    here.item = toString(path());
    const std::string near = nearestName(name, { names.names.begin(), names.names.end() });
    warn(m_issues,
        { ErrorCode::UnknownKey, say("the key '%1' is not known and has no effect", name), std::move(here),
            near.empty() ? Sentence() : say("did you mean '%1'?", near) });
}

void JsonCursor::failMissing(const std::string& name)
{
    fail(ErrorCode::Missing, say("the member \"%1\" is missing", name), {}, { name });
}

bool JsonCursor::passComment()
{
    const std::size_t at = offset();
    const bool isLine = m_text.substr(at, 2) == "//";
    if (!isLine && m_text.substr(at, 2) != "/*")
        return false;
    const std::size_t end = isLine ? m_text.find('\n', at) : m_text.find("*/", at + 2);
    if (end == std::string_view::npos && !isLine)
        return false;
    m_at = m_text.data() + (end == std::string_view::npos ? m_text.size() - 1 : end + (isLine ? 0 : 1));
    return true;
}

bool JsonCursor::takeWord(std::string_view word)
{
    (void)peek();
    if (m_failed || !std::string_view(m_at, static_cast<std::size_t>(m_end - m_at)).starts_with(word))
        return false;
    m_at += word.size();
    return true;
}

// With escapes, with bytes beyond ASCII, or none at all.
std::string_view JsonCursor::oddString()
{
    const char* const begin = m_at;
    if (m_failed || !take('"')) {
        failSyntax();
        return {};
    }
    while (m_at != m_end && *m_at != '"')
        m_at += *m_at == '\\' && m_at + 1 != m_end ? 2 : 1;
    if (m_at == m_end) {
        failSyntax();
        return {};
    }
    ++m_at;
    const nlohmann::json value = nlohmann::json::parse(begin, m_at, nullptr, false);
    if (!value.is_string()) {
        m_at = begin;
        failSyntax(say("a text has an escape or a byte that it must not have"));
        return {};
    }
    m_unescaped = value.get<std::string>();
    return m_unescaped;
}

std::string JsonCursor::text()
{
    if (peek() == '"')
        return std::string(string());
    failType(say("a text"));
    return {};
}

void JsonCursor::failWord(std::span<const std::string_view> words, bool isText)
{
    std::string list;
    for (const std::string_view word : words)
        ((list += list.empty() ? "\"" : ", \"") += word) += '"';
    if (isText)
        fail(ErrorCode::OutOfRange, say("one of %1 is expected", list));
    else
        failType(say("one of %1", list));
}

bool JsonCursor::flag()
{
    const std::string_view what = kind();
    if (what != "number" && what != "boolean") {
        failType(say("true, false, 0 or 1"));
        return false;
    }
    const std::string value(token());
    return value == "true" || (what == "number" && std::strtod(value.c_str(), nullptr) != 0);
}

std::string_view JsonCursor::token()
{
    (void)peek();
    const char* const begin = m_at;
    pass();
    if (!m_failed && !nlohmann::json::accept(begin, m_at, true)) {
        m_at = begin;
        failSyntax();
    }
    return m_failed ? std::string_view() : std::string_view(begin, static_cast<std::size_t>(m_at - begin));
}

void JsonCursor::pass()
{
    std::size_t depth = 0;
    do {
        const char first = peek();
        if (m_at == m_end)
            return failSyntax();
        const bool opens = first == '{' || first == '[';
        if (first == '"') {
            (void)string();
        } else if (depth > 0 || opens) {
            depth = depth + (opens ? 1 : 0) - (first == '}' || first == ']' ? 1 : 0);
            ++m_at;
        } else { // a number or a word
            do {
                ++m_at;
            } while (m_at != m_end && std::string_view(" \t\r\n,]}/").find(*m_at) == std::string_view::npos);
        }
    } while (!m_failed && depth > 0);
}

} // namespace weft::io

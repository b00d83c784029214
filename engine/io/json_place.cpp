// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/json_place.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace weft::io {

namespace {

// Walks over a valid text token by token; on any other it ends early.
class Walker {
public:
    explicit Walker(std::string_view text)
        : m_text(text)
    {
    }

    [[nodiscard]] std::size_t at() const { return m_at; }
    void moveTo(std::size_t at) { m_at = at; }

    // The first character of the next token; 0 at the end.
    char peek()
    {
        while (m_at < m_text.size()) {
            if (m_text.substr(m_at, 3) == "\xEF\xBB\xBF")
                m_at += 3;
            else if (m_text.substr(m_at, 2) == "//")
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            else if (m_text.substr(m_at, 2) == "/*")
                m_at = std::min(m_text.find("*/", m_at + 2), m_text.size() - 2) + 2;
            else if (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\r' || m_text[m_at] == '\n')
                ++m_at;
            else
                return m_text[m_at];
        }
        return 0;
    }

    // Over a text, a number, a word, or one of the characters that make up objects and lists.
    std::string_view token()
    {
        const char first = peek();
        const std::size_t begin = m_at;
        if (first == '"') {
            for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at)
                m_at += m_text[m_at] == '\\' ? 1U : 0U;
            m_at = std::min(m_at + 1, m_text.size());
        } else if (std::string_view("{}[],:").find(first) != std::string_view::npos) {
            m_at += first == 0 ? 0U : 1U;
        } else {
            m_at = std::min(m_text.find_first_of(" \t\r\n,]}/", m_at), m_text.size());
            m_at = std::max(m_at, std::min(begin + 1, m_text.size()));
        }
        return m_text.substr(begin, m_at - begin);
    }

    void skipValue()
    {
        std::size_t depth = 0;
        while (true) {
            const std::string_view next = token();
            if (next.empty())
                return;
            if (next == "{" || next == "[")
                ++depth;
            else if ((next == "}" || next == "]") && depth > 0)
                --depth;
            if (depth == 0)
                return;
        }
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

std::string unquoted(std::string_view token)
{
    const nlohmann::json value = nlohmann::json::parse(token, nullptr, false);
    return value.is_string() ? value.get<std::string>() : std::string(token);
}

// Moves to the member or entry of the value at which the walker stands.
bool enter(Walker& walker, const std::variant<std::string, std::size_t>& step)
{
    const auto* const name = std::get_if<std::string>(&step);
    if (walker.token() != (name != nullptr ? "{" : "["))
        return false;
    std::optional<std::size_t> found;
    for (std::size_t place = 0; walker.peek() != '}' && walker.peek() != ']' && walker.peek() != 0; ++place) {
        bool isIt = name == nullptr && place == std::get<std::size_t>(step);
        if (name != nullptr) {
            isIt = unquoted(walker.token()) == *name;
            walker.token(); // the colon
        }
        walker.peek();
        if (isIt)
            found = walker.at();
        if (isIt && name == nullptr)
            break;
        walker.skipValue();
        if (walker.peek() == ',')
            walker.token();
    }
    walker.moveTo(found.value_or(walker.at()));
    return found.has_value();
}

} // namespace

std::string toString(const JsonPath& path)
{
    std::string text;
    for (const auto& step : path) {
        if (const auto* const name = std::get_if<std::string>(&step))
            text += (text.empty() ? "" : ".") + *name;
        else
            text += '[' + std::to_string(std::get<std::size_t>(step)) + ']';
    }
    return text;
}

std::size_t offsetOfValue(std::string_view text, const JsonPath& path)
{
    Walker walker(text);
    walker.peek();
    std::size_t innermost = walker.at();
    for (const auto& step : path) {
        if (!enter(walker, step))
            break;
        innermost = walker.at();
    }
    return innermost;
}

std::optional<RepeatedMember> firstRepeatedMember(std::string_view text)
{
    Walker walker(text);
    std::vector<std::set<std::string>> open; // the names in the objects around; none for a list
    while (true) {
        walker.peek();
        const std::size_t at = walker.at();
        const std::string_view token = walker.token();
        if (token.empty())
            return {};
        if (token == "{" || token == "[")
            open.emplace_back();
        else if ((token == "}" || token == "]") && !open.empty())
            open.pop_back();
        else if (token[0] == '"' && walker.peek() == ':' && !open.empty()) {
            std::string name = unquoted(token);
            if (!open.back().insert(name).second)
                return RepeatedMember { std::move(name), at };
        }
    }
}

} // namespace weft::io

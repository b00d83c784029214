// SPDX-License-Identifier: GPL-3.0-or-later
// JSON read from a text as it stands, value after value and without a tree: who reads says what is expected, and the
// first thing that is wrong becomes an issue with its place; then nothing more is read. Comments are accepted. Owned by
// one reader, on one thread; text, source and issues must outlive it.
#pragma once

#include "engine/core/error.h"
#include "engine/io/json_place.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace weft::io {

// The members that an object may have, up to 32.
struct JsonNames {
    std::span<const std::string_view> names;
    bool isOdd = false; // another one was met: of many alike, only the first such object is warned of
    std::size_t next = 0; // that is likely, since members of many alike follow each other alike
};

class JsonCursor {
public:
    // `source` stands for the file in messages.
    JsonCursor(std::string_view text, const std::string& source, Findings& issues);

    [[nodiscard]] bool failed() const { return m_failed; }
    // At the value that is read, or at one inside it that was read before; where that is absent, at what is around it.
    void fail(ErrorCode code, Sentence message, Sentence hint = {}, const JsonPath& inside = {});
    void failUnlessAtEnd();

    // The first character of the next token; 0 at the end.
    [[nodiscard]] char peek()
    {
        for (; m_at != m_end; ++m_at) {
            const bool isSpace = *m_at == ' ' || *m_at == '\n' || *m_at == '\t' || *m_at == '\r';
            if (!isSpace && (*m_at != '/' || !passComment()))
                return *m_at;
        }
        return '\0';
    }
    // Over a value, of which only the brackets are counted, because it will be read later.
    void pass();
    [[nodiscard]] const char* here() const { return m_at; }
    [[nodiscard]] std::size_t offset() const { return static_cast<std::size_t>(m_at - m_text.data()); }
    // The text of a value as it stands; its syntax is checked.
    [[nodiscard]] std::string_view token();

    // A whole number; `most` is below 2^32.
    [[nodiscard]] std::uint32_t number(std::uint64_t most)
    {
        (void)peek();
        const char* const begin = m_at;
        std::uint64_t value = 0;
        for (; m_at != m_end && *m_at >= '0' && *m_at <= '9' && m_at - begin < kMostDigits; ++m_at)
            value = value * 10 + static_cast<std::uint64_t>(*m_at - '0');
        const bool isPlain = m_at != begin && (*begin != '0' || m_at == begin + 1);
        const bool goesOn
            = m_at != m_end && (*m_at == '.' || *m_at == 'e' || *m_at == 'E' || (*m_at >= '0' && *m_at <= '9'));
        if (isPlain && !goesOn && value <= most)
            return static_cast<std::uint32_t>(value);
        m_at = begin;
        failNumber(most);
        return 0;
    }
    // The place of a text among these.
    [[nodiscard]] std::uint32_t word(std::span<const std::string_view> words)
    {
        const bool isText = peek() == '"';
        if (isText) {
            const std::string_view found = string();
            if (m_lastWord < words.size() && words[m_lastWord] == found) // many alike follow each other
                return m_lastWord;
            for (std::uint32_t place = 0; place < words.size(); ++place) {
                if (words[place] == found)
                    return m_lastWord = place;
            }
        }
        failWord(words, isText);
        return 0;
    }
    [[nodiscard]] std::string text();
    [[nodiscard]] bool flag(); // true, false, 0 or another number
    [[nodiscard]] bool takeWord(std::string_view word);

    // Calls entry() at each entry of a list, which it must read.
    template <class Entry> void list(const Entry& entry)
    {
        if (!enter('['))
            return;
        m_path.push_back({});
        if (!take(']')) {
            do {
                entry();
                if (m_failed)
                    return;
                ++m_path.back().place;
            } while (take(','));
            close(']');
        }
        if (!m_failed)
            m_path.pop_back();
    }

    // Calls member(place among the names) at each value of an object, which it must read. What is repeated is warned
    // of, and read again; what has another name is warned of. Returns the places that were given, as bits.
    template <class Member> std::uint32_t object(JsonNames& names, const Member& member)
    {
        std::uint32_t given = 0;
        const bool warns = !names.isOdd;
        if (!enter('{') || take('}'))
            return given;
        do {
            const std::size_t place = memberName(names, given, warns);
            if (m_failed)
                return given;
            if (place == names.names.size())
                (void)token();
            else
                member(place);
            given |= place == names.names.size() ? 0 : 1U << place;
            if (!m_failed)
                m_path.pop_back();
        } while (!m_failed && take(','));
        close('}');
        return given;
    }
    // Where the values of an object stand, by the places of their names; null: absent.
    template <std::size_t Count> std::array<const char*, Count> parts(JsonNames& names)
    {
        std::array<const char*, Count> places {};
        object(names, [&](std::size_t place) {
            places[place] = m_at;
            pass();
        });
        return places;
    }
    // Calls read() at a part, if it is there, and comes back. `depth`: how many steps of the path lead to its object.
    template <class Read> void at(const char* part, std::size_t depth, std::string_view name, const Read& read)
    {
        if (m_failed || part == nullptr)
            return;
        std::vector<Step> path(m_path.begin(), m_path.begin() + static_cast<std::ptrdiff_t>(depth));
        path.push_back({ name, 0 });
        std::swap(path, m_path);
        const char* const back = std::exchange(m_at, part);
        read();
        const char next = peek(); // the brackets of the part were counted, and no more
        if (!m_failed && next != ',' && next != '}')
            failSyntax();
        if (m_failed)
            return;
        m_path = std::move(path);
        m_at = back;
    }
    // Fails unless an object gave these.
    void require(std::uint32_t given, const JsonNames& names, std::initializer_list<std::size_t> places)
    {
        for (const std::size_t place : places) {
            if ((given >> place & 1U) == 0)
                failMissing(std::string(names.names[place]));
        }
    }

private:
    static constexpr std::ptrdiff_t kMostDigits = 10;

    struct Step { // from an object or a list to what is in it
        std::string_view name; // with memory of its own; none: of a list
        std::size_t place = 0;
    };

    [[nodiscard]] bool take(char c)
    {
        if (peek() != c || m_at == m_end)
            return false;
        ++m_at;
        return true;
    }
    void close(char c)
    {
        if (!m_failed && !take(c))
            failSyntax();
    }
    bool passComment();
    [[nodiscard]] bool enter(char bracket)
    {
        if (!m_failed && take(bracket))
            return true;
        failType(bracket == '[' ? say("a list [ … ]") : say("an object { … }"));
        return false;
    }
    [[nodiscard]] std::size_t memberName(JsonNames& names, std::uint32_t given, bool warns);
    // Its contents; those of one with escapes until the next such.
    [[nodiscard]] std::string_view string()
    {
        const char* const quote = peek() == '"' ? m_at : m_end;
        const char* end = quote == m_end ? m_end : quote + 1;
        while (end != m_end && *end != '"' && *end != '\\' && static_cast<signed char>(*end) >= ' ')
            ++end;
        if (m_failed || end == m_end || *end != '"')
            return oddString();
        m_at = end + 1;
        return { quote + 1, static_cast<std::size_t>(end - quote - 1) };
    }
    [[nodiscard]] std::string_view oddString();
    void warnUnknown(const std::string& name, const JsonNames& names);
    void failSyntax(Sentence why = {});
    void failNumber(std::uint64_t most);
    void failWord(std::span<const std::string_view> words, bool isText);
    void failMissing(const std::string& name);
    void failType(const Sentence& expected);
    [[nodiscard]] std::string_view kind(); // of the value, as JSON calls it; empty: none
    [[nodiscard]] JsonPath path() const;
    [[nodiscard]] Where where(std::size_t offset) const;

    std::string_view m_text;
    const std::string& m_source;
    Findings& m_issues;
    const char* m_at;
    const char* m_end;
    std::vector<Step> m_path; // of the value that is read
    std::uint32_t m_lastWord = 0; // its place
    std::string m_unescaped;
    bool m_hasWarned = false; // of a repeated member
    bool m_failed = false;
};

} // namespace weft::io

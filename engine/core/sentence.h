// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says to people: a pattern that stands in the source, and what is put into it. It reads as English
// everywhere in the engine and on terminals; a window asks how it was made and says it in another language. A value;
// copies share what they are made of. Any thread.
//
//   say("the group lists rank %1 twice", rank)
//   sayCount(blocked, "%n rank never finishes", "%n ranks never finish")
//
// scripts/update_translations.sh collects the patterns: they are literals, and stand in the call itself. The compiler
// compares them with their parts.
#pragma once

#include "engine/core/ids.h"

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace weft {

class Sentence {
public:
    struct Made;

    Sentence() = default;
    // Names, and words that others made: they are said as they are in every language.
    Sentence(std::string text)
        : m_english(std::move(text))
    {
    }
    Sentence(std::string_view text)
        : m_english(text)
    {
    }
    Sentence(const char* text)
        : m_english(text)
    {
    }
    explicit Sentence(Made made);

    [[nodiscard]] const std::string& english() const { return m_english; }
    operator const std::string&() const { return m_english; }
    operator std::string_view() const { return m_english; }
    [[nodiscard]] bool empty() const { return m_english.empty(); }
    [[nodiscard]] const char* c_str() const { return m_english.c_str(); }
    [[nodiscard]] std::size_t find(std::string_view text) const { return m_english.find(text); }

    // Null for what is said as it is.
    [[nodiscard]] const Made* made() const { return m_made.get(); }

    Sentence& operator+=(Sentence more);
    friend Sentence operator+(Sentence one, Sentence other) { return one += std::move(other); }
    // Sentences are the same that read so in English.
    friend bool operator==(const Sentence& one, const Sentence& other) { return one.m_english == other.m_english; }

private:
    std::string m_english;
    std::shared_ptr<const Made> m_made;
};

// How a sentence was made. Patterns are literals and live as long as the program.
struct Sentence::Made {
    const char* pattern = ""; // with %1 to %9; with %n where there is a count
    const char* many = nullptr; // the pattern for other counts than one
    std::uint64_t count = 0;
    std::vector<Sentence> parts;
};

namespace pattern_check {

// Not constant: where one of them is called for a literal, that does not compile.
inline void namesAPartThatIsNotGiven() { }
inline void leavesOutAPart() { }
inline void hasACountThatIsNotGiven() { }

// Which of the parts a pattern names: bit 0 for %1.
consteval unsigned partsIn(std::string_view pattern, std::size_t given)
{
    unsigned named = 0;
    for (std::size_t at = 0; at + 1 < pattern.size(); ++at) {
        const char next = pattern[at + 1];
        if (pattern[at] != '%' || next < '1' || next > '9')
            continue;
        if (static_cast<std::size_t>(next - '0') > given)
            namesAPartThatIsNotGiven();
        named |= 1U << (next - '1');
    }
    return named;
}

} // namespace pattern_check

// A literal that names the parts that it is given, all of them and no others: anything else does not compile.
template <std::size_t Given> struct SayPattern {
    consteval SayPattern(const char* literal) // NOLINT(google-explicit-constructor): a literal is a pattern
        : text(literal)
    {
        if (pattern_check::partsIn(literal, Given) != (1U << Given) - 1)
            pattern_check::leavesOutAPart();
        if (std::string_view(literal).find("%n") != std::string_view::npos)
            pattern_check::hasACountThatIsNotGiven();
    }
    const char* text;
};

// The same for a count. What is said of one may leave out parts.
template <std::size_t Given> struct OnePattern {
    consteval OnePattern(const char* literal) // NOLINT(google-explicit-constructor)
        : text(literal)
    {
        (void)pattern_check::partsIn(literal, Given);
    }
    const char* text;
};

template <std::size_t Given> struct ManyPattern {
    consteval ManyPattern(const char* literal) // NOLINT(google-explicit-constructor)
        : text(literal)
    {
        if (pattern_check::partsIn(literal, Given) != (1U << Given) - 1)
            pattern_check::leavesOutAPart();
    }
    const char* text;
};

// What may be put into a pattern: sentences, names, single characters, whole numbers (in digits without groups), ids.
template <class T>
requires(!std::same_as<std::remove_cvref_t<T>, bool>) [[nodiscard]] Sentence partOf(T&& part)
{
    using Plain = std::remove_cvref_t<T>;
    if constexpr (StrongId<Plain>)
        return std::to_string(index(part));
    else if constexpr (std::same_as<Plain, char>)
        return std::string(1, part);
    else if constexpr (std::integral<Plain>)
        return std::to_string(part);
    else
        return Sentence(std::forward<T>(part));
}

template <class... Parts>
[[nodiscard]] Sentence say(std::type_identity_t<SayPattern<sizeof...(Parts)>> pattern, Parts&&... parts)
{
    return Sentence(Sentence::Made { pattern.text, nullptr, 0, { partOf(std::forward<Parts>(parts))... } });
}

// %n is the count, in groups of three digits.
template <class... Parts>
[[nodiscard]] Sentence sayCount(std::uint64_t count, std::type_identity_t<OnePattern<sizeof...(Parts)>> one,
    std::type_identity_t<ManyPattern<sizeof...(Parts)>> many, Parts&&... parts)
{
    return Sentence(Sentence::Made { one.text, many.text, count, { partOf(std::forward<Parts>(parts))... } });
}

} // namespace weft

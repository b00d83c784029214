// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/json_mistake.h"

#include <array>
#include <string>

namespace weft::io {

namespace {

bool holds(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

// The signs that are called by themselves: "expected ':'".
std::string_view signAfter(std::string_view text, std::string_view word)
{
    constexpr std::array<std::string_view, 6> kSigns { "'['", "']'", "'{'", "'}'", "':'", "','" };
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos)
        return {};
    for (const std::string_view sign : kSigns) {
        if (text.substr(at + word.size()).starts_with(sign))
            return sign.substr(1, 1);
    }
    return {};
}

} // namespace

Sentence jsonMistake(std::string_view parsers)
{
    if (holds(parsers, "missing closing quote"))
        return say("a text has no closing quote");
    if (holds(parsers, "control character"))
        return say("a text goes over the end of its line, or has a control character that is not written as \\u");
    if (holds(parsers, "ill-formed UTF-8"))
        return say("a text has a byte that is not UTF-8");
    if (holds(parsers, "invalid string"))
        return say("a text has a \\ that is followed by nothing known");
    if (holds(parsers, "invalid number"))
        return say("a number is not complete");
    if (holds(parsers, "number overflow"))
        return say("a number is too large");
    if (holds(parsers, "invalid comment"))
        return say("a comment is not complete");
    if (holds(parsers, "unexpected end of input"))
        return say("it ends too early");
    if (holds(parsers, "invalid literal"))
        return say("this is no value: a text needs quotes");
    const std::string_view found = signAfter(parsers, "unexpected ");
    if (holds(parsers, "or a literal"))
        return found.empty() ? say("a value is expected here") : say("a value is expected here, and not %1", found);
    if (const std::string_view sign = signAfter(parsers, "; expected "); !sign.empty()) {
        // The parser names one of two that could stand here.
        if (sign == "}" || sign == "]")
            return say("a comma or %1 is expected here", sign);
        return say("%1 is expected here", sign);
    }
    if (holds(parsers, "expected string literal"))
        return say("a name in quotes is expected here");
    return say("something else is expected here");
}

} // namespace weft::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Errors in one call, and the places that they name: a file as a whole, a line or a byte of it, an item, a rank. Pure
// functions.
#pragma once

#include "engine/core/error.h"
#include "engine/core/ids.h"

#include <string>
#include <utility>

namespace weft {

[[nodiscard]] inline Where placeIn(std::string file, std::string item = {})
{
    return { std::move(file), {}, {}, {}, {}, {}, std::move(item) };
}

[[nodiscard]] inline Where placeIn(std::string file, std::optional<Rank> rank)
{
    return { std::move(file), {}, {}, {}, rank ? std::optional(index(*rank)) : std::nullopt, {}, {} };
}

// A line or a column of 0 is not known.
[[nodiscard]] inline Where placeAt(
    std::string file, std::uint64_t line, std::uint64_t column = 0, std::string item = {})
{
    Where where = placeIn(std::move(file), std::move(item));
    where.line = line > 0 ? std::optional(line) : std::nullopt;
    where.column = column > 0 ? std::optional(column) : std::nullopt;
    return where;
}

[[nodiscard]] inline Where placeAtByte(std::string file, std::uint64_t offset)
{
    return { std::move(file), {}, {}, offset, {}, {}, {} };
}

[[nodiscard]] inline Where placeOf(Rank rank, std::string item = {})
{
    return { {}, {}, {}, {}, index(rank), {}, std::move(item) };
}

// Without a place.
[[nodiscard]] inline Error errorOf(ErrorCode code, Sentence message, Sentence hint = {})
{
    return { code, std::move(message), {}, std::move(hint) };
}

[[nodiscard]] inline Error usageError(Sentence message, Sentence hint = {})
{
    return errorOf(ErrorCode::Usage, std::move(message), std::move(hint));
}

[[nodiscard]] inline Error errorAt(Where where, ErrorCode code, Sentence message, Sentence hint = {})
{
    return { code, std::move(message), std::move(where), std::move(hint) };
}

[[nodiscard]] inline Error errorAt(Rank rank, ErrorCode code, Sentence message, Sentence hint = {})
{
    return errorAt(placeOf(rank), code, std::move(message), std::move(hint));
}

[[nodiscard]] inline Error errorIn(std::string file, ErrorCode code, Sentence message, Sentence hint = {})
{
    return errorAt(placeIn(std::move(file)), code, std::move(message), std::move(hint));
}

// One of the findings, and what the call comes to.
[[nodiscard]] inline Error failWith(Findings& findings, Error error)
{
    fail(findings, error);
    return error;
}

} // namespace weft

// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of the usual kinds in one call: about a file as a whole, a rank, or what was asked for. Pure functions.
#pragma once

#include "engine/core/error.h"
#include "engine/core/ids.h"

#include <string>
#include <utility>

namespace weft {

[[nodiscard]] inline Error errorIn(std::string file, ErrorCode code, std::string message, std::string hint = {})
{
    Error error { code, std::move(message), {}, std::move(hint) };
    error.where.file = std::move(file);
    return error;
}

[[nodiscard]] inline Error errorAt(Rank rank, ErrorCode code, std::string message, std::string hint = {})
{
    Error error { code, std::move(message), {}, std::move(hint) };
    error.where.rank = index(rank);
    return error;
}

// Without a place.
[[nodiscard]] inline Error errorOf(ErrorCode code, std::string message, std::string hint = {})
{
    return { code, std::move(message), {}, std::move(hint) };
}

[[nodiscard]] inline Error usageError(std::string message, std::string hint = {})
{
    return errorOf(ErrorCode::Usage, std::move(message), std::move(hint));
}

} // namespace weft

// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are plainly something else than what any reader of Weft takes, told by their first bytes, so that a
// picture is called a picture and not a broken trace. Hold no state; any thread.
#pragma once

#include "engine/core/error.h"

#include <optional>
#include <string>
#include <string_view>

namespace weft::io {

inline constexpr std::string_view kStepFileMagic = "WEFTSTEP"; // synthesized schedules of equal steps (.wsteps)

// "a PNG picture", "an HTML page", …; none for what may be one of Weft's forms (gzip, text, XML, Protobuf).
// `head`: the first bytes, a few hundred are enough.
[[nodiscard]] std::optional<Sentence> foreignKind(std::string_view head);

// Malformed: "this is a PNG picture, which Weft does not read".
[[nodiscard]] Error foreignFile(const Sentence& kind, const std::string& file);

// Of a file that is in none of Weft's forms: "this is no file that Weft reads: it looks like text", with what can be
// told of it (nothing in it, text, binary data, XML and its root element). `what`: "this is no file that Weft reads".
[[nodiscard]] Error unknownFile(const Sentence& what, std::string_view head, const std::string& file);

// What is there and is neither a file nor a folder: it cannot be looked into before it is read, and
// to open it could wait for ever. Errors: Unreadable.
[[nodiscard]] std::optional<Error> refusedAsPipe(const std::string& path);

} // namespace weft::io

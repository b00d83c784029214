// SPDX-License-Identifier: GPL-3.0-or-later
// Why a text is no JSON, in words of our own: the parser's are English in every language. Pure function.
#pragma once

#include "engine/core/sentence.h"

#include <string_view>

namespace weft::io {

// `parsers` is what nlohmann's parser says after its position: "syntax error while parsing value - unexpected ','; …".
[[nodiscard]] Sentence jsonMistake(std::string_view parsers);

} // namespace weft::io

// SPDX-License-Identifier: GPL-3.0-or-later
// What any file that Weft reads is about, told by its content. Reads files; holds no state; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/study/description/description.h"

#include <string>

namespace weft::study {

// `what` is a file, the prefix of a trace set, or the text of a generated fabric; the content decides. Findings are
// those of the reader, and for a trace set those of the validator.
[[nodiscard]] Result<Description> inspect(const std::string& what, Findings& findings, const Watch& watch = {});

} // namespace weft::study

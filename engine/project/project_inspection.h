// SPDX-License-Identifier: GPL-3.0-or-later
// What a project or a run file is about, as facts for people; everything else is described by study/inspection.h.
// Reads files; holds no state; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/study/description/description.h"

#include <string>

namespace weft::project {

// Any file that Weft reads. Findings are those of the reader.
[[nodiscard]] Result<study::Description> inspect(const std::string& what, Findings& findings, const Watch& watch = {});

} // namespace weft::project

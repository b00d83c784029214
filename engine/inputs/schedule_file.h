// SPDX-License-Identifier: GPL-3.0-or-later
// A collective algorithm in a file: an MSCCL-IR program (XML) or Weft's own JSON of a schedule; the content decides,
// not the name. Reads files; holds no state; any thread.
#pragma once

#include "engine/collective/model/schedule.h"

#include <string>

namespace weft::inputs {

// What is wrong goes to `findings`, the Error is the first of it. Errors: those of readTextFile and of the two parsers,
// Malformed (neither of the two).
[[nodiscard]] Result<collective::SchedulePtr> readScheduleFile(const std::string& path, Findings& findings);

} // namespace weft::inputs

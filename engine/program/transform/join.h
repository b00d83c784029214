// SPDX-License-Identifier: GPL-3.0-or-later
// Whether stages may become one kernel, or parts of one chain. Stateless.
#pragma once

#include "engine/program/model/program.h"

namespace weft::program {

// Ascending, two or more. Beside the kernels that there are already, Cycle is left to kernelsOf().
[[nodiscard]] Result<void> mayFuse(const Program& program, const std::vector<StageId>& stages);
// Each part the stages of a kernel, or one stage: each reads the one before.
[[nodiscard]] Result<void> mayOverlap(const Program& program, const std::vector<std::vector<StageId>>& parts);

} // namespace weft::program

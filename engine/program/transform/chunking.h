// SPDX-License-Identifier: GPL-3.0-or-later
// Along which dimensions the chunks of a chain go, so that no work needs more of what comes before it in the chain than
// its own chunk. Stateless.
#pragma once

#include "engine/program/model/program.h"

namespace weft::program {

// Errors: Unsupported, with a stage that needs all of another whatever the dimension.
[[nodiscard]] Result<void> mustGoByChunks(const Program& program, const std::vector<StageId>& chain);

} // namespace weft::program

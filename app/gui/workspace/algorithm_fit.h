// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the settings list an algorithm for each dimension of the fabric, and the settings that would. Pure
// functions; any thread.
#pragma once

#include "engine/study/scenario/run_settings.h"

#include <cstddef>
#include <optional>

namespace weft::gui {

// Nothing where they fit, or cannot be read. An error where there are more algorithms than dimensions, a warning where
// dimensions would take no part.
[[nodiscard]] std::optional<Finding> algorithmMismatch(const study::RunSettings& settings, std::size_t dimensions);

// Whether this finding of a run says the same of one pattern.
[[nodiscard]] bool isAlgorithmMismatch(const Finding& finding);

// Lists that are too long are cut, and the last algorithm of those that are too short is repeated. All else stays.
[[nodiscard]] study::RunSettings fittedTo(study::RunSettings settings, std::size_t dimensions);

} // namespace weft::gui

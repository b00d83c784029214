// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a workload has as many ranks as the fabric has NPUs, and the fabric that it would fit on. Pure functions;
// any thread.
#pragma once

#include "engine/core/error.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace weft::gui {

// Nothing where they match. An error where NPUs would have nothing to run, a warning where ranks are left out.
[[nodiscard]] std::optional<Finding> rankMismatch(std::size_t ranks, std::uint32_t npus);

// The text of a fabric of so many NPUs: `like` with another size of its last dimension where that divides, else one
// switch. O(length of `like`).
[[nodiscard]] QString fabricSpecOf(std::uint32_t npus, const QString& like);

} // namespace weft::gui

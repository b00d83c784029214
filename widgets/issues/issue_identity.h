// SPDX-License-Identifier: GPL-3.0-or-later
// When two issues are one row of the list, and when they are alike and fold. Pure functions; any thread.
#pragma once

#include "widgets/issues/issues_model.h"

#include <string>

namespace weft::widgets {

// Two issues with this in common are one row.
[[nodiscard]] std::string identityOf(const Issue& issue);
// Two issues with this in common are alike: the same sentence about other names and numbers.
[[nodiscard]] std::string likenessOf(const Issue& issue);

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// Bandwidths as bare numbers of GiB/s, which two foreign formats want. A pure function; any thread.
#pragma once

#include "engine/core/units.h"

#include <string>

namespace weft::topology {

// The shortest decimal of GiB/s that reads back as the same bandwidth, or the nearest one where none does.
[[nodiscard]] std::string gibiText(Bandwidth bandwidth);

} // namespace weft::topology

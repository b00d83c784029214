// SPDX-License-Identifier: GPL-3.0-or-later
// Names in the order in which people count: npu2 before npu10. Pure function; any thread.
#pragma once

#include <string_view>

namespace weft {

// Runs of ASCII digits by what they count, everything else byte by byte; names that count alike, such as "1" and "01",
// byte by byte as a whole, so that this is a strict total order.
[[nodiscard]] bool naturalLess(std::string_view a, std::string_view b);

} // namespace weft

// SPDX-License-Identifier: GPL-3.0-or-later
// Counts in the sentences of the engine, so that there is one format: "1 NPU", "10,000 NPUs". Pure functions; any
// thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace weft {

// Digits in groups of three: "1,234,567".
[[nodiscard]] std::string countText(std::uint64_t count);

// "1 link", "12 links"; `many` where a final s does not do: counted(2, "switch", "switches").
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view one, std::string_view many = {});

} // namespace weft

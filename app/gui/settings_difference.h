// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between the settings of two runs, for people. Pure; any thread.
#pragma once

#include "engine/study/run_settings.h"

#include <string>
#include <vector>

namespace weft::gui {

struct SettingsDifference {
    std::string key; // "endpoint-delay", "network", …
    std::string before; // empty: not given
    std::string after;
};

// By key, in the order of the options first and then of the system's keys.
[[nodiscard]] std::vector<SettingsDifference> differences(
    const study::RunSettings& before, const study::RunSettings& after);

} // namespace weft::gui

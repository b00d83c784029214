// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two runs' inputs, in the words of the window's language. Pure; interface thread.
#pragma once

#include "engine/study/input_difference.h"

#include <QStringList>

namespace weft::gui {

// One line: "bandwidth of npu3 → switch1: 50 GB/s → 25 GB/s", "active-chunks-per-dimension: 1 → 2".
[[nodiscard]] QString differenceWords(const study::InputDifference& difference);
// A line each; long lists end with how many more there are.
[[nodiscard]] QStringList differenceLines(const std::vector<study::InputDifference>& differences);
// What was done since, in a sentence or two of a few words: "link npu0 → npu1 was changed", "the workload was changed".
// Empty if nothing was.
[[nodiscard]] QString changedWords(const std::vector<study::InputDifference>& differences);

} // namespace weft::gui

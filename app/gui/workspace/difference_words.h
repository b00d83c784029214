// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two runs' inputs, in the words of the window's language. Pure; interface thread.
#pragma once

#include "engine/analysis/comparison.h"
#include "engine/study/comparison/input_difference.h"

#include <QStringList>

namespace weft::gui {

// One line: "bandwidth of npu3 → switch1: 50 GB/s → 25 GB/s", "active-chunks-per-dimension: 1 → 2".
[[nodiscard]] QString differenceWords(const study::InputDifference& difference);
// A line each; long lists end with how many more there are.
[[nodiscard]] QStringList differenceLines(const std::vector<study::InputDifference>& differences);
// The same as cells of a table: what differs, and how it is in either.
struct DifferenceCells {
    QString what;
    QString before;
    QString after;
    // For programs, of what is a number: in figures that no language changes, with its unit. Empty: as shown.
    QString plainBefore {};
    QString plainAfter {};
};
[[nodiscard]] DifferenceCells differenceCells(const study::InputDifference& difference);
// Of runs whose settings are known only as they are told beside their results.
[[nodiscard]] std::vector<DifferenceCells> settingCells(const std::vector<analysis::SettingChange>& changes);
// What was done since, in a sentence or two of a few words: "link npu0 → npu1 was changed", "the workload was changed".
// Empty if nothing was.
[[nodiscard]] QString changedWords(const std::vector<study::InputDifference>& differences);

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
// A run told to a person at a terminal: aligned columns, every figure with its unit.
// Pure functions over an immutable Run; any thread.
#pragma once

#include "engine/analysis/summary.h"
#include "engine/simulation/model/run.h"

#include <string>

namespace weft::report {

struct SummaryTextOptions {
    std::size_t collectives = 10; // the longest ones that are listed
    std::size_t links = 10; // the hottest ones that are listed
};

// Ends with a line feed. UTF-8.
[[nodiscard]] std::string summaryText(const simulation::Run& run, const SummaryTextOptions& options = {});

// Four significant digits, without trailing zeros or an exponent.
[[nodiscard]] std::string fourDigits(double value);
// "812 ns", "64.44 us", "1.204 ms", "3.5 s": four digits in the unit that keeps the number from 1 to 999.
[[nodiscard]] std::string timeText(double ns);
[[nodiscard]] std::string timeText(Time time);
// "1.5 MiB": four digits, powers of 1024; whole below 1024 B.
[[nodiscard]] std::string sizeText(double bytes);
// "62.5 %".
[[nodiscard]] std::string percentText(double share); // "41.8 %": see percentsShown()
// The percents that are shown of a share, everywhere alike: tenths, and thousandths of what would be no tenth. 0.4183 →
// 41.8, 0.0004 → 0.04, nothing below.
[[nodiscard]] double percentsShown(double share);
// "50 GB/s (46.57 GiB/s)".
[[nodiscard]] std::string bandwidthText(Bandwidth bandwidth);

} // namespace weft::report

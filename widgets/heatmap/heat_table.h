// SPDX-License-Identifier: GPL-3.0-or-later
// The heat map as a table for a spreadsheet: a line a link in the order in which they stand, with its figures of the
// whole run and how busy it was in each part of a range. Pure; any thread.
#pragma once

#include "widgets/base/shared/time_controller.h"
#include "widgets/heatmap/heat_rows.h"

#include <QString>

namespace weft::widgets {

// A column is named by the moment at which its part begins. Parts are bins, or as many bins each as keep the table
// below kMostHeatCells; they show the mean of theirs. Links of collapsed dimensions are in it, too.
[[nodiscard]] QString heatTable(const RunView& run, const HeatRows& rows, TimeRange range);

inline constexpr std::uint64_t kMostHeatCells = 1'000'000;

} // namespace weft::widgets

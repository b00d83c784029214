// SPDX-License-Identifier: GPL-3.0-or-later
// How a table gets on a page: as wide as what is in it where there is room; else its columns give way, down to their
// longest words; else its letters become smaller. Pure; any thread.
#pragma once

#include "widgets/report/report.h"

#include <vector>

namespace weft::widgets {

struct TableFit {
    double points = 0; // of its letters
    std::vector<double> widths; // of its columns with their air, in points; empty: as wide as what is in them
};

// `points`: the letters that it would like. `air`: beside what is in a cell, both sides together. `room`: of the page.
[[nodiscard]] TableFit fitTable(const ReportTable& table, double points, double air, double room);

} // namespace weft::widgets

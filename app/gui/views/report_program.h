// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of a report about the program of the project. Interface thread.
#pragma once

#include "widgets/report/report.h"

namespace weft::gui {

class Views;

// Its text, its schedules with their times and whether they compute the same, and the one that is looked at. Says
// nothing where there is no program that can be read.
[[nodiscard]] widgets::ReportSection programSection(Views& views);

// What the quickest schedule gains, in words. Says nothing while the time of the program is not known.
[[nodiscard]] widgets::ReportSection programFinding(Views& views);

} // namespace weft::gui

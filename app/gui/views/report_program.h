// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of a report about the program of the project. Interface thread.
#pragma once

#include "widgets/report/report.h"

namespace weft::gui {

class Views;

// Its text, its schedules with their times and whether they compute the same, and the one that is looked at. Says
// nothing where there is no program that can be read.
[[nodiscard]] widgets::ReportSection programSection(Views& views);

// What the schedule that is applied gains, in words. Says nothing where its time is not known.
[[nodiscard]] widgets::ReportSection programFinding(Views& views);

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
// The section of a report on the two runs that are compared. Its pictures are drawn on a worker. Interface thread.
#pragma once

#include "widgets/report/report.h"

namespace weft::gui {

class Views;

// Says nothing where no runs are compared.
[[nodiscard]] widgets::ReportSection comparisonSection(Views& views);

} // namespace weft::gui

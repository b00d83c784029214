// SPDX-License-Identifier: GPL-3.0-or-later
// What a report of what is open can say: its sections, in their usual order, each made of the workspace and of what
// the views show, at the size of the report. Interface thread.
#pragma once

#include "widgets/report/report.h"

#include <utility>
#include <vector>

namespace weft::gui {

class Views;
class Workspace;

// Names, as in --sections, and titles, in their usual order.
[[nodiscard]] std::vector<std::pair<QString, QString>> reportSections();
// Begins to compare two runs, unless some are compared already.
[[nodiscard]] std::vector<widgets::ReportPart> reportParts(Views& views, Workspace& workspace);
// Title, language and key of a report of the run that is shown; without sections.
[[nodiscard]] widgets::Report reportHead(Workspace& workspace);

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
// What a view shows, as a part of a report's section, and the words that its parts share. Interface thread.
#pragma once

#include "widgets/report/report.h"

namespace weft::widgets {
class View;
}

namespace weft::gui {

inline constexpr QSize kWidePicture(960, 480); // as wide as a page, with letters that can be read

// Its tables with rows, or those of these names in their order; the first rows of each.
void addTables(widgets::ReportSection& section, const widgets::View* view, const QStringList& only = {});
[[nodiscard]] QString withDetail(const QString& title, const QString& detail);

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
// What a view shows, as a part of a report's section. Interface thread.
#pragma once

#include "widgets/base/view_export.h"
#include "widgets/report/report.h"

namespace weft::widgets {
class View;
}

namespace weft::gui {

inline constexpr QSize kWidePicture(960, 480); // as wide as a page, with letters that can be read

// Its tables with rows, or those of these names; the first rows of each.
void addTables(widgets::ReportSection& section, const widgets::View* view, const QStringList& only = {});
// Drawn at once, for a view is painted.
void addPicture(widgets::ReportSection& section, widgets::View& view, const widgets::ViewExport& from,
    const QString& title, bool mayBeShapes = true);

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a report over time. They are made of what the views have prepared of the run, but drawn by canvases of
// their own, so that neither the clock, the selection and the zoom nor the size of a dock is seen in them. Interface
// thread, in the theme in force. Nothing where the view has nothing to show.
#pragma once

#include "widgets/report/report.h"

#include <optional>

namespace weft::widgets {
class View;
}

namespace weft::gui {

// Of the width that is given; as high as it needs to be, and never more than a page.
[[nodiscard]] std::optional<widgets::ReportPicture> timelinePicture(const widgets::View& view, QSize size);
[[nodiscard]] std::optional<widgets::ReportPicture> utilizationPicture(const widgets::View& view, QSize size);
[[nodiscard]] std::optional<widgets::ReportPicture> heatPicture(const widgets::View& view, QSize size);

} // namespace weft::gui

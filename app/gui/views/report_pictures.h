// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a report. They are made of what the views have prepared of the run, but drawn without them, on
// a worker: neither the clock, the selection and the zoom nor the size of a dock is seen in them. To be asked for on
// the interface thread. Nothing where the view has nothing to show.
#pragma once

#include "widgets/report/report.h"

#include <optional>
#include <vector>

namespace weft::widgets {
class DifferenceCanvas;
class DifferenceMap;
class StageCanvas;
class View;
}

namespace weft::gui {

inline constexpr std::size_t kMostLinksAsShapes = 4000; // of a drawn fabric

// Of the width that is given; as high as it needs to be, and never more than a page.
[[nodiscard]] std::optional<widgets::ReportPicture> timelinePicture(const widgets::View& view, QSize size);
[[nodiscard]] std::optional<widgets::ReportPicture> utilizationPicture(const widgets::View& view, QSize size);
[[nodiscard]] std::optional<widgets::ReportPicture> heatPicture(const widgets::View& view, QSize size);

// Two timelines below each other on one axis from the start; each with the words above it.
struct TimelineLane {
    QString title;
    const widgets::View* view;
};
[[nodiscard]] std::optional<widgets::ReportPicture> lanesPicture(const std::vector<TimelineLane>& lanes, QSize size);

// By how much links were busier or less busy in the second of two runs: over time, and on the fabric.
[[nodiscard]] std::optional<widgets::ReportPicture> differenceHeatPicture(
    const widgets::DifferenceCanvas& canvas, QSize size);
[[nodiscard]] std::optional<widgets::ReportPicture> differenceMapPicture(const widgets::DifferenceMap& map, QSize size);

[[nodiscard]] std::optional<widgets::ReportPicture> stagesPicture(const widgets::StageCanvas& canvas, QSize size);

} // namespace weft::gui

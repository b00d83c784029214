// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a schedule whose cells are smaller than marks: each pixel shows how many of its cells are filled, and how
// many of those reduce. Cost follows pixels, not steps. Pure drawing; any thread that owns the image.
#pragma once

#include "widgets/base/looks/theme.h"
#include "widgets/schedule/grid_view.h"
#include "widgets/schedule/schedule_density.h"

#include <QImage>
#include <QRect>

namespace weft::widgets {

// Into `area` of an RGB32 image, in device pixels; `view` is in device pixels too, from the corner of the area.
// Pixels outside of the schedule, and the gaps between rows that are wide enough for some, keep what they have.
void paintDensity(
    QImage& image, const QRect& area, const ScheduleDensity& density, const GridView& view, const Theme& theme);

} // namespace weft::widgets

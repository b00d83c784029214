// SPDX-License-Identifier: GPL-3.0-or-later
// The bars of the Gantt chart as shapes, for pictures that are enlarged or edited elsewhere. Slower than the layer's
// pixels by far: for exports of a bounded number of bars. Functions over a scene; interface thread.
#pragma once

#include "widgets/timeline/timeline_scene.h"

#include <cstddef>

class QPainter;

namespace weft::widgets {

// The bars that vectors would draw: those of the tracks in sight in the visible range. Stops counting above `most`.
[[nodiscard]] std::size_t barsInSight(const TimelineScene& scene, std::size_t most);
// Grounds and bars of all tracks in sight, each bar one rectangle as wide as it lasts, at least a quarter of a pixel.
void paintBarVectors(QPainter& painter, const TimelineScene& scene);

inline constexpr std::size_t kMostVectors = 50'000; // bars; pictures of more are drawn as pixels

} // namespace weft::widgets

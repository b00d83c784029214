// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a fabric whose links are coloured by how much more or less busy they were in another run; dashed where there
// is nothing to compare. Pure drawing, in the theme of the thread; any thread.
#pragma once

#include "engine/core/progress.h"
#include "widgets/base/canvas/view_transform.h"
#include "widgets/documents/fabric_scene.h"

#include <functional>
#include <optional>
#include <span>

class QImage;
class QPainter;

namespace weft::widgets {

inline constexpr double kLeastNearScale = 0.35; // from where both ways of a cable are two lines

struct FabricDifferences {
    const FabricScene* scene = nullptr;
    std::span<const std::optional<float>> differences {}; // by link, −1..1
    double scale = 1; // the difference that has the colours of the ends
    std::function<QString(std::uint32_t node)> nodeName {}; // where there is room for it
};

// `image`: what the painter paints on, whose lines are faster than those of a painter; or null. Parts are missing if it
// was stopped.
void paintDifferences(QPainter& painter, QImage* image, const FabricDifferences& of, const ViewTransform& view,
    QSize size, const Watch& watch = {});

} // namespace weft::widgets

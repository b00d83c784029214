// SPDX-License-Identifier: GPL-3.0-or-later
// Where the scene is seen: scene units to pixels of the view and back. A value; pure functions.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <algorithm>

namespace weft::widgets {

inline constexpr double kLeastScale = 1e-5; // pixels a scene unit
inline constexpr double kMostScale = 8;

struct ViewTransform {
    double scale = 1;
    QPointF origin; // the scene point at the view's top left corner

    [[nodiscard]] QPointF toView(QPointF scene) const { return (scene - origin) * scale; }
    [[nodiscard]] QPointF toScene(QPointF view) const { return view / scale + origin; }
    [[nodiscard]] QRectF toView(const QRectF& scene) const { return { toView(scene.topLeft()), scene.size() * scale }; }
    [[nodiscard]] QRectF toScene(const QRectF& view) const { return { toScene(view.topLeft()), view.size() / scale }; }
    bool operator==(const ViewTransform&) const = default;

    // The point under `view` keeps its place.
    [[nodiscard]] ViewTransform zoomedAt(QPointF view, double factor) const
    {
        const QPointF fixed = toScene(view);
        ViewTransform zoomed { std::clamp(scale * factor, kLeastScale, kMostScale), {} };
        zoomed.origin = fixed - view / zoomed.scale;
        return zoomed;
    }
    // All of `scene` in the middle of a view of that size, with a margin in pixels, at most `most` times enlarged.
    [[nodiscard]] static ViewTransform fitting(const QRectF& scene, QSizeF size, double margin, double most = 1.5)
    {
        const QSizeF room(std::max(1.0, size.width() - 2 * margin), std::max(1.0, size.height() - 2 * margin));
        ViewTransform fit;
        fit.scale = std::clamp(
            std::min(room.width() / std::max(1e-9, scene.width()), room.height() / std::max(1e-9, scene.height())),
            kLeastScale, most);
        fit.origin = scene.center() - QPointF(size.width(), size.height()) / fit.scale / 2;
        return fit;
    }
};

} // namespace weft::widgets

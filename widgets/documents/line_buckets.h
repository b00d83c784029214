// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a fabric sorted by their colour, so that each colour is one batch. Part of fabric_painter.h; pure drawing.
#pragma once

#include "widgets/documents/fabric_painter.h"

#include <array>

class QPainter;

namespace weft::widgets {

inline constexpr std::size_t kBuckets = 32; // shades that lines are sorted into
inline constexpr std::size_t kIdle = kBuckets; // plain or idle
using Lines = std::vector<QLineF>;

// What is failed or degraded is drawn over the rest, whatever colour its use gives it.
struct Buckets {
    std::array<Lines, kBuckets + 1> byLevel;
    Lines degraded {};
    Lines failed {};

    void add(Health health, std::size_t bucket, const QLineF& line)
    {
        if (health == Health::Failed) {
            failed.push_back(line);
            return;
        }
        byLevel[bucket].push_back(line);
        if (health == Health::Degraded)
            degraded.push_back(line);
    }
};

// `part` of b, the rest of a.
[[nodiscard]] QColor blend(const QColor& a, const QColor& b, double part);
// True if the box of a line meets the view.
[[nodiscard]] bool meets(QPointF a, QPointF b, const QRectF& area);
// Of the busiest link of the cable.
[[nodiscard]] std::uint8_t levelOf(const FabricScene& scene, const Cable& cable, std::span<const std::uint8_t> levels);
[[nodiscard]] std::size_t bucketOf(std::uint8_t level);
// Idle first and busiest on top; failed parts last, because they explain the others. `strength`: of the colours over
// the ground.
void drawBuckets(QPainter& painter, const Buckets& buckets, const Theme& theme, int pixels, double strength = 1);

// Filled boxes in whole pixels, with a rim of a pixel where it has a colour; later ones cover earlier ones.
void drawBoxes(QPainter& painter, std::span<const QRectF> boxes, const QColor& fill, const QColor& rim);

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// Colour maps for quantities: perceptually uniform and readable with any colour vision. Pure tables; any thread.
#pragma once

#include <QColor>

#include <array>

namespace weft::widgets {

inline constexpr std::size_t kMapColors = 256;
using ColorTable = std::array<QRgb, kMapColors>;

// Cividis (Nuñez, Anderton, Renslow 2018), from dark blue to yellow; interpolated between published anchors.
[[nodiscard]] const ColorTable& sequentialMap();

// For differences: blue where something is less, orange where it is more, and in the middle what stands back on a light
// ground, or on a dark one. Either half is monotone in lightness, so that how much is told without hue, too.
[[nodiscard]] const ColorTable& divergingMap(bool onDark);
// The place of a difference −1..1 in such a table: 0 is the middle of it.
[[nodiscard]] constexpr std::size_t divergingIndex(double difference);

// The place of a fraction 0..1 in a table; NaN and what lies outside are cut.
[[nodiscard]] constexpr std::size_t mapIndex(double fraction)
{
    if (!(fraction > 0))
        return 0;
    return fraction >= 1 ? kMapColors - 1 : static_cast<std::size_t>(fraction * static_cast<double>(kMapColors));
}

constexpr std::size_t divergingIndex(double difference)
{
    return mapIndex((difference + 1) / 2);
}

} // namespace weft::widgets

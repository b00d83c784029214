// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of the series of a chart, so that they are told apart without colours: the series of a number has the same
// sign in the chart and in its legend. Interface thread.
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>

class QPainter;

namespace weft::widgets {

inline constexpr std::size_t kSeriesMarks = 8; // then they begin again

void drawSeriesMark(QPainter& painter, std::size_t number, QPointF middle, double side, const QColor& color);
// The same on nothing, for series of Qt Charts.
[[nodiscard]] QImage seriesMark(std::size_t number, int side, const QColor& color, double scale);

} // namespace weft::widgets

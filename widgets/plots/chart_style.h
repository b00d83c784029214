// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of Qt Charts in the colours of the theme. Interface thread; call again after QEvent::PaletteChange.
#pragma once

#include <QtGlobal>

class QChart;
class QChartView;

namespace weft::widgets {

// The least size at which no axis label is cut to "…".
inline constexpr int kLeastChartWidth = 260;
inline constexpr int kLeastChartHeight = 170;

// Texts, axes, grid and legend, of every chart of the window; not the series.
void applyChartTheme(QChart& chart);
// The same and the view around it: its ground, no frame, tight margins, no labels cut. Again after a change of theme.
void styleChartView(QChartView& view);

} // namespace weft::widgets

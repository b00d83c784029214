// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of Qt Charts in the colours of the theme. Interface thread; call again after QEvent::PaletteChange.
#pragma once

#include <QtGlobal>

class QChart;
class QChartView;

namespace weft::widgets {

// Ground, texts, axes and grid; not the series.
void applyChartTheme(QChart& chart);
// No frame, tight margins, tall enough that axis labels are not cut.
void styleChartView(QChartView& view);

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/chart_style.h"

#include "widgets/base/looks/theme.h"

#include <QAbstractAxis>
#include <QApplication>
#include <QChart>
#include <QChartView>
#include <QGraphicsLayout>
#include <QLegend>
#include <QPen>

namespace weft::widgets {

void applyChartTheme(QChart& chart)
{
    const Theme& theme = Theme::current();
    QFont font = QApplication::font();
    chart.setAnimationOptions(QChart::NoAnimation);
    chart.setLocalizeNumbers(true);
    chart.setBackgroundVisible(false); // the view's own ground is the same
    chart.setTitleBrush(theme.text);
    chart.setTitleFont(font);
    chart.legend()->setLabelColor(theme.text);
    chart.legend()->setFont(font);
    chart.legend()->setAlignment(Qt::AlignBottom);
    chart.legend()->setMarkerShape(QLegend::MarkerShapeRectangle);
    for (QAbstractAxis* axis : chart.axes()) {
        axis->setLabelsFont(font);
        axis->setTitleFont(font);
        axis->setTruncateLabels(false);
        axis->setLabelsColor(theme.faintText);
        axis->setTitleBrush(theme.faintText);
        axis->setLinePen(QPen(theme.border, 1));
        axis->setGridLinePen(QPen(theme.grid, 1));
        axis->setMinorGridLineVisible(false);
    }
}

void styleChartView(QChartView& view)
{
    view.setFrameShape(QFrame::NoFrame);
    view.setMinimumSize(kLeastChartWidth, kLeastChartHeight);
    view.setBackgroundBrush(Theme::current().base);
    view.chart()->setMargins({ 2, 6, 8, 2 });
    view.chart()->layout()->setContentsMargins(0, 0, 0, 0);
    applyChartTheme(*view.chart());
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/chart_style.h"

#include "widgets/base/theme.h"

#include <QAbstractAxis>
#include <QApplication>
#include <QChart>
#include <QChartView>
#include <QGraphicsLayout>
#include <QLegend>
#include <QPen>

namespace weft::widgets {

namespace {
constexpr int kLeastHeight = 240;
}

void applyChartTheme(QChart& chart)
{
    const Theme& theme = Theme::current();
    QFont font = QApplication::font();
    chart.setBackgroundBrush(theme.base);
    chart.setBackgroundPen(Qt::NoPen);
    chart.setBackgroundRoundness(0);
    chart.setTitleBrush(theme.text);
    chart.setTitleFont(font);
    chart.legend()->setLabelColor(theme.text);
    chart.legend()->setFont(font);
    for (QAbstractAxis* axis : chart.axes()) {
        axis->setLabelsFont(font);
        axis->setTitleFont(font);
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
    view.setMinimumHeight(kLeastHeight);
    view.chart()->setMargins({ 4, 4, 4, 4 });
    view.chart()->layout()->setContentsMargins(0, 0, 0, 0);
    applyChartTheme(*view.chart());
}

} // namespace weft::widgets

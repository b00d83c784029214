// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_frame.h"

#include "widgets/base/theme.h"

#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QValueAxis>

namespace weft::widgets {

ChartFrame::ChartFrame(QWidget* parent)
    : QChartView(parent)
    , m_horizontal(new QValueAxis(this))
    , m_vertical(new QValueAxis(this))
{
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->legend()->hide();
    chart()->setMargins(QMargins(2, 6, 8, 2));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    chart()->setLocalizeNumbers(true);
    chart()->addAxis(m_horizontal, Qt::AlignBottom);
    chart()->addAxis(m_vertical, Qt::AlignLeft);
    m_horizontal->setTruncateLabels(false);
    m_vertical->setTruncateLabels(false);
    setFrameShape(QFrame::NoFrame);
    setMinimumSize(kLeastChartWidth, kLeastChartHeight);
    setFocusPolicy(Qt::NoFocus);
    connect(chart(), &QChart::plotAreaChanged, this, &ChartFrame::plotChanged);
    applyTheme();
}

QRectF ChartFrame::plot() const
{
    return QRectF(mapFromScene(chart()->mapToScene(chart()->plotArea().topLeft())), chart()->plotArea().size());
}

void ChartFrame::applyTheme()
{
    const Theme& theme = Theme::current();
    setBackgroundBrush(theme.base);
    chart()->setBackgroundBrush(theme.base);
    for (QValueAxis* axis : { m_horizontal, m_vertical }) {
        axis->setLabelsBrush(theme.faintText);
        axis->setTitleBrush(theme.faintText);
        axis->setTitleFont(font());
        axis->setLabelsFont(font());
        axis->setGridLinePen(QPen(theme.grid, 1));
        axis->setLinePen(QPen(theme.border, 1));
    }
}

void ChartFrame::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_frame.h"

#include "widgets/base/theme.h"

#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

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
    chart()->setBackgroundVisible(false); // the view's own ground, which the bands are drawn on
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
    for (QValueAxis* axis : { m_horizontal, m_vertical }) {
        axis->setLabelsBrush(theme.faintText);
        axis->setTitleBrush(theme.faintText);
        axis->setTitleFont(font());
        axis->setLabelsFont(font());
        axis->setGridLinePen(QPen(theme.grid, 1));
        axis->setLinePen(QPen(theme.border, 1));
    }
}

void ChartFrame::setBands(std::vector<ChartBand> bands)
{
    m_bands = std::move(bands);
    viewport()->update();
}

void ChartFrame::drawBackground(QPainter* painter, const QRectF& exposed)
{
    QChartView::drawBackground(painter, exposed);
    const QRectF area = plot();
    const int left = static_cast<int>(std::lround(area.left()));
    const auto rowOf = [&area](float value) {
        return static_cast<int>(std::lround(area.bottom() - static_cast<double>(value) * area.height()));
    };
    painter->setRenderHint(QPainter::Antialiasing, false);
    for (const ChartBand& band : m_bands) {
        const auto count = static_cast<std::ptrdiff_t>(band.columns.size());
        std::ptrdiff_t at = std::clamp<std::ptrdiff_t>(std::lround(exposed.left()) - left - 1, 0, count);
        const std::ptrdiff_t end = std::clamp<std::ptrdiff_t>(std::lround(exposed.right()) - left + 2, at, count);
        while (at < end) {
            // Equal columns are one rectangle.
            const BandColumn& first = band.columns[static_cast<std::size_t>(at)];
            std::ptrdiff_t next = at + 1;
            while (next < end && band.columns[static_cast<std::size_t>(next)] == first)
                ++next;
            const int top = rowOf(first.high);
            painter->fillRect(
                QRect(left + static_cast<int>(at), top, static_cast<int>(next - at), rowOf(first.low) - top),
                band.color);
            at = next;
        }
    }
}

void ChartFrame::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace weft::widgets

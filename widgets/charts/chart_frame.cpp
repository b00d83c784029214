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

namespace {
constexpr qsizetype kMostSmooth = 500; // points of a line
}

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

void ChartFrame::setCurves(std::vector<ChartBand> bands, std::vector<ChartLine> lines)
{
    m_bands = std::move(bands);
    m_lines = std::move(lines);
    m_bandImage = {};
    viewport()->update();
}

// Row by row: filling a column at a time jumps through memory, and takes a hundred times as long.
void ChartFrame::paintBands()
{
    const QSize size = plot().size().toSize();
    if (m_bands.empty() || size.isEmpty())
        return;
    m_bandImage = QImage(size, QImage::Format_ARGB32_Premultiplied);
    m_bandImage.fill(Qt::transparent);
    QPainter painter(&m_bandImage);
    for (const ChartBand& band : m_bands) {
        QImage mask(size, QImage::Format_ARGB32_Premultiplied);
        mask.fill(Qt::transparent);
        const QRgb color = qPremultiply(band.color.rgba());
        const auto columns = std::min(static_cast<std::size_t>(size.width()), band.columns.size());
        std::vector<int> top(columns);
        std::vector<int> bottom(columns);
        for (std::size_t x = 0; x < columns; ++x) {
            top[x] = static_cast<int>(std::lround((1 - band.columns[x].high) * static_cast<float>(size.height())));
            bottom[x] = static_cast<int>(std::lround((1 - band.columns[x].low) * static_cast<float>(size.height())));
        }
        for (int y = 0; y < size.height(); ++y) {
            auto* row = reinterpret_cast<QRgb*>(mask.scanLine(y));
            for (std::size_t x = 0; x < columns; ++x)
                row[x] = y >= top[x] && y < bottom[x] ? color : 0U;
        }
        painter.drawImage(0, 0, mask);
    }
}

void ChartFrame::drawBackground(QPainter* painter, const QRectF& exposed)
{
    QChartView::drawBackground(painter, exposed);
    if (m_bandImage.isNull())
        paintBands();
    if (!m_bandImage.isNull())
        painter->drawImage(plot().toRect().topLeft(), m_bandImage);
}

void ChartFrame::drawForeground(QPainter* painter, const QRectF& exposed)
{
    QChartView::drawForeground(painter, exposed);
    const QRectF area = plot();
    const double width = m_horizontal->max() - m_horizontal->min();
    const double height = m_vertical->max() - m_vertical->min();
    if (m_lines.empty() || width <= 0 || height <= 0)
        return;
    painter->save();
    painter->setClipRect(area.adjusted(0, -1, 0, 1).intersected(exposed));
    QPolygonF shown;
    for (const ChartLine& line : m_lines) {
        shown.clear();
        shown.reserve(line.points.size());
        for (const QPointF& point : line.points)
            shown.append({ area.left() + (point.x() - m_horizontal->min()) / width * area.width(),
                area.bottom() - (point.y() - m_vertical->min()) / height * area.height() });
        // Many short strokes are a lot faster without smoothing, and look no worse.
        const bool smooth = shown.size() <= kMostSmooth;
        painter->setRenderHint(QPainter::Antialiasing, smooth);
        painter->setPen(QPen(line.color, smooth ? 1.6 : 1));
        painter->drawPolyline(shown);
    }
    painter->restore();
}

void ChartFrame::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace weft::widgets

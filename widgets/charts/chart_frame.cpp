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
constexpr qsizetype kMostSmooth = 800; // points of a line

QRgb blended(QRgb below, QRgb color) // both premultiplied
{
    const auto rest = 255U - static_cast<unsigned>(qAlpha(color));
    const auto mix
        = [rest](int over, int under) { return over + static_cast<int>(static_cast<unsigned>(under) * rest / 255U); };
    return qRgba(mix(qRed(color), qRed(below)), mix(qGreen(color), qGreen(below)), mix(qBlue(color), qBlue(below)),
        mix(qAlpha(color), qAlpha(below)));
}

// Row by row: filling a column at a time jumps through memory, and takes a hundred times as long. A line meets its
// neighbours and is at least one pixel thick.
void fillColumns(QImage& image, const std::vector<BandColumn>& columns, const QColor& color, bool isLine)
{
    const std::size_t count = std::min(static_cast<std::size_t>(image.width()), columns.size());
    const int height = image.height();
    std::vector<int> top(count);
    std::vector<int> bottom(count);
    for (std::size_t x = 0; x < count; ++x) {
        float low = columns[x].low;
        float high = columns[x].high;
        if (isLine && x > 0) {
            low = std::min(low, columns[x - 1].high);
            high = std::max(high, columns[x - 1].low);
        }
        const int least = isLine ? 1 : 0;
        top[x] = static_cast<int>(std::lround((1 - high) * static_cast<float>(height - least)));
        bottom[x] = static_cast<int>(std::lround((1 - low) * static_cast<float>(height - least))) + least;
    }
    const QRgb paint = qPremultiply(color.rgba());
    for (int y = 0; y < height; ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        if (isLine) {
            for (std::size_t x = 0; x < count; ++x)
                row[x] = y >= top[x] && y < bottom[x] ? paint : row[x];
        } else {
            for (std::size_t x = 0; x < count; ++x) {
                if (y >= top[x] && y < bottom[x])
                    row[x] = blended(row[x], paint);
            }
        }
    }
}

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
    m_image = {};
    viewport()->update();
}

void ChartFrame::paintImage()
{
    const QSize size = plot().size().toSize();
    const bool lines
        = std::any_of(m_lines.begin(), m_lines.end(), [](const ChartLine& line) { return !line.columns.empty(); });
    if (size.isEmpty() || (m_bands.empty() && !lines))
        return;
    m_image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    for (const ChartBand& band : m_bands)
        fillColumns(m_image, band.columns, band.color, false);
    for (const ChartLine& line : m_lines)
        fillColumns(m_image, line.columns, line.color, true);
}

void ChartFrame::drawBackground(QPainter* painter, const QRectF& exposed)
{
    QChartView::drawBackground(painter, exposed);
    if (m_image.isNull())
        paintImage();
    if (!m_image.isNull())
        painter->drawImage(plot().toRect().topLeft(), m_image);
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
        if (line.points.isEmpty())
            continue;
        shown.clear();
        shown.reserve(line.points.size());
        for (const QPointF& point : line.points)
            shown.append({ area.left() + (point.x() - m_horizontal->min()) / width * area.width(),
                area.bottom() - (point.y() - m_vertical->min()) / height * area.height() });
        const bool smooth = shown.size() <= kMostSmooth;
        painter->setRenderHint(QPainter::Antialiasing, smooth);
        painter->setPen(QPen(line.color, smooth ? 1.6 : 1)); // a pixel wide is a lot faster
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/utilization_picture.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/charts/chart_legend.h"
#include "widgets/charts/utilization_chart.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace weft::widgets {

namespace {

constexpr int kBandAlpha = 45;
constexpr int kPercentStep = 20;
constexpr int kSpace = 6; // px around words

// The grid with its figures, and what the axes mean.
void paintAxes(QPainter& painter, const CurvePlot& plot, const TimeTicks& ruler)
{
    const Theme& theme = Theme::current();
    const QRect area = plot.area.toRect();
    const QFontMetrics metrics(painter.font());
    const int line = metrics.height();
    const auto figure = [&painter, &theme](const QRect& place, int alignment, const QString& text) {
        painter.setPen(theme.faintText);
        painter.drawText(place, alignment, text);
    };
    const QLocale locale;
    for (int percent = 0; percent <= 100; percent += kPercentStep) {
        const int y = qRound(plot.place({ plot.left, double(percent) }).y());
        painter.fillRect(QRect(area.left(), y, area.width(), 1), theme.grid);
        figure({ line + kSpace, y - line / 2, area.left() - line - 2 * kSpace, line },
            int(Qt::AlignRight) | int(Qt::AlignVCenter), locale.toString(percent));
    }
    for (const TimeTick& tick : ruler.ticks) {
        const double at = double(tick.ns - ruler.baseNs) / double(ruler.unitNs);
        const int x = qRound(plot.place({ at, 0 }).x());
        painter.fillRect(QRect(x, area.top(), 1, area.height()), theme.grid);
        figure({ x - kTickWidth / 2, area.bottom() + kSpace, kTickWidth, line }, int(Qt::AlignHCenter),
            locale.toString(at, 'f', ruler.tenths ? 1 : 0));
    }
    painter.fillRect(QRect(area.left(), area.top(), 1, area.height()), theme.border);
    painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), theme.border);
    // Figures stand as time goes, titles are read as their words are: the unit comes after them.
    figure({ area.left(), area.bottom() + kSpace + line, area.width(), line }, int(Qt::AlignHCenter),
        inOwnOrder(timeAxisTitle(ruler)));
    painter.save();
    painter.translate(0, area.bottom());
    painter.rotate(-90);
    figure({ 0, 0, area.height(), line }, int(Qt::AlignHCenter), inOwnOrder(UtilizationChart::tr("busy, %")));
    painter.restore();
}

} // namespace

UtilizationCurves utilizationCurves(const std::vector<UtilizationLine>& lines, std::int64_t binWidth, TimeRange visible,
    std::size_t columns, const TimeTicks& ruler)
{
    UtilizationCurves curves;
    for (const UtilizationLine& line : lines) {
        QColor color = Theme::current().category(line.category);
        ChartLine curve { line.name, color };
        if (isDense(line.middle.size(), binWidth, visible, columns)) {
            curve.columns = visibleBand({ line.middle, line.middle, line.coarseMiddle }, binWidth, visible, columns);
        } else {
            curve.points = visiblePoints(line.middle, binWidth, visible, columns);
            for (QPointF& point : curve.points)
                point.setX((point.x() - double(ruler.baseNs)) / double(ruler.unitNs));
        }
        curves.lines.push_back(std::move(curve));
        color.setAlpha(kBandAlpha);
        auto band = visibleBand({ line.least, line.most, line.coarseBand }, binWidth, visible, columns);
        if (!band.empty())
            curves.bands.push_back({ color, std::move(band) });
    }
    return curves;
}

QString timeAxisTitle(const TimeTicks& ruler)
{
    return ruler.base.isEmpty() ? UtilizationChart::tr("time, %1").arg(ruler.unit)
                                : UtilizationChart::tr("time, %1 after %2").arg(ruler.unit, ruler.base);
}

void paintUtilization(
    QPainter& painter, const UtilizationData& data, QSize size, double scale, const QFont& font, bool isRightToLeft)
{
    painter.fillRect(QRect(QPoint(), size), Theme::current().base);
    painter.setFont(font);
    painter.setLayoutDirection(Qt::LeftToRight); // time goes to the right
    const QFontMetrics metrics(font);
    std::vector<LegendEntry> entries;
    for (const UtilizationLine& line : data.dimensions)
        entries.push_back({ line.name, Theme::current().category(line.category) });
    const int line = metrics.height();
    const int legend = legendHeight(entries, metrics, size.width());
    CurvePlot plot;
    plot.scale = scale;
    plot.area = QRectF(2 * line + 3 * kSpace, line, 0, size.height() - legend - 3.0 * line - 3 * kSpace);
    plot.area.setRight(size.width() - line - kSpace);
    const TimeRange visible { 0, data.end };
    const TimeTicks ruler = timeTicks(visible, static_cast<int>(plot.area.width()), kTickWidth);
    plot.left = double(-ruler.baseNs) / double(ruler.unitNs);
    plot.right = double(data.end - ruler.baseNs) / double(ruler.unitNs);
    paintAxes(painter, plot, ruler);
    const UtilizationCurves curves = utilizationCurves(data.dimensions, data.binWidth, visible, plot.columns(), ruler);
    paintCurves(painter, plot, curveImage(plot, curves.bands, curves.lines), curves.lines, plot.area);
    painter.save();
    painter.translate(0, size.height() - legend);
    drawLegend(painter, entries, size.width(), isRightToLeft);
    painter.restore();
}

} // namespace weft::widgets

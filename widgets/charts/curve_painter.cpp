// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curve_painter.h"

#include "widgets/plots/series_mark.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace weft::widgets {

namespace {

constexpr qsizetype kMostSmooth = 800; // points of a line
constexpr double kMarkEvery = 170; // px
constexpr double kMarkAside = 20; // px from one line's first sign to the next one's

QRgb blended(QRgb below, QRgb color) // both premultiplied
{
    const auto rest = 255U - static_cast<unsigned>(qAlpha(color));
    const auto mix
        = [rest](int over, int under) { return over + static_cast<int>(static_cast<unsigned>(under) * rest / 255U); };
    return qRgba(mix(qRed(color), qRed(below)), mix(qGreen(color), qGreen(below)), mix(qBlue(color), qBlue(below)),
        mix(qAlpha(color), qAlpha(below)));
}

// A picture that is kept column by column: spans of a column are then runs in memory, which fill a hundred times as
// fast as jumping from row to row.
class ColumnPicture {
public:
    ColumnPicture(int width, int height)
        : m_width(width)
        , m_height(height)
        , m_pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0U)
    {
    }

    void addBand(const std::vector<BandColumn>& columns, const QColor& color)
    {
        const QRgb paint = qPremultiply(color.rgba());
        for (int x = 0; x < count(columns); ++x) {
            const BandColumn& column = columns[static_cast<std::size_t>(x)];
            QRgb* pixels = at(x);
            const int end = rowOf(column.low, m_height);
            for (int y = rowOf(column.high, m_height); y < end; ++y)
                pixels[y] = pixels[y] == 0U ? paint : blended(pixels[y], paint);
        }
    }

    // A line meets its neighbours and is at least one pixel thick.
    void addLine(const std::vector<BandColumn>& columns, const QColor& color)
    {
        const QRgb paint = qPremultiply(color.rgba());
        for (int x = 0; x < count(columns); ++x) {
            BandColumn column = columns[static_cast<std::size_t>(x)];
            if (x > 0) {
                const BandColumn& before = columns[static_cast<std::size_t>(x) - 1];
                column = { std::min(column.low, before.high), std::max(column.high, before.low) };
            }
            QRgb* pixels = at(x);
            std::fill(pixels + rowOf(column.high, m_height - 1), pixels + rowOf(column.low, m_height - 1) + 1, paint);
        }
    }

    // In squares that stay in the cache.
    [[nodiscard]] QImage toImage() const
    {
        constexpr int kBlock = 16;
        QImage image(m_width, m_height, QImage::Format_ARGB32_Premultiplied);
        auto* rows = reinterpret_cast<QRgb*>(image.bits());
        const auto stride = static_cast<std::ptrdiff_t>(image.bytesPerLine() / 4);
        for (int top = 0; top < m_height; top += kBlock) {
            for (int left = 0; left < m_width; left += kBlock) {
                for (int y = top; y < std::min(top + kBlock, m_height); ++y) {
                    for (int x = left; x < std::min(left + kBlock, m_width); ++x)
                        rows[y * stride + x] = at(x)[y];
                }
            }
        }
        return image;
    }

private:
    [[nodiscard]] int count(const std::vector<BandColumn>& columns) const
    {
        return std::min(m_width, static_cast<int>(columns.size()));
    }
    [[nodiscard]] static int rowOf(float value, int height)
    {
        return static_cast<int>(std::lround((1 - std::clamp(value, 0.0F, 1.0F)) * static_cast<float>(height)));
    }
    [[nodiscard]] QRgb* at(int x) { return m_pixels.data() + static_cast<std::ptrdiff_t>(x) * m_height; }
    [[nodiscard]] const QRgb* at(int x) const { return m_pixels.data() + static_cast<std::ptrdiff_t>(x) * m_height; }

    int m_width;
    int m_height;
    std::vector<QRgb> m_pixels;
};

std::optional<double> heightAt(const CurvePlot& plot, const ChartLine& line, double x) // in logical pixels
{
    const QRectF& area = plot.area;
    if (!line.columns.empty()) {
        const auto column = static_cast<std::size_t>((x - area.left()) * plot.scale);
        if (column >= line.columns.size())
            return {};
        const double middle = (double(line.columns[column].low) + double(line.columns[column].high)) / 2;
        return area.bottom() - middle * area.height();
    }
    const double at = plot.left + (x - area.left()) / area.width() * (plot.right - plot.left);
    const auto after = std::lower_bound(line.points.begin(), line.points.end(), at,
        [](const QPointF& point, double value) { return point.x() < value; });
    if (after == line.points.begin() || after == line.points.end())
        return {};
    const QPointF before = *std::prev(after);
    const double share = after->x() > before.x() ? (at - before.x()) / (after->x() - before.x()) : 0;
    return plot.place({ at, before.y() + share * (after->y() - before.y()) }).y();
}

// Every line has its sign now and then, beside those of the others.
void paintMarks(QPainter& painter, const CurvePlot& plot, const std::vector<ChartLine>& lines)
{
    for (std::size_t number = 0; number < lines.size() && lines.size() > 1; ++number) {
        for (double x = plot.area.left() + kMarkAside * (static_cast<double>(number) + 0.5); x < plot.area.right();
             x += kMarkEvery) {
            if (const auto y = heightAt(plot, lines[number], x))
                drawSeriesMark(painter, number, { x, *y }, kChartMark, lines[number].color);
        }
    }
}

} // namespace

QPointF CurvePlot::place(const QPointF& point) const
{
    return { area.left() + (point.x() - left) / (right - left) * area.width(),
        area.bottom() - (point.y() - low) / (high - low) * area.height() };
}

std::size_t CurvePlot::columns() const
{
    return static_cast<std::size_t>(std::max(1, qRound(area.width() * scale)));
}

QImage curveImage(const CurvePlot& plot, const std::vector<ChartBand>& bands, const std::vector<ChartLine>& lines)
{
    const QSize size(static_cast<int>(plot.columns()), qRound(plot.area.height() * plot.scale));
    const bool hasLines
        = std::any_of(lines.begin(), lines.end(), [](const ChartLine& line) { return !line.columns.empty(); });
    if (size.isEmpty() || (bands.empty() && !hasLines))
        return {};
    ColumnPicture picture(size.width(), size.height());
    for (const ChartBand& band : bands)
        picture.addBand(band.columns, band.color);
    for (const ChartLine& line : lines)
        picture.addLine(line.columns, line.color);
    QImage image = picture.toImage();
    image.setDevicePixelRatio(plot.scale);
    return image;
}

void paintCurves(QPainter& painter, const CurvePlot& plot, const QImage& image, const std::vector<ChartLine>& lines,
    const QRectF& exposed)
{
    if (!image.isNull())
        painter.drawImage(plot.area.toRect().topLeft(), image);
    if (lines.empty() || plot.right <= plot.left || plot.high <= plot.low)
        return;
    painter.save();
    painter.setClipRect(plot.area.adjusted(0, -1, 0, 1).intersected(exposed));
    QPolygonF shown;
    for (const ChartLine& line : lines) {
        if (line.points.isEmpty())
            continue;
        shown.clear();
        shown.reserve(line.points.size());
        for (const QPointF& point : line.points)
            shown.append(plot.place(point));
        const bool smooth = shown.size() <= kMostSmooth;
        painter.setRenderHint(QPainter::Antialiasing, smooth);
        painter.setPen(QPen(line.color, smooth ? 1.6 : 1)); // a pixel wide is a lot faster
        painter.drawPolyline(shown);
    }
    paintMarks(painter, plot, lines);
    painter.restore();
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_frame.h"

#include "widgets/base/theme.h"
#include "widgets/charts/chart_legend.h"
#include "widgets/plots/series_mark.h"

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

} // namespace

ChartFrame::ChartFrame(QWidget* parent)
    : QChartView(parent)
    , m_horizontal(new QValueAxis(this))
    , m_vertical(new QValueAxis(this))
{
    chart()->legend()->hide();
    chart()->addAxis(m_horizontal, Qt::AlignBottom);
    chart()->addAxis(m_vertical, Qt::AlignLeft);
    setFocusPolicy(Qt::NoFocus);
    connect(chart(), &QChart::plotAreaChanged, this, &ChartFrame::plotChanged);
    styleChartView(*this);
}

QRectF ChartFrame::plot() const
{
    return QRectF(mapFromScene(chart()->mapToScene(chart()->plotArea().topLeft())), chart()->plotArea().size());
}

int ChartFrame::pixelColumns() const
{
    return std::max(1, qRound(plot().width() * devicePixelRatioF()));
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
    const QSize size(pixelColumns(), qRound(plot().height() * devicePixelRatioF()));
    const bool lines
        = std::any_of(m_lines.begin(), m_lines.end(), [](const ChartLine& line) { return !line.columns.empty(); });
    if (size.isEmpty() || (m_bands.empty() && !lines))
        return;
    ColumnPicture picture(size.width(), size.height());
    for (const ChartBand& band : m_bands)
        picture.addBand(band.columns, band.color);
    for (const ChartLine& line : m_lines)
        picture.addLine(line.columns, line.color);
    m_image = picture.toImage();
    m_image.setDevicePixelRatio(devicePixelRatioF());
}

void ChartFrame::drawForeground(QPainter* painter, const QRectF& exposed)
{
    QChartView::drawForeground(painter, exposed);
    const QRectF area = plot();
    if (m_image.isNull() || m_image.devicePixelRatio() != devicePixelRatioF())
        paintImage();
    if (!m_image.isNull())
        painter->drawImage(area.toRect().topLeft(), m_image);
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
    paintMarks(*painter);
    painter->restore();
}

void ChartFrame::paintMarks(QPainter& painter) const
{
    const QRectF area = plot();
    for (std::size_t number = 0; number < m_lines.size() && m_lines.size() > 1; ++number) {
        for (double x = area.left() + kMarkAside * (static_cast<double>(number) + 0.5); x < area.right();
             x += kMarkEvery) {
            if (const auto y = heightAt(m_lines[number], x))
                drawSeriesMark(painter, number, { x, *y }, kChartMark, m_lines[number].color);
        }
    }
}

std::optional<double> ChartFrame::heightAt(const ChartLine& line, double x) const
{
    const QRectF area = plot();
    if (!line.columns.empty()) {
        const auto column = static_cast<std::size_t>((x - area.left()) * devicePixelRatioF());
        if (column >= line.columns.size())
            return {};
        const double middle = (double(line.columns[column].low) + double(line.columns[column].high)) / 2;
        return area.bottom() - middle * area.height();
    }
    const double width = m_horizontal->max() - m_horizontal->min();
    const double at = m_horizontal->min() + (x - area.left()) / area.width() * width;
    const auto after = std::lower_bound(line.points.begin(), line.points.end(), at,
        [](const QPointF& point, double value) { return point.x() < value; });
    if (after == line.points.begin() || after == line.points.end())
        return {};
    const QPointF before = *std::prev(after);
    const double share = after->x() > before.x() ? (at - before.x()) / (after->x() - before.x()) : 0;
    const double value = before.y() + share * (after->y() - before.y());
    return area.bottom() - (value - m_vertical->min()) / (m_vertical->max() - m_vertical->min()) * area.height();
}

void ChartFrame::setParts(CanvasParts* parts)
{
    m_cursor = std::make_unique<CanvasCursor>(this, parts);
    setFocusPolicy(Qt::StrongFocus);
}

void ChartFrame::paintEvent(QPaintEvent* event)
{
    QChartView::paintEvent(event);
    if (m_cursor == nullptr)
        return;
    QPainter painter(viewport());
    m_cursor->paint(painter);
}

void ChartFrame::renderTo(QPainter& painter)
{
    emit plotChanged(); // of another size, perhaps, for which nobody has chosen ticks yet
    chart()->layout()->activate();
    painter.fillRect(rect(), Theme::current().base);
    render(&painter, rect(), viewport()->rect());
}

void ChartFrame::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        styleChartView(*this);
}

ViewExport pictureOf(ChartFrame* chart, ChartLegend* legend, const QString& name)
{
    ViewExport made;
    made.name = name;
    made.size = chart->parentWidget()->size();
    made.paint = [chart, legend](QPainter& painter, QSize size) {
        const int below = legend == nullptr ? 0 : legend->heightForWidth(size.width());
        const auto paint = [&painter](auto* widget, QSize room) {
            pictureOf(widget, {}, [widget](QPainter& on) { widget->renderTo(on); }).paint(painter, room);
        };
        paint(chart, size - QSize(0, below));
        if (below == 0)
            return;
        painter.save();
        painter.translate(0, size.height() - below);
        paint(legend, QSize(size.width(), below));
        painter.restore();
    };
    return made;
}

} // namespace weft::widgets

#include "moc_chart_frame.cpp"

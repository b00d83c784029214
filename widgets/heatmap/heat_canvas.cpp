// SPDX-License-Identifier: GPL-3.0-or-later
// Painting; what the mouse means is in heat_gestures.cpp.
#include "widgets/heatmap/heat_canvas.h"

#include "engine/analysis/link_dimensions.h"
#include "widgets/base/color_map.h"
#include "widgets/base/run_links.h"
#include "widgets/base/theme.h"
#include "widgets/heatmap/heat_parts.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace weft::widgets {

namespace {

constexpr int kLeastNamed = 11; // px of height in which a name can be read
constexpr int kMeanWidth = 32; // px of the bar of the mean
constexpr int kIndent = 22;
constexpr std::size_t kMostOutlines = 500;

} // namespace

HeatCanvas::HeatCanvas(SelectionModel* selection, TimeController* time, QWidget* parent)
    : TimeFrame(time, parent)
    , m_selection(selection)
    , m_parts(std::make_unique<HeatParts>(this, selection, time))
    , m_cursor(std::make_unique<CanvasCursor>(this, m_parts.get()))
{
    setObjectName(QStringLiteral("heatCanvas"));
    setAccessibleName(tr("Heat map of the links"));
    setAccessibleDescription(tr("How busy each link was over simulated time. The table of links lists the same."));
    connect(selection, &SelectionModel::selectionChanged, this, &HeatCanvas::onSelectionChanged);
    connect(selection, &SelectionModel::hoverChanged, this, [this] { update(); });
    connect(selection, &SelectionModel::revealRequested, this, &HeatCanvas::showSelected);
}

HeatCanvas::~HeatCanvas() = default;

void HeatCanvas::setRows(RunViewPtr run, HeatRowsPtr rows)
{
    m_run = std::move(run);
    m_rows = std::move(rows);
    m_scroll = std::clamp(m_scroll, 0, mostScroll());
    m_cursor->partsChanged(m_cursor->part()); // the same line, as long as there are so many
    markStale();
    emit scrollChanged();
}

int HeatCanvas::mostScroll() const
{
    return m_rows == nullptr ? 0 : std::max(0, m_rows->height - (height() - kRulerHeight));
}

QRect HeatCanvas::lineRect(const HeatLine& line) const
{
    return { 0, kRulerHeight + line.y - m_scroll, width(), line.height };
}

int HeatCanvas::lineAt(QPoint at) const
{
    if (m_rows == nullptr || at.y() < kRulerHeight || !rect().contains(at))
        return -1;
    return m_rows->lineAt(at.y() - kRulerHeight + m_scroll);
}

QString HeatCanvas::groupName(const HeatLine& heading) const
{
    const std::uint32_t dimension = m_rows->order.groups[heading.group].dimension;
    return dimension == analysis::kNoDimension ? tr("No dimension") : tr("Dimension %1").arg(dimension);
}

const QImage& HeatCanvas::renderLayer(double scale)
{
    const QSize pixels(int(std::lround(width() * scale)), int(std::lround(height() * scale)));
    if (m_image.size() != pixels)
        m_image = QImage(pixels, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(1);
    m_image.fill(Theme::current().base);
    if (m_rows != nullptr)
        paintLines(scale);
    m_image.setDevicePixelRatio(scale);
    QPainter painter(&m_image);
    painter.setFont(font());
    painter.setLayoutDirection(Qt::LeftToRight);
    if (m_rows != nullptr)
        paintGutter(painter);
    painter.setFont(font());
    drawTimeRuler(painter, axis(), kRulerHeight);
    painter.fillRect(QRect(kTimeGutter - 1, 0, 1, height()), Theme::current().border);
    return m_image;
}

void HeatCanvas::paintLines(double scale)
{
    const TimeAxis time = axis();
    const int left = int(std::lround(time.left * scale));
    const auto width = static_cast<std::size_t>(std::max(0, m_image.width() - left));
    const std::vector<BinSpan> pixels = binsOfPixels(*m_rows->data, time.visible.from, time.visible.to, width);
    const ColorTable& colors = sequentialMap();
    std::vector<QRgb> line(width);
    const int top = int(std::lround(kRulerHeight * scale));
    const int first = std::max(0, m_rows->lineAt(m_scroll));
    for (std::size_t at = static_cast<std::size_t>(first); at < m_rows->lines.size(); ++at) {
        const HeatLine& here = m_rows->lines[at];
        const QRect place = lineRect(here);
        if (place.top() >= height())
            break;
        const int from = std::max(top, int(std::lround(place.top() * scale)));
        const int to = std::min(m_image.height(), int(std::lround((place.bottom() + 1) * scale)));
        const int gap = here.height >= kLeastNamed ? std::max(1, int(scale)) : 0;
        std::fill(line.begin(), line.end(), Theme::current().base.rgb());
        paintHeatLine(m_rows->values(here), pixels, m_rows->settings.pool, colors, line);
        for (int y = from; y < to - gap; ++y)
            std::memcpy(reinterpret_cast<QRgb*>(m_image.scanLine(y)) + left, line.data(), width * sizeof(QRgb));
    }
}

void HeatCanvas::paintGutter(QPainter& painter)
{
    const Theme& theme = Theme::current();
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    QFont bold = font();
    bold.setBold(true);
    const QLocale locale;
    const int first = std::max(0, m_rows->lineAt(m_scroll));
    for (std::size_t at = static_cast<std::size_t>(first); at < m_rows->lines.size(); ++at) {
        const HeatLine& line = m_rows->lines[at];
        const QRect place = lineRect(line);
        if (place.top() >= height())
            break;
        const QRect gutter(0, place.top(), kTimeGutter, place.height());
        const QRect text = gutter.adjusted(kIndent, 0, -kMeanWidth - 14, 0);
        if (line.isHeading) {
            const bool open = m_rows->settings.collapsed.count(m_rows->order.groups[line.group].dimension) == 0;
            painter.fillRect(gutter, theme.window);
            painter.setPen(theme.text);
            painter.setFont(bold);
            painter.drawText(QRect(6, gutter.top(), 14, gutter.height()), Qt::AlignCenter,
                open ? QStringLiteral("▾") : QStringLiteral("▸"));
            const QString name = groupName(line);
            painter.drawText(text, int(Qt::AlignLeft) | int(Qt::AlignVCenter),
                painter.fontMetrics().elidedText(name, Qt::ElideRight, text.width()));
            const QRect rest = text.adjusted(painter.fontMetrics().horizontalAdvance(name) + 6, 0, 0, 0);
            painter.setFont(small);
            painter.setPen(theme.faintText);
            const QString count = locale.toString(line.count);
            if (painter.fontMetrics().horizontalAdvance(count) <= rest.width())
                painter.drawText(rest, int(Qt::AlignLeft) | int(Qt::AlignVCenter), count);
        } else if (line.height >= kLeastNamed) {
            painter.setFont(small);
            painter.setPen(theme.text);
            const QString name = m_run->linkName(LinkId { m_rows->order.links[line.first] });
            painter.drawText(text, int(Qt::AlignLeft) | int(Qt::AlignVCenter),
                painter.fontMetrics().elidedText(name, Qt::ElideMiddle, text.width()));
        }
        // The mean of the whole run as a bar.
        const int inset = line.height >= kLeastNamed ? 3 : 0;
        const QRect bar(kTimeGutter - kMeanWidth - 8, place.top() + inset, kMeanWidth, place.height() - 2 * inset);
        painter.fillRect(bar, theme.idle);
        painter.fillRect(
            QRect(bar.left(), bar.top(), int(std::lround(line.mean * kMeanWidth)), bar.height()), theme.communication);
    }
}

void HeatCanvas::paintEvent(QPaintEvent* event)
{
    TimeFrame::paintEvent(event);
    QPainter painter(this);
    m_cursor->paint(painter);
}

void HeatCanvas::renderTo(QPainter& painter)
{
    renderRows(painter);
    paintMarks(painter);
}

void HeatCanvas::renderRows(QPainter& painter)
{
    painter.drawImage(QPoint(), renderLayer(std::max(devicePixelRatioF(), painter.device()->devicePixelRatioF())));
    markStale();
}

void HeatCanvas::paintRowMarks(QPainter& painter)
{
    if (m_rows == nullptr)
        return;
    painter.save();
    painter.setClipRect(QRect(0, kRulerHeight, width(), height() - kRulerHeight));
    const std::vector<LinkKey>& links = m_selection->selection().links;
    for (std::size_t at = 0; at < std::min(links.size(), kMostOutlines); ++at)
        outlineLink(painter, m_run->linkOf(links[at]), Theme::current().accent);
    for (const LinkId link : hoveredLinks())
        outlineLink(painter, link, Theme::current().hover);
    painter.restore();
}

std::vector<LinkId> HeatCanvas::hoveredLinks() const
{
    if (m_run == nullptr)
        return {};
    const Hovered& hovered = m_selection->hovered();
    if (const LinkId link = m_run->linkOf(hovered.link); link != kNone<LinkId>)
        return { link };
    const std::span<const LinkId> used = linksOf(*m_run, hovered.operation);
    return { used.begin(), used.begin() + static_cast<std::ptrdiff_t>(std::min(used.size(), kMostOutlines)) };
}

void HeatCanvas::outlineLink(QPainter& painter, LinkId link, const QColor& color)
{
    const int at = link == kNone<LinkId> ? -1 : m_rows->lineOf(index(link));
    if (at < 0)
        return;
    const QRect place = lineRect(m_rows->lines[static_cast<std::size_t>(at)]);
    const int edge = place.height() >= kLeastNamed ? 2 : 1; // thin lines are not to be covered
    painter.fillRect(QRect(0, place.top() - edge, place.width(), edge), color);
    painter.fillRect(QRect(0, place.bottom() + 2 - edge, place.width(), edge), color);
    painter.fillRect(QRect(0, place.top() - 2, 4, place.height() + 4), color);
}

QString HeatCanvas::toolTipAt(QPoint at) const
{
    const int found = lineAt(at);
    if (found < 0)
        return {};
    const HeatLine& line = m_rows->lines[static_cast<std::size_t>(found)];
    QStringList parts { m_parts->lineName(line) };
    const std::int64_t ns = axis().toTime(at.x());
    if (at.x() >= kTimeGutter && ns >= 0 && ns < m_rows->data->length)
        parts += m_parts->binFacts(line, std::min<std::int64_t>(ns / m_rows->data->binWidth, m_rows->data->bins - 1));
    parts += m_parts->lineFacts(line);
    return parts.join('\n');
}

} // namespace weft::widgets

#include "moc_heat_canvas.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/difference_canvas.h"

#include "widgets/base/color_map.h"
#include "widgets/base/quantity_format.h"
#include "widgets/base/theme.h"
#include "widgets/comparison/difference_parts.h"
#include "widgets/comparison/difference_words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace weft::widgets {

namespace {
constexpr int kLeastLine = 1; // px
constexpr int kMostLine = 40;
constexpr int kLeastNamedLine = 11; // in which a name can be read
constexpr int kHatchStep = 6;
}

DifferenceCanvas::DifferenceCanvas(TimeController* time, QWidget* parent)
    : TimeFrame(time, parent)
    , m_parts(std::make_unique<DifferenceHeatParts>(this, time))
    , m_cursor(std::make_unique<CanvasCursor>(this, m_parts.get()))
{
    setObjectName(QStringLiteral("differenceCanvas"));
    setAccessibleName(tr("Heat map of differences"));
    setAccessibleDescription(
        tr("By how much each link was busier or less busy in the second run. The table of links lists the same."));
}

DifferenceCanvas::~DifferenceCanvas() = default;

void DifferenceCanvas::setHeat(DifferenceHeatPtr heat)
{
    if (heat == nullptr || m_heat == nullptr || heat->pair != m_heat->pair) {
        m_selected = kNoPartner;
        m_scroll = 0;
    }
    m_hovered = kNoPartner;
    m_heat = std::move(heat);
    m_scroll = std::clamp(m_scroll, 0, mostScroll());
    m_cursor->partsChanged(m_cursor->part()); // the same link, as long as there are so many
    markStale();
    emit scrollChanged();
}

int DifferenceCanvas::mostScroll() const
{
    if (m_heat == nullptr)
        return 0;
    return std::max(0, static_cast<int>(m_heat->pair->links.size()) * m_lineHeight - (height() - kRulerHeight));
}

QRect DifferenceCanvas::lineRect(std::uint32_t link) const
{
    return { 0, kRulerHeight + static_cast<int>(link) * m_lineHeight - m_scroll, width(), m_lineHeight };
}

std::uint32_t DifferenceCanvas::linkAt(QPoint at) const
{
    if (m_heat == nullptr || at.y() < kRulerHeight || !rect().contains(at))
        return kNoPartner;
    const auto link = static_cast<std::uint32_t>((at.y() - kRulerHeight + m_scroll) / m_lineHeight);
    return link < m_heat->pair->links.size() ? link : kNoPartner;
}

void DifferenceCanvas::setSelected(std::uint32_t link)
{
    if (m_heat == nullptr || (link != kNoPartner && link >= m_heat->pair->links.size()))
        link = kNoPartner;
    m_selected = link;
    if (link != kNoPartner) {
        const QRect place = lineRect(link);
        if (place.top() < kRulerHeight || place.bottom() >= height())
            setScroll(static_cast<int>(link) * m_lineHeight - (height() - kRulerHeight) / 2);
    }
    update();
}

const QImage& DifferenceCanvas::renderLayer(double scale)
{
    const QSize pixels(int(std::lround(width() * scale)), int(std::lround(height() * scale)));
    if (m_image.size() != pixels)
        m_image = QImage(pixels, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(1);
    m_image.fill(Theme::current().base);
    if (m_heat != nullptr)
        paintLines(scale);
    m_image.setDevicePixelRatio(scale);
    QPainter painter(&m_image);
    painter.setFont(font());
    painter.setLayoutDirection(Qt::LeftToRight);
    if (m_heat != nullptr)
        paintNames(painter);
    painter.setFont(font());
    drawTimeRuler(painter, axis(), kRulerHeight);
    if (m_heat != nullptr)
        paintEnds(painter);
    painter.fillRect(QRect(kTimeGutter - 1, 0, 1, height()), Theme::current().border);
    return m_image;
}

void DifferenceCanvas::paintLines(double scale)
{
    const Theme& theme = Theme::current();
    const TimeAxis time = axis();
    const int left = int(std::lround(time.left * scale));
    const auto width = static_cast<std::size_t>(std::max(0, m_image.width() - left));
    // The bins of a pixel: at least one, where there are any.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pixels(width);
    for (std::size_t x = 0; x < width; ++x) {
        const std::int64_t from = pixelToTime(static_cast<double>(x), time.visible, static_cast<double>(width));
        const std::int64_t to = pixelToTime(static_cast<double>(x + 1), time.visible, static_cast<double>(width));
        const auto first = std::clamp<std::int64_t>(from / m_heat->binWidth, 0, m_heat->bins);
        const auto last = std::clamp<std::int64_t>(
            std::max(first + 1, (to + m_heat->binWidth - 1) / m_heat->binWidth), 0, m_heat->bins);
        pixels[x] = { static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last) };
    }
    const ColorTable& colors = divergingMap(theme.kind == ThemeKind::Dark);
    const QRgb ground = theme.base.rgb();
    const QRgb hatch = theme.faintText.rgb();
    std::vector<QRgb> line(width);
    const int top = int(std::lround(kRulerHeight * scale));
    for (std::uint32_t link = linkAt({ 0, kRulerHeight }); link < m_heat->pair->links.size(); ++link) {
        const QRect place = lineRect(link);
        if (place.top() >= height())
            break;
        const int from = std::max(top, int(std::lround(place.top() * scale)));
        const int to = std::min(m_image.height(), int(std::lround((place.bottom() + 1) * scale)));
        const int gap = m_lineHeight >= kLeastNamedLine ? std::max(1, int(scale)) : 0;
        const bool paired = m_heat->pair->links[link].isPaired();
        const auto values = m_heat->row(link);
        for (std::size_t x = 0; x < width; ++x) {
            const auto [first, last] = pixels[x];
            line[x] = first >= last || !paired
                ? ground
                : colors[divergingIndex(largestOf(values.subspan(first, last - first)) / double(kWholeDifference))];
        }
        for (int y = from; y < to - gap; ++y) {
            auto* row = reinterpret_cast<QRgb*>(m_image.scanLine(y)) + left;
            std::memcpy(row, line.data(), width * sizeof(QRgb));
            if (paired)
                continue;
            const auto step = static_cast<std::size_t>(std::max(1.0, kHatchStep * scale));
            for (auto x = static_cast<std::size_t>(y) % step; x < width; x += step)
                row[x] = hatch;
        }
    }
}

void DifferenceCanvas::paintNames(QPainter& painter) const
{
    if (m_lineHeight < kLeastNamedLine)
        return;
    const Theme& theme = Theme::current();
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    painter.setFont(small);
    for (std::uint32_t link = linkAt({ 0, kRulerHeight }); link < m_heat->pair->links.size(); ++link) {
        const QRect place = lineRect(link);
        if (place.top() >= height())
            break;
        const LinkPair& pair = m_heat->pair->links[link];
        const QRect text(10, place.top(), kTimeGutter - 18, place.height());
        painter.setPen(pair.isPaired() ? theme.text : theme.faintText);
        QString name = QString::fromStdString(pair.name);
        if (!pair.isPaired())
            name = onlyInWords(pair.inA, name);
        painter.drawText(text, int(Qt::AlignLeft) | int(Qt::AlignVCenter),
            painter.fontMetrics().elidedText(name, Qt::ElideMiddle, text.width()));
    }
}

void DifferenceCanvas::paintEnds(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const TimeAxis time = axis();
    painter.setPen(QPen(theme.text, 1, Qt::DashLine));
    for (const auto& [letter, place] : { std::pair('A', m_heat->runs.a), std::pair('B', m_heat->runs.b) }) {
        for (const std::int64_t at : { place.begin, place.begin + place.drawn }) {
            if (at <= time.visible.from || at >= time.visible.to || at >= m_heat->runs.length)
                continue;
            const int x = int(time.toPixel(at));
            painter.drawLine(x, kRulerHeight, x, height());
            painter.drawText(x + 3, kRulerHeight + painter.fontMetrics().ascent() + 2, QString(QLatin1Char(letter)));
        }
    }
}

void DifferenceCanvas::renderTo(QPainter& painter)
{
    painter.drawImage(QPoint(), renderLayer(std::max(devicePixelRatioF(), painter.device()->devicePixelRatioF())));
    markStale();
    paintMarks(painter);
}

void DifferenceCanvas::paintRowMarks(QPainter& painter)
{
    painter.save();
    painter.setClipRect(QRect(0, kRulerHeight, width(), height() - kRulerHeight));
    const auto outline = [&](std::uint32_t link, const QColor& color) {
        if (m_heat == nullptr || link >= m_heat->pair->links.size())
            return;
        const QRect place = lineRect(link);
        painter.fillRect(QRect(0, place.top() - 1, place.width(), 1), color);
        painter.fillRect(QRect(0, place.bottom(), place.width(), 1), color);
        painter.fillRect(QRect(0, place.top() - 1, 4, place.height() + 1), color);
    };
    outline(m_hovered, Theme::current().hover);
    outline(m_selected, Theme::current().accent);
    painter.restore();
}

void DifferenceCanvas::hoverAt(QPoint at)
{
    const std::uint32_t link = linkAt(at);
    if (link == m_hovered)
        return;
    m_hovered = link;
    update();
}

void DifferenceCanvas::endHover()
{
    m_hovered = kNoPartner;
    update();
}

void DifferenceCanvas::click(QPoint at)
{
    if (const std::uint32_t link = linkAt(at); link != kNoPartner)
        choose(static_cast<int>(link));
}

void DifferenceCanvas::choose(int link)
{
    if (m_heat == nullptr || m_heat->pair->links.empty())
        return;
    setSelected(static_cast<std::uint32_t>(std::clamp(link, 0, static_cast<int>(m_heat->pair->links.size()) - 1)));
    m_cursor->moveTo({ static_cast<int>(m_selected), -1 });
    emit linkClicked(m_selected);
}

void DifferenceCanvas::paintEvent(QPaintEvent* event)
{
    TimeFrame::paintEvent(event);
    QPainter painter(this);
    m_cursor->paint(painter);
}

double DifferenceCanvas::binDifference(std::uint32_t link, int bin) const
{
    return m_heat->row(link)[static_cast<std::size_t>(bin)] / double(kWholeDifference);
}

QString DifferenceCanvas::binWords(std::uint32_t link, int bin) const
{
    //: a difference of shares, and from when to when
    return tr("%1 from %2 to %3")
        .arg(pointsText(binDifference(link, bin)), formatNs(bin * m_heat->binWidth),
            formatNs(std::min((bin + 1) * m_heat->binWidth, m_heat->runs.length)));
}

void DifferenceCanvas::keyPressEvent(QKeyEvent* event)
{
    const int now = m_selected == kNoPartner ? -1 : static_cast<int>(m_selected);
    const int page = std::max(1, (height() - kRulerHeight) / m_lineHeight);
    switch (event->key()) {
    case Qt::Key_Up:
        return choose(now - 1);
    case Qt::Key_Down:
        return choose(now + 1);
    case Qt::Key_PageUp:
        return choose(now - page);
    case Qt::Key_PageDown:
        return choose(now + page);
    default:
        TimeFrame::keyPressEvent(event);
    }
}

void DifferenceCanvas::changeRowHeight(int steps)
{
    m_lineHeight = std::clamp(m_lineHeight + steps, kLeastLine, kMostLine);
    m_scroll = std::clamp(m_scroll, 0, mostScroll());
    markStale();
    emit scrollChanged();
}

QString DifferenceCanvas::toolTipAt(QPoint at) const
{
    const std::uint32_t link = linkAt(at);
    if (link == kNoPartner)
        return {};
    const LinkPair& pair = m_heat->pair->links[link];
    QStringList lines = linkDifferenceLines(*m_heat->pair, pair);
    const std::int64_t ns = axis().toTime(at.x());
    if (pair.isPaired() && at.x() >= kTimeGutter && ns >= 0 && ns < m_heat->runs.length) {
        const auto bin = std::min<std::int64_t>(ns / m_heat->binWidth, m_heat->bins - 1);
        lines << binWords(link, static_cast<int>(bin));
    }
    return lines.join('\n');
}

} // namespace weft::widgets

#include "moc_difference_canvas.cpp"

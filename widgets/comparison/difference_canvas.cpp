// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/difference_canvas.h"

#include "widgets/base/canvas/recording.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/comparison/difference_parts.h"
#include "widgets/comparison/difference_words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kLeastLine = 1; // px
constexpr int kMostLine = 40;
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

DifferenceScene DifferenceCanvas::scene() const
{
    return { m_heat, axis(), size(), m_lineHeight, 1, m_scroll };
}

const QImage& DifferenceCanvas::renderLayer(double scale)
{
    return m_layer.render(scene(), scale, font());
}

void DifferenceCanvas::renderTo(QPainter& painter)
{
    const double scale = std::max(devicePixelRatioF(), painter.device()->devicePixelRatioF());
    Recording::draw(painter, [scene = scene(), scale, font = font()](QPainter& on) {
        on.drawImage(QPoint(), DifferenceLayer().render(scene, scale, font));
    });
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

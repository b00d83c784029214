// SPDX-License-Identifier: GPL-3.0-or-later
// Painting; what the mouse means is in heat_gestures.cpp.
#include "widgets/heatmap/heat_canvas.h"

#include "widgets/base/canvas/recording.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/run_links.h"
#include "widgets/heatmap/heat_parts.h"

#include <QPainter>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kThick = 11; // px of a line whose outline may cover some of it
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
    return scene().lineRect(line);
}

int HeatCanvas::lineAt(QPoint at) const
{
    if (m_rows == nullptr || at.y() < kRulerHeight || !rect().contains(at))
        return -1;
    return m_rows->lineAt(at.y() - kRulerHeight + m_scroll);
}

HeatScene HeatCanvas::scene() const
{
    return { m_run, m_rows, axis(), size(), m_scroll };
}

const QImage& HeatCanvas::renderLayer(double scale)
{
    return m_layer.render(scene(), scale, font());
}

void HeatCanvas::paintEvent(QPaintEvent* event)
{
    TimeFrame::paintEvent(event);
    QPainter painter(this);
    m_cursor->paint(painter);
}

void HeatCanvas::renderTo(QPainter& painter)
{
    const double scale = std::max(devicePixelRatioF(), painter.device()->devicePixelRatioF());
    Recording::draw(painter, [scene = scene(), scale, font = font()](QPainter& on) {
        on.drawImage(QPoint(), HeatLayer().render(scene, scale, font));
    });
    paintMarks(painter);
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
    const int edge = place.height() >= kThick ? 2 : 1; // thin lines are not to be covered
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

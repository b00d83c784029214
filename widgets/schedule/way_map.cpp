// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/way_map.h"

#include "widgets/base/line_raster.h"
#include "widgets/base/quantity_format.h"
#include "widgets/base/theme.h"
#include "widgets/schedule/mark_painter.h"
#include "widgets/schedule/schedule_texts.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kMargin = 18; // px
constexpr double kMostRadius = 11; // px
constexpr double kLeastRadius = 1.5;
constexpr double kLeastLabelled = 7;
constexpr std::size_t kMostLinks = 200'000; // drawn
constexpr std::size_t kMostFine = 400; // arrows with smooth lines and heads
}

WayMap::WayMap(ScheduleStepper* stepper, QWidget* parent)
    : QWidget(parent)
    , m_stepper(stepper)
    , m_fabric(std::make_shared<const ScheduleFabric>())
{
    setObjectName(QStringLiteral("scheduleWayMap"));
    setAccessibleName(tr("Way of the chunk over the fabric"));
    setLayoutDirection(Qt::LeftToRight); // a fabric is not mirrored
    setMinimumHeight(80);
    connect(stepper, &ScheduleStepper::levelChanged, this, [this] { update(); });
}

void WayMap::setFabric(ScheduleFabricPtr fabric)
{
    m_fabric = std::move(fabric);
    m_router.reset();
    if (m_fabric->fabric)
        m_router.emplace(*m_fabric->fabric);
    m_bounds = QPolygonF(QList<QPointF>(m_fabric->positions.begin(), m_fabric->positions.end())).boundingRect();
    findArrows();
    fit();
}

void WayMap::setWay(ScheduleColumnsPtr columns, const ChunkWay& way)
{
    m_columns = std::move(columns);
    m_way = way;
    findArrows();
    update();
}

void WayMap::setRank(std::uint32_t rank)
{
    m_rank = rank;
    update();
}

void WayMap::findArrows()
{
    m_arrows.clear();
    if (m_columns == nullptr || !m_router)
        return;
    const collective::Schedule& schedule = *m_columns->schedule;
    const topology::Topology& topology = m_fabric->fabric->topology();
    std::vector<LinkId> route;
    for (const ChunkWay::Hop& hop : m_way.hops) {
        const ScheduleTransfer& transfer = m_columns->transfers[hop.transfer];
        const std::uint32_t from = m_fabric->npuOf(schedule, transfer.from);
        const std::uint32_t to = m_fabric->npuOf(schedule, transfer.to);
        if (from == kNoPlace || to == kNoPlace)
            continue;
        Arrow arrow { { from }, hop.transfer, isReducing(m_columns->mark[index(transfer.receive)]), !hop.isFirst };
        route.clear();
        const LinkId own = schedule.link(transfer.send);
        if (own == kNone<LinkId> && m_router->appendRoute(NodeId { from }, NodeId { to }, route)) {
            for (const LinkId link : route)
                arrow.nodes.push_back(index(topology.linkDestination(link)));
        }
        if (arrow.nodes.back() != to)
            arrow.nodes.push_back(to);
        m_arrows.push_back(std::move(arrow));
    }
}

void WayMap::fit()
{
    const double across = std::max(m_bounds.width(), 1e-9);
    const double down = std::max(m_bounds.height(), 1e-9);
    m_scale = std::min((width() - 2 * kMargin) / across, (height() - 2 * kMargin) / down);
    if (m_bounds.width() <= 0 && m_bounds.height() <= 0)
        m_scale = 1;
    // As large as neighbours allow: NPUs that follow each other stand next to each other in most drawings.
    constexpr double kOfDistance = 0.4;
    double nearest = kMostRadius / kOfDistance;
    for (std::uint32_t npu = 1; npu < m_fabric->npuCount(); ++npu) {
        const QPointF off = (m_fabric->positions[npu] - m_fabric->positions[npu - 1]) * m_scale;
        nearest = std::min(nearest, std::hypot(off.x(), off.y()));
    }
    // Where no number fits into a mark, the arrows between them get the room.
    const bool isLabelled = nearest * kOfDistance >= kLeastLabelled;
    m_radius = std::max(kLeastRadius, nearest * (isLabelled ? kOfDistance : kOfDistance / 2));
    m_stale = true;
    update();
}

QPointF WayMap::pointOf(std::uint32_t node) const
{
    const QPointF off = m_fabric->positions[node] - m_bounds.center();
    return QRectF(rect()).center() + off * m_scale;
}

void WayMap::paintGround()
{
    const Theme& theme = Theme::current();
    const double scale = devicePixelRatioF();
    m_ground = QImage((QSizeF(size()) * scale).toSize(), QImage::Format_RGB32);
    m_ground.setDevicePixelRatio(scale);
    m_ground.fill(theme.base);
    m_stale = false;
    if (!m_fabric->fabric)
        return;
    const topology::Topology& topology = m_fabric->fabric->topology();
    std::vector<QLineF> lines;
    for (std::uint32_t link = 0; link < std::min<std::size_t>(topology.linkCount(), kMostLinks); ++link) {
        const NodeId from = topology.linkSource(LinkId { link });
        const NodeId to = topology.linkDestination(LinkId { link });
        lines.emplace_back(pointOf(index(from)), pointOf(index(to)));
    }
    rasterLines(m_ground, lines, mixed(theme.base, theme.faintText, 0.28F).rgb(), std::max(1, int(std::lround(scale))));
}

void WayMap::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    if (m_stale || m_ground.devicePixelRatio() != devicePixelRatioF())
        paintGround();
    QPainter painter(this);
    painter.drawImage(QPoint(), m_ground);
    if (m_columns == nullptr || !m_fabric->takes(*m_columns->schedule)) {
        painter.setPen(theme.faintText);
        painter.drawText(rect().adjusted(12, 0, -12, 0), int(Qt::AlignCenter) | int(Qt::TextWordWrap),
            m_columns == nullptr ? QString()
                                 : tr("The fabric has no place for this schedule: it has %1 ranks, the fabric %2 NPUs.")
                                       .arg(formatCount(m_columns->ranks), formatCount(m_fabric->npuCount())));
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing, m_arrows.size() <= kMostFine);
    // What has happened stands over what has not.
    for (const bool isDone : { false, true }) {
        for (const Arrow& arrow : m_arrows) {
            const bool done = m_columns->transfers[arrow.transfer].receivedAt <= m_stepper->level();
            if (done != isDone)
                continue;
            const float share = (isDone ? 1.0F : 0.35F) * (arrow.isAside ? 0.5F : 1.0F);
            paintArrow(painter, arrow, mixed(theme.base, transferColor(arrow.reduces, theme), share));
        }
    }
    paintRanks(painter);
}

void WayMap::paintArrow(QPainter& painter, const Arrow& arrow, const QColor& color) const
{
    QPolygonF line;
    for (const std::uint32_t node : arrow.nodes)
        line << pointOf(node);
    QLineF last(line[line.size() - 2], line.back());
    // Both directions of a link are seen beside each other.
    if (last.length() > 0) {
        const QLineF normal = last.normalVector().unitVector();
        const QPointF aside(normal.dx() * m_radius * 0.3, normal.dy() * m_radius * 0.3);
        line.translate(aside);
        last.translate(aside);
    }
    if (last.length() > 2 * m_radius)
        last.setLength(last.length() - m_radius);
    line.back() = last.p2();
    const bool isFine = m_arrows.size() <= kMostFine;
    painter.setPen(QPen(color, isFine ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    if (isFine)
        drawArrowHead(painter, last, 8, color);
}

void WayMap::paintRanks(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const collective::Schedule& schedule = *m_columns->schedule;
    painter.setRenderHint(QPainter::Antialiasing, m_radius >= 3);
    QFont font = painter.font();
    font.setPixelSize(std::max(8, int(m_radius * 0.95)));
    painter.setFont(font);
    for (std::uint32_t rank = 0; rank < m_columns->ranks; ++rank) {
        const QPointF at = pointOf(m_fabric->npuOf(schedule, rank));
        const bool isMarked = rank == m_rank;
        const bool isOrigin = std::binary_search(m_way.origins.begin(), m_way.origins.end(), rank);
        painter.setPen(QPen(isMarked ? theme.accent : theme.faintText, isMarked ? 2.5 : 1));
        painter.setBrush(isOrigin ? mixed(theme.base, theme.faintText, 0.22F) : theme.base);
        painter.drawEllipse(at, m_radius, m_radius);
        if (m_radius < kLeastLabelled)
            continue;
        painter.setPen(theme.text);
        painter.drawText(QRectF(at.x() - 2 * m_radius, at.y() - m_radius, 4 * m_radius, 2 * m_radius), Qt::AlignCenter,
            QString::number(rank));
    }
}

std::uint32_t WayMap::rankAt(QPointF at) const
{
    if (m_columns == nullptr || !m_fabric->takes(*m_columns->schedule))
        return kNoPlace;
    std::uint32_t nearest = kNoPlace;
    double least = std::max(6.0, m_radius + 2);
    for (std::uint32_t rank = 0; rank < m_columns->ranks; ++rank) {
        const double off = QLineF(at, pointOf(m_fabric->npuOf(*m_columns->schedule, rank))).length();
        if (off <= least) {
            nearest = rank;
            least = off;
        }
    }
    return nearest;
}

void WayMap::resizeEvent(QResizeEvent* /*event*/)
{
    fit();
}

void WayMap::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        m_stale = true;
    QWidget::changeEvent(event);
}

void WayMap::mousePressEvent(QMouseEvent* event)
{
    if (const std::uint32_t rank = rankAt(event->position()); rank != kNoPlace)
        emit rankClicked(rank);
}

bool WayMap::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::uint32_t rank = rankAt(help->pos());
    if (rank == kNoPlace)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(),
            tr("%1 on %2").arg(ScheduleTexts::rank(rank), m_fabric->names[m_fabric->npuOf(*m_columns->schedule, rank)]),
            this);
    return true;
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/way_map.h"

#include "engine/topology/route_book.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/documents/fabric_seal.h"
#include "widgets/schedule/mark_painter.h"
#include "widgets/schedule/schedule_texts.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace weft::widgets {

namespace {
constexpr double kMargin = 10; // px
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
    m_panZoom = new PanZoom(this, PanZoom::Wheel::Zooms,
        { [this](QPointF by) {
             ViewTransform view = m_view;
             view.origin -= by / view.scale;
             setView(view);
         },
            [this](QPointF at, double factor, double /*down*/) { setView(m_view.zoomedAt(at, factor)); } });
    connect(m_panZoom, &PanZoom::ended, this, [this] { unsetCursor(); });
    connect(stepper, &ScheduleStepper::levelChanged, this, [this] { update(); });
}

void WayMap::setFabric(ScheduleFabricPtr fabric)
{
    m_fabric = std::move(fabric);
    m_router.reset();
    m_scene = {};
    if (m_fabric->fabric) {
        m_router.emplace(*m_fabric->fabric);
        m_scene.rebuild(columnsOf(*m_fabric->fabric, m_fabric->positions, 0, 0));
    }
    findArrows();
    findRanks();
    fit();
}

void WayMap::setWay(ScheduleColumnsPtr columns, const ChunkWay& way)
{
    m_columns = std::move(columns);
    m_way = way;
    findArrows();
    findRanks();
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
    for (const ChunkWay::Hop& hop : m_way.hops) {
        const ScheduleTransfer& transfer = m_columns->transfers[hop.transfer];
        const std::uint32_t from = m_fabric->npuOf(schedule, transfer.from);
        const std::uint32_t to = m_fabric->npuOf(schedule, transfer.to);
        if (from != kNoPlace && to != kNoPlace)
            m_arrows.push_back({ from, to, linksOf(schedule, transfer), hop.transfer,
                isReducing(m_columns->mark[index(transfer.receive)]), !hop.isFirst });
    }
}

std::vector<LinkId> WayMap::linksOf(const collective::Schedule& schedule, const ScheduleTransfer& transfer)
{
    const std::uint32_t from = m_fabric->npuOf(schedule, transfer.from);
    const std::uint32_t to = m_fabric->npuOf(schedule, transfer.to);
    if (!m_router || from == kNoPlace || to == kNoPlace)
        return {};
    const std::span<const LinkId> own = schedule.way(transfer.send);
    if (!own.empty() && topology::checkWay(m_router->fabric(), NodeId { from }, NodeId { to }, own))
        return { own.begin(), own.end() };
    std::vector<LinkId> links;
    static_cast<void>(m_router->appendRoute(NodeId { from }, NodeId { to }, links)); // nothing where there is no way
    return links;
}

void WayMap::findRanks()
{
    std::vector<std::uint32_t> rankOf(m_scene.nodeCount(), kNoPlace);
    for (std::uint32_t rank = 0; m_columns != nullptr && rank < m_columns->ranks; ++rank) {
        if (const std::uint32_t npu = m_fabric->npuOf(*m_columns->schedule, rank); npu < rankOf.size())
            rankOf[npu] = rank;
    }
    if (rankOf == m_rankOf)
        return;
    m_rankOf = std::move(rankOf);
    m_stale = true;
}

void WayMap::setView(const ViewTransform& view)
{
    m_view = view;
    m_isFitted = false;
    m_stale = true;
    update();
}

void WayMap::fit()
{
    setView(ViewTransform::fitting(m_scene.bounds(), size(), kMargin));
    m_isFitted = true;
}

Detail WayMap::detail() const
{
    return detailFor(m_scene, m_view, size(), FabricLook {}.mostDrawn);
}

void WayMap::paintGround()
{
    const Theme& theme = Theme::current();
    const double scale = devicePixelRatioF();
    m_ground = QImage((QSizeF(size()) * scale).toSize(), QImage::Format_RGB32);
    m_ground.setDevicePixelRatio(scale);
    m_ground.fill(theme.base);
    m_stale = false;
    FabricLook look;
    look.theme = &theme;
    look.font = font();
    look.nodeName = [this](std::uint32_t node) {
        return m_rankOf[node] == kNoPlace ? QString() : QString::number(m_rankOf[node]);
    };
    QPainter painter(&m_ground);
    paintFabric(painter, m_scene, m_view, size(), look, detail());
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
                                 : tr("The fabric has no place for this schedule: %1 ranks against %2 NPUs.")
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

// Along the links as they are drawn: beside their way back where they are near, else from node to node.
void WayMap::paintArrow(QPainter& painter, const Arrow& arrow, const QColor& color) const
{
    const bool isNear = detail() == Detail::Near;
    std::vector<QLineF> lines;
    for (const LinkId link : arrow.links) {
        const QLineF straight(m_view.toView(m_scene.positions()[m_scene.linkSource(index(link))]),
            m_view.toView(m_scene.positions()[m_scene.linkDestination(index(link))]));
        lines.push_back(isNear ? m_scene.linkLine(index(link), m_view) : straight);
    }
    if (lines.empty())
        lines.emplace_back(
            m_view.toView(m_scene.positions()[arrow.from]), m_view.toView(m_scene.positions()[arrow.to]));
    const double half = kNodeHalf * m_view.scale;
    if (!isNear && lines.back().length() > 2 * half)
        lines.back().setLength(lines.back().length() - half);
    const bool isFine = m_arrows.size() <= kMostFine;
    QPen pen(color, isFine ? 2.4 : 1);
    pen.setCapStyle(Qt::FlatCap);
    if (arrow.links.empty())
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    if (isFine)
        drawArrowHead(painter, lines.back(), 8, color);
}

// Where the chunk comes from, and the rank that is looked at.
void WayMap::paintRanks(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const collective::Schedule& schedule = *m_columns->schedule;
    std::vector<std::uint32_t> origins;
    for (const std::uint32_t rank : m_way.origins)
        origins.push_back(m_fabric->npuOf(schedule, rank));
    paintMarks(painter, m_scene, m_view, size(), { origins, {}, theme.text, 1.6 }, detail());
    if (m_rank >= m_columns->ranks)
        return;
    const std::uint32_t marked = m_fabric->npuOf(schedule, m_rank);
    paintMarks(painter, m_scene, m_view, size(), { std::span(&marked, 1), {}, theme.accent, 3 }, detail());
}

std::uint32_t WayMap::rankAt(QPointF at) const
{
    const std::uint32_t node = m_scene.nodeCount() == 0 ? kNoIndex : m_scene.nodeAt(at, m_view, 6);
    return node == kNoIndex ? kNoPlace : m_rankOf[node];
}

void WayMap::resizeEvent(QResizeEvent* /*event*/)
{
    if (m_isFitted)
        fit();
    m_stale = true;
}

void WayMap::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_stale = true;
    QWidget::changeEvent(event);
}

void WayMap::mousePressEvent(QMouseEvent* event)
{
    m_isPressed = event->button() == Qt::LeftButton;
    m_pressedAt = event->position();
}

void WayMap::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isPressed || (event->position() - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    m_isPressed = false;
    m_panZoom->start(m_pressedAt, event->position());
}

void WayMap::mouseReleaseEvent(QMouseEvent* /*event*/)
{
    if (!std::exchange(m_isPressed, false))
        return;
    if (const std::uint32_t rank = rankAt(m_pressedAt); rank != kNoPlace)
        emit rankClicked(rank);
}

void WayMap::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (rankAt(event->position()) == kNoPlace)
        fit();
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

#include "moc_way_map.cpp"

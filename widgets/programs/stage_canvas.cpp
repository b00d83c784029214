// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/stage_canvas.h"

#include "widgets/base/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr double kMargin = 16; // px around the graph
constexpr double kLeastScale = 0.02;
constexpr double kMostScale = 4;
constexpr double kRadius = 6;
constexpr double kStripe = 8; // the layout's colour at the side of a stage
constexpr double kRibbon = 44;
constexpr double kWordsFrom = 0.35; // of scale
constexpr double kKernelTitle = 30; // from its upper edge

} // namespace

StageCanvas::StageCanvas(QWidget* parent)
    : QWidget(parent)
    , m_hands(new PanZoom(this, PanZoom::Wheel::Zooms,
          { [this](QPointF by) {
               m_offset += by;
               m_isFitted = false;
               update();
           },
              [this](QPointF at, double across, double) { zoom(at, across); } }))
{
    setObjectName(QStringLiteral("stageCanvas"));
    setAccessibleName(tr("Stages of the program"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(80, 60);
    m_hands->setSpacePans(true);
}

QColor StageCanvas::colorOf(program::LayoutKind layout)
{
    return Theme::current().category(static_cast<std::size_t>(layout));
}

void StageCanvas::setGraph(StageGraphPtr graph)
{
    const bool wasEmpty = m_graph == nullptr || m_graph->nodes.empty();
    m_graph = std::move(graph);
    if (m_isFitted || wasEmpty)
        fit();
    update();
}

void StageCanvas::setSelected(const QStringList& names)
{
    m_selected = names;
    update();
}

void StageCanvas::fit()
{
    m_isFitted = true;
    if (m_graph == nullptr || m_graph->bounds.isEmpty())
        return;
    const QSizeF room(std::max(1.0, width() - 2 * kMargin), std::max(1.0, height() - 2 * kMargin));
    m_scale = std::clamp(
        std::min(room.width() / m_graph->bounds.width(), room.height() / m_graph->bounds.height()), kLeastScale, 1.0);
    m_offset = QPointF(width() / 2.0, height() / 2.0) - m_graph->bounds.center() * m_scale;
    update();
}

void StageCanvas::zoom(QPointF at, double factor)
{
    const QPointF held = toGraph(at);
    m_scale = std::clamp(m_scale * factor, kLeastScale, kMostScale);
    m_offset = at - held * m_scale;
    m_isFitted = false;
    update();
}

QPoint StageCanvas::middleOf(const QString& name) const
{
    if (m_graph == nullptr)
        return {};
    for (const StageGraph::Node& node : m_graph->nodes) {
        if (node.name == name)
            return (node.rect.center() * m_scale + m_offset).toPoint();
    }
    for (const StageGraph::Box& box : m_graph->kernels) {
        if (box.name == name)
            return (QPointF(box.rect.center().x(), box.rect.top() + kKernelTitle / 2) * m_scale + m_offset).toPoint();
    }
    return {};
}

QString StageCanvas::at(QPointF place) const
{
    if (m_graph == nullptr)
        return {};
    const QPointF there = toGraph(place);
    for (const StageGraph::Node& node : m_graph->nodes) {
        if (node.rect.contains(there))
            return node.name;
    }
    for (const StageGraph::Box& box : m_graph->kernels) {
        if (box.rect.contains(there))
            return box.name;
    }
    return {};
}

void StageCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::current().base);
    if (m_graph == nullptr)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(m_offset);
    painter.scale(m_scale, m_scale);
    paint(painter, QRectF(toGraph({}), toGraph(QPointF(width(), height()))));
    if (hasFocus()) {
        painter.resetTransform();
        painter.setPen(Theme::current().accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void StageCanvas::paintInto(QPainter& painter, QSize size) const
{
    if (m_graph == nullptr || m_graph->bounds.isEmpty())
        return;
    painter.fillRect(QRect({}, size), Theme::current().base);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = std::min((size.width() - 2 * kMargin) / m_graph->bounds.width(),
        (size.height() - 2 * kMargin) / m_graph->bounds.height());
    painter.translate(QPointF(size.width() / 2.0, size.height() / 2.0) - m_graph->bounds.center() * scale);
    painter.scale(scale, scale);
    paint(painter, m_graph->bounds);
}

void StageCanvas::paint(QPainter& painter, const QRectF& seen) const
{
    painter.setLayoutDirection(Qt::LeftToRight); // names and types are read so everywhere
    paintKernels(painter);
    paintChains(painter);
    paintEdges(painter, seen);
    for (const StageGraph::Node& node : m_graph->nodes) {
        if (node.rect.intersects(seen))
            paintStage(painter, node);
    }
}

void StageCanvas::paintChains(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    for (const StageGraph::Ribbon& chain : m_graph->chains) {
        QPainterPath path;
        for (const QPointF& point : chain.points)
            path.elementCount() == 0 ? path.moveTo(point) : path.lineTo(point);
        QColor color = theme.communication;
        color.setAlphaF(0.28F);
        painter.setPen(QPen(color, kRibbon * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        painter.setPen(theme.text);
        painter.drawText(chain.label, tr("overlapped: %1").arg(chain.name));
    }
}

void StageCanvas::paintKernels(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    QFont bold = font();
    bold.setBold(true);
    for (const StageGraph::Box& box : m_graph->kernels) {
        const bool isSelected = m_selected.contains(box.name);
        painter.setPen(QPen(isSelected ? theme.accent : theme.faintText, isSelected ? 3 : 1.5, Qt::DashLine));
        painter.setBrush(mixed(theme.base, theme.text, 0.06F));
        painter.drawRoundedRect(box.rect, kRadius * 2, kRadius * 2);
        painter.setPen(theme.text);
        painter.setFont(bold);
        painter.drawText(box.rect.adjusted(kRadius * 2, 6, -kRadius * 2, 0), Qt::AlignTop | Qt::AlignHCenter,
            tr("one kernel: %1").arg(box.name));
    }
    painter.setFont(font());
}

void StageCanvas::paintEdges(QPainter& painter, const QRectF& seen) const
{
    const Theme& theme = Theme::current();
    painter.setBrush(Qt::NoBrush);
    for (const StageGraph::Edge edge : m_graph->edges) {
        const QRectF& from = m_graph->nodes[edge.from].rect;
        const QRectF& to = m_graph->nodes[edge.to].rect;
        if (!from.united(to).intersects(seen))
            continue;
        const QPointF a(from.center().x(), from.bottom());
        const QPointF b(to.center().x(), to.top());
        const double bend = std::max(12.0, (b.y() - a.y()) / 2);
        QPainterPath path(a);
        path.cubicTo(a + QPointF(0, bend), b - QPointF(0, bend), b - QPointF(0, 5));
        const bool isOfSelected
            = m_selected.contains(m_graph->nodes[edge.from].name) || m_selected.contains(m_graph->nodes[edge.to].name);
        const QColor ink = isOfSelected ? theme.accent : theme.faintText;
        painter.setPen(QPen(ink, isOfSelected ? 2 : 1.2));
        painter.drawPath(path);
        painter.setBrush(ink);
        painter.drawPolygon(QPolygonF { b, b + QPointF(-4, -7), b + QPointF(4, -7) });
        painter.setBrush(Qt::NoBrush);
    }
}

void StageCanvas::paintStage(QPainter& painter, const StageGraph::Node& node) const
{
    const Theme& theme = Theme::current();
    const bool isSelected = m_selected.contains(node.name);
    const QColor layout = colorOf(node.layout);
    const bool isInput = node.stageKind == program::StageKind::Input;
    QPainterPath shape;
    const double radius = isInput ? node.rect.height() / 2 : kRadius;
    shape.addRoundedRect(node.rect, radius, radius);
    painter.fillPath(shape, mixed(theme.base, layout, isCommunication(node.stageKind) ? 0.30F : 0.14F));
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.fillRect(
        QRectF(node.rect.left(), node.rect.top(), isInput ? kStripe * 2 : kStripe, node.rect.height()), layout);
    painter.restore();
    painter.setPen(QPen(isSelected ? theme.accent : theme.border, isSelected ? 3 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    if (node.isOutput)
        painter.drawLine(node.rect.bottomLeft() + QPointF(kRadius, 4), node.rect.bottomRight() + QPointF(-kRadius, 4));
    if (painter.worldTransform().m11() < kWordsFrom)
        return;
    const QRectF words = node.rect.adjusted(isInput ? kStripe * 2 + 6 : kStripe + 6, 7, isInput ? -12 : -6, -7);
    QFont bold = font();
    bold.setBold(true);
    const QFontMetricsF strong(bold);
    painter.setFont(bold);
    painter.setPen(theme.text);
    const QString name = strong.elidedText(node.name, Qt::ElideRight, words.width());
    painter.drawText(words, Qt::AlignTop | Qt::AlignLeft, name);
    painter.setFont(font());
    painter.setPen(theme.faintText);
    const QFontMetricsF plain(font());
    const double left = strong.horizontalAdvance(name) + 8;
    painter.drawText(words.adjusted(left, 0, 0, 0), Qt::AlignTop | Qt::AlignLeft,
        plain.elidedText(node.kind, Qt::ElideRight, std::max(0.0, words.width() - left)));
    painter.setPen(theme.text);
    painter.drawText(
        words, Qt::AlignBottom | Qt::AlignLeft, plain.elidedText(node.type, Qt::ElideRight, words.width()));
}

void StageCanvas::resizeEvent(QResizeEvent*)
{
    if (m_isFitted)
        fit();
}

void StageCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position();
    m_isPressed = true;
}

void StageCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isPressed && !m_hands->isPanning()
        && (event->position() - m_pressed).manhattanLength() >= QApplication::startDragDistance()) {
        m_isPressed = false;
        m_hands->start(m_pressed, event->position());
        return;
    }
    setCursor(at(event->position()).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void StageCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !std::exchange(m_isPressed, false))
        return;
    const QString name = at(event->position());
    QStringList names;
    if ((event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) != 0) {
        names = m_selected;
        if (!name.isEmpty() && names.removeAll(name) == 0)
            names << name;
    } else if (!name.isEmpty()) {
        names << name;
    }
    emit selectionRequested(names);
}

void StageCanvas::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return go({ -1, 0 });
    case Qt::Key_Right:
        return go({ 1, 0 });
    case Qt::Key_Up:
        return go({ 0, -1 });
    case Qt::Key_Down:
        return go({ 0, 1 });
    case Qt::Key_Home:
        return fit();
    case Qt::Key_Escape:
        if (!m_selected.isEmpty()) {
            emit selectionRequested({});
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

// To the nearest stage on that side.
void StageCanvas::go(QPointF direction)
{
    if (m_graph == nullptr || m_graph->nodes.empty())
        return;
    const auto current = std::ranges::find_if(
        m_graph->nodes, [this](const StageGraph::Node& node) { return m_selected.contains(node.name); });
    if (current == m_graph->nodes.end()) {
        emit selectionRequested({ m_graph->nodes.front().name });
        return;
    }
    const StageGraph::Node* best = nullptr;
    double least = 0;
    for (const StageGraph::Node& node : m_graph->nodes) {
        const QPointF by = node.rect.center() - current->rect.center();
        const double along = QPointF::dotProduct(by, direction);
        const double aside = std::abs(by.x() * direction.y()) + std::abs(by.y() * direction.x());
        const double cost = along + 3 * aside;
        if (along > 1 && (best == nullptr || cost < least)) {
            best = &node;
            least = cost;
        }
    }
    if (best != nullptr)
        emit selectionRequested({ best->name });
}

bool StageCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_graph != nullptr) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QString name = at(help->pos());
        const auto node = std::ranges::find(m_graph->nodes, name, &StageGraph::Node::name);
        if (node != m_graph->nodes.end())
            QToolTip::showText(help->globalPos(),
                tr("%1: %2\n%3", "a stage, its kind, its type").arg(name, node->kind, node->type), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/stage_canvas.h"

#include "widgets/base/looks/theme.h"
#include "widgets/programs/stage_painter.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr double kLeastScale = 0.02;
constexpr double kMostScale = 4;
constexpr double kReadable = 0.6;
constexpr double kSameRow = 8; // px, of the graph
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
    m_cursor = std::make_unique<CanvasCursor>(this, this);
}

QColor StageCanvas::colorOf(program::LayoutKind layout)
{
    return Theme::current().category(static_cast<std::size_t>(layout));
}

void StageCanvas::setGraph(StageGraphPtr graph)
{
    const QString stood = nameOf(m_cursor->part());
    m_graph = std::move(graph);
    m_cursor->partsChanged(partOf(stood));
    if (m_isFitted || !showsSomething())
        begin();
    update();
}

bool StageCanvas::showsSomething() const
{
    const QRectF sight(toGraph({}), toGraph(QPointF(width(), height())));
    return m_graph != nullptr && std::ranges::any_of(m_graph->nodes, [&](const StageGraph::Node& node) {
        return sight.intersects(node.rect);
    });
}

void StageCanvas::begin()
{
    fit();
    if (m_graph == nullptr || m_graph->nodes.empty() || m_scale >= kStageWordsFrom)
        return;
    m_scale = kReadable;
    const bool isNarrow = m_graph->bounds.width() * m_scale < width();
    const double middle = isNarrow ? m_graph->bounds.center().x() : m_graph->nodes.front().rect.center().x();
    m_offset = QPointF(width() / 2.0 - middle * m_scale, kStagesMargin);
    update();
}

void StageCanvas::setSelected(const QStringList& names)
{
    m_selected = names;
    if (const QRect last = names.isEmpty() ? QRect() : rectOf(names.back());
        !last.isEmpty() && !rect().contains(last.center()))
        bringIntoSight({ toGraph(last.topLeft()), toGraph(last.bottomRight()) });
    if (!names.contains(m_current)) {
        m_current = names.isEmpty() ? QString() : names.back();
        if (m_cursor->isShown() && partOf(m_current).isValid())
            m_cursor->moveTo(partOf(m_current));
    }
    update();
}

void StageCanvas::fit()
{
    m_isFitted = true;
    if (m_graph == nullptr || m_graph->bounds.isEmpty())
        return;
    const QSizeF room(std::max(1.0, width() - 2 * kStagesMargin), std::max(1.0, height() - 2 * kStagesMargin));
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

QStringList StageCanvas::names() const
{
    QStringList all;
    if (m_graph == nullptr)
        return all;
    for (const StageGraph::Node& node : m_graph->nodes)
        all << node.name;
    for (const StageGraph::Box& box : m_graph->kernels)
        all << box.name;
    return all;
}

// Of a kernel the title: stages are before the rest of it.
QRect StageCanvas::rectOf(const QString& name) const
{
    const auto seen = [this](const QRectF& rect) {
        return QRectF(rect.topLeft() * m_scale + m_offset, rect.size() * m_scale).toRect();
    };
    if (m_graph == nullptr)
        return {};
    if (const auto node = std::ranges::find(m_graph->nodes, name, &StageGraph::Node::name);
        node != m_graph->nodes.end())
        return seen(node->rect);
    const auto box = std::ranges::find(m_graph->kernels, name, &StageGraph::Box::name);
    return box == m_graph->kernels.end() ? QRect()
                                         : seen(QRectF(box->rect.topLeft(), QSizeF(box->rect.width(), kKernelTitle)));
}

QPoint StageCanvas::middleOf(const QString& name) const
{
    return rectOf(name).center();
}

QString StageCanvas::describe(const QString& name) const
{
    if (m_graph == nullptr)
        return {};
    const auto node = std::ranges::find(m_graph->nodes, name, &StageGraph::Node::name);
    if (node == m_graph->nodes.end())
        return tr("one kernel: %1").arg(name);
    return tr("%1: %2\n%3", "a stage, its kind, its type").arg(node->name, node->kind, node->type)
        + (node->isOutput ? '\n' + tr("an output") : QString());
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

void StageCanvas::resizeEvent(QResizeEvent*)
{
    if (m_isFitted)
        begin();
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
    const bool adds = (event->modifiers() & Qt::ShiftModifier) != 0;
    switch (event->key()) {
    case Qt::Key_Left:
        return go(PartStep::Left, adds);
    case Qt::Key_Right:
        return go(PartStep::Right, adds);
    case Qt::Key_Up:
        return go(PartStep::Up, adds);
    case Qt::Key_Down:
        return go(PartStep::Down, adds);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit stepsRequested();
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(rect().center(), PanZoom::kNotch);
    case Qt::Key_Minus:
        return zoom(rect().center(), 1 / PanZoom::kNotch);
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

int StageCanvas::partRows() const
{
    return m_graph == nullptr ? 0 : static_cast<int>(m_graph->nodes.size() + m_graph->kernels.size());
}

QString StageCanvas::nameOf(CanvasPart part) const
{
    if (part.row < 0 || part.row >= partRows())
        return {};
    const auto row = static_cast<std::size_t>(part.row);
    return row < m_graph->nodes.size() ? m_graph->nodes[row].name : m_graph->kernels[row - m_graph->nodes.size()].name;
}

CanvasPart StageCanvas::partOf(const QString& name) const
{
    return { static_cast<int>(names().indexOf(name)), -1 };
}

PartWords StageCanvas::partWords(CanvasPart part) const
{
    return { describe(nameOf(part)) };
}

CanvasPart StageCanvas::firstPart() const
{
    return partOf(m_current.isEmpty() && partRows() > 0 ? nameOf({ 0, -1 }) : m_current);
}

void StageCanvas::showPart(CanvasPart part)
{
    const QRect place = rectOf(nameOf(part));
    bringIntoSight({ toGraph(place.topLeft()), QSizeF(place.size()) / m_scale });
}

// Of what is selected already, on to what can be done with it.
void StageCanvas::choosePart(CanvasPart part, bool adds)
{
    const QString name = nameOf(part);
    if (!adds && m_selected == QStringList { name }) {
        emit stepsRequested();
        return;
    }
    QStringList chosen = adds ? m_selected : QStringList();
    if (!chosen.contains(name))
        chosen << name;
    emit selectionRequested(chosen);
}

// Sideways along the row; upwards and downwards to the nearest stage of the next row. So every stage can be come to.
CanvasPart StageCanvas::partBeside(CanvasPart part, PartStep step) const
{
    const auto row = static_cast<std::size_t>(part.row);
    if (!part.isValid() || row >= m_graph->nodes.size())
        return CanvasParts::partBeside(part, step);
    const StageGraph::Node& from = m_graph->nodes[row];
    const bool isSideways = step == PartStep::Left || step == PartStep::Right;
    const bool isBack = step == PartStep::Left || step == PartStep::Up;
    std::size_t best = row;
    std::pair<double, double> least;
    for (std::size_t node = 0; node < m_graph->nodes.size(); ++node) {
        const QPointF by = m_graph->nodes[node].rect.center() - from.rect.center();
        const double along = (isSideways ? by.x() : by.y()) * (isBack ? -1 : 1);
        const double aside = std::abs(isSideways ? by.y() : by.x());
        if (along <= 1 || (isSideways && aside > m_graph->nodes[node].rect.height() / 2))
            continue;
        const std::pair<double, double> cost(isSideways ? along : std::round(along / kSameRow), aside);
        if (best == row || cost < least) {
            best = node;
            least = cost;
        }
    }
    return { static_cast<int>(best), -1 };
}

// What the arrows come to is selected too.
void StageCanvas::go(PartStep step, bool adds)
{
    if (partRows() == 0)
        return;
    const CanvasPart from = partOf(m_current);
    const CanvasPart to = from.isValid() ? partBeside(from, step) : firstPart();
    if (to == from)
        return;
    const QString name = nameOf(to);
    QStringList names = adds ? m_selected : QStringList();
    if (!names.contains(name))
        names << name;
    m_current = name;
    emit selectionRequested(names);
    m_cursor->moveTo(partOf(name));
}

void StageCanvas::bringIntoSight(const QRectF& rect)
{
    const QRectF sight = QRectF(this->rect()).adjusted(kStagesMargin, kStagesMargin, -kStagesMargin, -kStagesMargin);
    const QRectF there(rect.topLeft() * m_scale + m_offset, rect.size() * m_scale);
    const QPointF by(std::max(0.0, sight.left() - there.left()) - std::max(0.0, there.right() - sight.right()),
        std::max(0.0, sight.top() - there.top()) - std::max(0.0, there.bottom() - sight.bottom()));
    if (by.isNull())
        return;
    m_offset += by;
    m_isFitted = false;
    update();
}

bool StageCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_graph != nullptr) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QString name = at(help->pos());
        if (!name.isEmpty())
            QToolTip::showText(help->globalPos(), describe(name), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void StageCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::current().base);
    if (m_graph == nullptr)
        return m_cursor->paint(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(m_offset);
    painter.scale(m_scale, m_scale);
    paintStages(painter, { m_graph, m_selected, font() }, { toGraph({}), toGraph(QPointF(width(), height())) });
    painter.resetTransform();
    m_cursor->paint(painter);
}

void StageCanvas::paintInto(QPainter& painter, QSize size) const
{
    paintStagesInto(painter, { m_graph, m_selected, font() }, size);
}

} // namespace weft::widgets

#include "moc_stage_canvas.cpp"

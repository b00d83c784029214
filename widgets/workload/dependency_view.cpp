// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/dependency_view.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/workload/workload_text.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace weft::widgets {

namespace {
constexpr double kColumnGap = 48;
constexpr double kRowGap = 10;
constexpr double kMargin = 16;
constexpr double kLeastScale = 0.05;
constexpr double kMostScale = 3;
constexpr double kLeastSettled = 0.8;
}

DependencyView::DependencyView(SelectionModel* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
{
    setObjectName(QStringLiteral("dependencyView"));
    setAccessibleName(tr("Dependencies of the selected operation"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_panZoom = new PanZoom(this, PanZoom::Wheel::Zooms,
        { [this](QPointF by) {
             m_isFitted = false;
             m_origin += by;
             update();
         },
            [this](QPointF at, double factor, double /*down*/) {
                if (!m_boxes.empty())
                    zoomAt(at, factor);
            } });
    connect(m_selection, &SelectionModel::hoverChanged, this, qOverload<>(&QWidget::update));
    m_keys = std::make_unique<CanvasCursor>(this, this);
}

void DependencyView::showAround(OperationListPtr list, OpKey focus, std::uint32_t depth)
{
    m_list = std::move(list);
    m_focus = focus;
    m_found = {};
    m_cursor = 0;
    m_hovered = kNobody;
    if (m_list && m_list->rowOf(focus) != OperationList::kNoRow)
        m_found = neighbourhoodOf(m_list->graph(focus.rank), focus.op, depth, kMostNodes);
    place();
    m_keys->partsChanged(firstPart());
    if (m_isFitted)
        settle();
    else
        bringIntoSight(0);
    update();
}

// As fit(), but not below what can be read: then what lies around the focus.
void DependencyView::settle()
{
    fit();
    if (m_boxes.empty() || m_scale >= kLeastSettled)
        return;
    m_scale = kLeastSettled;
    const QRectF inside = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
    m_origin = inside.center() - m_boxes[0].center() * m_scale;
    // No empty margin on one side while the drawing goes on at the other.
    const QRectF drawn(m_origin + m_extent.topLeft() * m_scale, m_extent.size() * m_scale);
    if (drawn.width() > inside.width())
        m_origin.rx() += std::min(0.0, inside.left() - drawn.left()) + std::max(0.0, inside.right() - drawn.right());
    if (drawn.height() > inside.height())
        m_origin.ry() += std::min(0.0, inside.top() - drawn.top()) + std::max(0.0, inside.bottom() - drawn.bottom());
}

// Boxes in the drawing: a column a layer, centred on the focus.
void DependencyView::place()
{
    const double width = fontMetrics().horizontalAdvance('0') * 20 + 16;
    const double height = fontMetrics().height() * 2 + 12;
    std::map<std::int32_t, std::uint32_t> sizes;
    for (const Neighbourhood::Node& node : m_found.nodes)
        ++sizes[node.layer];
    m_boxes.clear();
    m_extent = {};
    for (const Neighbourhood::Node& node : m_found.nodes) {
        const double row = node.place - (static_cast<double>(sizes[node.layer]) - 1) / 2;
        const QRectF box(node.layer * (width + kColumnGap), row * (height + kRowGap), width, height);
        m_boxes.push_back(box);
        m_extent = m_extent.united(box);
    }
}

void DependencyView::fit()
{
    m_isFitted = true;
    if (m_boxes.empty() || width() <= 0 || height() <= 0)
        return;
    const double across = (width() - 2 * kMargin) / m_extent.width();
    const double down = (height() - 2 * kMargin) / m_extent.height();
    m_scale = std::clamp(std::min(across, down), kLeastScale, 1.0);
    m_origin = QRectF(rect()).center() - m_extent.center() * m_scale;
    update();
}

void DependencyView::zoom(double factor)
{
    zoomAt(QRectF(rect()).center(), factor);
}

void DependencyView::zoomAt(QPointF at, double factor)
{
    const double scale = std::clamp(m_scale * factor, kLeastScale, kMostScale);
    m_origin = at - (at - m_origin) * (scale / m_scale);
    m_scale = scale;
    m_isFitted = false;
    update();
}

QRectF DependencyView::nodeRect(std::size_t node) const
{
    const QRectF& box = m_boxes[node];
    return { m_origin + box.topLeft() * m_scale, box.size() * m_scale };
}

void DependencyView::bringIntoSight(std::size_t node)
{
    if (node >= m_boxes.size())
        return;
    const QRectF box = nodeRect(node);
    const QRectF inside = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
    if (!inside.contains(box))
        m_origin += inside.center() - box.center();
    update();
}

std::size_t DependencyView::nodeAt(QPointF at) const
{
    for (std::size_t node = 0; node < m_boxes.size(); ++node) {
        if (nodeRect(node).contains(at))
            return node;
    }
    return kNobody;
}

OpKey DependencyView::keyOf(std::size_t node) const
{
    return { m_focus.rank, m_found.nodes[node].op };
}

QString DependencyView::describe(std::size_t node) const
{
    const OpKey key = keyOf(node);
    const trace::ExecutionGraph& graph = m_list->graph(key.rank);
    const trace::Operation operation = graph.operation(key.op);
    QStringList lines { toQString(graph.name(key.op)).left(300),
        tr("%1, rank %2, node %3", "a type of operations")
            .arg(kindName(kindOf(operation)))
            .arg(index(key.rank))
            .arg(graph.id(key.op)) };
    if (sizeOf(operation) > 0)
        lines.append(tr("%1 (bytes)", "a size").arg(formatBytes(sizeOf(operation))));
    if (operation.numOps > 0)
        lines.append(formatFlop(static_cast<double>(operation.numOps)));
    lines.append(
        tr("%1 dependencies, %2 dependents")
            .arg(formatCount(graph.dependencies(key.op).size()), formatCount(graph.dependents(key.op).size())));
    return lines.join('\n');
}

void DependencyView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_isFitted)
        settle();
}

void DependencyView::mousePressEvent(QMouseEvent* event)
{
    m_isPressed = event->button() == Qt::LeftButton;
    m_pressedAt = event->position();
}

void DependencyView::mouseMoveEvent(QMouseEvent* event)
{
    const bool isFar = (event->position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_isPressed && isFar) {
        m_isPressed = false;
        m_panZoom->start(m_pressedAt, event->position());
        return;
    }
    const std::size_t node = nodeAt(event->position());
    if (node == m_hovered)
        return;
    m_hovered = node;
    setCursor(node == kNobody ? Qt::ArrowCursor : Qt::PointingHandCursor);
    m_selection->hover(node == kNobody ? Hovered {} : Hovered { .operation = keyOf(node) });
    update();
}

void DependencyView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!std::exchange(m_isPressed, false))
        return;
    if (const std::size_t node = nodeAt(event->position()); node != kNobody)
        emit chosen(keyOf(node));
}

void DependencyView::leaveEvent(QEvent* event)
{
    if (m_hovered != kNobody)
        m_selection->hover({});
    m_hovered = kNobody;
    QWidget::leaveEvent(event);
}

void DependencyView::keyPressEvent(QKeyEvent* event)
{
    const auto walk = [this](PartStep step) { m_keys->moveTo(partBeside(firstPart(), step)); };
    switch (event->key()) {
    case Qt::Key_Left:
        return walk(PartStep::Left);
    case Qt::Key_Right:
        return walk(PartStep::Right);
    case Qt::Key_Up:
        return walk(PartStep::Up);
    case Qt::Key_Down:
        return walk(PartStep::Down);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!m_boxes.empty())
            emit chosen(keyOf(m_cursor));
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(PanZoom::kNotch);
        return;
    case Qt::Key_Minus:
        zoom(1 / PanZoom::kNotch);
        return;
    case Qt::Key_Home:
        fit();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

CanvasPart DependencyView::firstPart() const
{
    return m_boxes.empty() ? CanvasPart {} : CanvasPart { static_cast<int>(m_cursor), -1 };
}

PartWords DependencyView::partWords(CanvasPart part) const
{
    const QString text = describe(static_cast<std::size_t>(part.row));
    const qsizetype end = text.indexOf('\n');
    return { text.left(end), end < 0 ? QString() : text.mid(end + 1) };
}

QRect DependencyView::partRect(CanvasPart part) const
{
    return nodeRect(static_cast<std::size_t>(part.row)).toAlignedRect();
}

CanvasPart DependencyView::partAt(QPoint at) const
{
    const std::size_t node = nodeAt(at);
    return node == kNobody ? CanvasPart {} : CanvasPart { static_cast<int>(node), -1 };
}

bool DependencyView::isPartSelected(CanvasPart part) const
{
    return m_selection->selection().contains(keyOf(static_cast<std::size_t>(part.row)));
}

void DependencyView::showPart(CanvasPart part)
{
    m_cursor = static_cast<std::size_t>(part.row);
    bringIntoSight(m_cursor);
}

void DependencyView::choosePart(CanvasPart part, bool /*adds*/)
{
    emit chosen(keyOf(static_cast<std::size_t>(part.row)));
}

// Left and right along a dependency, to the nearest one; up and down within the layer.
CanvasPart DependencyView::partBeside(CanvasPart part, PartStep step) const
{
    if (!part.isValid())
        return part;
    const auto here = static_cast<std::size_t>(part.row);
    std::size_t best = here;
    double least = 0;
    const auto consider = [&](std::size_t node) {
        const double distance = std::fabs(m_boxes[node].center().y() - m_boxes[here].center().y());
        if (best == here || distance < least) {
            best = node;
            least = distance;
        }
    };
    if (step == PartStep::Left || step == PartStep::Right) {
        for (const auto& [from, to] : m_found.edges) {
            if (step == PartStep::Left ? to == here : from == here)
                consider(step == PartStep::Left ? from : to);
        }
    } else {
        for (std::size_t node = 0; node < m_boxes.size(); ++node) {
            const double by = m_boxes[node].center().y() - m_boxes[here].center().y();
            if (m_found.nodes[node].layer == m_found.nodes[here].layer && (step == PartStep::Up ? by < 0 : by > 0))
                consider(node);
        }
    }
    return { static_cast<int>(best), -1 };
}

bool DependencyView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::size_t node = nodeAt(help->pos());
        if (node == kNobody)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), describe(node), this, nodeRect(node).toAlignedRect());
        return true;
    }
    return QWidget::event(event);
}

void DependencyView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        place();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
    QWidget::changeEvent(event);
}

QSize DependencyView::sizeHint() const
{
    return { 640, 400 };
}

QSize DependencyView::minimumSizeHint() const
{
    return { 160, 120 };
}

} // namespace weft::widgets

#include "moc_dependency_view.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
// How the dependency view looks. Texts are left out where they could not be read.
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/workload/dependency_view.h"
#include "widgets/workload/workload_text.h"

#include <QPainter>
#include <QPainterPath>

namespace weft::widgets {

namespace {

constexpr double kLeastTextScale = 0.55;
constexpr double kLeastBend = 12;
constexpr std::size_t kMostCurves = 250; // more dependencies are straight lines

QColor colorOf(const Theme& theme, OperationKind kind)
{
    if (isCollective(kind))
        return theme.communication;
    switch (static_cast<trace::NodeType>(kind)) {
    case trace::NodeType::Comp:
        return theme.compute;
    case trace::NodeType::Send:
    case trace::NodeType::Recv:
        return theme.point;
    case trace::NodeType::MemLoad:
    case trace::NodeType::MemStore:
        return theme.memory;
    default:
        return theme.idle;
    }
}

QColor blend(const QColor& a, const QColor& b, double share)
{
    const auto mix = [share](int x, int y) { return static_cast<int>(x + (y - x) * share); };
    return { mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()) };
}

} // namespace

void DependencyView::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.base);
    if (m_boxes.empty())
        return m_keys->paint(painter);
    paintEdges(painter);
    QFont font = this->font();
    font.setPointSizeF(std::max(1.0, font.pointSizeF() * m_scale));
    painter.setFont(font);
    for (std::size_t node = 0; node < m_boxes.size(); ++node) {
        if (nodeRect(node).intersects(QRectF(rect())))
            paintNode(painter, node);
    }
    m_keys->paint(painter);
}

void DependencyView::paintEdges(QPainter& painter)
{
    const Theme& theme = Theme::current();
    const QRectF visible(rect());
    const double middle = m_origin.y() + m_extent.center().y() * m_scale;
    const bool isCurved = m_found.edges.size() <= kMostCurves;
    const std::size_t marked = m_hovered != kNobody ? m_hovered : m_cursor;
    const QPen faint(blend(theme.base, theme.faintText, 0.6), std::clamp(m_scale, 0.6, 1.2));
    const QPen strong(theme.accent, std::clamp(2 * m_scale, 1.2, 2.5));
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    // Those of the marked node last, above the others.
    for (const bool isStrong : { false, true }) {
        painter.setPen(isStrong ? strong : faint);
        for (const auto& [from, to] : m_found.edges) {
            if ((from == marked || to == marked) != isStrong)
                continue;
            const QRectF source = nodeRect(from);
            const QRectF target = nodeRect(to);
            const QPointF start(source.right(), source.center().y());
            const QPointF end(target.left(), target.center().y());
            if (!visible.intersects(QRectF(start, end).normalized().adjusted(-1, -source.height(), 1, source.height())))
                continue;
            if (!isCurved) {
                painter.drawLine(start, end);
                continue;
            }
            // One that passes other layers goes around what stands between.
            const bool isLong = m_found.nodes[to].layer - m_found.nodes[from].layer > 1;
            const double around = !isLong ? 0 : (start.y() + end.y() < 2 * middle + 1 ? -1 : 1) * source.height() * 1.6;
            const double bend = std::max(kLeastBend, (end.x() - start.x()) / (isLong ? 6 : 2));
            QPainterPath path(start);
            path.cubicTo(start + QPointF(bend, around), end + QPointF(-bend, around), end);
            painter.drawPath(path);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void DependencyView::paintNode(QPainter& painter, std::size_t node)
{
    const Theme& theme = Theme::current();
    const OpKey key = keyOf(node);
    const trace::ExecutionGraph& graph = m_list->graph(key.rank);
    const trace::Operation operation = graph.operation(key.op);
    const OperationKind kind = kindOf(operation);
    const QColor color = colorOf(theme, kind);
    const QRect box = nodeRect(node).toAlignedRect();
    const bool isFocus = node == 0;
    const bool hasText = m_scale >= kLeastTextScale;
    painter.fillRect(box, hasText ? blend(theme.base, color, isFocus ? 0.32 : 0.14) : color);
    if (hasText)
        painter.fillRect(QRect(box.left(), box.top(), std::max(2, static_cast<int>(5 * m_scale)), box.height()), color);
    const bool isHovered = node == m_hovered || m_selection->hovered().operation == key;
    QPen outline(isHovered ? theme.hover : isFocus ? theme.accent : blend(theme.base, color, 0.6), 1);
    outline.setWidth(isFocus || isHovered ? 2 : 1);
    painter.setPen(outline);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(0, 0, -1, -1));
    if (!hasText)
        return;
    const int inset = static_cast<int>(10 * m_scale);
    const QRect text = box.adjusted(inset, 0, -inset / 2, 0);
    const QFontMetrics metrics(painter.font(), this);
    const QRect upper(text.left(), text.top() + box.height() / 2 - metrics.height(), text.width(), metrics.height());
    const QRect lower(text.left(), text.top() + box.height() / 2, text.width(), metrics.height());
    painter.setPen(theme.text);
    painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        metrics.elidedText(toQString(graph.name(key.op)).left(300), Qt::ElideMiddle, upper.width()));
    QStringList details { kindName(kind) };
    if (const std::uint64_t bytes = sizeOf(operation); bytes > 0)
        details << formatBytes(bytes);
    painter.setPen(theme.faintText);
    painter.drawText(lower, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        metrics.elidedText(joinedByDots(details), Qt::ElideRight, lower.width()));
}

} // namespace weft::widgets

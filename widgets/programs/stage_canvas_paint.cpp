// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/theme.h"
#include "widgets/programs/stage_canvas.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr double kRadius = 6;
constexpr double kStripe = 8; // the layout's colour at the side of a stage
constexpr double kRibbon = 44;

} // namespace

void StageCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::current().base);
    if (m_graph == nullptr)
        return m_cursor->paint(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(m_offset);
    painter.scale(m_scale, m_scale);
    paint(painter, QRectF(toGraph({}), toGraph(QPointF(width(), height()))));
    painter.resetTransform();
    m_cursor->paint(painter);
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
    for (const StageGraph::Edge& edge : m_graph->edges) {
        const QRectF& from = m_graph->nodes[edge.from].rect;
        const QRectF& to = m_graph->nodes[edge.to].rect;
        if (!from.united(to).intersects(seen))
            continue;
        const QPointF a(from.center().x(), from.bottom());
        const QPointF b(to.center().x(), to.top());
        QPainterPath path(a);
        const auto curveTo = [&path](QPointF place) {
            const QPointF before = path.currentPosition();
            const QPointF bend(0, std::max(12.0, (place.y() - before.y()) / 2));
            path.cubicTo(before + bend, place - bend, place);
        };
        for (std::size_t i = 0; i + 1 < edge.bends.size(); i += 2) {
            curveTo(edge.bends[i]);
            path.lineTo(edge.bends[i + 1]);
        }
        curveTo(b - QPointF(0, 5));
        const bool isOfSelected
            = m_selected.contains(m_graph->nodes[edge.from].name) || m_selected.contains(m_graph->nodes[edge.to].name);
        const QColor ink = isOfSelected ? theme.accent : theme.faintText;
        QPen pen(ink, isOfSelected ? 2 : 1);
        pen.setCosmetic(true); // of such a line only what is seen costs time, however far it goes
        painter.setPen(pen);
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

} // namespace weft::widgets

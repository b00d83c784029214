// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/stage_painter.h"

#include "widgets/base/looks/theme.h"
#include "widgets/programs/stage_canvas.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr double kRadius = 6;
constexpr double kStripe = 8; // the layout's colour at the side of a stage
constexpr double kRibbon = 44;

void paintChains(QPainter& painter, const StagesDrawn& of)
{
    const Theme& theme = Theme::current();
    for (const StageGraph::Ribbon& chain : of.graph->chains) {
        QPainterPath path;
        for (const QPointF& point : chain.points)
            path.elementCount() == 0 ? path.moveTo(point) : path.lineTo(point);
        QColor color = theme.communication;
        color.setAlphaF(0.28F);
        painter.setPen(QPen(color, kRibbon * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        painter.setPen(theme.text);
        painter.drawText(chain.label, StageCanvas::tr("overlapped: %1").arg(chain.name));
    }
}

void paintKernels(QPainter& painter, const StagesDrawn& of)
{
    const Theme& theme = Theme::current();
    QFont bold = of.font;
    bold.setBold(true);
    for (const StageGraph::Box& box : of.graph->kernels) {
        const bool isSelected = of.selected.contains(box.name);
        painter.setPen(QPen(isSelected ? theme.accent : theme.faintText, isSelected ? 3 : 1.5, Qt::DashLine));
        painter.setBrush(mixed(theme.base, theme.text, 0.06F));
        painter.drawRoundedRect(box.rect, kRadius * 2, kRadius * 2);
        painter.setPen(theme.text);
        painter.setFont(bold);
        painter.drawText(box.rect.adjusted(kRadius * 2, 6, -kRadius * 2, 0), Qt::AlignTop | Qt::AlignHCenter,
            StageCanvas::tr("one kernel: %1").arg(box.name));
    }
    painter.setFont(of.font);
}

void paintEdges(QPainter& painter, const StagesDrawn& of, const QRectF& seen)
{
    const Theme& theme = Theme::current();
    painter.setBrush(Qt::NoBrush);
    for (const StageGraph::Edge& edge : of.graph->edges) {
        const QRectF& from = of.graph->nodes[edge.from].rect;
        const QRectF& to = of.graph->nodes[edge.to].rect;
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
        const bool isOfSelected = of.selected.contains(of.graph->nodes[edge.from].name)
            || of.selected.contains(of.graph->nodes[edge.to].name);
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

void paintStage(QPainter& painter, const StagesDrawn& of, const StageGraph::Node& node)
{
    const Theme& theme = Theme::current();
    const bool isSelected = of.selected.contains(node.name);
    const QColor layout = StageCanvas::colorOf(node.layout);
    const bool isInput = node.stageKind == program::StageKind::Input;
    QPainterPath shape;
    const double radius = isInput ? node.rect.height() / 2 : kRadius;
    shape.addRoundedRect(node.rect, radius, radius);
    painter.fillPath(shape, mixed(theme.base, layout, isCommunication(node.stageKind) ? 0.30F : 0.14F));
    QPainterPath stripe;
    stripe.addRect(QRectF(node.rect.left(), node.rect.top(), isInput ? kStripe * 2 : kStripe, node.rect.height()));
    painter.fillPath(shape.intersected(stripe), layout); // clipped by hand: a PDF would not clip it
    painter.setPen(QPen(isSelected ? theme.accent : theme.border, isSelected ? 3 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    if (node.isOutput) // a second outline, which belongs to the box at every size
        painter.drawRoundedRect(node.rect.adjusted(3, 3, -3, -3), kRadius - 2, kRadius - 2);
    if (painter.worldTransform().m11() < kStageWordsFrom)
        return;
    const QRectF words = node.rect.adjusted(isInput ? kStripe * 2 + 6 : kStripe + 6, 7, isInput ? -12 : -6, -7);
    QFont bold = of.font;
    bold.setBold(true);
    const QFontMetricsF strong(bold);
    painter.setFont(bold);
    painter.setPen(theme.text);
    const QString name = strong.elidedText(node.name, Qt::ElideRight, words.width());
    painter.drawText(words, Qt::AlignTop | Qt::AlignLeft, name);
    painter.setFont(of.font);
    painter.setPen(theme.faintText);
    const QFontMetricsF plain(of.font);
    const double left = strong.horizontalAdvance(name) + 8;
    painter.drawText(words.adjusted(left, 0, 0, 0), Qt::AlignTop | Qt::AlignLeft,
        plain.elidedText(node.kind, Qt::ElideRight, std::max(0.0, words.width() - left)));
    painter.setPen(theme.text);
    painter.drawText(
        words, Qt::AlignBottom | Qt::AlignLeft, plain.elidedText(node.type, Qt::ElideRight, words.width()));
}

} // namespace

void paintStages(QPainter& painter, const StagesDrawn& of, const QRectF& seen)
{
    painter.setLayoutDirection(Qt::LeftToRight); // names and types are read so everywhere
    painter.setFont(of.font);
    paintKernels(painter, of);
    paintChains(painter, of);
    paintEdges(painter, of, seen);
    for (const StageGraph::Node& node : of.graph->nodes) {
        if (node.rect.intersects(seen))
            paintStage(painter, of, node);
    }
}

void paintStagesInto(QPainter& painter, const StagesDrawn& of, QSize size)
{
    if (of.graph == nullptr || of.graph->bounds.isEmpty())
        return;
    const QRectF& bounds = of.graph->bounds;
    painter.fillRect(QRect({}, size), Theme::current().base);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = std::min(
        (size.width() - 2 * kStagesMargin) / bounds.width(), (size.height() - 2 * kStagesMargin) / bounds.height());
    painter.translate(QPointF(size.width() / 2.0, size.height() / 2.0) - bounds.center() * scale);
    painter.scale(scale, scale);
    paintStages(painter, of, bounds);
}

} // namespace weft::widgets

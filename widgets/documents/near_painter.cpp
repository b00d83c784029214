// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/near_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace weft::widgets {

namespace {

constexpr std::uint8_t kCased = 150; // bright colours get a dark rim on a light ground
constexpr double kNameScale = 0.8; // from here on there is room for names

QPen linkPen(const FabricScene& scene, std::uint32_t link, const FabricLook& look, bool hasLevels, double scale)
{
    const Theme& theme = *look.theme;
    const Health health = scene.linkHealth(link);
    QColor color = levelColor(hasLevels ? look.levels[link] : std::uint8_t { 0 }, theme);
    if (!hasLevels)
        color = health == Health::Degraded ? theme.warning : theme.faintText;
    if (health == Health::Failed)
        color = theme.error;
    double width = look.widthByBandwidth ? 0.9 + 1.4 * static_cast<double>(scene.linkWidth(link)) : 1.3;
    if (hasLevels && look.levels[link] > 0)
        width = std::max(width, 1.8);
    QPen pen(color, width * std::clamp(scale, 0.8, 1.25));
    pen.setCapStyle(Qt::FlatCap);
    if (health == Health::Failed)
        pen.setDashPattern({ 3, 3 });
    else if (health == Health::Degraded)
        pen.setDashPattern({ 7, 2 });
    return pen;
}

void drawLink(QPainter& painter, const QLineF& line, const QPen& pen, double scale)
{
    const QPointF away = line.p2() - line.p1();
    const double length = std::hypot(away.x(), away.y());
    painter.setPen(pen);
    if (length < 6) {
        painter.drawLine(line);
        return;
    }
    const QPointF along = away / length;
    const double head = std::min(length * 0.4, 4.0 * std::clamp(scale, 0.7, 1.6) + pen.widthF());
    painter.drawLine(QLineF(line.p1(), line.p2() - along * head * 0.8));
    const QPointF base = line.p2() - along * head;
    const QPointF aside = QPointF(-along.y(), along.x()) * head * 0.42;
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    const QPointF corners[] { line.p2(), base + aside, base - aside };
    painter.drawConvexPolygon(corners, 3);
}

// A warning on the middle of a link whose colour says how busy it was.
void drawDegraded(QPainter& painter, const QLineF& line, const Theme& theme, double scale)
{
    const QPointF at = line.center();
    const double half = 5 * std::clamp(scale, 0.8, 1.6);
    const QPointF corners[] { at - QPointF(0, half), at + QPointF(half, half * 0.75),
        at + QPointF(-half, half * 0.75) };
    painter.setPen(QPen(theme.base, 1));
    painter.setBrush(theme.warning);
    painter.drawConvexPolygon(corners, 3);
}

QPainterPath glyphOf(bool isSwitch, const QRectF& box)
{
    QPainterPath path;
    if (!isSwitch) {
        path.addRoundedRect(box, box.width() * 0.18, box.width() * 0.18);
        return path;
    }
    // A lying hexagon: told from an NPU by its shape, not by colour alone.
    const double inset = box.width() * 0.26;
    path.moveTo(box.left(), box.center().y());
    path.lineTo(box.left() + inset, box.top());
    path.lineTo(box.right() - inset, box.top());
    path.lineTo(box.right(), box.center().y());
    path.lineTo(box.right() - inset, box.bottom());
    path.lineTo(box.left() + inset, box.bottom());
    path.closeSubpath();
    return path;
}

// The colour thinly laid on the ground, but opaque.
QColor tinted(const Theme& theme, const QColor& color)
{
    const int part = theme.kind == ThemeKind::Dark ? 70 : 40; // of 255
    const auto mix = [part](int ground, int over) { return (ground * (255 - part) + over * part) / 255; };
    return { mix(theme.base.red(), color.red()), mix(theme.base.green(), color.green()),
        mix(theme.base.blue(), color.blue()) };
}

void drawNode(
    QPainter& painter, const FabricScene& scene, std::uint32_t node, QPointF at, double scale, const FabricLook& look)
{
    const Theme& theme = *look.theme;
    const bool isSwitch = scene.isSwitch(node);
    const Health health = scene.nodeHealth(node);
    const double half = kNodeHalf * scale;
    const QRectF box = isSwitch ? QRectF(at.x() - half * 1.1, at.y() - half * 0.9, half * 2.2, half * 1.8)
                                : QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half);
    QColor color = isSwitch ? theme.categories[1] : theme.categories[0];
    if (health == Health::Failed)
        color = theme.error;
    else if (health == Health::Degraded)
        color = theme.warning;
    const QPainterPath glyph = glyphOf(isSwitch, box);
    if (health == Health::Failed) { // links do not shine through the hatching
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.base);
        painter.drawPath(glyph);
    }
    painter.setBrush(health == Health::Failed ? QBrush(color, Qt::BDiagPattern) : QBrush(tinted(theme, color)));
    painter.setPen(QPen(color, std::clamp(1.4 * scale, 1.0, 2.2)));
    painter.drawPath(glyph);
}

// Inside the glyph what fits (a rank), below it the rest.
void drawName(QPainter& painter, const QString& name, std::uint32_t node, const FabricScene& scene, QPointF at,
    double scale, const FabricLook& look, const QFontMetricsF& metrics)
{
    const double half = kNodeHalf * scale;
    QString inside = name;
    const QString prefix = scene.isSwitch(node) ? QStringLiteral("switch") : QStringLiteral("npu");
    if (name.startsWith(prefix))
        inside = name.mid(prefix.size());
    painter.setPen(look.theme->text);
    if (metrics.horizontalAdvance(inside) <= 2 * half - 3) {
        painter.drawText(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), Qt::AlignCenter, inside);
        return;
    }
    const double room = kGrid * 2 * scale;
    const QString shown = metrics.elidedText(name, Qt::ElideMiddle, room);
    const QRectF below(at.x() - room / 2, at.y() + half + 2, room, metrics.height());
    const double wide = metrics.horizontalAdvance(shown) + 4;
    QColor ground = look.theme->base;
    ground.setAlpha(200);
    painter.fillRect(QRectF(at.x() - wide / 2, below.top(), wide, below.height()), ground);
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, shown);
}

} // namespace

void paintNodeSample(QPainter& painter, bool isSwitch, const QRectF& box, bool near, const Theme& theme)
{
    const QColor color = theme.categories[isSwitch ? 1 : 0];
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, near);
    painter.setPen(near ? QPen(color, 1.2) : QPen(Qt::NoPen));
    painter.setBrush(near ? tinted(theme, color) : color);
    if (near)
        painter.drawPath(glyphOf(isSwitch, box.adjusted(0.5, 0.5, -0.5, -0.5)));
    else
        painter.drawRect(box.adjusted(1, 1, -1, -1));
    painter.restore();
}

void paintNear(
    QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size, const FabricLook& look)
{
    const QRectF area = QRectF({ 0, 0 }, size);
    const bool hasLevels = look.levels.size() == scene.linkCount() && scene.linkCount() > 0;
    const bool casesBright = look.theme->kind == ThemeKind::Light && view.scale >= kNameScale;
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const Cable& cable : scene.cables()) {
        const QRectF box = QRectF(view.toView(scene.positions()[cable.a]), view.toView(scene.positions()[cable.b]))
                               .normalized()
                               .adjusted(-8, -8, 8, 8);
        const CableDrawing* drawing = scene.drawingOf(scene.linksOf(cable).front());
        const bool isBent = drawing != nullptr && !drawing->bends.empty();
        if (!isBent && !box.intersects(area))
            continue;
        for (const std::uint32_t link : scene.linksOf(cable)) {
            const QPolygonF path = isBent ? scene.linkPath(link, view) : QPolygonF();
            const QLineF line = isBent ? QLineF(path[path.size() - 2], path.back()) : scene.linkLine(link, view);
            const QPen pen = linkPen(scene, link, look, hasLevels, view.scale);
            if (hasLevels && casesBright && look.levels[link] >= kCased) {
                painter.setPen(QPen(look.theme->text, pen.widthF() + 1.6));
                painter.drawLine(line);
            }
            if (isBent) {
                painter.setPen(pen);
                painter.setBrush(Qt::NoBrush);
                painter.drawPolyline(path.first(path.size() - 1));
            }
            drawLink(painter, line, pen, view.scale);
            if (hasLevels && scene.linkHealth(link) == Health::Degraded)
                drawDegraded(painter, line, *look.theme, view.scale);
        }
    }
    const double around = kNodeHalf * view.scale * 2;
    const QRectF wider = area.adjusted(-around, -around, around, around);
    QFont font = look.font;
    font.setPointSizeF(font.pointSizeF() * std::clamp(view.scale, 0.75, 1.3) * 0.9);
    painter.setFont(font);
    const QFontMetricsF metrics(font, painter.device());
    for (const std::uint32_t node : scene.index().inside(view.toScene(wider))) {
        if (scene.foldOf(node) != kNoIndex)
            continue;
        const QPointF at = view.toView(scene.positions()[node]);
        drawNode(painter, scene, node, at, view.scale, look);
        if (view.scale >= kNameScale && look.nodeName)
            drawName(painter, look.nodeName(node), node, scene, at, view.scale, look, metrics);
    }
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/mover_painter.h"

#include "widgets/base/words/quantity_format.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr std::size_t kFewMovers = 1500; // that are drawn round and with numbers

QPolygonF wayOf(const FabricScene& scene, std::uint32_t link, const ViewTransform& view, Detail detail)
{
    const CableDrawing* drawing = scene.drawingOf(link);
    if (detail == Detail::Near || (drawing != nullptr && !drawing->bends.empty()))
        return scene.linkPath(link, view);
    return QPolygonF { view.toView(scene.positions()[scene.linkSource(link)]),
        view.toView(scene.positions()[scene.linkDestination(link)]) };
}

QPointF alongWay(const QPolygonF& way, double part)
{
    double whole = 0;
    for (qsizetype i = 0; i + 1 < way.size(); ++i)
        whole += QLineF(way[i], way[i + 1]).length();
    double left = std::clamp(part, 0.0, 1.0) * whole;
    for (qsizetype i = 0; i + 1 < way.size(); ++i) {
        const QLineF line(way[i], way[i + 1]);
        if (left <= line.length())
            return line.length() > 0 ? line.pointAt(left / line.length()) : line.p1();
        left -= line.length();
    }
    return way.back();
}

} // namespace

QPointF placeAlong(const FabricScene& scene, std::uint32_t link, double part, const ViewTransform& view, Detail detail)
{
    return alongWay(wayOf(scene, link, view, detail), part);
}

void paintMovers(QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size,
    std::span<const FabricMover> movers, const FabricLook& look, Detail detail)
{
    const Theme& theme = *look.theme;
    const QRectF area = QRectF({ 0, 0 }, size).adjusted(-8, -8, 8, 8);
    const bool few = movers.size() <= kFewMovers;
    const double radius = std::clamp(4.0 * view.scale, few ? 3.0 : 1.5, 4.5); // seen among busy links
    std::vector<QRectF> dots;
    std::vector<QLineF> dashes;
    std::vector<std::pair<QPointF, std::uint32_t>> counts;
    for (const FabricMover& mover : movers) {
        if (mover.link >= scene.linkCount() || scene.isHidden(mover.link))
            continue;
        const QPolygonF way = wayOf(scene, mover.link, view, detail);
        const QPointF at = alongWay(way, mover.part);
        if (!area.contains(at))
            continue;
        if (mover.count > 1) {
            const QPointF last = alongWay(way, mover.last);
            dashes.emplace_back(last, at);
            if (few && view.scale >= kNearScale)
                counts.emplace_back((last + at) / 2, mover.count);
        }
        dots.emplace_back(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, few);
    QPen thick(theme.communication, 2 * radius);
    thick.setCapStyle(Qt::RoundCap);
    painter.setPen(few ? thick : QPen(theme.communication, std::max(1.0, std::round(2 * radius))));
    painter.drawLines(dashes.data(), static_cast<int>(dashes.size()));
    painter.setPen(few ? QPen(theme.base, 1) : QPen(Qt::NoPen));
    painter.setBrush(theme.communication);
    if (few) {
        for (const QRectF& dot : dots)
            painter.drawEllipse(dot);
    } else {
        painter.drawRects(dots.data(), static_cast<int>(dots.size()));
    }
    painter.setFont(look.font);
    const QFontMetricsF metrics(look.font);
    for (const auto& [at, count] : counts) {
        const QString text = formatCount(count);
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 6, metrics.height());
        box.moveCenter(at - QPointF(0, metrics.height() * 0.8));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.base);
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(theme.text);
        painter.drawText(box, Qt::AlignCenter, text);
    }
    painter.restore();
}

} // namespace weft::widgets

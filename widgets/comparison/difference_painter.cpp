// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/difference_painter.h"

#include "widgets/base/canvas/image_export.h"
#include "widgets/base/canvas/line_raster.h"
#include "widgets/base/looks/color_map.h"
#include "widgets/base/looks/theme.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace weft::widgets {

namespace {

constexpr std::size_t kShades = 33; // an odd number: one of them is zero
constexpr double kLeastNamedScale = 1.4; // from where names have room
constexpr double kDashLength = 5; // px
constexpr std::size_t kDashesAtOnce = 8'192; // that are held; how many there are in all has no limit
constexpr std::size_t kMostNames = 200;

std::size_t shadeOf(float difference)
{
    return static_cast<std::size_t>(std::lround((std::clamp(difference, -1.0F, 1.0F) + 1) / 2 * (kShades - 1)));
}

// Liang and Barsky: the part of the line between two shares of its length; nothing if it passes by.
std::optional<std::pair<double, double>> partInside(const QLineF& line, const QRectF& area)
{
    double from = 0;
    double to = 1;
    const auto cut = [&](double step, double room) {
        if (step == 0)
            return room >= 0;
        const double at = room / step;
        if (step < 0)
            from = std::max(from, at);
        else
            to = std::min(to, at);
        return from <= to;
    };
    const bool isInside = cut(-line.dx(), line.x1() - area.left()) && cut(line.dx(), area.right() - line.x1())
        && cut(-line.dy(), line.y1() - area.top()) && cut(line.dy(), area.bottom() - line.y1());
    return isInside ? std::optional(std::pair(from, to)) : std::nullopt;
}

void draw(QPainter& painter, QImage* image, const std::vector<QLineF>& lines, QRgb color, int pixels)
{
    if (lines.empty())
        return;
    if (image != nullptr) {
        rasterLines(*image, lines, color, std::max(1, int(std::lround(pixels * image->devicePixelRatio()))));
        return;
    }
    QPen pen { QColor(color), static_cast<double>(pixels) };
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

// Every one of them, however many: a line that is left out would say that there is no link. Dashes keep their places
// on a line whichever part of it is seen.
void drawDashed(QPainter& painter, QImage* image, const std::vector<QLineF>& lines, const QRectF& area, QRgb color,
    const Watch& watch)
{
    if (drawsVectors(painter)) {
        // The pages know dashes, and a line stays one.
        QPen pen { QColor(color), 1.0 };
        pen.setCosmetic(true);
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({ kDashLength, kDashLength });
        painter.setPen(pen);
        painter.drawLines(lines.data(), static_cast<int>(lines.size()));
        return;
    }
    std::vector<QLineF> dashes;
    for (const QLineF& line : lines) {
        const double length = line.length();
        const auto part = partInside(line, area);
        if (!part || length == 0)
            continue;
        const double first = std::floor(part->first * length / (2 * kDashLength)) * 2 * kDashLength;
        for (double at = first; at < part->second * length; at += 2 * kDashLength)
            dashes.emplace_back(line.pointAt(at / length), line.pointAt(std::min(1.0, (at + kDashLength) / length)));
        if (dashes.size() < kDashesAtOnce)
            continue;
        if (watch.stop.stop_requested())
            return;
        draw(painter, image, dashes, color, 1);
        dashes.clear();
    }
    draw(painter, image, dashes, color, 1);
}

void paintNodes(QPainter& painter, const FabricDifferences& of, const ViewTransform& view, const QRectF& area)
{
    const Theme& theme = Theme::current();
    const FabricScene& scene = *of.scene;
    const double half = std::max(1.0, 8 * view.scale);
    const bool named = scene.nodeCount() <= kMostNames && view.scale >= kLeastNamedScale && of.nodeName;
    for (std::uint32_t node = 0; node < scene.nodeCount(); ++node) {
        const QPointF at = view.toView(scene.positions()[node]);
        const QRectF box(at.x() - half, at.y() - half, 2 * half, 2 * half);
        if (!area.intersects(box))
            continue;
        painter.fillRect(box, theme.categories[scene.isSwitch(node) ? 1 : 0]);
        if (named) {
            painter.setPen(theme.text);
            painter.drawText(QRectF(at.x() - 60, at.y() + half, 120, painter.fontMetrics().height()),
                int(Qt::AlignHCenter) | int(Qt::AlignTop), of.nodeName(node));
        }
    }
}

} // namespace

void paintDifferences(QPainter& painter, QImage* image, const FabricDifferences& of, const ViewTransform& view,
    QSize size, const Watch& watch)
{
    const Theme& theme = Theme::current();
    const ColorTable& colors = divergingMap(theme.kind == ThemeKind::Dark);
    std::array<std::vector<QLineF>, kShades> lines;
    std::vector<QLineF> alone;
    const QRectF area = QRectF({ 0, 0 }, QSizeF(size)).adjusted(-4, -4, 4, 4);
    const auto isSeen = [&area](QPointF a, QPointF b) {
        return std::max(a.x(), b.x()) >= area.left() && std::min(a.x(), b.x()) <= area.right()
            && std::max(a.y(), b.y()) >= area.top() && std::min(a.y(), b.y()) <= area.bottom();
    };
    const auto add = [&](const std::optional<float>& difference, const QLineF& line) {
        if (!isSeen(line.p1(), line.p2()))
            return;
        if (difference)
            lines[shadeOf(static_cast<float>(static_cast<double>(*difference) / of.scale))].push_back(line);
        else
            alone.push_back(line);
    };
    const FabricScene& scene = *of.scene;
    const bool near = view.scale >= kLeastNearScale;
    for (const Cable& cable : scene.cables()) {
        std::optional<float> largest;
        for (const std::uint32_t link : scene.linksOf(cable)) {
            const std::optional<float> difference
                = link < of.differences.size() ? of.differences[link] : std::optional<float>();
            if (near)
                add(difference, scene.linkLine(link, view));
            else if (difference && (!largest || std::fabs(*difference) > std::fabs(*largest)))
                largest = difference;
        }
        if (!near)
            add(largest, { view.toView(scene.positions()[cable.a]), view.toView(scene.positions()[cable.b]) });
    }
    const std::size_t middle = kShades / 2;
    draw(painter, image, lines[middle], theme.grid.rgb(), 1);
    drawDashed(painter, image, alone, area, theme.text.rgb(), watch);
    for (std::size_t far = 1; far <= middle; ++far) {
        if (watch.stop.stop_requested())
            return;
        for (const std::size_t shade : { middle - far, middle + far })
            draw(painter, image, lines[shade],
                colors[divergingIndex(static_cast<double>(shade) / (kShades - 1) * 2 - 1)], view.scale > 0.15 ? 2 : 1);
    }
    paintNodes(painter, of, view, area);
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/space_painter.h"

#include "widgets/documents/line_buckets.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr std::size_t kBands = 8; // of depth, each drawn over those behind it
constexpr double kFaintest = 0.3; // strength of what is farthest
constexpr double kNameSide = 15; // pixels of a node that has room for a number

struct Band {
    Buckets lines;
    std::vector<std::uint32_t> nodes;
    std::vector<std::uint32_t> links; // near: each with its arrow's end
};

std::size_t bandOf(double nearness)
{
    return std::min(kBands - 1, static_cast<std::size_t>(nearness * kBands));
}

double strengthOf(std::size_t band)
{
    return kFaintest + (1 - kFaintest) * static_cast<double>(band) / (kBands - 1);
}

void sortLines(std::array<Band, kBands>& bands, const FabricScene& scene, const ViewTransform& view, const QRectF& area,
    const FabricLook& look, bool eachLink)
{
    const bool hasLevels = look.levels.size() == scene.linkCount() && scene.linkCount() > 0;
    const std::vector<Cable>& cables = scene.cables();
    auto drawn = scene.drawnCables().begin();
    for (std::size_t i = 0; i < cables.size(); ++i) {
        const Cable& cable = cables[i];
        while (drawn != scene.drawnCables().end() && drawn->first < i)
            ++drawn;
        const bool isArc = drawn != scene.drawnCables().end() && drawn->first == i;
        Band& band = bands[bandOf((scene.nearness(cable.a) + scene.nearness(cable.b)) / 2)];
        if (eachLink) {
            for (const std::uint32_t link : scene.linksOf(cable))
                band.links.push_back(link);
            continue;
        }
        const std::size_t bucket = bucketOf(hasLevels ? levelOf(scene, cable, look.levels) : std::uint8_t { 0 });
        QPointF from = view.toView(scene.positions()[cable.a]);
        if (isArc) {
            for (const QPointF& bend : drawn->second.bends) {
                const QPointF to = view.toView(bend);
                band.lines.add(scene.cableHealth(i), bucket, { from, to });
                from = to;
            }
        }
        const QPointF to = view.toView(scene.positions()[cable.b]);
        if (isArc || meets(from, to, area))
            band.lines.add(scene.cableHealth(i), bucket, { from, to });
    }
}

void drawLinks(QPainter& painter, const Band& band, const FabricScene& scene, const ViewTransform& view,
    const FabricLook& look, double strength)
{
    const Theme& theme = *look.theme;
    const bool hasLevels = look.levels.size() == scene.linkCount() && scene.linkCount() > 0;
    for (const std::uint32_t link : band.links) {
        const Health health = scene.linkHealth(link);
        QColor color = hasLevels ? levelColor(look.levels[link], theme) : theme.faintText;
        if (health != Health::Good)
            color = health == Health::Failed ? theme.error : theme.warning;
        QPen pen(blend(theme.base, color, strength), hasLevels && look.levels[link] > 0 ? 2 : 1.3,
            health == Health::Failed         ? Qt::DashLine
                : health == Health::Degraded ? Qt::DashDotLine
                                             : Qt::SolidLine);
        painter.setPen(pen);
        painter.drawPolyline(scene.linkPath(link, view));
    }
}

void drawNodes(QPainter& painter, const Band& band, const FabricScene& scene, const ViewTransform& view,
    const FabricLook& look, double strength, bool isNear)
{
    const Theme& theme = *look.theme;
    std::array<std::vector<QRectF>, 3> boxes; // good, degraded, failed
    for (const std::uint32_t node : band.nodes) {
        const QPointF at = view.toView(scene.positions()[node]);
        const double side = std::max(1.0, 2 * kNodeHalf * view.scale * scene.sizeOf(node) * (isNear ? 1 : 0.7));
        boxes[static_cast<std::size_t>(scene.nodeHealth(node))].emplace_back(
            std::round(at.x() - side / 2), std::round(at.y() - side / 2), std::round(side), std::round(side));
    }
    const std::array<QColor, 3> colors { theme.categories[0], theme.warning, theme.error };
    for (std::size_t health = 0; health < boxes.size(); ++health) {
        const QColor color = blend(theme.base, colors[health], strength);
        // A rim keeps neighbours of one colour apart where there is room for it.
        const bool rim = !boxes[health].empty() && boxes[health].front().width() >= 6;
        drawBoxes(painter, boxes[health], isNear ? blend(theme.base, color, 0.22) : color,
            !rim         ? QColor()
                : isNear ? color
                         : theme.base);
    }
}

void drawNames(QPainter& painter, const Band& band, const FabricScene& scene, const ViewTransform& view,
    const FabricLook& look, double strength)
{
    if (!look.nodeName)
        return;
    const QFontMetricsF metrics(look.font);
    painter.setFont(look.font);
    painter.setPen(blend(look.theme->base, look.theme->text, strength));
    for (const std::uint32_t node : band.nodes) {
        const double side = 2 * kNodeHalf * view.scale * scene.sizeOf(node);
        QString name = look.nodeName(node);
        if (name.startsWith(QStringLiteral("npu")))
            name.remove(0, 3);
        if (side < kNameSide || metrics.horizontalAdvance(name) + 3 > side || metrics.ascent() > side)
            continue;
        const QPointF at = view.toView(scene.positions()[node]);
        painter.drawText(QRectF(at.x() - side / 2, at.y() - side / 2, side, side), Qt::AlignCenter, name);
    }
}

} // namespace

void paintSpace(QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size,
    const FabricLook& look, Detail detail)
{
    const bool isNear = detail == Detail::Near;
    const double around = 2 * kNodeHalf * view.scale;
    const QRectF area = QRectF({ 0, 0 }, size).adjusted(-around, -around, around, around);
    std::array<Band, kBands> bands;
    sortLines(bands, scene, view, area, look, isNear);
    for (std::uint32_t node = 0; node < scene.nodeCount(); ++node) {
        if (area.contains(view.toView(scene.positions()[node])))
            bands[bandOf(scene.nearness(node))].nodes.push_back(node);
    }
    const bool hasLevels = look.levels.size() == scene.linkCount() && scene.linkCount() > 0;
    for (std::size_t i = 0; i < kBands; ++i) {
        const double strength = strengthOf(i);
        painter.setRenderHint(QPainter::Antialiasing, isNear);
        if (isNear)
            drawLinks(painter, bands[i], scene, view, look, strength);
        else
            drawBuckets(painter, bands[i].lines, *look.theme, hasLevels && view.scale > 0.15 ? 2 : 1, strength);
        painter.setRenderHint(QPainter::Antialiasing, false);
        // In front of each other within a band too, where they are large enough to tell.
        if (isNear)
            std::sort(bands[i].nodes.begin(), bands[i].nodes.end(),
                [&](std::uint32_t a, std::uint32_t b) { return scene.nearness(a) < scene.nearness(b); });
        drawNodes(painter, bands[i], scene, view, look, strength, isNear);
        if (isNear)
            drawNames(painter, bands[i], scene, view, look, strength);
    }
}

} // namespace weft::widgets

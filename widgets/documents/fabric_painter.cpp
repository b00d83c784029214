// SPDX-License-Identifier: GPL-3.0-or-later
// Far and mid: everything in batches of one colour, without antialiasing.
#include "widgets/documents/fabric_painter.h"

#include "widgets/base/words/quantity_format.h"
#include "widgets/documents/drawing_painter.h"
#include "widgets/documents/line_buckets.h"
#include "widgets/documents/near_painter.h"
#include "widgets/documents/space_painter.h"

#include <QPainter>

#include <array>
#include <cmath>

namespace weft::widgets {

namespace {

void drawSquares(
    QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size, const Theme& theme)
{
    const double half = std::max(0.5, kNodeHalf * view.scale);
    const double side = std::max(1.0, 2 * half);
    std::array<std::vector<QRectF>, 4> squares; // NPU, switch, degraded, failed
    const QRectF area = QRectF({ 0, 0 }, size).adjusted(-side, -side, side, side);
    for (std::uint32_t i = 0; i < scene.nodeCount(); ++i) {
        const QPointF at = view.toView(scene.positions()[i]);
        if (!area.contains(at) || scene.foldOf(i) != kNoIndex)
            continue;
        const Health health = scene.nodeHealth(i);
        const std::size_t kind = health == Health::Good ? (scene.isSwitch(i) ? 1U : 0U)
            : health == Health::Failed                  ? 3U
                                                        : 2U;
        squares[kind].emplace_back(
            std::round(at.x() - half), std::round(at.y() - half), std::round(side), std::round(side));
    }
    painter.setPen(Qt::NoPen);
    const std::array<QColor, 4> colors { theme.categories[0], theme.categories[1], theme.warning, theme.error };
    for (std::size_t kind = 0; kind < squares.size(); ++kind) {
        painter.setBrush(kind == 3 && side >= 6 ? QBrush(colors[kind], Qt::BDiagPattern) : QBrush(colors[kind]));
        painter.drawRects(squares[kind].data(), static_cast<int>(squares[kind].size()));
    }
}

void paintMid(
    QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size, const FabricLook& look)
{
    const QRectF area = QRectF({ 0, 0 }, size);
    const bool hasLevels = look.levels.size() == scene.linkCount() && scene.linkCount() > 0;
    Buckets buckets;
    const std::vector<Cable>& cables = scene.cables();
    for (std::size_t i = 0; i < cables.size(); ++i) {
        const QPointF a = view.toView(scene.positions()[cables[i].a]);
        const QPointF b = view.toView(scene.positions()[cables[i].b]);
        const auto bucket
            = [&] { return bucketOf(hasLevels ? levelOf(scene, cables[i], look.levels) : std::uint8_t { 0 }); };
        if (!scene.drawnCables().empty() && scene.drawingOf(scene.linksOf(cables[i]).front()) != nullptr) {
            const QPolygonF path = scene.cablePath(cables[i], view);
            for (qsizetype k = 0; k + 1 < path.size(); ++k)
                buckets.add(scene.cableHealth(i), bucket(), { path[k], path[k + 1] });
        } else if (meets(a, b, area)) {
            buckets.add(scene.cableHealth(i), bucket(), { a, b });
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    drawBuckets(painter, buckets, *look.theme, hasLevels && view.scale > 0.15 ? 2 : 1);
    drawSquares(painter, scene, view, size, *look.theme);
}

struct BundleFigures {
    Health worst = Health::Good;
    std::uint8_t mean = 0;
    std::uint8_t most = 0;
};

BundleFigures figuresOf(
    const FabricScene& scene, const FabricGroups::Bundle& bundle, const FabricLook& look, bool hasLevels)
{
    BundleFigures figures;
    std::uint64_t sum = 0;
    std::uint64_t links = 0;
    for (const std::uint32_t i : scene.groups().cablesOf(bundle)) {
        const Cable& cable = scene.cables()[i];
        // One failed cable among many does not make the bundle failed, but it must not be hidden.
        figures.worst = std::max(figures.worst, scene.cableHealth(i));
        for (const std::uint32_t link : scene.linksOf(cable)) {
            const std::uint8_t level = hasLevels ? look.levels[link] : std::uint8_t { 0 };
            sum += level;
            ++links;
            figures.most = std::max(figures.most, level);
        }
    }
    figures.mean = static_cast<std::uint8_t>(links > 0 ? sum / links : 0);
    return figures;
}

void drawGroup(QPainter& painter, const FabricGroups::Group& group, const QRectF& box, const BundleFigures& inside,
    const FabricLook& look, bool hasLevels)
{
    const Theme& theme = *look.theme;
    const QColor kind = group.npus >= group.switches ? theme.categories[0] : theme.categories[1];
    const QColor fill = hasLevels && inside.mean > 0 ? levelColor(inside.mean, theme) : blend(theme.base, kind, 0.22);
    const QColor rim = hasLevels && inside.most > 0 ? levelColor(inside.most, theme) : blend(theme.base, kind, 0.75);
    const QRectF whole(std::round(box.left()), std::round(box.top()), std::max(3.0, std::round(box.width())),
        std::max(3.0, std::round(box.height())));
    if (std::min(whole.width(), whole.height()) < 8) {
        painter.fillRect(whole, hasLevels ? fill : rim); // no room for both figures: the mean
        return;
    }
    painter.fillRect(whole, rim);
    painter.fillRect(whole.adjusted(2, 2, -2, -2), fill);
    const QString label = formatCount(group.npus + group.switches);
    const QFontMetricsF metrics(look.font);
    if (metrics.horizontalAdvance(label) + 6 < whole.width() && metrics.height() + 2 < whole.height()) {
        painter.setPen(fill.lightnessF() > 0.55F ? QColor(Qt::black) : QColor(Qt::white));
        painter.drawText(whole, Qt::AlignCenter, label);
    }
}

// A corner of the block: something in it is failed, or degraded, which only has the corner's outline.
void drawGroupHealth(QPainter& painter, const QRectF& box, Health worst, const Theme& theme)
{
    if (worst == Health::Good)
        return;
    const double side = std::clamp(std::min(box.width(), box.height()) / 2, 3.0, 10.0);
    const QPointF corner(std::round(box.right()), std::round(box.top()));
    const QPointF mark[] { corner, corner - QPointF(side, 0), corner + QPointF(0, side) };
    const bool isFailed = worst == Health::Failed;
    painter.setPen(isFailed ? QPen(Qt::NoPen) : QPen(theme.warning, 1.5));
    painter.setBrush(isFailed ? theme.error : theme.base);
    painter.drawConvexPolygon(mark, 3);
}

void paintFar(
    QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size, const FabricLook& look)
{
    const QRectF area = QRectF({ 0, 0 }, size);
    const FabricGroups& groups = scene.groups();
    const bool hasLevels = look.levels.size() == scene.linkCount() && scene.linkCount() > 0;
    std::vector<BundleFigures> inside(groups.groups().size());
    Buckets buckets;
    for (const FabricGroups::Bundle& bundle : groups.bundles()) {
        const BundleFigures figures = figuresOf(scene, bundle, look, hasLevels);
        if (bundle.a == bundle.b) {
            inside[bundle.a] = figures;
            continue;
        }
        const QPointF a = view.toView(groups.groups()[bundle.a].box.center());
        const QPointF b = view.toView(groups.groups()[bundle.b].box.center());
        if (meets(a, b, area))
            buckets.add(figures.worst, bucketOf(figures.mean), { a, b });
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    drawBuckets(painter, buckets, *look.theme, hasLevels && groups.bundles().size() < 4000 ? 2 : 1);
    painter.setFont(look.font);
    for (const auto& [node, health] : scene.unwellNodes())
        inside[groups.groupOf(node)].worst = std::max(inside[groups.groupOf(node)].worst, health);
    for (std::size_t i = 0; i < groups.groups().size(); ++i) {
        const QRectF box = view.toView(groups.groups()[i].box);
        if (!box.intersects(area) && !area.contains(box.topLeft()))
            continue;
        drawGroup(painter, groups.groups()[i], box, inside[i], look, hasLevels);
        drawGroupHealth(painter, box, inside[i].worst, *look.theme);
    }
}

} // namespace

QColor levelColor(std::uint8_t level, const Theme& theme)
{
    if (level == 0)
        return blend(theme.base, theme.faintText, theme.kind == ThemeKind::Dark ? 0.38 : 0.42);
    // The ends of the map would vanish on their grounds: dark blue on dark, bright yellow on white.
    if (theme.kind == ThemeKind::Dark)
        return QColor::fromRgb(sequentialMap()[40U + level * 215U / 255U]).lighter(100 + (255 - level) / 6);
    return QColor::fromRgb(sequentialMap()[level]).darker(100 + (level > 128 ? (level - 128) / 6 : 0));
}

Detail detailFor(const FabricScene& scene, const ViewTransform& view, QSizeF size, std::size_t mostDrawn)
{
    const std::size_t all = scene.nodeCount() - scene.foldedCount() + scene.folds().size() + scene.cables().size();
    if (scene.isSpatial()) // blocks would hide what is behind them
        return all <= kMostNear && view.scale >= kNearScale ? Detail::Near : Detail::Mid;
    if (all <= kMostNear)
        return view.scale >= kNearScale ? Detail::Near : Detail::Mid;
    if (all <= mostDrawn && view.scale < kNearScale)
        return Detail::Mid;
    const QRectF seen = view.toScene(QRectF({ 0, 0 }, size));
    std::size_t visible = 0;
    for (const std::uint32_t node : scene.index().inside(seen))
        visible += scene.foldOf(node) == kNoIndex ? 1U : 0U;
    for (const Cable& cable : scene.cables())
        visible += meets(scene.positions()[cable.a], scene.positions()[cable.b], seen) ? 1U : 0U;
    if (visible <= kMostNear && view.scale >= kNearScale)
        return Detail::Near;
    return visible <= mostDrawn ? Detail::Mid : Detail::Far;
}

std::size_t primitiveCount(const FabricScene& scene)
{
    return scene.nodeCount() + scene.linkCount();
}

void paintFabric(QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size,
    const FabricLook& look, Detail detail)
{
    if (scene.nodeCount() == 0)
        return;
    painter.save();
    if (scene.isSpatial()) {
        paintSpace(painter, scene, view, size, look, detail);
        painter.restore();
        return;
    }
    if (detail == Detail::Far)
        paintFar(painter, scene, view, size, look);
    else if (detail == Detail::Mid)
        paintMid(painter, scene, view, size, look);
    else
        paintNear(painter, scene, view, size, look);
    paintDrawing(painter, scene, view, size, look);
    painter.restore();
}

void paintMarks(QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size,
    const FabricMarks& marks, Detail detail)
{
    painter.save();
    const QRectF area = QRectF({ 0, 0 }, size).adjusted(-20, -20, 20, 20);
    const bool fine = detail == Detail::Near || marks.nodes.size() + marks.links.size() <= 500;
    painter.setRenderHint(QPainter::Antialiasing, fine);
    QPen pen(marks.color, fine ? marks.width : 1);
    pen.setCosmetic(true);
    painter.setPen(pen);
    std::vector<QLineF> lines;
    for (const std::uint32_t link : marks.links) {
        const QPointF a = view.toView(scene.positions()[scene.linkSource(link)]);
        const QPointF b = view.toView(scene.positions()[scene.linkDestination(link)]);
        if (const CableDrawing* drawing = scene.drawingOf(link); drawing != nullptr && !drawing->bends.empty()) {
            const QPolygonF path = scene.linkPath(link, view);
            for (qsizetype i = 0; i + 1 < path.size(); ++i)
                lines.emplace_back(path[i], path[i + 1]);
        } else if (meets(a, b, area)) {
            lines.push_back(detail == Detail::Near ? scene.linkLine(link, view) : QLineF(a, b));
        }
    }
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    painter.setBrush(Qt::NoBrush);
    const double half = std::max(3.0, kNodeHalf * view.scale + 2.5);
    std::vector<QRectF> boxes;
    for (const std::uint32_t node : marks.nodes) {
        const QPointF at = view.toView(scene.positions()[node]);
        if (const std::uint32_t fold = scene.foldOf(node); fold != kNoIndex) {
            if (scene.folds()[fold].nodes.front() == node)
                painter.drawRect(view.toView(scene.folds()[fold].box).adjusted(-2, -2, 2, 2));
            continue;
        }
        if (!area.contains(at))
            continue;
        const double reach
            = scene.isSpatial() ? std::max(3.0, kNodeHalf * view.scale * scene.sizeOf(node) + 2.5) : half;
        const QRectF box(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach);
        if (fine)
            painter.drawRoundedRect(box, reach * 0.35, reach * 0.35);
        else
            boxes.push_back(box);
    }
    painter.drawRects(boxes.data(), static_cast<int>(boxes.size()));
    painter.restore();
}

} // namespace weft::widgets

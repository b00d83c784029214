// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/drawing_painter.h"

#include "widgets/base/words/quantity_format.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FabricPainter)
};

constexpr double kPadding = 6; // px
constexpr double kWidestNote = 260;

QFont noteFont(const QFont& font, const ViewTransform& view)
{
    QFont scaled = font;
    scaled.setPointSizeF(font.pointSizeF() * std::clamp(view.scale, 0.9, 1.3));
    return scaled;
}

void drawFold(QPainter& painter, const FabricScene& scene, const Fold& fold, const QRectF& box, const FabricLook& look,
    bool hasLevels)
{
    const Theme& theme = *look.theme;
    const FoldFigures figures = hasLevels ? figuresOf(fold, look.levels) : FoldFigures {};
    const QColor kind = theme.categories[fold.npus * 2 >= fold.nodes.size() ? 0 : 1];
    const QColor fill = figures.most > 0 ? levelColor(figures.mean, theme) : mixed(theme.base, kind, 0.18F);
    Health worst = Health::Good;
    for (const std::uint32_t node : fold.nodes)
        worst = std::max(worst, scene.nodeHealth(node));
    for (const std::uint32_t link : fold.links)
        worst = std::max(worst, scene.linkHealth(link));
    const QColor rim = worst == Health::Failed ? theme.error : worst == Health::Degraded ? theme.warning : kind;
    painter.setPen(QPen(rim, worst == Health::Good ? 1.4 : 2.4));
    painter.setBrush(fill);
    painter.drawRect(box);
    const QFontMetricsF metrics(look.font);
    QStringList lines;
    if (!fold.name.isEmpty())
        lines += fold.name;
    lines += Words::tr("%n node(s)", nullptr, static_cast<int>(fold.nodes.size()));
    if (hasLevels)
        lines += formatPercent(figures.mean / 255.0);
    while (!lines.isEmpty() && metrics.height() * static_cast<double>(lines.size()) + 4 > box.height())
        lines.removeLast();
    for (QString& line : lines)
        line = metrics.elidedText(line, Qt::ElideRight, box.width() - 6);
    painter.setPen(inkOn(fill));
    painter.setFont(look.font);
    if (box.width() >= 24)
        painter.drawText(box, Qt::AlignCenter, lines.join('\n'));
}

void drawLabels(QPainter& painter, const FabricScene& scene, const ViewTransform& view, const FabricLook& look)
{
    constexpr double kLeastScale = 0.25;
    if (view.scale < kLeastScale)
        return;
    const QFontMetricsF metrics(look.font);
    painter.setFont(look.font);
    for (const auto& [which, drawing] : scene.drawnCables()) {
        if (drawing.label.isEmpty())
            continue;
        const QPolygonF path = scene.cablePath(scene.cables()[which], view);
        const qsizetype half = path.size() / 2;
        const QPointF at = path.size() % 2 == 0 ? (path[half - 1] + path[half]) / 2 : path[half];
        QRectF box(QPointF(), QSizeF(metrics.horizontalAdvance(drawing.label) + 8, metrics.height() + 2));
        box.moveCenter(at);
        painter.setPen(QPen(look.theme->border, 1));
        painter.setBrush(look.theme->base);
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(look.theme->text);
        painter.drawText(box, Qt::AlignCenter, drawing.label);
    }
}

void drawNotes(QPainter& painter, const FabricScene& scene, const ViewTransform& view, const FabricLook& look)
{
    painter.setFont(noteFont(look.font, view));
    for (const auto& [number, note] : scene.notes()) {
        const QRectF box = noteRect(note, view, look.font);
        painter.setPen(QPen(look.theme->categories[3], 1));
        painter.setBrush(mixed(look.theme->base, look.theme->categories[3], 0.14F));
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(look.theme->text);
        painter.drawText(box.adjusted(kPadding, kPadding, -kPadding, -kPadding),
            int(Qt::AlignLeft) | int(Qt::AlignTop) | int(Qt::TextWordWrap), note.text);
    }
}

} // namespace

QRectF noteRect(const FabricNote& note, const ViewTransform& view, const QFont& font)
{
    const QFontMetricsF metrics(noteFont(font, view));
    const QRectF text = metrics.boundingRect(
        QRectF(0, 0, kWidestNote, 10000), int(Qt::AlignLeft) | int(Qt::AlignTop) | int(Qt::TextWordWrap), note.text);
    return QRectF(view.toView(note.at), QSizeF(text.width() + 2 * kPadding + 2, text.height() + 2 * kPadding));
}

FoldFigures figuresOf(const Fold& fold, std::span<const std::uint8_t> levels)
{
    FoldFigures figures;
    std::uint64_t sum = 0;
    for (const std::uint32_t link : fold.links) {
        sum += levels[link];
        figures.most = std::max(figures.most, levels[link]);
    }
    figures.mean = static_cast<std::uint8_t>(fold.links.empty() ? 0 : sum / fold.links.size());
    return figures;
}

void paintDrawing(
    QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size, const FabricLook& look)
{
    const QRectF area = QRectF({ 0, 0 }, size);
    const bool hasLevels = look.levels.size() == scene.linkCount() && scene.linkCount() > 0;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const Fold& fold : scene.folds()) {
        QRectF box = view.toView(fold.box);
        const double least = 8;
        box.adjust(-std::max(0.0, least - box.width()) / 2, -std::max(0.0, least - box.height()) / 2,
            std::max(0.0, least - box.width()) / 2, std::max(0.0, least - box.height()) / 2);
        if (box.intersects(area))
            drawFold(painter, scene, fold, box, look, hasLevels);
    }
    if (!look.nodeName)
        return; // a picture without words, such as the overview
    painter.setRenderHint(QPainter::Antialiasing, true);
    drawLabels(painter, scene, view, look);
    drawNotes(painter, scene, view, look);
}

} // namespace weft::widgets

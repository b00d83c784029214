// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/schedule_layer.h"

#include "widgets/base/canvas/line_raster.h"
#include "widgets/schedule/density_painter.h"
#include "widgets/schedule/schedule_texts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace weft::widgets {

namespace {

constexpr std::size_t kMostFine = 1500; // arrows with smooth lines and heads
constexpr qsizetype kMostTexts = 20'000; // kept prepared
constexpr int kLeastLabel = 14; // px between names
constexpr int kLeastNumber = 34; // px between the numbers of levels
constexpr double kHead = 6.5; // px

std::uint32_t stepOf(double scale, int least)
{
    // 1, 2, 5, 10, 20, …
    std::uint32_t step = 1;
    for (std::uint32_t i = 0; step * scale < least; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

QRect devicePart(const QRect& area, double scale)
{
    return QRect(int(std::lround(area.left() * scale)), int(std::lround(area.top() * scale)),
        int(std::lround(area.width() * scale)), int(std::lround(area.height() * scale)));
}

// The more arrows there are, the more they step back behind the marks.
QColor arrowColor(bool reduces, const ScheduleGlimpse& glimpse, const Theme& theme)
{
    const float share = glimpse.arrowsCrowd ? 0.22F : glimpse.detail == ScheduleDetail::Near ? 0.85F : 0.45F;
    return mixed(theme.base, transferColor(reduces, theme), share);
}

} // namespace

const QImage& ScheduleLayer::render(const ScheduleScene& scene, double scale, const QFont& font, const RankName& nameOf)
{
    m_scale = scale;
    const QSize pixels = devicePart(QRect(QPoint(), scene.size()), scale).size();
    if (m_image.size() != pixels)
        m_image = QImage(pixels, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(scale);
    m_arrowsLeftOut = false;
    QPainter painter(&m_image);
    painter.setFont(font);
    painter.setLayoutDirection(Qt::LeftToRight);
    paintGround(painter, scene);
    if (scene.columns() == nullptr)
        return m_image;
    const ScheduleGlimpse glimpse = scene.glimpse();
    m_arrowsLeftOut = glimpse.arrowsLeftOut;
    painter.end();
    paintMarksInto(m_image, scene, glimpse);
    painter.begin(&m_image);
    painter.setFont(font);
    painter.setLayoutDirection(Qt::LeftToRight);
    if (glimpse.detail == ScheduleDetail::Near) {
        painter.setClipRect(scene.plot());
        if (glimpse.arrows.size() <= kMostFine)
            paintArrows(painter, scene, glimpse);
        paintMarks(painter, scene, glimpse, true);
        painter.setClipping(false);
    }
    paintFrame(painter, scene, font, nameOf);
    return m_image;
}

void ScheduleLayer::paintVectors(
    QPainter& painter, const ScheduleScene& scene, const QFont& font, const RankName& nameOf)
{
    const ScheduleGlimpse glimpse = scene.glimpse();
    const bool isFar = glimpse.detail == ScheduleDetail::Far || glimpse.arrowsLeftOut;
    if (scene.columns() == nullptr || isFar || glimpse.marks.size() + glimpse.arrows.size() > kMostVectors) {
        constexpr double kSharp = 2; // device pixels a logical one
        painter.drawImage(QPoint(), render(scene, kSharp, font, nameOf));
        return;
    }
    m_arrowsLeftOut = false;
    painter.setFont(font);
    painter.setLayoutDirection(Qt::LeftToRight);
    paintGround(painter, scene);
    painter.setClipRect(scene.plot());
    paintArrows(painter, scene, glimpse);
    paintMarks(painter, scene, glimpse, false);
    painter.setClipping(false);
    paintFrame(painter, scene, font, nameOf);
}

void ScheduleLayer::paintOver(
    QPainter& painter, const ScheduleScene& scene, const ScheduleGlimpse& glimpse, const QColor& color)
{
    constexpr std::size_t kMostSmooth = 400; // arrows
    const bool isNear = glimpse.detail == ScheduleDetail::Near;
    const bool isFine = isNear && glimpse.arrows.size() <= kMostSmooth;
    painter.setRenderHint(QPainter::Antialiasing, isFine);
    QList<QLineF> lines[2];
    for (const PlacedArrow& arrow : glimpse.arrows)
        lines[arrow.isAside ? 1 : 0].append(arrow.line);
    for (const bool isAside : { true, false }) {
        painter.setPen(QPen(color, isFine ? 2.2 : 1, isAside && isFine ? Qt::DashLine : Qt::SolidLine));
        painter.drawLines(lines[isAside ? 1 : 0]);
    }
    for (const PlacedArrow& arrow : glimpse.arrows) {
        if (isFine)
            drawArrowHead(painter, arrow.line, kHead + 2, color);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintMarks(painter, scene, glimpse, true);
}

void ScheduleLayer::paintGround(QPainter& painter, const ScheduleScene& scene) const
{
    const Theme& theme = Theme::current();
    painter.fillRect(QRect(QPoint(), scene.size()), theme.base);
    if (scene.columns() == nullptr)
        return;
    const QRect plot = scene.plot();
    const auto [firstRank, endRank] = scene.ranksInSight();
    const auto [firstLevel, endLevel] = scene.levelsInSight();
    if (firstLevel >= endLevel)
        return;
    const double right = std::min(double(plot.right()) + 1, scene.cellRect(0, endLevel - 1).right());
    if (scene.view().rows.scale >= 8) {
        for (std::uint32_t rank = firstRank | 1U; rank < endRank; rank += 2) {
            const QRectF row = scene.cellRect(rank, firstLevel);
            painter.fillRect(QRectF(plot.left(), row.top(), right - plot.left(), row.height()), theme.alternate);
        }
    }
    if (scene.detail() == ScheduleDetail::Far)
        return;
    const double bottom = std::min(double(plot.bottom()) + 1, scene.cellRect(endRank - 1, 1).bottom());
    if (scene.view().columns.scale >= 16) {
        for (std::uint32_t level = firstLevel; level < endLevel; ++level) {
            const double x = scene.cellRect(0, level).right();
            painter.fillRect(QRectF(x - 0.5, plot.top(), 1, bottom - plot.top()), theme.grid);
        }
    }
}

// What is too much for a QPainter: thin lines, and marks without words.
void ScheduleLayer::paintMarksInto(QImage& image, const ScheduleScene& scene, const ScheduleGlimpse& glimpse)
{
    const Theme& theme = Theme::current();
    const QRect plot = devicePart(scene.plot(), m_scale);
    if (glimpse.detail == ScheduleDetail::Far) {
        GridView view = scene.view();
        view.columns.scale *= m_scale;
        view.rows.scale *= m_scale;
        paintDensity(image, plot, scene.columns()->density, view, theme);
        return;
    }
    if (glimpse.detail == ScheduleDetail::Near && glimpse.arrows.size() <= kMostFine)
        return; // all of it is painted with care
    std::vector<QLineF> lines[2];
    for (std::vector<QLineF>& of : lines)
        of.reserve(glimpse.arrows.size());
    for (const PlacedArrow& arrow : glimpse.arrows)
        lines[arrow.reduces ? 1 : 0].push_back(arrow.line);
    const int width = std::max(1, int(std::lround(m_scale)));
    for (const bool reduces : { false, true })
        rasterLines(image, lines[reduces ? 1 : 0], arrowColor(reduces, glimpse, theme).rgb(), width);
    if (glimpse.detail == ScheduleDetail::Near)
        return;
    if (glimpse.marks.empty())
        return;
    // All of them have one size.
    std::array<QImage, kStepMarks> sprites;
    for (std::size_t mark = 0; mark < kStepMarks; ++mark)
        sprites[mark] = m_sprites.sprite(StepMark(mark), glimpse.marks.front().rect.size(), m_scale, theme);
    const StampGround ground(image, plot);
    for (const PlacedMark& mark : glimpse.marks) {
        const QPoint at(int(std::lround(mark.rect.left() * m_scale)), int(std::lround(mark.rect.top() * m_scale)));
        ground.stamp(sprites[std::size_t(mark.mark)], at);
    }
}

void ScheduleLayer::paintArrows(QPainter& painter, const ScheduleScene& scene, const ScheduleGlimpse& glimpse) const
{
    const Theme& theme = Theme::current();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool heads = scene.detail() == ScheduleDetail::Near;
    for (const bool reduces : { false, true }) {
        const QColor color = arrowColor(reduces, glimpse, theme);
        QList<QLineF> lines;
        for (const PlacedArrow& arrow : glimpse.arrows) {
            if (arrow.reduces == reduces)
                lines.append(arrow.line);
        }
        painter.setPen(QPen(color, 1.2));
        painter.drawLines(lines);
        if (!heads)
            continue;
        for (const QLineF& line : std::as_const(lines))
            drawArrowHead(painter, line, kHead, color);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

const QStaticText& ScheduleLayer::textOf(const QString& text, const QFont& font)
{
    const auto key = std::pair(text, font.pixelSize());
    if (const auto at = m_texts.constFind(key); at != m_texts.constEnd())
        return *at;
    if (m_texts.size() > kMostTexts)
        m_texts.clear();
    QStaticText prepared(text);
    prepared.setTextFormat(Qt::PlainText);
    prepared.prepare({}, font);
    return *m_texts.insert(key, prepared);
}

void ScheduleLayer::paintMarks(
    QPainter& painter, const ScheduleScene& scene, const ScheduleGlimpse& glimpse, bool sprites)
{
    const Theme& theme = Theme::current();
    const QFont before = painter.font();
    QFont font = before;
    painter.setRenderHint(QPainter::Antialiasing, !sprites);
    for (const PlacedMark& mark : glimpse.marks) {
        if (sprites)
            painter.drawImage(mark.rect.topLeft(), m_sprites.sprite(mark.mark, mark.rect.size(), m_scale, theme));
        else
            drawMark(painter, mark.rect, mark.mark, theme);
        if (mark.mark == StepMark::Wait || glimpse.detail != ScheduleDetail::Near)
            continue;
        if (const int pixels = ScheduleScene::labelPixels(mark.rect.height()); pixels != font.pixelSize()) {
            font.setPixelSize(pixels);
            painter.setFont(font);
        }
        const QStaticText* text = &textOf(scene.labelOf(mark), font);
        if (text->size().width() > mark.rect.width() + 2)
            text = &textOf(QChar(0x2026), font);
        painter.setPen(markInk(mark.mark, theme));
        const QPointF at = mark.rect.center() - QPointF(text->size().width(), text->size().height()) / 2;
        painter.drawStaticText(QPointF(std::round(at.x() * m_scale) / m_scale, at.y()), *text);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(before);
}

// The names of ranks and levels, and the legend, over what is painted: vectors may know no clips.
void ScheduleLayer::paintFrame(
    QPainter& painter, const ScheduleScene& scene, const QFont& font, const RankName& nameOf) const
{
    const Theme& theme = Theme::current();
    const QRect plot = scene.plot();
    const QSize size = scene.size();
    painter.fillRect(QRect(0, 0, size.width(), plot.top()), theme.window);
    painter.fillRect(QRect(0, plot.top(), plot.left(), plot.height()), theme.window);
    painter.fillRect(QRect(0, plot.bottom() + 1, size.width(), size.height() - plot.bottom() - 1), theme.window);
    painter.fillRect(QRect(0, plot.top() - 1, size.width(), 1), theme.border);
    painter.fillRect(QRect(plot.left() - 1, 0, 1, plot.bottom() + 1), theme.border);
    painter.fillRect(QRect(0, plot.bottom() + 1, size.width(), 1), theme.border);
    painter.setFont(font);
    const QFontMetrics metrics(font);

    painter.setPen(theme.text);
    const auto [firstRank, endRank] = scene.ranksInSight();
    const std::uint32_t rankStep = stepOf(scene.view().rows.scale, kLeastLabel);
    painter.setClipRect(QRect(0, plot.top(), plot.left(), plot.height()));
    for (std::uint32_t rank = firstRank / rankStep * rankStep; rank < endRank; rank += rankStep) {
        const QRectF row = scene.cellRect(rank, 1);
        // The first one is moved in rather than cut, unless it would come upon the next.
        const double middle = std::max(row.center().y(), plot.top() + 7.0);
        if (rank + rankStep < endRank && scene.cellRect(rank + rankStep, 1).center().y() - middle < kLeastLabel)
            continue;
        const QRectF place(4, middle - 10, plot.left() - 10, 20);
        painter.drawText(place, int(Qt::AlignRight) | int(Qt::AlignVCenter),
            metrics.elidedText(nameOf(rank), Qt::ElideMiddle, plot.left() - 10));
    }
    const auto [firstLevel, endLevel] = scene.levelsInSight();
    const std::uint32_t levelStep = stepOf(scene.view().columns.scale, kLeastNumber);
    painter.setClipRect(QRect(plot.left(), 0, plot.width(), plot.top()));
    painter.setPen(theme.faintText);
    double taken = 0; // by the number before
    for (std::uint32_t level = (firstLevel + levelStep - 1) / levelStep * levelStep; level < endLevel;
         level += levelStep) {
        const QString number = QString::number(level);
        const double half = metrics.horizontalAdvance(number) / 2.0;
        // The last one is moved in rather than cut, unless it would come upon the one before.
        const double x = std::min(scene.cellRect(0, level).center().x(), double(plot.right()) - half - 1);
        if (x - half < taken)
            continue;
        taken = x + half + 2;
        painter.drawText(QRectF(x - 40, 0, 80, plot.top() - 1), Qt::AlignCenter, number);
    }
    painter.setClipping(false);
    painter.drawText(QRect(4, 0, plot.left() - 10, plot.top() - 1), int(Qt::AlignRight) | int(Qt::AlignVCenter),
        metrics.elidedText(ScheduleTexts::levels(), Qt::ElideRight, plot.left() - 10));
    if (scene.isLegendShown())
        paintLegend(painter, scene, m_arrowsLeftOut);
}

void ScheduleLayer::paintLegend(QPainter& painter, const ScheduleScene& scene, bool arrowsLeftOut)
{
    const Theme& theme = Theme::current();
    const QFontMetrics metrics = painter.fontMetrics();
    const double middle = scene.plot().bottom() + 1 + ScheduleScene::kLegend / 2.0;
    const double end = scene.size().width() - 8;
    double x = 8;
    const std::array<bool, kStepMarks>& present = scene.columns()->hasMark;
    const auto write = [&](const QString& text, const QColor& color) {
        painter.setPen(color);
        const double width = metrics.horizontalAdvance(text);
        if (x + width <= end)
            painter.drawText(QRectF(x, middle - 12, width + 2, 24), int(Qt::AlignLeft) | int(Qt::AlignVCenter), text);
        x += width + 16;
    };
    for (const StepMark mark :
        { StepMark::Copy, StepMark::Reduce, StepMark::SendToCopy, StepMark::LocalCopy, StepMark::LocalReduce }) {
        const bool isSending = mark == StepMark::SendToCopy;
        const bool shown = present[std::size_t(mark)] || (isSending && present[std::size_t(StepMark::SendToReduce)]);
        if (!shown || (isSending && scene.detail() == ScheduleDetail::Far))
            continue;
        constexpr double kSize = 13;
        if (x + kSize + 4 > end)
            return;
        painter.setRenderHint(QPainter::Antialiasing);
        const bool onlySums = isSending && !present[std::size_t(StepMark::SendToCopy)];
        drawMark(painter, QRectF(x, middle - kSize / 2, kSize, kSize), onlySums ? StepMark::SendToReduce : mark, theme);
        painter.setRenderHint(QPainter::Antialiasing, false);
        x += kSize + 5;
        write(ScheduleTexts::mark(mark), theme.text);
    }
    if (scene.detail() == ScheduleDetail::Far)
        write(ScheduleTexts::tr("zoom in for single steps"), theme.faintText);
    else if (arrowsLeftOut)
        write(ScheduleTexts::tr("too many arrows: those of the step under the pointer are drawn"), theme.faintText);
}

} // namespace weft::widgets

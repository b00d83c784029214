// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_layer.h"

#include "engine/analysis/link_dimensions.h"
#include "widgets/base/looks/color_map.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/time/row_name.h"
#include "widgets/heatmap/heat_canvas.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace weft::widgets {

namespace {

constexpr int kLeastNamed = 11; // px of height in which a name can be read
constexpr int kNameStep = 15; // px from one name to the next, where lines are thinner than that
constexpr int kMeanWidth = 32; // px of the bar of the mean
constexpr int kIndent = 22;
constexpr int kLeader = 8; // px from the name of a thin line to it

// Of a line of several links the busiest, and how many others there are.
QString nameOf(const HeatScene& scene, const HeatLine& line, const QFontMetrics& metrics, int width)
{
    const QString name = scene.run->linkName(LinkId { scene.rows->linkOf(line) });
    const QString others = line.count > 1 ? QStringLiteral(" +") + QLocale().toString(line.count - 1) : QString();
    return metrics.elidedText(name, Qt::ElideMiddle, width - metrics.horizontalAdvance(others)) + others;
}

void paintHeading(
    QPainter& painter, const HeatScene& scene, const HeatLine& line, const QRect& gutter, const QRect& words)
{
    const Theme& theme = Theme::current();
    const QFont small = painter.font();
    QFont bold = small;
    bold.setPointSizeF(small.pointSizeF() / 0.9);
    bold.setBold(true);
    const HeatRows& rows = *scene.rows;
    const bool open = rows.settings.collapsed.count(rows.order.groups[line.group].dimension) == 0;
    painter.fillRect(gutter, theme.window);
    painter.setPen(theme.text);
    painter.setFont(bold);
    painter.drawText(
        QRect(6, gutter.top(), 14, gutter.height()), Qt::AlignCenter, open ? QStringLiteral("▾") : QStringLiteral("▸"));
    const QString name = heatGroupName(rows, line);
    painter.drawText(words, int(Qt::AlignLeft) | int(Qt::AlignVCenter),
        painter.fontMetrics().elidedText(name, Qt::ElideRight, words.width()));
    const QRect rest = words.adjusted(painter.fontMetrics().horizontalAdvance(name) + 6, 0, 0, 0);
    painter.setFont(small);
    painter.setPen(theme.faintText);
    const QString count = QLocale().toString(line.count);
    if (painter.fontMetrics().horizontalAdvance(count) <= rest.width())
        painter.drawText(rest, int(Qt::AlignLeft) | int(Qt::AlignVCenter), count);
}

// The mean of the whole run as a bar.
void paintMean(QPainter& painter, const HeatLine& line, const QRect& gutter)
{
    const int inset = line.height >= kLeastNamed ? 3 : 0;
    const QRect bar(gutter.right() + 1 - kMeanWidth - 8, gutter.top() + inset, kMeanWidth, gutter.height() - 2 * inset);
    painter.fillRect(bar, Theme::current().idle);
    painter.fillRect(QRect(bar.left(), bar.top(), int(std::lround(line.mean * kMeanWidth)), bar.height()),
        Theme::current().communication);
}

struct NamePlace {
    std::size_t line;
    QRect box;
};

// Of those in sight. Of thin lines every so many-th is named, and the same ones wherever the lines are scrolled to.
std::vector<NamePlace> namePlaces(const HeatScene& scene)
{
    const HeatRows& rows = *scene.rows;
    const auto thin = static_cast<std::size_t>(
        std::max(1, kNameStep * static_cast<int>(rows.lines.size()) / std::max(1, rows.height) + 1));
    std::vector<NamePlace> names;
    int free = kRulerHeight; // where the next name may begin
    for (std::size_t at = scene.firstInSight(); at < rows.lines.size(); ++at) {
        const HeatLine& line = rows.lines[at];
        const QRect place = scene.lineRect(line);
        if (place.top() >= scene.size.height())
            break;
        const QRect words
            = QRect(0, place.top(), scene.axis.left, place.height()).adjusted(kIndent, 0, -kMeanWidth - 14, 0);
        if (line.isHeading) {
            free = place.bottom() + 1;
        } else if (line.height >= kLeastNamed) {
            names.push_back({ at, words });
        } else if (const int top = place.center().y() - kNameStep / 2; at % thin == 0 && top >= free) {
            names.push_back({ at, QRect(words.left(), top, words.width() - kLeader, kNameStep) });
            free = names.back().box.bottom() + 1;
        }
    }
    return names;
}

void paintGutter(QPainter& painter, const HeatScene& scene, const QFont& font)
{
    const Theme& theme = Theme::current();
    const HeatRows& rows = *scene.rows;
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * 0.9);
    painter.setFont(small);
    const QFontMetrics metrics(small);
    std::size_t next = 0;
    const std::vector<NamePlace> names = namePlaces(scene);
    for (std::size_t at = scene.firstInSight(); at < rows.lines.size(); ++at) {
        const HeatLine& line = rows.lines[at];
        const QRect place = scene.lineRect(line);
        if (place.top() >= scene.size.height())
            break;
        const QRect gutter(0, place.top(), scene.axis.left, place.height());
        painter.setPen(theme.text);
        if (line.isHeading) {
            paintHeading(painter, scene, line, gutter, gutter.adjusted(kIndent, 0, -kMeanWidth - 14, 0));
        } else if (next < names.size() && names[next].line == at) {
            const QRect& box = names[next++].box;
            const QString name = nameOf(scene, line, metrics, box.width());
            if (line.height < kLeastNamed)
                drawThinRowName(painter, box, name, place.center().y(), kLeader);
            else
                drawRowName(painter, box, name);
        }
        paintMean(painter, line, gutter);
    }
}

void paintWords(QPainter& painter, const HeatScene& scene, const QFont& font)
{
    painter.setFont(font);
    painter.setLayoutDirection(Qt::LeftToRight);
    if (scene.rows != nullptr)
        paintGutter(painter, scene, font);
    painter.setFont(font);
    drawTimeRuler(painter, scene.axis, kRulerHeight);
    painter.fillRect(QRect(scene.axis.left - 1, 0, 1, scene.size.height()), Theme::current().border);
}

} // namespace

std::size_t HeatScene::namedLinks() const
{
    return rows == nullptr ? 0 : namePlaces(*this).size();
}

QRect HeatScene::lineRect(const HeatLine& line) const
{
    return { 0, kRulerHeight + line.y - scroll, size.width(), line.height };
}

std::size_t HeatScene::firstInSight() const
{
    return static_cast<std::size_t>(std::max(0, rows->lineAt(scroll)));
}

QString heatGroupName(const HeatRows& rows, const HeatLine& heading)
{
    const std::uint32_t dimension = rows.order.groups[heading.group].dimension;
    return dimension == analysis::kNoDimension ? HeatCanvas::tr("No dimension")
                                               : HeatCanvas::tr("Dimension %1").arg(dimension);
}

const QImage& HeatLayer::render(const HeatScene& scene, double scale, const QFont& font)
{
    paintLines(scene, scale);
    QPainter painter(&m_image);
    paintWords(painter, scene, font);
    return m_image;
}

void HeatLayer::paint(QPainter& painter, const HeatScene& scene, double scale, const QFont& font)
{
    paintLines(scene, scale);
    const QRect plot(scene.axis.left, kRulerHeight, scene.axis.width, scene.size.height() - kRulerHeight);
    painter.fillRect(QRect(QPoint(), scene.size), Theme::current().base);
    QImage lines = m_image.copy(QRect((QPointF(plot.topLeft()) * scale).toPoint(), plot.size() * scale));
    lines.setDevicePixelRatio(1);
    painter.drawImage(plot, lines);
    paintWords(painter, scene, font);
}

void HeatLayer::paintLines(const HeatScene& scene, double scale)
{
    const QSize pixels(int(std::lround(scene.size.width() * scale)), int(std::lround(scene.size.height() * scale)));
    if (m_image.size() != pixels)
        m_image = QImage(pixels, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(scale);
    m_image.fill(Theme::current().base);
    if (scene.rows == nullptr)
        return;
    const HeatRows& rows = *scene.rows;
    const int left = int(std::lround(scene.axis.left * scale));
    const auto width = static_cast<std::size_t>(std::max(0, m_image.width() - left));
    const std::vector<BinSpan> bins = binsOfPixels(*rows.data, scene.axis.visible.from, scene.axis.visible.to, width);
    std::vector<QRgb> pixelsOfLine(width);
    const int top = int(std::lround(kRulerHeight * scale));
    for (std::size_t at = scene.firstInSight(); at < rows.lines.size(); ++at) {
        const HeatLine& here = rows.lines[at];
        const QRect place = scene.lineRect(here);
        if (place.top() >= scene.size.height())
            break;
        const int from = std::max(top, int(std::lround(place.top() * scale)));
        const int to = std::min(m_image.height(), int(std::lround((place.bottom() + 1) * scale)));
        const int gap = here.height >= kLeastNamed ? std::max(1, int(scale)) : 0;
        std::fill(pixelsOfLine.begin(), pixelsOfLine.end(), Theme::current().base.rgb());
        paintHeatLine(rows.values(here), bins, rows.settings.pool, sequentialMap(), pixelsOfLine);
        for (int y = from; y < to - gap; ++y)
            std::memcpy(reinterpret_cast<QRgb*>(m_image.scanLine(y)) + left, pixelsOfLine.data(), width * sizeof(QRgb));
    }
}

} // namespace weft::widgets

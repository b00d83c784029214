// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/difference_layer.h"

#include "widgets/base/looks/color_map.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/time/row_name.h"
#include "widgets/comparison/difference_words.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace weft::widgets {

namespace {

constexpr int kNamedLine = 11; // px of height in which a name can be read
constexpr int kLineOfNames = 15; // px from one name to the next, where lines are thinner than that
constexpr int kHatchStep = 6;
constexpr int kNameIndent = 10;
constexpr int kNameLeader = 8; // px from the name of a thin line to it

std::uint32_t linkCount(const DifferenceScene& scene)
{
    return static_cast<std::uint32_t>(scene.heat->pair->links.size());
}

std::uint32_t firstLine(const DifferenceScene& scene)
{
    return static_cast<std::uint32_t>(scene.scroll / scene.lineHeight);
}

// The links are in the order of their differences: the first of a line is the most different one.
QString nameOf(const DifferenceScene& scene, std::uint32_t line, const QFontMetrics& metrics, int width)
{
    const std::uint32_t first = line * scene.linksPerLine;
    const LinkPair& pair = scene.heat->pair->links[first];
    const std::uint32_t others = std::min(scene.linksPerLine, linkCount(scene) - first) - 1;
    const QString more = others == 0 ? QString() : QStringLiteral(" +") + QLocale().toString(others);
    QString name = QString::fromStdString(pair.name);
    if (!pair.isPaired())
        name = onlyInWords(pair.inA, name);
    return metrics.elidedText(name, Qt::ElideMiddle, width - metrics.horizontalAdvance(more)) + more;
}

void paintNames(QPainter& painter, const DifferenceScene& scene, const QFont& font)
{
    const Theme& theme = Theme::current();
    QFont small = font;
    small.setPointSizeF(small.pointSizeF() * 0.9);
    painter.setFont(small);
    const QFontMetrics metrics(small);
    const bool isThin = scene.lineHeight < kNamedLine;
    const auto step = static_cast<std::uint32_t>(isThin ? (kLineOfNames - 1) / scene.lineHeight + 1 : 1);
    const std::uint32_t first = (firstLine(scene) + step - 1) / step * step; // the same ones wherever it is scrolled to
    for (std::uint32_t line = first; line < scene.lineCount(); line += step) {
        const QRect place = scene.lineRect(line);
        const int top = isThin ? place.center().y() - kLineOfNames / 2 : place.top();
        const int height = isThin ? kLineOfNames : place.height();
        if (place.top() >= scene.size.height())
            break;
        if (isThin && (top < kRulerHeight || top + height > scene.size.height()))
            continue;
        const bool isPaired = scene.heat->pair->links[line * scene.linksPerLine].isPaired();
        const QRect text(kNameIndent, top, scene.axis.left - kNameIndent - 8 - (isThin ? kNameLeader : 0), height);
        painter.setPen(isPaired ? theme.text : theme.faintText);
        const QString name = nameOf(scene, line, metrics, text.width());
        if (isThin)
            drawThinRowName(painter, text, name, place.center().y(), kNameLeader);
        else
            drawRowName(painter, text, name);
    }
}

// Of the runs.
void paintEnds(QPainter& painter, const DifferenceScene& scene)
{
    painter.setPen(QPen(Theme::current().text, 1, Qt::DashLine));
    const AlignedRuns& runs = scene.heat->runs;
    for (const auto& [letter, place] : { std::pair('A', runs.a), std::pair('B', runs.b) }) {
        for (const std::int64_t at : { place.begin, place.begin + place.drawn }) {
            if (at <= scene.axis.visible.from || at >= scene.axis.visible.to || at >= runs.length)
                continue;
            const int x = int(scene.axis.toPixel(at));
            painter.drawLine(x, kRulerHeight, x, scene.size.height());
            painter.drawText(x + 3, kRulerHeight + painter.fontMetrics().ascent() + 2, QString(QLatin1Char(letter)));
        }
    }
}

void paintWords(QPainter& painter, const DifferenceScene& scene, const QFont& font)
{
    painter.setFont(font);
    painter.setLayoutDirection(Qt::LeftToRight);
    if (scene.heat != nullptr)
        paintNames(painter, scene, font);
    painter.setFont(font);
    drawTimeRuler(painter, scene.axis, kRulerHeight);
    if (scene.heat != nullptr)
        paintEnds(painter, scene);
    painter.fillRect(QRect(scene.axis.left - 1, 0, 1, scene.size.height()), Theme::current().border);
}

} // namespace

std::uint32_t DifferenceScene::lineCount() const
{
    return (linkCount(*this) + linksPerLine - 1) / linksPerLine;
}

QRect DifferenceScene::lineRect(std::uint32_t line) const
{
    return { 0, kRulerHeight + static_cast<int>(line) * lineHeight - scroll, size.width(), lineHeight };
}

DifferenceScene fittedDifferences(const DifferenceHeatPtr& heat, int gutter, QSize room)
{
    DifferenceScene scene;
    scene.heat = heat;
    scene.axis = { { 0, heat->runs.length }, gutter, room.width() - gutter };
    const auto links = static_cast<int>(heat->pair->links.size());
    const int height = std::max(1, room.height() - kRulerHeight);
    scene.linksPerLine = static_cast<std::uint32_t>(std::max(1, (links + height - 1) / height));
    scene.lineHeight = std::clamp(height / std::max(1, links), 1, scene.lineHeight);
    scene.size = { room.width(), kRulerHeight + static_cast<int>(scene.lineCount()) * scene.lineHeight };
    return scene;
}

const QImage& DifferenceLayer::render(const DifferenceScene& scene, double scale, const QFont& font)
{
    paintLines(scene, scale, {});
    QPainter painter(&m_image);
    paintWords(painter, scene, font);
    return m_image;
}

void DifferenceLayer::paint(
    QPainter& painter, const DifferenceScene& scene, double scale, const QFont& font, const Watch& watch)
{
    paintLines(scene, scale, watch);
    const QRect plot(scene.axis.left, kRulerHeight, scene.axis.width, scene.size.height() - kRulerHeight);
    painter.fillRect(QRect(QPoint(), scene.size), Theme::current().base);
    QImage lines = m_image.copy(QRect((QPointF(plot.topLeft()) * scale).toPoint(), plot.size() * scale));
    lines.setDevicePixelRatio(1);
    painter.drawImage(plot, lines);
    paintWords(painter, scene, font);
}

void DifferenceLayer::paintLines(const DifferenceScene& scene, double scale, const Watch& watch)
{
    const QSize pixelSize(int(std::lround(scene.size.width() * scale)), int(std::lround(scene.size.height() * scale)));
    if (m_image.size() != pixelSize)
        m_image = QImage(pixelSize, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(scale);
    const Theme& theme = Theme::current();
    m_image.fill(theme.base);
    if (scene.heat == nullptr)
        return;
    const DifferenceHeat& heat = *scene.heat;
    const TimeRange visible = scene.axis.visible;
    const int left = int(std::lround(scene.axis.left * scale));
    const auto width = static_cast<std::size_t>(std::max(0, m_image.width() - left));
    // The bins of a pixel: at least one, where there are any.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pixels(width);
    for (std::size_t x = 0; x < width; ++x) {
        const std::int64_t from = pixelToTime(static_cast<double>(x), visible, static_cast<double>(width));
        const std::int64_t to = pixelToTime(static_cast<double>(x + 1), visible, static_cast<double>(width));
        const auto first = std::clamp<std::int64_t>(from / heat.binWidth, 0, heat.bins);
        const auto last
            = std::clamp<std::int64_t>(std::max(first + 1, (to + heat.binWidth - 1) / heat.binWidth), 0, heat.bins);
        pixels[x] = { static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last) };
    }
    const ColorTable& colors = divergingMap(theme.kind == ThemeKind::Dark);
    const QRgb ground = theme.base.rgb();
    const QRgb hatch = theme.faintText.rgb();
    std::vector<QRgb> row(width);
    std::vector<std::int8_t> largest(width);
    const int top = int(std::lround(kRulerHeight * scale));
    for (std::uint32_t line = firstLine(scene); line < scene.lineCount(); ++line) {
        const QRect place = scene.lineRect(line);
        if (place.top() >= scene.size.height() || watch.stop.stop_requested())
            break;
        const int from = std::max(top, int(std::lround(place.top() * scale)));
        const int to = std::min(m_image.height(), int(std::lround((place.bottom() + 1) * scale)));
        const int gap = scene.lineHeight >= kNamedLine ? std::max(1, int(scale)) : 0;
        const std::uint32_t link = line * scene.linksPerLine;
        const bool paired = heat.pair->links[link].isPaired();
        std::fill(largest.begin(), largest.end(), std::int8_t { 0 });
        const std::uint32_t end = std::min(link + scene.linksPerLine, linkCount(scene));
        for (std::uint32_t one = link; paired && one < end; ++one) {
            const auto values = heat.row(one);
            for (std::size_t x = 0; x < width; ++x) {
                const auto [first, last] = pixels[x];
                const std::array two { largest[x],
                    first < last ? largestOf(values.subspan(first, last - first)) : std::int8_t { 0 } };
                largest[x] = largestOf(two);
            }
        }
        for (std::size_t x = 0; x < width; ++x)
            row[x] = pixels[x].first >= pixels[x].second || !paired
                ? ground
                : colors[divergingIndex(largest[x] / double(kWholeDifference))];
        for (int y = from; y < to - gap; ++y) {
            auto* dots = reinterpret_cast<QRgb*>(m_image.scanLine(y)) + left;
            std::memcpy(dots, row.data(), width * sizeof(QRgb));
            if (paired)
                continue;
            const auto step = static_cast<std::size_t>(std::max(1.0, kHatchStep * scale));
            for (auto x = static_cast<std::size_t>(y) % step; x < width; x += step)
                dots[x] = hatch;
        }
    }
}

} // namespace weft::widgets

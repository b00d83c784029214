// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/difference_legend.h"

#include "widgets/base/looks/color_map.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/comparison/difference_words.h"

#include <QEvent>
#include <QPainter>

#include <array>

namespace weft::widgets {

namespace {
constexpr int kLegendStrip = 180; // px
constexpr int kLegendGap = 6;
constexpr int kDash = 4;

// The words below it do not meet.
int stripWidth(const QFontMetrics& metrics, double end)
{
    const int words = metrics.horizontalAdvance(pointsText(-end)) + metrics.horizontalAdvance(pointsText(end));
    return std::max(kLegendStrip, words + metrics.horizontalAdvance('0') + 4 * kLegendGap);
}

} // namespace

DifferenceLegend::DifferenceLegend(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("differenceLegend"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLayoutDirection(Qt::LeftToRight); // as the time and the scale of the picture
    explain();
}

void DifferenceLegend::setEnd(double difference)
{
    m_end = difference;
    update();
}

void DifferenceLegend::explain()
{
    setAccessibleName(tr("Colours from blue, where a link is less busy in B, over 0 to orange, where it is busier"));
    setToolTip(accessibleName());
    updateGeometry();
}

QSize DifferenceLegend::sizeHint() const
{
    return differenceScaleSize(fontMetrics());
}

QSize DifferenceLegend::minimumSizeHint() const
{
    return { kLegendStrip, sizeHint().height() };
}

void DifferenceLegend::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        update();
    QWidget::changeEvent(event);
}

void DifferenceLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    drawDifferenceScale(painter, rect(), m_end);
}

QSize differenceScaleSize(const QFontMetrics& metrics)
{
    const int words = metrics.horizontalAdvance(DifferenceLegend::tr("less busy in B"))
        + metrics.horizontalAdvance(DifferenceLegend::tr("busier in B"))
        + metrics.horizontalAdvance(DifferenceLegend::tr("without partner"));
    return { stripWidth(metrics, 1) + words + 8 * kLegendGap + 24, 2 * metrics.height() + 10 };
}

void drawDifferenceScale(QPainter& painter, const QRect& place, double end)
{
    const Theme& theme = Theme::current();
    painter.save();
    painter.translate(place.topLeft());
    painter.setLayoutDirection(Qt::LeftToRight);
    const QFontMetrics metrics = painter.fontMetrics();
    const bool hasWords = place.width() >= differenceScaleSize(metrics).width(); // else the tip has them
    const int line = metrics.height();
    int left = kLegendGap;
    painter.setPen(theme.text);
    const auto word = [&](const QString& text, int at) {
        const int wide = metrics.horizontalAdvance(text) + 2;
        painter.drawText(QRect(at, 2, wide, line), int(Qt::AlignLeft) | int(Qt::AlignVCenter), inOwnOrder(text));
        return wide;
    };
    if (hasWords)
        left += word(DifferenceLegend::tr("less busy in B"), left) + kLegendGap;
    const int strip = std::min(stripWidth(metrics, end), place.width() - left - kLegendGap);
    const ColorTable& colors = divergingMap(theme.kind == ThemeKind::Dark);
    for (int x = 0; x < strip; ++x)
        painter.fillRect(QRect(left + x, 4, 1, line - 4), QColor(colors[divergingIndex((x + 0.5) / strip * 2 - 1)]));
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRect(left, 4, strip - 1, line - 5));
    painter.setPen(theme.text);
    painter.drawLine(left + strip / 2, line, left + strip / 2, line + 3);
    const std::array<QString, 3> ends { pointsText(-end), QStringLiteral("0"), pointsText(end) };
    const std::array<Qt::AlignmentFlag, 3> places { Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight };
    for (std::size_t at = 0; at < ends.size(); ++at)
        painter.drawText(QRect(left, line + 4, strip, line), int(places[at]) | int(Qt::AlignVCenter), ends[at]);
    if (hasWords) {
        left += strip + kLegendGap;
        left += word(DifferenceLegend::tr("busier in B"), left) + 3 * kLegendGap;
        painter.setPen(theme.text);
        for (int dash = 0; dash < 3; ++dash)
            painter.fillRect(QRect(left + 2 * kDash * dash, 2 + line / 2, kDash, 2), theme.text);
        word(DifferenceLegend::tr("without partner"), left + 6 * kDash + kLegendGap / 2);
    }
    painter.restore();
}

} // namespace weft::widgets

#include "moc_difference_legend.cpp"

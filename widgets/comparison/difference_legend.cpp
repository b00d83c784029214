// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/difference_legend.h"

#include "widgets/base/color_map.h"
#include "widgets/base/theme.h"
#include "widgets/comparison/difference_words.h"

#include <QEvent>
#include <QPainter>

#include <array>

namespace weft::widgets {

namespace {
constexpr int kLegendStrip = 180; // px
constexpr int kLegendGap = 6;
constexpr int kDash = 4;

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
    const QFontMetrics metrics = fontMetrics();
    int words = metrics.horizontalAdvance(tr("less busy in B")) + metrics.horizontalAdvance(tr("busier in B"))
        + metrics.horizontalAdvance(tr("without partner"));
    return { kLegendStrip + words + 8 * kLegendGap + 24, 2 * metrics.height() + 10 };
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
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    const QFontMetrics metrics = fontMetrics();
    const bool hasWords = width() >= sizeHint().width(); // else the tip has them
    const int line = metrics.height();
    int left = kLegendGap;
    painter.setPen(theme.text);
    const auto word = [&](const QString& text, int at) {
        const int wide = metrics.horizontalAdvance(text) + 2;
        painter.drawText(QRect(at, 2, wide, line), int(Qt::AlignLeft) | int(Qt::AlignVCenter), text);
        return wide;
    };
    if (hasWords)
        left += word(tr("less busy in B"), left) + kLegendGap;
    const int strip = std::min(kLegendStrip, width() - left - kLegendGap);
    const ColorTable& colors = divergingMap(theme.kind == ThemeKind::Dark);
    for (int x = 0; x < strip; ++x)
        painter.fillRect(QRect(left + x, 4, 1, line - 4), QColor(colors[divergingIndex((x + 0.5) / strip * 2 - 1)]));
    painter.setPen(theme.border);
    painter.drawRect(QRect(left, 4, strip - 1, line - 5));
    painter.setPen(theme.text);
    painter.drawLine(left + strip / 2, line, left + strip / 2, line + 3);
    const std::array<QString, 3> ends { pointsText(-m_end), QStringLiteral("0"), pointsText(m_end) };
    const std::array<Qt::AlignmentFlag, 3> places { Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight };
    for (std::size_t at = 0; at < ends.size(); ++at)
        painter.drawText(QRect(left, line + 4, strip, line), int(places[at]) | int(Qt::AlignVCenter), ends[at]);
    if (!hasWords)
        return;
    left += strip + kLegendGap;
    left += word(tr("busier in B"), left) + 3 * kLegendGap;
    painter.setPen(theme.text);
    for (int dash = 0; dash < 3; ++dash)
        painter.fillRect(QRect(left + 2 * kDash * dash, 2 + line / 2, kDash, 2), theme.text);
    word(tr("without partner"), left + 6 * kDash + kLegendGap / 2);
}

} // namespace weft::widgets

#include "moc_difference_legend.cpp"

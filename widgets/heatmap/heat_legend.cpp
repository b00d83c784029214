// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_legend.h"

#include "widgets/base/color_map.h"
#include "widgets/base/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kStrip = 110; // px
constexpr int kSpace = 6;
constexpr int kLeastStrip = 24;
}

HeatLegend::HeatLegend(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("heatLegend"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // from nothing to all of it
    setLayoutDirection(Qt::LeftToRight);
}

void HeatLegend::setEnds(const QString& least, const QString& most)
{
    m_least = least;
    m_most = most;
    setAccessibleName(tr("Colours from %1 to %2").arg(least, most));
    setToolTip(accessibleName());
    setMaximumWidth(wholeWidth());
    update();
}

int HeatLegend::wholeWidth() const
{
    const QFontMetrics metrics = fontMetrics();
    return metrics.horizontalAdvance(m_least) + metrics.horizontalAdvance(m_most) + kStrip + 2 * kSpace;
}

QSize HeatLegend::sizeHint() const
{
    return { kLeastStrip, fontMetrics().height() + 4 };
}

QSize HeatLegend::minimumSizeHint() const
{
    return { 0, sizeHint().height() };
}

void HeatLegend::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        setMaximumWidth(wholeWidth());
    QWidget::changeEvent(event);
}

void HeatLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.setPen(Theme::current().text);
    const int words = fontMetrics().horizontalAdvance(m_least) + kSpace;
    const bool hasWords = width() >= wholeWidth(); // else the tip has them
    if (hasWords) {
        painter.drawText(rect(), int(Qt::AlignLeft) | int(Qt::AlignVCenter), m_least);
        painter.drawText(rect(), int(Qt::AlignRight) | int(Qt::AlignVCenter), m_most);
    }
    const int left = hasWords ? words : 0;
    const int strip = std::min(kStrip, width() - left);
    if (strip < kLeastStrip)
        return;
    for (int x = 0; x < strip; ++x) {
        const QRgb color = sequentialMap()[mapIndex((x + 0.5) / strip)];
        painter.fillRect(QRect(left + x, height() / 2 - 5, 1, 10), QColor(color));
    }
    painter.setPen(Theme::current().border);
    painter.drawRect(QRect(left, height() / 2 - 5, strip - 1, 9));
}

} // namespace weft::widgets

#include "moc_heat_legend.cpp"

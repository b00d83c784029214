// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_legend.h"

#include "widgets/base/looks/color_map.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/views/view_sheet.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/base/words/retelling.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kStrip = 110; // px
constexpr int kSpace = 6;
constexpr int kLeastStrip = 24;

int widthOf(const QFontMetrics& metrics, const QString& least, const QString& most, int strip = kStrip)
{
    return metrics.horizontalAdvance(least) + metrics.horizontalAdvance(most) + strip + 2 * kSpace;
}

} // namespace

HeatLegend::HeatLegend(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("heatLegend"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // from nothing to all of it
    setLayoutDirection(Qt::LeftToRight);
    sayAsOne(this);
}

void HeatLegend::setEnds(const QString& least, const QString& most, const QString& shortly)
{
    m_least = least;
    m_most = most;
    m_shortly = shortly.isEmpty() ? most : shortly;
    setAccessibleName(tr("Colours from %1 to %2").arg(least, most));
    setToolTip(accessibleName());
    setMaximumWidth(wholeWidth());
    update();
}

int HeatLegend::wholeWidth() const
{
    return widthOf(fontMetrics(), m_least, m_most);
}

QSize HeatLegend::sizeHint() const
{
    return { widthOf(fontMetrics(), m_least, m_shortly, kLeastStrip), fontMetrics().height() + 4 };
}

QSize HeatLegend::minimumSizeHint() const
{
    return { 0, sizeHint().height() };
}

void HeatLegend::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        setMaximumWidth(wholeWidth());
    if (event->type() == QEvent::PaletteChange && !m_most.isEmpty()) // comes after another language as well
        setEnds(retold(m_least, this), retold(m_most, this), retold(m_shortly, this));
    QWidget::changeEvent(event);
}

void HeatLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const bool hasRoom = width() >= widthOf(fontMetrics(), m_least, m_most, kLeastStrip);
    drawHeatScale(painter, rect(), m_least, hasRoom ? m_most : m_shortly);
}

void drawHeatScale(QPainter& painter, const QRect& place, const QString& from, const QString& to)
{
    const QString least = inOwnOrder(from);
    const QString most = inOwnOrder(to);
    const QFontMetrics metrics = painter.fontMetrics();
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.setPen(Theme::current().text);
    const int whole = std::min(widthOf(metrics, least, most), place.width());
    const bool hasWords = place.width() >= widthOf(metrics, least, most, kLeastStrip); // else the tip has them
    if (hasWords) {
        const QRect words(place.left(), place.top(), whole, place.height());
        painter.drawText(words, int(Qt::AlignLeft) | int(Qt::AlignVCenter), least);
        painter.drawText(words, int(Qt::AlignRight) | int(Qt::AlignVCenter), most);
    }
    const int left = place.left() + (hasWords ? metrics.horizontalAdvance(least) + kSpace : 0);
    const int right = hasWords ? place.left() + whole - metrics.horizontalAdvance(most) - kSpace : place.right() + 1;
    const int strip = std::min(kStrip, right - left);
    if (strip < kLeastStrip)
        return;
    const int top = place.top() + place.height() / 2 - 5;
    for (int x = 0; x < strip; ++x)
        painter.fillRect(QRect(left + x, top, 1, 10), QColor(sequentialMap()[mapIndex((x + 0.5) / strip)]));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(Theme::current().border);
    painter.drawRect(QRect(left, top, strip - 1, 9));
}

} // namespace weft::widgets

#include "moc_heat_legend.cpp"

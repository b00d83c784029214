// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_legend.h"

#include "widgets/base/joined.h"
#include "widgets/base/theme.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/plots/series_mark.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kGap = 16; // between entries
constexpr int kSwatch = 18;
constexpr int kPad = 8;
}

ChartLegend::ChartLegend(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("chartLegend"));
    setAccessibleName(tr("Legend"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChartLegend::setEntries(std::vector<LegendEntry> entries)
{
    m_entries = std::move(entries);
    QStringList names;
    for (const LegendEntry& entry : m_entries)
        names.append(entry.name);
    setAccessibleDescription(joined(names));
    setVisible(!m_entries.empty());
    updateGeometry();
    update();
}

std::vector<QRect> ChartLegend::boxes(int width) const
{
    std::vector<QRect> result;
    const int line = fontMetrics().height() + 4;
    int x = kPad;
    int y = 2;
    for (const LegendEntry& entry : m_entries) {
        const int wide = std::min(
            kSwatch + 6 + fontMetrics().horizontalAdvance(entry.name) + 2, std::max(kSwatch, width - 2 * kPad));
        if (x > kPad && x + wide > width - kPad) {
            x = kPad;
            y += line;
        }
        result.emplace_back(x, y, wide, line);
        x += wide + kGap;
    }
    return result;
}

QRect ChartLegend::placed(const QRect& box) const
{
    return isRightToLeft() ? QRect(width() - box.right() - 1, box.y(), box.width(), box.height()) : box;
}

int ChartLegend::heightForWidth(int width) const
{
    const std::vector<QRect> all = boxes(width);
    return all.empty() ? 0 : all.back().bottom() + 3;
}

QSize ChartLegend::sizeHint() const
{
    const int wide = std::max(width(), 200);
    return { wide, heightForWidth(wide) };
}

QSize ChartLegend::minimumSizeHint() const
{
    return { 80, fontMetrics().height() + 6 };
}

void ChartLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    renderTo(painter);
}

void ChartLegend::renderTo(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    painter.fillRect(rect(), theme.base);
    const std::vector<QRect> all = boxes(width());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QRect box = placed(all[i]);
        const bool right = isRightToLeft();
        const int swatch = right ? box.right() + 1 - kSwatch : box.left();
        painter.fillRect(QRect(swatch, box.center().y(), kSwatch, 2), m_entries[i].color);
        drawSeriesMark(
            painter, i, QPointF(swatch + kSwatch / 2.0, box.center().y() + 1), kChartMark, m_entries[i].color);
        const QRect words = right ? box.adjusted(0, 0, -kSwatch - 6, 0) : box.adjusted(kSwatch + 6, 0, 0, 0);
        painter.setPen(theme.text);
        // Words keep their own order, whichever way the window is read.
        painter.setLayoutDirection(m_entries[i].name.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        painter.drawText(words,
            int(right ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignAbsolute) | int(Qt::AlignVCenter),
            fontMetrics().elidedText(m_entries[i].name, Qt::ElideMiddle, words.width()));
    }
}

bool ChartLegend::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::vector<QRect> all = boxes(width());
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (placed(all[i]).contains(help->pos())) {
                QToolTip::showText(help->globalPos(), m_entries[i].name, this);
                return true;
            }
        }
        QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace weft::widgets

#include "moc_chart_legend.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_legend.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/joined.h"
#include "widgets/charts/curve_painter.h"
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

QRect placed(const QRect& box, int width, bool isRightToLeft)
{
    return isRightToLeft ? QRect(width - box.right() - 1, box.y(), box.width(), box.height()) : box;
}

} // namespace

std::vector<QRect> legendBoxes(const std::vector<LegendEntry>& entries, const QFontMetrics& metrics, int width)
{
    std::vector<QRect> result;
    const int line = metrics.height() + 4;
    int x = kPad;
    int y = 2;
    for (const LegendEntry& entry : entries) {
        const int wide
            = std::min(kSwatch + 6 + metrics.horizontalAdvance(entry.name) + 2, std::max(kSwatch, width - 2 * kPad));
        if (x > kPad && x + wide > width - kPad) {
            x = kPad;
            y += line;
        }
        result.emplace_back(x, y, wide, line);
        x += wide + kGap;
    }
    return result;
}

int legendHeight(const std::vector<LegendEntry>& entries, const QFontMetrics& metrics, int width)
{
    const std::vector<QRect> all = legendBoxes(entries, metrics, width);
    return all.empty() ? 0 : all.back().bottom() + 3;
}

void drawLegend(QPainter& painter, const std::vector<LegendEntry>& entries, int width, bool isRightToLeft)
{
    const QFontMetrics metrics(painter.font());
    const std::vector<QRect> all = legendBoxes(entries, metrics, width);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const LegendEntry& entry = entries[i];
        const QRect box = placed(all[i], width, isRightToLeft);
        const int swatch = isRightToLeft ? box.right() + 1 - kSwatch : box.left();
        painter.fillRect(QRect(swatch, box.center().y(), kSwatch, 2), entry.color);
        drawSeriesMark(painter, i, QPointF(swatch + kSwatch / 2.0, box.center().y() + 1), kChartMark, entry.color);
        const QRect words = isRightToLeft ? box.adjusted(0, 0, -kSwatch - 6, 0) : box.adjusted(kSwatch + 6, 0, 0, 0);
        painter.setPen(Theme::current().text);
        // Words keep their own order, whichever way the window is read.
        painter.setLayoutDirection(entry.name.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        painter.drawText(words,
            int(isRightToLeft ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignAbsolute) | int(Qt::AlignVCenter),
            metrics.elidedText(entry.name, Qt::ElideMiddle, words.width()));
    }
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

int ChartLegend::heightForWidth(int width) const
{
    return legendHeight(m_entries, fontMetrics(), width);
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
    painter.fillRect(rect(), Theme::current().base);
    painter.setFont(font());
    drawLegend(painter, m_entries, width(), isRightToLeft());
}

bool ChartLegend::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::vector<QRect> all = legendBoxes(m_entries, fontMetrics(), width());
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (placed(all[i], width(), isRightToLeft()).contains(help->pos())) {
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

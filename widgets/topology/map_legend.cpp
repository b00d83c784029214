// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/map_legend.h"

#include "widgets/documents/fabric_painter.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

namespace weft::widgets {

namespace {
constexpr int kPad = 5;
constexpr int kBar = 10;
constexpr int kLeastBar = 90;
constexpr int kGap = 6; // between a text and what stands beside it
constexpr int kMark = 14; // of folding, at the right
constexpr int kSwatch = 26; // of what is folded

// Words keep their own order, whichever way the window is read.
void drawWords(QPainter& painter, const QRect& place, Qt::Alignment side, const QString& text)
{
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.drawText(place, int(side | Qt::AlignAbsolute | Qt::AlignVCenter), text);
}
}

MapLegend::MapLegend(QWidget* canvas)
    : QWidget(canvas)
{
    setObjectName(QStringLiteral("topologyLegend"));
    setAccessibleName(tr("Legend"));
    explain();
    setCursor(Qt::PointingHandCursor);
    fit();
}

void MapLegend::setTitle(const QString& title)
{
    if (title == m_title)
        return;
    m_title = title;
    setAccessibleDescription(title);
    explain();
    fit();
    update();
}

void MapLegend::setHasFailures(bool has)
{
    if (has == m_hasFailures)
        return;
    m_hasFailures = has;
    fit();
    update();
}

void MapLegend::explain()
{
    const QString what = m_title.isEmpty() ? tr("What the colours mean") : m_title;
    setToolTip(tr("%1. A click folds or unfolds the legend").arg(what));
}

void MapLegend::setLow(bool low)
{
    if (low == m_low)
        return;
    m_low = low;
    fit();
    update();
}

QSize MapLegend::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int line = metrics.height();
    if (m_folded)
        return { kPad + kSwatch + kMark + kPad, line + 2 * kPad };
    const auto wide = [&](const QString& text) { return metrics.horizontalAdvance(text); };
    int width = 15 + wide(tr("NPU")) + 14 + 15 + wide(tr("Switch"));
    int lines = 1;
    if (!m_title.isEmpty()) {
        width = wide(tr("idle")) + wide(QStringLiteral("100 %")) + 2 * kGap + kLeastBar;
        if (hasTitleLine()) {
            width = std::max(width, wide(m_title));
            lines = 2;
        }
    }
    if (m_hasFailures) {
        width = std::max(width, 2 * 32 + 14 + wide(tr("failed")) + wide(tr("degraded")));
        ++lines;
    }
    return { width + kMark + 2 * kPad, lines * line + 2 * kPad };
}

void MapLegend::fit()
{
    resize(sizeHint());
    emit sizeChanged();
}

void MapLegend::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_folded = !m_folded;
    fit();
    update();
}

void MapLegend::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        fit();
    QWidget::changeEvent(event);
}

void MapLegend::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    QColor ground = theme.window;
    ground.setAlpha(235);
    painter.fillRect(rect(), ground);
    painter.setPen(theme.border);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const int line = fontMetrics().height();
    painter.setPen(theme.faintText);
    drawWords(painter, QRect(width() - kMark - 2, kPad, kMark, line), Qt::AlignHCenter,
        m_folded ? QStringLiteral("▴") : QStringLiteral("▾"));
    if (m_folded) {
        for (int x = 0; x < kSwatch; ++x)
            painter.fillRect(kPad + x, (height() - kBar) / 2, 1, kBar,
                m_title.isEmpty() ? theme.categories[x < kSwatch / 2 ? 0 : 1]
                                  : levelColor(static_cast<std::uint8_t>(1 + x * 254 / kSwatch), theme));
        return;
    }
    int y = kPad;
    if (m_title.isEmpty()) {
        paintKinds(painter, y);
        y += line;
    } else {
        if (hasTitleLine()) {
            painter.setPen(theme.text);
            drawWords(painter, QRect(kPad, y, width() - 2 * kPad, line), Qt::AlignLeft, m_title);
            y += line;
        }
        paintScale(painter, y);
        y += line;
    }
    if (m_hasFailures)
        paintFailures(painter, y);
}

void MapLegend::paintKinds(QPainter& painter, int y)
{
    const Theme& theme = Theme::current();
    const int line = fontMetrics().height();
    int x = kPad;
    const auto entry = [&](const QColor& color, const QString& text, bool round) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        const QRectF box(x, y + line / 2.0 - 5, 10, 10);
        if (round)
            painter.drawEllipse(box);
        else
            painter.drawRect(box);
        const int wide = fontMetrics().horizontalAdvance(text);
        painter.setPen(theme.text);
        drawWords(painter, QRect(x + 15, y, wide + 1, line), Qt::AlignLeft, text);
        x += 15 + wide + 14;
    };
    entry(theme.categories[0], tr("NPU"), false);
    entry(theme.categories[1], tr("Switch"), true);
}

// "idle", the colours, "100 %": from left to right, as times run.
void MapLegend::paintScale(QPainter& painter, int y)
{
    const Theme& theme = Theme::current();
    const int line = fontMetrics().height();
    const QString least = tr("idle");
    const QString most = QStringLiteral("100 %");
    const int from = kPad + fontMetrics().horizontalAdvance(least) + kGap;
    const int to = width() - kMark - kPad - fontMetrics().horizontalAdvance(most) - kGap;
    const int bar = std::max(1, to - from);
    const int top = y + (line - kBar) / 2;
    for (int x = 0; x < bar; ++x)
        painter.fillRect(from + x, top, 1, kBar, levelColor(static_cast<std::uint8_t>(1 + x * 254 / bar), theme));
    painter.fillRect(from, top, 4, kBar, levelColor(0, theme));
    painter.setPen(theme.faintText);
    drawWords(painter, QRect(kPad, y, width(), line), Qt::AlignLeft, least);
    drawWords(painter, QRect(to + kGap, y, width(), line), Qt::AlignLeft, most);
}

void MapLegend::paintFailures(QPainter& painter, int y)
{
    const Theme& theme = Theme::current();
    const int line = fontMetrics().height();
    int x = kPad;
    const auto entry = [&](const QPen& pen, const QString& text) {
        painter.setPen(pen);
        painter.drawLine(x, y + line / 2, x + 24, y + line / 2);
        const int wide = fontMetrics().horizontalAdvance(text);
        painter.setPen(theme.text);
        drawWords(painter, QRect(x + 32, y, wide + 1, line), Qt::AlignLeft, text);
        x += 32 + wide + 14;
    };
    entry(QPen(theme.error, 2, Qt::DashLine), tr("failed"));
    entry(QPen(theme.warning, 2), tr("degraded"));
}

} // namespace weft::widgets

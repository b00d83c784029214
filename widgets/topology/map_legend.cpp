// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/map_legend.h"

#include "widgets/documents/fabric_painter.h"

#include <QEvent>
#include <QPainter>

namespace weft::widgets {

namespace {
constexpr int kPad = 8;
constexpr int kBar = 10;
constexpr int kLeastWidth = 200;
}

MapLegend::MapLegend(QWidget* canvas)
    : QWidget(canvas)
{
    setObjectName(QStringLiteral("topologyLegend"));
    setAccessibleName(tr("Legend"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    fit();
}

void MapLegend::setTitle(const QString& title)
{
    if (title == m_title)
        return;
    m_title = title;
    setAccessibleDescription(title);
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

QSize MapLegend::sizeHint() const
{
    const int line = fontMetrics().height();
    const int lines = (m_title.isEmpty() ? 1 : 2) + (m_hasFailures ? 1 : 0);
    return { std::max(kLeastWidth, fontMetrics().horizontalAdvance(m_title)) + 2 * kPad,
        2 * kPad + lines * line + (m_title.isEmpty() ? 0 : kBar + 6) };
}

void MapLegend::fit()
{
    resize(sizeHint());
    if (parentWidget() != nullptr)
        move(kPad, parentWidget()->height() - height() - kPad);
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
    int y = kPad;
    if (m_title.isEmpty()) {
        int x = kPad;
        const auto entry = [&](const QColor& color, const QString& text, bool diamond) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            const QRectF box(x, y + line / 2.0 - 5, 10, 10);
            if (diamond)
                painter.drawEllipse(box);
            else
                painter.drawRect(box);
            painter.setPen(theme.text);
            painter.drawText(x + 15, y + fontMetrics().ascent(), text);
            x += 15 + fontMetrics().horizontalAdvance(text) + 14;
        };
        entry(theme.categories[0], tr("NPU"), false);
        entry(theme.categories[1], tr("Switch"), true);
        y += line;
    } else {
        painter.setPen(theme.text);
        painter.drawText(QRect(kPad, y, width() - 2 * kPad, line), Qt::AlignLeft | Qt::AlignVCenter, m_title);
        y += line + 4;
        const int bar = width() - 2 * kPad;
        for (int x = 0; x < bar; ++x)
            painter.fillRect(kPad + x, y, 1, kBar, levelColor(static_cast<std::uint8_t>(1 + x * 254 / bar), theme));
        painter.fillRect(kPad, y, 4, kBar, levelColor(0, theme));
        y += kBar + 2;
        painter.setLayoutDirection(Qt::LeftToRight); // as the colours run
        const QRect labels(kPad, y, bar, line);
        painter.setPen(theme.faintText);
        painter.drawText(labels, Qt::AlignLeft, tr("idle"));
        painter.drawText(labels, Qt::AlignHCenter, QStringLiteral("50 %"));
        painter.drawText(labels, Qt::AlignRight, QStringLiteral("100 %"));
        y += line;
    }
    if (m_hasFailures) {
        painter.setPen(QPen(theme.error, 2, Qt::DashLine));
        painter.drawLine(kPad, y + line / 2, kPad + 24, y + line / 2);
        painter.setPen(theme.text);
        painter.drawText(kPad + 32, y + fontMetrics().ascent(), tr("failed"));
        const int x = kPad + 32 + fontMetrics().horizontalAdvance(tr("failed")) + 14;
        painter.setPen(QPen(theme.warning, 2));
        painter.drawLine(x, y + line / 2, x + 24, y + line / 2);
        painter.setPen(theme.text);
        painter.drawText(x + 32, y + fontMetrics().ascent(), tr("degraded"));
    }
}

} // namespace weft::widgets

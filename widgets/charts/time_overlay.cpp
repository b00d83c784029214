// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/time_overlay.h"

#include "widgets/base/looks/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

TimeOverlay::TimeOverlay(TimeController* time, std::function<QRectF()> plot, QWidget* parent)
    : QWidget(parent)
    , m_time(time)
    , m_plot(std::move(plot))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    connect(time, &TimeController::cursorChanged, this, &TimeOverlay::moveCursor);
    connect(time, &TimeController::selectedChanged, this, qOverload<>(&QWidget::update));
}

double TimeOverlay::xOf(std::int64_t ns) const
{
    const QRectF plot = m_plot();
    return plot.left() + timeToPixel(ns, m_time->visible(), plot.width());
}

QRect TimeOverlay::cursorStrip() const
{
    const TimeRange visible = m_time->visible();
    const std::int64_t cursor = m_time->cursor();
    if (cursor < visible.from || cursor > visible.to || visible.length() <= 0)
        return {};
    const QRectF plot = m_plot();
    return { static_cast<int>(std::lround(xOf(cursor))), static_cast<int>(plot.top()), 1,
        static_cast<int>(plot.height()) };
}

void TimeOverlay::moveCursor()
{
    const QRect strip = cursorStrip();
    if (strip == m_painted)
        return;
    update(m_painted.adjusted(-1, 0, 1, 0));
    update(strip.adjusted(-1, 0, 1, 0));
    m_painted = strip;
}

void TimeOverlay::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Theme& theme = Theme::current();
    const QRectF plot = m_plot();
    if (const auto selected = m_time->selected()) {
        const double from = std::clamp(xOf(selected->from), plot.left(), plot.right());
        const double to = std::clamp(xOf(selected->to), plot.left(), plot.right());
        QColor tint = theme.accent;
        tint.setAlpha(40);
        painter.fillRect(QRectF(from, plot.top(), to - from, plot.height()), tint);
    }
    m_painted = cursorStrip();
    if (!m_painted.isEmpty())
        painter.fillRect(m_painted, theme.cursor);
}

} // namespace weft::widgets

#include "moc_time_overlay.cpp"

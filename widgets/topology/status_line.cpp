// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/status_line.h"

#include <QPainter>

namespace weft::widgets {

namespace {

QString joined(const QStringList& parts)
{
    return parts.join(QStringLiteral("  ·  "));
}

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void StatusLine::setParts(const QStringList& parts)
{
    m_parts = parts;
    setText(joined(parts)); // all of it, for who reads the screen aloud
    updateTip();
}

QString StatusLine::shown() const
{
    const int room = contentsRect().width();
    if (fontMetrics().horizontalAdvance(joined(m_parts)) <= room)
        return joined(m_parts);
    const QString more = QStringLiteral("  …");
    for (qsizetype count = m_parts.size() - 1; count > 0; --count) {
        const QString some = joined(m_parts.first(count)) + more;
        if (fontMetrics().horizontalAdvance(some) <= room)
            return some;
    }
    return m_parts.isEmpty() ? QString() : fontMetrics().elidedText(m_parts.front(), Qt::ElideRight, room);
}

QSize StatusLine::minimumSizeHint() const
{
    return { 0, QLabel::minimumSizeHint().height() };
}

void StatusLine::updateTip()
{
    const QString all = joined(m_parts);
    setToolTip(shown() == all ? QString() : m_parts.join('\n'));
    update();
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    updateTip();
}

void StatusLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QString words = shown();
    painter.setLayoutDirection(words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    const bool right = layoutDirection() == Qt::RightToLeft;
    painter.drawText(contentsRect(),
        int(Qt::AlignVCenter) | int(Qt::AlignAbsolute) | int(right ? Qt::AlignRight : Qt::AlignLeft), words);
}

} // namespace weft::widgets

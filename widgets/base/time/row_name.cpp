// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/time/row_name.h"

#include "widgets/base/looks/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace weft::widgets {

void drawRowName(QPainter& painter, const QRect& box, const QString& name)
{
    painter.drawText(box, int(Qt::AlignLeft) | int(Qt::AlignVCenter), name);
}

void drawThinRowName(QPainter& painter, const QRect& box, const QString& name, int y, int leader)
{
    constexpr int kSpace = 6; // px behind the name
    drawRowName(painter, box, name);
    const int from = box.left() + painter.fontMetrics().horizontalAdvance(name) + kSpace;
    painter.fillRect(QRect(QPoint(from, y), QPoint(box.right() + leader, y)), Theme::current().border);
}

} // namespace weft::widgets

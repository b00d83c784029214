// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_legend.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/views/view_sheet.h"
#include "widgets/timeline/bar_painter.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace weft::widgets {

namespace {

constexpr int kMark = 12; // px
constexpr int kGap = 5; // px between a mark and its name
constexpr int kApart = 14; // px between entries
constexpr QChar kMore(0x2026);

// From where reading begins; dots where there are more of them.
void drawEntries(QPainter& painter, const QRect& area, const std::vector<TimelineLegend::Entry>& entries, bool mirrored,
    bool hasMore = false)
{
    const QFontMetrics metrics = painter.fontMetrics();
    using Mark = TimelineLegend::Entry::Mark;
    int x = 0;
    for (const TimelineLegend::Entry& entry : entries) {
        const int wide = kMark + kGap + metrics.horizontalAdvance(entry.name);
        const QRect place(mirrored ? area.right() + 1 - x - wide : area.left() + x, area.top(), wide, area.height());
        const QRect mark(mirrored ? place.right() + 1 - kMark : place.left(), area.top() + (area.height() - kMark) / 2,
            kMark, kMark);
        const QPoint middle = mark.center();
        switch (entry.mark) {
        case Mark::Bar:
            painter.fillRect(mark, entry.color);
            break;
        case Mark::Line:
            painter.fillRect(QRect(mark.left(), middle.y() - 1, kMark, 3), entry.color);
            break;
        case Mark::Arrow:
            painter.fillRect(QRect(mark.left(), middle.y(), kMark, 1), entry.color);
            painter.setPen(Qt::NoPen);
            painter.setBrush(entry.color);
            painter.drawPolygon(QPolygon({ QPoint(mark.right() + 1, middle.y()),
                QPoint(mark.right() - 5, middle.y() - 3), QPoint(mark.right() - 5, middle.y() + 4) }));
            break;
        }
        painter.setPen(Theme::current().faintText);
        // Words keep their own order, whichever way the window is read.
        painter.setLayoutDirection(entry.name.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        painter.drawText(place.adjusted(mirrored ? 0 : kMark + kGap, 0, mirrored ? -kMark - kGap : 0, 0),
            int(Qt::AlignVCenter) | int(Qt::AlignAbsolute) | int(mirrored ? Qt::AlignRight : Qt::AlignLeft),
            entry.name);
        x += wide + kApart;
    }
    if (!hasMore)
        return;
    painter.setPen(Theme::current().faintText);
    painter.drawText(area.adjusted(mirrored ? 0 : x, 0, mirrored ? -x : 0, 0),
        int(Qt::AlignVCenter) | int(Qt::AlignAbsolute) | int(mirrored ? Qt::AlignRight : Qt::AlignLeft), kMore);
}

} // namespace

TimelineLegend::TimelineLegend(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("timelineLegend"));
    setAccessibleName(tr("Legend of the timeline"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    sayAsOne(this);
}

std::vector<TimelineLegend::Entry> TimelineLegend::entries()
{
    const Theme& theme = Theme::current();
    using Mark = Entry::Mark;
    return { { tr("compute"), colorOf(BarKind::Compute, theme) },
        { tr("collective"), colorOf(BarKind::Collective, theme) },
        { tr("send, receive"), colorOf(BarKind::PointToPoint, theme) },
        { tr("memory"), colorOf(BarKind::Memory, theme) }, { tr("critical path"), theme.critical, Mark::Line },
        { tr("message"), theme.accent, Mark::Arrow }, { tr("waited for"), theme.hover, Mark::Arrow },
        { tr("waits for it"), theme.text, Mark::Arrow }, { tr("CPU compute"), colorOf(BarKind::CpuCompute, theme) },
        { tr("other"), colorOf(BarKind::Other, theme) } };
}

int TimelineLegend::widthOf(const Entry& entry) const
{
    return kMark + kGap + fontMetrics().horizontalAdvance(entry.name) + kApart;
}

std::size_t TimelineLegend::shown() const
{
    const std::vector<Entry> all = entries();
    const int dots = kApart + fontMetrics().horizontalAdvance(kMore);
    std::size_t count = 0;
    int x = 0;
    for (; count < all.size(); ++count) {
        x += widthOf(all[count]);
        if (x - kApart + (count + 1 < all.size() ? dots : 0) > width())
            break;
    }
    return count;
}

QSize TimelineLegend::sizeHint() const
{
    int width = 0;
    for (const Entry& entry : entries())
        width += widthOf(entry);
    return { width, fontMetrics().height() + 4 };
}

QSize TimelineLegend::minimumSizeHint() const
{
    return { 0, fontMetrics().height() + 4 };
}

void TimelineLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    std::vector<Entry> all = entries();
    const std::size_t count = shown();
    // A part of the dots would be a speck.
    const bool hasMore = count < all.size() && (count > 0 || width() >= fontMetrics().horizontalAdvance(kMore));
    all.resize(count);
    drawEntries(painter, rect(), all, layoutDirection() == Qt::RightToLeft, hasMore);
}

void drawTimelineKinds(QPainter& painter, const QRect& place, bool isRightToLeft)
{
    std::vector<TimelineLegend::Entry> all = TimelineLegend::entries();
    std::erase_if(all, [](const auto& entry) { return entry.mark != TimelineLegend::Entry::Mark::Bar; });
    drawEntries(painter, place, all, isRightToLeft);
}

bool TimelineLegend::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    QString text;
    for (const Entry& entry : entries())
        text += QStringLiteral("<tr><td style=\"color:%1\">%2&nbsp;</td><td>%3</td></tr>")
                    .arg(entry.color.name(),
                        entry.mark == Entry::Mark::Arrow ? QStringLiteral("➞") : QStringLiteral("■"),
                        entry.name.toHtmlEscaped());
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
        QStringLiteral("<table>") + text + QStringLiteral("</table>"), this);
    return true;
}

} // namespace weft::widgets

#include "moc_timeline_legend.cpp"

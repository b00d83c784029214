// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/flame_bars.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/timeline/bar_painter.h"
#include "widgets/timeline/timeline_data.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr int kLeastText = 24; // px of a box that has words
constexpr int kDeepest = 3;
constexpr int kLighter = 14; // percent a level

QColor groundOf(const RangeBox& box, const Theme& theme)
{
    if (box.depth == 0)
        return theme.idle;
    return colorOf(barKindOf(box.kind), theme).lighter(100 + kLighter * (static_cast<int>(box.depth) - 1));
}

} // namespace

FlameBars::FlameBars(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("rangeFlame"));
    setAccessibleName(tr("Time of the range as boxes in boxes"));
    setAccessibleDescription(tr("Kinds, collectives and names; the tables by kind, collective and name say the same."));
    setFocusPolicy(Qt::StrongFocus);
    m_cursor = std::make_unique<CanvasCursor>(this, this);
}

void FlameBars::setBoxes(std::vector<RangeBox> boxes)
{
    m_boxes = std::move(boxes);
    m_root = 0;
    m_current = kNoBox;
    m_cursor->partsChanged();
    update();
}

int FlameBars::rowHeight() const
{
    return fontMetrics().height() + 6;
}

QSize FlameBars::sizeHint() const
{
    return { 400, (kDeepest + 1) * rowHeight() };
}

bool FlameBars::holds(std::uint32_t box, std::uint32_t inner) const
{
    while (inner != box && inner != 0)
        inner = m_boxes[inner].parent;
    return inner == box;
}

QRect FlameBars::placeOf(std::uint32_t number) const
{
    const RangeBox& box = m_boxes[number];
    const RangeBox& root = m_boxes[m_root];
    const int top = static_cast<int>(box.depth) * rowHeight();
    if (holds(number, m_root))
        return { 0, top, width(), rowHeight() - 1 };
    if (!holds(m_root, number) || root.ns == 0)
        return {};
    const double scale = width() / static_cast<double>(root.ns);
    const int from = int(std::lround(static_cast<double>(box.from - root.from) * scale));
    const int to = int(std::lround(static_cast<double>(box.from - root.from + box.ns) * scale));
    if (to - from < 1)
        return {};
    return QStyle::visualRect(layoutDirection(), rect(), QRect(from, top, std::max(1, to - from - 1), rowHeight() - 1));
}

QString FlameBars::textOf(const RangeBox& box) const
{
    return box.depth == 0 ? tr("All operations") : box.name;
}

void FlameBars::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.base);
    for (std::uint32_t number = 0; number < m_boxes.size(); ++number) {
        const QRect place = placeOf(number);
        if (place.isEmpty())
            continue;
        const RangeBox& box = m_boxes[number];
        const QColor ground = groundOf(box, theme);
        painter.fillRect(place, ground);
        if (number == m_current) {
            painter.setPen(QPen(theme.accent, 2));
            painter.drawRect(place.adjusted(1, 1, -1, -1));
        }
        if (place.width() < kLeastText)
            continue;
        painter.setPen(inkOn(ground));
        const QString share = formatPercent(
            static_cast<double>(box.ns) / static_cast<double>(std::max<std::uint64_t>(m_boxes[0].ns, 1)));
        //: a box of the time of a range: what it is, and its share
        const QString text = tr("%1  %2").arg(textOf(box), share);
        painter.drawText(place.adjusted(4, 0, -4, 0), int(Qt::AlignLeading) | int(Qt::AlignVCenter),
            fontMetrics().elidedText(text, Qt::ElideRight, place.width() - 8));
    }
    m_cursor->paint(painter);
}

std::uint32_t FlameBars::boxAt(QPoint at) const
{
    for (std::uint32_t number = 0; number < m_boxes.size(); ++number) {
        if (placeOf(number).contains(at))
            return number;
    }
    return kNoBox;
}

void FlameBars::setRoot(std::uint32_t box)
{
    m_root = box;
    update();
}

void FlameBars::choose(std::uint32_t box)
{
    m_current = box;
    update();
    if (box != kNoBox)
        emit chosen(box);
}

void FlameBars::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const std::uint32_t box = boxAt(event->pos());
    if (box == kNoBox)
        return;
    if (box != m_root && holds(box, m_root))
        setRoot(box); // back to what holds it
    choose(box);
}

void FlameBars::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const std::uint32_t box = boxAt(event->pos()); box != kNoBox)
        setRoot(box);
}

// Right and left among those of one box, down into it and up out of it.
std::uint32_t FlameBars::neighbour(std::uint32_t from, PartStep step) const
{
    if (step == PartStep::Up)
        return m_boxes[from].parent;
    std::uint32_t before = kNoBox;
    bool passed = false;
    for (std::uint32_t box = 1; box < m_boxes.size(); ++box) {
        if (step == PartStep::Down && m_boxes[box].parent == from)
            return box;
        if (step == PartStep::Down || m_boxes[box].parent != m_boxes[from].parent)
            continue;
        if (step == PartStep::Right && passed)
            return box;
        if (box == from && step == PartStep::Left)
            return before == kNoBox ? from : before;
        passed = passed || box == from;
        before = box;
    }
    return from;
}

CanvasPart FlameBars::partBeside(CanvasPart part, PartStep step) const
{
    if (isRightToLeft() && (step == PartStep::Left || step == PartStep::Right))
        step = step == PartStep::Left ? PartStep::Right : PartStep::Left;
    return { static_cast<int>(neighbour(static_cast<std::uint32_t>(part.row), step)), -1 };
}

PartWords FlameBars::partWords(CanvasPart part) const
{
    const RangeBox& box = m_boxes[static_cast<std::size_t>(part.row)];
    const double share = static_cast<double>(box.ns) / static_cast<double>(std::max<std::uint64_t>(m_boxes[0].ns, 1));
    return { tr("%1  %2").arg(textOf(box), formatPercent(share)), factsReading(factsOf(box)),
        PartNumber { share * 100 } };
}

CanvasPart FlameBars::partAt(QPoint at) const
{
    const std::uint32_t box = boxAt(at);
    return box == kNoBox ? CanvasPart {} : CanvasPart { static_cast<int>(box), -1 };
}

bool FlameBars::isPartSelected(CanvasPart part) const
{
    return m_current == static_cast<std::uint32_t>(part.row);
}

CanvasPart FlameBars::firstPart() const
{
    return m_current == kNoBox ? CanvasParts::firstPart() : CanvasPart { static_cast<int>(m_current), -1 };
}

void FlameBars::showPart(CanvasPart part)
{
    const auto box = static_cast<std::uint32_t>(part.row);
    while (!holds(m_root, box) && !holds(box, m_root))
        setRoot(m_boxes[m_root].parent);
}

// Of what is chosen already, over the whole width.
void FlameBars::choosePart(CanvasPart part, bool /*adds*/)
{
    const auto box = static_cast<std::uint32_t>(part.row);
    if (box == m_current)
        setRoot(box);
    else
        choose(box);
}

// The arrows alone choose what they come to.
void FlameBars::keyPressEvent(QKeyEvent* event)
{
    PartStep step = PartStep::Down;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current != kNoBox)
            setRoot(m_current);
        return;
    case Qt::Key_Left:
        step = PartStep::Left;
        break;
    case Qt::Key_Right:
        step = PartStep::Right;
        break;
    case Qt::Key_Up:
        step = PartStep::Up;
        break;
    case Qt::Key_Down:
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_boxes.empty())
        return;
    const CanvasPart next = m_current == kNoBox ? firstPart() : partBeside(firstPart(), step);
    m_cursor->moveTo(next);
    choose(static_cast<std::uint32_t>(next.row));
}

Facts FlameBars::factsOf(const RangeBox& box) const
{
    return { { tr("Time"), formatTime(Time { box.ns }) }, { tr("Operations"), formatCount(box.count) },
        { tr("Longest"), formatTime(Time { box.longest }) } };
}

bool FlameBars::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::uint32_t number = boxAt(help->pos());
    if (number == kNoBox) {
        QToolTip::hideText();
        return true;
    }
    const RangeBox& box = m_boxes[number];
    QToolTip::showText(help->globalPos(), factsToolTip(textOf(box), factsOf(box)), this, placeOf(number));
    return true;
}

} // namespace weft::widgets

#include "moc_flame_bars.cpp"

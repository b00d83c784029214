// SPDX-License-Identifier: GPL-3.0-or-later
// The mouse, the wheel and the arrow keys of HeatCanvas.
#include "widgets/heatmap/heat_canvas.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr int kDragFrom = 4; // px
constexpr double kNotch = 120; // of a wheel
constexpr double kZoomNotch = 0.8; // of the visible range
constexpr double kPanNotch = 0.1;
constexpr int kScrollNotch = 54; // px
}

void HeatCanvas::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = event->pos();
    m_pressedNs = axis().toTime(event->pos().x());
    if (event->button() == Qt::MiddleButton) {
        m_gesture = Gesture::Pan;
        m_panFrom = m_time->visible();
        m_panScroll = m_scroll;
    } else if (event->button() == Qt::LeftButton) {
        const bool inRuler = event->pos().y() < kRulerHeight && event->pos().x() >= kTimeGutter;
        m_gesture = inRuler ? Gesture::Cursor : Gesture::Press;
        if (inRuler)
            m_time->setCursor(m_pressedNs);
    }
}

void HeatCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint moved = event->pos() - m_pressedAt;
    if (m_gesture == Gesture::Press && moved.manhattanLength() >= kDragFrom && m_pressedAt.x() >= kTimeGutter)
        m_gesture = Gesture::Range;
    switch (m_gesture) {
    case Gesture::None: {
        const int line = lineAt(event->pos());
        Hovered hovered;
        if (line >= 0) {
            const std::uint32_t link = m_rows->linkOf(m_rows->lines[static_cast<std::size_t>(line)]);
            if (link < m_run->linkKeys.size())
                hovered.link = m_run->linkKeys[link];
        }
        m_selection->hover(hovered);
        break;
    }
    case Gesture::Press:
        break;
    case Gesture::Range:
        m_time->setSelected(TimeRange { m_pressedNs, axis().toTime(event->pos().x()) });
        break;
    case Gesture::Pan: {
        const std::int64_t by = -std::llround(moved.x() * axis().nsPerPixel());
        m_time->setVisible({ m_panFrom.from + by, m_panFrom.to + by });
        setScroll(m_panScroll - moved.y());
        break;
    }
    case Gesture::Cursor:
        m_time->setCursor(axis().toTime(event->pos().x()));
        break;
    }
}

void HeatCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const Gesture gesture = m_gesture;
    m_gesture = Gesture::None;
    if (gesture != Gesture::Press || (event->pos() - m_pressedAt).manhattanLength() >= kDragFrom)
        return;
    const int line = lineAt(event->pos());
    if (event->pos().x() >= kTimeGutter)
        m_time->setCursor(m_pressedNs);
    if (line >= 0)
        selectLine(line);
}

void HeatCanvas::selectLine(int line)
{
    const HeatLine& place = m_rows->lines[static_cast<std::size_t>(line)];
    if (place.isHeading) {
        emit headingClicked(m_rows->order.groups[place.group].dimension);
        return;
    }
    std::vector<LinkKey> keys;
    for (std::uint32_t at = place.first; at < place.first + place.count; ++at) {
        if (m_rows->order.links[at] < m_run->linkKeys.size())
            keys.push_back(m_run->linkKeys[m_rows->order.links[at]]);
    }
    m_selection->selectLinks(std::move(keys));
}

void HeatCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool up = event->key() == Qt::Key_Up;
    if ((!up && event->key() != Qt::Key_Down) || m_rows == nullptr || event->modifiers() != Qt::NoModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    // To the line before or after the selected link, over headings.
    int line = -1;
    if (const auto& links = m_selection->selection().links; !links.empty()) {
        const LinkId link = m_run->linkOf(links.front());
        line = link == kNone<LinkId> ? -1 : m_rows->lineOf(index(link));
    }
    const int count = static_cast<int>(m_rows->lines.size());
    for (line += up ? -1 : 1; line >= 0 && line < count; line += up ? -1 : 1) {
        const HeatLine& place = m_rows->lines[static_cast<std::size_t>(line)];
        if (place.isHeading)
            continue;
        selectLine(line);
        const int page = height() - kRulerHeight;
        if (place.y < m_scroll)
            setScroll(place.y);
        else if (place.y + place.height > m_scroll + page)
            setScroll(place.y + place.height - page);
        return;
    }
}

void HeatCanvas::wheelEvent(QWheelEvent* event)
{
    const QPoint delta = event->angleDelta();
    const double notches = (delta.y() != 0 ? delta.y() : delta.x()) / kNotch;
    const Qt::KeyboardModifiers keys = event->modifiers();
    if ((keys & Qt::ControlModifier) != 0 && (keys & Qt::ShiftModifier) != 0) {
        emit lineHeightWanted(notches > 0 ? 2 : -2);
    } else if ((keys & Qt::ControlModifier) != 0) {
        m_time->zoomAt(axis().toTime(std::max(int(event->position().x()), kTimeGutter)), std::pow(kZoomNotch, notches));
    } else if ((keys & Qt::ShiftModifier) != 0 || (delta.y() == 0 && delta.x() != 0)) {
        m_time->pan(-std::llround(static_cast<double>(m_time->visible().length()) * notches * kPanNotch));
    } else {
        setScroll(m_scroll - int(std::lround(notches * kScrollNotch)));
    }
    event->accept();
}

void HeatCanvas::leaveEvent(QEvent* event)
{
    m_selection->hover({});
    QWidget::leaveEvent(event);
}

} // namespace weft::widgets

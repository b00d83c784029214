// SPDX-License-Identifier: GPL-3.0-or-later
// The mouse of ScheduleCanvas, and its tips.
#include "widgets/schedule/schedule_canvas.h"

#include "widgets/schedule/schedule_texts.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace weft::widgets {

namespace {
constexpr int kDragFrom = 4; // px
constexpr int kLeastBox = 6; // px
}

bool ScheduleCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = columns() == nullptr ? QString() : toolTipAt(help->pos());
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, this);
    return true;
}

QString ScheduleCanvas::toolTipAt(QPointF at) const
{
    const ScheduleHit hit = m_scene.hitAt(at);
    if (hit.area == ScheduleArea::Names)
        return nameOf(hit.rank);
    if (hit.area != ScheduleArea::Plot || hit.cell == kNoPlace)
        return {};
    const QRectF mark = hit.step == kNone<StepId> ? QRectF() : m_scene.markRect(hit.step);
    const std::size_t steps = columns()->stepsIn(hit.cell).size();
    const bool sharesMark = steps > 1
        && (mark.isNull() || m_scene.detail() != ScheduleDetail::Near
            || mark == m_scene.markRect(columns()->stepsIn(hit.cell)[steps - 1]));
    if (hit.step == kNone<StepId> && !sharesMark)
        return {};
    if (sharesMark) {
        const Facts facts { { ScheduleTexts::tr("Here"), ScheduleTexts::cell(*columns(), hit.cell) } };
        return factsToolTip(tr("%1, level %2").arg(ScheduleTexts::rank(hit.rank)).arg(hit.level), facts);
    }
    return factsToolTip(
        ScheduleTexts::step(*columns(), hit.step), ScheduleTexts::facts(*columns(), hit.step, m_chunkBytes));
}

void ScheduleCanvas::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = m_draggedTo = event->pos();
    m_pressed = m_scene.hitAt(event->position());
    if (event->button() != Qt::LeftButton) {
        return;
    } else if (m_pressed.area == ScheduleArea::Ruler) {
        m_gesture = Gesture::Level;
        m_stepper->setLevel(m_pressed.level);
    } else if ((event->modifiers() & Qt::AltModifier) != 0) {
        m_gesture = Gesture::ZoomBox;
    } else {
        m_gesture = Gesture::Press;
    }
    update();
}

void ScheduleCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint moved = event->pos() - m_pressedAt;
    m_draggedTo = event->pos();
    if (m_gesture == Gesture::Press && moved.manhattanLength() >= kDragFrom) {
        m_gesture = Gesture::None;
        m_panZoom->start(m_pressedAt, event->position());
        return;
    }
    switch (m_gesture) {
    case Gesture::None: {
        const ScheduleHit hit = m_scene.hitAt(event->position());
        if (hit.step != m_hovered) {
            m_hovered = hit.step;
            update();
        }
        break;
    }
    case Gesture::Press:
        break;
    case Gesture::Level:
        if (const ScheduleHit hit = m_scene.hitAt(QPointF(event->pos().x(), 1)); hit.level > 0)
            m_stepper->setLevel(hit.level);
        break;
    case Gesture::ZoomBox:
        update();
        break;
    }
}

void ScheduleCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const Gesture gesture = m_gesture;
    m_gesture = Gesture::None;
    unsetCursor();
    if (gesture == Gesture::Press && event->button() == Qt::LeftButton) {
        click(m_pressed);
    } else if (gesture == Gesture::ZoomBox && zoomBox().width() >= kLeastBox && zoomBox().height() >= kLeastBox) {
        const QRectF box = QRectF(zoomBox()).translated(-m_scene.plot().topLeft());
        const GridView& view = m_scene.view();
        setView({ { view.columns.toCell(box.left()), view.columns.scale * m_scene.plot().width() / box.width() },
            { view.rows.toCell(box.top()), view.rows.scale * m_scene.plot().height() / box.height() } });
    }
    update();
}

void ScheduleCanvas::click(const ScheduleHit& hit)
{
    if (hit.area == ScheduleArea::Names) {
        setPick({ kNone<StepId>, m_pick.chunk, hit.rank });
        return;
    }
    if (hit.area != ScheduleArea::Plot || hit.step == kNone<StepId>) {
        setPick({});
        return;
    }
    const std::span<const std::uint32_t> chunks = columns()->chunks.chunksOf(hit.step);
    setPick({ hit.step, chunks.empty() ? kNoChunk : chunks.front(), hit.rank });
}

void ScheduleCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
    if (m_pressed.area != ScheduleArea::Plot || m_gesture != Gesture::Press)
        return;
    m_gesture = Gesture::None;
    click(m_pressed);
    fitPick();
}

void ScheduleCanvas::leaveEvent(QEvent* event)
{
    m_hovered = kNone<StepId>;
    update();
    QWidget::leaveEvent(event);
}

} // namespace weft::widgets

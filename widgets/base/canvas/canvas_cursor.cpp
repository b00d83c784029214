// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/canvas/canvas_cursor.h"

#include "widgets/base/canvas/canvas_accessible.h"
#include "widgets/base/looks/theme.h"

#include <QAbstractScrollArea>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QStatusTipEvent>
#include <QTimer>
#include <QWidget>

#include <algorithm>

namespace weft::widgets {

CanvasPart CanvasParts::partBeside(CanvasPart part, PartStep step) const
{
    switch (step) {
    case PartStep::Left:
        return { part.row, std::max(-1, part.item - 1) };
    case PartStep::Right:
        return { part.row, std::min(part.item + 1, partItems(part.row) - 1) };
    case PartStep::Up:
    case PartStep::Down:
        break;
    }
    const int row = std::clamp(part.row + (step == PartStep::Up ? -1 : 1), 0, partRows() - 1);
    return { row, std::min(part.item, partItems(row) - 1) };
}

CanvasCursor::CanvasCursor(QWidget* canvas, CanvasParts* parts)
    : QObject(canvas)
    , m_canvas(canvas)
    , m_parts(parts)
{
    canvas->installEventFilter(this);
    CanvasAccessible::install(canvas);
}

CanvasCursor::~CanvasCursor()
{
    if (m_face != nullptr)
        m_face->cursorIsGone();
}

bool CanvasCursor::isThere(const CanvasPart& part) const
{
    return part.row >= 0 && part.row < m_parts->partRows() && part.item >= -1
        && (part.isRow() || part.item < m_parts->partItems(part.row));
}

void CanvasCursor::moveTo(const CanvasPart& part)
{
    if (!isThere(part)) {
        hide();
        m_part = {};
        return;
    }
    m_part = part;
    m_isShown = true;
    m_parts->showPart(part);
    repaint();
    read();
}

void CanvasCursor::partsChanged(const CanvasPart& now)
{
    m_part = isThere(now) ? now : CanvasPart {};
    if (m_face != nullptr)
        m_face->forgetParts();
    repaint();
}

QString CanvasCursor::reading(const CanvasPart& part) const
{
    if (!isThere(part))
        return {};
    const PartWords words = m_parts->partWords(part);
    QString text = words.value.isEmpty() ? words.name : words.name + QStringLiteral(" – ") + words.value;
    return text.replace('\n', QStringLiteral("; "));
}

void CanvasCursor::read()
{
    if (!m_canvas->hasFocus() || !isShown())
        return;
    QStatusTipEvent tip(reading(m_part));
    QCoreApplication::sendEvent(m_canvas, &tip);
    if (!QAccessible::isActive())
        return;
    if (QAccessibleInterface* face = CanvasAccessible::faceOf(*this, m_part)) {
        QAccessibleEvent event(face, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

// A chart is painted by the widget inside it.
void CanvasCursor::repaint()
{
    auto* area = qobject_cast<QAbstractScrollArea*>(m_canvas);
    (area != nullptr ? area->viewport() : m_canvas)->update();
}

void CanvasCursor::hide()
{
    if (!std::exchange(m_isShown, false))
        return;
    QStatusTipEvent tip { QString() };
    QCoreApplication::sendEvent(m_canvas, &tip);
    repaint();
}

bool CanvasCursor::isMine(const QKeyEvent& event) const
{
    const Qt::KeyboardModifiers keys = event.modifiers() & ~Qt::KeypadModifier;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return keys == Qt::ControlModifier;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return (keys & ~Qt::ShiftModifier) == 0 && isShown();
    default:
        return false;
    }
}

void CanvasCursor::press(const QKeyEvent& event)
{
    if (m_parts->partRows() == 0)
        return;
    if (!isShown()) {
        moveTo(isThere(m_parts->firstPart()) ? m_parts->firstPart() : CanvasPart { 0, -1 });
        return;
    }
    switch (event.key()) {
    case Qt::Key_Left:
        return moveTo(m_parts->partBeside(m_part, PartStep::Left));
    case Qt::Key_Right:
        return moveTo(m_parts->partBeside(m_part, PartStep::Right));
    case Qt::Key_Up:
        return moveTo(m_parts->partBeside(m_part, PartStep::Up));
    case Qt::Key_Down:
        return moveTo(m_parts->partBeside(m_part, PartStep::Down));
    case Qt::Key_Home:
        return moveTo(m_part.isRow() ? CanvasPart { 0, -1 } : CanvasPart { m_part.row, 0 });
    case Qt::Key_End:
        return moveTo(m_part.isRow() ? CanvasPart { m_parts->partRows() - 1, -1 }
                                     : CanvasPart { m_part.row, m_parts->partItems(m_part.row) - 1 });
    case Qt::Key_PageDown:
        return moveTo(m_parts->partInside(m_part));
    case Qt::Key_PageUp:
        return moveTo({ m_part.row, -1 });
    default: {
        const CanvasPart chosen = m_part;
        m_parts->choosePart(chosen, (event.modifiers() & Qt::ShiftModifier) != 0);
        if (isShown())
            read(); // what was chosen may be said otherwise
    }
    }
}

bool CanvasCursor::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (!isMine(*static_cast<QKeyEvent*>(event)))
            break;
        event->accept();
        return true;
    case QEvent::KeyPress:
        if (!isMine(*static_cast<QKeyEvent*>(event)))
            break;
        press(*static_cast<QKeyEvent*>(event));
        return true;
    case QEvent::MouseButtonPress:
        hide(); // the pointer says where it is; keys begin at what is selected then
        break;
    case QEvent::FocusIn:
        // After the canvas itself was said to have the focus.
        QTimer::singleShot(0, this, &CanvasCursor::read);
        repaint();
        break;
    case QEvent::FocusOut: {
        QStatusTipEvent tip { QString() };
        if (isShown())
            QCoreApplication::sendEvent(m_canvas, &tip);
        repaint();
        break;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

QRect CanvasCursor::ring() const
{
    if (!isShown())
        return {};
    QRect place = m_parts->partRect(m_part);
    if (place.isNull())
        return {};
    if (place.width() < kLeastRing)
        place = QRect(place.center().x() - kLeastRing / 2, place.top(), kLeastRing, place.height());
    if (place.height() < kLeastRing)
        place = QRect(place.left(), place.center().y() - kLeastRing / 2, place.width(), kLeastRing);
    // Of what is larger than the canvas, the part in sight.
    return place.adjusted(-2, -2, 2, 2).intersected(m_canvas->rect().adjusted(2, 2, -2, -2));
}

namespace {

void outline(QPainter& painter, const QRectF& place, const QColor& color, double width)
{
    QPen pen(color, width);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.save();
    painter.setClipping(false);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawRect(place);
    painter.restore();
}

} // namespace

void CanvasCursor::paintFrame(QPainter& painter, const QWidget& canvas)
{
    if (canvas.hasFocus())
        outline(painter, QRectF(canvas.rect()).adjusted(1, 1, -1, -1), Theme::current().accent, 2);
}

void CanvasCursor::paint(QPainter& painter) const
{
    if (!m_canvas->hasFocus())
        return;
    paintFrame(painter, *m_canvas);
    if (const QRect place = ring(); !place.isEmpty()) {
        // Two colours that are far from each other: on every ground one of them can be seen.
        outline(painter, QRectF(place), Theme::current().base, kRing);
        outline(painter, QRectF(place), Theme::current().text, kRing / 2.0);
    }
}

} // namespace weft::widgets

#include "moc_canvas_cursor.cpp"

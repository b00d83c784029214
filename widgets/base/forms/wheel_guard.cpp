// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/forms/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace weft::widgets {

namespace {

bool changesByWheel(const QObject* object)
{
    return qobject_cast<const QComboBox*>(object) != nullptr || qobject_cast<const QAbstractSpinBox*>(object) != nullptr
        || (qobject_cast<const QAbstractSlider*>(object) != nullptr
            && qobject_cast<const QScrollBar*>(object) == nullptr);
}

} // namespace

WheelGuard::WheelGuard(QObject* parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if ((type != QEvent::Wheel && type != QEvent::Show) || !changesByWheel(watched))
        return false;
    auto* field = static_cast<QWidget*>(watched);
    if (type == QEvent::Show) {
        // Qt gives the focus before anybody sees the wheel event.
        if (field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (field->hasFocus())
        return false;
    event->ignore(); // so that Qt offers it to the parent
    return true;
}

} // namespace weft::widgets

#include "moc_wheel_guard.cpp"

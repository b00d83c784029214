// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/forms/menu_key_guard.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QMenu>
#include <QMenuBar>

namespace weft::widgets {

namespace {

bool isWithin(const QWidget* widget, const QWidget* box)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (widget == box)
            return true;
    }
    return false;
}

// A box that asks about one window leaves others alone.
bool isBehindBox(const QWidget* widget)
{
    const QWidget* box = QApplication::activeModalWidget();
    if (box == nullptr || QApplication::activePopupWidget() != nullptr || isWithin(widget, box))
        return false;
    return box->windowModality() == Qt::ApplicationModal || isWithin(box, widget->window());
}

} // namespace

MenuKeyGuard::MenuKeyGuard(QObject* parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool MenuKeyGuard::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (event->type() != QEvent::ShortcutOverride && !isKey)
        return false;
    if (const auto* widget = qobject_cast<const QWidget*>(watched); widget != nullptr && isBehindBox(widget)) {
        event->accept(); // no shortcut, and no letter
        QApplication::activeModalWidget()->activateWindow();
        return true;
    }
    if (isKey)
        return false;
    const QWidget* popup = QApplication::activePopupWidget();
    const bool inMenu = qobject_cast<const QMenu*>(popup) != nullptr
        || qobject_cast<QMenuBar*>(QApplication::focusWidget()) != nullptr;
    const bool inList = popup != nullptr && qobject_cast<const QComboBox*>(popup->parentWidget()) != nullptr;
    if (!inMenu && !inList)
        return false;
    event->accept(); // an ordinary key press follows, to whom the keyboard belongs
    return inMenu; // lists take Enter from this event already
}

} // namespace weft::widgets

#include "moc_menu_key_guard.cpp"

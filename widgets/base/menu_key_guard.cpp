// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/menu_key_guard.h"

#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QMenuBar>

namespace weft::widgets {

MenuKeyGuard::MenuKeyGuard(QObject* parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool MenuKeyGuard::eventFilter(QObject*, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const bool inMenu = qobject_cast<QMenu*>(QApplication::activePopupWidget()) != nullptr
        || qobject_cast<QMenuBar*>(QApplication::focusWidget()) != nullptr;
    if (!inMenu)
        return false;
    event->accept(); // an ordinary key press follows, to whom the keyboard belongs
    return true;
}

} // namespace weft::widgets

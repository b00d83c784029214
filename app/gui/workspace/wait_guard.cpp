// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/wait_guard.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace weft::gui {

WaitGuard::WaitGuard()
{
    qApp->installEventFilter(this);
}

WaitGuard::~WaitGuard() = default;

bool WaitGuard::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        m_isCancelled = m_isCancelled || static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
        return watched->isWidgetType();
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonPress:
        if (watched->objectName() == QStringLiteral("stopJob")) { // see JobStatus
            m_isCancelled = m_isCancelled || event->type() == QEvent::MouseButtonRelease;
            return false;
        }
        return watched->isWidgetType();
    case QEvent::Close:
        event->ignore();
        return watched->isWidgetType();
    case QEvent::Shortcut:
        return true;
    case QEvent::KeyRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
    case QEvent::ContextMenu:
    case QEvent::DragEnter:
    case QEvent::Drop:
        return watched->isWidgetType();
    default:
        return false;
    }
}

} // namespace weft::gui

#include "moc_wait_guard.cpp"

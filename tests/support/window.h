// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of the whole window do to it: wait until it is at rest, drop files on it, find its session. For tests
// only.
#pragma once

#include "app/gui/window/main_window.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QStandardPaths>
#include <QTest>
#include <QUrl>

namespace weft::test {

// Of the test folders, for which QStandardPaths::setTestModeEnabled() was called.
inline QString sessionFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/session.ini");
}

// Until jobs are done and what they led to is: views are fed one a turn, and some wait for a pause.
inline void settle(gui::MainWindow& window, int pauseMs, int rounds)
{
    for (int round = 0; round < rounds; ++round) {
        window.workspace()->jobs()->waitForAll();
        QTest::qWait(pauseMs);
    }
    window.workspace()->jobs()->waitForAll();
}

inline void drop(gui::MainWindow& window, const QStringList& files)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files)
        urls << QUrl::fromLocalFile(file);
    data.setUrls(urls);
    const QPoint at(100, 100);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    QDropEvent event(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &event);
}

} // namespace weft::test

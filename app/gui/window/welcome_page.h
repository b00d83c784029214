// SPDX-License-Identifier: GPL-3.0-or-later
// The page of an empty window: three cards, recent files, and a place to drop files on. Interface thread.
#pragma once

#include <QStringList>
#include <QWidget>

class QListWidget;
class QVBoxLayout;
class QAction;

namespace weft::gui {

class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);
    void setRecentFiles(const QStringList& files);

signals:
    void designRequested();
    void openTraceRequested();
    void sampleRequested();
    void fileRequested(const QString& path);
    void shortcutsRequested();

private:
    QListWidget* m_recent;
    QWidget* m_recentPart;
};

} // namespace weft::gui

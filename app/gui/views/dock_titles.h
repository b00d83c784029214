// SPDX-License-Identifier: GPL-3.0-or-later
// The titles of docks: a thin bar over a dock that stands alone, nothing over one that has a tab, for the tab is its
// title. Both have buttons to float and to close it, and a tab has them in its menu too. Interface thread; watches the
// docks of a QMainWindow and changes nothing but their titles.
#pragma once

#include <QObject>
#include <QTimer>

#include <map>
#include <vector>

class QDockWidget;
class QMainWindow;
class QTabBar;

namespace weft::gui {

class DockButtons;
class DockTitleBar;

class DockTitles : public QObject {
    Q_OBJECT

public:
    DockTitles(QMainWindow& window, const std::vector<QDockWidget*>& docks);
    ~DockTitles() override;

    // At once; otherwise it happens when the docks have come to rest.
    void update();

signals:
    void called(QDockWidget* dock); // by its tab

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitTabBar(QTabBar* bar);
    void placeButtons(QTabBar* bar);
    void showMenu(QTabBar* bar, QPoint at);
    [[nodiscard]] QDockWidget* dockOf(const QTabBar* bar, int tab) const;

    QMainWindow& m_window;
    std::map<QDockWidget*, DockTitleBar*> m_bars;
    std::map<QTabBar*, DockButtons*> m_buttons;
    QTimer m_timer;
};

} // namespace weft::gui

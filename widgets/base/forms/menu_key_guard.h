// SPDX-License-Identifier: GPL-3.0-or-later
// Gives letters to the menu or to the list of a field that is open: without it the single-letter shortcuts of views come
// alive together while a menu has the keyboard, since Qt takes the entries of menus for children of the menu bar, and
// lists for children of the view around them. And keeps keys from a window behind a box that asks, to which they may
// still go while the desktop hands the keyboard over. One object is made with the window and watches the whole
// application. Interface thread.
#pragma once

#include <QObject>

namespace weft::widgets {

class MenuKeyGuard : public QObject {
    Q_OBJECT

public:
    explicit MenuKeyGuard(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace weft::widgets

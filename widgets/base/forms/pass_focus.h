// SPDX-License-Identifier: GPL-3.0-or-later
// The focus of two widgets of which one can be used at a time, such as the buttons that start and stop a work: it goes
// from one to the other. Left to itself it goes to whatever comes next, which may be another view. Interface thread.
#pragma once

#include <QWidget>

namespace weft::widgets {

// Before `from` is disabled or hidden.
inline void passFocus(const QWidget* from, QWidget* to)
{
    if (!from->hasFocus())
        return;
    to->setEnabled(true);
    to->show();
    to->setFocus(Qt::OtherFocusReason);
}

} // namespace weft::widgets

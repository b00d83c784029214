// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the wheel from changing what a form says: over a combo box, a spin box or a slider without the focus it goes on
// to the scroll area, and it gives none of them the focus. One object is made with the window and watches the whole
// application. Interface thread.
#pragma once

#include <QObject>

namespace weft::widgets {

class WheelGuard : public QObject {
    Q_OBJECT

public:
    explicit WheelGuard(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// While the window waits for a file it goes on painting and takes no input but Esc and the button that stops background
// work. On the stack of whoever waits, on the interface thread.
#pragma once

#include <QObject>

namespace weft::gui {

class WaitGuard : public QObject {
    Q_OBJECT

public:
    WaitGuard();
    ~WaitGuard() override;

    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isCancelled = false;
};

} // namespace weft::gui

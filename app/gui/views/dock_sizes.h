// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes of docks that a person knows outlive a window that was too small for them: they are kept as they were when
// a separator was dragged, or as the mode wants them, and every other size of the window gets its share of them. A
// child of the window whose docks it puts; interface thread.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QSize>
#include <QTimer>

#include <functional>
#include <map>

class QDockWidget;
class QMainWindow;

namespace weft::gui {

class DockSizes : public QObject {
    Q_OBJECT

public:
    DockSizes(QMainWindow& window, std::map<QString, QDockWidget*> docks);

    // The docks stand as the mode wants them; `put` does it again, in a window of another size.
    void setDefault(std::function<void()> put);
    // Qt's state of the window with what is known here; and what restores it, Qt's state alone.
    [[nodiscard]] QByteArray save() const;
    [[nodiscard]] static QByteArray stateIn(const QByteArray& saved);
    // After Qt's state was restored: the sizes that go with it, in the window as it is now.
    void restore(const QByteArray& saved, std::function<void()> put);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(); // the sizes that the docks have now
    void follow(); // the size that the window has now
    [[nodiscard]] QMap<QString, QSize> sizesNow() const;

    QMainWindow& m_window;
    std::map<QString, QDockWidget*> m_docks; // by the view's name
    std::function<void()> m_put;
    QMap<QString, QSize> m_chosen; // none: those of the mode
    QSize m_chosenIn; // the window
    QSize m_putIn; // the window, when the docks were put the last time
    QMap<QString, QSize> m_pressed; // the sizes before what the mouse does
    QTimer m_rest;
};

} // namespace weft::gui

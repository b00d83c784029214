// SPDX-License-Identifier: GPL-3.0-or-later
// Arrangements of the docks: the default one of each mode, which the registry of views says, and those that people
// made. Interface thread; changes a QMainWindow's docks and nothing else.
#pragma once

#include "app/gui/views/modes.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace weft::gui {

class DockSizes;
class DockTitles;

using Docks = std::map<QString, QDockWidget*>; // by the view's name

// How the docks of a mode stood.
struct SavedLayout {
    QByteArray state; // of Qt, with the sizes that a person knows
    QStringList docks; // the views that had a place, shown or closed
    QStringList shown; // those that were not closed
    bool isMirrored = false; // for reading from right to left

    bool operator==(const SavedLayout&) const = default;
};

// Has a place in the window, and is not closed.
[[nodiscard]] bool isPut(const QMainWindow& window, QDockWidget* dock);
// Shown, and not behind the tab of another one.
[[nodiscard]] bool isInSight(const QWidget& widget);
// In a dock of which only the tab is seen.
[[nodiscard]] bool isBehindTab(const QWidget& widget);

class DockLayouts {
public:
    // Once the docks are there, and before one of them has a place.
    DockLayouts(QMainWindow& window, Docks docks);

    [[nodiscard]] const Docks& docks() const { return m_docks; }
    [[nodiscard]] DockTitles* titles() const { return m_titles; }
    // Shows the docks of the mode where they belong, mirrored where reading runs from right to left, and takes the
    // others out of the window.
    void arrange(Mode mode);
    [[nodiscard]] SavedLayout save() const;
    // As it was saved, turned round if the window reads the other way now. False if it is not sound, because other
    // docks come out than were there or one is crushed: then the docks stand as arrange() puts them.
    bool restore(Mode mode, const SavedLayout& saved);
    // Gives a dock a place in the window, if the arrangement in force has none for it.
    void makePlaceFor(QDockWidget* dock);

private:
    void takeAllOut();
    [[nodiscard]] bool hasPlace(QDockWidget* dock) const;
    [[nodiscard]] bool isSound(const SavedLayout& saved) const;

    QMainWindow& m_window;
    Docks m_docks;
    DockTitles* m_titles; // of the window, as the next one
    DockSizes* m_sizes;
    QByteArray m_bare; // the state of a window without docks
};

} // namespace weft::gui

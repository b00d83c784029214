// SPDX-License-Identifier: GPL-3.0-or-later
// Every view of the window, one entry each: what it is called, where its dock stands in each mode, which run it is
// given, and how it is made and joined to what is open. Menus, docks, the command line and the palette are made from
// this list; a new view is its folder and its entry. Read on the interface thread.
#pragma once

#include "app/gui/views/modes.h"
#include "app/gui/workspace/opened.h"
#include "engine/study/scenario/file_kind.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

class QWidget;

namespace weft::widgets {
class View;
}

namespace weft::gui {

class Views;
class Workspace;

// A mode is cut into tracks, columns or rows (modeOrientation), a track into slots, and the docks of a slot are tabs.
struct ViewPlace {
    Mode mode;
    int track;
    int slot;
    int tab;
    // Shares of the window, compared with those of the other tracks and of the other slots of the track; what the
    // first dock of a slot says counts.
    int trackShare = 0;
    int slotShare = 0;
    bool closed = false; // until it is asked for
};

enum class RunUse {
    None,
    Always, // shows the run that is chosen
    WhileLooking, // in modes that look at runs; it is an editor in the others
};

struct ViewContext {
    Workspace& workspace;
    Views& views; // those that stand before it in the registry
    QWidget* window;
};

// A text of the registry, in the language that is in force whenever it is read.
struct ViewText {
    const char* source = "";
    ViewText(const char* text) // NOLINT(google-explicit-constructor): entries are written as texts
        : source(text)
    {
    }
    operator QString() const { return QCoreApplication::translate("Views", source); } // NOLINT
};

struct ViewInfo {
    QString name; // without spaces: the command line, settings and tests name a view by it
    ViewText title; // of its dock
    QString icon;
    Mode home; // the mode in which --view shows it
    ViewText about; // one sentence for --list-views
    std::vector<ViewPlace> places;
    RunUse run = RunUse::None;
    bool namesRun = false; // in a text that stays: shown afresh when the run is renamed
    bool ownMenu = false; // in the menu bar; the others are below Analyze
    QStringList offers {}; // commands whose buttons stand in its empty state
    widgets::View* (*make)(const ViewContext&) = nullptr; // null: not a dock but the page of an empty window
    // Once all views are made: connects it with what is open and with its neighbours.
    void (*join)(Views& views, Workspace& workspace) = nullptr;
    // The files that are opened in it, and how.
    std::vector<study::FileKind> opens {};
    void (*open)(Views& views, Workspace& workspace, study::FileKind kind, const QString& path, const Opened& done)
        = nullptr;
};

// In the order of the View menu.
[[nodiscard]] const std::vector<ViewInfo>& viewInfos();
[[nodiscard]] const ViewInfo* findView(const QString& name); // null if unknown
// The view in which a file of the kind is opened; that of traces for what is none of the others.
[[nodiscard]] const ViewInfo& viewThatOpens(study::FileKind kind);

} // namespace weft::gui

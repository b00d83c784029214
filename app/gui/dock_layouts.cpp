// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dock_layouts.h"

#include "app/gui/view_registry.h"

#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <vector>

namespace weft::gui {

namespace {

struct Slot {
    std::map<int, QDockWidget*> tabs;
    int share = 0;

    [[nodiscard]] QDockWidget* front() const { return tabs.begin()->second; }
};

struct Track {
    std::map<int, Slot> parts;
    int share = 0;

    [[nodiscard]] QDockWidget* front() const { return parts.begin()->second.front(); }
};

std::map<int, Track> tracksOf(const Docks& docks, Mode mode)
{
    std::map<int, Track> tracks;
    for (const ViewInfo& info : viewInfos()) {
        for (const ViewPlace& place : info.places) {
            if (place.mode != mode)
                continue;
            Track& track = tracks[place.track];
            Slot& slot = track.parts[place.slot];
            track.share = std::max(track.share, place.trackShare);
            slot.share = std::max(slot.share, place.slotShare);
            slot.tabs[place.tab] = docks.at(info.name);
        }
    }
    return tracks;
}

// Each of `docks` but the first is cut from the one before it.
void splitRow(QMainWindow& window, const QList<QDockWidget*>& docks, const QList<int>& shares, Qt::Orientation along)
{
    for (qsizetype i = 1; i < docks.size(); ++i) {
        window.splitDockWidget(docks[i - 1], docks[i], along);
        docks[i]->show();
    }
    if (docks.size() > 1)
        window.resizeDocks(docks, shares, along);
}

} // namespace

void arrangeDocks(QMainWindow& window, const Docks& docks, Mode mode)
{
    for (const auto& [name, dock] : docks) {
        dock->setFloating(false);
        window.removeDockWidget(dock);
    }
    const Qt::Orientation along = modeOrientation(mode);
    const Qt::Orientation across = along == Qt::Horizontal ? Qt::Vertical : Qt::Horizontal;
    const std::map<int, Track> tracks = tracksOf(docks, mode);
    QDockWidget* first = tracks.begin()->second.front();
    window.addDockWidget(Qt::LeftDockWidgetArea, first);
    first->show();
    QList<QDockWidget*> fronts;
    QList<int> shares;
    for (const auto& [number, track] : tracks) {
        fronts.append(track.front());
        shares.append(track.share);
    }
    splitRow(window, fronts, shares, along);
    for (const auto& [number, track] : tracks) {
        QList<QDockWidget*> slotFronts;
        QList<int> slotShares;
        for (const auto& [slotNumber, slot] : track.parts) {
            slotFronts.append(slot.front());
            slotShares.append(slot.share);
        }
        splitRow(window, slotFronts, slotShares, across);
        for (const auto& [slotNumber, slot] : track.parts) {
            for (auto tab = std::next(slot.tabs.begin()); tab != slot.tabs.end(); ++tab) {
                window.tabifyDockWidget(slot.front(), tab->second);
                tab->second->show();
            }
            slot.front()->raise();
        }
    }
    // Splitting the tracks has moved what stood before.
    if (fronts.size() > 1)
        window.resizeDocks(fronts, shares, along);
}

} // namespace weft::gui

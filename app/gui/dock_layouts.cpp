// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dock_layouts.h"

#include "app/gui/view_registry.h"

#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>

#include <algorithm>
#include <iterator>
#include <utility>
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

bool isCrushed(const QDockWidget& dock)
{
    if (dock.isHidden() || dock.visibleRegion().isEmpty())
        return false; // behind a tab, or the window is not shown yet
    const QSize least = dock.widget()->minimumSize();
    return dock.widget()->width() < least.width() || dock.widget()->height() < least.height();
}

} // namespace

DockLayouts::DockLayouts(QMainWindow& window, Docks docks)
    : m_window(window)
    , m_docks(std::move(docks))
    , m_bare(window.saveState())
{
}

void DockLayouts::arrange(Mode mode)
{
    takeAllOut();
    const Qt::Orientation along = modeOrientation(mode);
    const Qt::Orientation across = along == Qt::Horizontal ? Qt::Vertical : Qt::Horizontal;
    const std::map<int, Track> tracks = tracksOf(m_docks, mode);
    QDockWidget* first = tracks.begin()->second.front();
    m_window.addDockWidget(Qt::LeftDockWidgetArea, first);
    first->show();
    QList<QDockWidget*> fronts;
    QList<int> shares;
    for (const auto& [number, track] : tracks) {
        fronts.append(track.front());
        shares.append(track.share);
    }
    splitRow(fronts, shares, along);
    for (const auto& [number, track] : tracks) {
        QList<QDockWidget*> slotFronts;
        QList<int> slotShares;
        for (const auto& [slotNumber, slot] : track.parts) {
            slotFronts.append(slot.front());
            slotShares.append(slot.share);
        }
        splitRow(slotFronts, slotShares, across);
        for (const auto& [slotNumber, slot] : track.parts) {
            for (auto tab = std::next(slot.tabs.begin()); tab != slot.tabs.end(); ++tab) {
                m_window.tabifyDockWidget(slot.front(), tab->second);
                tab->second->show();
            }
            slot.front()->raise();
        }
    }
    // Splitting the tracks has moved what stood before.
    if (fronts.size() > 1)
        m_window.resizeDocks(fronts, shares, along);
}

SavedLayout DockLayouts::save() const
{
    SavedLayout saved;
    saved.state = m_window.saveState();
    for (const auto& [name, dock] : m_docks) {
        if (!hasPlace(dock))
            continue;
        saved.docks << name;
        if (!dock->isHidden())
            saved.shown << name;
    }
    return saved;
}

bool DockLayouts::restore(Mode mode, const SavedLayout& saved)
{
    takeAllOut();
    const bool restored = m_window.restoreState(saved.state);
    m_window.layout()->activate();
    if (restored && isSound(saved))
        return true;
    arrange(mode);
    return false;
}

void DockLayouts::makePlaceFor(QDockWidget* dock)
{
    if (!hasPlace(dock))
        m_window.addDockWidget(Qt::RightDockWidgetArea, dock);
}

// A dock that is removed leaves a mark in Qt's layout, which is saved with it and brings the dock back when that is
// restored: in the arrangement of another mode. So the marks are taken out too, by restoring a window without docks.
void DockLayouts::takeAllOut()
{
    for (const auto& [name, dock] : m_docks) {
        dock->setFloating(false);
        dock->hide();
        m_window.removeDockWidget(dock);
    }
    m_window.restoreState(m_bare);
}

// Each of `docks` but the first is cut from the one before it.
void DockLayouts::splitRow(const QList<QDockWidget*>& docks, const QList<int>& shares, Qt::Orientation along)
{
    for (qsizetype i = 1; i < docks.size(); ++i) {
        m_window.splitDockWidget(docks[i - 1], docks[i], along);
        docks[i]->show();
    }
    if (docks.size() > 1)
        m_window.resizeDocks(docks, shares, along);
}

bool DockLayouts::hasPlace(QDockWidget* dock) const
{
    return dock->isFloating() || m_window.dockWidgetArea(dock) != Qt::NoDockWidgetArea;
}

bool DockLayouts::isSound(const SavedLayout& saved) const
{
    const SavedLayout now = save();
    return !now.docks.isEmpty() && now.docks == saved.docks && now.shown == saved.shown
        && std::none_of(m_docks.begin(), m_docks.end(), [](const auto& dock) { return isCrushed(*dock.second); });
}

} // namespace weft::gui

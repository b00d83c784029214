// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/dock_layouts.h"

#include "app/gui/views/dock_sizes.h"
#include "app/gui/views/dock_titles.h"
#include "app/gui/views/mirrored_state.h"
#include "app/gui/views/view_registry.h"

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

// In the order in which they stand, from the left or from the top.
struct Track {
    std::vector<Slot> parts;
    int share = 0;

    [[nodiscard]] QDockWidget* front() const { return parts.front().front(); }
};

// Where reading runs from right to left, what stands beside each other does too.
std::vector<Track> tracksOf(const Docks& docks, Mode mode, bool mirrored)
{
    std::map<int, std::map<int, Slot>> cells;
    std::map<int, int> shares;
    for (const ViewInfo& info : viewInfos()) {
        for (const ViewPlace& place : info.places) {
            if (place.mode != mode)
                continue;
            Slot& slot = cells[place.track][place.slot];
            int& share = shares[place.track];
            share = std::max(share, place.trackShare);
            slot.share = std::max(slot.share, place.slotShare);
            slot.tabs[place.tab] = docks.at(info.name);
        }
    }
    const bool areColumns = modeOrientation(mode) == Qt::Horizontal;
    std::vector<Track> tracks;
    for (auto& [number, parts] : cells) {
        Track track { {}, shares[number] };
        for (auto& [slotNumber, slot] : parts)
            track.parts.push_back(std::move(slot));
        if (mirrored && !areColumns)
            std::reverse(track.parts.begin(), track.parts.end());
        tracks.push_back(std::move(track));
    }
    if (mirrored && areColumns)
        std::reverse(tracks.begin(), tracks.end());
    return tracks;
}

// Docks beside each other, or below each other.
struct Row {
    QList<QDockWidget*> docks;
    QList<int> shares;

    void add(QDockWidget* dock, int share)
    {
        docks.append(dock);
        shares.append(share);
    }
    void fit(QMainWindow& window, Qt::Orientation along) const
    {
        if (docks.size() > 1)
            window.resizeDocks(docks, shares, along);
    }
};

// Each but the first is cut from the one before it.
void split(QMainWindow& window, const Row& row, Qt::Orientation along)
{
    for (qsizetype i = 1; i < row.docks.size(); ++i) {
        window.splitDockWidget(row.docks[i - 1], row.docks[i], along);
        row.docks[i]->show();
    }
    row.fit(window, along);
}

void stack(QMainWindow& window, const Slot& slot)
{
    for (auto tab = std::next(slot.tabs.begin()); tab != slot.tabs.end(); ++tab) {
        window.tabifyDockWidget(slot.front(), tab->second);
        tab->second->show();
    }
    slot.front()->raise();
}

// What a person closed or took out has no share.
void putByShares(QMainWindow& window, const Docks& docks, Mode mode)
{
    const Qt::Orientation along = modeOrientation(mode);
    const Qt::Orientation across = along == Qt::Horizontal ? Qt::Vertical : Qt::Horizontal;
    Row fronts;
    std::vector<Row> parts;
    for (const Track& track : tracksOf(docks, mode, window.isRightToLeft())) {
        Row& row = parts.emplace_back();
        for (const Slot& slot : track.parts) {
            const auto shown = std::find_if(
                slot.tabs.begin(), slot.tabs.end(), [&window](const auto& tab) { return isPut(window, tab.second); });
            if (shown != slot.tabs.end())
                row.add(shown->second, slot.share);
        }
        if (!row.docks.isEmpty())
            fronts.add(row.docks.front(), track.share);
    }
    fronts.fit(window, along);
    for (const Row& row : parts)
        row.fit(window, across);
}

bool isClosedAtFirst(const QString& view, Mode mode)
{
    const std::vector<ViewPlace>& places = findView(view)->places;
    return std::any_of(
        places.begin(), places.end(), [mode](const ViewPlace& place) { return place.mode == mode && place.closed; });
}

bool isCrushed(const QDockWidget& dock)
{
    if (!isInSight(dock))
        return false; // behind a tab, or the window is not shown yet
    const QSize least = dock.widget()->minimumSize();
    return dock.widget()->width() < least.width() || dock.widget()->height() < least.height();
}

} // namespace

bool isPut(const QMainWindow& window, QDockWidget* dock)
{
    return !dock->isHidden() && !dock->isFloating() && window.dockWidgetArea(dock) != Qt::NoDockWidgetArea;
}

// What is behind a tab stands outside of the window. A region that is not covered says nothing: children cover it.
bool isInSight(const QWidget& widget)
{
    const QWidget* window = widget.window();
    return widget.isVisible() && window->rect().intersects({ widget.mapTo(window, QPoint()), widget.size() });
}

bool isBehindTab(const QWidget& widget)
{
    for (const QWidget* up = &widget; up != nullptr; up = up->parentWidget()) {
        if (const auto* dock = qobject_cast<const QDockWidget*>(up))
            return !isInSight(*dock);
    }
    return false;
}

DockLayouts::DockLayouts(QMainWindow& window, Docks docks)
    : m_window(window)
    , m_docks(std::move(docks))
    , m_bare(window.saveState())
{
    std::vector<QDockWidget*> all;
    for (const auto& [name, dock] : m_docks)
        all.push_back(dock);
    m_titles = new DockTitles(window, all);
    m_sizes = new DockSizes(window, m_docks);
}

void DockLayouts::arrange(Mode mode)
{
    takeAllOut();
    const Qt::Orientation along = modeOrientation(mode);
    const Qt::Orientation across = along == Qt::Horizontal ? Qt::Vertical : Qt::Horizontal;
    const std::vector<Track> tracks = tracksOf(m_docks, mode, m_window.isRightToLeft());
    QDockWidget* first = tracks.front().front();
    m_window.addDockWidget(Qt::LeftDockWidgetArea, first);
    first->show();
    Row fronts;
    std::vector<Row> parts;
    for (const Track& track : tracks) {
        fronts.add(track.front(), track.share);
        Row& row = parts.emplace_back();
        for (const Slot& slot : track.parts)
            row.add(slot.front(), slot.share);
    }
    split(m_window, fronts, along);
    for (const Row& row : parts)
        split(m_window, row, across);
    for (const Track& track : tracks) {
        for (const Slot& slot : track.parts)
            stack(m_window, slot);
    }
    for (const auto& [name, dock] : m_docks) {
        if (isClosedAtFirst(name, mode))
            dock->hide();
    }
    m_titles->update();
    // Splitting the tracks and giving docks their titles has moved what stood before.
    putByShares(m_window, m_docks, mode);
    m_sizes->setDefault([this, mode] { putByShares(m_window, m_docks, mode); });
}

SavedLayout DockLayouts::save() const
{
    SavedLayout saved;
    saved.state = m_sizes->save();
    saved.isMirrored = m_window.isRightToLeft();
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
    const QByteArray state = DockSizes::stateIn(saved.state);
    const bool turns = saved.isMirrored != m_window.isRightToLeft();
    const bool restored = m_window.restoreState(turns ? mirroredState(state) : state);
    m_titles->update();
    m_window.layout()->activate();
    if (restored && isSound(saved)) {
        m_sizes->restore(saved.state, [this, mode] { putByShares(m_window, m_docks, mode); });
        return true;
    }
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

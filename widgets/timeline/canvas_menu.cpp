// SPDX-License-Identifier: GPL-3.0-or-later
// The context menus of bars and rows.
#include "widgets/timeline/bar_names.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_overlay.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace weft::widgets {

namespace {

void add(
    QMenu& menu, const char* name, const QString& text, QObject* receiver, std::function<void()> run, bool can = true)
{
    QAction* action = menu.addAction(text, receiver, std::move(run));
    action->setObjectName(QString::fromLatin1(name));
    action->setEnabled(can);
}

void copy(const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace

QPoint TimelineCanvas::menuPlace() const
{
    const auto rect = m_scene.barRect(m_current);
    return rect ? rect->center() : TimeFrame::menuPlace();
}

OpKey TimelineCanvas::noteOperation() const
{
    return m_scene.data() == nullptr || m_current == kNoBar ? OpKey {} : m_scene.data()->operationOf(m_current);
}

void TimelineCanvas::fillMenu(QMenu& menu, QPoint at)
{
    if (m_scene.data() == nullptr)
        return;
    const TimelineHit hit = m_scene.hitAt(at);
    const bool onTrack = hit.area == TimelineArea::Label || hit.area == TimelineArea::Plot;
    if (hit.area == TimelineArea::Plot && hit.bar != kNoBar)
        fillBarMenu(menu, hit.bar);
    if (onTrack && hit.subject != simulation::kNoRecord)
        fillRowMenu(menu, hit.subject);
    const std::vector<bool>& dismissed = m_scene.rows().dismissed;
    if (std::find(dismissed.begin(), dismissed.end(), true) != dismissed.end())
        add(menu, "showDismissed", tr("Show the rows that were &hidden"), this, [this] { showDismissed(); });
}

void TimelineCanvas::fillBarMenu(QMenu& menu, std::uint32_t bar)
{
    const TimelineDataPtr model = m_scene.data();
    const bool ofOperation = model->operationOf(bar).isValid();
    const bool ofLink = model->trackOf(bar).group == TrackGroup::Links;
    add(menu, "zoomTo", tr("&Zoom to it"), this, [this, bar] {
        activate(bar);
        fitSelection();
    });
    add(
        menu, "selectLike", tr("Select all &like this"), this, [this, bar] { emit likeWanted(bar); }, !ofLink);
    add(
        menu, "back", tr("&Back to what it waited for"), this,
        [this, bar] {
            activate(bar);
            followDependency(true);
        },
        stepBack(*model, bar) != kNoBar);
    add(
        menu, "forward", tr("For&ward to what waits for it"), this,
        [this, bar] {
            activate(bar);
            followDependency(false);
        },
        stepForward(*model, bar) != kNoBar);
    add(menu, "showOnTopology", tr("Show on the &topology"), this, [this, bar] {
        activate(bar);
        showOnTopology(m_scene.data()->laneOf(bar).track);
    });
    add(
        menu, "findInOperations", tr("Find in the list of &operations"), this,
        [this, bar] {
            activate(bar);
            emit viewWanted(QStringLiteral("operations"));
            m_selection->reveal();
        },
        ofOperation);
    menu.addSeparator();
    add(menu, "copyName", tr("&Copy the name"), this, [model, bar] { copy(BarNames::bar(*model, bar)); });
    add(menu, "copyValues", tr("Copy all &figures"), this, [model, bar] {
        QString text = BarNames::bar(*model, bar) + '\n';
        for (const auto& [name, value] : BarNames::facts(*model, bar))
            text += name + '\t' + value + '\n';
        copy(text);
    });
    menu.addSeparator();
}

void TimelineCanvas::fillRowMenu(QMenu& menu, std::uint32_t track)
{
    const std::vector<std::uint32_t>& pinned = m_scene.rows().pinned;
    const bool isPinned = std::find(pinned.begin(), pinned.end(), track) != pinned.end();
    const QString name = m_scene.data()->trackNames[track];
    add(menu, "pinRow", isPinned ? tr("&Unpin %1").arg(name) : tr("&Pin %1 to the top").arg(name), this,
        [this, track] { pin(track); });
    add(menu, "hideRow", tr("&Hide %1").arg(name), this, [this, track] { dismiss(track); });
    if (m_scene.data()->tracks[track].lanes > 1) {
        const bool open = m_scene.rows().expanded[track];
        add(menu, "expandRow", open ? tr("&Fold its lanes") : tr("Show its &lanes"), this, [this, track, open] {
            RowState rows = m_scene.rows();
            rows.expanded[track] = !open;
            setRows(std::move(rows));
        });
    }
    add(menu, "selectRow", tr("&Select %1").arg(name), this, [this, track] { selectTrack(track); });
    add(menu, "rowOnTopology", tr("Show %1 on the topolog&y").arg(name), this,
        [this, track] { showOnTopology(track); });
    add(menu, "copyRowName", tr("Copy the name of the ro&w"), this, [name] { copy(name); });
}

// The place of a track: its NPU or its link. Of an operation that place is selected beside it.
void TimelineCanvas::showOnTopology(std::uint32_t number)
{
    const TimelineData& model = *m_scene.data();
    const Track& track = model.tracks[number];
    Selection selection = m_selection->selection();
    if (track.group == TrackGroup::Ranks && track.subject < model.view->nodeKeys.size())
        selection.nodes = { model.view->nodeKeys[track.subject] };
    else if (track.group == TrackGroup::Links && track.subject < model.view->linkKeys.size())
        selection.links = { model.view->linkKeys[track.subject] };
    m_selection->select(std::move(selection));
    emit viewWanted(QStringLiteral("topology"));
    m_selection->reveal();
}

} // namespace weft::widgets

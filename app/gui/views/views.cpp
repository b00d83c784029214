// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/views.h"

#include "app/gui/views/dock_layouts.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/workspace/workspace.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"

#include <algorithm>

namespace weft::gui {

Views::Views(Workspace* workspace, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
{
    // Docks may be made smaller than their content would like: five of them share a small screen.
    constexpr QSize kSmallestView(180, 90);
    for (const ViewInfo& info : viewInfos()) {
        if (info.make == nullptr)
            continue;
        widgets::View* view = info.make({ *workspace, *this, window });
        view->setObjectName(QStringLiteral("view.") + info.name);
        view->setMinimumSize(kSmallestView.expandedTo(view->minimumSize()));
        connect(view, &widgets::View::statusMessage, this, &Views::message);
        connect(view, &widgets::View::exportFound, workspace,
            [workspace](const Findings& findings) { workspace->reportIssues(QStringLiteral("export"), findings); });
        connect(view, &widgets::View::showViewRequested, this, &Views::showViewRequested);
        m_entries.push_back({ &info, view });
    }
    for (const Entry& entry : m_entries) {
        if (entry.info->join != nullptr)
            entry.info->join(*this, *workspace);
    }
    connect(workspace, &Workspace::currentRunChanged, this, &Views::showRun);
    connect(workspace->runs(), &RunList::labelled, this, [this] {
        // What shows figures keeps them; what shows the name, or nothing else, is quick.
        for (const Entry& entry : m_entries) {
            if (entry.info->run == RunUse::Always && (entry.info->namesRun || !entry.view->whyEmpty().isEmpty()))
                feed(entry);
        }
    });
    constexpr int kBetweenViewsMs = 8;
    m_feedTimer.setInterval(kBetweenViewsMs);
    connect(&m_feedTimer, &QTimer::timeout, this, &Views::feedNext);
}

widgets::View* Views::find(const QString& name) const
{
    for (const Entry& entry : m_entries) {
        if (entry.info->name == name)
            return entry.view;
    }
    return nullptr;
}

void Views::registerCommands(widgets::CommandRegistry& commands)
{
    for (const Entry& entry : m_entries) {
        const std::size_t first = commands.entries().size();
        entry.view->registerCommands(commands);
        if (entry.info->run != RunUse::Always)
            continue;
        QStringList ids;
        for (std::size_t at = first; at < commands.entries().size(); ++at) {
            if (!commands.entries()[at].whyNot) // the view knows better
                ids << commands.entries()[at].info.id;
        }
        commands.explain(ids, [this, view = entry.view] {
            return m_workspace->currentRun() == nullptr ? tr("There is no run to look at yet") : view->whyEmpty();
        });
    }
}

void Views::fillEmptyStates(const widgets::CommandRegistry& commands)
{
    for (const Entry& entry : m_entries) {
        for (const QString& id : entry.info->offers)
            entry.view->emptyState()->addAction(commands.action(id));
    }
}

QJsonObject Views::saveState() const
{
    QJsonObject state;
    for (const Entry& entry : m_entries) {
        if (const QJsonObject kept = entry.view->saveState(); !kept.isEmpty())
            state[entry.info->name] = kept;
    }
    return state;
}

void Views::reset(const QJsonObject& state)
{
    for (const Entry& entry : m_entries) {
        entry.view->reset();
        if (const QJsonObject kept = state[entry.info->name].toObject(); !kept.isEmpty())
            entry.view->restoreState(kept);
    }
}

void Views::setLooking(bool looking)
{
    m_looking = looking;
    for (const Entry& entry : m_entries) {
        if (entry.info->run != RunUse::WhileLooking)
            continue;
        feed(entry);
        entry.view->setEditable(!looking);
    }
}

// One view a turn of the event loop, so that frames are drawn between them; first those that are seen.
void Views::showRun()
{
    m_unfed.clear();
    for (const Entry& entry : m_entries) {
        if (entry.info->run != RunUse::None)
            m_unfed.push_back(entry);
    }
    std::stable_partition(m_unfed.begin(), m_unfed.end(), [](const Entry& entry) { return isInSight(*entry.view); });
    m_feedTimer.start();
}

void Views::feedNext()
{
    const Entry next = m_unfed.front();
    m_unfed.pop_front();
    if (m_unfed.empty())
        m_feedTimer.stop();
    feed(next);
    if (m_unfed.empty())
        emit fed();
}

void Views::feed(const Entry& entry)
{
    const bool shows = entry.info->run == RunUse::Always || m_looking;
    entry.view->setRun(shows ? m_workspace->currentRun() : nullptr);
}

} // namespace weft::gui

#include "moc_views.cpp"

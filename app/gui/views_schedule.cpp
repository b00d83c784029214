// SPDX-License-Identifier: GPL-3.0-or-later
// The schedule view in the window: where its schedules come from, and the fabric that they are laid on.
#include "app/gui/use_schedule_dialog.h"
#include "app/gui/views.h"
#include "engine/study/schedule_files.h"
#include "widgets/schedule/new_schedule_dialog.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/settings/system_text.h"

#include <QDir>
#include <QFileInfo>

namespace weft::gui {

namespace {

Result<collective::SchedulePtr> loadSchedule(const std::string& path, Findings& findings, const Watch& watch)
{
    const Result<study::LoadedSchedule> loaded = study::loadSchedule(path, findings, watch);
    if (!loaded)
        return loaded.error();
    return loaded->schedule;
}

} // namespace

void Views::makeSchedule(QWidget* window)
{
    m_schedule = new widgets::ScheduleView(m_workspace->selection(), m_workspace->jobs(), loadSchedule, window);
    m_widgets[QStringLiteral("schedule")] = m_schedule;
    connect(m_schedule, &widgets::ScheduleView::statusMessage, this, &Views::message);
    connect(m_schedule, &widgets::ScheduleView::findingsFound, this,
        [this](const Findings& findings) { showFindings(QStringLiteral("schedule"), findings); });
    connect(m_schedule, &widgets::ScheduleView::fabricRequested, this,
        [this] { emit showView(QStringLiteral("topology")); });
    connect(m_workspace, &Workspace::opened, this, &Views::restoreSchedules);
    connect(m_schedule, &widgets::ScheduleView::originsChanged, this, &Views::rememberSchedules);
    connect(m_schedule, &widgets::ScheduleView::useRequested, this, [this] {
        const widgets::ScheduleSide* side = m_schedule->active();
        askUseSchedule(side->schedule(), side->name(), side->origin().path);
    });
    connect(m_schedule, &widgets::ScheduleView::unuseRequested, this, [this] { useSchedule({}, {}); });
    // Dragging a node changes the fabric many times a second.
    constexpr int kAfterChangeMs = 120;
    m_fabricTimer.setSingleShot(true);
    m_fabricTimer.setInterval(kAfterChangeMs);
    connect(&m_fabricTimer, &QTimer::timeout, this, &Views::giveFabricToSchedule);
    connect(
        m_workspace->fabric(), &widgets::FabricDocument::sealedChanged, &m_fabricTimer, qOverload<>(&QTimer::start));
    connect(
        m_workspace->fabric(), &widgets::FabricDocument::changed, this, [this](widgets::FabricDocument::Change change) {
            if (change == widgets::FabricDocument::Change::Positions)
                m_fabricTimer.start();
        });
}

void Views::rememberSchedules()
{
    for (std::size_t which = 0; which < m_workspace->schedules().size() && !m_isRestoring; ++which) {
        const widgets::ScheduleSide* side = m_schedule->side(which);
        const widgets::ScheduleOrigin& origin = side->origin();
        // One that is still on its way, or that could not be read again, stays what the project says.
        if (side->schedule() == nullptr && (side->isLoading() || !side->problem().isEmpty()))
            continue;
        project::ScheduleSource source;
        if (origin.order != nullptr)
            source = project::sourceOf(origin.order->algorithm, origin.order->request, origin.order->commSize)
                         .value_or(source);
        else if (!origin.path.isEmpty())
            source.file = QFileInfo(origin.path).absoluteFilePath().toStdString();
        m_workspace->setSchedule(which, std::move(source));
    }
}

void Views::restoreSchedules()
{
    const Workspace::Schedules schedules = m_workspace->schedules();
    m_isRestoring = true;
    m_schedule->close();
    std::array<widgets::ScheduleOrigin, 2> origins;
    for (std::size_t which = 0; which < schedules.size(); ++which) {
        const project::ScheduleSource& source = schedules[which];
        origins[which].path = QString::fromStdString(source.file);
        if (source.algorithm.empty())
            continue;
        widgets::LibraryOrder order { source.algorithm, source.request(), nullptr, source.commSize };
        if (const auto fabric = fabricForSchedule().fabric)
            order.fabric = std::make_shared<const topology::Fabric>(*fabric);
        origins[which].order = std::make_shared<const widgets::LibraryOrder>(std::move(order));
    }
    m_schedule->restore(origins);
    m_isRestoring = false;
}

void Views::giveFabricToSchedule()
{
    m_schedule->setFabric(fabricForSchedule());
}

widgets::ScheduleFabric Views::fabricForSchedule() const
{
    widgets::ScheduleFabric given;
    if (const auto sealed = m_workspace->fabric()->sealed()) {
        given.fabric = (*sealed)->fabric;
        given.nodes = (*sealed)->nodeKeys;
        given.links = (*sealed)->linkKeys;
        given.positions = m_workspace->fabric()->positions();
        for (std::uint32_t npu = 0; npu < given.npuCount(); ++npu)
            given.names.push_back(m_workspace->fabric()->nodeName(given.nodes[npu]));
    }
    return given;
}

void Views::askUseSchedule(const collective::SchedulePtr& schedule, const QString& name, const QString& path)
{
    if (schedule == nullptr)
        return;
    QString file = path;
    const bool isKept = file.endsWith(QStringLiteral(".xml")) || file.endsWith(QStringLiteral(".json"));
    if (!isKept) {
        const QDir folder
            = m_workspace->path().isEmpty() ? QDir::current() : QFileInfo(m_workspace->path()).absoluteDir();
        const QString kind = QString::fromStdString(std::string(toString(schedule->pattern().kind)));
        file = folder.absoluteFilePath(
            QStringLiteral("%1-%2-%3.json").arg(QFileInfo(name).completeBaseName(), kind).arg(schedule->rankCount()));
    }
    const auto sealed = m_workspace->fabric()->sealed();
    const std::uint32_t npus = sealed ? (*sealed)->fabric.topology().npuCount() : 0;
    auto* dialog = new UseScheduleDialog(*schedule, file, npus, m_schedule);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, schedule, path] {
        if (dialog->file() == path)
            useSchedule(dialog->keys(), path);
        else
            writeAndUse(schedule, dialog->keys(), dialog->file());
    });
    dialog->open();
}

void Views::writeAndUse(
    const collective::SchedulePtr& schedule, const std::vector<std::string>& keys, const QString& file)
{
    m_workspace->jobs()->start(
        tr("Writing %1").arg(QFileInfo(file).fileName()), this,
        [schedule, path = file.toStdString()](const Watch& watch) {
            Findings findings;
            return study::saveSchedule(*schedule, path, study::formOfName(path), {}, findings, watch);
        },
        [this, keys, file](const Result<std::vector<std::string>>& written) {
            if (written)
                useSchedule(keys, file);
            else
                emit message(tr("Not written: %1").arg(QString::fromStdString(toString(written.error()))));
        });
}

// Without keys, the system's own algorithms run again.
void Views::useSchedule(const std::vector<std::string>& keys, const QString& file)
{
    study::RunSettings settings = m_workspace->settings();
    widgets::SystemText system(settings.system);
    if (keys.empty()) {
        for (const std::string& key : UseScheduleDialog::allKeys())
            system.unset(key);
    }
    for (const std::string& key : keys)
        system.setWords(key, { QFileInfo(file).absoluteFilePath().toStdString() });
    settings.system = system.text();
    if (settings == m_workspace->settings()) {
        emit message(tr("The settings are so already"));
        return;
    }
    m_workspace->setSettings(settings, keys.empty() ? tr("Use the system's algorithms") : tr("Use a schedule"));
    emit message(keys.empty() ? tr("The system's own algorithms run again")
                              : tr("The next runs use %1: press F5 to run").arg(QFileInfo(file).fileName()));
}

} // namespace weft::gui

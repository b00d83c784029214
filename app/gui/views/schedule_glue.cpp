// SPDX-License-Identifier: GPL-3.0-or-later
// The schedule view in the window: where its schedules come from, the fabric that they are laid on, and where they are
// used.
#include "app/gui/panels/use_schedule_dialog.h"
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "engine/study/schedules/schedule_files.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/schedule/new_schedule_dialog.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/settings/system_text.h"
#include "widgets/synthesis/synthesis_view.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTimer>

namespace weft::gui {

namespace {

Result<collective::SchedulePtr> loadSchedule(const std::string& path, Findings& findings, const Watch& watch)
{
    const Result<study::LoadedSchedule> loaded = study::loadSchedule(path, findings, watch);
    if (!loaded)
        return loaded.error();
    return loaded->schedule;
}

// Lives as long as the views, and is owned by them.
class ScheduleGlue : public QObject {
    Q_DECLARE_TR_FUNCTIONS(ScheduleGlue)

public:
    ScheduleGlue(Views& views, Workspace& workspace);
    // `path`: the file that it comes from; empty: none.
    void askUse(const collective::SchedulePtr& schedule, const QString& name, const QString& path);

private:
    [[nodiscard]] widgets::ScheduleFabric fabric() const;
    void remember(); // in the project
    void restore();
    void followIssues(const QString& source, const Findings& findings);
    void writeAndUse(
        const collective::SchedulePtr& schedule, const std::vector<std::string>& keys, const QString& file);
    void use(const std::vector<std::string>& keys, const QString& file);
    [[nodiscard]] bool usesSchedules() const;

    Views& m_views;
    Workspace& m_workspace;
    widgets::ScheduleView* m_view;
    bool m_isRestoring = false; // the schedules of a project
    QTimer m_fabricTimer; // a pause in the changes of the fabric
};

ScheduleGlue::ScheduleGlue(Views& views, Workspace& workspace)
    : QObject(&views)
    , m_views(views)
    , m_workspace(workspace)
    , m_view(views.get<widgets::ScheduleView>())
{
    connect(m_view, &widgets::ScheduleView::findingsFound, &workspace,
        [&workspace](const Findings& findings) { workspace.reportIssues(QStringLiteral("schedule"), findings); });
    connect(
        m_view, &widgets::ScheduleView::fabricRequested, &views, [&views] { views.show(QStringLiteral("topology")); });
    connect(&workspace, &Workspace::opened, this, [this] { restore(); });
    connect(&workspace, &Workspace::issuesFound, this, &ScheduleGlue::followIssues);
    connect(m_view, &widgets::ScheduleView::originsChanged, this, [this] { remember(); });
    connect(m_view, &widgets::ScheduleView::useRequested, this, [this] {
        const widgets::ScheduleSide* side = m_view->active();
        askUse(side->schedule(), widgets::inWords(side->name()), side->origin().path);
    });
    connect(m_view, &widgets::ScheduleView::unuseRequested, this, [this] { use({}, {}); });
    const auto tellUse = [this] { m_view->setUsed(usesSchedules()); };
    connect(&workspace, &Workspace::settingsChanged, m_view, tellUse);
    // Dragging a node changes the fabric many times a second.
    constexpr int kAfterChangeMs = 120;
    m_fabricTimer.setSingleShot(true);
    m_fabricTimer.setInterval(kAfterChangeMs);
    connect(&m_fabricTimer, &QTimer::timeout, this, [this] { m_view->setFabric(fabric()); });
    connect(workspace.fabric(), &widgets::FabricDocument::sealedChanged, &m_fabricTimer, qOverload<>(&QTimer::start));
    connect(
        workspace.fabric(), &widgets::FabricDocument::changed, this, [this](widgets::FabricDocument::Change change) {
            if (change == widgets::FabricDocument::Change::Positions)
                m_fabricTimer.start();
        });
}

void ScheduleGlue::remember()
{
    for (std::size_t which = 0; which < m_workspace.schedules().size() && !m_isRestoring; ++which) {
        const widgets::ScheduleSide* side = m_view->side(which);
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
        m_workspace.setSchedule(which, std::move(source));
    }
}

void ScheduleGlue::restore()
{
    const Workspace::Schedules schedules = m_workspace.schedules();
    m_isRestoring = true;
    m_view->close();
    std::array<widgets::ScheduleOrigin, 2> origins;
    for (std::size_t which = 0; which < schedules.size(); ++which) {
        const project::ScheduleSource& source = schedules[which];
        origins[which].path = QString::fromStdString(source.file);
        if (source.algorithm.empty())
            continue;
        widgets::LibraryOrder order { source.algorithm, source.request(), nullptr, source.commSize };
        if (const auto open = fabric().fabric)
            order.fabric = std::make_shared<const topology::Fabric>(*open);
        origins[which].order = std::make_shared<const widgets::LibraryOrder>(std::move(order));
    }
    m_view->restore(origins);
    m_isRestoring = false;
}

// The empty view says of a file that did not open what the issues say, and as long.
void ScheduleGlue::followIssues(const QString& source, const Findings& findings)
{
    if (source != QStringLiteral("open"))
        return;
    for (std::size_t which = 0; which < m_workspace.schedules().size(); ++which) {
        widgets::ScheduleSide* side = m_view->side(which);
        const bool isSaid = std::any_of(findings.begin(), findings.end(), [side](const Finding& finding) {
            return QFileInfo(QString::fromStdString(finding.error.where.file)).fileName() == side->problemName();
        });
        if (!isSaid)
            side->forgetProblem();
    }
}

widgets::ScheduleFabric ScheduleGlue::fabric() const
{
    widgets::ScheduleFabric given;
    if (const auto ready = m_workspace.fabric()->sealedIfReady(); ready && ready->ok()) {
        const widgets::SealedFabric& sealed = *ready->value();
        given.fabric = sealed.fabric;
        given.nodes = sealed.nodeKeys;
        given.links = sealed.linkKeys;
        given.positions = m_workspace.fabric()->positions();
        for (std::uint32_t npu = 0; npu < given.npuCount(); ++npu)
            given.names.push_back(m_workspace.fabric()->nodeName(given.nodes[npu]));
    }
    return given;
}

void ScheduleGlue::askUse(const collective::SchedulePtr& schedule, const QString& name, const QString& path)
{
    if (schedule == nullptr)
        return;
    QString file = path;
    const bool isKept = file.endsWith(QStringLiteral(".xml")) || file.endsWith(QStringLiteral(".json"));
    if (!isKept) {
        const QDir folder
            = m_workspace.path().isEmpty() ? QDir::current() : QFileInfo(m_workspace.path()).absoluteDir();
        const QString kind = QString::fromStdString(std::string(toString(schedule->pattern().kind)));
        file = folder.absoluteFilePath(
            QStringLiteral("%1-%2-%3.json").arg(QFileInfo(name).completeBaseName(), kind).arg(schedule->rankCount()));
    }
    const auto sealed = m_workspace.fabric()->sealed();
    const std::uint32_t npus = sealed ? (*sealed)->fabric.topology().npuCount() : 0;
    auto* dialog = new UseScheduleDialog(*schedule, file, npus, m_view);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, schedule, path] {
        if (dialog->file() == path)
            use(dialog->keys(), path);
        else
            writeAndUse(schedule, dialog->keys(), dialog->file());
    });
    dialog->open();
}

void ScheduleGlue::writeAndUse(
    const collective::SchedulePtr& schedule, const std::vector<std::string>& keys, const QString& file)
{
    m_workspace.jobs()->start(
        tr("Writing %1").arg(QFileInfo(file).fileName()), this,
        [schedule, path = file.toStdString()](const Watch& watch) {
            Findings findings;
            const auto files = study::saveSchedule(*schedule, path, study::formOfName(path), {}, findings, watch);
            if (!files && !hasErrors(findings))
                fail(findings, files.error());
            return findings;
        },
        [this, keys, file](const Findings& findings) {
            emit m_view->exportFound(findings);
            if (hasErrors(findings))
                m_views.say(tr("Not written: %1").arg(widgets::inWords(firstError(findings))));
            else
                use(keys, file);
        });
}

bool ScheduleGlue::usesSchedules() const
{
    const widgets::SystemText system(m_workspace.settings().system);
    const std::vector<std::string> keys = UseScheduleDialog::allKeys();
    return std::any_of(keys.begin(), keys.end(), [&system](const std::string& key) { return system.has(key); });
}

// Without keys, the system's own algorithms run again.
void ScheduleGlue::use(const std::vector<std::string>& keys, const QString& file)
{
    study::RunSettings settings = m_workspace.settings();
    widgets::SystemText system(settings.system);
    if (keys.empty()) {
        for (const std::string& key : UseScheduleDialog::allKeys())
            system.unset(key);
    }
    for (const std::string& key : keys)
        system.setWords(key, { QFileInfo(file).absoluteFilePath().toStdString() });
    settings.system = system.text();
    if (settings == m_workspace.settings()) {
        m_views.say(tr("The settings are so already"));
        return;
    }
    m_workspace.setSettings(settings, keys.empty() ? tr("Use the system's algorithms") : tr("Use a schedule"));
    m_views.say(keys.empty() ? tr("The system's own algorithms run again")
                             : tr("The next runs use %1: press F5 to run").arg(QFileInfo(file).fileName()));
}

} // namespace

widgets::View* makeSchedule(const ViewContext& context)
{
    return new widgets::ScheduleView(
        context.workspace.selection(), context.workspace.jobs(), loadSchedule, context.window);
}

void joinSchedule(Views& views, Workspace& workspace)
{
    auto* glue = new ScheduleGlue(views, workspace);
    auto* schedule = views.get<widgets::ScheduleView>();
    auto* synthesis = views.get<widgets::SynthesisView>();
    const auto open = [&views, schedule, synthesis] {
        schedule->showSchedule(synthesis->run()->schedule, synthesis->resultName());
        views.show(QStringLiteral("schedule"));
    };
    QObject::connect(synthesis, &widgets::SynthesisView::openRequested, glue, open);
    QObject::connect(synthesis, &widgets::SynthesisView::useRequested, glue, [glue, open, synthesis] {
        open();
        glue->askUse(synthesis->run()->schedule, widgets::inWords(synthesis->resultName()), {});
    });
}

Findings schedulesInNoFile(const Views& views)
{
    Findings findings;
    const auto tell = [&findings](const Sentence& name, Sentence what) {
        warn(findings,
            { ErrorCode::Missing, say("%1 is in no file: the project does not keep it", name), {}, std::move(what) });
    };
    const auto* schedule = views.get<widgets::ScheduleView>();
    collective::SchedulePtr told;
    for (const std::size_t which : { 0U, 1U }) {
        const widgets::ScheduleSide* side = schedule->side(which);
        if (side->schedule() == nullptr || side->origin().order != nullptr || !side->origin().path.isEmpty())
            continue;
        tell(side->name(), say("export it from the schedule view"));
        told = side->schedule();
    }
    const auto* synthesis = views.get<widgets::SynthesisView>();
    if (synthesis->run() != nullptr && (told == nullptr || synthesis->run()->schedule != told))
        tell(synthesis->resultName(), say("export it from the synthesis view"));
    return findings;
}

void openSchedule(Views& views, Workspace&, study::FileKind, const QString& path, const Opened& done)
{
    views.get<widgets::ScheduleView>()->openFile(path, done);
}

} // namespace weft::gui

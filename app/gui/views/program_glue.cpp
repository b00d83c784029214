// SPDX-License-Identifier: GPL-3.0-or-later
// The views of programs in the window: the text that the project keeps, the fabric and the settings that schedules run
// on, and files.
#include "app/gui/panels/schedule_lanes.h"
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "widgets/base/jobs/open_path.h"
#include "widgets/issues/issues_view.h"
#include "widgets/programs/program_view.h"
#include "widgets/programs/schedules_view.h"
#include "widgets/programs/stages_view.h"

#include <QCoreApplication>
#include <QDir>

namespace weft::gui {

namespace {

struct ProgramGlue {
    Q_DECLARE_TR_FUNCTIONS(ProgramGlue)
};

Result<widgets::ProgramGround> groundOf(Workspace& workspace)
{
    if (workspace.fabric()->isEmpty())
        return Error { ErrorCode::Missing, say("There is no fabric to run on"), {}, say("draw, generate or open one") };
    const auto ready = workspace.fabric()->sealedIfReady();
    if (!ready) // a large one is being sealed: sealedChanged() says when it is there
        return Error { ErrorCode::Unfinished, say("The fabric is being read"), {}, {} };
    if (!*ready)
        return ready->error();
    const widgets::SealedFabric& sealed = *ready->value();
    return widgets::ProgramGround { sealed.fabric, sealed.nodeKeys, sealed.linkKeys, workspace.settings() };
}

widgets::ProgramSession* sessionOf(const Views& views)
{
    return views.get<widgets::ProgramView>()->session();
}

void joinProgramIssues(Views& views)
{
    QObject::connect(views.get<widgets::IssuesView>(), &widgets::IssuesView::activated,
        views.get<widgets::ProgramView>(),
        [&views, view = views.get<widgets::ProgramView>()](const widgets::Issue& issue) {
            const Where& where = issue.finding.error.where;
            if (!where.line || where.file != view->session()->sourceName())
                return;
            views.show(QStringLiteral("program"));
            view->goTo(*where.line, where.column.value_or(1));
        });
}

} // namespace

QStringList programSamples()
{
    QStringList names;
    for (const QString& file :
        QDir(QStringLiteral(":/programs")).entryList({ QStringLiteral("*.weave") }, QDir::Files, QDir::Name))
        names << file.chopped(6);
    return names;
}

widgets::View* makeProgram(const ViewContext& context)
{
    return new widgets::ProgramView(
        context.workspace.program(), context.workspace.jobs(),
        [&workspace = context.workspace] { return groundOf(workspace); }, programSamples(), context.window);
}

widgets::View* makeStages(const ViewContext& context)
{
    return new widgets::StagesView(sessionOf(context.views), context.window);
}

widgets::View* makeSchedules(const ViewContext& context)
{
    return new widgets::SchedulesView(sessionOf(context.views), context.window);
}

widgets::View* makeLanes(const ViewContext& context)
{
    return new ScheduleLanes(
        sessionOf(context.views), context.workspace.selection(), context.workspace.jobs(), context.window);
}

void joinProgram(Views& views, Workspace& workspace)
{
    auto* view = views.get<widgets::ProgramView>();
    auto* session = view->session();
    joinProgramIssues(views);
    const auto follow = [session] { session->groundChanged(); };
    QObject::connect(workspace.fabric(), &widgets::FabricDocument::sealedChanged, session, follow);
    QObject::connect(&workspace, &Workspace::settingsChanged, session, follow);
    QObject::connect(session, &widgets::ProgramSession::understoodChanged, &workspace, [session, &workspace] {
        workspace.reportIssues(
            QStringLiteral("program"), session->latest()->text.empty() ? Findings {} : session->latest()->findings);
    });
    QObject::connect(view, &widgets::ProgramView::sampleRequested, &views, [&views, &workspace](const QString& name) {
        if (workspace.openProgramSample(name))
            views.show(QStringLiteral("program"));
    });
    QObject::connect(views.get<widgets::SchedulesView>(), &widgets::SchedulesView::fabricRequested, &workspace,
        [&workspace](std::uint32_t ranks) {
            workspace.makeProgramFabric("Switch(" + std::to_string(ranks) + ",150GB/s,500ns)");
        });
    QObject::connect(view, &widgets::ProgramView::openRequested, &views, [&views, &workspace, view] {
        const QString path = widgets::askOpenPath(
            view, ProgramGlue::tr("Open a program"), ProgramGlue::tr("Programs (*.weave);;All files (*)"));
        if (!path.isEmpty())
            openProgram(views, workspace, study::FileKind::Program, path, {});
    });
}

void openProgram(Views&, Workspace& workspace, study::FileKind, const QString& path, const Opened& done)
{
    workspace.openProgram(path, done);
}

} // namespace weft::gui

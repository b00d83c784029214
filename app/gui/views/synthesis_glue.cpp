// SPDX-License-Identifier: GPL-3.0-or-later
// The synthesis view in the window: the fabric that it works on, and files of what it made. Its results go to the
// schedule view, see schedule_glue.cpp.
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "engine/study/synthesis/step_schedules.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/synthesis/synthesis_view.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace weft::gui {

namespace {

struct SynthesisGlue {
    Q_DECLARE_TR_FUNCTIONS(SynthesisGlue)
};

void sayChecked(Views& views, Workspace& workspace, const QString& path, const study::StepsCheck& check)
{
    Findings findings;
    if (!check.correct)
        fail(findings,
            { ErrorCode::Mismatched, check.firstError, { path.toStdString(), {}, {}, {}, {}, {}, {} },
                say("it is checked on the fabric that is open") });
    workspace.reportIssues(QStringLiteral("schedule"), findings);
    if (!findings.empty()) {
        views.say(widgets::inWords(findings.front().error));
        return;
    }
    views.say(SynthesisGlue::tr("%1 is correct: %2, %3 of the bound")
                  .arg(QFileInfo(path).fileName(), QString::fromStdString(study::stepsText(check.stored)),
                      widgets::formatPercent(check.efficiency())));
}

} // namespace

widgets::View* makeSynthesis(const ViewContext& context)
{
    const auto input = [&workspace = context.workspace]() -> Result<widgets::SynthesisInput> {
        const auto sealed = workspace.fabric()->sealed();
        if (!sealed)
            return sealed.error();
        return widgets::SynthesisInput { (*sealed)->fabric, (*sealed)->linkKeys };
    };
    return new widgets::SynthesisView(context.workspace.jobs(), input, context.window);
}

void joinSynthesis(Views& views, Workspace& workspace)
{
    auto* view = views.get<widgets::SynthesisView>();
    QObject::connect(view, &widgets::SynthesisView::linksRequested, &views,
        [&views, &workspace](const std::vector<widgets::LinkKey>& links) {
            workspace.selection()->selectLinks(links);
            views.show(QStringLiteral("topology"));
            workspace.selection()->reveal();
        });
    QObject::connect(workspace.fabric(), &widgets::FabricDocument::sealedChanged, view, [view, &workspace] {
        if (workspace.fabric()->isEmpty())
            view->setNpus(0);
        else if (const auto sealed = workspace.fabric()->sealed())
            view->setNpus((*sealed)->fabric.topology().npuCount());
        view->lookAtFabric();
    });
}

// A file of equal steps is checked against the fabric that is open; the verdict is a message and, if it is bad, an
// issue.
void openSteps(Views& views, Workspace& workspace, study::FileKind, const QString& path, const Opened& done)
{
    const QString name = QFileInfo(path).fileName();
    const auto sealed = workspace.fabric()->sealed();
    if (!sealed) {
        Error error { ErrorCode::Missing, say("%1 holds links by their numbers", name.toStdString()), {},
            say("open its fabric first") };
        error.where.file = path.toStdString();
        done({ { Severity::Error, std::move(error) } });
        return;
    }
    workspace.jobs()->start(
        SynthesisGlue::tr("Checking %1").arg(name), &views,
        [fabric = (*sealed)->fabric, file = path.toStdString()](const Watch& watch) -> Result<study::StepsCheck> {
            auto stored = synthesis::openStepFile(file);
            if (!stored)
                return stored.error();
            return study::checkSteps(*std::move(stored), fabric, watch);
        },
        [&views, &workspace, path, done](const Result<study::StepsCheck>& check) {
            if (check)
                sayChecked(views, workspace, path, *check);
            done(check ? Findings {} : Findings { { Severity::Error, check.error() } });
        });
}

} // namespace weft::gui

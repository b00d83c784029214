// SPDX-License-Identifier: GPL-3.0-or-later
// The list of runs, the summary and its evidence, the comparison of two runs, and the fabric that they run on.
#include "app/gui/panels/compare_view.h"
#include "app/gui/panels/compared_files.h"
#include "app/gui/panels/runs_view.h"
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "widgets/base/jobs/open_path.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/summary/summary_view.h"
#include "widgets/timeline/timeline_view.h"
#include "widgets/whatif/what_if_view.h"

#include <QCoreApplication>

#include <memory>

namespace weft::gui {

void openTopology(Views&, Workspace& workspace, study::FileKind, const QString& path, const Opened& done)
{
    workspace.openTopology(path, done);
}

// The evidence of the headline: its range of time, and the view that shows it best.
void joinSummary(Views& views, Workspace& workspace)
{
    const auto* view = views.get<widgets::SummaryView>();
    QObject::connect(view, &widgets::SummaryView::evidenceRequested, &views,
        [&views, time = workspace.time()](const QString& name, const std::optional<widgets::TimeRange>& range) {
            views.show(name);
            time->setSelected(range);
            if (range)
                time->setVisible(*range);
            else
                time->showAll();
        });
}

namespace {

// Of a run of the project, whatever the settings are now.
widgets::TimelineView::SettingsOf settingsFrom(const RunList* runs)
{
    return [runs](const widgets::RunView& shown) -> std::optional<study::RunSettings> {
        for (const RunItem& item : runs->items()) {
            if (item.view.get() == &shown)
                return item.entry.settings;
        }
        return std::nullopt;
    };
}

} // namespace

widgets::View* makeWhatIf(const ViewContext& context)
{
    return new widgets::WhatIfView(context.workspace.selection(), context.workspace.jobs(),
        settingsFrom(context.workspace.runs()), context.window);
}

void joinTimeline(Views& views, Workspace& workspace)
{
    auto* view = views.get<widgets::TimelineView>();
    view->setSettingsOf(settingsFrom(workspace.runs()));
}

void joinRuns(Views& views, Workspace&)
{
    auto* view = views.get<RunsView>();
    QObject::connect(view, &RunsView::compareRequested, &views, [&views] { views.enter(Mode::Compare); });
    QObject::connect(view, &RunsView::showRequested, &views, [&views] { views.enter(Mode::Analyze); });
}

namespace {

// The context of the translations.
struct CompareGlue {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::CompareView)
};

} // namespace

// It has clocks of its own: that of the window is none of its business.
widgets::View* makeCompare(const ViewContext& context)
{
    return new CompareView(context.workspace.selection(), context.workspace.jobs(), context.window);
}

void joinCompare(Views& views, Workspace& workspace)
{
    auto* view = views.get<CompareView>();
    RunList* runs = workspace.runs();
    const auto show = [view, runs] { view->setRuns(runs->items(), { runs->first(), runs->other() }, runs->toOffer()); };
    QObject::connect(runs, &RunList::comparedChanged, view, show);
    for (const auto signal : { &QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved })
        QObject::connect(runs, signal, view, show);
    for (const auto signal : { &RunList::labelled, &RunList::currentChanged })
        QObject::connect(runs, signal, view, show, Qt::QueuedConnection);
    QObject::connect(runs, &RunList::ended, view, show);
    QObject::connect(runs, &RunList::arrived, view, show);
    QObject::connect(runs, &QAbstractItemModel::modelReset, view, show);
    QObject::connect(view, &CompareView::runsChosen, runs, &RunList::setCompared);
    QObject::connect(view, &CompareView::runWanted, runs, &RunList::load);
    QObject::connect(views.get<RunsView>(), &RunsView::compareRequested, view, [view] { view->forgetFiles(); });
    // Views of one run come first: they are seen.
    QObject::connect(
        &workspace, &Workspace::currentRunChanged, view,
        [view, show, &workspace] {
            view->setRun(workspace.currentRun());
            show();
        },
        Qt::QueuedConnection);
    QObject::connect(view, &CompareView::failed, &workspace,
        [&workspace](const Findings& failures) { workspace.reportIssues(QStringLiteral("compare"), failures); });
    QObject::connect(view, &CompareView::openRequested, view, [&workspace, view] {
        const QStringList paths = widgets::askOpenPaths(view, CompareGlue::tr("Compare with files"),
            CompareGlue::tr("Runs and results (*.weftrun *.json);;All files (*)"));
        // Of these files: what is wrong with them, and the two that are compared where just so many are asked for.
        struct Opening {
            Findings failures;
            std::vector<quint64> ids;
            qsizetype left = 0;
        };
        const auto opening = std::make_shared<Opening>();
        opening->left = paths.size();
        const auto compareBoth = [view, opening] {
            if (opening->left == 0 && opening->ids.size() == 2 && opening->failures.empty())
                view->choose(opening->ids[0], opening->ids[1]);
        };
        for (const QString& path : paths) {
            const quint64 id
                = view->files()->open(path, [&workspace, view, opening, compareBoth](const Findings& failures) {
                      opening->failures.insert(opening->failures.end(), failures.begin(), failures.end());
                      workspace.reportIssues(QStringLiteral("compare"), opening->failures);
                      if (!failures.empty())
                          emit view->statusMessage(widgets::inWords(firstError(failures)));
                      --opening->left;
                      compareBoth();
                  });
            opening->ids.push_back(id);
        }
        compareBoth(); // files that are open already are there at once
    });
}

void openCompared(Views& views, Workspace&, study::FileKind, const QString& path, const Opened& done)
{
    views.get<CompareView>()->files()->open(path, done);
}

} // namespace weft::gui

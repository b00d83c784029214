// SPDX-License-Identifier: GPL-3.0-or-later
// The list of runs, the summary and its evidence, the comparison of two runs, and the fabric that they run on.
#include "app/gui/panels/compare_view.h"
#include "app/gui/panels/runs_view.h"
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "widgets/summary/summary_view.h"

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

void joinRuns(Views& views, Workspace&)
{
    auto* view = views.get<RunsView>();
    QObject::connect(view, &RunsView::compareRequested, &views, [&views] { views.enter(Mode::Compare); });
    QObject::connect(view, &RunsView::showRequested, &views, [&views] { views.enter(Mode::Analyze); });
}

void joinCompare(Views& views, Workspace& workspace)
{
    auto* view = views.get<CompareView>();
    RunList* runs = workspace.runs();
    const auto show = [view, runs] { view->setRuns(runs->first(), runs->other()); };
    QObject::connect(runs, &RunList::comparedChanged, view, show);
    const auto offer = [view, runs] { view->setChoices(runs->items(), runs->first(), runs->other()); };
    for (const auto signal : { &QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved })
        QObject::connect(runs, signal, view, offer);
    for (const auto signal : { &RunList::labelled, &RunList::comparedChanged, &RunList::currentChanged })
        QObject::connect(runs, signal, view, offer, Qt::QueuedConnection);
    QObject::connect(runs, &RunList::ended, view, offer);
    QObject::connect(runs, &QAbstractItemModel::modelReset, view, offer);
    QObject::connect(view, &CompareView::runsChosen, runs, &RunList::setCompared);
    // Views of one run come first: they are seen.
    QObject::connect(&workspace, &Workspace::currentRunChanged, view, show, Qt::QueuedConnection);
}

} // namespace weft::gui

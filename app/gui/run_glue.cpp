// SPDX-License-Identifier: GPL-3.0-or-later
// The list of runs, the comparison of two of them, and the fabric that they run on.
#include "app/gui/compare_view.h"
#include "app/gui/runs_view.h"
#include "app/gui/view_glue.h"
#include "app/gui/views.h"
#include "app/gui/workspace.h"

namespace weft::gui {

QString openTopology(Views&, Workspace& workspace, study::FileKind, const QString& path)
{
    workspace.openTopology(path);
    return {};
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
    const auto show = [view, runs] { view->setRuns(runs->current(), runs->other()); };
    QObject::connect(runs, &RunList::otherChanged, view, show);
    // Views of one run come first: they are seen.
    QObject::connect(&workspace, &Workspace::currentRunChanged, view, show, Qt::QueuedConnection);
}

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/view_registry.h"

#include "app/gui/panels/history_view.h"
#include "app/gui/panels/runs_view.h"
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "widgets/charts/histogram_chart.h"
#include "widgets/charts/utilization_chart.h"
#include "widgets/heatmap/heat_map_view.h"
#include "widgets/heatmap/traffic_matrix_view.h"
#include "widgets/issues/issues_view.h"
#include "widgets/settings/settings_form.h"
#include "widgets/summary/summary_view.h"
#include "widgets/timeline/details_view.h"
#include "widgets/timeline/range_table.h"
#include "widgets/timeline/timeline_view.h"
#include "widgets/topology/property_sheet.h"
#include "widgets/topology/topology_view.h"
#include "widgets/workload/benchmark_form.h"
#include "widgets/workload/workload_view.h"

#include <QCoreApplication>

#include <algorithm>

namespace weft::gui {

namespace {

using study::FileKind;
using widgets::View;
using M = Mode;
using C = const ViewContext&;

// A view of the selection, the clock and the workers; most are.
template <class T> View* makeTimeView(C c)
{
    return new T(c.workspace.selection(), c.workspace.time(), c.workspace.jobs(), c.window);
}

// The same with the bookmarks of the project.
template <class T> View* makeNotedView(C c)
{
    auto* view = new T(c.workspace.selection(), c.workspace.time(), c.workspace.jobs(), c.window);
    view->setNotes(c.workspace.notes());
    return view;
}

template <class T> View* makeAlone(C c)
{
    return new T(c.window);
}

View* makeTopology(C c)
{
    return new widgets::TopologyView(
        c.workspace.fabric(), c.workspace.selection(), c.workspace.time(), c.workspace.jobs(), c.window);
}

View* makeProperties(C c)
{
    return new widgets::PropertySheet(
        c.workspace.fabric(), c.workspace.selection(), c.views.get<widgets::TopologyView>()->coloring(), c.window);
}

View* makeHistory(C c)
{
    return new HistoryView(c.workspace.undoStack(), c.window);
}

View* makeOperations(C c)
{
    return new widgets::WorkloadView(c.workspace.selection(), c.workspace.jobs(), c.window);
}

View* makeRuns(C c)
{
    return new RunsView(c.workspace.runs(), c.window);
}

View* makeTraffic(C c)
{
    return new widgets::TrafficMatrixView(c.workspace.selection(), c.workspace.jobs(), c.window);
}

View* makeSummary(C c)
{
    return new widgets::SummaryView(c.workspace.selection(), c.window);
}

std::vector<ViewInfo> makeInfos()
{
    const QStringList run { QStringLiteral("run.start") };
    std::vector<ViewInfo> infos {
        {
            .name = "welcome",
            .title = QT_TRANSLATE_NOOP("Views", "Welcome"),
            .icon = "weft",
            .home = M::Design,
            .about = QT_TRANSLATE_NOOP("Views", "the page of an empty window: design, open, or try the sample"),
            .places = {},
        },
        {
            .name = "topology",
            .title = QT_TRANSLATE_NOOP("Views", "Topology"),
            .icon = "design",
            .home = M::Design,
            .about = QT_TRANSLATE_NOOP("Views", "the fabric as a drawing: edit it, or see how busy its links are"),
            .places = { { M::Design, 0, 0, 0, 1080, 640 }, { M::Analyze, 0, 0, 0, 450, 330 },
                { M::Collectives, 1, 0, 0, 380, 600 } },
            .run = RunUse::WhileLooking,
            .ownMenu = true,
            .offers = { "file.importTopology" },
            .make = makeTopology,
            .opens = { FileKind::Topology },
            .open = openTopology,
        },
        {
            .name = "properties",
            .title = QT_TRANSLATE_NOOP("Views", "Properties"),
            .icon = "properties",
            .home = M::Design,
            .about = QT_TRANSLATE_NOOP("Views", "the properties of what is selected in the fabric"),
            .places = { { M::Design, 1, 0, 0, 320, 0 } },
            .make = makeProperties,
        },
        {
            .name = "history",
            .title = QT_TRANSLATE_NOOP("Views", "History"),
            .icon = "undo",
            .home = M::Design,
            .about = QT_TRANSLATE_NOOP("Views", "every step that can be undone, and the way back to it"),
            .places = { { M::Design, 1, 0, 1 } },
            .make = makeHistory,
        },
        {
            .name = "issues",
            .title = QT_TRANSLATE_NOOP("Views", "Issues"),
            .icon = "issues",
            .home = M::Design,
            .about = QT_TRANSLATE_NOOP("Views", "errors and warnings of the fabric, the workload and the runs"),
            .places
            = { { M::Design, 0, 1, 0, 0, 150 }, { M::Workload, 0, 1, 0, 0, 130 }, { M::Simulate, 1, 1, 0, 0, 230 },
                { M::Analyze, 0, 1, 4 }, { M::Collectives, 1, 1, 0, 0, 190 }, { M::Programs, 0, 1, 0, 0, 130 } },
            .make = makeAlone<widgets::IssuesView>,
            .join = joinIssues,
        },
        {
            .name = "operations",
            .title = QT_TRANSLATE_NOOP("Views", "Workload"),
            .icon = "workload",
            .home = M::Workload,
            .about = QT_TRANSLATE_NOOP("Views", "the operations of the trace, their dependencies and statistics"),
            .places = { { M::Workload, 0, 0, 0, 1040, 660 } },
            .ownMenu = true,
            .offers = { "file.openTrace", "file.sample" },
            .make = makeOperations,
            .join = joinWorkload,
            .opens = { FileKind::Trace, FileKind::TraceSet },
            .open = openTraces,
        },
        {
            .name = "benchmark",
            .title = QT_TRANSLATE_NOOP("Views", "Collective benchmark"),
            .icon = "benchmark",
            .home = M::Workload,
            .about = QT_TRANSLATE_NOOP("Views", "one collective as the workload, without a trace"),
            .places = { { M::Workload, 1, 0, 0, 360, 0 } },
            .make = makeAlone<widgets::BenchmarkForm>,
            .join = joinBenchmark,
        },
        {
            .name = "sweep",
            .title = QT_TRANSLATE_NOOP("Views", "Size sweep"),
            .icon = "chart",
            .home = M::Workload,
            .about = QT_TRANSLATE_NOOP("Views", "bus bandwidth and time against size, for several algorithms"),
            .places = { { M::Workload, 0, 0, 1 } },
            .make = makeSweep,
        },
        {
            .name = "settings",
            .title = QT_TRANSLATE_NOOP("Views", "Settings"),
            .icon = "settings",
            .home = M::Simulate,
            .about = QT_TRANSLATE_NOOP("Views", "the system, network model, memory and what a run records"),
            .places = { { M::Simulate, 0, 0, 0, 620, 0 } },
            .make = makeAlone<widgets::SettingsForm>,
            .join = joinSettings,
            .opens = { FileKind::System, FileKind::Memory, FileKind::CommGroups },
            .open = openSettings,
        },
        {
            .name = "runs",
            .title = QT_TRANSLATE_NOOP("Views", "Runs"),
            .icon = "runs",
            .home = M::Simulate,
            .about = QT_TRANSLATE_NOOP("Views", "runs that wait, run and ended, with their progress"),
            .places = { { M::Simulate, 1, 0, 0, 780, 560 }, { M::Analyze, 0, 1, 3 }, { M::Compare, 1, 0, 0, 140, 0 } },
            .offers = run,
            .make = makeRuns,
            .join = joinRuns,
        },
        {
            .name = "timeline",
            .title = QT_TRANSLATE_NOOP("Views", "Timeline"),
            .icon = "timeline",
            .home = M::Analyze,
            .about = QT_TRANSLATE_NOOP("Views", "what ranks, links and collectives did when, as a Gantt chart"),
            .places = { { M::Analyze, 1, 0, 0, 830, 350 } },
            .run = RunUse::Always,
            .offers = run,
            .make = makeNotedView<widgets::TimelineView>,
            .join = joinTimeline,
        },
        {
            .name = "range",
            .title = QT_TRANSLATE_NOOP("Views", "Range"),
            .icon = "summary",
            .home = M::Analyze,
            .about = QT_TRANSLATE_NOOP("Views", "time by kind, overlap and bytes in the selected range"),
            .places = { { M::Analyze, 0, 1, 2 } },
            .run = RunUse::Always,
            .make = makeTimeView<widgets::RangeTable>,
        },
        {
            .name = "details",
            .title = QT_TRANSLATE_NOOP("Views", "Details"),
            .icon = "details",
            .home = M::Analyze,
            .about = QT_TRANSLATE_NOOP("Views", "all about the selected operation or link"),
            .places = { { M::Analyze, 0, 1, 1, 0, 0, true } },
            .run = RunUse::Always,
            .namesRun = true,
            .make = makeTimeView<widgets::DetailsView>,
            .join = joinDetails,
        },
        {
            .name = "heatmap",
            .title = QT_TRANSLATE_NOOP("Views", "Link heat map"),
            .icon = "heatmap",
            .home = M::Analyze,
            .about = QT_TRANSLATE_NOOP("Views", "how busy each link was, over time"),
            .places = { { M::Analyze, 1, 1, 0, 0, 290 } },
            .run = RunUse::Always,
            .offers = run,
            .make = makeNotedView<widgets::HeatMapView>,
        },
        {
            .name = "utilization",
            .title = QT_TRANSLATE_NOOP("Views", "Utilization"),
            .icon = "chart",
            .home = M::Analyze,
            .about = QT_TRANSLATE_NOOP("Views", "link utilization over time, of the busiest links or by dimension"),
            .places = { { M::Analyze, 1, 1, 1 } },
            .run = RunUse::Always,
            .offers = run,
            .make = makeTimeView<widgets::UtilizationChart>,
        },
        {
            .name = "histogram",
            .title = QT_TRANSLATE_NOOP("Views", "Link balance"),
            .icon = "histogram",
            .home = M::Analyze,
            .about = QT_TRANSLATE_NOOP("Views", "how evenly the links were used"),
            .places = { { M::Analyze, 0, 0, 2 } },
            .run = RunUse::Always,
            .offers = run,
            .make = makeAlone<widgets::HistogramChart>,
        },
        {
            .name = "traffic",
            .title = QT_TRANSLATE_NOOP("Views", "Traffic matrix"),
            .icon = "matrix",
            .home = M::Analyze,
            .about = QT_TRANSLATE_NOOP("Views", "bytes from every NPU to every other"),
            .places = { { M::Analyze, 0, 0, 3 } },
            .run = RunUse::Always,
            .offers = run,
            .make = makeTraffic,
        },
        {
            .name = "summary",
            .title = QT_TRANSLATE_NOOP("Views", "Summary"),
            .icon = "summary",
            .home = M::Analyze,
            .about = QT_TRANSLATE_NOOP("Views", "the figures of a run as tables"),
            .places = { { M::Analyze, 0, 1, 0, 0, 310 } },
            .run = RunUse::Always,
            .namesRun = true,
            .offers = run,
            .make = makeSummary,
            .join = joinSummary,
        },
        {
            .name = "whatif",
            .title = QT_TRANSLATE_NOOP("Views", "What-if questions"),
            .icon = "whatif",
            .home = M::Analyze,
            .about
            = QT_TRANSLATE_NOOP("Views", "what would be gained if a link, a dimension or an algorithm were faster"),
            .places = { { M::Analyze, 1, 1, 2 }, { M::Simulate, 1, 0, 1 } },
            .run = RunUse::Always,
            .offers = QStringList { QStringLiteral("whatif.start") } + run,
            .make = makeWhatIf,
        },
        {
            .name = "compare",
            .title = QT_TRANSLATE_NOOP("Views", "Comparison"),
            .icon = "compare",
            .home = M::Compare,
            .about = QT_TRANSLATE_NOOP("Views", "two runs side by side with one coupled range"),
            .places = { { M::Compare, 0, 0, 0, 650, 0 } },
            .offers = run + QStringList { QStringLiteral("compare.open") },
            .make = makeCompare,
            .join = joinCompare,
            .opens = { FileKind::RunFile, FileKind::Result },
            .open = openCompared,
        },
    };
    for (ViewInfo& info : scheduleViewInfos())
        infos.push_back(std::move(info));
    return infos;
}

} // namespace

const std::vector<ViewInfo>& viewInfos()
{
    static const std::vector<ViewInfo> infos = makeInfos();
    return infos;
}

const ViewInfo* findView(const QString& name)
{
    for (const ViewInfo& info : viewInfos()) {
        if (info.name == name)
            return &info;
    }
    return nullptr;
}

const ViewInfo& viewThatOpens(FileKind kind)
{
    for (const ViewInfo& info : viewInfos()) {
        if (std::find(info.opens.begin(), info.opens.end(), kind) != info.opens.end())
            return info;
    }
    return *findView(QStringLiteral("operations"));
}

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/view_registry.h"

#include "app/gui/compare_view.h"
#include "app/gui/runs_view.h"
#include "app/gui/view_glue.h"
#include "app/gui/views.h"
#include "app/gui/workspace.h"
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
        { "welcome", QT_TRANSLATE_NOOP("Views", "Welcome"), "weft", M::Design,
            QT_TRANSLATE_NOOP("Views", "the page of an empty window: design, open, or try the sample"), {} },
        { "topology", QT_TRANSLATE_NOOP("Views", "Topology"), "design", M::Design,
            QT_TRANSLATE_NOOP("Views", "the fabric as a drawing: edit it, or see how busy its links are"),
            { { M::Design, 0, 0, 0, 1080, 640 }, { M::Analyze, 0, 0, 0, 380, 760 },
                { M::Collectives, 1, 0, 0, 380, 600 } },
            RunUse::WhileLooking, { "file.importTopology" }, makeTopology, nullptr, { FileKind::Topology },
            openTopology },
        { "properties", QT_TRANSLATE_NOOP("Views", "Properties"), "properties", M::Design,
            QT_TRANSLATE_NOOP("Views", "the properties of what is selected in the fabric"),
            { { M::Design, 1, 0, 0, 320, 0 } }, RunUse::None, {}, makeProperties },
        { "issues", QT_TRANSLATE_NOOP("Views", "Issues"), "issues", M::Design,
            QT_TRANSLATE_NOOP("Views", "errors and warnings of the fabric, the workload and the runs"),
            { { M::Design, 0, 1, 0, 0, 150 }, { M::Workload, 0, 1, 0, 0, 130 }, { M::Simulate, 1, 1, 0, 0, 230 },
                { M::Analyze, 0, 1, 4 }, { M::Collectives, 1, 1, 0, 0, 190 } },
            RunUse::None, {}, makeAlone<widgets::IssuesView>, joinIssues },
        { "operations", QT_TRANSLATE_NOOP("Views", "Workload"), "workload", M::Workload,
            QT_TRANSLATE_NOOP("Views", "the operations of the trace, their dependencies and statistics"),
            { { M::Workload, 0, 0, 0, 1040, 660 } }, RunUse::None, { "file.openTrace", "file.sample" }, makeOperations,
            joinWorkload, { FileKind::Trace, FileKind::TraceSet }, openTraces },
        { "benchmark", QT_TRANSLATE_NOOP("Views", "Collective benchmark"), "benchmark", M::Workload,
            QT_TRANSLATE_NOOP("Views", "one collective as the workload, without a trace"),
            { { M::Workload, 1, 0, 0, 360, 0 } }, RunUse::None, {}, makeAlone<widgets::BenchmarkForm>, joinBenchmark },
        { "sweep", QT_TRANSLATE_NOOP("Views", "Size sweep"), "chart", M::Workload,
            QT_TRANSLATE_NOOP("Views", "bus bandwidth and time against size, for several algorithms"),
            { { M::Workload, 0, 0, 1 } }, RunUse::None, {}, makeSweep },
        { "settings", QT_TRANSLATE_NOOP("Views", "Settings"), "settings", M::Simulate,
            QT_TRANSLATE_NOOP("Views", "the system, network model, memory and what a run records"),
            { { M::Simulate, 0, 0, 0, 620, 0 } }, RunUse::None, {}, makeAlone<widgets::SettingsForm>, joinSettings,
            { FileKind::System, FileKind::Memory, FileKind::CommGroups }, openSettings },
        { "runs", QT_TRANSLATE_NOOP("Views", "Runs"), "runs", M::Simulate,
            QT_TRANSLATE_NOOP("Views", "runs that wait, run and ended, with their progress"),
            { { M::Simulate, 1, 0, 0, 780, 560 }, { M::Analyze, 0, 1, 3 }, { M::Compare, 1, 0, 0, 150, 0 } },
            RunUse::None, run, makeRuns, joinRuns },
        { "timeline", QT_TRANSLATE_NOOP("Views", "Timeline"), "timeline", M::Analyze,
            QT_TRANSLATE_NOOP("Views", "what ranks, links and collectives did when, as a Gantt chart"),
            { { M::Analyze, 1, 0, 0, 220, 0 } }, RunUse::Always, run, makeNotedView<widgets::TimelineView> },
        { "range", QT_TRANSLATE_NOOP("Views", "Range"), "summary", M::Analyze,
            QT_TRANSLATE_NOOP("Views", "time by kind, overlap and bytes in the selected range"),
            { { M::Analyze, 0, 1, 2 } }, RunUse::Always, {}, makeTimeView<widgets::RangeTable> },
        { "details", QT_TRANSLATE_NOOP("Views", "Details"), "details", M::Analyze,
            QT_TRANSLATE_NOOP("Views", "all about the selected operation"), { { M::Analyze, 0, 1, 1 } }, RunUse::Always,
            {}, makeTimeView<widgets::DetailsView> },
        { "heatmap", QT_TRANSLATE_NOOP("Views", "Link heat map"), "heatmap", M::Analyze,
            QT_TRANSLATE_NOOP("Views", "how busy each link was, over time"), { { M::Analyze, 2, 0, 0, 180, 0 } },
            RunUse::Always, run, makeNotedView<widgets::HeatMapView> },
        { "utilization", QT_TRANSLATE_NOOP("Views", "Utilization"), "chart", M::Analyze,
            QT_TRANSLATE_NOOP("Views", "link utilization over time, of the busiest links or by dimension"),
            { { M::Analyze, 0, 0, 1 } }, RunUse::Always, run, makeTimeView<widgets::UtilizationChart> },
        { "histogram", QT_TRANSLATE_NOOP("Views", "Link balance"), "histogram", M::Analyze,
            QT_TRANSLATE_NOOP("Views", "how evenly the links were used"), { { M::Analyze, 0, 0, 2 } }, RunUse::Always,
            run, makeAlone<widgets::HistogramChart> },
        { "traffic", QT_TRANSLATE_NOOP("Views", "Traffic matrix"), "matrix", M::Analyze,
            QT_TRANSLATE_NOOP("Views", "bytes from every NPU to every other"), { { M::Analyze, 0, 0, 3 } },
            RunUse::Always, run, makeTraffic },
        { "summary", QT_TRANSLATE_NOOP("Views", "Summary"), "summary", M::Analyze,
            QT_TRANSLATE_NOOP("Views", "the figures of a run as tables"), { { M::Analyze, 0, 1, 0, 0, 640 } },
            RunUse::Always, run, makeSummary, joinSummary },
        { "compare", QT_TRANSLATE_NOOP("Views", "Comparison"), "compare", M::Compare,
            QT_TRANSLATE_NOOP("Views", "two runs side by side with one coupled range"),
            { { M::Compare, 0, 0, 0, 640, 0 } }, RunUse::None, run, makeTimeView<CompareView>, joinCompare },
        { "schedule", QT_TRANSLATE_NOOP("Views", "Schedule"), "schedule", M::Collectives,
            QT_TRANSLATE_NOOP("Views", "a collective algorithm step by step, with its verdict, or two side by side"),
            { { M::Collectives, 0, 0, 0, 1020, 0 } }, RunUse::None, { "schedule.open", "schedule.new" }, makeSchedule,
            joinSchedule, { FileKind::Schedule }, openSchedule },
        { "synthesis", QT_TRANSLATE_NOOP("Views", "Synthesis"), "synthesis", M::Collectives,
            QT_TRANSLATE_NOOP("Views", "the best algorithm for the fabric that is open, and how good it is"),
            { { M::Collectives, 0, 0, 1 } }, RunUse::None, {}, makeSynthesis, joinSynthesis, { FileKind::Steps },
            openSteps },
    };
    for (ViewInfo& info : infos) {
        info.title = QCoreApplication::translate("Views", info.title.toUtf8());
        info.about = QCoreApplication::translate("Views", info.about.toUtf8());
    }
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

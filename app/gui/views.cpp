// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views.h"

#include "app/gui/compare_view.h"
#include "app/gui/runs_view.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/project/project_inputs.h"
#include "widgets/base/command_registry.h"
#include "widgets/base/data_table.h"
#include "widgets/base/empty_state.h"
#include "widgets/charts/histogram_chart.h"
#include "widgets/charts/utilization_chart.h"
#include "widgets/heatmap/heat_map_view.h"
#include "widgets/heatmap/traffic_matrix_view.h"
#include "widgets/issues/issues_view.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/settings/settings_form.h"
#include "widgets/settings/system_text.h"
#include "widgets/summary/summary_view.h"
#include "widgets/synthesis/synthesis_view.h"
#include "widgets/timeline/details_view.h"
#include "widgets/timeline/range_table.h"
#include "widgets/timeline/timeline_view.h"
#include "widgets/topology/property_sheet.h"
#include "widgets/topology/topology_view.h"
#include "widgets/workload/benchmark_form.h"
#include "widgets/workload/sweep_view.h"
#include "widgets/workload/workload_view.h"

#include <QApplication>
#include <QUndoStack>

namespace weft::gui {

namespace {

// The key of ASTRA-sim's system JSON that lists the algorithms of a pattern; empty where there is none.
std::string implementationKey(trace::CollectiveType pattern)
{
    switch (pattern) {
    case trace::CollectiveType::AllReduce:
    case trace::CollectiveType::AllGather:
    case trace::CollectiveType::ReduceScatter:
    case trace::CollectiveType::AllToAll:
        return std::string(trace::toString(pattern)) + "-implementation";
    default:
        return {};
    }
}

study::RunSettings withAlgorithms(study::RunSettings settings, const study::CollectiveBenchmark& benchmark)
{
    const std::string key = implementationKey(benchmark.pattern);
    if (key.empty())
        return settings;
    widgets::SystemText system(settings.system);
    std::vector<std::string> names;
    for (const simulation::Algorithm& algorithm : benchmark.algorithm)
        names.push_back(inputs::toText(algorithm));
    system.setWords(key, names);
    settings.system = system.text();
    return settings;
}

} // namespace

Views::Views(Workspace* workspace, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
{
    makeDesign(window);
    makeWorkload(window);
    makeSimulate(window);
    makeAnalyze(window);
    makeSchedule(window);
    makeSynthesis(window);
    // Docks may be made smaller than their content would like: five of them share a small screen.
    constexpr QSize kSmallestView(180, 90);
    for (const auto& [name, widget] : m_widgets) {
        widget->setObjectName(QStringLiteral("view.") + name);
        widget->setMinimumSize(kSmallestView);
    }
    connect(workspace, &Workspace::currentRunChanged, this, &Views::showRun);
    connect(workspace, &Workspace::workloadChanged, this, &Views::showWorkload);
    connect(workspace, &Workspace::issuesFound, this, &Views::showFindings);
    connect(workspace, &Workspace::settingsChanged, this, [this] { m_settings->setSettings(m_workspace->settings()); });
    m_settings->setSettings(workspace->settings());
    constexpr int kBetweenViewsMs = 8;
    m_feedTimer.setInterval(kBetweenViewsMs);
    connect(&m_feedTimer, &QTimer::timeout, this, &Views::feedNext);
}

QWidget* Views::widget(const QString& name) const
{
    const auto at = m_widgets.find(name);
    return at == m_widgets.end() ? nullptr : at->second;
}

void Views::makeDesign(QWidget* window)
{
    widgets::FabricDocument* fabric = m_workspace->fabric();
    m_topology
        = new widgets::TopologyView(fabric, m_workspace->selection(), m_workspace->time(), m_workspace->jobs(), window);
    m_properties = new widgets::PropertySheet(fabric, m_workspace->selection(), m_topology->coloring(), window);
    m_issues = new widgets::IssuesView(window);
    m_widgets[QStringLiteral("topology")] = m_topology;
    m_widgets[QStringLiteral("properties")] = m_properties;
    m_widgets[QStringLiteral("issues")] = m_issues;
    connect(fabric, &widgets::FabricDocument::findingsChanged, this, &Views::showFabricIssues);
    connect(m_topology, &widgets::TopologyView::statusMessage, this, &Views::message);
    connect(m_issues, &widgets::IssuesView::statusMessage, this, &Views::message);
    connect(m_issues, &widgets::IssuesView::countsChanged, this, &Views::issuesCounted);
    connect(m_issues, &widgets::IssuesView::activated, this, [this](const widgets::Issue& issue) {
        widgets::SelectionModel* selection = m_workspace->selection();
        if (issue.node != widgets::kNoNode)
            selection->selectNodes({ issue.node });
        else if (issue.link != widgets::kNoLink)
            selection->selectLinks({ issue.link });
        else if (issue.operation.isValid())
            selection->selectOperations({ issue.operation });
        if (issue.operation.isValid())
            emit showView(QStringLiteral("operations"));
        else if (issue.node != widgets::kNoNode || issue.link != widgets::kNoLink)
            emit showView(QStringLiteral("topology"));
        emit selection->revealRequested();
    });
}

void Views::makeWorkload(QWidget* window)
{
    m_operations = new widgets::WorkloadView(m_workspace->selection(), m_workspace->jobs(), window);
    m_benchmark = new widgets::BenchmarkForm(window);
    m_sweep = new widgets::SweepView(
        m_workspace->jobs(), [this] { return sweepInput(); }, window);
    m_widgets[QStringLiteral("operations")] = m_operations;
    m_widgets[QStringLiteral("benchmark")] = m_benchmark;
    m_widgets[QStringLiteral("sweep")] = m_sweep;
    connect(m_operations, &widgets::WorkloadView::statusMessage, this, &Views::message);
    connect(m_benchmark, &widgets::BenchmarkForm::benchmarkChosen, this, &Views::useBenchmark);
    connect(m_benchmark, &widgets::BenchmarkForm::sweepRequested, this,
        [this](const study::CollectiveBenchmark& benchmark, const study::SweepSizes& sizes,
            const std::vector<study::SweepAlgorithm>& algorithms) {
            emit showView(QStringLiteral("sweep"));
            m_sweep->start(benchmark, sizes, algorithms);
        });
    connect(m_sweep, &widgets::SweepView::statusMessage, this, &Views::message);
    connect(m_workspace->fabric(), &widgets::FabricDocument::sealedChanged, this, [this] { followFabric(); });
}

void Views::makeSimulate(QWidget* window)
{
    m_settings = new widgets::SettingsForm(window);
    m_runsView = new RunsView(m_workspace->runs(), window);
    m_widgets[QStringLiteral("settings")] = m_settings;
    m_widgets[QStringLiteral("runs")] = m_runsView;
    connect(m_settings, &widgets::SettingsForm::edited, this,
        [this](const QString& what) { m_workspace->setSettings(m_settings->settings(), what); });
    connect(m_runsView, &RunsView::compareRequested, this, &Views::compareRequested);
    connect(m_runsView, &RunsView::showRequested, this, &Views::analyzeRequested);
}

void Views::makeAnalyze(QWidget* window)
{
    widgets::SelectionModel* selection = m_workspace->selection();
    widgets::TimeController* time = m_workspace->time();
    widgets::JobRunner* jobs = m_workspace->jobs();
    m_timeline = new widgets::TimelineView(selection, time, jobs, window);
    m_range = new widgets::RangeTable(selection, time, jobs, window);
    m_details = new widgets::DetailsView(selection, time, jobs, window);
    m_heatMap = new widgets::HeatMapView(selection, time, jobs, window);
    m_utilization = new widgets::UtilizationChart(selection, time, jobs, window);
    m_histogram = new widgets::HistogramChart(window);
    m_traffic = new widgets::TrafficMatrixView(selection, jobs, window);
    m_summary = new widgets::SummaryView(selection, window);
    m_compare = new CompareView(selection, time, jobs, window);
    m_widgets[QStringLiteral("timeline")] = m_timeline;
    m_widgets[QStringLiteral("range")] = m_range;
    m_widgets[QStringLiteral("details")] = m_details;
    m_widgets[QStringLiteral("heatmap")] = m_heatMap;
    m_widgets[QStringLiteral("utilization")] = m_utilization;
    m_widgets[QStringLiteral("histogram")] = m_histogram;
    m_widgets[QStringLiteral("traffic")] = m_traffic;
    m_widgets[QStringLiteral("summary")] = m_summary;
    m_widgets[QStringLiteral("compare")] = m_compare;
    connect(m_timeline, &widgets::TimelineView::statusMessage, this, &Views::message);
    connect(m_range->table(), &widgets::DataTable::statusMessage, this, &Views::message);
    connect(m_summary, &widgets::SummaryView::statusMessage, this, &Views::message);
    connect(m_utilization, &widgets::UtilizationChart::statusMessage, this, &Views::message);
    connect(m_histogram, &widgets::HistogramChart::statusMessage, this, &Views::message);
    connect(m_workspace->runs(), &RunList::otherChanged, this,
        [this] { m_compare->setRuns(m_workspace->runs()->current(), m_workspace->runs()->other()); });
}

void Views::registerCommands(widgets::CommandRegistry& commands)
{
    m_topology->registerCommands(commands);
    m_operations->registerCommands(commands);
    m_timeline->registerCommands(commands);
    m_heatMap->registerCommands(commands);
    m_traffic->registerCommands(commands);
    m_summary->registerCommands(commands);
    m_utilization->registerCommands(commands);
    m_histogram->registerCommands(commands);
    m_settings->registerCommands(commands);
    m_sweep->registerCommands(commands);
    m_runsView->registerCommands(commands);
    m_schedule->registerCommands(commands);
    m_synthesis->registerCommands(commands);
    m_issues->registerCommands(commands);
}

void Views::fillEmptyStates(const widgets::CommandRegistry& commands)
{
    const auto offer = [&commands](widgets::EmptyState* empty, std::initializer_list<const char*> ids) {
        for (const char* id : ids)
            empty->addAction(commands.action(QString::fromLatin1(id)));
    };
    offer(m_topology->emptyState(), { "file.importTopology" });
    offer(m_operations->emptyState(), { "file.openTrace", "file.sample" });
    offer(m_runsView->emptyState(), { "run.start" });
    for (widgets::EmptyState* empty : { m_timeline->emptyState(), m_heatMap->emptyState(), m_traffic->emptyState(),
             m_summary->emptyState(), m_utilization->emptyState(), m_histogram->emptyState() })
        offer(empty, { "run.start" });
    offer(m_compare->emptyState(), { "run.start" });
    offer(m_schedule->emptyState(), { "schedule.open", "schedule.new" });
}

void Views::setAnalyzing(bool analyzing)
{
    m_analyzing = analyzing;
    m_topology->setRun(analyzing ? m_workspace->currentRun() : nullptr);
    m_topology->setEditable(!analyzing);
}

// One view a turn of the event loop, so that frames are drawn between them.
void Views::showRun()
{
    const widgets::RunViewPtr run = m_workspace->currentRun();
    m_feed.clear();
    const auto feed = [this, run](auto* view) { m_feed.emplace_back([view, run] { view->setRun(run); }); };
    m_feed.emplace_back([this, run] { m_topology->setRun(m_analyzing ? run : nullptr); });
    feed(m_timeline);
    feed(m_summary);
    feed(m_heatMap);
    feed(m_range);
    feed(m_details);
    feed(m_utilization);
    feed(m_histogram);
    feed(m_traffic);
    m_feed.emplace_back([this] { m_compare->setRuns(m_workspace->runs()->current(), m_workspace->runs()->other()); });
    m_feedTimer.start();
}

void Views::feedNext()
{
    const std::function<void()> next = std::move(m_feed.front());
    m_feed.pop_front();
    if (m_feed.empty())
        m_feedTimer.stop();
    next();
}

void Views::showWorkload()
{
    const OpenWorkload& open = m_workspace->workload();
    m_operations->setGroups(m_workspace->groups());
    m_operations->setWorkload(open.workload, open.name, open.findings, open.missingRanks);
}

void Views::showFabricIssues()
{
    std::vector<widgets::Issue> issues;
    for (const widgets::FabricFinding& found : m_workspace->fabric()->findings()) {
        widgets::Issue issue;
        issue.finding = found.finding;
        issue.node = found.node;
        issue.link = found.link;
        issues.push_back(std::move(issue));
    }
    m_issues->setIssues(tr("Topology"), std::move(issues));
}

void Views::showFindings(const QString& source, const Findings& findings)
{
    static const std::map<QString, const char*> names { { QStringLiteral("run"), QT_TR_NOOP("Run") },
        { QStringLiteral("workload"), QT_TR_NOOP("Workload") }, { QStringLiteral("project"), QT_TR_NOOP("Project") },
        { QStringLiteral("import"), QT_TR_NOOP("Import") }, { QStringLiteral("schedule"), QT_TR_NOOP("Schedule") } };
    std::vector<widgets::Issue> issues;
    for (const Finding& finding : findings) {
        widgets::Issue issue;
        issue.finding = finding;
        issue.operation = operationAt(finding.error.where);
        issues.push_back(std::move(issue));
    }
    m_issues->setIssues(tr(names.at(source)), std::move(issues));
}

widgets::OpKey Views::operationAt(const Where& where) const
{
    const study::WorkloadPtr& workload = m_workspace->workload().workload;
    if (workload == nullptr || !where.rank || !where.nodeId || *where.rank >= workload->graphs.size())
        return {};
    const OpId op = workload->graphs[*where.rank]->find(*where.nodeId);
    return op == kNone<OpId> ? widgets::OpKey {} : widgets::OpKey { Rank { *where.rank }, op };
}

Result<widgets::SweepInput> Views::sweepInput()
{
    const auto sealed = m_workspace->fabric()->sealed();
    if (!sealed)
        return sealed.error();
    Findings findings;
    const topology::Fabric& fabric = (*sealed)->fabric;
    auto prepared = study::prepare(m_workspace->settings(), fabric.topology().npuCount(), findings);
    if (!prepared)
        return prepared.error();
    prepared->options.record = simulation::RecordLevel::Summary;
    return widgets::SweepInput { fabric, prepared->system.config, prepared->options };
}

void Views::useBenchmark(const study::CollectiveBenchmark& benchmark)
{
    const auto sealed = m_workspace->fabric()->sealed();
    if (!sealed) {
        emit message(tr("Make a fabric first: %1").arg(QString::fromStdString(sealed.error().message)));
        return;
    }
    OpenWorkload open;
    open.source = { project::WorkloadKind::Benchmark, {}, project::benchmarkJson(benchmark) };
    auto made = project::loadWorkload(open.source, {}, (*sealed)->fabric.topology().npuCount());
    if (!made) {
        emit message(QString::fromStdString(toString(made.error())));
        return;
    }
    open.workload = std::move(made->workload);
    open.name = QString::fromStdString(project::benchmarkName(benchmark));
    const QString what = tr("Use a collective benchmark");
    m_workspace->undoStack()->beginMacro(what);
    m_workspace->setWorkload(std::move(open), what);
    if (!benchmark.algorithm.empty())
        m_workspace->setSettings(withAlgorithms(m_workspace->settings(), benchmark), what);
    m_workspace->undoStack()->endMacro();
    emit message(tr("The workload is %1: press F5 to run it").arg(m_workspace->workload().name));
}

void Views::followFabric()
{
    const auto sealed = m_workspace->fabric()->sealed();
    if (!sealed)
        return;
    const topology::Topology& topology = (*sealed)->fabric.topology();
    std::vector<std::uint32_t> sizes;
    for (const topology::Dimension& dimension : topology.dimensions())
        sizes.push_back(dimension.size);
    m_settings->setDimensionCount(static_cast<int>(sizes.size()));
    m_settings->setNpuCount(topology.npuCount());
    m_benchmark->setMachine(topology.npuCount(), sizes);
    m_synthesis->setNpus(topology.npuCount());
}

bool Views::importSettings(study::FileKind kind, const QString& path, QString& error)
{
    switch (kind) {
    case study::FileKind::System:
        return m_settings->importSystem(path, error);
    case study::FileKind::Memory:
        return m_settings->importMemory(path, error);
    case study::FileKind::CommGroups:
        return m_settings->importGroups(path, error);
    default:
        error = tr("%1 holds no settings").arg(path);
        return false;
    }
}

bool Views::exportFrontView(const QString& path, QString& error)
{
    const auto has = [](QWidget* view) {
        const QWidget* focus = QApplication::focusWidget();
        return focus != nullptr && (focus == view || view->isAncestorOf(focus));
    };
    if (has(m_timeline))
        return m_timeline->exportImage(path, error);
    if (has(m_heatMap))
        return m_heatMap->exportImage(path, error);
    if (has(m_schedule))
        return m_schedule->exportImage(path, error);
    if (has(m_traffic))
        return m_traffic->exportImage(path, error);
    return m_topology->exportImage(path, error);
}

} // namespace weft::gui

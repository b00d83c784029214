// SPDX-License-Identifier: GPL-3.0-or-later
// Makes every view of the window, connects each to the workspace, and keeps them fed: the run that is shown, the
// workload, the settings, the issues. Interface thread; the views belong to the docks that the window puts them into.
#pragma once

#include "app/gui/workspace.h"
#include "engine/collective/schedule.h"
#include "engine/study/collective_benchmark.h"
#include "engine/study/file_kind.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <deque>
#include <functional>
#include <map>

class QWidget;

namespace weft::widgets {
class BenchmarkForm;
class CommandRegistry;
class DetailsView;
class HeatMapView;
class HistogramChart;
class IssuesView;
class PropertySheet;
class RangeTable;
class ScheduleView;
class SettingsForm;
class SummaryView;
class SynthesisView;
struct ScheduleFabric;
struct SweepInput;
class SweepView;
class TimelineView;
class TopologyView;
class TrafficMatrixView;
class UtilizationChart;
class WorkloadView;
}

namespace weft::gui {

class CompareView;
class RunsView;

class Views : public QObject {
    Q_OBJECT

public:
    Views(Workspace* workspace, QWidget* window);

    // By the names of viewInfos(); null for "welcome".
    [[nodiscard]] QWidget* widget(const QString& name) const;
    void registerCommands(widgets::CommandRegistry& commands);
    // The buttons of the empty states, once all commands are there.
    void fillEmptyStates(const widgets::CommandRegistry& commands);

    [[nodiscard]] widgets::TopologyView* topology() const { return m_topology; }
    [[nodiscard]] widgets::TimelineView* timeline() const { return m_timeline; }
    [[nodiscard]] widgets::IssuesView* issues() const { return m_issues; }
    [[nodiscard]] widgets::WorkloadView* operations() const { return m_operations; }
    [[nodiscard]] widgets::SweepView* sweep() const { return m_sweep; }
    [[nodiscard]] widgets::ScheduleView* schedule() const { return m_schedule; }
    [[nodiscard]] widgets::SynthesisView* synthesis() const { return m_synthesis; }

    // A system, remote-memory or communicator-group file of ASTRA-sim.
    [[nodiscard]] bool importSettings(study::FileKind kind, const QString& path, QString& error);
    // A file of equal steps, against the fabric that is open; the verdict is a message and, if it is bad, an issue.
    void checkSteps(const QString& path);
    // A picture of the canvas that was used last: PNG, SVG or PDF by the suffix.
    [[nodiscard]] bool exportFrontView(const QString& path, QString& error);

    // Whether the fabric is drawn as it is edited, or coloured by what the run did to it.
    void setAnalyzing(bool analyzing);

signals:
    void showView(const QString& name); // bring a view to the front
    void compareRequested();
    void analyzeRequested();
    void message(const QString& text);
    void issuesCounted(int errors, int warnings);

private:
    void makeDesign(QWidget* window);
    void makeWorkload(QWidget* window);
    void makeSimulate(QWidget* window);
    void makeAnalyze(QWidget* window);
    void makeSchedule(QWidget* window);
    void makeSynthesis(QWidget* window);
    void showRun();
    void feedNext();
    void showWorkload();
    void showFabricIssues();
    void showFindings(const QString& source, const Findings& findings);
    [[nodiscard]] Result<widgets::SweepInput> sweepInput();
    void useBenchmark(const study::CollectiveBenchmark& benchmark);
    void followFabric();
    void giveFabricToSchedule();
    [[nodiscard]] widgets::ScheduleFabric fabricForSchedule() const;
    void rememberSchedules(); // in the project
    void restoreSchedules();
    // `path`: the file that it comes from; empty: none.
    void askUseSchedule(const collective::SchedulePtr& schedule, const QString& name, const QString& path);
    void writeAndUse(
        const collective::SchedulePtr& schedule, const std::vector<std::string>& keys, const QString& file);
    void useSchedule(const std::vector<std::string>& keys, const QString& file);
    [[nodiscard]] widgets::OpKey operationAt(const Where& where) const; // invalid if the place is no operation

    Workspace* m_workspace;
    std::map<QString, QWidget*> m_widgets;
    bool m_analyzing = false;
    std::deque<std::function<void()>> m_feed; // views that have not got the run yet
    QTimer m_feedTimer;
    bool m_isRestoring = false; // the schedules of a project
    QTimer m_fabricTimer; // a pause in the changes of the fabric

    widgets::TopologyView* m_topology = nullptr;
    widgets::PropertySheet* m_properties = nullptr;
    widgets::IssuesView* m_issues = nullptr;
    widgets::WorkloadView* m_operations = nullptr;
    widgets::BenchmarkForm* m_benchmark = nullptr;
    widgets::SweepView* m_sweep = nullptr;
    widgets::SettingsForm* m_settings = nullptr;
    RunsView* m_runsView = nullptr;
    widgets::TimelineView* m_timeline = nullptr;
    widgets::RangeTable* m_range = nullptr;
    widgets::DetailsView* m_details = nullptr;
    widgets::HeatMapView* m_heatMap = nullptr;
    widgets::UtilizationChart* m_utilization = nullptr;
    widgets::HistogramChart* m_histogram = nullptr;
    widgets::TrafficMatrixView* m_traffic = nullptr;
    widgets::SummaryView* m_summary = nullptr;
    CompareView* m_compare = nullptr;
    widgets::ScheduleView* m_schedule = nullptr;
    widgets::SynthesisView* m_synthesis = nullptr;
};

} // namespace weft::gui

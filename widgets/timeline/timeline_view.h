// SPDX-License-Identifier: GPL-3.0-or-later
// The Gantt chart of a run with all that steers it: filter and search fields, overview with a brush, canvas, scroll
// bars. The bars are prepared on a worker; a result for a run that is not shown any more is dropped. Interface thread;
// selection, time and jobs belong to the window and outlive the view.
#pragma once

#include "engine/study/scenario/run_settings.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/base/views/view.h"
#include "widgets/timeline/timeline_data.h"

#include <functional>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QScrollBar;
class QToolButton;

namespace weft::widgets {

class OverviewStrip;
class TimelineCanvas;
class TimeNotes;

class TimelineView : public View {
    Q_OBJECT

public:
    TimelineView(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent = nullptr);

    // Null: none. Does not touch the extent of the clock, which the window sets.
    void setRun(RunViewPtr run) override;
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    void setFailure(const QString& why); // said where there is nothing to show; empty: no run has failed
    [[nodiscard]] bool isEmpty() const { return m_stack->isEmpty(); }
    [[nodiscard]] TimelineCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] std::vector<ViewExport> exports() override;
    void registerCommands(CommandRegistry& commands) override;
    void setNotes(TimeNotes* notes); // bookmarks; null: none
    // With which settings a run that is shown was made; none: the algorithm of a collective cannot be written.
    using SettingsOf = std::function<std::optional<study::RunSettings>(const RunView&)>;
    void setSettingsOf(SettingsOf settingsOf) { m_settingsOf = std::move(settingsOf); }
    void reset() override;
    [[nodiscard]] QJsonObject saveState() const override;
    void restoreState(const QJsonObject& state) override;

    // On which lanes the communication of ranks lies; kept for the runs that follow. Prepared on a worker.
    [[nodiscard]] LaneChoice lanes() const { return m_laneChoice; }
    void setLanes(LaneChoice choice);

    // Rows whose name contains the text (any case), or matches it if it is written /like this/; empty: all.
    void setRowFilter(const QString& text);

signals:
    void operationClicked(); // and selected
    void ready(); // the bars of the run are shown

private:
    using Save = std::function<Result<void>(
        const RunView& run, const std::string& path, Findings& findings, const Watch& watch)>;
    ViewExport runFile(const QString& name, const QStringList& suffixes, Save save);
    [[nodiscard]] std::optional<ViewExport> algorithmFile(); // of the collective that is selected
    void prepare(); // asks a worker for the bars
    [[nodiscard]] static QString filterTip();
    QWidget* makeBar();
    void connectScrolling();
    void showEmpty(const RunViewPtr& run);
    void setData(TimelineDataPtr bars);
    void showData(TimelineDataPtr bars);
    void noteRange(); // and shows the one that is wanted
    void updateVertical();
    void updateHorizontal();
    void applyFilter(); // asks a worker; the newest wins
    void hideTracks(std::vector<bool> hidden);
    void selectLike(std::uint32_t bar);
    void search();
    void showFound(int step);
    void setAllExpanded(bool expanded);
    void resizeStrips(int by);

    SelectionModel* m_selection;
    TimeController* m_time;
    SettingsOf m_settingsOf;
    JobRunner* m_jobs;
    TimelineCanvas* m_canvas;
    OverviewStrip* m_overview;
    QScrollBar* m_vertical;
    QScrollBar* m_horizontal;
    QLineEdit* m_filter;
    QLineEdit* m_search;
    QLabel* m_found;
    QComboBox* m_lanes;
    QToolButton* m_path;
    QToolButton* m_bookmarks;
    ViewStack* m_stack;

    RunViewPtr m_run;
    QString m_failure; // of the last run, if there is none to show
    LaneChoice m_laneChoice = LaneChoice::Kind;
    JobId m_job = 0;
    JobId m_searchJob = 0;
    JobId m_filterJob = 0;
    JobId m_likeJob = 0;
    std::vector<std::uint32_t> m_matches; // bars, by start
    int m_match = -1;
    std::optional<TimeRange> m_keptRange; // what is seen of the run, if not all
    std::optional<TimeRange> m_wantedRange; // of the project, until there is a run
    bool m_moving = false; // a scroll bar is being set, not moved
};

} // namespace weft::widgets

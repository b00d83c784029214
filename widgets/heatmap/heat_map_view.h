// SPDX-License-Identifier: GPL-3.0-or-later
// How busy every link was over time: links by time from the bins of a run, on the axis that the Gantt chart has.
// Order, grouping and pooling are prepared on a worker. Interface thread; selection, time and jobs belong to the
// window.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/base/views/view.h"
#include "widgets/heatmap/heat_rows.h"

#include <QTimer>

class QComboBox;
class QScrollBar;
class QToolButton;

namespace weft::widgets {

class HeatCanvas;
class TimeNotes;

class HeatMapView : public View {
    Q_OBJECT

public:
    HeatMapView(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent = nullptr);

    void setRun(RunViewPtr run) override; // null: none
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    [[nodiscard]] bool isEmpty() const { return m_stack->isEmpty(); }
    [[nodiscard]] HeatCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] std::vector<ViewExport> exports() override;
    void registerCommands(CommandRegistry& commands) override;
    void setNotes(TimeNotes* notes); // bookmarks; null: none
    void reset() override;
    [[nodiscard]] QJsonObject saveState() const override; // how the links stand
    void restoreState(const QJsonObject& state) override;

    [[nodiscard]] const HeatSettings& settings() const { return m_settings; }
    void setSettings(HeatSettings settings); // linksPerLine is recomputed while all links are to fit
    void setFitting(bool fits); // all links in sight, several a line where there are many
    // The settings with which all links are seen on a canvas of that height.
    [[nodiscard]] static HeatSettings fitted(HeatSettings settings, const HeatData& data, int height);
    [[nodiscard]] const HeatDataPtr& data() const { return m_data; } // null: none, or not prepared yet

signals:
    void linkClicked(); // and selected

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr int kLeastLine = 1; // px
    static constexpr int kMostLine = 40;
    QWidget* makeBar();
    void showEmpty();
    void refresh(); // asks a worker for the rows
    void fit();

    SelectionModel* m_selection;
    TimeController* m_time;
    JobRunner* m_jobs;
    HeatCanvas* m_canvas;
    QScrollBar* m_vertical;
    QComboBox* m_sort;
    QComboBox* m_pool;
    QToolButton* m_group;
    QToolButton* m_fit;
    ViewStack* m_stack;

    RunViewPtr m_run;
    HeatDataPtr m_data;
    HeatSettings m_settings;
    bool m_fits = false;
    JobId m_job = 0;
    QTimer m_resized; // fits again when resizing pauses
};

} // namespace weft::widgets

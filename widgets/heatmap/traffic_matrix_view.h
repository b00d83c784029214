// SPDX-License-Identifier: GPL-3.0-or-later
// What every NPU sent to every other one in a run, as bytes or messages, on a linear or logarithmic scale. Its squares
// are pooled on a worker. Interface thread; selection and jobs belong to the window.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/views/view.h"
#include "widgets/heatmap/matrix_data.h"

class QComboBox;
class QToolButton;

namespace weft::widgets {

class HeatLegend;
class MatrixCanvas;

class TrafficMatrixView : public View {
    Q_OBJECT

public:
    TrafficMatrixView(SelectionModel* selection, JobRunner* jobs, QWidget* parent = nullptr);

    void setRun(RunViewPtr run) override; // null: none
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    [[nodiscard]] bool isEmpty() const { return m_stack->isEmpty(); }
    [[nodiscard]] MatrixCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] std::vector<ViewExport> exports() override;
    void registerCommands(CommandRegistry& commands) override;

private:
    QWidget* makeBar();
    void showEmpty();
    void updateLegend();

    JobRunner* m_jobs;
    MatrixCanvas* m_canvas;
    QComboBox* m_measure;
    QToolButton* m_logarithmic;
    HeatLegend* m_legend;
    ViewStack* m_stack;
    RunViewPtr m_run;
    JobId m_job = 0;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// What a sweep of a collective gives: a line an algorithm over the sizes, measured nccl-tests laid over it, and the
// table beside it. It starts its own job, on the fabric and system that `input` returns when asked, so that a sweep
// always runs on what is open. Interface thread; `jobs` outlives it.
#pragma once

#include "engine/study/runs/nccl_table.h"
#include "engine/study/scenario/run_settings.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/views/view.h"

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace weft::widgets {

class CommandRegistry;
class DataTable;
class EmptyState;
class RecordModel;
class SweepChart;
class ViewStack;

// The settings may name files, which the job reads.
struct SweepInput {
    topology::Fabric fabric;
    study::RunSettings settings {};
};

class SweepView : public View {
    Q_OBJECT

public:
    SweepView(JobRunner* jobs, std::function<Result<SweepInput>()> input, QWidget* parent = nullptr);

    // Starts a sweep in place of one that runs; its rows are shown when it is done or stopped.
    void start(const study::CollectiveBenchmark& benchmark, const study::SweepSizes& sizes,
        const std::vector<study::SweepAlgorithm>& algorithms);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_job != 0; }

    void setRows(std::vector<study::SweepRow> rows, trace::CollectiveType pattern);
    [[nodiscard]] const std::vector<study::SweepRow>& rows() const { return m_rows; }
    // Lays a measured table over the chart, beside those that are there. False, and why in `error`, if it cannot.
    [[nodiscard]] bool loadMeasured(const QString& path, QString& error);
    void clearMeasured();
    [[nodiscard]] std::vector<ViewExport> exports() override;

    [[nodiscard]] EmptyState* emptyState() const override { return m_empty; }
    [[nodiscard]] RecordModel* model() const { return m_model; }
    [[nodiscard]] SweepChart* chart() const { return m_chart; }
    void registerCommands(CommandRegistry& commands) override;
    void reset() override;

private:
    struct Line { // of the table; simulated or measured
        QString series;
        std::uint64_t bytes = 0;
        double micros = 0;
        double algorithmBandwidth = 0; // GB/s
        double busBandwidth = 0;
    };
    struct Measured {
        QString name;
        std::vector<study::NcclRow> rows;
    };

    void layOut();
    QWidget* makeBar();
    void take(const study::CollectiveBenchmark& benchmark, Result<study::SweepResult> result);
    void showState();
    void showLines();
    void askMeasured();

    JobRunner* m_jobs;
    std::function<Result<SweepInput>()> m_input;
    JobId m_job = 0;
    trace::CollectiveType m_pattern = trace::CollectiveType::AllReduce;
    std::vector<study::SweepRow> m_rows;
    std::vector<Measured> m_measured;
    std::vector<Line> m_lines;
    QString m_note; // what the last sweep had to say
    QString m_measuredNote; // and the last measured file
    SweepChart* m_chart;
    RecordModel* m_model;
    DataTable* m_table;
    QComboBox* m_figure = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_clear = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_message = nullptr;
    EmptyState* m_empty;
    ViewStack* m_stack = nullptr;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// How busy links are over time: dimensions with their mean and band, the busiest links, or the selected ones. Shows the
// time that all time views show; never draws more than two points a pixel and series. Interface thread.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/base/views/view.h"
#include "widgets/charts/utilization_data.h"

#include <vector>

class QComboBox;
class QLabel;

namespace weft::widgets {

class ChartFrame;
class ChartLegend;
class CommandRegistry;
class SelectionModel;
class TimeOverlay;
class UtilizationParts;

class UtilizationChart : public View {
    Q_OBJECT

public:
    enum Shown { Dimensions, BusiestLinks, SelectedLinks };

    // `jobs` prepares the series; without it that happens in setRun.
    UtilizationChart(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent = nullptr);
    ~UtilizationChart() override;

    void setRun(RunViewPtr run) override; // null: the empty state
    void setData(UtilizationDataPtr made); // series that were made elsewhere; for tests and benchmarks
    void setShown(Shown shown);
    [[nodiscard]] Shown shown() const;
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    [[nodiscard]] std::vector<ViewExport> exports() override;
    void registerCommands(CommandRegistry& commands) override;
    void reset() override { setShown(Dimensions); }
    [[nodiscard]] QJsonObject saveState() const override;
    void restoreState(const QJsonObject& state) override;

    // What is shown, at full resolution within the visible range: time_ns and a column a series (fractions).
    [[nodiscard]] QString toCsv() const;
    [[nodiscard]] ChartFrame* frame() const { return m_frame; }
    [[nodiscard]] const UtilizationDataPtr& data() const { return m_data; }
    [[nodiscard]] const std::vector<UtilizationLine>& lines() const; // that are shown

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeContent();
    void showNothing(const QString& title, const QString& hint);
    void rebuild(); // other series
    void refresh(); // the same series in another range or size
    void placeOverlay();
    void followSelection();
    void zoomAt(double x, double factor);
    [[nodiscard]] std::int64_t timeAt(double x) const;

    SelectionModel* m_selection;
    TimeController* m_time;
    JobRunner* m_jobs;
    JobId m_job = 0;
    RunViewPtr m_run;
    UtilizationDataPtr m_data;
    std::vector<UtilizationLine> m_selected;
    QComboBox* m_choice = nullptr;
    QLabel* m_hint = nullptr;
    ChartFrame* m_frame = nullptr;
    ChartLegend* m_legend = nullptr;
    TimeOverlay* m_overlay = nullptr;
    ViewStack* m_stack = nullptr;
    double m_pressedAt = 0;
    TimeRange m_pressedRange;
    bool m_dragged = false;
    std::unique_ptr<UtilizationParts> m_parts;
};

} // namespace weft::widgets

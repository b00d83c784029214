// SPDX-License-Identifier: GPL-3.0-or-later
// How the use of links is distributed over the links, of all or of one dimension, with the imbalance as a figure; as
// counts or as the share of links at or below a use. Interface thread.
#pragma once

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/views/view.h"
#include "widgets/charts/use_histogram.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace weft::widgets {

class ChartFrame;
class CommandRegistry;
class HistogramParts;

class HistogramChart : public View {
    Q_OBJECT

public:
    explicit HistogramChart(QWidget* parent = nullptr);
    ~HistogramChart() override;

    void setRun(RunViewPtr run) override; // null: the empty state
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    [[nodiscard]] std::vector<ViewExport> exports() override;
    void registerCommands(CommandRegistry& commands) override;
    void reset() override;
    [[nodiscard]] QJsonObject saveState() const override;
    void restoreState(const QJsonObject& state) override;

    [[nodiscard]] const UseHistogram& histogram() const { return m_histogram; }
    [[nodiscard]] ChartFrame* frame() const { return m_frame; }
    [[nodiscard]] QString toCsv() const; // from, to (fractions), links, share at or below

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeContent();
    void fillGroups();
    void rebuild();
    void drawCounts();
    void drawShares();

    RunViewPtr m_run;
    UseHistogram m_histogram;
    QComboBox* m_group = nullptr;
    int m_wantedGroup = -1; // a dimension, also while the run that is shown does not have it; −1: all links
    QCheckBox* m_cumulative = nullptr;
    QLabel* m_figures = nullptr;
    ChartFrame* m_frame = nullptr;
    ViewStack* m_stack = nullptr;
    std::unique_ptr<HistogramParts> m_parts;
};

} // namespace weft::widgets

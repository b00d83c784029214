// SPDX-License-Identifier: GPL-3.0-or-later
// What the workload amounts to: operations by type, a histogram of their sizes, and how even the ranks are.
// Interface thread; a page of WorkloadView.
#pragma once

#include "widgets/workload/workload_digest.h"

#include <QWidget>

class QBarCategoryAxis;
class QBarSet;
class QChart;
class QChartView;
class QStackedBarSeries;
class QValueAxis;

namespace weft::widgets {

class DataTable;
class RecordModel;

class StatisticsPage : public QWidget {
    Q_OBJECT

public:
    explicit StatisticsPage(QWidget* parent = nullptr);

    void setDigest(WorkloadDigestPtr digest); // null: none yet
    [[nodiscard]] RecordModel* kinds() const { return m_kinds; }
    [[nodiscard]] RecordModel* spread() const { return m_spread; }
    [[nodiscard]] QChart* chart() const { return m_chart; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QChartView* makeChart();
    void showKinds();
    void showSizes();
    void showSpread();
    void applyColors();

    WorkloadDigestPtr m_digest;
    RecordModel* m_kinds;
    RecordModel* m_spread;
    QChart* m_chart = nullptr;
    QStackedBarSeries* m_bars = nullptr;
    QBarCategoryAxis* m_sizes = nullptr;
    QValueAxis* m_counts = nullptr;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// The operations of a workload: filters, how many pass, and the table. Its selection is the window's, both ways.
// Interface thread; a page of WorkloadView.
#pragma once

#include "widgets/base/shared/selection_model.h"
#include "widgets/workload/filter_bar.h"

#include <QWidget>

class QLabel;

namespace weft::widgets {

class DataTable;
class JobRunner;
class OperationsModel;

class OperationsPage : public QWidget {
    Q_OBJECT

public:
    // More selected rows than this are not passed on to the other views.
    static constexpr std::size_t kMostSelected = 10'000;

    OperationsPage(SelectionModel* selection, JobRunner* jobs, QWidget* parent = nullptr);

    void setList(OperationListPtr list);
    void setChoices(const FilterChoices& choices);
    [[nodiscard]] FilterBar* filterBar() const { return m_filters; }
    [[nodiscard]] OperationsModel* model() const { return m_model; }
    [[nodiscard]] DataTable* table() const { return m_table; }

private:
    void layOut();
    void showCount();
    void passSelectionOn();
    void takeSelection(bool scroll);

    SelectionModel* m_selection;
    OperationsModel* m_model;
    FilterBar* m_filters;
    DataTable* m_table;
    QLabel* m_count;
    bool m_isSyncing = false;
};

} // namespace weft::widgets

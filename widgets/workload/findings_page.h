// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers and the validator say about the workload, and which ranks it has no file for. A double click or
// Enter selects the operation that a finding is about. Interface thread; a page of WorkloadView.
#pragma once

#include "engine/core/error.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/workload/operation_list.h"

#include <QWidget>

class QLabel;

namespace weft::widgets {

class DataTable;
class RecordModel;
class ViewStack;

class FindingsPage : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPage(SelectionModel* selection, QWidget* parent = nullptr);

    void setFindings(OperationListPtr list, const Findings& findings, const std::vector<std::uint32_t>& missingRanks);
    [[nodiscard]] RecordModel* model() const { return m_model; }
    [[nodiscard]] DataTable* table() const { return m_table; }
    // The operation that a finding names, if the workload has it.
    [[nodiscard]] OpKey operationOf(const Error& error) const;

signals:
    void statusMessage(const QString& text);
    void operationChosen(); // it is selected; show the operations

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFindings();
    void choose(const QModelIndex& index);

    SelectionModel* m_selection;
    OperationListPtr m_list;
    Findings m_findings;
    RecordModel* m_model;
    DataTable* m_table;
    QLabel* m_missing;
    ViewStack* m_stack;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// The dependencies around the operation that is selected: the drawing, its depth and what is left out of it.
// Interface thread; a page of WorkloadView.
#pragma once

#include "widgets/base/shared/selection_model.h"
#include "widgets/workload/operation_list.h"

#include <QWidget>

class QLabel;
class QSpinBox;

namespace weft::widgets {

class DependencyView;
class EmptyState;
class ViewStack;

class DependencyPage : public QWidget {
    Q_OBJECT

public:
    explicit DependencyPage(SelectionModel* selection, QWidget* parent = nullptr);

    void setList(OperationListPtr list);
    [[nodiscard]] DependencyView* view() const { return m_view; }
    [[nodiscard]] int depth() const;
    void setDepth(int depth); // hops, 1–6

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showSelected();
    void showMessage();

    SelectionModel* m_selection;
    OperationListPtr m_list;
    DependencyView* m_view;
    QSpinBox* m_depth;
    QLabel* m_message;
    ViewStack* m_stack;
};

} // namespace weft::widgets

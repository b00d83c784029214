// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs side by side: a sentence, the figures of both with their difference, and the collectives that changed most.
// Interface thread; a child of the window.
#pragma once

#include "widgets/base/empty_state.h"
#include "widgets/base/run_view.h"

#include <QWidget>

class QLabel;
class QTabWidget;

namespace weft::widgets {

class DataTable;
class FiguresModel;

class CompareTable : public QWidget {
    Q_OBJECT

public:
    explicit CompareTable(QWidget* parent = nullptr);

    // A is what B is compared to; without both the empty state is shown.
    void setRuns(RunViewPtr a, RunViewPtr b);
    // Beside the tables.
    void addPage(QWidget* page, const QString& title);
    [[nodiscard]] EmptyState* emptyState() const { return m_stack->emptyState(); }

private:
    DataTable* addTable(const QString& id, const QString& title, FiguresModel*& model);
    void fillFigures();
    void fillCollectives();

    RunViewPtr m_a;
    RunViewPtr m_b;
    QLabel* m_sentence;
    QLabel* m_note;
    QTabWidget* m_tabs;
    FiguresModel* m_figures = nullptr;
    FiguresModel* m_collectives = nullptr;
    DataTable* m_figuresTable = nullptr;
    DataTable* m_collectivesTable = nullptr;
    ViewStack* m_stack = nullptr;
};

} // namespace weft::widgets

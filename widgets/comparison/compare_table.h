// SPDX-License-Identifier: GPL-3.0-or-later
// What is found between two runs, as a sentence and as tables: their figures, what makes their difference, operations,
// collectives and links with their partners. Interface thread; a child of the comparison.
#pragma once

#include "widgets/base/looks/empty_state.h"
#include "widgets/comparison/run_pair.h"

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

    // Null: the empty state is shown.
    void setPair(RunPairPtr pair);
    void sayAgain(); // in the language in force, with the same rows selected
    void setInputNote(const QString& note); // a sentence on what was run; stands before the others
    // Beside the tables.
    void addPage(QWidget* page, const QString& title);
    [[nodiscard]] EmptyState* emptyState() const { return m_stack->emptyState(); }
    // Rows of what was chosen elsewhere; of the pair.
    void selectOperation(std::uint32_t operation);
    void selectLink(std::uint32_t link);

    static constexpr std::size_t kMostOperations = 10'000; // rows; those that make the most of the difference

signals:
    void operationChosen(std::uint32_t operation); // of the pair
    void linkChosen(std::uint32_t link);

private:
    DataTable* addTable(const QString& id, const QString& title, FiguresModel*& model);
    void select(DataTable* table, const FiguresModel* model, std::uint32_t row);
    void chosen(const FiguresModel* model, void (CompareTable::*say)(std::uint32_t), int shown);

    void showNotes();

    RunPairPtr m_pair;
    QString m_inputNote;
    QLabel* m_sentence;
    QLabel* m_note;
    QTabWidget* m_tabs;
    FiguresModel* m_figures = nullptr;
    FiguresModel* m_parts = nullptr;
    FiguresModel* m_operations = nullptr;
    FiguresModel* m_collectives = nullptr;
    FiguresModel* m_links = nullptr;
    DataTable* m_figuresTable = nullptr;
    DataTable* m_partsTable = nullptr;
    DataTable* m_operationsTable = nullptr;
    DataTable* m_collectivesTable = nullptr;
    DataTable* m_linksTable = nullptr;
    ViewStack* m_stack = nullptr;
    bool m_isSelecting = false; // what was chosen elsewhere is shown
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/compare_table.h"

#include "engine/report/comparison_text.h"
#include "widgets/base/looks/tab_room.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/figures_model.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/comparison/compare_columns.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QScopedValueRollback>
#include <QTabWidget>
#include <QVBoxLayout>

namespace weft::widgets {

namespace {
constexpr int kRowsMeasured = 20; // for the widths of columns, however many there are
}

CompareTable::CompareTable(QWidget* parent)
    : QWidget(parent)
    , m_sentence(new QLabel)
    , m_note(new QLabel)
    , m_tabs(new QTabWidget)
{
    setObjectName(QStringLiteral("compareTable"));
    setAccessibleName(tr("Comparison of two runs"));
    m_sentence->setObjectName(QStringLiteral("compareSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont large = m_sentence->font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    large.setBold(true);
    m_sentence->setFont(large);
    m_note->setObjectName(QStringLiteral("compareNote"));
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::BrightText);
    m_tabs->setDocumentMode(true);
    keepTabsInSight(*m_tabs);
    m_tabs->setObjectName(QStringLiteral("compareTabs"));
    m_figuresTable = addTable(QStringLiteral("compareFigures"), tr("Figures"), m_figures);
    m_figuresTable->wrapWords();
    m_partsTable = addTable(QStringLiteral("compareParts"), tr("Causes"), m_parts);
    m_operationsTable = addTable(QStringLiteral("compareOperations"), tr("Operations"), m_operations);
    m_collectivesTable = addTable(QStringLiteral("compareCollectives"), tr("Collectives"), m_collectives);
    m_linksTable = addTable(QStringLiteral("compareLinks"), tr("Links"), m_links);
    const auto listen = [this](DataTable* table, const FiguresModel* model, void (CompareTable::*say)(std::uint32_t)) {
        connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this, model, say](const QModelIndex& now) { chosen(model, say, now.row()); });
        connect(table, &QAbstractItemView::activated, this,
            [this, model, say](const QModelIndex& now) { chosen(model, say, now.row()); });
        connect(table, &QAbstractItemView::clicked, this,
            [this, model, say](const QModelIndex& now) { chosen(model, say, now.row()); });
    };
    listen(m_operationsTable, m_operations, &CompareTable::operationChosen);
    listen(m_linksTable, m_links, &CompareTable::linkChosen);

    auto* content = new QWidget(this);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(10, 10, 10, 4);
    head->addWidget(m_sentence);
    head->addWidget(m_note);
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addLayout(head);
    inner->addWidget(m_tabs, 1);
    auto* empty = new EmptyState(QStringLiteral("compare"), tr("Nothing to compare"),
        tr("Choose two runs to see what a change of the fabric or the settings did."), this);
    m_stack = new ViewStack(content, empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
}

DataTable* CompareTable::addTable(const QString& id, const QString& title, FiguresModel*& model)
{
    auto* table = new DataTable;
    table->setObjectName(id);
    table->setAccessibleName(title);
    table->setFrameShape(QFrame::NoFrame);
    model = new FiguresModel(table);
    table->setModel(model);
    table->sortByColumn(-1, Qt::AscendingOrder);
    table->horizontalHeader()->setResizeContentsPrecision(kRowsMeasured);
    m_tabs->addTab(table, title);
    return table;
}

void CompareTable::addPage(QWidget* page, const QString& title)
{
    m_tabs->addTab(page, title);
}

void CompareTable::setPair(RunPairPtr pair)
{
    m_pair = std::move(pair);
    m_stack->setEmpty(m_pair == nullptr);
    if (m_pair == nullptr) {
        for (FiguresModel* model : { m_figures, m_parts, m_operations, m_collectives, m_links })
            model->clear();
        m_sentence->clear();
        m_note->clear();
        return;
    }
    m_sentence->setText(asSentence(inWords(report::comparisonSentence(m_pair->comparison))));
    showNotes();
    const auto fill = [](FiguresModel* model, DataTable* table, CompareColumns from) {
        model->setColumns(std::move(from.columns), from.rows);
        table->fitColumns();
        table->setNothing(
            tr("Nothing is known of this: result files hold no operations, and runs that are not recorded "
               "in full have no critical path."));
    };
    fill(m_figures, m_figuresTable, figureColumns(m_pair));
    fill(m_parts, m_partsTable, partColumns(m_pair));
    fill(m_operations, m_operationsTable, operationColumns(m_pair, kMostOperations));
    fill(m_collectives, m_collectivesTable, collectiveColumns(m_pair));
    fill(m_links, m_linksTable, linkColumns(m_pair));
}

void CompareTable::setInputNote(const QString& note)
{
    m_inputNote = note;
    showNotes();
}

void CompareTable::showNotes()
{
    QStringList notes;
    if (!m_inputNote.isEmpty())
        notes.append(m_inputNote);
    if (m_pair != nullptr) {
        if (const Sentence same = report::sameFabricText(m_pair->comparison); !same.empty())
            notes.append(asWholeSentence(asSentence(inWords(same))));
        for (const ComparedRun* run : { &m_pair->a, &m_pair->b }) {
            if (!run->isComplete())
                notes.append(tr("%1 is partial: its figures cover what was simulated.").arg(run->name));
        }
        if (m_pair->operations.size() > kMostOperations)
            notes.append(tr("%1 of %2 operations are listed, those that make the most of the difference.")
                             .arg(formatCount(kMostOperations), formatCount(m_pair->operations.size())));
    }
    m_note->setText(notes.join(' '));
    m_note->setVisible(!notes.isEmpty());
}

void CompareTable::sayAgain()
{
    if (m_pair == nullptr)
        return;
    const auto chosenIn = [](const DataTable* table, const FiguresModel* model) {
        const QModelIndexList rows = table->selectionModel()->selectedRows();
        return rows.isEmpty() ? -1 : model->sourceRow(rows.front().row());
    };
    const int operation = chosenIn(m_operationsTable, m_operations);
    const int link = chosenIn(m_linksTable, m_links);
    setPair(m_pair);
    if (operation >= 0)
        selectOperation(static_cast<std::uint32_t>(operation));
    if (link >= 0)
        selectLink(static_cast<std::uint32_t>(link));
}

void CompareTable::chosen(const FiguresModel* model, void (CompareTable::*say)(std::uint32_t), int shown)
{
    const int row = model->sourceRow(shown);
    if (!m_isSelecting && row >= 0)
        emit(this->*say)(static_cast<std::uint32_t>(row));
}

void CompareTable::select(DataTable* table, const FiguresModel* model, std::uint32_t row)
{
    const QScopedValueRollback guard(m_isSelecting, true);
    const int shown = model->shownRow(row);
    if (shown < 0) {
        table->clearSelection();
        return;
    }
    table->selectRow(shown);
    table->scrollTo(table->model()->index(shown, 0));
}

void CompareTable::selectOperation(std::uint32_t operation)
{
    select(m_operationsTable, m_operations, operation);
}

void CompareTable::selectLink(std::uint32_t link)
{
    select(m_linksTable, m_links, link);
}

} // namespace weft::widgets

#include "moc_compare_table.cpp"

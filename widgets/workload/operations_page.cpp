// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/operations_page.h"

#include "widgets/base/views/data_table.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/workload/operations_model.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace weft::widgets {

OperationsPage::OperationsPage(SelectionModel* selection, JobRunner* jobs, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_model(new OperationsModel(jobs, this))
    , m_filters(new FilterBar(this))
    , m_table(new DataTable(this))
    , m_count(new QLabel(this))
{
    layOut();
    connect(m_filters, &FilterBar::filterChanged, m_model, &OperationsModel::setFilter);
    connect(m_model, &OperationsModel::busyChanged, this, &OperationsPage::showCount);
    connect(m_model, &OperationsModel::rowsChanged, this, [this] {
        showCount();
        takeSelection(true);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &OperationsPage::passSelectionOn);
    connect(m_selection, &SelectionModel::selectionChanged, this, [this] { takeSelection(true); });
    connect(m_selection, &SelectionModel::revealRequested, this, [this] { takeSelection(true); });
    showCount();
}

void OperationsPage::layOut()
{
    m_table->setObjectName(QStringLiteral("operationsTable"));
    m_table->setAccessibleName(tr("Operations"));
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->setModel(m_model);
    const int digit = fontMetrics().horizontalAdvance('0');
    constexpr std::array<int, kOperationColumns> kDigits { 7, 9, 40, 16, 14, 14, 11, 12, 14 };
    for (int column = 0; column < kOperationColumns; ++column)
        m_table->setColumnWidth(column, kDigits[static_cast<std::size_t>(column)] * digit);
    m_table->horizontalHeader()->setSectionResizeMode(
        static_cast<int>(OperationColumn::Name), QHeaderView::Interactive);
    m_count->setObjectName(QStringLiteral("operationsCount"));
    m_count->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_filters);
    column->addWidget(m_table, 1);
    column->addWidget(m_count);
}

void OperationsPage::setList(OperationListPtr list)
{
    m_filters->clear();
    m_filters->setChoices({ {}, {}, list ? list->ranks() : 0 });
    m_model->setList(std::move(list));
}

void OperationsPage::setChoices(const FilterChoices& choices)
{
    m_filters->setChoices(choices);
}

void OperationsPage::showCount()
{
    const std::uint64_t total = m_model->list() ? m_model->list()->size() : 0;
    const auto shown = static_cast<std::uint64_t>(m_model->rowCount());
    QString text
        = tr("%1 of %2 operations", "those shown, and all of them").arg(formatCount(shown), formatCount(total));
    if (m_model->isBusy() && !m_filters->filter().isEmpty())
        text += tr(" – filtering…");
    else if (m_table->selectionModel()->hasSelection()) {
        std::uint64_t selected = 0;
        for (const QItemSelectionRange& range : m_table->selectionModel()->selection())
            selected += static_cast<std::uint64_t>(range.height());
        text += tr(" – %1 selected").arg(formatCount(selected));
        if (selected > kMostSelected)
            text += tr(" (the first %1 in the other views)").arg(formatCount(kMostSelected));
    }
    m_count->setText(text);
}

void OperationsPage::passSelectionOn()
{
    showCount();
    if (m_isSyncing)
        return;
    std::vector<OpKey> keys;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom() && keys.size() < kMostSelected; ++row)
            keys.push_back(m_model->keyAt(row));
    }
    const QScopedValueRollback syncing(m_isSyncing, true);
    m_selection->selectOperations(std::move(keys));
}

void OperationsPage::takeSelection(bool scroll)
{
    if (m_isSyncing)
        return;
    const QScopedValueRollback syncing(m_isSyncing, true);
    const std::vector<int> rows = m_model->rowsOfKeys(m_selection->selection().operations);
    QItemSelection wanted;
    for (std::size_t i = 0; i < rows.size();) {
        std::size_t end = i + 1;
        while (end < rows.size() && rows[end] == rows[end - 1] + 1)
            ++end;
        wanted.select(m_model->index(rows[i], 0), m_model->index(rows[end - 1], kOperationColumns - 1));
        i = end;
    }
    QItemSelectionModel* selection = m_table->selectionModel();
    selection->select(wanted, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (rows.empty())
        return;
    const QModelIndex first = m_model->index(rows.front(), static_cast<int>(OperationColumn::Name));
    selection->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    if (scroll)
        m_table->scrollTo(first);
}

} // namespace weft::widgets

#include "moc_operations_page.cpp"

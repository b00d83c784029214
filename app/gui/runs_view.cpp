// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/runs_view.h"

#include "app/gui/run_list.h"
#include "widgets/base/command_registry.h"
#include "widgets/base/data_table.h"
#include "widgets/base/empty_state.h"

#include <QHeaderView>
#include <QToolBar>
#include <QVBoxLayout>

namespace weft::gui {

RunsView::RunsView(RunList* runs, QWidget* parent)
    : View(parent)
    , m_runs(runs)
    , m_table(new widgets::DataTable(this))
{
    m_table->setObjectName(QStringLiteral("runsTable"));
    m_table->setAccessibleName(tr("Runs"));
    m_table->setModel(runs);
    m_table->setSortingEnabled(false);
    m_table->horizontalHeader()->setDefaultSectionSize(120);
    m_stack = new widgets::ViewStack(m_table,
        new widgets::EmptyState(QStringLiteral("runs"), tr("No runs yet"),
            tr("A run simulates the workload on the fabric with the settings of this project."), this),
        this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack);
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const RunItem& item = m_runs->items()[static_cast<std::size_t>(index.row())];
        if (item.view == nullptr)
            return;
        m_runs->setCurrent(item.id);
        emit showRequested();
    });
    for (const auto signal : { &QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved })
        connect(runs, signal, this, &RunsView::updateEmpty);
    connect(runs, &QAbstractItemModel::modelReset, this, &RunsView::updateEmpty);
    updateEmpty();
}

void RunsView::registerCommands(widgets::CommandRegistry& commands)
{
    const QString group = tr("Runs");
    auto* bar = new QToolBar(this);
    bar->setIconSize({ 18, 18 });
    bar->addAction(commands.add(
        { QStringLiteral("runs.show"), tr("&Show run"), group, {}, QStringLiteral("analyze"),
            tr("Show the selected run in all views") },
        [this] {
            m_runs->setCurrent(selectedId());
            emit showRequested();
        },
        this));
    bar->addAction(commands.add(
        { QStringLiteral("runs.compare"), tr("&Compare"), group, {}, QStringLiteral("compare"),
            tr("Compare two selected runs, or the selected one with the one that is shown") },
        [this] { compare(); }, this));
    bar->addAction(commands.add(
        { QStringLiteral("runs.stop"), tr("S&top run"), group, {}, QStringLiteral("stop"),
            tr("Stop the selected run and keep what it has") },
        [this] { m_runs->stop(selectedId()); }, this));
    bar->addAction(commands.add(
        { QStringLiteral("runs.remove"), tr("&Remove run"), group, { QKeySequence(Qt::Key_Delete) },
            QStringLiteral("delete"), tr("Remove the selected run from the project") },
        [this] { m_runs->remove(selectedId()); }, this));
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, bar);
}

widgets::EmptyState* RunsView::emptyState() const
{
    return m_stack->emptyState();
}

quint64 RunsView::selectedId() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? m_runs->items()[static_cast<std::size_t>(index.row())].id : 0;
}

void RunsView::compare()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::vector<quint64> ids;
    for (const QModelIndex& row : rows) {
        const RunItem& item = m_runs->items()[static_cast<std::size_t>(row.row())];
        if (item.view != nullptr)
            ids.push_back(item.id);
    }
    if (ids.size() == 1 && m_runs->current() != nullptr && m_runs->current()->id != ids[0])
        ids.insert(ids.begin(), m_runs->current()->id);
    if (ids.size() < 2)
        return;
    m_runs->setCurrent(ids[0]);
    m_runs->setOther(ids[1]);
    emit compareRequested();
}

void RunsView::updateEmpty()
{
    m_stack->setEmpty(m_runs->rowCount() == 0);
}

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/runs_view.h"

#include "app/gui/workspace/run_list.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace weft::gui {

namespace {
constexpr int kFitMs = 120;
constexpr int kMostLetters = 30; // of a column
constexpr int kLeastLetters = 8; // of a name in a narrow dock

// Without its middle "40 %, 12 min left" would say another number.
class StateDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideRight;
    }
};
}

RunsView::RunsView(RunList* runs, QWidget* parent)
    : View(parent)
    , m_runs(runs)
    , m_table(new widgets::DataTable(this))
{
    m_table->setObjectName(QStringLiteral("runsTable"));
    m_table->setAccessibleName(tr("Runs"));
    m_table->setModel(runs);
    m_table->setSortingEnabled(false);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed); // a double click shows the run
    m_table->setDragDropMode(QAbstractItemView::DragDrop);
    m_table->setDragDropOverwriteMode(true); // onto a run, not between two
    m_table->setDefaultDropAction(Qt::LinkAction);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->setItemDelegateForColumn(RunList::StateColumn, new StateDelegate(m_table));
    m_fitTimer.setSingleShot(true);
    m_fitTimer.setInterval(kFitMs);
    connect(&m_fitTimer, &QTimer::timeout, this, &RunsView::fitColumns);
    m_table->viewport()->installEventFilter(this);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, [this] {
        m_fits = m_fits && m_fitting;
        m_table->setKeepsWidths(!m_fits);
    });
    connect(runs, &QAbstractItemModel::dataChanged, this, [this] {
        if (!m_fitTimer.isActive()) // progress comes all the time
            m_fitTimer.start();
    });
    m_stack = new widgets::ViewStack(m_table,
        new widgets::EmptyState(QStringLiteral("runs"), tr("No runs yet"),
            tr("A run simulates the workload on the fabric with the settings of this project."), this),
        this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack);
    connect(runs, &RunList::refused, this, &RunsView::statusMessage);
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const RunItem& item = m_runs->items()[static_cast<std::size_t>(index.row())];
        if (!item.hasResult())
            return;
        m_runs->setCurrent(item.id);
        emit showRequested();
    });
    connect(runs, &RunList::compareDropped, this, [this](quint64 first, quint64 other) {
        m_runs->setCompared(first, other);
        emit compareRequested();
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
            const RunItem* item = m_runs->find(selectedId());
            if (item == nullptr || !item->hasResult())
                return;
            m_runs->setCurrent(item->id);
            emit showRequested();
        },
        this));
    bar->addAction(commands.add(
        { QStringLiteral("runs.compare"), tr("&Compare"), group, {}, QStringLiteral("compare"),
            tr("Compare two selected runs, or the selected one with the baseline or the one that is shown") },
        [this] { compare(); }, this));
    bar->addAction(commands.add(
        { QStringLiteral("runs.stop"), tr("S&top run"), group, {}, QStringLiteral("stop"),
            tr("Stop the selected run and keep what it has") },
        [this] { m_runs->stop(selectedId()); }, this));
    bar->addAction(commands.add(
        { QStringLiteral("runs.remove"), tr("&Remove run"), group, { QKeySequence(Qt::Key_Delete) },
            QStringLiteral("delete"), tr("Remove the selected runs from the project; can be undone") },
        [this] {
            if (const std::vector<quint64> ids = selectedIds(); !ids.empty())
                m_runs->remove(ids);
        },
        this));
    bar->addSeparator();
    bar->addAction(commands.add(
        { QStringLiteral("runs.rename"), tr("Re&name run"), group, {}, QStringLiteral("rename"),
            tr("Give the selected run a name that says what was tried") },
        [this] { edit(RunList::NameColumn); }, this));
    bar->addAction(commands.add(
        { QStringLiteral("runs.note"), tr("N&ote on run"), group, {}, QStringLiteral("note"),
            tr("Write a line about the selected run; it is saved with the project") },
        [this] { edit(RunList::NoteColumn); }, this));
    bar->addAction(commands.add(
        { QStringLiteral("runs.baseline"), tr("Pin as &baseline"), group, {}, QStringLiteral("pin"),
            tr("Measure the other runs against the selected one; once more unpins it") },
        [this] {
            if (const RunItem* item = m_runs->find(selectedId()))
                m_runs->setBaseline(item->entry.isBaseline ? 0 : item->id);
        },
        this));
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, bar);
    const auto explain = [&](const QStringList& ids, const QString& whyNot, auto can) {
        commands.explain(ids, [this, whyNot, can] {
            const RunItem* item = m_runs->find(selectedId());
            return item != nullptr && can(*item) ? QString() : whyNot;
        });
    };
    explain(
        { "runs.show" }, tr("Select a run with results first"), [](const RunItem& item) { return item.hasResult(); });
    explain({ "runs.remove", "runs.rename", "runs.note", "runs.baseline" }, tr("Select a run first"),
        [](const RunItem&) { return true; });
    commands.explain({ "runs.stop" }, [this] {
        const RunItem* item = m_runs->find(selectedId());
        if (item == nullptr || item->job == 0)
            return tr("Select a run that is going on first");
        return m_runs->isStopping(*item) ? tr("It is stopping") : QString();
    });
    commands.explain({ "runs.compare" },
        [this] { return toCompare().empty() ? tr("A comparison takes two runs with results") : QString(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, &commands,
        &widgets::CommandRegistry::refresh);
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

std::vector<quint64> RunsView::selectedIds() const
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    std::vector<quint64> ids;
    for (const QModelIndex& row : rows)
        ids.push_back(m_runs->items()[static_cast<std::size_t>(row.row())].id);
    return ids;
}

void RunsView::edit(int column)
{
    if (const QModelIndex at = m_table->currentIndex(); at.isValid()) {
        m_table->setCurrentIndex(at.siblingAtColumn(column));
        m_table->edit(at.siblingAtColumn(column));
    }
}

// The selected ones, or one of them and what it is measured against; without a selection the last two.
std::vector<quint64> RunsView::toCompare() const
{
    std::vector<quint64> ids = selectedIds();
    std::erase_if(ids, [this](quint64 id) { return !m_runs->find(id)->hasResult(); });
    const RunItem* base = m_runs->baseline();
    if (ids.size() == 1 && base != nullptr && base->hasResult() && base->id != ids[0])
        ids.insert(ids.begin(), base->id);
    else if (ids.size() == 1 && m_runs->current() != nullptr && m_runs->current()->id != ids[0])
        ids.insert(ids.begin(), m_runs->current()->id);
    if (ids.empty())
        ids = m_runs->lastTwo();
    if (ids.size() < 2)
        ids.clear();
    return ids;
}

void RunsView::compare()
{
    const std::vector<quint64> ids = toCompare();
    m_runs->setCompared(ids[0], ids[1]);
    emit compareRequested();
}

void RunsView::updateEmpty()
{
    m_stack->setEmpty(m_runs->rowCount() == 0);
    m_fitTimer.start();
}

// The columns of another project are nobody's wish.
void RunsView::reset()
{
    m_fitting = true;
    View::reset();
    m_fitting = false;
    m_fits = true;
    m_table->setKeepsWidths(false);
    m_fitTimer.start();
}

void RunsView::restoreState(const QJsonObject& state)
{
    m_fitting = true;
    View::restoreState(state);
    m_fitting = false;
    m_fits = !m_table->wasGivenWidths();
    m_table->setKeepsWidths(!m_fits);
    m_fitTimer.start();
}

// Its words are as long as they are in another language.
void RunsView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        m_fitTimer.start();
    View::changeEvent(event);
}

// The table has its new width after this view has, where it is laid out.
bool RunsView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_table->viewport()
        && std::exchange(m_fittedWidth, m_table->viewport()->width()) != m_table->viewport()->width())
        fitColumns();
    return View::eventFilter(watched, event);
}

// Every column as wide as what it says, and the rest to the notes: on a wide screen names and figures stay side by
// side.
void RunsView::fitColumns()
{
    m_fitting = true;
    m_table->setColumnHidden(RunList::BaselineColumn, m_runs->baseline() == nullptr); // it would say nothing
    if (m_fits)
        fitWidths();
    m_fitting = false;
}

void RunsView::fitWidths()
{
    const QHeaderView* header = m_table->horizontalHeader();
    const int longest = fontMetrics().averageCharWidth() * kMostLetters;
    std::array<int, RunList::ColumnCount> cut {}; // pixels that a column lacks
    int rest = m_table->viewport()->width();
    for (int column = 0; column < RunList::ColumnCount; ++column) {
        m_table->resizeColumnToContents(column);
        cut[static_cast<std::size_t>(column)] = std::max(0, header->sectionSize(column) - longest);
        m_table->setColumnWidth(column, std::min(header->sectionSize(column), longest));
        rest -= header->sectionSize(column);
    }
    const auto widen = [&](int column, int pixels) {
        const int more = std::clamp(pixels, 0, std::max(0, rest));
        m_table->setColumnWidth(column, header->sectionSize(column) + more);
        rest -= more;
    };
    for (int column = 0; column < RunList::ColumnCount; ++column)
        widen(column, cut[static_cast<std::size_t>(column)]);
    widen(RunList::NoteColumn, rest);
    // In a narrow dock which run, how it stands and how long it took are in sight; a name gives way for that.
    int inSight = m_table->viewport()->width();
    for (const int column : { RunList::StateColumn, RunList::MakespanColumn, RunList::BaselineColumn })
        inSight -= m_table->isColumnHidden(column) ? 0 : header->sectionSize(column);
    const int least = fontMetrics().averageCharWidth() * kLeastLetters;
    if (header->sectionSize(RunList::NameColumn) > inSight)
        m_table->setColumnWidth(RunList::NameColumn, std::max(least, inSight));
}

} // namespace weft::gui

#include "moc_runs_view.cpp"

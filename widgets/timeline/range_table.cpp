// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/range_table.h"

#include "widgets/base/words/quantity_format.h"
#include "widgets/timeline/flame_bars.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kFlame = -1; // beside the groupings
constexpr int kDelayMs = 60;
constexpr int kRowsMeasured = 50; // for the widths of columns, however many there are
constexpr int kNameWidth = 180; // px
constexpr int kShareWidth = 200; // px
}

RangeTable::RangeTable(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_selection(selection)
    , m_time(time)
    , m_jobs(jobs)
    , m_model(new RangeUsageModel(this))
    , m_groups(new RangeGroupsModel(this))
    , m_table(new DataTable(this))
    , m_groupTable(new DataTable(this))
    , m_flame(new FlameBars(this))
    , m_tables(new QStackedWidget(this))
    , m_by(new QComboBox(this))
    , m_title(new QLabel(this))
{
    setObjectName(QStringLiteral("rangeTable"));
    setAccessibleName(tr("Figures of the range"));
    const auto prepare = [](DataTable* table, QAbstractItemModel* model, const QString& name) {
        table->setModel(model);
        table->setAccessibleName(name);
        table->horizontalHeader()->setResizeContentsPrecision(kRowsMeasured);
    };
    prepare(m_table, m_model, tr("Figures of the range"));
    m_table->setObjectName(QStringLiteral("rangeFigures"));
    m_table->sortByColumn(RangeUsageModel::Npu, Qt::AscendingOrder);
    prepare(m_groupTable, m_groups, tr("Time of the range by what was done"));
    m_groupTable->setObjectName(QStringLiteral("rangeGroups"));
    m_groupTable->setItemDelegateForColumn(RangeGroupsModel::Share, new ShareBars(this));
    m_groupTable->sortByColumn(RangeGroupsModel::Total, Qt::DescendingOrder);
    m_groupTable->setColumnWidth(RangeGroupsModel::Name, kNameWidth);
    m_groupTable->setColumnWidth(RangeGroupsModel::Share, kShareWidth);
    m_by->setObjectName(QStringLiteral("rangeBy"));
    m_by->setAccessibleName(tr("What the time of the range is added up by"));
    m_by->addItem(tr("By NPU"));
    m_by->addItem(tr("By kind"), int(RangeGrouping::Kind));
    m_by->addItem(tr("By name"), int(RangeGrouping::Name));
    m_by->addItem(tr("By collective"), int(RangeGrouping::Collective));
    m_by->addItem(tr("As flames"), kFlame);
    connect(m_by, &QComboBox::currentIndexChanged, this, &RangeTable::request);
    m_tables->addWidget(m_table);
    m_tables->addWidget(m_groupTable);
    m_tables->addWidget(m_flame);
    auto* content = new QWidget(this);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 2, 8, 2);
    head->setSpacing(8);
    head->addWidget(m_by);
    head->addWidget(m_title, 1);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_tables, 1);
    auto* empty = new EmptyState(QStringLiteral("table"), tr("No figures"),
        tr("Run a simulation at record level full, then drag over the timeline to choose a range."), this);
    m_stack = new ViewStack(content, empty, this);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &RangeTable::request);
    connect(time, &TimeController::selectedChanged, this, [this] { m_delay.start(); });
    connect(
        m_flame, &FlameBars::chosen, this, [this](std::uint32_t box) { selectLongest(m_flame->boxes()[box].example); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RangeTable::selectRank);
    connect(m_groupTable->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RangeTable::selectExample);
}

void RangeTable::setRun(RunViewPtr run)
{
    m_run = std::move(run);
    m_model->setUsage(nullptr, {});
    m_groups->setGroups({});
    m_flame->setBoxes({});
    const bool hasRecords = m_run != nullptr && m_run->run->recorded == simulation::RecordLevel::Full;
    m_stack->setEmpty(!hasRecords);
    if (m_run != nullptr && !hasRecords)
        emptyState()->setTexts(tr("%1 kept no operations").arg(m_run->name),
            tr("Figures of a range need record level full. Choose it in the settings of the run and run again."));
    else
        emptyState()->setTexts(tr("No figures"),
            tr("Run a simulation at record level full, then drag over the timeline to choose a range."));
    request();
}

void RangeTable::request()
{
    m_delay.stop();
    m_jobs->drop(m_job);
    m_job = 0;
    if (m_stack->isEmpty())
        return;
    const auto makespan = static_cast<std::int64_t>(m_run->run->makespan.ns());
    const TimeRange whole { 0, makespan };
    TimeRange range = m_time->selected().value_or(whole);
    // The clock may run longer than this run.
    range = { std::clamp<std::int64_t>(range.from, 0, makespan), std::clamp<std::int64_t>(range.to, 0, makespan) };
    m_tables->setCurrentWidget(showsFlame() ? static_cast<QWidget*>(m_flame) : showsRanks() ? m_table : m_groupTable);
    if (showsFlame()) {
        requestBoxes(range);
        return;
    }
    if (!showsRanks()) {
        requestGroups(range);
        return;
    }
    m_job = m_jobs->start(
        tr("Summing the range"), this,
        [shown = m_run, range](const Watch& watch) {
            return analysis::rangeUsage(*shown->run, Time { static_cast<std::uint64_t>(range.from) },
                Time { static_cast<std::uint64_t>(range.to) }, watch);
        },
        [this, range](Result<std::vector<analysis::RangeUsage>> usage) {
            m_job = 0;
            if (!usage)
                return;
            setShown(range);
            const bool first = m_model->rowCount() == 0;
            m_model->setUsage(m_run, std::move(usage.value()));
            if (first)
                m_table->resizeColumnsToContents();
        });
}

bool RangeTable::showsRanks() const
{
    return !m_by->currentData().isValid();
}

bool RangeTable::showsFlame() const
{
    return m_by->currentData() == kFlame;
}

void RangeTable::setShown(TimeRange range)
{
    m_shown = range;
    m_title->setText(tr("%1 – %2 (%3)").arg(formatNs(range.from), formatNs(range.to), formatNs(range.length())));
}

void RangeTable::requestGroups(TimeRange range)
{
    const auto grouping = static_cast<RangeGrouping>(m_by->currentData().toInt());
    m_job = m_jobs->start(
        tr("Summing the range"), this,
        [shown = m_run, range, grouping](const Watch& watch) { return groupRange(*shown, range, grouping, watch); },
        [this, range](std::vector<RangeGroup> groups) {
            m_job = 0;
            setShown(range);
            m_groups->setGroups(std::move(groups));
            const QHeaderView* header = m_groupTable->horizontalHeader();
            m_groups->sort(header->sortIndicatorSection(), header->sortIndicatorOrder());
        });
}

void RangeTable::requestBoxes(TimeRange range)
{
    m_job = m_jobs->start(
        tr("Summing the range"), this,
        [shown = m_run, range](const Watch& watch) { return nestRange(*shown, range, watch); },
        [this, range](std::vector<RangeBox> boxes) {
            m_job = 0;
            setShown(range);
            m_flame->setBoxes(std::move(boxes));
        });
}

// The longest operation of the group, in all views.
void RangeTable::selectExample()
{
    const QModelIndexList rows = m_groupTable->selectionModel()->selectedRows();
    std::vector<OpKey> operations;
    for (const QModelIndex& row : rows)
        operations.push_back(m_groups->group(row.row()).example);
    if (operations.empty())
        return;
    m_selection->selectOperations(std::move(operations));
    m_selection->reveal();
}

void RangeTable::selectLongest(OpKey operation)
{
    m_selection->selectOperations({ operation });
    m_selection->reveal();
}

namespace {

const QString kBy = QStringLiteral("by");

} // namespace

void RangeTable::reset()
{
    View::reset();
    m_by->setCurrentIndex(0);
}

QJsonObject RangeTable::saveState() const
{
    QJsonObject state = View::saveState();
    if (m_by->currentIndex() > 0)
        state[kBy] = m_by->currentData().toInt();
    return state;
}

void RangeTable::restoreState(const QJsonObject& state)
{
    View::restoreState(state);
    m_by->setCurrentIndex(state.contains(kBy) ? std::max(0, m_by->findData(state[kBy].toInt())) : 0);
}

void RangeTable::registerCommands(CommandRegistry& commands)
{
    commands.add(
        { QStringLiteral("range.exportCsv"), tr("E&xport the figures as CSV…"), tr("Figures of the range"), {},
            QStringLiteral("export") },
        [this] { (showsRanks() || showsFlame() ? m_table : m_groupTable)->exportCsv(); }, this);
}

void RangeTable::selectRank()
{
    std::vector<NodeKey> nodes;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows()) {
        if (!m_model->isTotal(row.row()) && m_model->rankOf(row.row()) < m_run->nodeKeys.size())
            nodes.push_back(m_run->nodeKeys[m_model->rankOf(row.row())]);
    }
    if (!nodes.empty())
        m_selection->selectNodes(std::move(nodes));
}

} // namespace weft::widgets

#include "moc_range_table.cpp"

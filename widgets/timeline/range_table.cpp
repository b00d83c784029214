// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/range_table.h"

#include "widgets/base/quantity_format.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kDelayMs = 60;
}

RangeTable::RangeTable(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_selection(selection)
    , m_time(time)
    , m_jobs(jobs)
    , m_model(new RangeUsageModel(this))
    , m_order(new RangeUsageOrder(this))
    , m_table(new DataTable(this))
    , m_title(new QLabel(this))
{
    setObjectName(QStringLiteral("rangeTable"));
    setAccessibleName(tr("Figures of the range"));
    m_order->setSourceModel(m_model);
    m_table->setModel(m_order);
    m_table->setObjectName(QStringLiteral("rangeFigures"));
    m_table->setAccessibleName(tr("Figures of the range"));
    m_table->sortByColumn(RangeUsageModel::Npu, Qt::AscendingOrder);
    m_title->setContentsMargins(8, 4, 8, 4);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_table, 1);
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
    connect(m_table, &DataTable::statusMessage, this, &View::statusMessage);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RangeTable::selectRank);
}

void RangeTable::setRun(RunViewPtr run)
{
    m_run = std::move(run);
    m_model->setUsage(nullptr, {});
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
            m_shown = range;
            m_title->setText(
                tr("%1 – %2 (%3)").arg(formatNs(range.from), formatNs(range.to), formatNs(range.length())));
            const bool first = m_model->rowCount() == 0;
            m_model->setUsage(m_run, std::move(usage.value()));
            if (first)
                m_table->resizeColumnsToContents();
        });
}

void RangeTable::registerCommands(CommandRegistry& commands)
{
    commands.add(
        { QStringLiteral("range.exportCsv"), tr("E&xport the figures as CSV…"), tr("Figures of the range"), {},
            QStringLiteral("export") },
        [this] { m_table->exportCsv(); }, this);
}

void RangeTable::selectRank()
{
    std::vector<NodeKey> nodes;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows()) {
        const int source = m_order->mapToSource(row).row();
        if (!m_model->isTotal(source) && m_model->rankOf(source) < m_run->nodeKeys.size())
            nodes.push_back(m_run->nodeKeys[m_model->rankOf(source)]);
    }
    if (!nodes.empty())
        m_selection->selectNodes(std::move(nodes));
}

} // namespace weft::widgets

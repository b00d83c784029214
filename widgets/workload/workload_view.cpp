// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/workload_view.h"

#include "widgets/base/command_registry.h"
#include "widgets/base/empty_state.h"
#include "widgets/base/quantity_format.h"
#include "widgets/workload/operations_page.h"

#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

namespace weft::widgets {

WorkloadView::WorkloadView(SelectionModel* selection, JobRunner* jobs, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_jobs(jobs)
    , m_header(new QLabel(this))
    , m_tabs(new QTabWidget(this))
    , m_operations(new OperationsPage(selection, jobs, this))
{
    setObjectName(QStringLiteral("workloadView"));
    setAccessibleName(tr("Workload"));
    m_empty = new EmptyState(QStringLiteral("workload"), tr("No workload"),
        tr("Open a Chakra trace: one file of a set, its folder, or drop it here. Or make a benchmark of one "
           "collective."));
    m_tabs->addTab(m_operations, tr("Operations"));
    m_tabs->setDocumentMode(true);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_header->setContentsMargins(8, 6, 8, 2);
    m_header->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_header);
    column->addWidget(m_tabs, 1);
    m_stack = new ViewStack(content, m_empty, this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    connect(m_operations, &OperationsPage::statusMessage, this, &WorkloadView::statusMessage);
}

void WorkloadView::setWorkload(study::WorkloadPtr workload, const QString& source, const Findings& /*findings*/,
    const std::vector<std::uint32_t>& /*missingRanks*/)
{
    m_workload = std::move(workload);
    m_list = m_workload ? std::make_shared<const OperationList>(m_workload) : nullptr;
    m_operations->setList(m_list);
    m_stack->setEmpty(!m_workload);
    if (m_workload)
        showHeader(source);
}

void WorkloadView::showHeader(const QString& source)
{
    m_header->setText(tr("%1 – %2 on %3", "a source, its operations, its ranks")
                          .arg(source, tr("%n operation(s)", nullptr, static_cast<int>(m_list->size())),
                              tr("%n rank(s)", nullptr, static_cast<int>(m_list->ranks()))));
}

void WorkloadView::registerCommands(CommandRegistry& commands)
{
    commands.add(
        { "workload.find", tr("&Find operations"), tr("Workload"), { QKeySequence::Find }, {},
            tr("Type a part of an operation's name") },
        [this] {
            m_tabs->setCurrentWidget(m_operations);
            m_operations->filterBar()->focusText();
        },
        this);
    commands.add(
        { "workload.clearFilters", tr("&Clear filters"), tr("Workload"), {}, {}, tr("Show all operations") },
        [this] { m_operations->filterBar()->clear(); }, this);
}

} // namespace weft::widgets

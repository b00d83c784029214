// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/workload_view.h"

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/workload/collectives_page.h"
#include "widgets/workload/dependency_page.h"
#include "widgets/workload/dependency_view.h"
#include "widgets/workload/filter_bar.h"
#include "widgets/workload/findings_page.h"
#include "widgets/workload/operations_page.h"
#include "widgets/workload/statistics_page.h"
#include "widgets/workload/workload_text.h"

#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

WorkloadView::WorkloadView(SelectionModel* selection, JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_jobs(jobs)
    , m_header(new QLabel(this))
    , m_tabs(new QTabWidget(this))
    , m_operations(new OperationsPage(selection, jobs, this))
    , m_dependencies(new DependencyPage(selection, this))
    , m_statistics(new StatisticsPage(this))
    , m_collectives(new CollectivesPage(selection, this))
    , m_findings(new FindingsPage(selection, this))
{
    setObjectName(QStringLiteral("workloadView"));
    setAccessibleName(tr("Workload"));
    m_empty = new EmptyState(QStringLiteral("workload"), tr("No workload"),
        tr("Open a Chakra trace: one file of a set, its folder, or drop it here. Or make a benchmark of one "
           "collective."));
    addPages();
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_header->setObjectName(QStringLiteral("workloadHeader"));
    m_header->setContentsMargins(8, 6, 8, 4);
    m_header->setTextFormat(Qt::PlainText);
    m_header->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_header->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    column->addWidget(m_header);
    column->addWidget(m_tabs, 1);
    m_stack = new ViewStack(content, m_empty, this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    connectPages();
}

void WorkloadView::addPages()
{
    m_tabs->setObjectName(QStringLiteral("workloadTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_operations, tr("Operations"));
    m_tabs->addTab(m_dependencies, tr("Dependencies"));
    m_tabs->addTab(m_statistics, tr("Statistics"));
    m_tabs->addTab(m_collectives, tr("Collectives"));
    m_tabs->addTab(m_findings, tr("Findings"));
}

void WorkloadView::connectPages()
{
    connect(m_findings, &FindingsPage::statusMessage, this, &WorkloadView::statusMessage);
    connect(m_findings, &FindingsPage::operationChosen, this, [this] { m_tabs->setCurrentWidget(m_operations); });
    connect(m_collectives, &CollectivesPage::groupActivated, this, [this](const QString& name) {
        m_operations->filterBar()->setFilter({ .group = name });
        m_tabs->setCurrentWidget(m_operations);
    });
}

void WorkloadView::setWorkload(study::WorkloadPtr workload, const QString& source, const Findings& findings,
    const std::vector<std::uint32_t>& missingRanks)
{
    m_workload = std::move(workload);
    m_list = m_workload ? std::make_shared<const OperationList>(m_workload) : nullptr;
    m_operations->setList(m_list);
    if (m_list && !m_wantedFilter.isEmpty())
        m_operations->filterBar()->restoreState(std::exchange(m_wantedFilter, {}));
    m_dependencies->setList(m_list);
    m_findings->setFindings(m_list, findings, missingRanks);
    m_tabs->setTabText(m_tabs->indexOf(m_findings),
        findings.empty() ? tr("Findings") : tr("Findings (%1)").arg(formatCount(findings.size())));
    m_stack->setEmpty(!m_workload);
    startDigest();
    if (m_workload)
        showHeader(source, missingRanks.size());
}

void WorkloadView::setGroups(std::vector<trace::ProcessGroup> groups)
{
    if (groups == m_groups)
        return;
    m_groups = std::move(groups);
    startDigest();
}

void WorkloadView::startDigest()
{
    m_jobs->drop(m_job);
    m_job = 0;
    takeDigest(nullptr);
    if (!m_list)
        return;
    m_job = m_jobs->start(
        tr("Summarize workload"), this,
        [list = m_list, groups = m_groups](const Watch& watch) { return digest(*list, groups, watch); },
        [this](WorkloadDigestPtr done) {
            m_job = 0;
            if (done->isComplete)
                takeDigest(std::move(done));
        });
}

void WorkloadView::takeDigest(WorkloadDigestPtr digest)
{
    m_statistics->setDigest(digest);
    m_collectives->setDigest(digest);
    if (!digest)
        return;
    FilterChoices choices;
    choices.ranks = m_list->ranks();
    for (const KindTotals& totals : digest->kinds)
        choices.kinds.push_back({ totals.kind, totals.count });
    for (const GroupEntry& group : digest->groups) {
        if (group.collectives > 0)
            choices.groups.push_back(toQString(group.name));
    }
    m_operations->setChoices(choices);
}

void WorkloadView::showHeader(const QString& source, std::size_t missing)
{
    const auto count = [](std::size_t value) { return static_cast<int>(std::min<std::size_t>(value, 0x7FFFFFFF)); };
    QString text = tr("%1 – %2 on %3", "a source, its operations, its ranks")
                       .arg(source, tr("%Ln operation(s)", nullptr, count(m_list->size())),
                           tr("%Ln rank(s)", nullptr, count(m_list->ranks())));
    if (missing > 0)
        text += tr(" – %Ln rank(s) missing", nullptr, count(missing));
    m_header->setText(text);
    m_header->setToolTip(text.toHtmlEscaped());
}

void WorkloadView::reset()
{
    m_wantedFilter = {};
    m_operations->filterBar()->clear();
    View::reset();
    m_tabs->setCurrentIndex(0);
}

QJsonObject WorkloadView::saveState() const
{
    QJsonObject state = View::saveState();
    state[QStringLiteral("page")] = m_tabs->currentIndex();
    const QJsonObject filter = m_wantedFilter.isEmpty() ? m_operations->filterBar()->saveState() : m_wantedFilter;
    if (!filter.isEmpty())
        state[QStringLiteral("filter")] = filter;
    return state;
}

void WorkloadView::restoreState(const QJsonObject& state)
{
    View::restoreState(state);
    m_tabs->setCurrentIndex(std::clamp(state[QStringLiteral("page")].toInt(), 0, m_tabs->count() - 1));
    const QJsonObject filter = state[QStringLiteral("filter")].toObject();
    if (m_list)
        m_operations->filterBar()->restoreState(filter);
    else
        m_wantedFilter = filter;
}

void WorkloadView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Workload");
    commands.add(
        { "workload.find", tr("&Find operations"), group, { QKeySequence::Find }, {},
            tr("Type a part of an operation's name") },
        [this] {
            m_tabs->setCurrentWidget(m_operations);
            m_operations->filterBar()->focusText();
        },
        this);
    commands.add(
        { "workload.clearFilters", tr("&Clear filters"), group, { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F) }, {},
            tr("Show all operations") },
        [this] { m_operations->filterBar()->clear(); }, this);
    commands.add(
        { "workload.dependencies", tr("Show &dependencies"), group, { QKeySequence(Qt::CTRL | Qt::Key_D) }, {},
            tr("Draw what the selected operation waits for and what waits for it") },
        [this] {
            m_tabs->setCurrentWidget(m_dependencies);
            m_dependencies->view()->setFocus(Qt::ShortcutFocusReason);
        },
        this);
    commands.add(
        { "workload.fitDependencies", tr("&Fit dependencies"), group, { QKeySequence(Qt::Key_F) },
            QStringLiteral("workload-fit"), tr("Show the whole drawing of dependencies") },
        [this] { m_dependencies->view()->fit(); }, m_dependencies);
    commands.add(
        { "workload.findings", tr("Show fi&ndings"), group, {}, {}, tr("What the validator says about the workload") },
        [this] { m_tabs->setCurrentWidget(m_findings); }, this);
    commands.explain({ QStringLiteral("workload.find"), QStringLiteral("workload.dependencies"),
                         QStringLiteral("workload.fitDependencies"), QStringLiteral("workload.findings") },
        [this] { return whyEmpty(); });
    commands.explain({ QStringLiteral("workload.clearFilters") },
        [this] { return m_operations->filterBar()->saveState().isEmpty() ? tr("No filter is set") : QString(); });
}

} // namespace weft::widgets

#include "moc_workload_view.cpp"

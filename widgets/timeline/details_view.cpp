// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/details_view.h"

#include "engine/analysis/link_dimensions.h"
#include "engine/analysis/link_metrics.h"
#include "widgets/base/looks/icons.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/run_links.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/timeline/bar_names.h"

#include <QEvent>
#include <QStyle>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr std::size_t kMostListed = 100;
constexpr std::size_t kMostLinks = 20;
constexpr std::size_t kPollLines = 65536;

const trace::ExecutionGraph* graphOf(const RunView& view, OpKey key)
{
    if (view.workload == nullptr || index(key.rank) >= view.workload->graphs.size())
        return nullptr;
    const trace::ExecutionGraph* graph = view.workload->graphs[index(key.rank)].get();
    return index(key.op) < graph->size() ? graph : nullptr;
}

std::vector<OpKey> keysOf(Rank rank, std::span<const OpId> operations)
{
    std::vector<OpKey> keys;
    for (const OpId op : operations)
        keys.push_back({ rank, op });
    return keys;
}

class LinkWords {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::LinkDetails)
};

Facts linkFacts(const RunView& view, LinkId link)
{
    const simulation::Run& run = *view.run;
    const LinkCost cost = run.fabric.linkCost(link);
    Facts facts;
    if (index(link) < view.linkDimensions.size() && view.linkDimensions[index(link)] != analysis::kNoDimension)
        facts.emplace_back(LinkWords::tr("Dimension"), formatCount(view.linkDimensions[index(link)]));
    facts.emplace_back(LinkWords::tr("Bandwidth"), formatBandwidth(cost.bandwidth));
    facts.emplace_back(LinkWords::tr("Latency"), formatNs(std::llround(cost.latency.ns)));
    if (index(link) >= run.links.size())
        return facts;
    facts.emplace_back(LinkWords::tr("Carried"), formatBytes(run.links[index(link)].bytes));
    if (analysis::linkMeasure(run) == analysis::LinkMeasure::BusyFraction)
        facts.emplace_back(LinkWords::tr("Busy"), formatPercent(analysis::busyFraction(run, link)));
    else
        facts.emplace_back(LinkWords::tr("Load"), formatPercent(analysis::linkLoad(run, link)));
    if (run.bins.bins > 0)
        facts.emplace_back(LinkWords::tr("Peak"), formatPercent(analysis::peakUtilization(run, link)));
    return facts;
}

} // namespace

OperationRecords findRecords(const simulation::Run& run, std::vector<OpKey> wanted, const Watch& watch)
{
    std::sort(wanted.begin(), wanted.end());
    OperationRecords found;
    const auto& operations = run.operations;
    for (std::size_t at = 0; at < operations.size(); ++at) {
        if (at % kPollLines == 0 && watch.stop.stop_requested())
            break;
        const OpKey key { operations.rank[at], operations.op[at] };
        if (std::binary_search(wanted.begin(), wanted.end(), key))
            found.emplace(key, static_cast<std::uint32_t>(at));
    }
    return found;
}

DetailsView::DetailsView(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_selection(selection)
    , m_time(time)
    , m_jobs(jobs)
    , m_text(new QTextBrowser(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("detailsView"));
    setAccessibleName(tr("Details of the selection"));
    m_text->setObjectName(QStringLiteral("detailsText"));
    m_text->setAccessibleName(tr("Details of the selection"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(10);
    connect(m_text, &QTextBrowser::anchorClicked, this, &DetailsView::follow);
    auto* empty = new EmptyState(QStringLiteral("details"), tr("No operation or link selected"),
        tr("Click an operation in the timeline to see its facts and what it waited for, or a link in the heat map."),
        this);
    m_stack = new ViewStack(m_text, empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_close->setObjectName(QStringLiteral("detailsClose"));
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close the details"));
    m_close->setAccessibleName(tr("Close the details"));
    m_close->raise();
    connect(m_close, &QToolButton::clicked, this, &DetailsView::closeRequested);
    connect(selection, &SelectionModel::selectionChanged, this, &DetailsView::refresh);
}

void DetailsView::registerCommands(CommandRegistry& commands)
{
    commands.add(
        { QStringLiteral("details.close"), tr("&Close the details"), tr("Details"), { Qt::Key_Escape } },
        [this] { emit closeRequested(); }, this);
}

// In the corner of the text, beside its scroll bar.
void DetailsView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    const QSize size = m_close->sizeHint();
    const int edge = style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2;
    m_close->setGeometry(QStyle::visualRect(
        layoutDirection(), rect(), QRect(width() - size.width() - edge, 2, size.width(), size.height())));
}

void DetailsView::setRun(RunViewPtr run)
{
    m_run = std::move(run);
    refresh();
}

void DetailsView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void DetailsView::refresh()
{
    m_jobs->drop(m_job);
    m_job = 0;
    std::vector<OpKey> selected = m_selection->selection().operations;
    const std::vector<LinkKey>& links = m_selection->selection().links;
    if (m_run == nullptr || (selected.empty() && links.empty())) {
        m_stack->setEmpty(true);
        return;
    }
    if (selected.empty()) {
        show(describeLinks(links));
        return;
    }
    std::vector<OpKey> wanted(
        selected.begin(), selected.begin() + std::ptrdiff_t(std::min(selected.size(), kMostListed)));
    if (const auto* graph = graphOf(*m_run, selected.front()); graph != nullptr && selected.size() == 1) {
        const OpKey key = selected.front();
        for (const auto& around : { graph->dependencies(key.op), graph->dependents(key.op) }) {
            const std::vector<OpKey> keys = keysOf(key.rank, around.first(std::min(around.size(), kMostListed)));
            wanted.insert(wanted.end(), keys.begin(), keys.end());
        }
    }
    m_job = m_jobs->start(
        tr("Looking up the selected operation"), this,
        [shown = m_run, wanted](const Watch& watch) { return findRecords(*shown->run, wanted, watch); },
        [this, selected](OperationRecords records) {
            m_job = 0;
            showDetails(selected, records);
        });
}

void DetailsView::showDetails(const std::vector<OpKey>& selected, const OperationRecords& records)
{
    m_records = records;
    show(selected.size() == 1
            ? describe(selected.front(), records)
            : listOf(tr("%n operation(s) selected", nullptr, int(selected.size())), selected, records));
}

void DetailsView::show(const QString& html)
{
    m_text->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none; } td { padding-right: 14px; } h3 { margin-bottom: 4px; } "
                       ".faint { color: %2; }")
            .arg(Theme::current().accent.name(), Theme::current().faintText.name()));
    m_text->setHtml(html);
    m_stack->setEmpty(false);
}

QString DetailsView::describeLinks(const std::vector<LinkKey>& selected) const
{
    QString html;
    if (selected.size() > 1)
        html += QStringLiteral("<h3>") + tr("%n link(s) selected", nullptr, int(selected.size())).toHtmlEscaped()
            + QStringLiteral("</h3>");
    for (std::size_t at = 0; at < std::min(selected.size(), kMostLinks); ++at) {
        const LinkId link = m_run->linkOf(selected[at]);
        if (link == kNone<LinkId>) {
            html += QStringLiteral("<p>") + tr("This link is not in the fabric of %1.").arg(m_run->name).toHtmlEscaped()
                + QStringLiteral("</p>");
            continue;
        }
        html += factsToolTip(m_run->linkName(link), linkFacts(*m_run, link));
        const std::span<const std::uint32_t> users = operationsOf(*m_run, selected[at]);
        if (selected.size() > 1 || m_run->links.operationStart.empty())
            continue;
        OperationRecords records;
        std::vector<OpKey> keys;
        for (const std::uint32_t record : users) {
            keys.push_back({ m_run->run->operations.rank[record], m_run->run->operations.op[record] });
            if (keys.size() <= kMostListed)
                records.emplace(keys.back(), record);
        }
        html += listOf(tr("Used by"), keys, records);
    }
    if (selected.size() > kMostLinks)
        html += QStringLiteral("<p class=\"faint\">")
            + tr("and %n more", nullptr, int(selected.size() - kMostLinks)).toHtmlEscaped() + QStringLiteral("</p>");
    return html;
}

QString DetailsView::describe(OpKey key, const OperationRecords& records) const
{
    const trace::ExecutionGraph* graph = graphOf(*m_run, key);
    const auto at = records.find(key);
    if (at == records.end()) {
        const QString name = m_run->operationName(key);
        return QStringLiteral("<h3>") + (name.isEmpty() ? tr("Operation") : name).toHtmlEscaped()
            + QStringLiteral("</h3><p>") + tr("It has no record in %1.").arg(m_run->name).toHtmlEscaped()
            + QStringLiteral("</p>");
    }
    const std::uint32_t record = at->second;
    Facts facts = BarNames::operationFacts(*m_run, record);
    QString html = factsToolTip(BarNames::operation(*m_run, record), facts);
    const simulation::Release release = m_run->run->operations.released[record];
    html += QStringLiteral("<h3>") + tr("Waited last for").toHtmlEscaped() + QStringLiteral("</h3><p>");
    const QString reason = BarNames::release(*m_run, release).toHtmlEscaped();
    using simulation::ReleaseKind;
    const bool isOperation = release.kind == ReleaseKind::Dependency || release.kind == ReleaseKind::Slot
        || release.kind == ReleaseKind::Operation;
    const auto& operations = m_run->run->operations;
    if (isOperation && release.index < operations.size())
        html += QStringLiteral("<a href=\"op:%1/%2/%3\">")
                    .arg(index(operations.rank[release.index]))
                    .arg(index(operations.op[release.index]))
                    .arg(release.index)
            + reason + QStringLiteral("</a>");
    else
        html += reason;
    html += QStringLiteral("</p>");
    if (graph != nullptr) {
        html += listOf(tr("Depends on"), keysOf(key.rank, graph->dependencies(key.op)), records);
        html += listOf(tr("Needed by"), keysOf(key.rank, graph->dependents(key.op)), records);
    }
    return html;
}

QString DetailsView::listOf(const QString& title, const std::vector<OpKey>& keys, const OperationRecords& records) const
{
    QString html = QStringLiteral("<h3>") + title.toHtmlEscaped() + QStringLiteral("</h3>");
    if (keys.empty())
        return html + QStringLiteral("<p class=\"faint\">") + tr("nothing").toHtmlEscaped() + QStringLiteral("</p>");
    html += QStringLiteral("<table cellspacing=\"0\">");
    for (std::size_t at = 0; at < std::min(keys.size(), kMostListed); ++at)
        html += linkTo(keys[at], records);
    html += QStringLiteral("</table>");
    if (keys.size() > kMostListed)
        html += QStringLiteral("<p class=\"faint\">")
            + tr("and %n more", nullptr, int(keys.size() - kMostListed)).toHtmlEscaped() + QStringLiteral("</p>");
    return html;
}

QString DetailsView::linkTo(OpKey key, const OperationRecords& records) const
{
    const auto at = records.find(key);
    const QString npu
        = QString::fromStdString(m_run->run->fabric.topology().nodeName(nodeOf(key.rank))).toHtmlEscaped();
    if (at == records.end())
        return QStringLiteral("<tr><td>%1</td><td>%2</td><td class=\"faint\">%3</td></tr>")
            .arg(m_run->operationName(key).toHtmlEscaped(), npu, tr("no record").toHtmlEscaped());
    const auto& operations = m_run->run->operations;
    return QStringLiteral("<tr><td><a href=\"op:%1/%2/%3\">%4</a></td><td>%5</td><td>%6</td></tr>")
        .arg(index(key.rank))
        .arg(index(key.op))
        .arg(at->second)
        .arg(BarNames::operation(*m_run, at->second).toHtmlEscaped(), npu,
            formatTime(operations.start[at->second]).toHtmlEscaped());
}

void DetailsView::follow(const QUrl& link)
{
    const QStringList parts = link.path().split('/');
    if (link.scheme() != QStringLiteral("op") || parts.size() != 3 || m_run == nullptr)
        return;
    const std::uint32_t record = parts[2].toUInt();
    const auto& operations = m_run->run->operations;
    if (record >= operations.size())
        return;
    m_time->setCursor(static_cast<std::int64_t>(operations.start[record].ns()));
    m_selection->selectOperations({ { Rank { parts[0].toUInt() }, OpId { parts[1].toUInt() } } });
    m_selection->reveal();
}

} // namespace weft::widgets

#include "moc_details_view.cpp"

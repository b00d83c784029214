// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/issue_guide.h"

#include "app/gui/workspace/algorithm_fit.h"
#include "app/gui/workspace/rank_fit.h"
#include "engine/io/text_file.h"
#include "engine/project/project_inputs.h"
#include "engine/study/scenario/groups_file.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "engine/trace/validator.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/settings/system_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace weft::gui {

using widgets::Issue;
using widgets::IssueAction;

namespace {

const QString kRoofline = QStringLiteral("roofline");
const QString kOpen = QStringLiteral("open"); // files that did not open
const QString kGroups = QStringLiteral("groups");
const QString kAlgorithms = QStringLiteral("algorithms"); // one for each dimension
const QString kFabric = QStringLiteral("fabric"); // another one
const QString kBenchmark = QStringLiteral("benchmark"); // for another number of ranks
const QString kRun = QStringLiteral("run"); // the source of what runs find

// Of the accelerator that the sample has; where the settings do not say otherwise.
constexpr double kPeakTeraFlops = 900;
constexpr double kMemoryGigaBytesPerSecond = 3350;

bool isUnknownGroup(const Finding& finding)
{
    return finding.error.code == ErrorCode::UnknownGroup;
}

bool isRooflineOff(const Finding& finding)
{
    return finding.error.code == ErrorCode::Usage && finding.error.where.item == trace::kRooflineKey;
}

// The texts of the settings, by the names that messages give them.
bool isSettings(const Where& where)
{
    return where.file == "system" || where.file == "remote memory" || where.file == "communicator groups"
        || where.file == "settings" // a field of the form
        || where.item == trace::kRooflineKey;
}

// 0: there is nothing, or nothing that holds together.
std::size_t dimensionsOf(const widgets::FabricDocument& fabric)
{
    if (fabric.isEmpty())
        return 0;
    const auto sealed = fabric.sealedIfReady();
    return sealed && sealed->ok() ? sealed->value()->fabric.topology().dimensions().size() : 0;
}

} // namespace

IssueGuide::IssueGuide(Workspace* workspace, widgets::IssuesView* view, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_view(view)
{
    connect(workspace, &Workspace::issuesFound, this, &IssueGuide::showFindings);
    connect(workspace, &Workspace::runIssuesFound, this, [this](const QString& run, const Findings& findings) {
        m_run = run;
        showFindings(kRun, findings);
    });
    connect(workspace->fabric(), &widgets::FabricDocument::findingsChanged, this, &IssueGuide::showFabricIssues);
    connect(workspace->fabric(), &widgets::FabricDocument::changed, this, [this](auto change) {
        if (change == widgets::FabricDocument::Change::Structure)
            showRankIssue();
    });
    connect(workspace, &Workspace::workloadChanged, this, &IssueGuide::showRankIssue);
    connect(workspace, &Workspace::settingsChanged, this, &IssueGuide::showAlgorithmIssue);
    connect(workspace->fabric(), &widgets::FabricDocument::sealedChanged, this, &IssueGuide::showAlgorithmIssue);
    connect(view, &widgets::IssuesView::activated, this, &IssueGuide::go);
    connect(view, &widgets::IssuesView::actionRequested, this, &IssueGuide::act);
    connect(view, &widgets::IssuesView::dismissed, this, &IssueGuide::forget);
}

void IssueGuide::showFabricIssues()
{
    std::vector<Issue> issues;
    for (const widgets::FabricFinding& found : m_workspace->fabric()->findings()) {
        Issue issue;
        issue.finding = found.finding;
        issue.source = tr("Topology");
        issue.node = found.node;
        issue.link = found.link;
        issue.causes = found.causes;
        issue.place = found.link == widgets::kNoLink ? m_workspace->fabric()->nodeName(found.node)
                                                     : m_workspace->fabric()->linkName(found.link);
        issues.push_back(std::move(issue));
    }
    m_view->setIssues(QStringLiteral("Topology"), std::move(issues));
}

void IssueGuide::showRankIssue()
{
    const OpenWorkload& open = m_workspace->workload();
    const std::size_t ranks = open.workload == nullptr ? 0 : open.workload->graphs.size();
    const widgets::FabricColumns& columns = m_workspace->fabric()->columns();
    const auto found = ranks == 0 || columns.nodeCount() == 0 ? std::nullopt : rankMismatch(ranks, columns.npuCount());
    m_misfit = found.has_value();
    std::vector<Issue> issues;
    if (found) {
        Issue issue;
        issue.finding = *found;
        issue.source = tr("Workload");
        if (open.source.kind == project::WorkloadKind::Benchmark)
            issue.actions.push_back(
                { kBenchmark, tr("Make the benchmark for %n rank(s)", nullptr, static_cast<int>(columns.npuCount())) });
        const QString& spec = columns.structure->spec;
        const QString like = open.source.kind == project::WorkloadKind::Sample
            ? QString::fromStdString(study::sampleFabricSpec())
            : (spec.isEmpty() ? columns.structure->origin : spec);
        issue.actions.push_back({ kFabric, tr("Make a fabric of %n NPU(s)", nullptr, static_cast<int>(ranks)),
            fabricSpecOf(static_cast<std::uint32_t>(ranks), like) });
        issues.push_back(std::move(issue));
    }
    m_view->setIssues(QStringLiteral("ranks"), std::move(issues));
}

// While something is drawn that does not hold together yet, there is nothing to fit.
void IssueGuide::showAlgorithmIssue()
{
    std::vector<Issue> issues;
    const std::size_t dimensions = dimensionsOf(*m_workspace->fabric());
    if (const auto found = dimensions == 0 ? std::nullopt : algorithmMismatch(m_workspace->settings(), dimensions)) {
        Issue issue;
        issue.finding = *found;
        issue.source = tr("Settings");
        issue.actions.push_back({ kAlgorithms,
            tr("Use one algorithm for each of the %n dimension(s)", nullptr, static_cast<int>(dimensions)) });
        issues.push_back(std::move(issue));
    }
    m_algorithmsMisfit = !issues.empty();
    m_view->setIssues(kAlgorithms, std::move(issues));
}

// In English: by these the view tells them apart, whatever language it is in.
const char* IssueGuide::titleOf(const QString& source)
{
    static const std::map<QString, const char*> names { { kRun, QT_TR_NOOP("Run") },
        { QStringLiteral("stored"), QT_TR_NOOP("Stored run") }, { QStringLiteral("workload"), QT_TR_NOOP("Workload") },
        { QStringLiteral("project"), QT_TR_NOOP("Project") }, { QStringLiteral("import"), QT_TR_NOOP("Import") },
        { kOpen, QT_TR_NOOP("Open") }, { QStringLiteral("job"), QT_TR_NOOP("Work") },
        { QStringLiteral("schedule"), QT_TR_NOOP("Schedule") }, { QStringLiteral("program"), QT_TR_NOOP("Program") },
        { QStringLiteral("compare"), QT_TR_NOOP("Comparison") }, { QStringLiteral("export"), QT_TR_NOOP("Export") },
        { QStringLiteral("settings"), QT_TR_NOOP("Settings") } };
    return names.at(source);
}

void IssueGuide::showFindings(const QString& source, const Findings& findings)
{
    m_findings[source] = findings;
    if (m_groupsOf.lock() != m_workspace->workload().workload)
        m_groupsFile.clear();
    std::vector<Issue> issues;
    for (const Finding& finding : findings) {
        if (source == kRun && m_misfit && finding.error.code == ErrorCode::MissingRank)
            continue; // it was said before the run
        if (source == kRun && m_algorithmsMisfit && isAlgorithmMismatch(finding))
            continue;
        if (source == kRun && isSaidOfWorkload(finding))
            continue;
        issues.push_back(issueOf(finding));
        issues.back().source = source == kRun && !m_run.isEmpty() ? m_run : tr(titleOf(source));
    }
    m_view->setIssues(QString::fromLatin1(titleOf(source)), std::move(issues));
    if (std::any_of(findings.begin(), findings.end(), isUnknownGroup))
        findGroups();
}

Issue IssueGuide::issueOf(const Finding& finding) const
{
    Issue issue;
    issue.finding = finding;
    issue.operation = operationAt(finding.error.where);
    issue.node = npuAt(finding);
    if (isRooflineOff(finding))
        issue.actions.push_back({ kRoofline, tr("Turn on the roofline") });
    if (isUnknownGroup(finding) && !m_groupsFile.isEmpty())
        issue.actions.push_back({ kGroups, tr("Load %1").arg(QFileInfo(m_groupsFile).fileName()), m_groupsFile });
    return issue;
}

bool IssueGuide::isSaidOfWorkload(const Finding& finding) const
{
    const auto said = m_findings.find(QStringLiteral("workload"));
    return said != m_findings.end()
        && std::any_of(said->second.begin(), said->second.end(),
            [what = toString(finding.error)](const Finding& other) { return toString(other.error) == what; });
}

// Who says the same elsewhere, as an empty view does of a file that did not open, hears of it.
void IssueGuide::forget(const std::vector<Issue>& issues)
{
    std::set<std::string> gone;
    for (const Issue& issue : issues)
        gone.insert(toString(issue.finding.error));
    for (auto& [source, findings] : m_findings) {
        const std::size_t before = findings.size();
        std::erase_if(findings, [&gone](const Finding& finding) { return gone.contains(toString(finding.error)); });
        if (findings.size() != before && source == kOpen)
            m_workspace->reportIssues(source, Findings(findings));
    }
}

void IssueGuide::findGroups()
{
    const OpenWorkload& open = m_workspace->workload();
    if (open.source.kind != project::WorkloadKind::Trace || m_groupsOf.lock() == open.workload)
        return;
    m_groupsOf = open.workload;
    m_workspace->jobs()->start(
        tr("Looking for groups beside %1").arg(open.name), this,
        [prefix = open.source.prefix](const Watch&) { return study::groupsFileBeside(prefix); },
        [this, workload = std::weak_ptr(open.workload)](const std::string& file) {
            if (file.empty() || m_workspace->workload().workload != workload.lock())
                return;
            m_groupsFile = QString::fromStdString(file);
            for (const auto& [source, findings] : std::map(m_findings)) {
                if (std::any_of(findings.begin(), findings.end(), isUnknownGroup))
                    showFindings(source, findings);
            }
        });
}

widgets::OpKey IssueGuide::operationAt(const Where& where) const
{
    const study::WorkloadPtr& workload = m_workspace->workload().workload;
    if (workload == nullptr || !where.nodeId)
        return {};
    const auto& graphs = workload->graphs;
    auto graph = graphs.end();
    if (where.rank && *where.rank < graphs.size())
        graph = graphs.begin() + *where.rank;
    else if (!where.rank && !where.file.empty())
        graph = std::find_if(graphs.begin(), graphs.end(),
            [&where](const trace::ExecutionGraphPtr& of) { return of->source() == where.file; });
    if (graph == graphs.end())
        return {};
    const OpId op = (*graph)->find(*where.nodeId);
    const auto rank = static_cast<std::uint32_t>(graph - graphs.begin());
    return op == kNone<OpId> ? widgets::OpKey {} : widgets::OpKey { Rank { rank }, op };
}

widgets::NodeKey IssueGuide::npuAt(const Finding& finding) const
{
    const Where& where = finding.error.where;
    if (finding.error.code != ErrorCode::Unreachable || !where.rank)
        return widgets::kNoNode;
    const auto sealed = m_workspace->fabric()->sealed();
    return sealed && *where.rank < (*sealed)->nodeKeys.size() ? (*sealed)->nodeKeys[*where.rank] : widgets::kNoNode;
}

void IssueGuide::go(const Issue& issue)
{
    widgets::SelectionModel* selection = m_workspace->selection();
    const Where& where = issue.finding.error.where;
    if (issue.operation.isValid()) {
        selection->selectOperations({ issue.operation });
        emit showView(QStringLiteral("operations"));
    } else if (issue.node != widgets::kNoNode) {
        widgets::Selection chosen = issue.causes;
        chosen.nodes.push_back(issue.node);
        selection->select(std::move(chosen));
        emit showView(QStringLiteral("topology"));
    } else if (issue.link != widgets::kNoLink) {
        selection->selectLinks({ issue.link });
        emit showView(QStringLiteral("topology"));
    } else if (isSettings(where)) {
        emit showView(QStringLiteral("settings"));
        return;
    } else {
        // Nothing of it is open; at least say where it is.
        const QString place = widgets::inWords(where);
        emit message(place.isEmpty() ? tr("This issue has no place") : tr("The place is %1").arg(place));
        return;
    }
    selection->reveal();
}

void IssueGuide::act(const Issue& issue, const IssueAction& action)
{
    if (action.id == kRoofline)
        turnOnRoofline();
    else if (action.id == kGroups)
        loadGroups(action.argument);
    else if (action.id == kAlgorithms)
        fitAlgorithms();
    else if (action.id == kFabric)
        generate(action.argument);
    else if (action.id == kBenchmark)
        remakeBenchmark();
    else
        go(issue);
}

void IssueGuide::turnOnRoofline()
{
    study::RunSettings settings = m_workspace->settings();
    widgets::SystemText system(settings.system);
    if (!system.isValid()) {
        emit message(tr("The system settings are no JSON object: correct them first"));
        return;
    }
    if (!system.has("peak-perf"))
        system.setNumber("peak-perf", kPeakTeraFlops);
    if (!system.has("local-mem-bw"))
        system.setNumber("local-mem-bw", kMemoryGigaBytesPerSecond);
    system.setFlag("roofline-enabled", true);
    settings.system = system.text();
    m_workspace->setSettings(settings, tr("Turn on the roofline"));
    //: a rate of computation and one of memory
    emit message(tr("The roofline is on: %1 TFLOP/s, %2 GB/s of memory")
                     .arg(system.number("peak-perf").value_or(0))
                     .arg(system.number("local-mem-bw").value_or(0)));
}

void IssueGuide::loadGroups(const QString& file)
{
    const auto text = io::readTextFile(file.toStdString());
    if (!text) {
        emit message(widgets::inWords(text.error()));
        return;
    }
    study::RunSettings settings = m_workspace->settings();
    settings.groups = *text;
    m_workspace->setSettings(settings, tr("Load %1").arg(QFileInfo(file).fileName()));
    emit message(tr("Loaded %1").arg(QDir::toNativeSeparators(file)));
}

void IssueGuide::fitAlgorithms()
{
    const std::size_t dimensions = dimensionsOf(*m_workspace->fabric());
    if (dimensions == 0)
        return;
    m_workspace->setSettings(fittedTo(m_workspace->settings(), dimensions), tr("One algorithm for each dimension"));
    emit message(tr("Each dimension has one algorithm now"));
}

void IssueGuide::generate(const QString& spec)
{
    Findings findings;
    const auto made = topology::topologyFromSpec(spec.toStdString(), findings);
    if (!made) {
        emit message(widgets::inWords(made.error()));
        return;
    }
    const QString name = tr("Generate %1").arg(spec);
    m_workspace->selection()->clear();
    m_workspace->fabric()->replaceWith(*made, name);
    emit message(tr("The fabric is %1 now").arg(spec));
}

void IssueGuide::remakeBenchmark()
{
    OpenWorkload open;
    open.source = m_workspace->workload().source;
    open.name = m_workspace->workload().name;
    auto made = project::loadWorkload(open.source, {}, m_workspace->fabric()->columns().npuCount());
    if (!made) {
        emit message(widgets::inWords(made.error()));
        return;
    }
    open.workload = std::move(made->workload);
    m_workspace->setWorkload(std::move(open), tr("Make the benchmark for the fabric"));
}

} // namespace weft::gui

#include "moc_issue_guide.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
// The list of issues: who tells it what, and the way from an issue to its place.
#include "app/gui/view_glue.h"
#include "app/gui/views.h"
#include "app/gui/workspace.h"
#include "widgets/issues/issues_view.h"

#include <QCoreApplication>

#include <map>

namespace weft::gui {

namespace {

struct IssueGlue {
    Q_DECLARE_TR_FUNCTIONS(IssueGlue)
};

// Invalid if the place is no operation.
widgets::OpKey operationAt(const Workspace& workspace, const Where& where)
{
    const study::WorkloadPtr& workload = workspace.workload().workload;
    if (workload == nullptr || !where.rank || !where.nodeId || *where.rank >= workload->graphs.size())
        return {};
    const OpId op = workload->graphs[*where.rank]->find(*where.nodeId);
    return op == kNone<OpId> ? widgets::OpKey {} : widgets::OpKey { Rank { *where.rank }, op };
}

void showFabricIssues(widgets::IssuesView& view, Workspace& workspace)
{
    std::vector<widgets::Issue> issues;
    for (const widgets::FabricFinding& found : workspace.fabric()->findings()) {
        widgets::Issue issue;
        issue.finding = found.finding;
        issue.node = found.node;
        issue.link = found.link;
        issues.push_back(std::move(issue));
    }
    view.setIssues(IssueGlue::tr("Topology"), std::move(issues));
}

void showFindings(
    widgets::IssuesView& view, const Workspace& workspace, const QString& source, const Findings& findings)
{
    static const std::map<QString, const char*> names { { QStringLiteral("run"), QT_TR_NOOP("Run") },
        { QStringLiteral("workload"), QT_TR_NOOP("Workload") }, { QStringLiteral("project"), QT_TR_NOOP("Project") },
        { QStringLiteral("import"), QT_TR_NOOP("Import") }, { QStringLiteral("job"), QT_TR_NOOP("Work") },
        { QStringLiteral("schedule"), QT_TR_NOOP("Schedule") } };
    std::vector<widgets::Issue> issues;
    for (const Finding& finding : findings) {
        widgets::Issue issue;
        issue.finding = finding;
        issue.operation = operationAt(workspace, finding.error.where);
        issues.push_back(std::move(issue));
    }
    view.setIssues(IssueGlue::tr(names.at(source)), std::move(issues));
}

void goTo(Views& views, widgets::SelectionModel& selection, const widgets::Issue& issue)
{
    if (issue.node != widgets::kNoNode)
        selection.selectNodes({ issue.node });
    else if (issue.link != widgets::kNoLink)
        selection.selectLinks({ issue.link });
    else if (issue.operation.isValid())
        selection.selectOperations({ issue.operation });
    if (issue.operation.isValid())
        views.show(QStringLiteral("operations"));
    else if (issue.node != widgets::kNoNode || issue.link != widgets::kNoLink)
        views.show(QStringLiteral("topology"));
    selection.reveal();
}

} // namespace

void joinIssues(Views& views, Workspace& workspace)
{
    auto* view = views.get<widgets::IssuesView>();
    QObject::connect(workspace.fabric(), &widgets::FabricDocument::findingsChanged, view,
        [view, &workspace] { showFabricIssues(*view, workspace); });
    QObject::connect(
        &workspace, &Workspace::issuesFound, view, [view, &workspace](const QString& source, const Findings& findings) {
            showFindings(*view, workspace, source, findings);
        });
    QObject::connect(view, &widgets::IssuesView::activated, &views,
        [&views, &workspace](const widgets::Issue& issue) { goTo(views, *workspace.selection(), issue); });
}

} // namespace weft::gui

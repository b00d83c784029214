// SPDX-License-Identifier: GPL-3.0-or-later
// What the Issues dock says of the open project, where each issue leads to, and what is done about one at a click.
// The one place that knows them; findings come from the workspace, whoever found them. Interface thread; a child of
// the window, which owns the view.
#pragma once

#include "app/gui/workspace/workspace.h"
#include "widgets/issues/issues_view.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>

namespace weft::gui {

class IssueGuide : public QObject {
    Q_OBJECT

public:
    IssueGuide(Workspace* workspace, widgets::IssuesView* view, QObject* parent);

signals:
    void showView(const QString& name);
    void message(const QString& text);

private:
    [[nodiscard]] static const char* titleOf(const QString& source);
    void showFindings(const QString& source, const Findings& findings);
    void showFabricIssues();
    void showRankIssue();
    void showAlgorithmIssue();
    void forget(const std::vector<widgets::Issue>& issues); // that a person has dismissed
    [[nodiscard]] bool isSaidOfWorkload(const Finding& finding) const; // before the run
    void findGroups(); // a file beside the traces that defines them
    void go(const widgets::Issue& issue);
    void act(const widgets::Issue& issue, const widgets::IssueAction& action);
    void turnOnRoofline();
    void loadGroups(const QString& file);
    void fitAlgorithms();
    void generate(const QString& spec); // in the place of the fabric
    void remakeBenchmark(); // for all NPUs of the fabric
    [[nodiscard]] widgets::Issue issueOf(const Finding& finding) const;
    [[nodiscard]] widgets::OpKey operationAt(const Where& where) const; // invalid if the place is no operation
    [[nodiscard]] widgets::NodeKey npuAt(const Finding& finding) const; // kNoNode if the place is no NPU

    Workspace* m_workspace;
    widgets::IssuesView* m_view;
    std::map<QString, Findings> m_findings; // by source, as they are shown
    QString m_run; // whose findings they are; empty: of none
    std::weak_ptr<const trace::Workload> m_groupsOf; // the traces beside which was looked
    bool m_misfit = false; // ranks and NPUs, as it is listed
    bool m_algorithmsMisfit = false; // and algorithms and dimensions
    QString m_groupsFile; // what was found; empty: nothing
};

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
// The list of issues and what guides from them.
#include "app/gui/issue_guide.h"
#include "app/gui/view_glue.h"
#include "app/gui/views.h"

namespace weft::gui {

void joinIssues(Views& views, Workspace& workspace)
{
    auto* guide = new IssueGuide(&workspace, views.get<widgets::IssuesView>(), &views);
    QObject::connect(guide, &IssueGuide::showView, &views, &Views::show);
    QObject::connect(guide, &IssueGuide::message, &views, &Views::say);
}

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
// The list of issues and what guides from them.
#include "app/gui/panels/issue_guide.h"
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "widgets/settings/settings_form.h"

namespace weft::gui {

void joinIssues(Views& views, Workspace& workspace)
{
    auto* guide = new IssueGuide(&workspace, views.get<widgets::IssuesView>(), &views);
    QObject::connect(guide, &IssueGuide::showView, &views, &Views::show);
    // To the very field, once its form is in sight.
    QObject::connect(views.get<widgets::IssuesView>(), &widgets::IssuesView::activated, guide,
        [form = views.get<widgets::SettingsForm>()](const widgets::Issue& issue) {
            const Where& where = issue.finding.error.where;
            if (where.file == "settings" || where.file == "system" || where.file == "remote memory")
                (void)form->showField(QString::fromStdString(where.item));
        });
    QObject::connect(guide, &IssueGuide::message, &views, &Views::say);
}

} // namespace weft::gui

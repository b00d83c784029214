// SPDX-License-Identifier: GPL-3.0-or-later
// The details of an operation or of a link: they open with a click on it in the timeline or the heat map, and go when
// nothing is selected any more.
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "widgets/heatmap/heat_map_view.h"
#include "widgets/timeline/details_view.h"
#include "widgets/timeline/timeline_view.h"

namespace weft::gui {

void joinDetails(Views& views, Workspace& workspace)
{
    const QString name = QStringLiteral("details");
    QObject::connect(views.get<widgets::TimelineView>(), &widgets::TimelineView::operationClicked, &views,
        [&views, name] { views.open(name); });
    QObject::connect(views.get<widgets::HeatMapView>(), &widgets::HeatMapView::linkClicked, &views,
        [&views, name] { views.open(name); });
    QObject::connect(views.get<widgets::DetailsView>(), &widgets::DetailsView::closeRequested, &views,
        [&views, name] { views.close(name); });
    widgets::SelectionModel* selection = workspace.selection();
    QObject::connect(selection, &widgets::SelectionModel::selectionChanged, &views, [&views, name, selection] {
        if (selection->selection().operations.empty() && selection->selection().links.empty())
            views.putAway(name);
    });
}

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/report_pictures.h"

#include "widgets/base/image_export.h"
#include "widgets/base/quantity_format.h"
#include "widgets/base/selection_model.h"
#include "widgets/base/time_controller.h"
#include "widgets/base/view_export.h"
#include "widgets/charts/utilization_chart.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/heatmap/heat_map_view.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cstdint>

namespace weft::gui {

namespace {

struct PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::Report)
};

constexpr int kHighest = 1100; // of a picture, in pixels: with its titles a page

// A clock that shows the whole run, and nothing that is selected.
struct Whole {
    explicit Whole(std::int64_t ns) { time.setExtent({ 0, ns }); }
    widgets::SelectionModel selection;
    widgets::TimeController time;
};

std::int64_t lengthOf(const widgets::RunView& run)
{
    return static_cast<std::int64_t>(run.run->makespan.ns());
}

QString rowsShown(std::uint64_t shown, std::uint64_t all)
{
    return shown == all
        ? QString()
        : PictureTexts::tr("the first %1 of %2 rows").arg(widgets::formatCount(shown), widgets::formatCount(all));
}

QString linksPooled(std::uint32_t perLine)
{
    return perLine == 1 ? QString() : PictureTexts::tr("%1 links a line").arg(widgets::formatCount(perLine));
}

} // namespace

std::optional<widgets::ReportPicture> timelinePicture(const widgets::View& view, QSize size)
{
    const widgets::TimelineDataPtr data = static_cast<const widgets::TimelineView&>(view).canvas()->scene().data();
    if (data == nullptr)
        return std::nullopt;
    Whole whole(lengthOf(*data->view));
    widgets::TimelineCanvas canvas(&whole.selection, &whole.time, nullptr);
    canvas.setData(data);
    const widgets::RowLayout& layout = canvas.scene().layout();
    const int above = widgets::kRulerHeight + layout.pinnedHeight;
    const int height = std::min(above + layout.height, kHighest);
    const auto shown = std::ranges::count_if(
        layout.rows, [&](const widgets::Row& row) { return above + row.y + row.height <= height; });
    return widgets::ReportPicture { rowsShown(static_cast<std::uint64_t>(shown), layout.rows.size()),
        QSize(size.width(), height), {}, true, [data](QPainter& painter, QSize at) {
            Whole alike(lengthOf(*data->view));
            widgets::TimelineCanvas drawn(&alike.selection, &alike.time, nullptr);
            drawn.setData(data);
            widgets::pictureOf(&drawn, {}, [&drawn](QPainter& on) {
                drawn.renderRows(on, widgets::drawsVectors(on));
            }).paint(painter, at);
        } };
}

std::optional<widgets::ReportPicture> utilizationPicture(const widgets::View& view, QSize size)
{
    const auto& shown = static_cast<const widgets::UtilizationChart&>(view);
    if (shown.data() == nullptr)
        return std::nullopt;
    return widgets::ReportPicture { {}, size, {}, true, [data = shown.data()](QPainter& painter, QSize at) {
                                       Whole whole(data->end);
                                       widgets::UtilizationChart chart(&whole.selection, &whole.time, nullptr);
                                       chart.setData(data);
                                       chart.exports().front().paint(painter, at);
                                   } };
}

std::optional<widgets::ReportPicture> heatPicture(const widgets::View& view, QSize size)
{
    const auto& shown = static_cast<const widgets::HeatMapView&>(view);
    if (shown.data() == nullptr || shown.canvas()->run() == nullptr)
        return std::nullopt;
    // All links, several a line where there are many.
    const widgets::HeatSettings settings = widgets::HeatMapView::fitted({}, *shown.data(), size.height());
    widgets::HeatRowsPtr rows = widgets::buildHeatRows(shown.data(), settings);
    return widgets::ReportPicture { linksPooled(settings.linksPerLine), size, {}, false,
        [run = shown.canvas()->run(), rows = std::move(rows)](QPainter& painter, QSize at) {
            Whole whole(lengthOf(*run));
            widgets::HeatCanvas canvas(&whole.selection, &whole.time, nullptr);
            canvas.setRows(run, rows);
            widgets::pictureOf(&canvas, {}, [&canvas](QPainter& on) { canvas.renderRows(on); }).paint(painter, at);
        } };
}

} // namespace weft::gui

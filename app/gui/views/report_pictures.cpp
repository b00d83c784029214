// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/report_pictures.h"

#include "app/gui/views/report_of_view.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/charts/utilization_chart.h"
#include "widgets/charts/utilization_picture.h"
#include "widgets/comparison/difference_canvas.h"
#include "widgets/comparison/difference_legend.h"
#include "widgets/comparison/difference_map.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/heatmap/heat_layer.h"
#include "widgets/heatmap/heat_legend.h"
#include "widgets/heatmap/heat_map_view.h"
#include "widgets/programs/stage_canvas.h"
#include "widgets/programs/stage_painter.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_layer.h"
#include "widgets/timeline/timeline_legend.h"
#include "widgets/timeline/timeline_view.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace weft::gui {

namespace {

struct PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::Report)
};

constexpr int kHighest = 1100; // of a picture, in pixels: with its titles a page
constexpr int kHighHeat = 640; // px
constexpr int kHeatGutter = 260; // px, for names and means
constexpr int kHighLane = 320; // px of its rows, beside another
constexpr int kLaneTitle = 24; // px
constexpr int kScaleGap = 6; // px
constexpr int kScaleHeight = 20; // px
constexpr int kDifferenceScale = 44; // px
constexpr double kScale = 2; // pixels of the pictures a logical one

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

// Those that have room; shapes are not clipped.
struct WholeRows {
    std::size_t count = 0;
    int height = 0;
};

WholeRows wholeRows(const widgets::RowLayout& layout, int room)
{
    WholeRows shown;
    for (const widgets::Row& row : layout.rows) {
        if (row.y + row.height > room)
            break;
        ++shown.count;
        shown.height = row.y + row.height;
    }
    return shown;
}

QString linksNamed(std::uint64_t named, std::uint64_t all)
{
    return named == all
        ? QString()
        : PictureTexts::tr("%1 of %2 links named").arg(widgets::formatCount(named), widgets::formatCount(all));
}

QString linksPooled(std::uint32_t perLine, bool isDifference)
{
    if (perLine == 1)
        return {};
    return (isDifference ? PictureTexts::tr("%1 links a line, named by the most different of them")
                         : PictureTexts::tr("%1 links a line, named by the busiest of them"))
        .arg(widgets::formatCount(perLine));
}

} // namespace

std::optional<widgets::ReportPicture> timelinePicture(const widgets::View& view, QSize size)
{
    const widgets::TimelineDataPtr data = static_cast<const widgets::TimelineView&>(view).canvas()->scene().data();
    if (data == nullptr)
        return std::nullopt;
    widgets::TimelineScene scene;
    scene.setData(data);
    scene.setVisible({ 0, lengthOf(*data->view) });
    const widgets::RowLayout& layout = scene.layout();
    const int above = widgets::kRulerHeight + layout.pinnedHeight;
    const WholeRows shown = wholeRows(layout, kHighest - above);
    const int height = above + shown.height;
    scene.setSize({ size.width(), height });
    const QString rows = rowsShown(shown.count, layout.rows.size());
    return widgets::ReportPicture { rows, QSize(size.width(), height + kScaleGap + kScaleHeight), {}, true,
        [scene = std::move(scene), font = QApplication::font(), isRightToLeft = QApplication::isRightToLeft()](
            QPainter& painter, QSize at, const Watch&) {
            painter.fillRect(QRect(QPoint(), at), widgets::Theme::current().base);
            widgets::TimelineLayer().paint(painter, scene, kScale, font, false);
            widgets::drawTimelineKinds(
                painter, { 0, at.height() - kScaleHeight, at.width(), kScaleHeight }, isRightToLeft);
        } };
}

std::optional<widgets::ReportPicture> lanesPicture(const std::vector<TimelineLane>& lanes, QSize size)
{
    std::vector<std::pair<QString, widgets::TimelineScene>> scenes;
    std::int64_t longest = 0;
    for (const TimelineLane& lane : lanes) {
        const auto data = static_cast<const widgets::TimelineView&>(*lane.view).canvas()->scene().data();
        if (data == nullptr)
            return std::nullopt;
        scenes.emplace_back(lane.title, widgets::TimelineScene()).second.setData(data);
        longest = std::max(longest, lengthOf(*data->view));
    }
    int height = kScaleGap + kScaleHeight;
    for (auto& [title, scene] : scenes) {
        scene.setVisible({ 0, longest });
        const WholeRows shown = wholeRows(scene.layout(), kHighLane);
        if (shown.count < scene.layout().rows.size())
            title = withDetail(title, rowsShown(shown.count, scene.layout().rows.size()));
        scene.setSize({ size.width(), widgets::kRulerHeight + scene.layout().pinnedHeight + shown.height });
        height += kLaneTitle + scene.size().height() + kScaleGap;
    }
    return widgets::ReportPicture { {}, QSize(size.width(), height), {}, true,
        [scenes = std::move(scenes), font = QApplication::font(), isRightToLeft = QApplication::isRightToLeft()](
            QPainter& painter, QSize at, const Watch&) {
            painter.fillRect(QRect(QPoint(), at), widgets::Theme::current().base);
            const int alignment = int(isRightToLeft ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignAbsolute);
            int y = 0;
            for (const auto& [title, scene] : scenes) {
                QFont bold = font;
                bold.setBold(true);
                painter.setFont(bold);
                painter.setPen(widgets::Theme::current().text);
                painter.setLayoutDirection(isRightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
                painter.drawText(QRect(0, y, at.width(), kLaneTitle), alignment | int(Qt::AlignVCenter), title);
                painter.save();
                painter.translate(0, y + kLaneTitle);
                widgets::TimelineLayer().paint(painter, scene, kScale, font, false);
                painter.restore();
                y += kLaneTitle + scene.size().height() + kScaleGap;
            }
            painter.setFont(font);
            widgets::drawTimelineKinds(painter, { 0, y + kScaleGap, at.width(), kScaleHeight }, isRightToLeft);
        } };
}

std::optional<widgets::ReportPicture> utilizationPicture(const widgets::View& view, QSize size)
{
    const auto& shown = static_cast<const widgets::UtilizationChart&>(view);
    if (shown.data() == nullptr)
        return std::nullopt;
    return widgets::ReportPicture { {}, size, {}, true,
        [data = shown.data(), font = QApplication::font(), isRightToLeft = QApplication::isRightToLeft()](
            QPainter& painter, QSize at, const Watch&) {
            widgets::paintUtilization(painter, *data, at, kScale, font, isRightToLeft);
        } };
}

std::optional<widgets::ReportPicture> heatPicture(const widgets::View& view, QSize size)
{
    const auto& shown = static_cast<const widgets::HeatMapView&>(view);
    if (shown.data() == nullptr || shown.canvas()->run() == nullptr)
        return std::nullopt;
    // All links, several a line where there are many.
    const widgets::HeatSettings settings
        = widgets::HeatMapView::fitted({}, *shown.data(), kHighHeat - kScaleHeight - kScaleGap);
    const int height = widgets::kRulerHeight + settings.fitHeight + kScaleGap + kScaleHeight;
    return widgets::ReportPicture { linksPooled(settings.linksPerLine, false), QSize(size.width(), height), {}, true,
        [run = shown.canvas()->run(), data = shown.data(), settings, font = QApplication::font()](
            QPainter& painter, QSize at, const Watch& watch) {
            const widgets::HeatRowsPtr rows = widgets::buildHeatRows(data, settings, watch);
            if (rows == nullptr)
                return; // stopped
            const int foot = at.height() - kScaleHeight;
            const widgets::TimeAxis axis { { 0, lengthOf(*run) }, kHeatGutter, at.width() - kHeatGutter };
            painter.fillRect(QRect(QPoint(), at), widgets::Theme::current().base);
            const widgets::HeatScene scene { run, rows, axis, QSize(at.width(), foot - kScaleGap) };
            widgets::HeatLayer().paint(painter, scene, kScale, font);
            // What the two columns of the gutter are, and what the colours mean.
            painter.setPen(widgets::Theme::current().faintText);
            const QRect head(22, 0, kHeatGutter - 30, widgets::kRulerHeight);
            painter.drawText(head, int(Qt::AlignLeft) | int(Qt::AlignVCenter), PictureTexts::tr("Link"));
            painter.drawText(head, int(Qt::AlignRight) | int(Qt::AlignVCenter), PictureTexts::tr("Mean"));
            painter.drawText(QRect(22, foot, kHeatGutter - 30, kScaleHeight),
                int(Qt::AlignLeft) | int(Qt::AlignVCenter), linksNamed(scene.namedLinks(), data->links));
            widgets::drawHeatScale(painter, { kHeatGutter, foot, axis.width, kScaleHeight },
                widgets::HeatMapView::tr("0 %"), widgets::HeatMapView::tr("100 % busy"));
        } };
}

std::optional<widgets::ReportPicture> differenceHeatPicture(const widgets::DifferenceCanvas& canvas, QSize size)
{
    if (canvas.heat() == nullptr || canvas.heat()->pair->links.empty())
        return std::nullopt;
    widgets::DifferenceScene scene
        = widgets::fittedDifferences(canvas.heat(), kHeatGutter, { size.width(), widgets::kRulerHeight + kHighHeat });
    const int foot = scene.size.height() + kScaleGap;
    return widgets::ReportPicture { linksPooled(scene.linksPerLine, true), QSize(size.width(), foot + kDifferenceScale),
        {}, true,
        [scene = std::move(scene), foot, font = QApplication::font()](QPainter& painter, QSize at, const Watch& watch) {
            painter.fillRect(QRect(QPoint(), at), widgets::Theme::current().base);
            widgets::DifferenceLayer().paint(painter, scene, kScale, font, watch);
            painter.setFont(font);
            widgets::drawDifferenceScale(painter, { scene.axis.left, foot, scene.axis.width, kDifferenceScale }, 1);
        } };
}

std::optional<widgets::ReportPicture> differenceMapPicture(const widgets::DifferenceMap& map, QSize size)
{
    if (map.isEmpty())
        return std::nullopt;
    // No higher than it is.
    const QRectF bounds = map.scene().bounds();
    constexpr double kAround = 48;
    const double wanted = bounds.height() * (size.width() - kAround) / std::max(1.0, bounds.width()) + kAround;
    size.setHeight(static_cast<int>(std::clamp(wanted, size.height() / 4.0, double(size.height()))));
    return widgets::ReportPicture { {}, QSize(size.width(), size.height() + kDifferenceScale), {},
        map.scene().linkCount() <= kMostLinksAsShapes,
        [paint = map.toPaint(), size, end = map.scale(), font = QApplication::font()](
            QPainter& painter, QSize at, const Watch& watch) {
            painter.fillRect(QRect(QPoint(), at), widgets::Theme::current().base);
            paint(painter, size, watch);
            painter.setFont(font);
            widgets::drawDifferenceScale(painter, { 0, size.height(), at.width(), kDifferenceScale }, end);
        } };
}

std::optional<widgets::ReportPicture> stagesPicture(const widgets::StageCanvas& canvas, QSize size)
{
    if (canvas.graph() == nullptr || canvas.graph()->bounds.isEmpty())
        return std::nullopt;
    return widgets::ReportPicture { {}, size, {}, true,
        [drawn = widgets::StagesDrawn { canvas.graph(), {}, canvas.font() }](
            QPainter& painter, QSize at, const Watch&) { widgets::paintStagesInto(painter, drawn, at); } };
}

} // namespace weft::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_vectors.h"

#include "widgets/base/looks/theme.h"
#include "widgets/timeline/bar_painter.h"

#include <QPainter>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr double kThinnest = 0.25; // px

// Calls use(row, pinned) for the tracks in sight, the pinned ones last because they lie on top.
template <class Use> void forEachTrack(const TimelineScene& scene, Use use)
{
    if (scene.data() == nullptr)
        return;
    const auto [first, last] = scene.rowsInSight();
    for (int at = first; at < last; ++at) {
        const Row& row = scene.layout().rows[static_cast<std::size_t>(at)];
        if (!row.isHeading)
            use(row, false);
    }
    for (const Row& row : scene.layout().pinned)
        use(row, true);
}

// The bars of a lane that touch the visible range, [first, last).
std::pair<std::size_t, std::size_t> barsOf(const TimelineScene& scene, const Lane& lane)
{
    const TimelineData& data = *scene.data();
    const TimeRange visible = scene.axis().visible;
    const auto begin = data.start.begin() + static_cast<std::ptrdiff_t>(lane.first);
    const auto end = std::lower_bound(begin, begin + static_cast<std::ptrdiff_t>(lane.count), visible.to);
    const auto last = static_cast<std::size_t>(end - data.start.begin());
    return { std::min(data.firstReaching(lane, visible.from), last), last };
}

// Not clipped by the painter: SVG of Qt 6.4 knows no clips.
void fillClipped(QPainter& painter, const QRectF& rect, const QRect& area, const QColor& color)
{
    const QRectF shown = rect.intersected(QRectF(area));
    if (!shown.isEmpty())
        painter.fillRect(shown, color);
}

void paintGround(QPainter& painter, const TimelineScene& scene, const QRect& place, const QRect& area)
{
    const Theme& theme = Theme::current();
    const TimeAxis& axis = scene.axis();
    QColor idle = theme.idle;
    idle.setAlphaF(0.45F);
    const double from = axis.toPixel(0);
    const double to = axis.toPixel(scene.data()->length);
    fillClipped(painter, QRectF(from, place.top(), to - from, place.height()), area, idle);
    for (const TimeTick& tick : timeTicks(axis.visible, axis.width).ticks)
        fillClipped(painter, QRectF(axis.toPixel(tick.ns), place.top(), 1, place.height()), area, theme.grid);
}

void paintLane(QPainter& painter, const TimelineScene& scene, const Lane& lane, const QRect& place, const QRect& area)
{
    const Theme& theme = Theme::current();
    const TimelineData& data = *scene.data();
    const TimeAxis& axis = scene.axis();
    const auto [first, last] = barsOf(scene, lane);
    for (std::size_t bar = first; bar < last; ++bar) {
        const double from = axis.toPixel(data.start[bar]);
        const double width = std::max(axis.toPixel(data.end[bar]) - from, kThinnest);
        fillClipped(painter, QRectF(from, place.top(), width, place.height()), area, colorOf(data.kind[bar], theme));
    }
}

} // namespace

std::size_t barsInSight(const TimelineScene& scene, std::size_t most)
{
    std::size_t count = 0;
    forEachTrack(scene, [&](const Row& row, bool) {
        for (const Lane& lane : scene.data()->lanesOf(scene.data()->tracks[row.subject])) {
            if (count > most)
                return;
            const auto [first, last] = barsOf(scene, lane);
            count += last - first;
        }
    });
    return count;
}

void paintBarVectors(QPainter& painter, const TimelineScene& scene)
{
    forEachTrack(scene, [&](const Row& row, bool pinned) {
        const Track& track = scene.data()->tracks[row.subject];
        QRect area = pinned ? scene.pinnedArea() : scene.tracksArea();
        area.setLeft(scene.axis().left);
        // As the layer does it: lanes that share a place from the last to the first.
        for (std::uint32_t lane = track.lanes; lane > 0; --lane) {
            const QRect place = scene.laneRect(row, pinned, lane - 1);
            if (lane == track.lanes || scene.laneRect(row, pinned, lane) != place)
                paintGround(painter, scene, place, area);
            paintLane(painter, scene, scene.data()->lanes[track.firstLane + lane - 1], place, area);
        }
    });
}

} // namespace weft::widgets

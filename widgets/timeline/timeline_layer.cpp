// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_layer.h"

#include "widgets/base/canvas/image_export.h"
#include "widgets/base/looks/theme.h"
#include "widgets/timeline/bar_names.h"
#include "widgets/timeline/timeline_vectors.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace weft::widgets {

namespace {

constexpr int kLeastNamed = 12; // px of height in which a name can be read
constexpr int kLeastName = 22; // px of width
constexpr int kPadding = 4; // px around names
constexpr qsizetype kMostNames = 20'000; // kept prepared
constexpr int kIndent = 22; // px of row labels
constexpr int kSideLabel = 92; // px of a lane's label beside the name of its track

// A triangle that says whether something below it is shown.
void drawArrow(QPainter& painter, QPoint middle, bool open, const QColor& color)
{
    const QPolygon arrow = open ? QPolygon({ middle + QPoint(-4, -2), middle + QPoint(4, -2), middle + QPoint(0, 3) })
                                : QPolygon({ middle + QPoint(-2, -4), middle + QPoint(-2, 4), middle + QPoint(3, 0) });
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(arrow);
    painter.restore();
}

} // namespace

const QImage& TimelineLayer::render(const TimelineScene& scene, double scale, const QFont& font, bool criticalPath)
{
    m_scale = scale;
    const QSize pixels(int(std::lround(scene.size().width() * scale)), int(std::lround(scene.size().height() * scale)));
    if (m_image.size() != pixels)
        m_image = QImage(pixels, QImage::Format_RGB32);
    const Theme& theme = Theme::current();
    m_image.setDevicePixelRatio(1);
    m_image.fill(theme.base);
    if (scene.data() != nullptr)
        paintRows(scene, BarPainter(theme));
    m_image.setDevicePixelRatio(scale);
    QPainter painter(&m_image);
    paintOver(painter, scene, font, criticalPath);
    return m_image;
}

void TimelineLayer::paint(
    QPainter& painter, const TimelineScene& scene, double scale, const QFont& font, bool criticalPath)
{
    if (!drawsVectors(painter) || barsInSight(scene, kMostVectors) > kMostVectors) {
        painter.drawImage(QPoint(), render(scene, scale, font, criticalPath));
        return;
    }
    painter.fillRect(QRect(QPoint(), scene.size()), Theme::current().base);
    paintBarVectors(painter, scene);
    paintOver(painter, scene, font, criticalPath);
}

// What lies over the bars, for both.
void TimelineLayer::paintOver(QPainter& painter, const TimelineScene& scene, const QFont& font, bool criticalPath)
{
    painter.setFont(font);
    painter.setLayoutDirection(Qt::LeftToRight);
    if (scene.data() != nullptr) {
        paintLabels(painter, scene);
        if (const auto stuck = scene.stuckHeading()) {
            painter.setClipRect(scene.rowsArea());
            paintHeading(painter, scene, stuck->row, stuck->rect);
            painter.setClipping(false);
            painter.setFont(font);
        }
        if (criticalPath && scene.data()->view->criticalPath)
            paintCriticalPath(painter, scene);
    }
    drawTimeRuler(painter, scene.axis(), kRulerHeight);
    painter.fillRect(QRect(scene.axis().left - 1, 0, 1, scene.size().height()), Theme::current().border);
}

void TimelineLayer::makeGround(const TimelineScene& scene)
{
    const Theme& theme = Theme::current();
    const TimeAxis& axis = scene.axis();
    const auto width = static_cast<std::size_t>(std::max(0, int(std::lround(axis.width * m_scale))));
    m_ground.assign(width, theme.base.rgb());
    const double from = timeToPixel(0, axis.visible, double(width));
    const double to = std::ceil(timeToPixel(scene.data()->length, axis.visible, double(width)));
    const QRgb idle = mixed(theme.base, theme.idle, 0.45F).rgb();
    const auto inside = [width](double x) { return static_cast<std::size_t>(std::clamp(x, 0.0, double(width))); };
    std::fill(m_ground.begin() + std::ptrdiff_t(inside(from)), m_ground.begin() + std::ptrdiff_t(inside(to)), idle);
    for (const TimeTick& tick : timeTicks(axis.visible, axis.width).ticks) {
        const std::size_t x = inside(timeToPixel(tick.ns, axis.visible, double(width)));
        if (x < width)
            m_ground[x] = theme.grid.rgb();
    }
    m_line.resize(width);
}

void TimelineLayer::paintRows(const TimelineScene& scene, const BarPainter& painter)
{
    makeGround(scene);
    const auto [first, last] = scene.rowsInSight();
    for (int row = first; row < last; ++row) {
        const Row& place = scene.layout().rows[static_cast<std::size_t>(row)];
        if (!place.isHeading)
            paintTrack(scene, place, false, painter);
    }
    for (const Row& row : scene.layout().pinned)
        paintTrack(scene, row, true, painter);
}

void TimelineLayer::paintTrack(const TimelineScene& scene, const Row& row, bool pinned, const BarPainter& painter)
{
    const TimelineData& data = *scene.data();
    const Track& track = data.tracks[row.subject];
    const QRect area = pinned ? scene.pinnedArea() : scene.rowsArea();
    // Lanes that share a place are drawn from the last to the first, so that the first is on top.
    for (std::uint32_t lane = track.lanes; lane > 0; --lane) {
        const QRect place = scene.laneRect(row, pinned, lane - 1);
        const bool begins = lane == track.lanes || scene.laneRect(row, pinned, lane) != place;
        if (begins)
            std::copy(m_ground.begin(), m_ground.end(), m_line.begin());
        painter.paintLine(data, data.lanes[track.firstLane + lane - 1], scene.axis().visible, m_line);
        const bool ends = lane == 1 || scene.laneRect(row, pinned, lane - 2) != place;
        if (ends)
            copyLine(place, area);
    }
}

void TimelineLayer::copyLine(const QRect& place, const QRect& area)
{
    const QRect shown = place.intersected(area);
    const int left = int(std::lround(place.left() * m_scale));
    const int top = int(std::lround(shown.top() * m_scale));
    const int bottom = std::min(int(std::lround((shown.top() + shown.height()) * m_scale)), m_image.height());
    const int width = std::min(int(m_line.size()), m_image.width() - left);
    if (width <= 0 || shown.isEmpty())
        return;
    for (int y = std::max(0, top); y < bottom; ++y)
        std::memcpy(reinterpret_cast<QRgb*>(m_image.scanLine(y)) + left, m_line.data(),
            static_cast<std::size_t>(width) * sizeof(QRgb));
}

const TimelineLayer::Name& TimelineLayer::nameOf(const QString& text, const QFont& font)
{
    if (const auto at = m_names.constFind(text); at != m_names.constEnd())
        return *at;
    if (m_names.size() > kMostNames)
        m_names.clear();
    Name name;
    name.text.setText(text);
    name.text.setTextFormat(Qt::PlainText);
    name.text.prepare({}, font);
    name.width = QFontMetrics(font).horizontalAdvance(text);
    return *m_names.insert(text, name);
}

void TimelineLayer::paintBarNames(QPainter& painter, const TimelineScene& scene, const Row& row, bool pinned)
{
    const TimelineData& data = *scene.data();
    const Track& track = data.tracks[row.subject];
    const TimeAxis& axis = scene.axis();
    const std::int64_t least = static_cast<std::int64_t>(axis.nsPerPixel() * kLeastName);
    const QFont font = painter.font();
    const double character = QFontMetrics(font).averageCharWidth();
    for (std::uint32_t number = 0; number < track.lanes; ++number) {
        const Lane& lane = data.lanes[track.firstLane + number];
        const QRect place = scene.laneRect(row, pinned, number);
        const bool shared = number > 0 && scene.laneRect(row, pinned, number - 1) == place; // its names would overlap
        const bool covered = !pinned && place.bottom() < scene.tracksArea().top(); // vectors may know no clips
        if (place.height() < kLeastNamed || shared || covered || !BarPainter::isExact(lane, axis.nsPerPixel()))
            continue;
        const std::size_t last = lane.first + lane.count;
        for (std::size_t bar = data.firstReaching(lane, axis.visible.from);
             bar < last && data.start[bar] < axis.visible.to; ++bar) {
            // Where bars overlap, the next one covers the rest.
            const std::int64_t end = bar + 1 < last ? std::min(data.end[bar], data.start[bar + 1]) : data.end[bar];
            if (end - data.start[bar] < least)
                continue;
            const double from = std::max(axis.toPixel(data.start[bar]), double(axis.left));
            const double room = std::min(axis.toPixel(end), double(axis.left + axis.width)) - from - 2 * kPadding;
            if (room < kLeastName - 2 * kPadding)
                continue;
            const QString full = BarNames::bar(data, static_cast<std::uint32_t>(bar));
            const Name* name = &nameOf(full, font);
            if (name->width > room) {
                const auto fits = static_cast<qsizetype>(room / character) - 1;
                if (fits < 2)
                    continue;
                name = &nameOf(full.left(fits) + QChar(0x2026), font);
                if (name->width > room + kPadding)
                    continue;
            }
            painter.setPen(inkOn(colorOf(data.kind[bar], Theme::current())));
            const double y = place.top() + (place.height() - name->text.size().height()) / 2;
            painter.drawStaticText(QPointF(from + kPadding, y), name->text);
        }
    }
}

void TimelineLayer::paintLabels(QPainter& painter, const TimelineScene& scene)
{
    QFont small = painter.font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    const QFont normal = painter.font();
    const auto [first, last] = scene.rowsInSight();
    painter.setClipRect(scene.rowsArea());
    for (int at = first; at < last; ++at) {
        const Row& row = scene.layout().rows[static_cast<std::size_t>(at)];
        if (row.isHeading) {
            painter.setFont(normal);
            paintHeading(painter, scene, row, scene.rowRect(row, false));
        } else if (row.height >= kLeastNamed) {
            painter.setFont(small);
            paintLabel(painter, scene, row, false);
            paintBarNames(painter, scene, row, false);
        }
    }
    painter.setClipRect(scene.pinnedArea());
    // Vectors may know no clips, so that names of rows below would show through.
    painter.fillRect(QRect(0, kRulerHeight, scene.axis().left, scene.pinnedArea().height()), Theme::current().base);
    for (const Row& row : scene.layout().pinned) {
        painter.setFont(small);
        paintLabel(painter, scene, row, true);
        paintBarNames(painter, scene, row, true);
    }
    painter.setClipping(false);
    painter.setFont(normal);
    if (!scene.layout().pinned.empty())
        painter.fillRect(QRect(0, scene.pinnedArea().bottom(), scene.size().width(), 1), Theme::current().faintText);
}

void TimelineLayer::paintLabel(QPainter& painter, const TimelineScene& scene, const Row& row, bool pinned)
{
    const Theme& theme = Theme::current();
    const QRect rect = scene.rowRect(row, pinned);
    const Track& track = scene.data()->tracks[row.subject];
    const QRect first(kIndent, rect.top(), scene.axis().left - kIndent - 8, std::min(rect.height(), kLaneHeight + 2));
    if (track.lanes > 1)
        drawArrow(painter, QPoint(12, first.center().y()), row.expanded, theme.faintText);
    painter.setPen(theme.text);
    const QString name = painter.fontMetrics().elidedText(
        scene.data()->trackNames[row.subject], Qt::ElideMiddle, first.width() - (pinned ? 12 : 0));
    painter.drawText(first, int(Qt::AlignLeft) | int(Qt::AlignVCenter), name);
    if (pinned)
        painter.fillRect(QRect(scene.axis().left - 12, first.center().y() - 2, 5, 5), theme.accent);
    if (row.expanded && track.group == TrackGroup::Ranks) {
        painter.setPen(theme.faintText);
        std::uint32_t before = kNoLabel; // said once for lanes that share it
        for (std::uint32_t lane = 0; lane < track.lanes; ++lane) {
            const std::uint32_t label = scene.data()->lanes[track.firstLane + lane].label;
            if (label == std::exchange(before, label) || label == kNoLabel)
                continue;
            const QRect place = scene.laneRect(row, pinned, lane);
            // The first line has the name of the track, too.
            const int width = lane == 0 ? kSideLabel : scene.axis().left - kIndent - 8;
            const QRect side(scene.axis().left - 8 - width, place.top(), width, place.height());
            painter.drawText(side, int(Qt::AlignRight) | int(Qt::AlignVCenter),
                painter.fontMetrics().elidedText(scene.data()->laneLabels[label], Qt::ElideMiddle, width));
        }
    }
    painter.fillRect(QRect(0, rect.bottom(), row.expanded ? scene.size().width() : scene.axis().left, 1), theme.grid);
}

void TimelineLayer::paintHeading(QPainter& painter, const TimelineScene& scene, const Row& row, const QRect& rect)
{
    const Theme& theme = Theme::current();
    const auto group = static_cast<std::size_t>(row.subject);
    painter.fillRect(rect, theme.window);
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.border);
    drawArrow(painter, QPoint(12, rect.center().y()), !scene.rows().collapsed[group], theme.text);
    const RowLayout& layout = scene.layout();
    const QLocale locale;
    const QString count = layout.shown[group] == layout.total[group]
        ? locale.toString(qulonglong(layout.total[group]))
        : BarNames::tr("%1 of %2")
              .arg(locale.toString(qulonglong(layout.shown[group])), locale.toString(qulonglong(layout.total[group])));
    QFont bold = painter.font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.text);
    const QString title = BarNames::group(static_cast<TrackGroup>(group));
    painter.drawText(rect.adjusted(kIndent, 0, 0, 0), int(Qt::AlignLeft) | int(Qt::AlignVCenter), title);
    const int after = kIndent + painter.fontMetrics().horizontalAdvance(title) + 8;
    bold.setBold(false);
    painter.setFont(bold);
    painter.setPen(theme.faintText);
    painter.drawText(rect.adjusted(after, 0, 0, 0), int(Qt::AlignLeft) | int(Qt::AlignVCenter), count);
}

void TimelineLayer::paintCriticalPath(QPainter& painter, const TimelineScene& scene)
{
    const TimelineData& data = *scene.data();
    const TimeAxis& axis = scene.axis();
    const std::vector<analysis::PathSegment>& path = data.view->criticalPath->segments;
    const auto from = Time { static_cast<std::uint64_t>(std::max<std::int64_t>(0, axis.visible.from)) };
    auto segment = std::upper_bound(
        path.begin(), path.end(), from, [](Time at, const analysis::PathSegment& part) { return at < part.to; });
    const QColor color = Theme::current().critical;
    const QRect area = scene.tracksArea();
    painter.setClipRect(QRect(axis.left, area.top(), axis.width, area.height()));
    std::uint32_t rank = simulation::kNoRecord;
    int y = -1;
    int before = -1;
    int column = -1; // the pixel column whose connecting line is being gathered
    int least = 0;
    int most = -1;
    const auto flush = [&] {
        if (most > least)
            painter.fillRect(QRect(column, least, 1, most - least), color);
    };
    for (; segment != path.end(); ++segment) {
        const auto start = static_cast<std::int64_t>(segment->from.ns());
        if (start >= axis.visible.to)
            break;
        if (index(segment->rank) != rank) {
            rank = index(segment->rank);
            const std::uint32_t track = data.trackOf(TrackGroup::Ranks, rank);
            const int row = track == simulation::kNoRecord ? -1 : scene.layout().rowOfTrack[track];
            y = row < 0 ? -1 : scene.rowRect(scene.layout().rows[static_cast<std::size_t>(row)], false).bottom() - 2;
        }
        if (y < 0)
            continue;
        const int x = int(axis.toPixel(start));
        const int right = int(axis.toPixel(static_cast<std::int64_t>(segment->to.ns())));
        if (x != column) {
            flush();
            column = x;
            least = most = y;
        }
        least = std::min({ least, y, before < 0 ? y : before });
        most = std::max({ most, y, before < 0 ? y : before });
        if (right > x || before != y)
            painter.fillRect(QRect(x, y, std::max(1, right - x), 3), color);
        before = y;
    }
    flush();
    painter.setClipping(false);
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_overlay.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/run_links.h"
#include "widgets/base/words/quantity_format.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace weft::widgets {

namespace {

constexpr std::size_t kMostOutlines = 4000;
constexpr std::size_t kMostArrows = 200;
constexpr std::size_t kLegibleArrows = 24;
constexpr std::size_t kMostLooked = 20'000; // operations of a hovered link, so that a frame stays a frame
constexpr std::size_t kFewMessages = 60; // all arrows are shown while no more are in sight

void outline(QPainter& painter, const QRect& rect, const QColor& color)
{
    painter.fillRect(QRect(rect.left() - 1, rect.top() - 1, rect.width() + 2, 2), color);
    painter.fillRect(QRect(rect.left() - 1, rect.bottom(), rect.width() + 2, 2), color);
    painter.fillRect(QRect(rect.left() - 1, rect.top() - 1, 2, rect.height() + 2), color);
    painter.fillRect(QRect(rect.right(), rect.top() - 1, 2, rect.height() + 2), color);
}

void clipToPlot(QPainter& painter, const TimelineScene& scene)
{
    const QRect plot(scene.axis().left, kRulerHeight, scene.axis().width, scene.size().height());
    const auto stuck = scene.stuckHeading();
    painter.setClipRegion(stuck ? QRegion(plot) - stuck->rect : QRegion(plot));
}

// Outlines bars in sight; of those that lie on the same pixels one, so that the work is bounded by the pixels.
class Outlines {
public:
    Outlines(QPainter& painter, const TimelineScene& scene, const QColor& color)
        : m_painter(painter)
        , m_scene(scene)
        , m_color(color)
    {
    }

    void add(std::uint32_t bar)
    {
        const auto rect = m_scene.barRect(bar);
        if (!rect || !rect->intersects(QRect(QPoint(), m_scene.size())))
            return;
        const quint64 pixel = quint64(rect->top()) << 32U | quint64(quint32(rect->left()));
        if (rect->width() <= kThin && !m_thin.insert(pixel).second)
            return;
        outline(m_painter, *rect, m_color);
    }

private:
    static constexpr int kThin = 2; // px
    QPainter& m_painter;
    const TimelineScene& m_scene;
    QColor m_color;
    std::unordered_set<quint64> m_thin;
};

void markTrack(QPainter& painter, const TimelineScene& scene, std::uint32_t track, const QColor& color)
{
    const int row = track == simulation::kNoRecord ? -1 : scene.layout().rowOfTrack[track];
    if (row < 0)
        return;
    const QRect rect = scene.rowRect(scene.layout().rows[static_cast<std::size_t>(row)], false);
    if (!rect.intersects(scene.tracksArea()))
        return;
    painter.save();
    painter.setClipRect(scene.tracksArea());
    painter.fillRect(QRect(0, rect.top(), 3, rect.height()), color);
    QColor tint = color;
    tint.setAlpha(45);
    painter.fillRect(rect, tint);
    painter.restore();
}

void drawArrow(QPainter& painter, QPointF from, QPointF to, const QColor& color)
{
    const double bend = std::clamp((to.x() - from.x()) / 2, 12.0, 80.0);
    QPainterPath path(from);
    path.cubicTo(from + QPointF(bend, 0), to - QPointF(bend, 0), to);
    painter.setPen(QPen(color, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({ to, to + QPointF(-6, -3.5), to + QPointF(-6, 3.5) }));
}

QPointF middleLeft(const QRect& rect)
{
    return { double(rect.left()), rect.top() + rect.height() / 2.0 };
}

QPointF middleRight(const QRect& rect)
{
    return { double(rect.right() + 1), rect.top() + rect.height() / 2.0 };
}

} // namespace

std::uint32_t releasingBar(const TimelineData& data, std::uint32_t bar)
{
    const OpKey key = data.operationOf(bar);
    if (!key.isValid())
        return kNoBar;
    const simulation::Run& run = *data.view->run;
    const simulation::Release release = run.operations.released[data.operationRecordOf(bar)];
    const bool byOperation = release.kind == simulation::ReleaseKind::Dependency
        || release.kind == simulation::ReleaseKind::Slot || release.kind == simulation::ReleaseKind::Operation;
    if (byOperation && release.index < data.operationBar.size())
        return data.operationBar[release.index];
    const auto& workload = data.view->workload;
    if (workload == nullptr || index(key.rank) >= workload->graphs.size())
        return kNoBar;
    std::uint32_t latest = kNoBar;
    for (const OpId op : workload->graphs[index(key.rank)]->dependencies(key.op)) {
        const std::uint32_t candidate = data.barOf({ key.rank, op });
        if (candidate != kNoBar && (latest == kNoBar || data.end[candidate] > data.end[latest]))
            latest = candidate;
    }
    return latest;
}

std::vector<std::uint32_t> dependentBars(const TimelineData& data, std::uint32_t bar, std::size_t most)
{
    std::vector<std::uint32_t> bars;
    const OpKey key = data.operationOf(bar);
    const auto& workload = data.view->workload;
    if (!key.isValid() || workload == nullptr || index(key.rank) >= workload->graphs.size())
        return bars;
    for (const OpId op : workload->graphs[index(key.rank)]->dependents(key.op)) {
        const std::uint32_t found = data.barOf({ key.rank, op });
        if (found != kNoBar && bars.size() < most)
            bars.push_back(found);
    }
    std::sort(bars.begin(), bars.end(), [&](auto a, auto b) { return data.start[a] < data.start[b]; });
    return bars;
}

std::uint32_t stepBack(const TimelineData& data, std::uint32_t bar)
{
    const std::uint32_t record = data.operationRecordOf(bar);
    if (record == simulation::kNoRecord)
        return kNoBar;
    const simulation::Run& run = *data.view->run;
    const auto senderOf = [&](std::uint32_t message) {
        const auto& sender = data.messages.sender;
        const std::uint32_t from = message < sender.size() ? sender[message] : simulation::kNoRecord;
        return from == simulation::kNoRecord || from == record ? kNoBar : data.operationBar[from];
    };
    std::uint32_t sent = kNoBar;
    if (run.operations.kind[record] == simulation::OperationKind::Receive)
        sent = senderOf(run.operations.completedBy[record]);
    else if (run.operations.released[record].kind == simulation::ReleaseKind::Message)
        sent = senderOf(run.operations.released[record].index);
    return sent != kNoBar ? sent : releasingBar(data, bar);
}

std::uint32_t stepForward(const TimelineData& data, std::uint32_t bar)
{
    const std::uint32_t record = data.operationRecordOf(bar);
    if (record == simulation::kNoRecord)
        return kNoBar;
    const auto received = [&] {
        for (const std::uint32_t message : data.messages.of(record)) {
            const std::uint32_t to = data.messages.receiver[message];
            if (data.messages.sender[message] == record && to != simulation::kNoRecord && to != record)
                return data.operationBar[to];
        }
        return kNoBar;
    };
    if (data.view->run->operations.kind[record] == simulation::OperationKind::Send) {
        if (const std::uint32_t to = received(); to != kNoBar)
            return to;
    }
    const auto after = dependentBars(data, bar, 1'000'000);
    return after.empty() ? received() : after.front();
}

std::vector<std::uint32_t> barsOverLink(const TimelineData& data, LinkKey link, TimeRange visible, std::size_t most)
{
    std::vector<std::uint32_t> bars;
    auto records = operationsOf(*data.view, link);
    const auto& operations = data.view->run->operations;
    // Records are by start: none after the range, and of the earlier ones those nearest to it.
    const auto end = std::partition_point(records.begin(), records.end(),
        [&](std::uint32_t record) { return static_cast<std::int64_t>(operations.start[record].ns()) < visible.to; });
    records = records.first(static_cast<std::size_t>(end - records.begin()));
    if (records.size() > kMostLooked)
        records = records.last(kMostLooked);
    for (const std::uint32_t record : records) {
        const std::uint32_t bar = data.operationBar[record];
        const auto to = static_cast<std::int64_t>(operations.end[record].ns());
        const bool gone = operations.end[record] != kNever && to < visible.from;
        if (bar != kNoBar && !gone && bars.size() < most)
            bars.push_back(bar);
    }
    return bars;
}

void drawSelection(QPainter& painter, const TimelineScene& scene, const Selection& selection, std::uint32_t current)
{
    const Theme& theme = Theme::current();
    for (std::size_t at = 0; at < std::min<std::size_t>(selection.links.size(), kMostOutlines); ++at) {
        const LinkId link = scene.data()->view->linkOf(selection.links[at]);
        if (link != kNone<LinkId>)
            markTrack(painter, scene, scene.data()->trackOf(TrackGroup::Links, index(link)), theme.accent);
    }
    for (std::size_t at = 0; at < std::min<std::size_t>(selection.nodes.size(), kMostOutlines); ++at) {
        const NodeId node = scene.data()->view->nodeOf(selection.nodes[at]);
        if (node != kNone<NodeId>)
            markTrack(painter, scene, scene.data()->trackOf(TrackGroup::Ranks, index(node)), theme.accent);
    }
    painter.save();
    clipToPlot(painter, scene);
    Outlines outlines(painter, scene, theme.text);
    for (std::size_t at = 0; at < std::min(selection.operations.size(), kMostOutlines); ++at)
        outlines.add(scene.data()->barOf(selection.operations[at]));
    outlines.add(current);
    painter.restore();
}

void drawHover(QPainter& painter, const TimelineScene& scene, const Hovered& hovered, std::uint32_t bar)
{
    const Theme& theme = Theme::current();
    if (hovered.operation.isValid()) {
        const std::span<const LinkId> links = linksOf(*scene.data()->view, hovered.operation);
        for (const LinkId link : links.first(std::min(links.size(), kMostOutlines)))
            markTrack(painter, scene, scene.data()->trackOf(TrackGroup::Links, index(link)), theme.hover);
    }
    if (hovered.link != kNoLink) {
        const LinkId link = scene.data()->view->linkOf(hovered.link);
        if (link != kNone<LinkId>)
            markTrack(painter, scene, scene.data()->trackOf(TrackGroup::Links, index(link)), theme.hover);
    }
    if (hovered.node != kNoNode) {
        const NodeId node = scene.data()->view->nodeOf(hovered.node);
        if (node != kNone<NodeId>)
            markTrack(painter, scene, scene.data()->trackOf(TrackGroup::Ranks, index(node)), theme.hover);
    }
    painter.save();
    clipToPlot(painter, scene);
    Outlines outlines(painter, scene, theme.hover);
    if (hovered.link != kNoLink) {
        for (const std::uint32_t over : barsOverLink(*scene.data(), hovered.link, scene.axis().visible, kMostOutlines))
            outlines.add(over);
    }
    outlines.add(bar);
    if (hovered.operation.isValid())
        outlines.add(scene.data()->barOf(hovered.operation));
    painter.restore();
}

namespace {

class MessageWords {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::TimelineOverlay)
};

// All messages of the selected operations, each once, or none if there are more than kMostLooked; `count` counts on.
std::vector<std::uint32_t> messagesOfAll(const TimelineData& data, const Selection& selection, std::size_t& count)
{
    std::vector<std::uint32_t> messages;
    count = 0;
    for (std::size_t at = 0; at < std::min(selection.operations.size(), kMostLooked); ++at) {
        const std::span<const std::uint32_t> own = data.messages.of(data.recordOf(selection.operations[at]));
        count += own.size();
        if (count <= kMostLooked)
            messages.insert(messages.end(), own.begin(), own.end());
    }
    if (count > kMostLooked)
        return {};
    std::sort(messages.begin(), messages.end()); // what goes from one of them to another is of both
    messages.erase(std::unique(messages.begin(), messages.end()), messages.end());
    count = messages.size();
    return messages;
}

void drawNote(QPainter& painter, const TimelineScene& scene, const QString& note)
{
    constexpr int kEdge = 8; // px
    const Theme& theme = Theme::current();
    const QFontMetrics metrics = painter.fontMetrics();
    const int wide = std::min(metrics.horizontalAdvance(note) + 2 * kEdge, scene.axis().width - 2 * kEdge);
    const int high = metrics.height() + kEdge;
    const QRect box(scene.axis().left + kEdge, scene.size().height() - high - kEdge, wide, high);
    painter.setBrush(theme.window);
    painter.setPen(theme.border);
    painter.drawRect(box);
    painter.setPen(theme.text);
    painter.drawText(box, Qt::AlignCenter, metrics.elidedText(note, Qt::ElideRight, wide - kEdge));
}

} // namespace

DrawnMessages messagesToDraw(const TimelineScene& scene, const Selection& selection, OpKey pointedAt)
{
    const TimelineData& data = *scene.data();
    std::size_t count = 0;
    std::vector<std::uint32_t> all = messagesOfAll(data, selection, count);
    if (count == 0) {
        const TimeRange visible = scene.axis().visible;
        return { messagesBetween(*data.view->run, data.messages, visible.from, visible.to, kFewMessages), {} };
    }
    if (!all.empty() && all.size() <= kLegibleArrows)
        return { std::move(all), {} };
    if (pointedAt.isValid() && selection.contains(pointedAt)) {
        const std::span<const std::uint32_t> own = data.messages.of(data.recordOf(pointedAt));
        const std::span<const std::uint32_t> shown = own.first(std::min(own.size(), kMostArrows));
        const QString note = shown.size() == count
            ? MessageWords::tr("Arrows: the %1 messages of the operation under the pointer").arg(formatCount(count))
            : MessageWords::tr("Arrows: %1 of the %2 messages, those of the operation under the pointer")
                  .arg(formatCount(shown.size()), formatCount(count));
        if (!shown.empty())
            return { { shown.begin(), shown.end() }, note };
    }
    const QString note
        = MessageWords::tr("Arrows: the first and the last of %1 messages; point at an operation for its own")
              .arg(formatCount(count));
    if (!all.empty())
        return { { all.front(), all.back() }, note };
    // So many that only the ends of each operation are looked at; messages are numbered by their starts.
    std::uint32_t first = simulation::kNoRecord;
    std::uint32_t last = 0;
    for (std::size_t at = 0; at < std::min(selection.operations.size(), kMostLooked); ++at) {
        const std::span<const std::uint32_t> own = data.messages.of(data.recordOf(selection.operations[at]));
        if (own.empty())
            continue;
        first = std::min(first, own.front());
        last = std::max(last, own.back());
    }
    return { { first, last }, note };
}

void drawMessages(QPainter& painter, const TimelineScene& scene, const Selection& selection, OpKey pointedAt)
{
    const TimelineData& data = *scene.data();
    const auto& log = data.view->run->messagesLog;
    painter.save();
    clipToPlot(painter, scene);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto pointOf = [&](std::uint32_t record, Time time) -> std::optional<QPointF> {
        const auto rect
            = record == simulation::kNoRecord ? std::nullopt : scene.barRect(data.operationBar[record], true);
        if (!rect)
            return {};
        return QPointF(scene.axis().toPixel(static_cast<std::int64_t>(time.ns())), rect->top() + rect->height() / 2.0);
    };
    const DrawnMessages drawn = messagesToDraw(scene, selection, pointedAt);
    for (const std::uint32_t message : drawn.messages) {
        if (log.end[message] == kNever || data.messages.sender[message] == data.messages.receiver[message])
            continue;
        const auto from = pointOf(data.messages.sender[message], log.start[message]);
        const auto to = pointOf(data.messages.receiver[message], log.end[message]);
        if (from && to)
            drawArrow(painter, *from, *to, Theme::current().accent);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (!drawn.note.isEmpty())
        drawNote(painter, scene, drawn.note);
    painter.restore();
}

void drawDependencies(QPainter& painter, const TimelineScene& scene, std::uint32_t bar)
{
    if (bar == kNoBar || !scene.data()->operationOf(bar).isValid())
        return;
    const auto here = scene.barRect(bar, true);
    if (!here)
        return;
    const Theme& theme = Theme::current();
    painter.save();
    clipToPlot(painter, scene);
    painter.setRenderHint(QPainter::Antialiasing);
    if (const auto before = scene.barRect(releasingBar(*scene.data(), bar), true))
        drawArrow(painter, middleRight(*before), middleLeft(*here), theme.hover);
    for (const std::uint32_t after : dependentBars(*scene.data(), bar, kMostArrows)) {
        if (const auto there = scene.barRect(after, true))
            drawArrow(painter, middleRight(*here), middleLeft(*there), theme.text);
    }
    painter.restore();
}

} // namespace weft::widgets

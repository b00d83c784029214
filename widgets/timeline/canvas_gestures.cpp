// SPDX-License-Identifier: GPL-3.0-or-later
// What clicks, hovering and dragging rows mean to TimelineCanvas, and what it says under the pointer.
#include "widgets/timeline/bar_names.h"
#include "widgets/timeline/timeline_canvas.h"

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kArrowWidth = 22; // px at the left of a label
constexpr int kRowStep = 2; // px of a notch
}

bool TimelineCanvas::isRowHandle(QPoint at) const
{
    return m_scene.hitAt(at).area == TimelineArea::Label;
}

void TimelineCanvas::click(QPoint at)
{
    const TimelineHit hit = m_scene.hitAt(at);
    if (hit.area == TimelineArea::Label) {
        clickLabel(hit, at.x());
    } else if (hit.area == TimelineArea::Heading) {
        toggleGroup(hit.subject);
    } else if (hit.area == TimelineArea::Plot) {
        activate(hit.bar);
        time()->setCursor(hit.ns);
        if (hit.bar != kNoBar && !m_selection->selection().operations.empty())
            emit operationClicked();
    }
}

void TimelineCanvas::toggleGroup(std::uint32_t group)
{
    RowState rows = m_scene.rows();
    rows.collapsed[group] = !rows.collapsed[group];
    setRows(std::move(rows));
    // What was opened or closed by a heading that stuck to the top begins there.
    const int heading = m_scene.layout().rowOfHeading[group];
    setScroll(std::min(m_scene.scroll(), m_scene.layout().rows[static_cast<std::size_t>(heading)].y));
}

void TimelineCanvas::doubleClick(QPoint at)
{
    const TimelineHit hit = m_scene.hitAt(at);
    if (hit.area != TimelineArea::Plot || hit.bar == kNoBar)
        return;
    activate(hit.bar);
    fitSelection();
}

// The arrow opens and closes a track; its name selects what it stands for.
void TimelineCanvas::clickLabel(const TimelineHit& hit, int x)
{
    const Track& track = m_scene.data()->tracks[hit.subject];
    if (x >= kArrowWidth || track.lanes <= 1) {
        selectTrack(hit.subject);
        return;
    }
    RowState rows = m_scene.rows();
    rows.expanded[hit.subject] = !rows.expanded[hit.subject];
    setRows(std::move(rows));
}

void TimelineCanvas::selectTrack(std::uint32_t number)
{
    const TimelineData& model = *m_scene.data();
    const Track& track = model.tracks[number];
    const auto bar = static_cast<std::uint32_t>(model.lanes[track.firstLane].first);
    m_current = bar;
    if (track.group == TrackGroup::Ranks && track.subject < model.view->nodeKeys.size())
        m_selection->selectNodes({ model.view->nodeKeys[track.subject] });
    else if (track.group == TrackGroup::Links && track.subject < model.view->linkKeys.size())
        m_selection->selectLinks({ model.view->linkKeys[track.subject] });
    m_current = bar;
}

// Puts the pressed track before or after the one that it was dropped on.
void TimelineCanvas::dropRow(QPoint fromPoint, QPoint toPoint)
{
    const TimelineHit source = m_scene.hitAt(fromPoint);
    const TimelineHit target = m_scene.hitAt(QPoint(1, toPoint.y()));
    if (source.area != TimelineArea::Label || target.area != TimelineArea::Label || target.pinned
        || target.subject == source.subject
        || m_scene.data()->tracks[target.subject].group != m_scene.data()->tracks[source.subject].group)
        return;
    RowState rows = m_scene.rows();
    const auto from = std::find(rows.order.begin(), rows.order.end(), source.subject);
    const auto to = std::find(rows.order.begin(), rows.order.end(), target.subject);
    if (from < to)
        std::rotate(from, std::next(from), std::next(to));
    else
        std::rotate(to, from, std::next(from));
    setRows(std::move(rows));
}

void TimelineCanvas::clearSelection()
{
    m_current = kNoBar;
    m_selection->clear();
}

void TimelineCanvas::changeRowHeight(int steps)
{
    RowState rows = m_scene.rows();
    rows.stripHeight = std::clamp(rows.stripHeight + steps * kRowStep, RowState::kLeastStrip, RowState::kMostStrip);
    setRows(std::move(rows));
}

std::optional<std::int64_t> TimelineCanvas::edgeNear(QPoint at, std::int64_t ns, std::int64_t reach) const
{
    const TimelineHit hit = m_scene.hitAt(at);
    if (hit.area != TimelineArea::Plot || hit.subject == simulation::kNoRecord)
        return {};
    const TimelineData& model = *m_scene.data();
    std::optional<std::int64_t> best;
    const auto offer = [&](std::int64_t edge) {
        if (std::abs(edge - ns) <= (best ? std::abs(*best - ns) : reach))
            best = edge;
    };
    constexpr std::size_t kMostLooked = 4096; // where bars are that dense, an edge is as good as the next
    for (const Lane& lane : model.lanesOf(model.tracks[hit.subject])) {
        const std::size_t first = model.firstReaching(lane, ns - reach);
        const std::size_t last = std::min(lane.first + lane.count, first + kMostLooked);
        for (std::size_t bar = first; bar < last && model.start[bar] <= ns + reach; ++bar) {
            offer(model.start[bar]);
            offer(model.end[bar]);
        }
    }
    return best;
}

void TimelineCanvas::hoverAt(QPoint at)
{
    const TimelineHit hit = m_scene.hitAt(at);
    hoverBar(hit.area == TimelineArea::Plot ? hit.bar : kNoBar);
    if (hit.area == TimelineArea::Label) {
        const TimelineData& model = *m_scene.data();
        const Track& track = model.tracks[hit.subject];
        if (track.group == TrackGroup::Ranks && track.subject < model.view->nodeKeys.size())
            m_selection->hover({ model.view->nodeKeys[track.subject] });
        else if (track.group == TrackGroup::Links && track.subject < model.view->linkKeys.size())
            m_selection->hover({ kNoNode, model.view->linkKeys[track.subject] });
    }
}

void TimelineCanvas::hoverBar(std::uint32_t bar)
{
    m_hovered = bar;
    Hovered hovered;
    if (bar != kNoBar) {
        const TimelineData& model = *m_scene.data();
        const Track& track = model.trackOf(bar);
        if (track.group == TrackGroup::Ranks)
            hovered.operation = model.operationOf(bar);
        else if (track.group == TrackGroup::Links && track.subject < model.view->linkKeys.size())
            hovered.link = model.view->linkKeys[track.subject];
    }
    m_selection->hover(hovered);
    update();
}

QString TimelineCanvas::toolTipAt(QPoint at) const
{
    const TimelineHit hit = m_scene.hitAt(at);
    if (hit.area == TimelineArea::Label)
        return m_scene.data()->trackNames[hit.subject];
    if (hit.area != TimelineArea::Plot)
        return {};
    const TimelineData& model = *m_scene.data();
    Facts facts;
    QString title;
    if (hit.bar != kNoBar) {
        title = BarNames::bar(model, hit.bar);
        facts = BarNames::facts(model, hit.bar);
    }
    const auto& path = model.view->criticalPath;
    const bool isRank = hit.subject < model.tracks.size() && model.tracks[hit.subject].group == TrackGroup::Ranks;
    if (m_criticalPath && path && isRank && hit.ns >= 0) {
        const auto part = std::upper_bound(path->segments.begin(), path->segments.end(),
            Time { static_cast<std::uint64_t>(hit.ns) }, [](Time ns, const auto& segment) { return ns < segment.to; });
        if (part != path->segments.end() && index(part->rank) == model.tracks[hit.subject].subject)
            facts.emplace_back(tr("Critical path"), BarNames::pathReason(*model.view, *part));
    }
    if (title.isEmpty() && facts.empty())
        return {};
    return factsToolTip(title, facts);
}

} // namespace weft::widgets

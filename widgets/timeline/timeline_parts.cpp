// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_parts.h"

#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/timeline/bar_names.h"
#include "widgets/timeline/timeline_canvas.h"

#include <algorithm>

namespace weft::widgets {

TimelineParts::TimelineParts(TimelineCanvas* canvas, SelectionModel* selection)
    : m_canvas(canvas)
    , m_selection(selection)
{
}

const Row& TimelineParts::rowOf(CanvasPart part) const
{
    return m_canvas->scene().layout().rows[static_cast<std::size_t>(part.row)];
}

const Track* TimelineParts::trackOf(CanvasPart part) const
{
    const Row& row = rowOf(part);
    return row.isHeading ? nullptr : &m_canvas->scene().data()->tracks[row.subject];
}

std::uint32_t TimelineParts::barOf(CanvasPart part) const
{
    if (part.isRow())
        return kNoBar;
    const TimelineData& data = *m_canvas->scene().data();
    return static_cast<std::uint32_t>(data.lanes[trackOf(part)->firstLane].first)
        + static_cast<std::uint32_t>(part.item);
}

CanvasPart TimelineParts::partOfBar(std::uint32_t bar) const
{
    const TimelineScene& scene = m_canvas->scene();
    if (scene.data() == nullptr || bar == kNoBar)
        return {};
    const std::uint32_t track = scene.data()->laneOf(bar).track;
    const std::size_t first = scene.data()->lanes[scene.data()->tracks[track].firstLane].first;
    return { scene.layout().rowOfTrack[track], static_cast<int>(bar - first) };
}

TimelineParts::Held TimelineParts::hold(CanvasPart part) const
{
    if (part.row < 0 || part.row >= partRows())
        return {};
    const Row& row = rowOf(part);
    return { row.isHeading, row.subject, part.item };
}

CanvasPart TimelineParts::find(const Held& held) const
{
    const RowLayout& layout = m_canvas->scene().layout();
    if (held.isHeading)
        return { layout.rowOfHeading[held.subject], -1 };
    return held.subject < layout.rowOfTrack.size() ? CanvasPart { layout.rowOfTrack[held.subject], held.item }
                                                   : CanvasPart {};
}

int TimelineParts::partRows() const
{
    return static_cast<int>(m_canvas->scene().layout().rows.size());
}

int TimelineParts::partItems(int row) const
{
    const Track* track = trackOf({ row, -1 });
    std::size_t bars = 0;
    if (track != nullptr) {
        for (const Lane& lane : m_canvas->scene().data()->lanesOf(*track))
            bars += lane.count;
    }
    return static_cast<int>(bars);
}

QString TimelineParts::rowFacts(CanvasPart part) const
{
    const RowState& rows = m_canvas->scene().rows();
    const Row& row = rowOf(part);
    if (row.isHeading) {
        const QString count = tr("%n row(s)", nullptr, static_cast<int>(m_canvas->scene().layout().shown[row.subject]));
        return joined({ count, rows.collapsed[row.subject] ? tr("closed") : tr("open") });
    }
    QStringList facts { tr("%n bar(s)", nullptr, partItems(part.row)) };
    if (std::find(rows.pinned.begin(), rows.pinned.end(), row.subject) != rows.pinned.end())
        facts += tr("pinned");
    if (row.expanded)
        facts += tr("%n lane(s)", nullptr, static_cast<int>(trackOf(part)->lanes));
    return joined(facts);
}

PartWords TimelineParts::partWords(CanvasPart part) const
{
    const TimelineData& data = *m_canvas->scene().data();
    const Row& row = rowOf(part);
    if (part.isRow())
        return { row.isHeading ? BarNames::group(static_cast<TrackGroup>(row.subject)) : data.trackNames[row.subject],
            rowFacts(part) };
    const std::uint32_t bar = barOf(part);
    return { BarNames::bar(data, bar), factsReading(BarNames::facts(data, bar)) };
}

QRect TimelineParts::partRect(CanvasPart part) const
{
    const TimelineScene& scene = m_canvas->scene();
    if (part.isRow())
        return scene.rowRect(rowOf(part), false);
    return scene.barRect(barOf(part)).value_or(QRect());
}

CanvasPart TimelineParts::partAt(QPoint at) const
{
    const TimelineScene& scene = m_canvas->scene();
    const TimelineHit hit = scene.hitAt(at);
    switch (hit.area) {
    case TimelineArea::None:
    case TimelineArea::Ruler:
        return {};
    case TimelineArea::Heading:
        return { scene.layout().rowOfHeading[hit.subject], -1 };
    case TimelineArea::Label:
    case TimelineArea::Plot:
        break;
    }
    if (hit.bar != kNoBar)
        return partOfBar(hit.bar);
    return hit.subject < scene.layout().rowOfTrack.size() ? CanvasPart { scene.layout().rowOfTrack[hit.subject], -1 }
                                                          : CanvasPart {};
}

bool TimelineParts::isPartSelected(CanvasPart part) const
{
    const TimelineData& data = *m_canvas->scene().data();
    const Selection& selection = m_selection->selection();
    if (const std::uint32_t bar = barOf(part); bar != kNoBar) {
        const OpKey operation = data.operationOf(bar);
        return operation.isValid() ? selection.contains(operation) : bar == m_canvas->currentBar();
    }
    const Track* track = trackOf(part);
    if (track == nullptr)
        return false;
    if (track->group == TrackGroup::Ranks && track->subject < data.view->nodeKeys.size())
        return selection.contains(data.view->nodeKeys[track->subject]);
    return track->group == TrackGroup::Links && track->subject < data.view->linkKeys.size()
        && selection.contains(data.view->linkKeys[track->subject]);
}

CanvasPart TimelineParts::firstPart() const
{
    if (const CanvasPart current = partOfBar(m_canvas->currentBar()); current.isValid())
        return current;
    const auto [first, last] = m_canvas->scene().rowsInSight();
    return first < last ? CanvasPart { first, -1 } : CanvasPart {};
}

CanvasPart TimelineParts::atMoment(int row, std::int64_t ns) const
{
    const Track* track = trackOf({ row, -1 });
    if (track == nullptr)
        return { row, -1 };
    const TimelineData& data = *m_canvas->scene().data();
    std::uint32_t best = kNoBar;
    for (const Lane& lane : data.lanesOf(*track)) {
        const std::size_t bar = data.firstReaching(lane, ns);
        if (bar < lane.first + lane.count && (best == kNoBar || data.start[bar] < data.start[best]))
            best = static_cast<std::uint32_t>(bar);
    }
    return best == kNoBar ? CanvasPart { row, -1 } : partOfBar(best);
}

CanvasPart TimelineParts::partBeside(CanvasPart part, PartStep step) const
{
    const std::uint32_t bar = barOf(part);
    const bool isBack = step == PartStep::Left || step == PartStep::Up;
    if (bar == kNoBar)
        return step == PartStep::Right ? partInside(part) : CanvasParts::partBeside(part, step);
    const TimelineData& data = *m_canvas->scene().data();
    if (step == PartStep::Left || step == PartStep::Right) {
        const Track& track = *trackOf(part);
        const std::uint32_t next
            = isBack ? data.previousBar(track, data.start[bar], bar) : data.nextBar(track, data.start[bar], bar);
        if (next != kNoBar)
            return partOfBar(next);
        return isBack ? CanvasPart { part.row, -1 } : part;
    }
    const int row = std::clamp(part.row + (isBack ? -1 : 1), 0, partRows() - 1);
    return row == part.row ? part : atMoment(row, data.start[bar]);
}

CanvasPart TimelineParts::partInside(CanvasPart part) const
{
    return part.isRow() ? atMoment(part.row, m_canvas->axis().visible.from) : part;
}

void TimelineParts::showPart(CanvasPart part)
{
    const Row& row = rowOf(part);
    if (row.isHeading) {
        m_canvas->setScroll(std::min(m_canvas->scroll(), row.y));
        return;
    }
    const std::uint32_t bar = barOf(part);
    if (bar == kNoBar) {
        m_canvas->setScroll(m_canvas->scene().scrollToShow(row.subject));
        return;
    }
    m_canvas->reveal(bar);
    m_selection->hover({ kNoNode, kNoLink, m_canvas->scene().data()->operationOf(bar) });
}

void TimelineParts::choosePart(CanvasPart part, bool adds)
{
    const Row& row = rowOf(part);
    const std::uint32_t bar = barOf(part);
    const OpKey operation = bar == kNoBar ? OpKey {} : m_canvas->scene().data()->operationOf(bar);
    if (row.isHeading)
        m_canvas->toggleGroup(row.subject);
    else if (bar == kNoBar)
        m_canvas->selectTrack(row.subject);
    else if (adds && operation.isValid()) {
        std::vector<OpKey> operations = m_selection->selection().operations;
        operations.push_back(operation);
        m_selection->selectOperations(std::move(operations));
    } else {
        m_canvas->activate(bar);
    }
}

} // namespace weft::widgets

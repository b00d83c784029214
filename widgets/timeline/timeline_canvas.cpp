// SPDX-License-Identifier: GPL-3.0-or-later
// Painting, selection and navigation; what the mouse means is in canvas_gestures.cpp, the rows in canvas_rows.cpp.
#include "widgets/timeline/timeline_canvas.h"

#include "widgets/base/canvas/recording.h"
#include "widgets/base/looks/theme.h"
#include "widgets/timeline/timeline_overlay.h"
#include "widgets/timeline/timeline_parts.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kFitShare = 0.6; // of the plot that a fitted selection takes
}

TimelineCanvas::TimelineCanvas(SelectionModel* selection, TimeController* time, QWidget* parent)
    : TimeFrame(time, parent)
    , m_selection(selection)
    , m_parts(std::make_unique<TimelineParts>(this, selection))
    , m_cursor(std::make_unique<CanvasCursor>(this, m_parts.get()))
{
    setObjectName(QStringLiteral("timelineCanvas"));
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(tr("Operations, links and collectives over simulated time. The tables list the same."));
    connect(time, &TimeController::visibleChanged, this, [this, time] { m_scene.setVisible(time->visible()); });
    connect(selection, &SelectionModel::selectionChanged, this, &TimelineCanvas::onSelectionChanged);
    connect(selection, &SelectionModel::hoverChanged, this, &TimelineCanvas::onHoverChanged);
    connect(selection, &SelectionModel::revealRequested, this, [this] {
        if (m_current != kNoBar)
            reveal(m_current);
    });
    m_scene.setVisible(time->visible());
}

TimelineCanvas::~TimelineCanvas() = default;

void TimelineCanvas::setRows(RowState rows)
{
    m_rowHeight = rows.stripHeight;
    const TimelineParts::Held held = m_parts->hold(m_cursor->part());
    m_scene.setRows(std::move(rows));
    m_cursor->partsChanged(m_parts->find(held));
    markStale();
    emit rowsChanged();
}

void TimelineCanvas::setCriticalPathShown(bool shown)
{
    m_criticalPath = shown;
    markStale();
}

void TimelineCanvas::paintEvent(QPaintEvent* event)
{
    TimeFrame::paintEvent(event);
    QPainter painter(this);
    m_cursor->paint(painter);
}

void TimelineCanvas::resizeEvent(QResizeEvent* event)
{
    m_scene.setSize(size());
    TimeFrame::resizeEvent(event);
    emit rowsChanged();
}

void TimelineCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        m_layer.forgetNames();
    TimeFrame::changeEvent(event);
}

const QImage& TimelineCanvas::renderLayer(double scale)
{
    return m_layer.render(m_scene, scale, font(), m_criticalPath);
}

void TimelineCanvas::renderTo(QPainter& painter)
{
    const double scale = std::max(devicePixelRatioF(), painter.device()->devicePixelRatioF());
    Recording::draw(painter, [scene = m_scene, scale, font = font(), criticalPath = m_criticalPath](QPainter& on) {
        TimelineLayer().paint(on, scene, scale, font, criticalPath);
    });
    paintMarks(painter);
}

void TimelineCanvas::paintRowMarks(QPainter& painter)
{
    if (m_scene.data() == nullptr)
        return;
    drawSelection(painter, m_scene, m_selection->selection(), m_current);
    drawMessages(painter, m_scene, m_selection->selection(), m_selection->hovered().operation);
    drawDependencies(painter, m_scene, m_current);
    drawHover(painter, m_scene, m_selection->hovered(), m_hovered);
    if (const auto drop = rowDrop())
        painter.fillRect(QRect(0, drop->y(), m_scene.axis().left, 2), Theme::current().accent);
}

std::uint32_t TimelineCanvas::currentTrack() const
{
    return m_current == kNoBar ? simulation::kNoRecord : m_scene.data()->laneOf(m_current).track;
}

void TimelineCanvas::onSelectionChanged()
{
    const std::vector<OpKey>& operations = m_selection->selection().operations;
    if (m_scene.data() != nullptr && !operations.empty()) {
        const OpKey current = m_scene.data()->operationOf(m_current);
        if (!current.isValid() || !m_selection->selection().contains(current))
            m_current = m_scene.data()->barOf(operations.front());
    } else if (m_selection->selection().links.empty()) {
        m_current = kNoBar;
    }
    update();
}

void TimelineCanvas::onHoverChanged()
{
    if (!underMouse())
        m_hovered = kNoBar;
    update();
}

void TimelineCanvas::activate(std::uint32_t bar)
{
    if (bar == kNoBar)
        return;
    const TimelineData& model = *m_scene.data();
    const Track& track = model.trackOf(bar);
    const std::uint32_t record = model.record[bar];
    m_current = bar;
    if (track.group == TrackGroup::Ranks) {
        if (const OpKey key = model.operationOf(bar); key.isValid())
            m_selection->selectOperations({ key });
    } else if (track.group == TrackGroup::Collectives) {
        selectCollective(record);
    } else if (track.subject < model.view->linkKeys.size()) {
        m_selection->selectLinks({ model.view->linkKeys[track.subject] });
    }
    m_current = bar;
    time()->setCursor(model.start[bar]);
    update();
}

void TimelineCanvas::selectCollective(std::uint32_t collective)
{
    const auto& operations = m_scene.data()->view->run->operations;
    std::vector<OpKey> keys;
    for (std::size_t at = 0; at < operations.size(); ++at) {
        if (operations.collective[at] == collective)
            keys.push_back({ operations.rank[at], operations.op[at] });
    }
    m_selection->selectOperations(std::move(keys));
}

void TimelineCanvas::reveal(std::uint32_t bar)
{
    if (bar == kNoBar)
        return;
    const TimelineData& model = *m_scene.data();
    const std::uint32_t track = model.laneOf(bar).track;
    const auto group = static_cast<std::size_t>(model.tracks[track].group);
    if (m_scene.rows().collapsed[group] || m_scene.rows().isHidden(track)) {
        RowState rows = m_scene.rows();
        rows.collapsed[group] = false;
        rows.hidden[track] = false;
        rows.dismissed[track] = false;
        setRows(std::move(rows));
    }
    setScroll(m_scene.scrollToShow(track));
    const TimeRange visible = time()->visible();
    if (model.end[bar] < visible.from || model.start[bar] >= visible.to) {
        const std::int64_t from = model.start[bar] + (model.end[bar] - model.start[bar]) / 2 - visible.length() / 2;
        time()->setVisible({ from, from + visible.length() });
    }
}

void TimelineCanvas::stepBar(bool forward)
{
    if (m_scene.data() == nullptr || m_scene.data()->tracks.empty())
        return;
    const TimelineData& model = *m_scene.data();
    std::uint32_t track = currentTrack();
    const std::int64_t from = m_current != kNoBar ? model.start[m_current] : time()->cursor();
    if (track == simulation::kNoRecord)
        track = m_scene.rows().order.front();
    const std::uint32_t next = forward ? model.nextBar(model.tracks[track], from, m_current)
                                       : model.previousBar(model.tracks[track], from, m_current);
    land(next);
}

void TimelineCanvas::land(std::uint32_t bar)
{
    if (bar == kNoBar)
        return;
    activate(bar);
    reveal(bar);
    m_cursor->moveTo(m_parts->partOfBar(bar));
}

void TimelineCanvas::followDependency(bool back)
{
    if (m_scene.data() == nullptr || m_current == kNoBar)
        return;
    const std::uint32_t next = back ? stepBack(*m_scene.data(), m_current) : stepForward(*m_scene.data(), m_current);
    land(next);
}

void TimelineCanvas::fitSelection()
{
    if (m_scene.data() == nullptr)
        return;
    const TimelineData& model = *m_scene.data();
    std::optional<TimeRange> range;
    const auto add = [&](std::uint32_t bar) {
        if (bar == kNoBar)
            return;
        range = range ? TimeRange { std::min(range->from, model.start[bar]), std::max(range->to, model.end[bar]) }
                      : TimeRange { model.start[bar], model.end[bar] };
    };
    for (const OpKey& key : m_selection->selection().operations)
        add(model.barOf(key));
    if (!range)
        add(m_current);
    if (!range)
        return;
    const auto margin = static_cast<std::int64_t>(static_cast<double>(range->length()) * (1 / kFitShare - 1) / 2) + 1;
    time()->setVisible({ range->from - margin, range->to + margin });
    reveal(m_current);
}

} // namespace weft::widgets

#include "moc_timeline_canvas.cpp"

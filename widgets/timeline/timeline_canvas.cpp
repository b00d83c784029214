// SPDX-License-Identifier: GPL-3.0-or-later
// Painting, selection and navigation; the mouse is in canvas_gestures.cpp.
#include "widgets/timeline/timeline_canvas.h"

#include "widgets/base/theme.h"
#include "widgets/timeline/bar_names.h"
#include "widgets/timeline/timeline_overlay.h"
#include "widgets/timeline/timeline_vectors.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kFitShare = 0.6; // of the plot that a fitted selection takes
}

TimelineCanvas::TimelineCanvas(SelectionModel* selection, TimeController* time, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_time(time)
{
    setObjectName(QStringLiteral("timelineCanvas"));
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(tr("Operations, links and collectives over simulated time. The tables list the same."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLayoutDirection(Qt::LeftToRight); // time runs from left to right in every language
    setMinimumSize(kTimeGutter + 80, kRulerHeight + 60);
    connect(time, &TimeController::visibleChanged, this, [this] {
        m_scene.setVisible(m_time->visible());
        markStale();
    });
    connect(time, &TimeController::cursorChanged, this, [this] { update(); });
    connect(time, &TimeController::selectedChanged, this, [this] { update(); });
    connect(selection, &SelectionModel::selectionChanged, this, &TimelineCanvas::onSelectionChanged);
    connect(selection, &SelectionModel::hoverChanged, this, &TimelineCanvas::onHoverChanged);
    connect(selection, &SelectionModel::revealRequested, this, [this] {
        if (m_current != kNoBar)
            reveal(m_current);
    });
    m_scene.setVisible(time->visible());
}

void TimelineCanvas::setData(TimelineDataPtr model)
{
    m_scene.setData(std::move(model));
    m_layer.forgetNames();
    m_current = kNoBar;
    m_hovered = kNoBar;
    m_measured.reset();
    m_gesture = Gesture::None;
    onSelectionChanged();
    markStale();
    emit rowsChanged();
}

void TimelineCanvas::setRows(RowState rows)
{
    m_scene.setRows(std::move(rows));
    markStale();
    emit rowsChanged();
}

void TimelineCanvas::setScroll(int y)
{
    const int before = m_scene.scroll();
    m_scene.setScroll(y);
    if (m_scene.scroll() == before)
        return;
    markStale();
    emit scrollChanged();
}

void TimelineCanvas::setCriticalPathShown(bool shown)
{
    m_criticalPath = shown;
    markStale();
}

void TimelineCanvas::markStale()
{
    m_stale = true;
    update();
}

void TimelineCanvas::resizeEvent(QResizeEvent* /*event*/)
{
    m_scene.setSize(size());
    markStale();
    emit rowsChanged();
}

void TimelineCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        m_layer.forgetNames();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        markStale();
    QWidget::changeEvent(event);
}

void TimelineCanvas::paintEvent(QPaintEvent* /*event*/)
{
    if (m_stale || m_image.devicePixelRatio() != devicePixelRatioF()) {
        m_image = m_layer.render(m_scene, devicePixelRatioF(), font(), m_criticalPath);
        m_stale = false;
    }
    QPainter painter(this);
    painter.drawImage(QPoint(), m_image);
    paintOverlays(painter);
}

void TimelineCanvas::renderTo(QPainter& painter, bool vectors)
{
    if (vectors && barsInSight(m_scene, kMostVectors) <= kMostVectors) {
        m_layer.paintVectors(painter, m_scene, font(), m_criticalPath);
        paintOverlays(painter);
        return;
    }
    painter.drawImage(QPoint(), m_layer.render(m_scene, devicePixelRatioF(), font(), m_criticalPath));
    m_stale = true;
    paintOverlays(painter);
}

void TimelineCanvas::paintOverlays(QPainter& painter)
{
    if (m_scene.data() == nullptr)
        return;
    painter.setLayoutDirection(Qt::LeftToRight);
    drawSelection(painter, m_scene, m_selection->selection(), m_current);
    drawDependencies(painter, m_scene, m_current);
    drawHover(painter, m_scene, m_selection->hovered(), m_hovered);
    drawTimeMarks(painter, m_scene.axis(), *m_time, height());
    if (m_measured)
        drawMeasure(painter, m_scene, *m_measured, std::max(m_draggedTo.y(), kRulerHeight + 40));
    if (m_gesture == Gesture::ZoomBox) {
        const int from = std::max(std::min(m_pressedAt.x(), m_draggedTo.x()), m_scene.axis().left);
        const QRect box(QPoint(from, kRulerHeight), QPoint(std::max(m_pressedAt.x(), m_draggedTo.x()), height() - 1));
        QColor tint = Theme::current().hover;
        painter.setPen(tint);
        painter.drawRect(box);
        tint.setAlpha(30);
        painter.fillRect(box, tint);
    }
    if (m_gesture == Gesture::Label && (m_draggedTo - m_pressedAt).manhattanLength() > 6)
        painter.fillRect(QRect(0, m_draggedTo.y(), m_scene.axis().left, 2), Theme::current().accent);
    if (hasFocus()) {
        painter.setPen(Theme::current().accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
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
    m_time->setCursor(model.start[bar]);
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
    if (m_scene.rows().collapsed[group] || m_scene.rows().hidden[track]) {
        RowState rows = m_scene.rows();
        rows.collapsed[group] = false;
        rows.hidden[track] = false;
        setRows(std::move(rows));
    }
    setScroll(m_scene.scrollToShow(track));
    const TimeRange visible = m_time->visible();
    if (model.end[bar] < visible.from || model.start[bar] >= visible.to) {
        const std::int64_t from = model.start[bar] + (model.end[bar] - model.start[bar]) / 2 - visible.length() / 2;
        m_time->setVisible({ from, from + visible.length() });
    }
}

void TimelineCanvas::zoomBy(double factor)
{
    const int x = mapFromGlobal(QCursor::pos()).x();
    const TimeAxis& axis = m_scene.axis();
    const bool over = underMouse() && x >= axis.left && x < axis.left + axis.width;
    m_time->zoomAt(axis.toTime(over ? x : axis.left + axis.width / 2), factor);
}

void TimelineCanvas::panBy(double fraction)
{
    m_time->pan(std::llround(static_cast<double>(m_time->visible().length()) * fraction));
}

void TimelineCanvas::stepBar(bool forward)
{
    if (m_scene.data() == nullptr || m_scene.data()->tracks.empty())
        return;
    const TimelineData& model = *m_scene.data();
    std::uint32_t track = currentTrack();
    const std::int64_t from = m_current != kNoBar ? model.start[m_current] : m_time->cursor();
    if (track == simulation::kNoRecord)
        track = m_scene.rows().order.front();
    const std::uint32_t next = forward ? model.nextBar(model.tracks[track], from, m_current)
                                       : model.previousBar(model.tracks[track], from, m_current);
    activate(next);
    reveal(next);
}

void TimelineCanvas::followDependency(bool back)
{
    if (m_scene.data() == nullptr || m_current == kNoBar)
        return;
    std::uint32_t next = kNoBar;
    if (back) {
        next = releasingBar(*m_scene.data(), m_current);
    } else if (const auto after = dependentBars(*m_scene.data(), m_current, 1'000'000); !after.empty()) {
        next = after.front();
    }
    activate(next);
    reveal(next);
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
    m_time->setVisible({ range->from - margin, range->to + margin });
    reveal(m_current);
}

QString TimelineCanvas::toolTipAt(QPoint at) const
{
    const TimelineHit hit = m_scene.hitAt(at);
    if (hit.area == TimelineArea::Label)
        return m_scene.data()->trackNames[hit.subject];
    if (hit.area != TimelineArea::Plot)
        return {};
    Facts facts;
    QString title;
    if (hit.bar != kNoBar) {
        title = BarNames::bar(*m_scene.data(), hit.bar);
        facts = BarNames::facts(*m_scene.data(), hit.bar);
    }
    const auto& path = m_scene.data()->view->criticalPath;
    const bool isRank
        = hit.subject < m_scene.data()->tracks.size() && m_scene.data()->tracks[hit.subject].group == TrackGroup::Ranks;
    if (m_criticalPath && path && isRank && hit.ns >= 0) {
        const auto part = std::upper_bound(path->segments.begin(), path->segments.end(),
            Time { static_cast<std::uint64_t>(hit.ns) }, [](Time ns, const auto& segment) { return ns < segment.to; });
        if (part != path->segments.end() && index(part->rank) == m_scene.data()->tracks[hit.subject].subject)
            facts.emplace_back(tr("Critical path"), BarNames::pathReason(*m_scene.data()->view, *part));
    }
    if (title.isEmpty() && facts.empty())
        return {};
    return factsToolTip(title, facts);
}

void TimelineCanvas::showToolTip(QHelpEvent* event)
{
    const QString text = m_scene.data() == nullptr ? QString() : toolTipAt(event->pos());
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPos(), text, this);
}

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// Painting and picking; navigation is in schedule_navigation.cpp, the mouse in schedule_gestures.cpp.
#include "widgets/schedule/schedule_canvas.h"

#include "widgets/schedule/schedule_parts.h"
#include "widgets/schedule/schedule_texts.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr int kLeastNames = 56; // px
constexpr int kMostNames = 170;
constexpr std::size_t kMostMeasured = 400; // names

// Over the picture, so that what is not meant steps back.
void veil(QPainter& painter, const QRectF& area, int alpha)
{
    QColor color = Theme::current().base;
    color.setAlpha(alpha);
    painter.fillRect(area, color);
}

} // namespace

ScheduleCanvas::ScheduleCanvas(ScheduleStepper* stepper, QWidget* parent)
    : QWidget(parent)
    , m_stepper(stepper)
    , m_parts(std::make_unique<ScheduleParts>(this))
    , m_cursor(std::make_unique<CanvasCursor>(this, m_parts.get()))
{
    setObjectName(QStringLiteral("scheduleCanvas"));
    setAccessibleName(tr("Schedule"));
    setAccessibleDescription(
        tr("Ranks down, levels across: which step sends, copies or adds which chunk. The table beside it lists what "
           "the selected rank holds."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLayoutDirection(Qt::LeftToRight); // levels run from left to right in every language
    setMinimumSize(kLeastNames + 80, ScheduleScene::kRuler + ScheduleScene::kLegend + 40);
    m_panZoom = new PanZoom(this, PanZoom::Wheel::ZoomsSides,
        { [this](QPointF by) {
             GridView view = m_scene.view();
             view.columns.first -= by.x() / view.columns.scale;
             view.rows.first -= by.y() / view.rows.scale;
             setView(view);
         },
            [this](QPointF at, double across, double down) { zoomAt(at, across, down); } });
    connect(m_panZoom, &PanZoom::ended, this, [this] { unsetCursor(); });
    connect(stepper, &ScheduleStepper::levelChanged, this, [this] {
        revealLevel(m_stepper->level());
        update();
    });
}

ScheduleCanvas::~ScheduleCanvas() = default;

void ScheduleCanvas::setColumns(ScheduleColumnsPtr columns)
{
    m_pick = {};
    m_way = {};
    m_fault = kNone<StepId>;
    m_hovered = kNone<StepId>;
    m_gesture = Gesture::None;
    m_scene.setReach(0);
    m_scene.setColumns(std::move(columns));
    m_cursor->partsChanged();
    fitNames();
    fitAll();
    emit pickChanged();
}

void ScheduleCanvas::setRankNames(std::vector<QString> names)
{
    m_names = std::move(names);
    fitNames();
}

void ScheduleCanvas::setReach(std::uint32_t levels)
{
    m_scene.setReach(levels);
    if (m_fits)
        fitAll();
    else
        markStale();
}

QString ScheduleCanvas::nameOf(std::uint32_t rank) const
{
    const QString number = QString::number(rank);
    return rank < m_names.size() && !m_names[rank].isEmpty() ? m_names[rank] + QStringLiteral("  ") + number : number;
}

void ScheduleCanvas::fitNames()
{
    const std::uint32_t ranks = columns() == nullptr ? 0 : columns()->ranks;
    const QFontMetrics metrics(font());
    int width = metrics.horizontalAdvance(ScheduleTexts::levels()); // which stands above them
    const auto step = static_cast<std::uint32_t>(1 + ranks / kMostMeasured);
    for (std::uint32_t rank = 0; rank < ranks; rank += step)
        width = std::max(width, metrics.horizontalAdvance(nameOf(rank)));
    m_nameWidth = std::clamp(width + 18, kLeastNames, kMostNames);
    m_scene.setNameWidth(std::max(m_nameWidth, m_leastNameWidth));
    if (m_fits)
        m_scene.setView(m_scene.fitted());
    markStale();
}

void ScheduleCanvas::setLeastNameWidth(int pixels)
{
    m_leastNameWidth = pixels;
    fitNames();
}

void ScheduleCanvas::setLegendShown(bool shown)
{
    m_scene.setLegendShown(shown);
    if (m_fits)
        m_scene.setView(m_scene.fitted());
    markStale();
}

void ScheduleCanvas::setPick(const SchedulePick& pick)
{
    if (pick == m_pick)
        return;
    m_pick = pick;
    update();
    emit pickChanged();
}

void ScheduleCanvas::setWay(ChunkWay way)
{
    m_way = std::move(way);
    update();
}

void ScheduleCanvas::setFault(StepId step)
{
    m_fault = step;
    update();
}

void ScheduleCanvas::cancel()
{
    if (m_gesture != Gesture::None) {
        m_gesture = Gesture::None;
        unsetCursor();
        update();
        return;
    }
    setPick({});
}

void ScheduleCanvas::markStale()
{
    m_stale = true;
    update();
}

void ScheduleCanvas::resizeEvent(QResizeEvent* /*event*/)
{
    m_scene.setSize(size());
    if (m_fits)
        m_scene.setView(m_scene.fitted());
    markStale();
    emit viewChanged();
}

void ScheduleCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        m_layer.forgetTexts();
        fitNames();
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        markStale();
    QWidget::changeEvent(event);
}

void ScheduleCanvas::paintEvent(QPaintEvent* /*event*/)
{
    if (m_stale || m_image.devicePixelRatio() != devicePixelRatioF()) {
        m_image
            = m_layer.render(m_scene, devicePixelRatioF(), font(), [this](std::uint32_t rank) { return nameOf(rank); });
        m_stale = false;
    }
    QPainter painter(this);
    painter.drawImage(QPoint(), m_image);
    paintOverlays(painter);
    m_cursor->paint(painter);
}

void ScheduleCanvas::renderTo(QPainter& painter, bool vectors)
{
    const auto name = [this](std::uint32_t rank) { return nameOf(rank); };
    if (vectors)
        m_layer.paintVectors(painter, m_scene, font(), name);
    else
        painter.drawImage(QPoint(), m_layer.render(m_scene, painter.device()->devicePixelRatio(), font(), name));
    m_stale = true;
    paintOverlays(painter);
}

void ScheduleCanvas::paintOverlays(QPainter& painter)
{
    if (columns() == nullptr)
        return;
    painter.setLayoutDirection(Qt::LeftToRight);
    const Theme& theme = Theme::current();
    const QRect plot = m_scene.plot();
    painter.save();
    painter.setClipRect(plot);
    if (m_pick.rank != kNoPlace && m_pick.rank < columns()->ranks) {
        QColor tint = theme.accent;
        tint.setAlpha(34);
        const QRectF row = m_scene.cellRect(m_pick.rank, 1);
        painter.fillRect(QRectF(plot.left(), row.top(), plot.width(), std::max(1.0, row.height())), tint);
    }
    if (!m_way.hops.empty() || !m_way.local.empty())
        paintWay(painter);
    if (m_fault != kNone<StepId>)
        paintStep(painter, m_fault, theme.error);
    if (m_pick.step != kNone<StepId>)
        paintStep(painter, m_pick.step, theme.accent);
    if (m_hovered != kNone<StepId> && m_hovered != m_pick.step)
        paintStep(painter, m_hovered, theme.hover);
    painter.restore();
    paintLevel(painter);
    if (m_gesture == Gesture::ZoomBox) {
        QColor tint = theme.hover;
        painter.setPen(tint);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(zoomBox());
        tint.setAlpha(30);
        painter.fillRect(zoomBox(), tint);
    }
}

// What has not happened yet steps back, and the ruler shows where the schedule stands.
void ScheduleCanvas::paintLevel(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const std::uint32_t level = m_stepper->level();
    const QRectF plot = m_scene.plot();
    const double x = m_scene.cellRect(0, level + 1).left(); // where the level ends
    if (level < columns()->levels && x < plot.right())
        veil(painter, QRectF(QPointF(std::max(x, plot.left()), plot.top()), plot.bottomRight()), 170);
    if (level >= columns()->levels && m_pick.step == kNone<StepId>)
        return;
    const double left = std::max(plot.left(), x - m_scene.view().columns.scale);
    QColor tint = theme.cursor;
    if (level > 0 && x > plot.left() && x - m_scene.view().columns.scale < plot.right()) {
        tint.setAlpha(70);
        painter.fillRect(QRectF(left, 0, std::max(2.0, x - left), plot.top() - 1), tint);
    }
    if (x >= plot.left() && x <= plot.right())
        painter.fillRect(QRectF(x - 1, 0, 2, plot.bottom()), theme.cursor);
}

void ScheduleCanvas::paintWay(QPainter& painter)
{
    const QRectF plot = m_scene.plot();
    veil(painter, plot, 190);
    const QFont before = painter.font();
    painter.setFont(font());
    m_layer.paintOver(painter, m_scene, m_scene.glimpseOf(m_way), Theme::current().accent);
    painter.setFont(before);
}

// The mark, its messages, and what it waits for.
void ScheduleCanvas::paintStep(QPainter& painter, StepId step, const QColor& color) const
{
    const QRectF mark = m_scene.markRect(step);
    if (mark.isNull())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const std::uint32_t at : { columns()->transferInto[index(step)], columns()->transferFrom[index(step)] }) {
        if (at == kNoPlace)
            continue;
        const QLineF line = m_scene.arrowOf(columns()->transfers[at]);
        painter.setPen(QPen(color, 2));
        painter.drawLine(line);
        drawArrowHead(painter, line, 8, color);
        painter.setBrush(Qt::NoBrush);
    }
    for (const StepId dependency : columns()->schedule->dependencies(step)) {
        const QRectF before = m_scene.markRect(dependency);
        if (before.isNull())
            continue;
        painter.setPen(QPen(color, 1.4, Qt::DotLine));
        painter.drawLine(before.center(), mark.center());
    }
    painter.setPen(QPen(color, 2));
    painter.drawRoundedRect(mark.adjusted(-3, -3, 3, 3), 4, 4);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace weft::widgets

#include "moc_schedule_canvas.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
// Painting, navigation and commands; the mouse, the wheel and the keys are in time_frame_input.cpp.
#include "widgets/base/time/time_frame.h"

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"

#include <QCursor>
#include <QEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kZoomStep = 0.6; // of the visible range
constexpr double kPanStep = 0.25;
}

TimeFrame::TimeFrame(TimeController* time, QWidget* parent)
    : QWidget(parent)
    , m_time(time)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLayoutDirection(Qt::LeftToRight); // time runs from left to right in every language
    setMinimumSize(kTimeGutter + 80, kRulerHeight + 60);
    connect(time, &TimeController::visibleChanged, this, &TimeFrame::markStale);
    connect(time, &TimeController::cursorChanged, this, [this] { update(); });
    connect(time, &TimeController::selectedChanged, this, [this] { update(); });
}

TimeAxis TimeFrame::axis() const
{
    return { m_time->visible(), kTimeGutter, std::max(0, width() - kTimeGutter) };
}

void TimeFrame::setScroll(int y)
{
    y = std::clamp(y, 0, mostScroll());
    if (y == scroll())
        return;
    applyScroll(y);
    markStale();
    emit scrollChanged();
}

void TimeFrame::markStale()
{
    m_stale = true;
    update();
}

void TimeFrame::resizeEvent(QResizeEvent* /*event*/)
{
    applyScroll(std::clamp(scroll(), 0, mostScroll()));
    markStale();
    emit scrollChanged();
}

void TimeFrame::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        markStale();
    QWidget::changeEvent(event);
}

void TimeFrame::paintEvent(QPaintEvent* /*event*/)
{
    if (m_stale || m_image.devicePixelRatio() != devicePixelRatioF()) {
        m_image = {}; // so that the layer is drawn in place
        m_image = renderLayer(devicePixelRatioF());
        m_stale = false;
    }
    QPainter painter(this);
    painter.drawImage(QPoint(), m_image);
    paintMarks(painter);
    CanvasCursor::paintFrame(painter, *this);
}

void TimeFrame::paintMarks(QPainter& painter)
{
    const Theme& theme = Theme::current();
    const TimeAxis time = axis();
    painter.setLayoutDirection(Qt::LeftToRight);
    paintRowMarks(painter);
    paintNotes(painter);
    drawTimeMarks(painter, time, *m_time, height()); // whose label stays free of flags
    if (m_measured)
        drawTimeMeasure(painter, time, *m_measured, std::max(m_draggedTo.y(), kRulerHeight + 40), height());
    if (m_gesture == Gesture::ZoomBox) {
        const int from = std::max(std::min(m_pressedAt.x(), m_draggedTo.x()), time.left);
        const QRect box(QPoint(from, kRulerHeight), QPoint(std::max(m_pressedAt.x(), m_draggedTo.x()), height() - 1));
        QColor tint = theme.hover;
        painter.setPen(tint);
        painter.drawRect(box);
        tint.setAlpha(30);
        painter.fillRect(box, tint);
    }
}

std::optional<QPoint> TimeFrame::rowDrop() const
{
    constexpr int kLeastDrag = 6; // px
    if (m_gesture != Gesture::Row || (m_draggedTo - m_pressedAt).manhattanLength() <= kLeastDrag)
        return {};
    return m_draggedTo;
}

void TimeFrame::zoomBy(double factor)
{
    const int x = mapFromGlobal(QCursor::pos()).x();
    const TimeAxis time = axis();
    const bool over = underMouse() && x >= time.left && x < time.left + time.width;
    m_time->zoomAt(time.toTime(over ? x : time.left + time.width / 2), factor);
}

void TimeFrame::panBy(double fraction)
{
    m_time->pan(std::llround(static_cast<double>(m_time->visible().length()) * fraction));
}

void TimeFrame::beginMeasure()
{
    m_measuring = Measuring::First;
    m_measured.reset();
    setCursor(Qt::CrossCursor);
    update();
}

void TimeFrame::cancel()
{
    if (m_gesture != Gesture::None) {
        if (m_gesture == Gesture::Range)
            m_time->setSelected({});
        m_gesture = Gesture::None;
        m_measured.reset();
    } else if (m_measured || isMeasuring()) {
        m_measured.reset();
        m_measuring = Measuring::No;
        unsetCursor();
    } else if (m_time->selected()) {
        m_time->setSelected({});
    } else {
        clearSelection();
    }
    update();
}

void TimeFrame::registerTimeCommands(
    CommandRegistry& commands, const QString& prefix, const QString& group, QWidget* scope)
{
    const auto add = [&](const char* id, const QString& text, const QList<QKeySequence>& keys,
                         std::function<void()> run, const char* icon = "") {
        commands.add({ prefix + '.' + QString::fromLatin1(id), text, group, keys, QString::fromLatin1(icon) },
            std::move(run), scope);
    };
    add(
        "zoomIn", tr("Zoom &in"), { Qt::Key_W }, [this] { zoomBy(kZoomStep); }, "zoom-in");
    add(
        "zoomOut", tr("Zoom &out"), { Qt::Key_S }, [this] { zoomBy(1 / kZoomStep); }, "zoom-out");
    add("panLeft", tr("Pan to &earlier"), { Qt::Key_A }, [this] { panBy(-kPanStep); });
    add("panRight", tr("Pan to &later"), { Qt::Key_D }, [this] { panBy(kPanStep); });
    add(
        "showAll", tr("Show &all of the run"), { Qt::Key_Home }, [this] { m_time->showAll(); }, "zoom-fit");
    add("zoomToRange", tr("&Zoom to the selected range"), { Qt::Key_Z }, [this] { m_time->zoomToSelection(); });
    add("back", tr("&Back to the previous range"), { QKeySequence(Qt::ALT | Qt::Key_Left) },
        [this] { m_time->back(); });
    add("forward", tr("For&ward to the next range"), { QKeySequence(Qt::ALT | Qt::Key_Right) },
        [this] { m_time->forward(); });
    add("measure", tr("&Measure between two clicks"), { Qt::Key_M }, [this] { beginMeasure(); });
    add("bookmark", tr("Set a &bookmark at the cursor"), { Qt::Key_B },
        [this] { writeNote(m_time->cursor(), noteOperation()); });
    add("nextBookmark", tr("&Next bookmark"), { QKeySequence(Qt::CTRL | Qt::Key_Period) }, [this] { goToNote(true); });
    add("previousBookmark", tr("&Previous bookmark"), { QKeySequence(Qt::CTRL | Qt::Key_Comma) },
        [this] { goToNote(false); });
    add("clear", tr("&Clear measure, range and selection"), { Qt::Key_Escape }, [this] { cancel(); });
    const auto section = [&](const QString& title, const QStringList& ids) {
        QStringList all;
        for (const QString& id : ids)
            all << prefix + '.' + id;
        commands.setSection(title, all);
    };
    section(
        tr("Ti&me range"), { "zoomIn", "zoomOut", "panLeft", "panRight", "showAll", "zoomToRange", "back", "forward" });
    section(tr("Mea&sure and bookmarks"), { "measure", "bookmark", "nextBookmark", "previousBookmark", "clear" });
}

void TimeFrame::addTimeActions(QMenu& menu, QPoint at)
{
    if (!menu.isEmpty())
        menu.addSeparator();
    QAction* range = menu.addAction(tr("Zoom to the selected &range"), this, [this] { m_time->zoomToSelection(); });
    range->setObjectName(QStringLiteral("zoomToRange"));
    range->setEnabled(m_time->selected().has_value());
    menu.addAction(tr("Show &all of the run"), this, [this] { m_time->showAll(); })
        ->setObjectName(QStringLiteral("showAll"));
    menu.addAction(tr("&Measure between two clicks"), this, [this] { beginMeasure(); })
        ->setObjectName(QStringLiteral("measure"));
    addNoteActions(menu, at);
}

} // namespace weft::widgets

#include "moc_time_frame.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/overview_strip.h"

#include "widgets/base/looks/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr int kHeight = 44; // px
constexpr int kGripReach = 5; // px

// The mean of the columns that belong to one of `parts` equal parts.
OverviewColumn meanOf(const std::vector<OverviewColumn>& columns, std::size_t part, std::size_t parts)
{
    const std::size_t from = part * columns.size() / parts;
    const std::size_t to = std::max(from + 1, (part + 1) * columns.size() / parts);
    OverviewColumn mean;
    for (std::size_t column = from; column < to; ++column) {
        mean.compute += columns[column].compute;
        mean.communication += columns[column].communication;
    }
    const auto count = static_cast<float>(to - from);
    return { mean.compute / count, mean.communication / count };
}

} // namespace

OverviewStrip::OverviewStrip(TimeController* time, QWidget* parent)
    : QWidget(parent)
    , m_time(time)
{
    setObjectName(QStringLiteral("timelineOverview"));
    setAccessibleName(tr("Overview of the run"));
    setToolTip(tr("Drag the brush or its edges; drag outside to show another range; double-click shows all"));
    setMouseTracking(true);
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(time, &TimeController::visibleChanged, this, [this] { update(); });
    connect(time, &TimeController::cursorChanged, this, [this] { update(); });
    connect(time, &TimeController::selectedChanged, this, [this] { update(); });
    connect(time, &TimeController::extentChanged, this, [this] {
        m_image = {};
        update();
    });
}

QSize OverviewStrip::sizeHint() const
{
    return { kTimeGutter + 400, kHeight };
}

void OverviewStrip::setData(TimelineDataPtr bars)
{
    m_data = std::move(bars);
    m_image = {};
    update();
}

TimeAxis OverviewStrip::axis() const
{
    return { m_time->extent(), kTimeGutter, std::max(0, width() - kTimeGutter) };
}

void OverviewStrip::renderImage(double scale)
{
    const Theme& theme = Theme::current();
    const TimeAxis whole = axis();
    const auto pixels = [scale](int logical) { return int(std::lround(logical * scale)); };
    m_image = QImage(std::max(1, pixels(whole.width)), std::max(1, pixels(height())), QImage::Format_RGB32);
    m_image.fill(theme.base);
    if (m_data != nullptr && whole.width > 0) {
        QPainter painter(&m_image);
        // The clock may run longer than this run, and from another moment.
        const int from = int(timeToPixel(0, whole.visible, m_image.width()));
        const int to = int(timeToPixel(m_data->length, whole.visible, m_image.width()));
        const int width = std::max(0, to - from);
        const int half = m_image.height() / 2;
        const auto most = static_cast<float>(half - pixels(2));
        for (int x = from; x < to && !m_data->overview.empty(); ++x) {
            const OverviewColumn mean = meanOf(m_data->overview, std::size_t(x - from), std::size_t(width));
            const int up = int(std::lround(mean.compute * most));
            const int down = int(std::lround(mean.communication * most));
            painter.fillRect(QRect(x, half - up, 1, up), theme.compute);
            painter.fillRect(QRect(x, half, 1, down), theme.communication);
        }
    }
    m_image.setDevicePixelRatio(scale);
}

void OverviewStrip::paintEvent(QPaintEvent* /*event*/)
{
    if (m_image.isNull() || m_image.devicePixelRatio() != devicePixelRatioF())
        renderImage(devicePixelRatioF());
    const Theme& theme = Theme::current();
    const TimeAxis whole = axis();
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.fillRect(rect(), theme.window);
    painter.drawImage(whole.left, 0, m_image);
    painter.setPen(theme.faintText);
    const QRect side(8, 0, kTimeGutter - 16, height() / 2);
    painter.drawText(side, int(Qt::AlignRight) | int(Qt::AlignVCenter), tr("compute"));
    painter.drawText(
        side.translated(0, height() / 2), int(Qt::AlignRight) | int(Qt::AlignVCenter), tr("communication"));
    const int from = int(whole.toPixel(m_time->visible().from));
    const int to = std::max(from + 2, int(whole.toPixel(m_time->visible().to)));
    QColor veil = theme.window;
    veil.setAlpha(170);
    painter.fillRect(QRect(whole.left, 0, from - whole.left, height()), veil);
    painter.fillRect(QRect(to, 0, width() - to, height()), veil);
    if (const auto range = m_time->selected()) {
        QColor tint = theme.accent;
        tint.setAlpha(60);
        const int left = int(whole.toPixel(range->from));
        painter.fillRect(QRect(left, 0, std::max(1, int(whole.toPixel(range->to)) - left), height()), tint);
    }
    painter.setPen(theme.accent);
    painter.drawRect(QRect(from, 0, to - from - 1, height() - 1));
    painter.fillRect(QRect(from, height() / 2 - 7, 3, 14), theme.accent);
    painter.fillRect(QRect(to - 3, height() / 2 - 7, 3, 14), theme.accent);
    painter.fillRect(QRect(int(whole.toPixel(m_time->cursor())), 0, 1, height()), theme.cursor);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

OverviewStrip::Grip OverviewStrip::gripAt(int x) const
{
    const TimeAxis whole = axis();
    const int from = int(whole.toPixel(m_time->visible().from));
    const int to = int(whole.toPixel(m_time->visible().to));
    if (std::abs(x - from) <= kGripReach)
        return Grip::Left;
    if (std::abs(x - to) <= kGripReach)
        return Grip::Right;
    return x > from && x < to ? Grip::Middle : Grip::New;
}

void OverviewStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || event->pos().x() < kTimeGutter)
        return;
    m_grip = gripAt(event->pos().x());
    m_pressedX = event->pos().x();
    m_pressedRange = m_time->visible();
    if (m_grip == Grip::Middle && m_pressedRange == m_time->extent())
        m_grip = Grip::New; // all is visible: there is nowhere to move it
}

void OverviewStrip::mouseMoveEvent(QMouseEvent* event)
{
    const int x = event->pos().x();
    const TimeAxis whole = axis();
    const std::int64_t moved = std::llround((x - m_pressedX) * whole.nsPerPixel());
    switch (m_grip) {
    case Grip::None: {
        const Grip grip = x < kTimeGutter ? Grip::New : gripAt(x);
        setCursor(grip == Grip::Left || grip == Grip::Right ? Qt::SizeHorCursor : Qt::ArrowCursor);
        break;
    }
    case Grip::Left:
        m_time->setVisible({ std::min(m_pressedRange.from + moved, m_pressedRange.to - 1), m_pressedRange.to });
        break;
    case Grip::Right:
        m_time->setVisible({ m_pressedRange.from, std::max(m_pressedRange.to + moved, m_pressedRange.from + 1) });
        break;
    case Grip::Middle:
        m_time->setVisible({ m_pressedRange.from + moved, m_pressedRange.to + moved });
        break;
    case Grip::New: {
        const std::int64_t a = whole.toTime(m_pressedX);
        const std::int64_t b = whole.toTime(x);
        if (std::abs(x - m_pressedX) > kGripReach)
            m_time->setVisible({ std::min(a, b), std::max(a, b) });
        break;
    }
    }
}

void OverviewStrip::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isClick = std::abs(event->pos().x() - m_pressedX) <= kGripReach;
    if (m_grip == Grip::New && isClick) {
        const std::int64_t middle = axis().toTime(m_pressedX);
        const std::int64_t half = m_pressedRange.length() / 2;
        m_time->setVisible({ middle - half, middle - half + m_pressedRange.length() });
    }
    m_grip = Grip::None;
}

void OverviewStrip::mouseDoubleClickEvent(QMouseEvent* /*event*/)
{
    m_time->showAll();
}

void OverviewStrip::wheelEvent(QWheelEvent* event)
{
    m_time->zoomAt(axis().toTime(event->position().x()), std::pow(0.8, event->angleDelta().y() / 120.0));
    event->accept();
}

void OverviewStrip::resizeEvent(QResizeEvent* /*event*/)
{
    m_image = {};
}

void OverviewStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        m_image = {};
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace weft::widgets

#include "moc_overview_strip.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/shared/time_controller.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace weft::widgets {

namespace {

constexpr int kFrameMs = 16;
constexpr int kOneGestureMs = 400; // changes closer than this are one entry of the history
constexpr std::size_t kLongestHistory = 100;
constexpr double kSecondsToPlayAll = 10;

} // namespace

TimeController::TimeController(QObject* parent)
    : QObject(parent)
{
    m_playTimer.setInterval(kFrameMs);
    connect(&m_playTimer, &QTimer::timeout, this, &TimeController::tick);
}

void TimeController::setExtent(TimeRange extent)
{
    pause();
    m_extent = extent;
    m_events.reset();
    m_history.assign(1, extent);
    m_historyAt = 0;
    m_sinceVisible.invalidate();
    m_visible = extent;
    m_selected.reset();
    m_cursor = extent.from;
    m_speed = std::max(1.0, static_cast<double>(extent.length()) / kSecondsToPlayAll);
    emit extentChanged();
    emit visibleChanged();
    emit selectedChanged();
    emit cursorChanged();
}

void TimeController::replaceExtent(TimeRange extent)
{
    const bool showedAll = m_visible == m_extent;
    const TimeRange visible = m_visible;
    const std::optional<TimeRange> selected = m_selected;
    const std::int64_t cursor = m_cursor;
    setExtent(extent);
    if (!showedAll) {
        m_history.push_back(fitted(visible));
        m_historyAt = 1;
        applyVisible(m_history.back());
    }
    setSelected(selected);
    setCursor(cursor);
}

TimeRange TimeController::fitted(TimeRange range) const
{
    const std::int64_t shortest = std::min(kShortest, m_extent.length());
    const std::int64_t length = std::clamp(range.length(), shortest, m_extent.length());
    const std::int64_t from = std::clamp(range.from, m_extent.from, m_extent.to - length);
    return { from, from + length };
}

void TimeController::applyVisible(TimeRange range)
{
    if (range == m_visible)
        return;
    m_visible = range;
    emit visibleChanged();
}

void TimeController::setVisible(TimeRange range)
{
    range = fitted(range);
    if (range == m_visible)
        return;
    const bool sameGesture = m_sinceVisible.isValid() && m_sinceVisible.elapsed() < kOneGestureMs && m_historyAt > 0;
    m_sinceVisible.start();
    m_history.resize(m_historyAt + (sameGesture ? 0 : 1));
    m_history.push_back(range);
    if (m_history.size() > kLongestHistory)
        m_history.erase(m_history.begin());
    m_historyAt = m_history.size() - 1;
    applyVisible(range);
}

void TimeController::zoomAt(std::int64_t ns, double factor)
{
    const double length = static_cast<double>(m_visible.length());
    const double wanted = std::clamp(length * factor, static_cast<double>(std::min(kShortest, m_extent.length())),
        static_cast<double>(m_extent.length()));
    const double share = length > 0 ? static_cast<double>(ns - m_visible.from) / length : 0;
    const std::int64_t from = ns - std::llround(share * wanted);
    setVisible({ from, from + std::llround(wanted) });
}

void TimeController::pan(std::int64_t by)
{
    setVisible({ m_visible.from + by, m_visible.to + by });
}

void TimeController::showAll()
{
    setVisible(m_extent);
}

void TimeController::zoomToSelection()
{
    if (m_selected)
        setVisible(*m_selected);
}

void TimeController::back()
{
    if (m_historyAt == 0)
        return;
    m_sinceVisible.invalidate();
    applyVisible(m_history[--m_historyAt]);
}

void TimeController::forward()
{
    if (m_historyAt + 1 >= m_history.size())
        return;
    m_sinceVisible.invalidate();
    applyVisible(m_history[++m_historyAt]);
}

void TimeController::setSelected(std::optional<TimeRange> range)
{
    if (range) {
        if (range->to < range->from)
            std::swap(range->from, range->to);
        range->from = std::clamp(range->from, m_extent.from, m_extent.to);
        range->to = std::clamp(range->to, m_extent.from, m_extent.to);
        if (range->length() == 0)
            range.reset();
    }
    if (range == m_selected)
        return;
    m_selected = range;
    emit selectedChanged();
}

void TimeController::setCursor(std::int64_t ns)
{
    ns = std::clamp(ns, m_extent.from, m_extent.to);
    if (ns == m_cursor)
        return;
    m_cursor = ns;
    emit cursorChanged();
}

void TimeController::setSpeed(double nsPerSecond)
{
    m_speed = std::max(1.0, nsPerSecond);
}

void TimeController::play()
{
    if (isPlaying() || m_extent.length() == 0)
        return;
    if (m_cursor >= m_extent.to)
        setCursor(m_extent.from);
    m_remainder = 0;
    m_sinceTick.start();
    m_playTimer.start();
    emit playingChanged();
}

void TimeController::pause()
{
    if (!isPlaying())
        return;
    m_playTimer.stop();
    emit playingChanged();
}

void TimeController::tick()
{
    const double passed = m_remainder + m_speed * static_cast<double>(m_sinceTick.nsecsElapsed()) * 1e-9;
    m_sinceTick.start();
    const double whole = std::floor(std::min(passed, static_cast<double>(m_extent.length())));
    m_remainder = passed - whole;
    setCursor(m_cursor + static_cast<std::int64_t>(whole));
    if (m_cursor >= m_extent.to)
        pause();
}

void TimeController::setEvents(std::shared_ptr<const std::vector<std::int64_t>> events)
{
    m_events = std::move(events);
}

void TimeController::stepToNextEvent()
{
    if (m_events == nullptr)
        return;
    const auto next = std::upper_bound(m_events->begin(), m_events->end(), m_cursor);
    if (next != m_events->end())
        setCursor(*next);
}

void TimeController::stepToPreviousEvent()
{
    if (m_events == nullptr)
        return;
    const auto here = std::lower_bound(m_events->begin(), m_events->end(), m_cursor);
    if (here != m_events->begin())
        setCursor(*std::prev(here));
}

} // namespace weft::widgets

#include "moc_time_controller.cpp"

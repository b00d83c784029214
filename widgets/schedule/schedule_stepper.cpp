// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/schedule_stepper.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kFrame = 1.0 / 60; // s; what is faster takes several levels at a time
}

ScheduleStepper::ScheduleStepper(QObject* parent)
    : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this, &ScheduleStepper::tick);
    setSpeed(m_speed);
}

void ScheduleStepper::setLevels(std::uint32_t levels)
{
    pause();
    m_levels = levels;
    m_level = levels;
    emit levelsChanged();
    emit levelChanged();
}

void ScheduleStepper::setLevel(std::uint32_t level)
{
    level = std::min(level, m_levels);
    if (level == m_level)
        return;
    m_level = level;
    emit levelChanged();
}

void ScheduleStepper::step(int by)
{
    pause();
    const std::int64_t level = std::int64_t { m_level } + by;
    setLevel(static_cast<std::uint32_t>(std::clamp<std::int64_t>(level, 0, m_levels)));
}

void ScheduleStepper::setSpeed(double levelsPerSecond)
{
    m_speed = std::clamp(levelsPerSecond, 0.5, 1000.0);
    m_timer.setInterval(int(std::lround(1000 * std::max(kFrame, 1 / m_speed))));
}

void ScheduleStepper::play()
{
    if (isPlaying() || m_levels == 0)
        return;
    if (m_level == m_levels)
        setLevel(0);
    m_timer.start();
    emit playingChanged();
}

void ScheduleStepper::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    emit playingChanged();
}

void ScheduleStepper::tick()
{
    const auto by = static_cast<std::uint32_t>(std::max(1L, std::lround(m_speed * kFrame)));
    setLevel(m_level + std::min(by, m_levels - m_level));
    if (m_level == m_levels)
        pause();
}

} // namespace weft::widgets

#include "moc_schedule_stepper.cpp"

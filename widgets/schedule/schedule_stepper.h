// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the schedule view: the level after which its contents are shown, from 0 (nothing has happened) to the
// last one, and playing through them. Two schedules side by side share it. Interface thread.
#pragma once

#include <QObject>
#include <QTimer>

#include <cstdint>

namespace weft::widgets {

class ScheduleStepper : public QObject {
    Q_OBJECT

public:
    explicit ScheduleStepper(QObject* parent = nullptr);

    [[nodiscard]] std::uint32_t levels() const { return m_levels; }
    [[nodiscard]] std::uint32_t level() const { return m_level; }
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    // Another schedule: pauses at its end, where all of it has happened.
    void setLevels(std::uint32_t levels);
    void setLevel(std::uint32_t level); // cut to levels()
    void step(int by);
    void play(); // from the start where it stands at the end
    void pause();
    // Levels a second, 0.5 … 1000.
    void setSpeed(double levelsPerSecond);
    [[nodiscard]] double speed() const { return m_speed; }

signals:
    void levelsChanged();
    void levelChanged();
    void playingChanged();

private:
    void tick();

    std::uint32_t m_levels = 0;
    std::uint32_t m_level = 0;
    double m_speed = 2;
    QTimer m_timer;
};

} // namespace weft::widgets

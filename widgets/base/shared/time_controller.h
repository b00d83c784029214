// SPDX-License-Identifier: GPL-3.0-or-later
// The one clock of the window: the extent of the run, the visible range, the selected range and the cursor, in
// integer nanoseconds of simulated time. All time views share it. Interface thread; owned by the window.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace weft::widgets {

// [from, to) in ns; to > from unless empty.
struct TimeRange {
    std::int64_t from = 0;
    std::int64_t to = 0;
    [[nodiscard]] std::int64_t length() const { return to - from; }
    [[nodiscard]] bool contains(std::int64_t ns) const { return ns >= from && ns < to; }
    bool operator==(const TimeRange&) const = default;
};

class TimeController : public QObject {
    Q_OBJECT

public:
    explicit TimeController(QObject* parent = nullptr);

    [[nodiscard]] TimeRange extent() const { return m_extent; }
    [[nodiscard]] TimeRange visible() const { return m_visible; }
    [[nodiscard]] std::optional<TimeRange> selected() const { return m_selected; }
    [[nodiscard]] std::int64_t cursor() const { return m_cursor; }
    [[nodiscard]] bool isPlaying() const { return m_playTimer.isActive(); }
    // Simulated ns a second of wall time.
    [[nodiscard]] double speed() const { return m_speed; }

    // A new run: shows all of it, drops the selection, the cursor at 0, the speed so that it plays in ten seconds.
    void setExtent(TimeRange extent);
    // A run that is looked at in the place of a like one: the visible and the selected range and the cursor stay, cut
    // to what there is; where all was visible, all is. The events are gone.
    void replaceExtent(TimeRange extent);
    // Cut to the extent; at least kShortest wide. Goes into the history unless it follows another change closely.
    void setVisible(TimeRange range);
    void zoomAt(std::int64_t ns, double factor); // factor < 1 zooms in; ns keeps its place
    void pan(std::int64_t by);
    void showAll();
    void zoomToSelection();
    void back(); // through the history of visible ranges
    void forward();
    void setSelected(std::optional<TimeRange> range);
    void setCursor(std::int64_t ns); // cut to the extent

    void setSpeed(double nsPerSecond);
    void play();
    void pause();

    // The times at which something starts or ends, ascending; what the next and previous steps go to.
    void setEvents(std::shared_ptr<const std::vector<std::int64_t>> events);
    void stepToNextEvent();
    void stepToPreviousEvent();

    static constexpr std::int64_t kShortest = 10; // ns

signals:
    void extentChanged();
    void visibleChanged();
    void selectedChanged();
    void cursorChanged();
    void playingChanged();

private:
    void applyVisible(TimeRange range);
    [[nodiscard]] TimeRange fitted(TimeRange range) const;
    void tick();

    TimeRange m_extent;
    TimeRange m_visible;
    std::optional<TimeRange> m_selected;
    std::int64_t m_cursor = 0;
    double m_speed = 1e6;
    double m_remainder = 0; // the part of a nanosecond that playing has not shown yet
    QTimer m_playTimer;
    QElapsedTimer m_sinceTick;
    std::shared_ptr<const std::vector<std::int64_t>> m_events; // null: none
    std::vector<TimeRange> m_history;
    std::size_t m_historyAt = 0;
    QElapsedTimer m_sinceVisible;
};

} // namespace weft::widgets

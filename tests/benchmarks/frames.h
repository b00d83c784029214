// SPDX-License-Identifier: GPL-3.0-or-later
// How fluid a window is: the intervals between the ticks of a frame timer while the event loop turns, as a person's eye
// would take them. Interface thread. For benchmarks only.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace weft::bench {

inline constexpr int kFrameMs = 16;

// The intervals, in milliseconds, from before `begin` until `done` holds after a turn of the event loop. What `begin`
// takes itself is part of the first one.
template <class Done, class Begin> std::vector<double> frames(Done done, Begin begin)
{
    std::vector<double> intervals;
    QElapsedTimer since;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, [&] {
        intervals.push_back(static_cast<double>(since.nsecsElapsed()) * 1e-6);
        since.start();
    });
    since.start();
    timer.start(kFrameMs);
    begin();
    while (!done())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return intervals;
}

template <class Done> std::vector<double> frames(Done done)
{
    return frames(done, [] {});
}

inline void printPercentiles(const char* what, std::vector<double> values)
{
    if (values.empty())
        return;
    std::sort(values.begin(), values.end());
    const auto at = [&values](double share) {
        return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
    };
    std::printf("%-44s p50 %6.1f ms   p95 %6.1f ms   p99 %6.1f ms   max %6.1f ms   (%zu frames)\n", what, at(0.5),
        at(0.95), at(0.99), values.back(), values.size());
}

} // namespace weft::bench

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/deadline.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

namespace weft {

Deadline::End Deadline::in(std::optional<double> seconds)
{
    constexpr double kLongest = 1e9; // that a clock can hold
    if (!seconds)
        return {};
    const std::chrono::duration<double> left(std::clamp(*seconds, 0.0, kLongest));
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(left);
}

Deadline::Deadline(End end, const std::stop_token& stop)
    : m_passedOn(stop, [source = m_source]() mutable { source.request_stop(); })
{
    if (!end)
        return;
    if (*end <= Clock::now()) {
        m_source.request_stop();
        return;
    }
    m_timer = std::jthread([source = m_source, end = *end](const std::stop_token& ended) mutable {
        std::mutex mutex;
        std::condition_variable_any never;
        std::unique_lock lock(mutex);
        (void)never.wait_until(lock, ended, end, [] { return false; });
        source.request_stop();
    });
}

} // namespace weft

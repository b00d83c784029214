// SPDX-License-Identifier: GPL-3.0-or-later
// A stop request that comes by itself when the time is up, and at once when that which it stands for comes. Whoever
// polls for stops so looks at the clock too. Owned by whoever has the time; used from any thread.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

namespace weft {

class Deadline {
public:
    using Clock = std::chrono::steady_clock;
    using End = std::optional<Clock::time_point>; // nothing: never

    // So many seconds from now, at least none.
    [[nodiscard]] static End in(std::optional<double> seconds);

    Deadline(End end, const std::stop_token& stop);

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::stop_callback<std::function<void()>> m_passedOn;
    std::jthread m_timer; // none where there is nothing to wait for
};

} // namespace weft

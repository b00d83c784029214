// SPDX-License-Identifier: GPL-3.0-or-later
// How long work reports and how it is stopped. The worker writes atomics every few thousand steps; whoever
// watches samples them from another thread. Owned by the caller, who keeps it alive until the work returns.
#pragma once

#include <atomic>
#include <cstdint>
#include <stop_token>

namespace weft {

class Progress {
public:
    void setTotal(std::uint64_t total) { m_total.store(total, std::memory_order_relaxed); }
    void setDone(std::uint64_t done) { m_done.store(done, std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t total() const { return m_total.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t done() const { return m_done.load(std::memory_order_relaxed); }

private:
    std::atomic<std::uint64_t> m_total { 0 }; // 0: not known
    std::atomic<std::uint64_t> m_done { 0 };
};

// Passed by value to long work. Both parts may be empty.
struct Watch {
    std::stop_token stop;
    Progress* progress = nullptr;
};

} // namespace weft

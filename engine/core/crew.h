// SPDX-License-Identifier: GPL-3.0-or-later
// The threads of one piece of work, a search or a batch: they wait between two calls and end with it. What a task throws is thrown again where it
// was asked for, so that nothing ends the process from a thread that nobody waits for. Used from one thread.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace weft {

class Crew {
public:
    // With the caller's; the others start when there is work for them.
    explicit Crew(std::uint32_t threads)
        : m_size(std::max(threads, 1U))
    {
    }
    ~Crew() = default;
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    [[nodiscard]] std::uint32_t size() const { return m_size; }
    [[nodiscard]] std::uint32_t busiest() const { return m_busiest; } // threads that one call had work for, at most

    // What is to be done, and by which worker: below size().
    using Task = std::function<void(std::uint64_t number, std::uint32_t worker)>;
    // Calls the task for 0 … count - 1, beginning them in this order, and returns when all have ended. After one has
    // thrown no further ones begin; the first that was thrown is thrown on. Not from within a task.
    void run(std::uint64_t count, const Task& task)
    {
        const auto wanted = static_cast<std::uint32_t>(std::min<std::uint64_t>(m_size, count));
        m_busiest = std::max(m_busiest, wanted);
        try {
            while (m_others.size() + 1 < wanted) {
                const auto worker = static_cast<std::uint32_t>(m_others.size() + 1);
                m_others.emplace_back([this, worker](const std::stop_token& ended) { serve(ended, worker); });
            }
        } catch (const std::system_error&) {
            // Fewer do the same.
        }
        m_task = &task;
        m_count = count;
        m_next = 0;
        m_thrown = nullptr;
        if (wanted > 1) {
            const std::scoped_lock lock(m_mutex);
            m_open = wanted - 1;
            m_called.notify_all();
        }
        work(0);
        {
            std::unique_lock lock(m_mutex);
            m_open = 0;
            m_left.wait(lock, [this] { return m_working == 0; });
        }
        if (m_thrown)
            std::rethrow_exception(m_thrown);
    }

private:
    void serve(const std::stop_token& ended, std::uint32_t worker)
    {
        std::unique_lock lock(m_mutex);
        while (m_called.wait(lock, ended, [this] { return m_open != 0; })) {
            --m_open;
            ++m_working;
            lock.unlock();
            work(worker);
            lock.lock();
            if (--m_working == 0)
                m_left.notify_one();
        }
    }
    void work(std::uint32_t worker) noexcept
    {
        for (std::uint64_t number = m_next++; number < m_count; number = m_next++) {
            try {
                (*m_task)(number, worker);
            } catch (...) {
                const std::scoped_lock lock(m_mutex);
                if (!m_thrown)
                    m_thrown = std::current_exception();
                m_next = m_count;
            }
        }
    }

    std::uint32_t m_size = 1;
    std::uint32_t m_busiest = 1;
    std::mutex m_mutex;
    std::condition_variable_any m_called;
    std::condition_variable m_left;
    std::uint64_t m_open = 0; // places for further workers
    std::uint32_t m_working = 0; // beside the caller
    const Task* m_task = nullptr;
    std::uint64_t m_count = 0;
    std::atomic<std::uint64_t> m_next { 0 };
    std::exception_ptr m_thrown;
    std::vector<std::jthread> m_others; // last: they use all of the above
};

} // namespace weft

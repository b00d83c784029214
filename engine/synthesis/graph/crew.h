// SPDX-License-Identifier: GPL-3.0-or-later
// The threads of one search: they wait between two calls and end with it. What a task throws is thrown again where it
// was asked for, so that nothing ends the process from a thread that nobody waits for. Used from one thread.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace weft::synthesis {

class Crew {
public:
    explicit Crew(std::uint32_t threads); // with the caller's; the others start when there is work for them
    ~Crew();
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    [[nodiscard]] std::uint32_t size() const { return m_size; }
    [[nodiscard]] std::uint32_t busiest() const { return m_busiest; } // threads that one call had work for, at most

    // What is to be done, and by which worker: below size().
    using Task = std::function<void(std::uint64_t number, std::uint32_t worker)>;
    // Calls the task for 0 … count - 1, beginning them in this order, and returns when all have ended. After one has
    // thrown no further ones begin; the first that was thrown is thrown on. Not from within a task.
    void run(std::uint64_t count, const Task& task);

private:
    void serve(const std::stop_token& ended, std::uint32_t worker);
    void work(std::uint32_t worker) noexcept;

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

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/crew.h"

#include <algorithm>
#include <system_error>

namespace weft::synthesis {

Crew::Crew(std::uint32_t threads)
    : m_size(std::max(threads, 1U))
{
}

Crew::~Crew() = default;

void Crew::run(std::uint64_t count, const Task& task)
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

void Crew::serve(const std::stop_token& ended, std::uint32_t worker)
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

void Crew::work(std::uint32_t worker) noexcept
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

} // namespace weft::synthesis

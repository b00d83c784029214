// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/batch.h"

#include "engine/study/batch_row.h"

#include <condition_variable>
#include <istream>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace weft::study {

namespace {

constexpr std::uint64_t kMostAhead = 256; // finished rows that may wait for a slow one before them

class Batch {
public:
    Batch(std::istream& rows, const std::string& name, const BatchOptions& options, const BatchSink& sink,
        const Watch& watch)
        : m_rows(rows)
        , m_name(name)
        , m_options(options)
        , m_sink(sink)
        , m_watch(watch)
    {
    }

    BatchOutcome run()
    {
        {
            std::vector<std::jthread> workers;
            for (std::uint32_t i = 1; i < m_options.jobs; ++i)
                workers.emplace_back([this] { work(); });
            work();
        }
        return m_outcome;
    }

private:
    struct Row {
        std::uint64_t number = 0; // from 0, without empty lines
        std::uint64_t line = 0;
        std::string text;
    };

    bool take(Row& row)
    {
        std::unique_lock lock(m_mutex);
        m_progressed.wait(lock, [this] { return m_taken < m_outcome.rows + kMostAhead; });
        if (m_watch.stop.stop_requested()) {
            m_outcome.cancelled = true;
            return false;
        }
        while (std::getline(m_rows, row.text)) {
            ++m_line;
            if (row.text.find_first_not_of(" \t\r") == std::string::npos)
                continue;
            row.line = m_line;
            row.number = m_taken++;
            return true;
        }
        return false;
    }

    void work()
    {
        // The rows of one batch stop together; their own progress is of no use to the watcher.
        const Watch rowWatch { m_watch.stop, nullptr };
        Row row;
        while (take(row)) {
            RowResult result = runRow(row.text, { m_name, row.line, m_options.base }, m_cache, rowWatch);
            const std::lock_guard lock(m_mutex);
            m_finished.emplace(row.number, std::move(result));
            deliver();
        }
    }

    // Hands over what is finished, in order. The mutex is held.
    void deliver()
    {
        for (auto at = m_finished.begin(); at != m_finished.end() && at->first == m_outcome.rows;
             at = m_finished.erase(at)) {
            ++m_outcome.rows;
            m_outcome.failed += at->second.failed ? 1U : 0U;
            if (m_sink.result)
                m_sink.result(at->second.line);
            for (const Finding& finding : at->second.warnings) {
                if (m_sink.warning && m_warned.size() < 1000 && m_warned.insert(finding.error.message).second)
                    m_sink.warning(finding.error);
            }
            if (m_watch.progress != nullptr)
                m_watch.progress->setDone(m_outcome.rows);
        }
        m_progressed.notify_all();
    }

    std::istream& m_rows;
    const std::string& m_name;
    const BatchOptions& m_options;
    const BatchSink& m_sink;
    const Watch& m_watch;
    WorkloadCache m_cache;

    std::mutex m_mutex; // all below, and m_rows
    std::condition_variable m_progressed;
    std::uint64_t m_line = 0;
    std::uint64_t m_taken = 0;
    std::map<std::uint64_t, RowResult> m_finished;
    std::set<std::string> m_warned;
    BatchOutcome m_outcome;
};

} // namespace

BatchOutcome runBatch(
    std::istream& rows, const std::string& name, const BatchOptions& options, const BatchSink& sink, const Watch& watch)
{
    return Batch(rows, name, options, sink, watch).run();
}

} // namespace weft::study

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/runs/batch.h"

#include "engine/study/runs/batch_row.h"

#include <chrono>
#include <condition_variable>
#include <istream>
#include <map>
#include <mutex>
#include <new>
#include <set>
#include <system_error>
#include <thread>
#include <vector>

namespace weft::study {

namespace {

constexpr std::uint64_t kMostAhead = 256; // finished rows that may wait for a slow one before them
constexpr std::chrono::milliseconds kRetry { 100 };

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
            try {
                for (std::uint32_t i = 1; i < m_options.jobs; ++i)
                    workers.emplace_back([this] { workOrLeave(); });
            } catch (const std::system_error&) {
                // Fewer do the same.
            } catch (const std::bad_alloc&) {
                // So do they.
            }
            workOrLeave();
        }
        work(); // what is left, if all had to leave: theirs is free now
        const std::lock_guard lock(m_mutex);
        deliver();
        if (m_outcome.rows < m_taken)
            throw std::bad_alloc();
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
        while (!m_progressed.wait_for(lock, kRetry, [this] { return m_taken < m_outcome.rows + kMostAhead; })) {
            deliver(); // if there was no memory for it
            if (m_finished.size() >= kMostAhead) // nobody works who could set some free
                throw std::bad_alloc();
        }
        if (m_watch.stop.stop_requested()) {
            m_outcome.cancelled = true;
            return false;
        }
        while (readLine(row.text)) {
            ++m_line;
            if (row.text.find_first_not_of(" \t\r") == std::string::npos)
                continue;
            row.line = m_line;
            row.number = m_taken++;
            return true;
        }
        return false;
    }

    // Until its end, or as far as no row goes: what is that long has no rows, and maybe no end.
    bool readLine(std::string& text)
    {
        text.clear();
        if (m_isOver)
            return false;
        std::streambuf& bytes = *m_rows.rdbuf();
        constexpr int kEnd = std::streambuf::traits_type::eof();
        for (int next = bytes.sbumpc(); next != '\n'; next = bytes.sbumpc()) {
            if (next == kEnd)
                return !text.empty();
            text.push_back(static_cast<char>(next));
            m_isOver = text.size() > kLongestRow;
            if (m_isOver)
                break;
        }
        return true;
    }

    using Finished = std::map<std::uint64_t, RowResult>;

    // Of a row for which there was no memory at all; made before the row is taken.
    [[nodiscard]] static Finished::node_type withoutMemory()
    {
        Finished one;
        one.emplace(0,
            RowResult { R"({"id":null,"error":{"code":")" + std::string(toString(ErrorCode::TooLarge))
                    + R"(","message":"the memory is exhausted"}})",
                true, {} });
        return one.extract(one.begin());
    }

    void work()
    {
        // The rows of one batch stop together; their own progress is of no use to the watcher.
        const Watch rowWatch { m_watch.stop, nullptr };
        Row row;
        for (Finished::node_type next = withoutMemory(); take(row); next = withoutMemory()) {
            try {
                next.mapped() = runRow(row.text, { m_name, row.line, m_options.base }, m_cache, rowWatch);
            } catch (const std::bad_alloc&) {
                // It has its error already.
            }
            next.key() = row.number;
            const std::lock_guard lock(m_mutex);
            m_finished.insert(std::move(next));
            deliver();
        }
    }

    // Those who have memory go on.
    void workOrLeave()
    {
        try {
            work();
        } catch (const std::bad_alloc&) {
            return;
        }
    }

    // Hands over what is finished, in order; what there is no memory for, and what comes after it, another time. The
    // mutex is held.
    void deliver()
    {
        for (auto at = m_finished.begin(); at != m_finished.end() && at->first == m_outcome.rows;
             at = m_finished.erase(at)) {
            try {
                if (m_sink.result)
                    m_sink.result(at->second.line);
            } catch (const std::bad_alloc&) {
                break;
            }
            ++m_outcome.rows;
            m_outcome.failed += at->second.failed ? 1U : 0U;
            warnOnce(at->second.warnings);
            if (m_watch.progress != nullptr)
                m_watch.progress->setDone(m_outcome.rows);
        }
        m_progressed.notify_all();
    }

    void warnOnce(const Findings& warnings)
    {
        try {
            for (const Finding& finding : warnings) {
                if (m_sink.warning && m_warned.size() < 1000 && m_warned.insert(finding.error.message).second)
                    m_sink.warning(finding.error);
            }
        } catch (const std::bad_alloc&) {
            // The row says what it warns of.
        }
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
    bool m_isOver = false; // the last row that was read was too long to be one
    std::uint64_t m_taken = 0;
    Finished m_finished;
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

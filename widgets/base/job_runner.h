// SPDX-License-Identifier: GPL-3.0-or-later
// The one way in which the interface does long work: a job runs on a pool of low priority, writes its progress into
// atomics that the window samples, is stopped through a stop token, and delivers its result on the interface thread.
// Owned by the window; must be used from the interface thread only. Destroying it stops all jobs and waits.
#pragma once

#include "engine/core/progress.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace weft::widgets {

using JobId = std::uint64_t; // 0: none

class JobRunner : public QObject {
    Q_OBJECT

public:
    explicit JobRunner(QObject* parent = nullptr);
    ~JobRunner() override;

    // `work` runs on a worker with a Watch; `done` gets what it returned, on the interface thread, unless `receiver`
    // is gone or the job was dropped. A stopped job still delivers: the work decides what a partial result is.
    template <class Work, class Done> JobId start(const QString& title, QObject* receiver, Work work, Done done)
    {
        using Value = std::invoke_result_t<Work, const Watch&>;
        auto value = std::make_shared<std::unique_ptr<Value>>();
        return enqueue(
            title, receiver,
            [work = std::move(work), value](
                const Watch& watch) mutable { *value = std::make_unique<Value>(work(watch)); },
            [done = std::move(done), value]() mutable { done(std::move(**value)); });
    }

    void stop(JobId job); // asks; the result is delivered when the work returns
    void drop(JobId job); // asks, and the result is not wanted any more
    void stopAll();

    struct Job {
        JobId id = 0;
        QString title;
        std::uint64_t done = 0;
        std::uint64_t total = 0; // 0: not known
        bool running = false; // or still in the queue
        std::chrono::milliseconds elapsed { 0 };
        std::chrono::milliseconds left { -1 }; // −1: not known
    };
    // A sample of all jobs, in the order of their starts.
    [[nodiscard]] std::vector<Job> jobs() const;
    [[nodiscard]] bool isIdle() const { return m_tasks.empty(); }
    // For tests and scripts: runs the event loop until all jobs have delivered.
    void waitForAll();

signals:
    void started(weft::widgets::JobId job);
    void finished(weft::widgets::JobId job); // after its result was delivered or dropped

private:
    struct Task;
    JobId enqueue(
        const QString& title, QObject* receiver, std::function<void(const Watch&)> work, std::function<void()> deliver);
    void finish(JobId id);

    QThreadPool m_pool;
    std::vector<std::shared_ptr<Task>> m_tasks;
    JobId m_last = 0;
};

} // namespace weft::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// The one way in which the interface does long work: a job runs on a pool of low priority, writes its progress into
// atomics that the window samples, is stopped through a stop token, and delivers its result on the interface thread.
// Jobs go in lanes, each with threads of its own: a long run keeps neither a view nor saving waiting.
// Owned by the window; must be used from the interface thread only. Destroying it stops all jobs and waits.
#pragma once

#include "engine/core/progress.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace weft::widgets {

using JobId = std::uint64_t; // 0: none

// View: what somebody looks at waits for it. Run: long, and steps back behind views. Save: one thread, in order, that
// nothing else takes; its jobs are short and are never stopped for the sake of an end.
enum class JobLane : std::uint8_t { View, Run, Save };

struct JobSpec {
    // NOLINTNEXTLINE(google-explicit-constructor): most jobs are a title and nothing else
    JobSpec(const QString& jobTitle, JobLane jobLane = JobLane::View, bool belongsToProject = false)
        : title(jobTitle)
        , lane(jobLane)
        , ofProject(belongsToProject)
    {
    }
    JobSpec(const char* jobTitle) // NOLINT(google-explicit-constructor)
        : JobSpec(QString::fromUtf8(jobTitle))
    {
    }
    QString title;
    JobLane lane;
    bool ofProject; // its result is for the project that is open: see JobRunner::endEpoch()
};

class JobRunner : public QObject {
    Q_OBJECT

public:
    // Jobs step back behind the interface, and runs behind views, unless nobody looks and all wait for them.
    explicit JobRunner(QObject* parent = nullptr, bool stepsBack = true);
    ~JobRunner() override;

    // `work` runs on a worker with a Watch; `done` gets what it returned, on the interface thread, unless `receiver`
    // is gone or the job was dropped. A stopped job still delivers: the work decides what a partial result is.
    // Work that throws delivers nothing: `broke` gets the reason under the same conditions, and crashed() says it.
    using Broke = std::function<void(const QString& reason)>;
    template <class Work, class Done>
    JobId start(const JobSpec& spec, QObject* receiver, Work work, Done done, Broke broke = {})
    {
        using Value = std::invoke_result_t<Work, const Watch&>;
        auto value = std::make_shared<std::unique_ptr<Value>>();
        return enqueue(
            spec, receiver,
            [work = std::move(work), value](
                const Watch& watch) mutable { *value = std::make_unique<Value>(work(watch)); },
            [done = std::move(done), value]() mutable { done(std::move(**value)); }, std::move(broke));
    }

    void stop(JobId job); // asks; the result is delivered when the work returns
    void drop(JobId job); // asks, and the result is not wanted any more
    void stopAll();
    // The project is closed: what was started for it is stopped, and its results are dropped.
    void endEpoch();

    struct Job {
        JobId id = 0;
        QString title;
        std::uint64_t done = 0;
        std::uint64_t total = 0; // 0: not known
        bool running = false; // or still in the queue
        bool stopping = false; // it was asked to, and has not ended yet
        std::chrono::milliseconds elapsed { 0 };
        std::chrono::milliseconds left { -1 }; // −1: not known
    };
    // A sample of all jobs, in the order of their starts.
    [[nodiscard]] std::vector<Job> jobs() const;
    [[nodiscard]] bool isIdle() const { return m_tasks.empty(); }
    void sayAgain(); // titles, in the language in force
    // For tests and scripts: runs the event loop until all jobs have delivered.
    void waitForAll();

signals:
    void started(weft::widgets::JobId job);
    void finished(weft::widgets::JobId job); // after its result was delivered or dropped
    void crashed(const QString& title, const QString& reason); // the work threw; the program goes on

private:
    struct Task;
    JobId enqueue(const JobSpec& spec, QObject* receiver, std::function<void(const Watch&)> work,
        std::function<void()> deliver, Broke broke);
    void finish(JobId id);

    std::array<QThreadPool, 3> m_pools; // by lane
    std::vector<std::shared_ptr<Task>> m_tasks;
    JobId m_last = 0;
    const bool m_stepsBack;
};

} // namespace weft::widgets

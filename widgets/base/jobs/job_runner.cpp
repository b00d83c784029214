// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/jobs/job_runner.h"

#include "widgets/base/words/retelling.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <exception>
#include <new>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace weft::widgets {

using Clock = std::chrono::steady_clock;

namespace {

// The interface goes first when there are fewer cores than threads. QThread's priorities do nothing on Linux, where a
// thread has a nice value of its own.
void stepBack(JobLane lane)
{
#ifdef Q_OS_LINUX
    constexpr std::array kNice { 10, 15, 0 }; // by lane: views before runs, and a save as soon as it can be
    if (const int nice = kNice[static_cast<std::size_t>(lane)]; nice > 0)
        (void)setpriority(PRIO_PROCESS, 0, nice);
#endif
}

// What somebody can do something about, of an exception that no work should have let out.
QString reasonOf(const std::exception_ptr& thrown)
{
    try {
        std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        return JobRunner::tr("there is not enough memory");
    } catch (const std::exception& exception) {
        return QString::fromUtf8(exception.what());
    } catch (...) {
        return JobRunner::tr("an unknown failure");
    }
}

} // namespace

struct JobRunner::Task {
    JobId id = 0;
    JobSpec spec { QString() };
    QPointer<QObject> receiver;
    bool hasReceiver = false;
    bool dropped = false; // interface thread
    std::function<void(const Watch&)> work;
    std::function<void()> deliver;
    Broke broke;
    std::exception_ptr thrown; // written by the worker, read after it has ended
    std::stop_source stop;
    Progress progress;
    std::atomic<bool> running { false };
    std::atomic<Clock::rep> startedAt { 0 };
};

JobRunner::JobRunner(QObject* parent, bool stepsBack)
    : QObject(parent)
    , m_stepsBack(stepsBack)
{
    // Two runs side by side, so that a long one does not keep a short one waiting; views likewise.
    const int threads = std::max(2, QThread::idealThreadCount() - 1);
    for (const JobLane lane : { JobLane::View, JobLane::Run, JobLane::Save }) {
        QThreadPool& pool = m_pools[static_cast<std::size_t>(lane)];
        pool.setMaxThreadCount(lane == JobLane::Save ? 1 : threads);
        pool.setThreadPriority(lane == JobLane::Save ? QThread::NormalPriority : QThread::LowPriority);
    }
}

JobRunner::~JobRunner()
{
    stopAll();
    for (QThreadPool& pool : m_pools)
        pool.waitForDone();
}

JobId JobRunner::enqueue(const JobSpec& spec, QObject* receiver, std::function<void(const Watch&)> work,
    std::function<void()> deliver, Broke broke)
{
    auto task = std::make_shared<Task>();
    task->id = ++m_last;
    task->spec = spec;
    task->receiver = receiver;
    task->hasReceiver = receiver != nullptr;
    task->work = std::move(work);
    task->deliver = std::move(deliver);
    task->broke = std::move(broke);
    m_tasks.push_back(task);
    emit started(task->id);
    m_pools[static_cast<std::size_t>(spec.lane)].start([this, task] {
        if (m_stepsBack)
            stepBack(task->spec.lane);
        task->startedAt.store(Clock::now().time_since_epoch().count());
        task->running.store(true);
        try {
            task->work({ task->stop.get_token(), &task->progress });
        } catch (...) {
            task->thrown = std::current_exception();
        }
        task->work = nullptr; // what the work holds is released before its result is shown
        QMetaObject::invokeMethod(
            this, [this, id = task->id] { finish(id); }, Qt::QueuedConnection);
    });
    return task->id;
}

void JobRunner::finish(JobId id)
{
    const auto at = std::find_if(m_tasks.begin(), m_tasks.end(), [id](const auto& task) { return task->id == id; });
    if (at == m_tasks.end())
        return;
    const std::shared_ptr<Task> task = *at;
    m_tasks.erase(at);
    const bool wanted = !task->dropped && (!task->hasReceiver || task->receiver != nullptr);
    if (task->thrown != nullptr) {
        const QString reason = reasonOf(task->thrown);
        if (wanted && task->broke)
            task->broke(reason);
        emit crashed(task->spec.title, reason);
    } else if (wanted) {
        task->deliver();
    }
    emit finished(id);
}

void JobRunner::endEpoch()
{
    for (const auto& task : m_tasks) {
        if (task->spec.ofProject) {
            task->dropped = true;
            task->stop.request_stop();
        }
    }
}

void JobRunner::stop(JobId job)
{
    for (const auto& task : m_tasks) {
        if (task->id == job)
            task->stop.request_stop();
    }
}

void JobRunner::drop(JobId job)
{
    for (const auto& task : m_tasks) {
        if (task->id == job) {
            task->dropped = true;
            task->stop.request_stop();
        }
    }
}

void JobRunner::stopAll()
{
    for (const auto& task : m_tasks)
        task->stop.request_stop();
}

std::vector<JobRunner::Job> JobRunner::jobs() const
{
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    std::vector<Job> sample;
    sample.reserve(m_tasks.size());
    for (const auto& task : m_tasks) {
        Job job { task->id, task->spec.title, task->progress.done(), task->progress.total(), task->running.load(),
            task->stop.stop_requested() };
        if (job.running) {
            const Clock::time_point start { Clock::duration { task->startedAt.load() } };
            job.elapsed = duration_cast<milliseconds>(Clock::now() - start);
            if (job.done > 0 && job.total >= job.done && !job.stopping) { // it does not go on to its end
                const double share = static_cast<double>(job.total - job.done) / static_cast<double>(job.done);
                job.left = milliseconds { static_cast<std::int64_t>(static_cast<double>(job.elapsed.count()) * share) };
            }
        }
        sample.push_back(std::move(job));
    }
    return sample;
}

void JobRunner::sayAgain()
{
    for (const std::shared_ptr<Task>& task : m_tasks)
        task->spec.title = retold(task->spec.title, this);
}

void JobRunner::waitForAll()
{
    while (!m_tasks.empty())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); // a time limit would make this turn round
}

} // namespace weft::widgets

#include "moc_job_runner.cpp"

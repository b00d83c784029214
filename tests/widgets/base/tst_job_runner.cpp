// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/base/jobs/job_runner.h"

#include <QElapsedTimer>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <map>
#include <stdexcept>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

using namespace weft;
using weft::widgets::JobId;
using weft::widgets::JobLane;
using weft::widgets::JobRunner;

class TestJobRunner : public QObject {
    Q_OBJECT

private slots:
    void aResultArrivesOnTheInterfaceThread()
    {
        JobRunner jobs;
        QThread* worked = nullptr;
        int got = 0;
        QObject receiver;
        jobs.start(
            "answer", &receiver,
            [&](const Watch&) {
                worked = QThread::currentThread();
                return 42;
            },
            [&](int value) {
                QCOMPARE(QThread::currentThread(), qApp->thread());
                got = value;
            });
        jobs.waitForAll();
        QCOMPARE(got, 42);
        QVERIFY(worked != qApp->thread());
        QVERIFY(jobs.isIdle());
    }

    void aStoppedJobDeliversWhatItHas()
    {
        JobRunner jobs;
        std::atomic<bool> started = false;
        bool stopped = false;
        const JobId job = jobs.start(
            "endless", nullptr,
            [&](const Watch& watch) {
                watch.progress->setTotal(10);
                watch.progress->setDone(5);
                started = true;
                while (!watch.stop.stop_requested())
                    QThread::usleep(100);
                return true;
            },
            [&](bool value) { stopped = value; });
        QTRY_VERIFY(started);
        const auto sample = jobs.jobs();
        QCOMPARE(sample.size(), std::size_t { 1 });
        QVERIFY(sample[0].running);
        QCOMPARE(sample[0].done, std::uint64_t { 5 });
        QVERIFY(sample[0].left.count() >= 0);
        QVERIFY(!sample[0].stopping);
        jobs.stop(job);
        // What was told to stop does not go on to its end.
        for (const auto& one : jobs.jobs())
            QVERIFY(one.stopping && one.left.count() < 0);
        jobs.waitForAll();
        QVERIFY(stopped);
    }

    void aDroppedJobAndADeadReceiverGetNothing()
    {
        JobRunner jobs;
        bool delivered = false;
        const auto work = [](const Watch&) { return 1; };
        const JobId job = jobs.start("dropped", nullptr, work, [&](int) { delivered = true; });
        jobs.drop(job);
        {
            QObject receiver;
            jobs.start("orphan", &receiver, work, [&](int) { delivered = true; });
        }
        jobs.waitForAll();
        QVERIFY(!delivered);
    }

    // Runs that fill their lane for as long as the test likes.
    static void fill(JobRunner& jobs, std::atomic<int>& running, std::atomic<bool>& end)
    {
        const int many = 2 * std::max(2, QThread::idealThreadCount());
        for (int i = 0; i < many; ++i) {
            jobs.start(
                { QStringLiteral("run"), JobLane::Run }, nullptr,
                [&](const Watch&) {
                    ++running;
                    while (!end)
                        QThread::usleep(100);
                    return 0;
                },
                [](int) {});
        }
    }

    void longRunsKeepNeitherViewsNorSavingWaiting()
    {
        JobRunner jobs;
        std::atomic<int> running = 0;
        std::atomic<bool> end = false;
        fill(jobs, running, end);
        const auto finish = qScopeGuard([&end] { end = true; }); // also where the test fails
        QTRY_VERIFY(running >= 2);
        bool viewed = false;
        bool saved = false;
        const auto work = [](const Watch&) { return 1; };
        jobs.start("view", nullptr, work, [&](int) { viewed = true; });
        jobs.start({ QStringLiteral("save"), JobLane::Save }, nullptr, work, [&](int) { saved = true; });
        QTRY_VERIFY(viewed && saved);
        QVERIFY(!jobs.isIdle()); // while all the runs go on
        end = true;
        jobs.waitForAll();
    }

    // Where cores are few the interface goes first, then views, then runs; saving waits for nobody.
    void runsStepBackBehindViewsAndThoseBehindSaving()
    {
#ifdef Q_OS_LINUX
        if (getpriority(PRIO_PROCESS, 0) > 0)
            QSKIP("this program has stepped back itself");
        JobRunner jobs;
        std::map<JobLane, int> nice;
        for (const JobLane lane : { JobLane::Run, JobLane::View, JobLane::Save }) {
            jobs.start(
                { QStringLiteral("look"), lane }, nullptr, [](const Watch&) { return getpriority(PRIO_PROCESS, 0); },
                [&nice, lane](int value) { nice[lane] = value; });
        }
        jobs.waitForAll();
        QVERIFY(nice[JobLane::Run] > nice[JobLane::View]);
        QVERIFY(nice[JobLane::View] > nice[JobLane::Save]);
        QCOMPARE(nice[JobLane::Save], getpriority(PRIO_PROCESS, 0));
#else
        QSKIP("threads have no nice value of their own here");
#endif
    }

    void savesAreDoneInTheirOrder()
    {
        JobRunner jobs;
        std::vector<int> order;
        for (int i = 0; i < 20; ++i) {
            jobs.start(
                { QStringLiteral("save"), JobLane::Save }, nullptr,
                [i](const Watch&) {
                    QThread::usleep(i % 3 == 0 ? 500 : 10);
                    return i;
                },
                [&order](int value) { order.push_back(value); });
        }
        jobs.waitForAll();
        for (int i = 0; i < 20; ++i)
            QCOMPARE(order[static_cast<std::size_t>(i)], i);
    }

    void anExceptionIsSaidAndTheNextJobRuns()
    {
        JobRunner jobs;
        QSignalSpy said(&jobs, &JobRunner::crashed);
        QString reason;
        bool delivered = false;
        jobs.start(
            "broken", nullptr, [](const Watch&) -> int { throw std::runtime_error("no more paper"); },
            [&](int) { delivered = true; }, [&](const QString& why) { reason = why; });
        jobs.start(
            "greedy", nullptr, [](const Watch&) -> int { throw std::bad_alloc(); }, [&](int) { delivered = true; });
        jobs.waitForAll();
        QVERIFY(!delivered);
        QCOMPARE(reason, QStringLiteral("no more paper"));
        QCOMPARE(said.count(), 2);
        QStringList titles { said[0][0].toString(), said[1][0].toString() };
        titles.sort();
        QCOMPARE(titles, QStringList({ "broken", "greedy" }));
        jobs.start(
            "fine", nullptr, [](const Watch&) { return 1; }, [&](int) { delivered = true; });
        jobs.waitForAll();
        QVERIFY(delivered);
    }

    void aClosedProjectGetsNothingMore()
    {
        JobRunner jobs;
        bool ofProject = false;
        bool ofWindow = false;
        const auto work = [](const Watch&) { return 1; };
        jobs.start({ QStringLiteral("load"), JobLane::View, true }, nullptr, work, [&](int) { ofProject = true; });
        jobs.start("look", nullptr, work, [&](int) { ofWindow = true; });
        jobs.endEpoch();
        bool ofNext = false;
        jobs.start({ QStringLiteral("load"), JobLane::View, true }, nullptr, work, [&](int) { ofNext = true; });
        jobs.waitForAll();
        QVERIFY(!ofProject);
        QVERIFY(ofWindow && ofNext);
    }

    void closingStopsWhatRuns()
    {
        std::atomic<bool> ended = false;
        {
            JobRunner jobs;
            std::atomic<bool> started = false;
            jobs.start(
                "endless", nullptr,
                [&](const Watch& watch) {
                    started = true;
                    while (!watch.stop.stop_requested())
                        QThread::usleep(100);
                    ended = true;
                    return 0;
                },
                [](int) {});
            QTRY_VERIFY(started);
        }
        QVERIFY(ended);
    }
};

WEFT_TEST(TestJobRunner)
#include "tst_job_runner.moc"

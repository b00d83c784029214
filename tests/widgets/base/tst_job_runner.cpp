// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/base/job_runner.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace weft;
using weft::widgets::JobId;
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
        jobs.stop(job);
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

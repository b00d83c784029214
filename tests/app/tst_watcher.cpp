// SPDX-License-Identifier: GPL-3.0-or-later
// The thread that watches a command for signals ends when its work ends, and not when its next look is due.
#include "app/cli/watcher.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

// In this program no time ever passes for whoever waits for a signal: he is woken, or waits for ever.
extern "C" int sigtimedwait(const sigset_t* set, siginfo_t* info, const struct timespec* /*timeout*/)
{
    return sigwaitinfo(set, info);
}

class TestWatcher : public QObject {
    Q_OBJECT

private slots:
    void theEndOfTheWorkWakesIt()
    {
        const pid_t child = fork();
        if (child == 0) {
            for (int stage = 0; stage < 50; ++stage) {
                const weft::cli::Watcher watcher("nothing");
                usleep(2000); // it waits by now
            }
            _exit(0);
        }
        int status = -1;
        const auto hasEnded = [&] { return waitpid(child, &status, WNOHANG) == child; };
        bool ended = false;
        for (int tenth = 0; tenth < 300 && !ended; ++tenth) {
            ended = hasEnded();
            if (!ended)
                QTest::qSleep(100);
        }
        if (!ended) {
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
        }
        QVERIFY2(ended, "somebody waits for a time to pass");
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
};

WEFT_TEST(TestWatcher)
#include "tst_watcher.moc"

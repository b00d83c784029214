// SPDX-License-Identifier: GPL-3.0-or-later
// Watches long work from a thread of its own: Ctrl-C becomes a polite stop request, a second one ends the process,
// and where stderr is a terminal a progress line is kept up to date. Work that waits for the other end of a pipe when
// it is asked to stop is woken by signals until it ends. Lives around one piece of work, in the thread that does it.
#pragma once

#include "engine/core/progress.h"

#include <csignal>
#include <string>
#include <thread>

namespace weft::cli {

class Watcher {
public:
    // `what` names the work in the progress line. Blocks SIGINT and SIGTERM in the calling thread (and those it
    // starts) until it is destroyed.
    explicit Watcher(std::string what);
    ~Watcher();
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;

    [[nodiscard]] Watch watch() { return { m_stop.get_token(), &m_progress }; }
    [[nodiscard]] bool stopped() const { return m_stop.stop_requested(); }

private:
    void run(const std::stop_token& ended);
    [[noreturn]] void endAtOnce() const;
    void showProgress();
    void clearProgress();

    std::string m_what;
    bool m_isTerminal;
    bool m_shown = false;
    Progress m_progress;
    std::stop_source m_stop;
    sigset_t m_signals {};
    sigset_t m_before {};
    struct sigaction m_actionBefore { };
    pthread_t m_work;
    std::jthread m_thread; // last: it uses all of the above
};

} // namespace weft::cli

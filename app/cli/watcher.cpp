// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/watcher.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <unistd.h>

namespace weft::cli {

namespace {

// Sent to the watching thread alone, to wake it when the work has ended.
int wakeSignal()
{
    return SIGRTMIN;
}

// Sent to the working thread when it is to stop: calls that wait for a pipe end with EINTR.
int nudgeSignal()
{
    return SIGRTMIN + 1;
}

} // namespace

Watcher::Watcher(std::string what)
    : m_what(std::move(what))
    , m_isTerminal(isatty(STDERR_FILENO) == 1)
    , m_work(pthread_self())
{
    struct sigaction nothing { };
    nothing.sa_handler = [](int) {}; // and no SA_RESTART
    sigaction(nudgeSignal(), &nothing, &m_actionBefore);
    sigemptyset(&m_signals);
    sigaddset(&m_signals, SIGINT);
    sigaddset(&m_signals, SIGTERM);
    sigaddset(&m_signals, wakeSignal());
    pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
    m_thread = std::jthread([this](const std::stop_token& ended) { run(ended); });
}

Watcher::~Watcher()
{
    // Not by waiting for its next look: commands are shorter than any sensible period.
    m_thread.request_stop();
    pthread_kill(m_thread.native_handle(), wakeSignal());
    m_thread.join();
    clearProgress();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    sigaction(nudgeSignal(), &m_actionBefore, nullptr);
}

void Watcher::run(const std::stop_token& ended)
{
    constexpr timespec kPeriod { 0, 250'000'000 };
    constexpr timespec kNudges { 0, 50'000'000 };
    while (!ended.stop_requested()) {
        const bool stopping = m_stop.stop_requested();
        if (stopping)
            pthread_kill(m_work, nudgeSignal());
        // Without a progress line there is nothing to do until a signal comes.
        const int signal = stopping || m_isTerminal ? sigtimedwait(&m_signals, nullptr, stopping ? &kNudges : &kPeriod)
                                                    : sigwaitinfo(&m_signals, nullptr);
        if (signal == SIGINT || signal == SIGTERM) {
            if (stopping)
                endAtOnce();
            m_stop.request_stop();
        } else if (signal < 0 && m_isTerminal) {
            showProgress();
        }
    }
}

// Asked twice: the work does not listen. Nor does it wait for whoever holds the stream.
void Watcher::endAtOnce() const
{
    std::string line = m_shown ? "\r\033[K" : "";
    line += "weft-cli: note: stopped twice, so it ends at once: what was not written yet is lost\n";
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
    std::_Exit(130);
}

void Watcher::showProgress()
{
    const std::uint64_t total = m_progress.total();
    const std::uint64_t done = m_progress.done();
    std::array<char, 96> line {};
    if (total != 0)
        (void)std::snprintf(
            line.data(), line.size(), "%3.0f %%", 100.0 * static_cast<double>(done) / static_cast<double>(total));
    else
        (void)std::snprintf(line.data(), line.size(), "%llu", static_cast<unsigned long long>(done));
    (void)std::fprintf(stderr, "\r\033[K%s: %s", m_what.c_str(), line.data());
    m_shown = true;
}

void Watcher::clearProgress()
{
    if (m_shown)
        (void)std::fputs("\r\033[K", stderr);
}

} // namespace weft::cli

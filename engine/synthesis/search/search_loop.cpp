// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/search_loop.h"

#include <algorithm>
#include <new>

namespace weft::synthesis {

namespace {

// How far a search came in a round.
struct Lane {
    std::atomic<std::uint64_t> stopped; // the first start that was not made
    std::atomic<std::uint64_t> last; // the first after which none is needed
};

// The first start may take a little longer than there is time, so that most runs can be repeated from their starts.
std::optional<double> withGrace(std::optional<double> seconds)
{
    constexpr double kLeast = 0.15;
    constexpr double kShare = 0.05;
    return seconds ? std::optional(*seconds + std::max(kLeast, *seconds * kShare)) : std::nullopt;
}

void lower(std::atomic<std::uint64_t>& value, std::uint64_t to)
{
    for (std::uint64_t now = value; now > to && !value.compare_exchange_weak(now, to);)
        continue;
}

} // namespace

SearchLoop::SearchLoop(const SynthesisOptions& options, const Watch& watch, std::function<std::uint64_t()> bestNs)
    : m_watch(watch)
    , m_state(options.state)
    , m_bestNs(std::move(bestNs))
    , m_most(options.starts != 0      ? options.starts
              : options.budgetSeconds ? ~std::uint64_t { 0 }
                                      : 1)
    , m_deadline(Deadline::in(options.budgetSeconds), watch.stop)
    , m_graceEnd(Deadline::in(withGrace(options.budgetSeconds)))
    , m_grace(m_graceEnd, watch.stop)
    , m_crew(options.threads)
{
    if (m_watch.progress != nullptr && m_most != 1)
        m_watch.progress->setTotal(options.starts); // 0: not known
}

Result<bool> SearchLoop::first(Seeker& seeker, std::stop_token stop, std::stop_token timeUp)
{
    try {
        return seeker.begin({ m_crew, std::move(stop), std::move(timeUp) });
    } catch (const std::bad_alloc&) {
        return errorOf(ErrorCode::TooLarge, say("there is not enough memory for the search"),
            say("use fewer threads or fewer chunks"));
    }
}

Result<void> SearchLoop::begin(std::span<Seeker* const> seekers)
{
    m_starts = 1;
    for (std::size_t at = 0; at < seekers.size(); ++at) {
        // Each its share of what is left of the time: the result is made of what all of them find.
        const Deadline::Clock::time_point now = Deadline::Clock::now();
        const Deadline share(
            m_graceEnd ? now + (*m_graceEnd - now) / static_cast<std::int64_t>(seekers.size() - at) : m_graceEnd,
            m_watch.stop);
        const Result<bool> complete = first(*seekers[at], m_watch.stop, share.token());
        if (!complete)
            return complete.error();
        noteFirst(*complete);
    }
    tell();
    return {};
}

bool SearchLoop::add(Seeker& seeker)
{
    const Result<bool> complete = first(seeker, m_grace.token(), m_grace.token());
    noteFirst((complete && *complete) || !m_grace.token().stop_requested());
    tell();
    return complete.ok();
}

// What a stop leaves is the best until then, and nobody asks for it again.
void SearchLoop::noteFirst(bool isComplete)
{
    if (!isComplete && !m_watch.stop.stop_requested())
        m_starts = 0;
}

// Those of its starts that all of them made, from the first on.
std::uint64_t SearchLoop::makeRound(std::span<Seeker* const> seekers, std::uint64_t size)
{
    const SearchMeans means { m_crew, timeUp(), timeUp() };
    std::vector<Lane> lanes(seekers.size());
    const auto make = [&](std::size_t at, std::uint64_t number, std::uint32_t worker) {
        Lane& lane = lanes[at];
        if (number > lane.last || number > lane.stopped)
            return;
        const Seeker::Made made = seekers[at]->make(number, worker, means);
        if (made != Seeker::Made::Fully)
            lower(made == Seeker::Made::Last ? lane.last : lane.stopped, number);
    };
    std::vector<std::size_t> together;
    for (std::size_t at = 0; at < seekers.size(); ++at) {
        lanes[at].stopped = lanes[at].last = size;
        seekers[at]->open(size);
        if (!seekers[at]->isAlone())
            together.push_back(at);
    }
    m_crew.run(size * together.size(), [&](std::uint64_t task, std::uint32_t worker) {
        make(together[task % together.size()], task / together.size(), worker);
    });
    std::uint64_t count = size;
    for (std::size_t at = 0; at < seekers.size(); ++at) {
        if (seekers[at]->isAlone())
            make(at, 0, 0);
        if (lanes[at].stopped < lanes[at].last)
            count = std::min<std::uint64_t>(count, lanes[at].stopped);
    }
    return count;
}

void SearchLoop::goOn(std::span<Seeker* const> seekers)
{
    try {
        makeRounds(seekers);
    } catch (const std::bad_alloc&) {
        // What was kept is still there.
    }
}

void SearchLoop::makeRounds(std::span<Seeker* const> seekers)
{
    while (m_starts != 0 && m_starts < m_most && !timeUp().stop_requested()) {
        std::uint64_t size = m_most - m_starts;
        std::vector<Seeker*> open;
        for (Seeker* seeker : seekers) {
            if (seeker->isDone())
                continue;
            open.push_back(seeker);
            size = std::min(size, seeker->atOnce());
        }
        if (open.empty())
            return;
        const std::uint64_t count = makeRound(open, size);
        std::uint64_t needed = 0;
        for (Seeker* seeker : open)
            needed = std::max(needed, seeker->keep(count));
        m_starts += std::ranges::all_of(open, &Seeker::isDone) ? needed : count;
        tell();
        if (count < size)
            return;
    }
}

void SearchLoop::tell() const
{
    if (m_watch.progress != nullptr && m_most != 1)
        m_watch.progress->setDone(m_starts);
    if (m_state == nullptr)
        return;
    m_state->tell(m_starts, m_bestNs());
    m_state->use(m_crew.busiest());
}

} // namespace weft::synthesis

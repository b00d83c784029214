// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/search_rounds.h"

#include <algorithm>

namespace weft::synthesis {

using Clock = std::chrono::steady_clock;

SearchRounds::SearchRounds(const SynthesisOptions& options, const Watch& watch, std::function<std::uint64_t()> bestNs)
    : m_watch(watch)
    , m_state(options.state)
    , m_bestNs(std::move(bestNs))
    , m_most(options.starts != 0      ? options.starts
              : options.budgetSeconds ? ~std::uint64_t { 0 }
                                      : 1)
{
    if (options.budgetSeconds)
        m_end = Clock::now()
            + std::chrono::duration_cast<Clock::duration>(
                std::chrono::duration<double>(std::clamp(*options.budgetSeconds, 0.0, 1e9)));
    if (m_watch.progress != nullptr && m_most != 1)
        m_watch.progress->setTotal(options.starts); // 0: not known
}

Result<void> SearchRounds::begin(std::span<Seeker* const> seekers)
{
    for (Seeker* seeker : seekers) {
        if (auto begun = seeker->begin(); !begun)
            return begun;
    }
    count(1);
    return {};
}

void SearchRounds::goOn(std::span<Seeker* const> seekers)
{
    while (!isOver() && !std::ranges::all_of(seekers, &Seeker::isDone)) {
        std::uint64_t round = 0;
        for (Seeker* seeker : seekers) {
            if (seeker->isDone())
                continue;
            for (std::uint64_t made = 0; made < std::max<std::uint64_t>(round, 1);) {
                const std::uint64_t more = seeker->advance(round == 0 ? m_most - m_starts : round - made);
                if (more == 0 && m_watch.stop.stop_requested())
                    return; // a round that was stopped does not count
                round = std::max(round, more);
                made += more;
                if (more == 0 || seeker->isDone())
                    break;
            }
        }
        if (round == 0)
            return;
        count(round);
    }
}

bool SearchRounds::isOver() const
{
    return m_starts >= m_most || m_watch.stop.stop_requested() || (m_end && Clock::now() >= *m_end);
}

void SearchRounds::count(std::uint64_t completed)
{
    m_starts += completed;
    if (m_watch.progress != nullptr && m_most != 1)
        m_watch.progress->setDone(m_starts);
    tell();
}

void SearchRounds::tell() const
{
    if (m_state != nullptr)
        m_state->tell(m_starts, m_bestNs());
}

} // namespace weft::synthesis

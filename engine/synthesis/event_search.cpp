// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/event_search.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

namespace weft::synthesis {

namespace {

// From nothing, before ends are repeated.
constexpr std::uint64_t kFreshStarts = 16;

// What served best on irregular fabrics, meshes and stacks of different speeds; each wins somewhere.
constexpr std::array kTastes { EventTaste {}, EventTaste { 16, true, Lookahead::Slow },
    EventTaste { 64, false, Lookahead::All }, EventTaste { 16, true, Lookahead::None } };

EventTaste drawTaste(Random& random)
{
    constexpr std::uint32_t kSamples[] { 2, 8, 16, 64 };
    EventTaste taste;
    taste.samples = kSamples[random.below(4)];
    taste.slowFirst = random.below(2) != 0;
    const std::uint32_t lookahead = random.below(8);
    taste.lookahead = lookahead == 0 ? Lookahead::None : lookahead < 3 ? Lookahead::All : Lookahead::Slow;
    return taste;
}

} // namespace

EventSearch::EventSearch(const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t seed, std::uint32_t threads)
    : m_graph(graph)
    , m_seed(mixed(seed))
    , m_constructors(threads > 1 ? kRound : 1, EventConstructor(graph, chunksPerNpu))
    , m_threads(std::min(threads, kRound))
{
}

void EventSearch::begin(std::vector<LinkJob> jobs, std::uint64_t durationNs)
{
    m_best = std::move(jobs);
    m_bestNs = durationNs;
    m_number = std::max<std::uint64_t>(m_number, 1);
}

void EventSearch::first(std::uint64_t tries, std::uint64_t boundNs, const Watch& watch)
{
    m_number = 1;
    EventConstructor& constructor = m_constructors.front();
    for (std::uint64_t i = 0; i < tries && (!found() || m_bestNs > boundNs); ++i) {
        const std::uint64_t deadline = found() ? m_bestNs - 1 : ~std::uint64_t { 0 };
        if (constructor.construct(kTastes[i % kTastes.size()], mixed(m_seed ^ i), deadline, {}, 0, watch)) {
            m_best = constructor.jobs();
            m_bestNs = constructor.durationNs();
        }
        if (watch.stop.stop_requested())
            break;
    }
}

// The nth construction, a function of the seed, its number and the best before its round.
bool EventSearch::construct(EventConstructor& constructor, std::uint64_t number, const Watch& watch) const
{
    Random random(m_seed + number);
    const std::uint64_t seed = random.next();
    const std::uint64_t deadline = found() ? m_bestNs - 1 : ~std::uint64_t { 0 };
    const EventTaste taste = drawTaste(random);
    std::uint64_t keepUntil = 0;
    if (found() && number >= kFreshStarts && random.below(8) != 0) {
        const std::uint64_t share = random.below(1024);
        keepUntil = m_bestNs - m_bestNs / 1024 * (share * share / 1024); // mostly late
    }
    return constructor.construct(taste, seed, deadline, m_best, keepUntil, watch);
}

std::uint64_t EventSearch::round(std::uint64_t most, const Watch& watch)
{
    const auto count = static_cast<std::uint32_t>(std::min<std::uint64_t>(most, kRound));
    std::vector<LinkJob> winner;
    std::uint64_t winnerNs = m_bestNs;
    if (m_threads == 1) {
        EventConstructor& constructor = m_constructors.front();
        for (std::uint32_t i = 0; i < count; ++i) {
            if (construct(constructor, m_number + i, watch) && constructor.durationNs() < winnerNs) {
                winnerNs = constructor.durationNs();
                winner = constructor.jobs();
            }
        }
    } else {
        std::atomic<std::uint32_t> next { 0 };
        bool complete[kRound] {};
        const auto work = [&] {
            for (std::uint32_t i = next++; i < count; i = next++)
                complete[i] = construct(m_constructors[i], m_number + i, watch);
        };
        {
            std::vector<std::jthread> others;
            for (std::uint32_t thread = 1; thread < std::min(m_threads, count); ++thread)
                others.emplace_back(work);
            work();
        }
        for (std::uint32_t i = 0; i < count; ++i) {
            if (complete[i] && m_constructors[i].durationNs() < winnerNs) {
                winnerNs = m_constructors[i].durationNs();
                winner = m_constructors[i].jobs();
            }
        }
    }
    if (watch.stop.stop_requested())
        return 0;
    m_number += count;
    if (!winner.empty()) {
        m_best = std::move(winner);
        m_bestNs = winnerNs;
    }
    return count;
}

std::uint64_t EventSearch::stateBytes() const
{
    std::uint64_t bytes = m_best.capacity() * sizeof(LinkJob);
    for (const EventConstructor& constructor : m_constructors)
        bytes += constructor.stateBytes();
    return bytes;
}

} // namespace weft::synthesis

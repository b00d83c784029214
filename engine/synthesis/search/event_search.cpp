// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/event_search.h"

#include "engine/synthesis/construct/bulk_constructor.h"

#include <algorithm>
#include <array>

namespace weft::synthesis {

namespace {

// From nothing, before ends are repeated.
constexpr std::uint64_t kFreshStarts = 16;

// Transfers of the schedules whose ends the first start repeats.
constexpr std::uint64_t kFirstRepeated = std::uint64_t { 1 } << 17U;
constexpr std::uint64_t kMostRepeats = 128;
constexpr std::uint64_t kFirstOfRepeats = std::uint64_t { 1 } << 32U; // a start that nobody comes to

// Schedules of fewer transfers take no time worth saving.
constexpr std::uint64_t kLeastForBulk = std::uint64_t { 1 } << 19U;
// The beginning and the end are made by events: this part of the whole, and so many transfers over the slowest link.
constexpr std::uint64_t kEndShare = 32;
constexpr std::uint64_t kEndTransfers = 16;

// What served best on irregular fabrics, meshes and stacks of different speeds; each wins somewhere.
constexpr std::array kTastes { EventTaste {}, EventTaste { 16, true, Lookahead::Slow },
    EventTaste { 64, false, Lookahead::All }, EventTaste { 16, false, Lookahead::Lacking },
    EventTaste { 16, true, Lookahead::None } };

EventTaste drawTaste(Random& random)
{
    constexpr std::uint32_t kSamples[] { 2, 8, 16, 64 };
    EventTaste taste;
    taste.samples = kSamples[random.below(4)];
    taste.slowFirst = random.below(2) != 0;
    constexpr Lookahead kLookaheads[] { Lookahead::Slow, Lookahead::Slow, Lookahead::Slow, Lookahead::Slow,
        Lookahead::All, Lookahead::Lacking, Lookahead::Lacking, Lookahead::None };
    taste.lookahead = kLookaheads[random.below(8)];
    return taste;
}

} // namespace

EventSearch::EventSearch(const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t seed, std::uint32_t threads,
    std::uint64_t boundNs)
    : m_graph(graph)
    , m_perNpu(chunksPerNpu)
    , m_seed(mixed(seed))
    , m_boundNs(boundNs)
    , m_transfers(std::uint64_t { graph.npus } * (graph.npus - 1) * chunksPerNpu)
    , m_constructors(threads)
{
    const double chunks = static_cast<double>(graph.npus - 1) * chunksPerNpu;
    m_ingressNs = static_cast<std::uint64_t>(chunks * std::ranges::max(ingressNs(graph)));
    m_slowestNs = *std::ranges::max_element(graph.time);
}

EventConstructor& EventSearch::constructorOf(std::uint32_t worker)
{
    std::optional<EventConstructor>& own = m_constructors[worker];
    return own ? *own : own.emplace(m_graph, m_perNpu);
}

void EventSearch::begin(std::vector<PlannedTransfer> jobs, std::uint64_t durationNs)
{
    m_best = std::move(jobs);
    m_bestNs = durationNs;
    m_number = std::max<std::uint64_t>(m_number, 1);
}

void EventSearch::keepIfBetter(Jobs made)
{
    if (made.durationNs >= m_bestNs)
        return;
    m_best = std::move(made.jobs);
    m_bestNs = made.durationNs;
}

bool EventSearch::first(std::uint64_t tries, const SearchMeans& means)
{
    m_number = 1;
    EventConstructor& events = constructorOf(0);
    const auto watch = [&] { return Watch { found() ? means.timeUp : means.stop, nullptr }; };
    keepIfBetter(makeInBulk(events, watch()));
    const auto goesOn = [&] { return (!found() || m_bestNs > m_boundNs) && !watch().stop.stop_requested(); };
    for (std::uint64_t i = 0; i < tries && goesOn(); ++i) {
        const std::uint64_t deadline = found() ? m_bestNs - 1 : ~std::uint64_t { 0 };
        if (events.construct(kTastes[i % kTastes.size()], mixed(m_seed ^ i), deadline, {}, watch())) {
            events.swapJobs(m_best);
            m_bestNs = events.durationNs();
        }
    }
    const std::uint64_t repeats = std::min(kFirstRepeated / m_transfers, kMostRepeats);
    for (std::uint64_t i = 0; i < repeats && found() && goesOn(); ++i)
        keepIfBetter(makeOne(events, kFirstOfRepeats + i, watch()));
    return m_bestNs <= m_boundNs || !means.timeUp.stop_requested();
}

// Nothing where it is not worth it: few transfers, or few after each other on a link.
EventSearch::Jobs EventSearch::makeInBulk(EventConstructor& events, const Watch& watch) const
{
    const std::uint64_t end = std::max(m_ingressNs / kEndShare, m_slowestNs * kEndTransfers);
    if (m_transfers < kLeastForBulk || m_ingressNs < 8 * end)
        return {};
    const std::uint64_t never = ~std::uint64_t { 0 };
    if (!events.construct(kTastes[0], m_seed, never, { {}, 0, end }, watch))
        return {};
    std::vector<PlannedTransfer> jobs;
    events.swapJobs(jobs);
    const std::uint64_t reached = BulkConstructor(m_graph, m_perNpu, m_seed, jobs, end).extend(jobs, end, watch);
    if (!events.construct(kTastes[0], m_seed, never, { jobs, reached }, watch))
        return {};
    Jobs made { {}, events.durationNs() };
    events.swapJobs(made.jobs);
    return made;
}

// The nth start, a function of the seed, its number and the best before its round.
EventSearch::Jobs EventSearch::makeOne(EventConstructor& events, std::uint64_t number, const Watch& watch) const
{
    Random random(m_seed + number);
    const std::uint64_t seed = random.next();
    const std::uint64_t deadline = found() ? m_bestNs - 1 : ~std::uint64_t { 0 };
    const EventTaste taste = drawTaste(random);
    std::uint64_t keepUntil = 0;
    if (found() && number >= kFreshStarts && random.below(4) != 0) {
        const std::uint64_t share = random.below(1024);
        keepUntil = m_bestNs - m_bestNs / 1024 * (share * share / 1024); // mostly late
    }
    if (!events.construct(taste, seed, deadline, { m_best, keepUntil }, watch))
        return {};
    Jobs made { {}, events.durationNs() };
    events.swapJobs(made.jobs);
    return made;
}

void EventSearch::open(std::uint64_t count)
{
    m_round.clear();
    m_round.resize(count);
}

Seeker::Made EventSearch::make(std::uint64_t number, std::uint32_t by, const std::stop_token& stop)
{
    Jobs& made = m_round[number];
    made = makeOne(constructorOf(by), m_number + number, { stop, nullptr });
    if (stop.stop_requested())
        return Seeker::Made::Stopped;
    return made.durationNs <= m_boundNs ? Seeker::Made::Last : Seeker::Made::Fully;
}

std::uint64_t EventSearch::keep(std::uint64_t count)
{
    std::uint64_t needed = 0;
    while (needed < count && m_bestNs > m_boundNs)
        keepIfBetter(std::move(m_round[needed++]));
    m_number += needed;
    m_round.clear();
    return needed;
}

std::uint64_t EventSearch::stateBytes() const
{
    std::uint64_t bytes = m_best.capacity() * sizeof(PlannedTransfer);
    for (const std::optional<EventConstructor>& own : m_constructors)
        bytes += own ? own->stateBytes() : 0;
    return bytes;
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/event_search.h"

#include "engine/synthesis/construct/bulk_constructor.h"

#include <algorithm>
#include <array>

namespace weft::synthesis {

namespace {

// From nothing, before ends are repeated.
constexpr std::uint64_t kFreshStarts = 16;

// Schedules of more transfers are left to constructions alone.
constexpr std::uint64_t kMostForChain = std::uint64_t { 1 } << 13U;
// Transfers that the replays of one start place.
constexpr std::uint64_t kChainPlaces = std::uint64_t { 1 } << 15U;
constexpr std::uint64_t kFirstPlaces = std::uint64_t { 1 } << 17U;

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
    , m_workers(threads)
{
    const double chunks = static_cast<double>(graph.npus - 1) * chunksPerNpu;
    m_ingressNs = static_cast<std::uint64_t>(chunks * std::ranges::max(ingressNs(graph)));
    m_slowestNs = *std::ranges::max_element(graph.time);
}

EventSearch::Worker& EventSearch::worker(std::uint32_t number)
{
    std::optional<Worker>& worker = m_workers[number];
    if (!worker) {
        worker.emplace(Worker { EventConstructor(m_graph, m_perNpu), {} });
        if (m_transfers <= kMostForChain)
            worker->chain.emplace(m_graph, m_perNpu);
    }
    return *worker;
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
    Worker& own = worker(0);
    const auto watch = [&] { return Watch { found() ? means.timeUp : means.stop, nullptr }; };
    keepIfBetter(makeInBulk(own, watch()));
    const auto goesOn = [&] { return (!found() || m_bestNs > m_boundNs) && !watch().stop.stop_requested(); };
    for (std::uint64_t i = 0; i < tries && goesOn(); ++i) {
        const std::uint64_t deadline = found() ? m_bestNs - 1 : ~std::uint64_t { 0 };
        if (own.constructor.construct(kTastes[i % kTastes.size()], mixed(m_seed ^ i), deadline, {}, watch())) {
            own.constructor.swapJobs(m_best);
            m_bestNs = own.constructor.durationNs();
        }
    }
    if (found() && goesOn() && own.chain)
        keepIfBetter(makeByChain(own, kFirstPlaces, m_seed, watch()));
    return m_bestNs <= m_boundNs || !means.timeUp.stop_requested();
}

// Nothing where it is not worth it: few transfers, or few after each other on a link.
EventSearch::Jobs EventSearch::makeInBulk(Worker& worker, const Watch& watch) const
{
    const std::uint64_t end = std::max(m_ingressNs / kEndShare, m_slowestNs * kEndTransfers);
    if (m_transfers < kLeastForBulk || m_ingressNs < 8 * end)
        return {};
    EventConstructor& events = worker.constructor;
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

// As many replays as place about so many transfers.
EventSearch::Jobs EventSearch::makeByChain(
    Worker& worker, std::uint64_t places, std::uint64_t seed, const Watch& watch) const
{
    if (!worker.chain->improve(m_best, places / m_transfers + 1, m_bestNs - 1, m_boundNs, seed, watch))
        return {};
    return { worker.chain->jobs(), worker.chain->durationNs() };
}

// The nth start, a function of the seed, its number and the best before its round.
EventSearch::Jobs EventSearch::makeOne(Worker& worker, std::uint64_t number, const Watch& watch) const
{
    Random random(m_seed + number);
    const std::uint64_t seed = random.next();
    const bool isRepeat = found() && number >= kFreshStarts;
    if (isRepeat && worker.chain && number % 2 == 1)
        return makeByChain(worker, kChainPlaces, seed, watch);
    const std::uint64_t deadline = found() ? m_bestNs - 1 : ~std::uint64_t { 0 };
    const EventTaste taste = drawTaste(random);
    std::uint64_t keepUntil = 0;
    if (isRepeat && random.below(4) != 0) {
        const std::uint64_t share = random.below(1024);
        keepUntil = m_bestNs - m_bestNs / 1024 * (share * share / 1024); // mostly late
    }
    if (!worker.constructor.construct(taste, seed, deadline, { m_best, keepUntil }, watch))
        return {};
    Jobs made { {}, worker.constructor.durationNs() };
    worker.constructor.swapJobs(made.jobs);
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
    made = makeOne(worker(by), m_number + number, { stop, nullptr });
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
    for (const std::optional<Worker>& worker : m_workers) {
        bytes += worker ? worker->constructor.stateBytes() : 0;
        bytes += worker && worker->chain ? worker->chain->stateBytes() : 0;
    }
    return bytes;
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/gather_search.h"

#include "engine/synthesis/construct/bulk_constructor.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
#include <array>
#include <utility>

namespace weft::synthesis {

namespace {

// Above this many transfers, constructions by steps are improved by further ones and not by events: a start would take
// seconds.
constexpr std::uint64_t kMostForEvents = std::uint64_t { 1 } << 22U;
// About so many transfers, or jobs of one root's tree, are placed in the first start, if that is more than one
// construction. A fabric with one speed has the least time to lose: its first schedule is at the bound or a step off.
constexpr std::uint64_t kFirstJobs = std::uint64_t { 1 } << 14U;
constexpr std::uint64_t kFirstByEvents = std::uint64_t { 1 } << 15U;
constexpr std::uint64_t kFirstAfterSteps = std::uint64_t { 1 } << 18U;
constexpr std::uint64_t kMostTrees = 128;
constexpr std::uint64_t kMostTries = 48;
constexpr std::uint64_t kTreesAtOnce = 16; // between two looks at the clock, or those of so many jobs
constexpr std::uint64_t kJobsAtOnce = std::uint64_t { 1 } << 16U;
constexpr std::uint64_t kRoundOfEvents = 4; // starts

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

Error stoppedSearch()
{
    return errorOf(ErrorCode::Cancelled, say("stopped before there was a schedule"));
}

} // namespace

GatherSearch::GatherSearch(const LinkGraph& graph, std::uint32_t chunksPerNpu, const SynthesisOptions& options,
    const Watch& watch, bool reportsSteps)
    : m_graph(graph)
    , m_perNpu(chunksPerNpu)
    , m_options(options)
    , m_progress(reportsSteps ? watch.progress : nullptr)
    , m_seed(mixed(options.seed))
    , m_transfers(std::uint64_t { graph.npus } * (graph.npus - 1) * chunksPerNpu)
{
}

Result<bool> GatherSearch::begin(const SearchMeans& means)
{
    m_starts = 1;
    if (m_options.useSymmetry) {
        if (auto translations = findTranslations(m_graph))
            return beginByTranslation(std::move(*translations), means);
    }
    if (isStepFabric(m_graph))
        return beginBySteps(means);
    startEvents();
    const bool complete = beginByEvents(std::clamp<std::uint64_t>(kFirstByEvents / m_transfers, 1, kMostTries), means);
    if (!hasJobs())
        return stoppedSearch();
    return complete;
}

Result<bool> GatherSearch::beginByTranslation(Translations translations, const SearchMeans& means)
{
    const std::vector<std::uint32_t> all = numbersBelow(m_graph.npus);
    const QuotientSearch::Wish others(m_perNpu, std::span(all).subspan(1));
    m_quotient.emplace(hopsOf(translations), std::span(&others, 1), m_options.seed);
    m_translations = std::move(translations);
    const std::uint64_t jobs = m_transfers / m_graph.npus;
    for (std::uint64_t tree = std::clamp<std::uint64_t>(kFirstJobs / jobs, 1, kMostTrees); tree-- > 0 && !isDone();) {
        m_quotient->start(means.stop);
        if (!m_quotient->found())
            return stoppedSearch();
        if (tree > 0 && means.timeUp.stop_requested())
            return isDone();
    }
    return true;
}

StepOptions GatherSearch::stepOptions(std::uint64_t seed, std::uint64_t limitSteps) const
{
    return { seed, m_options.threads, limitSteps, m_options.keepBytes, m_options.directory };
}

Result<bool> GatherSearch::beginBySteps(const SearchMeans& means)
{
    Result<std::optional<StepResult>> made = constructBySteps(m_graph, m_perNpu,
        stepOptions(m_options.seed, std::numeric_limits<std::uint64_t>::max()), { means.stop, m_progress });
    if (!made)
        return made.error();
    if (!*made)
        return stoppedSearch();
    m_steps = std::move((*made)->schedule);
    m_stepStateBytes = (*made)->stateBytes;
    if (m_options.state != nullptr)
        m_options.state->use((*made)->threads);
    const std::uint64_t tries = std::min(kFirstAfterSteps / m_transfers, kMostTries);
    if (tries == 0 || isDone())
        return true;
    startEvents();
    return beginByEvents(tries, means);
}

void GatherSearch::startEvents()
{
    m_constructors.resize(m_options.threads);
    if (!m_steps)
        return;
    m_jobs = { jobsOf(m_graph, *m_steps), m_steps->durationNs };
    sortByDigits(m_jobs.jobs, [](const PlannedTransfer& each) { return std::tuple(each.start, each.arc); });
}

EventConstructor& GatherSearch::constructorOf(std::uint32_t worker)
{
    std::optional<EventConstructor>& own = m_constructors[worker];
    return own ? *own : own.emplace(m_graph, m_perNpu);
}

void GatherSearch::keepIfBetter(Jobs made)
{
    if (made.durationNs < m_jobs.durationNs)
        m_jobs = std::move(made);
}

// The first start: so many constructions that weigh their choices differently, and on small fabrics other ends of the
// best, until one meets the bound. False: not all of them.
bool GatherSearch::beginByEvents(std::uint64_t tries, const SearchMeans& means)
{
    EventConstructor& events = constructorOf(0);
    const auto watch = [&] { return Watch { hasJobs() ? means.timeUp : means.stop, nullptr }; };
    keepIfBetter(makeInBulk(events, watch()));
    const auto goesOn = [&] { return !isDone() && !watch().stop.stop_requested(); };
    for (std::uint64_t i = 0; i < tries && goesOn(); ++i) {
        if (events.construct(kTastes[i % kTastes.size()], mixed(m_seed ^ i), deadline(), {}, watch())) {
            events.swapJobs(m_jobs.jobs);
            m_jobs.durationNs = events.durationNs();
        }
    }
    const std::uint64_t repeats = std::min(kFirstRepeated / m_transfers, kMostRepeats);
    for (std::uint64_t i = 0; i < repeats && hasJobs() && goesOn(); ++i)
        keepIfBetter(makeOne(events, kFirstOfRepeats + i, watch()));
    return isDone() || !means.timeUp.stop_requested();
}

// Nothing where it is not worth it: few transfers, or few after each other on a link.
GatherSearch::Jobs GatherSearch::makeInBulk(EventConstructor& events, const Watch& watch) const
{
    const double chunks = static_cast<double>(m_graph.npus - 1) * m_perNpu;
    // What the NPU with the least incoming bandwidth needs.
    const auto ingress = static_cast<std::uint64_t>(chunks * std::ranges::max(ingressNs(m_graph)));
    const std::uint64_t end = std::max(ingress / kEndShare, std::ranges::max(m_graph.time) * kEndTransfers);
    if (m_transfers < kLeastForBulk || ingress < 8 * end)
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
GatherSearch::Jobs GatherSearch::makeOne(EventConstructor& events, std::uint64_t number, const Watch& watch) const
{
    Random random(m_seed + number);
    const std::uint64_t seed = random.next();
    const EventTaste taste = drawTaste(random);
    std::uint64_t keepUntil = 0;
    if (hasJobs() && number >= kFreshStarts && random.below(4) != 0) {
        const std::uint64_t share = random.below(1024);
        keepUntil = m_jobs.durationNs - m_jobs.durationNs / 1024 * (share * share / 1024); // mostly late
    }
    if (!events.construct(taste, seed, deadline(), { m_jobs.jobs, keepUntil }, watch))
        return {};
    Jobs made { {}, events.durationNs() };
    events.swapJobs(made.jobs);
    return made;
}

bool GatherSearch::isLarge() const
{
    return m_transfers > kMostForEvents;
}

std::uint64_t GatherSearch::atOnce() const
{
    if (m_quotient)
        return std::clamp<std::uint64_t>(kJobsAtOnce * m_graph.npus / m_transfers, 1, kTreesAtOnce);
    return isAlone() ? 1 : kRoundOfEvents;
}

void GatherSearch::open(std::uint64_t count)
{
    if (m_quotient || isAlone())
        return;
    if (m_constructors.empty())
        startEvents();
    m_round.clear();
    m_round.resize(count);
}

Seeker::Made GatherSearch::make(std::uint64_t number, std::uint32_t worker, const SearchMeans& means)
{
    if (m_quotient)
        return Made::Fully; // each goes on from the one before it: see keep()
    if (!isAlone()) {
        m_round[number] = makeOne(constructorOf(worker), m_starts + number, { means.timeUp, nullptr });
        return means.timeUp.stop_requested()                  ? Made::Stopped
            : m_round[number].durationNs <= m_options.boundNs ? Made::Last
                                                              : Made::Fully;
    }
    Result<std::optional<StepResult>> next = constructBySteps(m_graph, m_perNpu,
        stepOptions(mixed(m_options.seed) + m_starts, m_steps->durationNs / m_graph.time.front() - 1),
        { means.timeUp, nullptr });
    if (!next || means.timeUp.stop_requested())
        return Made::Stopped;
    if (!*next)
        return Made::Fully;
    m_stepStateBytes = std::max(m_stepStateBytes, (*next)->stateBytes + m_steps->memoryBytes());
    m_nextSteps = std::move((*next)->schedule);
    return Made::Fully;
}

std::uint64_t GatherSearch::keep(std::uint64_t count)
{
    std::uint64_t needed = count;
    if (m_quotient) {
        for (needed = 0; needed < count && !isDone(); ++needed)
            m_quotient->start();
    } else if (!isAlone()) {
        for (needed = 0; needed < count && !isDone(); ++needed)
            keepIfBetter(std::move(m_round[needed]));
        m_round.clear();
    } else if (m_nextSteps && count > 0) {
        m_steps = std::move(m_nextSteps);
    }
    m_nextSteps.reset();
    m_starts += needed;
    return needed;
}

std::uint64_t GatherSearch::bestNs() const
{
    if (m_quotient)
        return m_quotient->bestNs();
    return hasJobs() || !m_steps ? m_jobs.durationNs : m_steps->durationNs;
}

bool GatherSearch::isDone() const
{
    return bestNs() <= m_options.boundNs || (m_quotient && bestNs() <= m_quotient->workBoundNs());
}

bool GatherSearch::isBySteps() const
{
    return !m_quotient && m_steps && m_steps->durationNs <= bestNs();
}

std::string_view GatherSearch::method() const
{
    return m_quotient ? "translation" : isBySteps() ? "steps" : "events";
}

std::uint64_t GatherSearch::peakBytes() const
{
    std::uint64_t bytes = m_stepStateBytes + (m_quotient ? m_quotient->stateBytes() : 0)
        + m_jobs.jobs.capacity() * sizeof(PlannedTransfer);
    for (const std::optional<EventConstructor>& own : m_constructors)
        bytes += own ? own->stateBytes() : 0;
    return bytes;
}

LinkSchedule GatherSearch::best() const
{
    if (m_quotient)
        return translatedTree(m_translations, *m_quotient);
    return isBySteps() ? *m_steps : toLinkSchedule(m_graph, m_perNpu, m_jobs.jobs);
}

LinkSchedule GatherSearch::take()
{
    return isBySteps() ? std::move(*m_steps) : best();
}

} // namespace weft::synthesis

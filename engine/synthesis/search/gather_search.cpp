// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/gather_search.h"

#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
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
    const bool complete
        = m_events->first(std::clamp<std::uint64_t>(kFirstByEvents / m_transfers, 1, kMostTries), means);
    if (!m_events->found())
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
    return m_events->first(tries, means);
}

void GatherSearch::startEvents()
{
    m_events.emplace(m_graph, m_perNpu, m_options.seed, m_options.threads, m_options.boundNs);
    if (!m_steps)
        return;
    std::vector<PlannedTransfer> jobs = jobsOf(m_graph, *m_steps);
    sortByDigits(jobs, [](const PlannedTransfer& each) { return std::tuple(each.start, each.arc); });
    m_events->begin(std::move(jobs), m_steps->durationNs);
}

bool GatherSearch::isLarge() const
{
    return m_transfers > kMostForEvents;
}

std::uint64_t GatherSearch::atOnce() const
{
    if (m_quotient)
        return std::clamp<std::uint64_t>(kJobsAtOnce * m_graph.npus / m_transfers, 1, kTreesAtOnce);
    return isAlone() ? 1 : EventSearch::kRound;
}

void GatherSearch::open(std::uint64_t count)
{
    if (m_quotient || isAlone())
        return;
    if (!m_events)
        startEvents();
    m_events->open(count);
}

Seeker::Made GatherSearch::make(std::uint64_t number, std::uint32_t worker, const SearchMeans& means)
{
    if (m_quotient)
        return Made::Fully; // each goes on from the one before it: see keep()
    if (!isAlone())
        return m_events->make(number, worker, means.timeUp);
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
        needed = m_events->keep(count);
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
    return m_events && m_events->found() ? m_events->bestNs() : m_steps ? m_steps->durationNs : ~std::uint64_t { 0 };
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
    return m_stepStateBytes + (m_quotient ? m_quotient->stateBytes() : 0) + (m_events ? m_events->stateBytes() : 0);
}

LinkSchedule GatherSearch::best() const
{
    if (m_quotient)
        return translatedTree(m_translations, *m_quotient);
    return isBySteps() ? *m_steps : toLinkSchedule(m_graph, m_perNpu, m_events->best());
}

LinkSchedule GatherSearch::take()
{
    return isBySteps() ? std::move(*m_steps) : best();
}

} // namespace weft::synthesis

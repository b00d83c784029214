// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/gather_search.h"

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
constexpr std::uint64_t kTreesAtOnce = 16; // between two looks at the clock

Error stopped()
{
    return { ErrorCode::Cancelled, "stopped before there was a schedule", {}, {} };
}

} // namespace

GatherSearch::GatherSearch(const LinkGraph& graph, std::uint32_t chunksPerNpu, const SynthesisOptions& options,
    const Watch& watch, bool reportsSteps)
    : m_graph(graph)
    , m_perNpu(chunksPerNpu)
    , m_options(options)
    , m_watch(watch)
    , m_reportsSteps(reportsSteps)
    , m_transfers(std::uint64_t { graph.npus } * (graph.npus - 1) * chunksPerNpu)
{
}

Result<void> GatherSearch::begin()
{
    m_starts = 1;
    if (m_options.useSymmetry) {
        if (auto translations = findTranslations(m_graph, m_options.radices)) {
            beginByTranslation(std::move(*translations));
            return {};
        }
    }
    if (isStepFabric(m_graph))
        return beginBySteps();
    if (!beginByEvents(std::clamp<std::uint64_t>(kFirstByEvents / m_transfers, 1, kMostTries)))
        return stopped();
    return {};
}

void GatherSearch::beginByTranslation(Translations translations)
{
    m_quotient.emplace(m_graph, std::move(translations), m_perNpu, m_options.seed);
    const std::uint64_t jobs = m_transfers / m_graph.npus;
    for (std::uint64_t tree = std::clamp<std::uint64_t>(kFirstJobs / jobs, 1, kMostTrees); tree-- > 0 && !isDone();)
        m_quotient->start();
}

StepOptions GatherSearch::stepOptions(std::uint64_t seed, std::uint64_t limitSteps) const
{
    return { seed, m_options.threads, limitSteps, m_options.keepBytes, m_options.directory };
}

Result<void> GatherSearch::beginBySteps()
{
    const Watch inner { m_watch.stop, m_reportsSteps ? m_watch.progress : nullptr };
    Result<std::optional<StepResult>> made = constructBySteps(
        m_graph, m_perNpu, stepOptions(m_options.seed, std::numeric_limits<std::uint64_t>::max()), inner);
    if (!made)
        return made.error();
    if (!*made)
        return stopped();
    m_steps = std::move((*made)->schedule);
    m_stepStateBytes = (*made)->stateBytes;
    const std::uint64_t tries = std::min(kFirstAfterSteps / m_transfers, kMostTries);
    if (tries > 0 && !isDone())
        (void)beginByEvents(tries); // stopped or not: there is a schedule
    return {};
}

bool GatherSearch::beginByEvents(std::uint64_t tries)
{
    m_events.emplace(m_graph, m_perNpu, m_options.seed, m_options.threads, m_options.boundNs);
    if (m_steps)
        m_events->begin(jobsOf(m_graph, *m_steps), m_steps->durationNs);
    if (tries > 0)
        m_events->first(tries, m_watch);
    return m_events->found();
}

std::uint64_t GatherSearch::advance(std::uint64_t most)
{
    std::uint64_t completed = 0;
    if (m_quotient) {
        while (completed < std::min(most, kTreesAtOnce) && !isDone()) {
            m_quotient->start();
            ++completed;
        }
    } else if (m_steps && m_transfers > kMostForEvents) {
        completed = advanceBySteps();
    } else {
        if (!m_events && !beginByEvents(0))
            return 0;
        completed = m_events->round(most, m_watch);
    }
    m_starts += completed;
    return completed;
}

std::uint64_t GatherSearch::advanceBySteps()
{
    Result<std::optional<StepResult>> next = constructBySteps(m_graph, m_perNpu,
        stepOptions(mixed(m_options.seed) + m_starts, m_steps->durationNs / m_graph.time.front() - 1),
        { m_watch.stop, nullptr });
    if (!next || !*next)
        return next && !m_watch.stop.stop_requested() ? 1 : 0;
    m_stepStateBytes = std::max(m_stepStateBytes, (*next)->stateBytes + m_steps->memoryBytes());
    m_steps = std::move((*next)->schedule);
    return 1;
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

SynthesisMethod GatherSearch::method() const
{
    if (m_quotient)
        return SynthesisMethod::Translation;
    return m_steps && m_steps->durationNs <= bestNs() ? SynthesisMethod::Steps : SynthesisMethod::Events;
}

std::uint64_t GatherSearch::peakBytes() const
{
    return m_stepStateBytes + (m_quotient ? m_quotient->stateBytes() : 0) + (m_events ? m_events->stateBytes() : 0);
}

LinkSchedule GatherSearch::best() const
{
    switch (method()) {
    case SynthesisMethod::Translation:
        return m_quotient->schedule();
    case SynthesisMethod::Steps:
        return *m_steps;
    case SynthesisMethod::Events:
        break;
    }
    return toLinkSchedule(m_graph, m_perNpu, m_events->best());
}

LinkSchedule GatherSearch::take()
{
    return method() == SynthesisMethod::Steps ? std::move(*m_steps) : best();
}

} // namespace weft::synthesis

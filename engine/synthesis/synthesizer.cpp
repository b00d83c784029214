// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/synthesizer.h"

#include "engine/core/fingerprint.h"
#include "engine/synthesis/event_search.h"
#include "engine/synthesis/mirror.h"
#include "engine/synthesis/quotient_search.h"
#include "engine/synthesis/step_constructor.h"

#include <algorithm>
#include <chrono>

namespace weft::synthesis {

namespace {

using Clock = std::chrono::steady_clock;

// Above this many pairs of NPU and chunk, constructions by steps are improved by further ones and not by events: a
// start would take seconds.
constexpr std::uint64_t kMostPairsForEvents = std::uint64_t { 1 } << 22U;

struct Half {
    LinkSchedule schedule;
    SynthesisMethod method = SynthesisMethod::Events;
    std::uint64_t starts = 0;
    std::uint64_t peakBytes = 0;
};

// The search for one all-gather: what limits it, and how far it is.
class GatherSearch {
public:
    GatherSearch(
        const LinkGraph& graph, std::uint32_t chunksPerNpu, const SynthesisOptions& options, const Watch& watch)
        : m_graph(graph)
        , m_perNpu(chunksPerNpu)
        , m_options(options)
        , m_watch(watch)
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

    std::optional<Half> run()
    {
        if (m_options.useSymmetry) {
            if (auto translations = findTranslations(m_graph, m_options.radices))
                return byTranslation(std::move(*translations));
        }
        if (isStepFabric(m_graph))
            return bySteps();
        return byEvents({});
    }

private:
    [[nodiscard]] bool goesOn(std::uint64_t ns) const
    {
        return m_starts < m_most && ns > m_options.boundNs && !m_watch.stop.stop_requested()
            && (!m_end || Clock::now() < *m_end);
    }
    void count(std::uint64_t completed, std::uint64_t bestNs)
    {
        m_starts += completed;
        if (m_options.state != nullptr)
            m_options.state->tell(m_starts, bestNs);
        if (m_watch.progress != nullptr && m_most != 1)
            m_watch.progress->setDone(m_starts);
    }

    std::optional<Half> byTranslation(Translations translations)
    {
        QuotientSearch search(m_graph, std::move(translations), m_perNpu, m_options.seed);
        do {
            search.start();
            count(1, search.bestNs());
        } while (search.bestNs() > search.workBoundNs() && goesOn(search.bestNs()));
        Half half { search.schedule(), SynthesisMethod::Translation, m_starts, search.stateBytes() };
        half.peakBytes += half.schedule.memoryBytes();
        return half;
    }

    std::optional<Half> bySteps()
    {
        // One construction reports how far it is; of several, which it is.
        const Watch inner { m_watch.stop, m_most == 1 ? m_watch.progress : nullptr };
        StepOptions step { m_options.seed, m_options.threads, std::numeric_limits<std::uint64_t>::max() };
        std::optional<StepResult> best = constructBySteps(m_graph, m_perNpu, step, inner);
        if (!best)
            return std::nullopt;
        count(1, best->schedule.durationNs);
        const std::uint64_t pairs = std::uint64_t { m_graph.npus } * m_graph.npus * m_perNpu;
        if (pairs <= kMostPairsForEvents && goesOn(best->schedule.durationNs))
            return byEvents(std::move(best->schedule));
        Half half { {}, SynthesisMethod::Steps, 0, best->stateBytes + best->schedule.memoryBytes() };
        while (goesOn(best->schedule.durationNs)) {
            step.seed = mixed(m_options.seed) + m_starts;
            step.limitSteps = best->schedule.durationNs / m_graph.time.front() - 1;
            std::optional<StepResult> next = constructBySteps(m_graph, m_perNpu, step, inner);
            if (m_watch.stop.stop_requested())
                break;
            count(1, next ? next->schedule.durationNs : best->schedule.durationNs);
            if (!next)
                continue;
            half.peakBytes = std::max(
                half.peakBytes, next->stateBytes + next->schedule.memoryBytes() + best->schedule.memoryBytes());
            best = std::move(next);
        }
        half.schedule = std::move(best->schedule);
        half.starts = m_starts;
        return half;
    }

    std::optional<Half> byEvents(std::optional<LinkSchedule> first)
    {
        EventSearch search(m_graph, m_perNpu, m_options.seed, m_options.threads);
        if (first)
            search.begin(jobsOf(m_graph, *first), first->durationNs);
        while (!search.found() || goesOn(search.bestNs())) {
            // The first alone, so that whoever wants one construction pays for one.
            const std::uint64_t completed = search.round(m_starts == 0 ? 1 : m_most - m_starts, m_watch);
            if (completed == 0 || (m_starts == 0 && !search.found()))
                break;
            count(completed, search.bestNs());
        }
        if (!search.found())
            return std::nullopt;
        Half half { toLinkSchedule(m_graph, m_perNpu, search.best()), SynthesisMethod::Events, m_starts,
            search.stateBytes() };
        half.peakBytes += half.schedule.memoryBytes();
        return half;
    }

    const LinkGraph& m_graph;
    std::uint32_t m_perNpu = 1;
    const SynthesisOptions& m_options;
    Watch m_watch;
    std::uint64_t m_most = 1;
    std::uint64_t m_starts = 0;
    std::optional<Clock::time_point> m_end;
};

// The first NPU that cannot be reached from NPU 0, or from which NPU 0 cannot be.
std::optional<std::uint32_t> cutOff(const LinkGraph& graph)
{
    const auto unreached = [&](auto&& neighbours) -> std::optional<std::uint32_t> {
        std::vector<bool> seen(graph.nodes, false);
        std::vector<std::uint32_t> pending { 0 };
        seen[0] = true;
        while (!pending.empty()) {
            const std::uint32_t node = pending.back();
            pending.pop_back();
            neighbours(node, [&](std::uint32_t next) {
                if (!seen[next]) {
                    seen[next] = true;
                    pending.push_back(next);
                }
            });
        }
        const auto at = std::find(seen.begin(), seen.begin() + graph.npus, false);
        if (at == seen.begin() + graph.npus)
            return std::nullopt;
        return static_cast<std::uint32_t>(at - seen.begin());
    };
    if (const auto npu = unreached([&](std::uint32_t node, auto&& visit) {
            for (const std::uint32_t arc : graph.out(node))
                visit(graph.target[arc]);
        }))
        return npu;
    return unreached([&](std::uint32_t node, auto&& visit) {
        for (const std::uint32_t arc : graph.in(node))
            visit(graph.source[arc]);
    });
}

Result<void> checkRequest(const LinkGraph& graph, collective::PatternKind kind, std::uint32_t chunksPerNpu)
{
    using collective::PatternKind;
    if (kind != PatternKind::AllGather && kind != PatternKind::ReduceScatter && kind != PatternKind::AllReduce)
        return Error { ErrorCode::Unsupported,
            "schedules are synthesised for all-gather, reduce-scatter and all-reduce, not for "
                + std::string(collective::toString(kind)),
            {}, {} };
    if (graph.npus == 0 || chunksPerNpu == 0)
        return Error { ErrorCode::OutOfRange, "there is no NPU, or no chunk", {}, {} };
    if (std::uint64_t { graph.npus } * chunksPerNpu >= kNoChunk)
        return Error { ErrorCode::TooLarge, "a collective has fewer than 2^32 - 1 chunks", {}, {} };
    if (graph.nodes != graph.npus)
        return Error { ErrorCode::Unsupported, "schedules are synthesised for fabrics without switches", {}, {} };
    if (std::ranges::find(graph.time, 0U) != graph.time.end())
        return Error { ErrorCode::OutOfRange, "a link carries a chunk in less than a nanosecond", {}, {} };
    if (const auto npu = cutOff(graph))
        return Error { ErrorCode::Unreachable,
            "NPU " + std::to_string(*npu) + " and NPU 0 cannot both send to each other", {}, {} };
    return {};
}

} // namespace

std::string_view toString(SynthesisMethod method)
{
    switch (method) {
    case SynthesisMethod::Translation:
        return "translation";
    case SynthesisMethod::Steps:
        return "steps";
    case SynthesisMethod::Events:
        return "events";
    }
    return "";
}

SynthesisOptions optionsOfSecondHalf(const SynthesisOptions& options, std::uint64_t firstStarts, std::uint64_t firstNs)
{
    SynthesisOptions second = options;
    if (options.state != nullptr)
        options.state->tellFrom(firstNs, 1);
    if (options.budgetSeconds && (firstStarts > 1 || firstNs > options.boundNs)) {
        second.budgetSeconds.reset();
        second.starts = firstStarts;
    }
    return second;
}

std::uint64_t SynthesisResult::fingerprint() const
{
    Fingerprint print;
    print.add(static_cast<std::uint64_t>(kind));
    print.add(scatter ? scatter->fingerprint() : 0);
    print.add(gather ? gather->fingerprint() : 0);
    return print.value();
}

Result<SynthesisResult> synthesize(const LinkGraph& graph, collective::PatternKind kind, std::uint32_t chunksPerNpu,
    const SynthesisOptions& options, const Watch& watch)
{
    if (auto checked = checkRequest(graph, kind, chunksPerNpu); !checked)
        return checked.error();
    SynthesisResult result;
    result.kind = kind;
    if (graph.npus == 1) { // nothing has to move
        const LinkSchedule empty = toLinkSchedule(graph, chunksPerNpu, {});
        if (kind != collective::PatternKind::AllGather)
            result.scatter = empty;
        if (kind != collective::PatternKind::ReduceScatter)
            result.gather = empty;
        return result;
    }
    const auto seek = [&](const LinkGraph& on, std::optional<LinkSchedule>& half) {
        SynthesisOptions now = options;
        Watch watched = watch;
        if (result.gather) {
            now = optionsOfSecondHalf(options, result.starts, result.gather->durationNs);
            if (watch.stop.stop_requested()) { // what is there is kept, and needs its other half
                now.starts = 1;
                watched.stop = {};
            }
        }
        std::optional<Half> found = GatherSearch(on, chunksPerNpu, now, watched).run();
        if (!found)
            return false;
        half = std::move(found->schedule);
        result.durationNs += half->durationNs;
        result.method = found->method;
        result.starts = std::max(result.starts, found->starts);
        result.peakBytes = std::max(result.peakBytes, found->peakBytes);
        return true;
    };
    if (options.state != nullptr)
        options.state->tellFrom(0, kind == collective::PatternKind::AllReduce ? 2 : 1);
    const Error cancelled { ErrorCode::Cancelled, "stopped before there was a schedule", {}, {} };
    if (kind != collective::PatternKind::ReduceScatter && !seek(graph, result.gather))
        return cancelled;
    if (kind == collective::PatternKind::AllGather)
        return result;
    const auto opposite = result.gather ? oppositeArcs(graph) : std::nullopt;
    if (opposite) {
        result.scatter = mirrored(*result.gather, *opposite);
        result.durationNs += result.scatter->durationNs;
        result.peakBytes += result.scatter->memoryBytes();
    } else if (!seek(reversed(graph), result.scatter)) {
        return cancelled;
    }
    return result;
}

} // namespace weft::synthesis

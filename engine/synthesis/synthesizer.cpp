// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/synthesizer.h"

#include "engine/core/fingerprint.h"
#include "engine/synthesis/gather_search.h"
#include "engine/synthesis/mirror.h"

#include <algorithm>
#include <chrono>
#include <deque>

namespace weft::synthesis {

namespace {

using Clock = std::chrono::steady_clock;

// Both halves of an all-reduce whose links differ by direction go on start by start, so that a number of starts says
// how far each of them came.
class Search {
public:
    Search(const SynthesisOptions& options, const Watch& watch)
        : m_options(options)
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

    void add(const LinkGraph& graph, std::uint32_t chunksPerNpu)
    {
        m_halves.emplace_back(graph, chunksPerNpu, m_options, m_watch, m_most == 1);
    }

    // What is found counts `times`. Errors: those of GatherSearch::begin().
    [[nodiscard]] Result<void> run(std::uint64_t times)
    {
        for (GatherSearch& half : m_halves) {
            if (auto begun = half.begin(); !begun)
                return begun;
        }
        count(1, times);
        while (goesOn()) {
            // The first decides how many starts make a round.
            std::uint64_t round = 0;
            for (GatherSearch& half : m_halves) {
                if (half.isDone())
                    continue;
                for (std::uint64_t made = 0; made < std::max<std::uint64_t>(round, 1);) {
                    const std::uint64_t more = half.advance(round == 0 ? m_most - m_starts : round - made);
                    if (more == 0 && m_watch.stop.stop_requested())
                        return {}; // a round that was stopped does not count
                    round = std::max(round, more);
                    made += more;
                    if (more == 0 || half.isDone())
                        break;
                }
            }
            if (round == 0)
                break;
            count(round, times);
        }
        return {};
    }

    [[nodiscard]] GatherSearch& half(std::size_t which) { return m_halves[which]; }
    [[nodiscard]] std::uint64_t starts() const { return m_starts; }

private:
    [[nodiscard]] bool goesOn() const
    {
        return m_starts < m_most && !m_watch.stop.stop_requested() && (!m_end || Clock::now() < *m_end)
            && !std::ranges::all_of(m_halves, &GatherSearch::isDone);
    }
    void count(std::uint64_t completed, std::uint64_t times)
    {
        m_starts += completed;
        if (m_watch.progress != nullptr && m_most != 1)
            m_watch.progress->setDone(m_starts);
        std::uint64_t ns = 0;
        for (const GatherSearch& half : m_halves)
            ns += half.bestNs() * times;
        if (m_options.state != nullptr)
            m_options.state->tell(m_starts, ns);
    }

    const SynthesisOptions& m_options;
    Watch m_watch;
    std::optional<Clock::time_point> m_end;
    std::uint64_t m_most = 1;
    std::uint64_t m_starts = 0;
    std::deque<GatherSearch> m_halves;
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

std::uint64_t fingerprintOf(collective::PatternKind kind, std::uint64_t scatter, std::uint64_t gather)
{
    Fingerprint print;
    print.add(static_cast<std::uint64_t>(kind));
    print.add(scatter);
    print.add(gather);
    return print.value();
}

std::uint64_t SynthesisResult::fingerprint() const
{
    return fingerprintOf(kind, scatter ? scatter->fingerprint() : 0, gather ? gather->fingerprint() : 0);
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
    const bool scatters = kind != collective::PatternKind::AllGather;
    const bool gathers = kind != collective::PatternKind::ReduceScatter;
    const auto opposite = scatters && gathers ? oppositeArcs(graph) : std::nullopt;
    const LinkGraph turned = scatters && !opposite ? reversed(graph) : LinkGraph {};
    Search search(options, watch);
    if (gathers)
        search.add(graph, chunksPerNpu);
    if (scatters && !opposite)
        search.add(turned, chunksPerNpu);
    if (auto searched = search.run(opposite ? 2 : 1); !searched)
        return searched.error();
    const auto take = [&](GatherSearch& half) {
        result.method = half.method();
        result.peakBytes += half.peakBytes();
        LinkSchedule schedule = half.take();
        result.peakBytes += schedule.memoryBytes();
        result.durationNs += schedule.durationNs;
        return schedule;
    };
    if (gathers)
        result.gather = take(search.half(0));
    if (opposite) {
        result.scatter = mirrored(*result.gather, *opposite);
        result.durationNs += result.scatter->durationNs;
        result.peakBytes += result.scatter->memoryBytes();
    } else if (scatters) {
        result.scatter = take(search.half(gathers ? 1 : 0));
    }
    result.starts = search.starts();
    return result;
}

} // namespace weft::synthesis

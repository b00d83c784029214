// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/gather_halves.h"

#include "engine/synthesis/graph/shortest_ways.h"
#include "engine/synthesis/plan/mirror.h"

#include <algorithm>

namespace weft::synthesis {

using collective::PatternKind;

namespace {

// The first NPU that cannot be reached from NPU 0, or from which NPU 0 cannot be.
std::optional<std::uint32_t> cutOff(const LinkGraph& graph)
{
    constexpr std::uint32_t kFirst = 0;
    for (const bool against : { false, true }) {
        const std::vector<std::uint64_t> time = quickestWays(graph, { &kFirst, 1 }, against);
        if (const auto at = std::ranges::find(time, kNoTime); at != time.end())
            return static_cast<std::uint32_t>(at - time.begin());
    }
    return std::nullopt;
}

Result<void> checkRequest(const LinkGraph& graph, PatternKind kind, std::uint32_t chunksPerNpu)
{
    if (kind != PatternKind::AllGather && kind != PatternKind::ReduceScatter && kind != PatternKind::AllReduce)
        return errorOf(ErrorCode::Unsupported,
            say("schedules are synthesized for all-gather, reduce-scatter and all-reduce, not for %1",
                collective::toString(kind)));
    if (graph.npus == 0 || chunksPerNpu == 0)
        return errorOf(ErrorCode::OutOfRange, say("there is no NPU, or no chunk"));
    if (std::uint64_t { graph.npus } * chunksPerNpu >= kNoChunk)
        return errorOf(ErrorCode::TooLarge, say("a collective has fewer than 2^32 - 1 chunks"));
    if (graph.nodes != graph.npus)
        return errorOf(ErrorCode::Unsupported, say("schedules are synthesized for fabrics without switches"));
    if (std::ranges::find(graph.time, 0U) != graph.time.end())
        return errorOf(ErrorCode::OutOfRange, say("a link carries a chunk in less than a nanosecond"));
    if (const auto npu = cutOff(graph))
        return errorOf(ErrorCode::Unreachable, say("NPU %1 and NPU 0 cannot both send to each other", *npu));
    return {};
}

TransferPlan planOf(const LinkGraph& graph, const LinkSchedule& schedule)
{
    TransferPlan plan { jobsOf(graph, schedule), schedule.durationNs };
    sortTransfers(plan.transfers);
    return plan;
}

} // namespace

HalvesSearch::Found GatherHalves::found()
{
    const SynthesisResult own = best();
    return { spelledOut(m_graph, own), std::string(own.method), own.peakBytes };
}

std::vector<PlanPart> spelledOut(const LinkGraph& graph, const SynthesisResult& found)
{
    std::vector<PlanPart> parts;
    if (found.scatter) {
        const LinkGraph turned = reversed(graph);
        parts.push_back({ reversedInTime(turned, planOf(turned, *found.scatter)), true });
    }
    if (found.gather)
        parts.push_back({ planOf(graph, *found.gather), false });
    return parts;
}

Result<std::unique_ptr<GatherHalves>> GatherHalves::make(const LinkGraph& graph, PatternKind kind,
    std::uint32_t chunksPerNpu, const SynthesisOptions& options, const Bound::Halves& bounds, const Watch& watch)
{
    if (auto checked = checkRequest(graph, kind, chunksPerNpu); !checked)
        return checked.error();
    return std::unique_ptr<GatherHalves>(new GatherHalves(graph, kind, chunksPerNpu, options, bounds, watch));
}

GatherHalves::GatherHalves(const LinkGraph& graph, PatternKind kind, std::uint32_t chunksPerNpu,
    const SynthesisOptions& options, const Bound::Halves& bounds, const Watch& watch)
    : m_graph(graph)
    , m_kind(kind)
    , m_perNpu(chunksPerNpu)
    , m_gatherOptions(options)
    , m_scatterOptions(options)
{
    if (graph.npus == 1)
        return; // nothing has to move
    m_gatherOptions.boundNs = bounds.gather.ns();
    m_scatterOptions.boundNs = bounds.scatter.ns();
    const bool isOne = options.starts == 1 || (options.starts == 0 && !options.budgetSeconds);
    if (kind == PatternKind::AllReduce)
        m_opposite = oppositeArcs(graph);
    if (kind != PatternKind::ReduceScatter)
        m_gather.emplace(m_graph, chunksPerNpu, m_gatherOptions, watch, isOne);
    if (kind != PatternKind::AllGather && !m_opposite) {
        m_turned = reversed(graph);
        m_scatter.emplace(m_turned, chunksPerNpu, m_scatterOptions, watch, isOne);
    }
}

std::vector<Seeker*> GatherHalves::seekers()
{
    std::vector<Seeker*> all;
    for (std::optional<GatherSearch>* half : { &m_gather, &m_scatter }) {
        if (*half)
            all.push_back(&**half);
    }
    return all;
}

std::uint64_t GatherHalves::bestNs() const
{
    const std::uint64_t gather = m_gather ? m_gather->bestNs() : 0;
    return gather + (m_scatter ? m_scatter->bestNs() : m_opposite ? gather : 0);
}

SynthesisResult GatherHalves::collected(bool moves)
{
    SynthesisResult result;
    result.kind = m_kind;
    const bool scatters = m_kind != PatternKind::AllGather;
    const bool gathers = m_kind != PatternKind::ReduceScatter;
    if (m_graph.npus == 1) {
        const LinkSchedule empty = toLinkSchedule(m_graph, m_perNpu, {});
        if (scatters)
            result.scatter = empty;
        if (gathers)
            result.gather = empty;
        return result;
    }
    const auto of = [&](GatherSearch& half) {
        result.method = half.method();
        result.peakBytes += half.peakBytes();
        return moves ? half.take() : half.best();
    };
    if (gathers)
        result.gather = of(*m_gather);
    if (m_scatter)
        result.scatter = of(*m_scatter);
    else if (scatters)
        result.scatter = mirrored(*result.gather, *m_opposite);
    for (const std::optional<LinkSchedule>* half : { &result.scatter, &result.gather }) {
        if (*half) {
            result.peakBytes += (*half)->memoryBytes();
            result.durationNs += (*half)->durationNs;
        }
    }
    return result;
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/gather_halves.h"

namespace weft::synthesis {

using collective::PatternKind;

namespace {

TransferPlan planOf(const LinkGraph& graph, const LinkSchedule& schedule)
{
    TransferPlan plan { jobsOf(graph, schedule), schedule.durationNs };
    sortTransfers(plan.transfers);
    return plan;
}

} // namespace

HalvesSearch::Found GatherHalves::found()
{
    const SynthesisResult own = collected(false);
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

GatherHalves::GatherHalves(const LinkGraph& graph, PatternKind kind, std::uint32_t chunksPerNpu,
    const SynthesisOptions& options, const Bound::Halves& bounds, const Watch& watch)
    : m_graph(graph)
    , m_kind(kind)
    , m_perNpu(chunksPerNpu)
{
    if (graph.npus == 1)
        return; // nothing has to move
    const bool isOne = options.starts == 1 || (options.starts == 0 && !options.budgetSeconds);
    if (kind == PatternKind::AllReduce)
        m_opposite = oppositeArcs(graph);
    if (kind != PatternKind::ReduceScatter)
        m_gather.emplace(m_graph, chunksPerNpu, options.withBound(bounds.gather.ns()), watch, isOne);
    if (kind != PatternKind::AllGather && !m_opposite) {
        m_turned = reversed(graph);
        m_scatter.emplace(m_turned, chunksPerNpu, options.withBound(bounds.scatter.ns()), watch, isOne);
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
    const auto of = [&](std::optional<GatherSearch>& half) {
        if (!half) // of one NPU
            return toLinkSchedule(m_graph, m_perNpu, {});
        result.method = half->method();
        result.peakBytes += half->peakBytes();
        return moves ? half->take() : half->best();
    };
    if (m_kind != PatternKind::ReduceScatter)
        result.gather = of(m_gather);
    if (m_kind != PatternKind::AllGather)
        result.scatter = m_opposite ? mirrored(*result.gather, *m_opposite) : of(m_scatter);
    for (const std::optional<LinkSchedule>* half : { &result.scatter, &result.gather }) {
        if (*half) {
            result.peakBytes += (*half)->memoryBytes();
            result.durationNs += (*half)->durationNs;
        }
    }
    return result;
}

} // namespace weft::synthesis

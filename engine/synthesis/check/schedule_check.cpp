// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/schedule_check.h"

#include "engine/synthesis/check/schedule_faults.h"
#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/graph/large_pages.h"

#include <algorithm>

namespace weft::synthesis {

Error notOfThisGraph(const Sentence& what)
{
    return errorOf(ErrorCode::Mismatched, say("the schedule is not of this fabric: %1", what));
}

Error lacks(std::uint32_t npu, std::uint64_t chunks)
{
    return errorOf(ErrorCode::Unfinished, say("NPU %1 ends without %2 of the chunks", npu, chunks));
}

Result<ScheduleCheck> compared(const ScheduleCheck& check, std::uint64_t statedNs)
{
    if (check.durationNs == statedNs)
        return check;
    return errorOf(ErrorCode::Mismatched,
        say("the last chunk arrives at %1 ns, not at the stated %2 ns", check.durationNs, statedNs));
}

Result<ScheduleCheck> concluded(
    const ScheduleCheck& check, const std::vector<std::uint32_t>& missing, std::uint64_t statedNs)
{
    for (std::uint32_t npu = 0; npu < missing.size(); ++npu) {
        if (missing[npu] != 0)
            return lacks(npu, missing[npu]);
    }
    return compared(check, statedNs);
}

namespace {

// A transfer starts after its chunk came to the source, which took time; so no circle of transfers can vouch for
// itself, and the earliest arrivals can be collected before any start is looked at.
Result<ScheduleCheck> replayTimes(
    const LinkGraph& graph, const LinkSchedule& schedule, const TimedForm& form, const Watch& watch)
{
    if (form.arcStart.size() != graph.arcs() + std::size_t { 1 } || form.arcStart.front() != 0
        || form.arcStart.back() != form.transfers.size() || !std::ranges::is_sorted(form.arcStart))
        return notOfThisGraph(say("its links are others"));
    const std::uint32_t chunks = schedule.chunks();
    std::vector<std::uint64_t> arrival(std::size_t { graph.nodes } * chunks, kNoTime);
    const auto at = [&](std::uint32_t node, std::uint32_t chunk) -> std::uint64_t& {
        return arrival[std::size_t { node } * chunks + chunk];
    };
    for (std::uint32_t chunk = 0; chunk < chunks; ++chunk)
        at(chunk / schedule.chunksPerNpu, chunk) = 0;
    ScheduleCheck check;
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
        std::uint64_t free = 0;
        for (std::uint32_t i = form.arcStart[arc]; i < form.arcStart[arc + 1]; ++i) {
            const Transfer transfer = form.transfers[i];
            if (transfer.chunk >= chunks)
                return wrong(graph, { transfer.start, transfer.chunk, arc }, say("there is no such chunk"),
                    ErrorCode::OutOfRange);
            if (transfer.start < free)
                return wrong(
                    graph, { transfer.start, transfer.chunk, arc }, say("the link still carries another chunk"));
            free = transfer.start + graph.time[arc];
            std::uint64_t& first = at(graph.target[arc], transfer.chunk);
            check.duplicates += first != kNoTime;
            first = std::min(first, free);
            ++check.transfers;
        }
        if (watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("stopped"));
    }
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
        for (std::uint32_t i = form.arcStart[arc]; i < form.arcStart[arc + 1]; ++i) {
            const Transfer transfer = form.transfers[i];
            if (at(graph.source[arc], transfer.chunk) > transfer.start)
                return wrong(graph, { transfer.start, transfer.chunk, arc }, say("the source does not have the chunk"));
        }
    }
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
        const auto row = std::span(arrival).subspan(std::size_t { npu } * chunks, chunks);
        if (const auto missing = std::ranges::count(row, kNoTime); missing != 0)
            return lacks(npu, static_cast<std::uint64_t>(missing));
        for (const std::uint64_t time : row)
            check.durationNs = std::max(check.durationNs, time);
    }
    return compared(check, schedule.durationNs);
}

std::uint32_t classOf(const TranslatedForm& form, std::uint32_t edge)
{
    const auto after = std::ranges::upper_bound(form.classStart, edge);
    return static_cast<std::uint32_t>(after - form.classStart.begin()) - 1;
}

// A replay of every translate of every edge, where the bit of an NPU and a chunk lies by their difference first: what
// the translates of one edge touch is then together. That differences are moved along is known of the translations.
class TranslateReplay {
public:
    TranslateReplay(const LinkGraph& graph, const LinkSchedule& schedule)
        : m_graph(graph)
        , m_form(std::get<TranslatedForm>(schedule.form))
        , m_perNpu(schedule.chunksPerNpu)
        , m_words((graph.npus + std::size_t { 63 }) / 64)
        , m_held(m_words * graph.npus * m_perNpu, 0)
        , m_missing(graph.npus, schedule.chunks() - m_perNpu)
    {
        for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
            for (std::uint32_t k = 0; k < m_perNpu; ++k)
                row(0, k)[npu / 64] |= bit(npu);
        }
    }

    // All edges that start at once: every source is looked at before anything arrives.
    [[nodiscard]] Result<void> send(std::span<const std::uint32_t> edges, std::uint64_t now)
    {
        for (const std::uint32_t e : edges) {
            const TranslatedForm::Edge& edge = m_form.edges[e];
            const std::uint32_t c = classOf(m_form, e);
            const std::uint32_t from = m_form.translations.subtract(edge.node, m_form.translations.classes[c].step);
            const std::uint64_t* held = row(from, edge.chunk);
            for (std::uint32_t npu = 0; npu < m_graph.npus; ++npu) {
                const std::uint32_t arc = m_form.translations.arc(c, npu);
                const std::uint32_t source = m_graph.source[arc];
                if ((held[source / 64] & bit(source)) == 0)
                    return lacksAt(arc, edge, now);
            }
        }
        for (const std::uint32_t e : edges) {
            const TranslatedForm::Edge& edge = m_form.edges[e];
            const std::uint32_t c = classOf(m_form, e);
            std::uint64_t* held = row(edge.node, edge.chunk);
            std::uint64_t isNew = 0;
            for (std::uint32_t npu = 0; npu < m_graph.npus; ++npu) {
                const std::uint32_t target = m_graph.target[m_form.translations.arc(c, npu)];
                const std::uint64_t lacked = (~held[target / 64] >> (target % 64)) & 1U;
                held[target / 64] |= bit(target);
                m_missing[target] -= static_cast<std::uint32_t>(lacked);
                isNew += lacked;
            }
            m_check.duplicates += m_graph.npus - isNew;
            if (isNew != 0)
                m_check.durationNs = now + m_form.translations.classes[c].time;
            m_check.transfers += m_graph.npus;
        }
        return {};
    }

    [[nodiscard]] Result<ScheduleCheck> finish(std::uint64_t statedNs) const
    {
        return concluded(m_check, m_missing, statedNs);
    }

private:
    [[nodiscard]] static std::uint64_t bit(std::uint32_t npu) { return std::uint64_t { 1 } << (npu % 64); }
    [[nodiscard]] std::uint64_t* row(std::uint32_t difference, std::uint32_t k)
    {
        return m_held.data() + (std::size_t { difference } * m_perNpu + k) * m_words;
    }
    [[nodiscard]] Error lacksAt(std::uint32_t arc, const TranslatedForm::Edge& edge, std::uint64_t now) const
    {
        const std::uint32_t root = m_form.translations.subtract(m_graph.target[arc], edge.node);
        return wrong(m_graph, { now, root * m_perNpu + edge.chunk, arc }, say("the source does not have the chunk"));
    }

    const LinkGraph& m_graph;
    const TranslatedForm& m_form;
    std::uint32_t m_perNpu = 1;
    std::size_t m_words = 0;
    LargeTable<std::uint64_t> m_held; // by npu - root, then chunk of the root: a bit for each NPU
    std::vector<std::uint32_t> m_missing; // by NPU
    ScheduleCheck m_check;
};

// The edges of the tree, those of one time together; none if two of a class overlap.
Result<std::vector<std::uint32_t>> edgesByStart(const TranslatedForm& form)
{
    const std::size_t classes = form.translations.classes.size();
    if (form.classStart.size() != classes + 1 || form.classStart.front() != 0
        || form.classStart.back() != form.edges.size() || !std::ranges::is_sorted(form.classStart))
        return notOfThisGraph(say("its classes of links are others"));
    for (std::size_t c = 0; c < classes; ++c) {
        for (std::uint32_t e = form.classStart[c] + 1; e < form.classStart[c + 1]; ++e) {
            if (form.edges[e].start < form.edges[e - 1].start + form.translations.classes[c].time)
                return errorOf(ErrorCode::Mismatched,
                    say("two transfers at once on the links of class %1 at %2 ns", c, form.edges[e].start));
        }
    }
    std::vector<std::uint32_t> order = numbersBelow(form.edges.size());
    std::ranges::stable_sort(order, {}, [&](std::uint32_t e) { return form.edges[e].start; });
    return order;
}

Result<ScheduleCheck> replayTranslates(const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch)
{
    const auto& form = std::get<TranslatedForm>(schedule.form);
    const Result<std::vector<std::uint32_t>> order = edgesByStart(form);
    if (!order)
        return order.error();
    const std::uint64_t stepNs = form.translations.classes.front().time;
    for (const TranslatedForm::Edge& edge : form.edges) {
        if (edge.node >= graph.npus || edge.chunk >= schedule.chunksPerNpu || edge.start % stepNs != 0)
            return errorOf(ErrorCode::OutOfRange, say("an edge of the tree names what does not exist"));
    }
    TranslateReplay replay(graph, schedule);
    for (std::size_t first = 0; first < order->size();) {
        const std::uint64_t now = form.edges[(*order)[first]].start;
        std::size_t end = first;
        while (end < order->size() && form.edges[(*order)[end]].start == now)
            ++end;
        if (watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("stopped"));
        if (auto sent = replay.send(std::span(*order).subspan(first, end - first), now); !sent)
            return sent.error();
        first = end;
    }
    return replay.finish(schedule.durationNs);
}

} // namespace

Result<ScheduleCheck> checkLinkSchedule(const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch)
{
    if (schedule.npus != graph.npus || schedule.chunksPerNpu == 0 || graph.npus == 0)
        return notOfThisGraph(say("the number of NPUs or chunks differs"));
    if (std::ranges::find(graph.time, 0U) != graph.time.end())
        return notOfThisGraph(say("a link takes no time"));
    if (std::holds_alternative<StepForm>(schedule.form))
        return checkSteps(graph, schedule, watch);
    if (const auto* form = std::get_if<TranslatedForm>(&schedule.form)) {
        if (!areTranslations(graph, form->translations))
            return notOfThisGraph(say("the translations do not map it onto itself"));
        if (isUniform(graph, form->translations.classes.front().time))
            return replayTranslates(graph, schedule, watch);
        if (const auto edges = edgesByStart(*form); !edges)
            return edges.error();
    }
    return replayTimes(graph, schedule, spelledOut(graph, schedule), watch);
}

} // namespace weft::synthesis

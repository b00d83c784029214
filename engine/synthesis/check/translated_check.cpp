// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/schedule_faults.h"
#include "engine/synthesis/graph/large_pages.h"

#include <algorithm>
#include <numeric>

namespace weft::synthesis {

namespace {

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
        return wrong(ErrorCode::Mismatched, m_graph, arc, root * m_perNpu + edge.chunk, now,
            say("the source does not have the chunk"));
    }

    const LinkGraph& m_graph;
    const TranslatedForm& m_form;
    std::uint32_t m_perNpu = 1;
    std::size_t m_words = 0;
    LargeTable<std::uint64_t> m_held; // by npu - root, then chunk of the root: a bit for each NPU
    std::vector<std::uint32_t> m_missing; // by NPU
    ScheduleCheck m_check;
};

} // namespace

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
                return Error { ErrorCode::Mismatched,
                    say("two transfers at once on the links of class %1 at %2 ns", c, form.edges[e].start), {}, {} };
        }
    }
    std::vector<std::uint32_t> order(form.edges.size());
    std::iota(order.begin(), order.end(), 0U);
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
            return Error { ErrorCode::OutOfRange, say("an edge of the tree names what does not exist"), {}, {} };
    }
    TranslateReplay replay(graph, schedule);
    for (std::size_t first = 0; first < order->size();) {
        const std::uint64_t now = form.edges[(*order)[first]].start;
        std::size_t end = first;
        while (end < order->size() && form.edges[(*order)[end]].start == now)
            ++end;
        if (watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, say("stopped"), {}, {} };
        if (auto sent = replay.send(std::span(*order).subspan(first, end - first), now); !sent)
            return sent.error();
        first = end;
    }
    return replay.finish(schedule.durationNs);
}

} // namespace weft::synthesis

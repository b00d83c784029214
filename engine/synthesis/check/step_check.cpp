// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/prefetch.h"
#include "engine/synthesis/check/schedule_faults.h"
#include "engine/synthesis/graph/large_pages.h"
#include "engine/synthesis/plan/step_file.h"

#include <algorithm>
#include <utility>

namespace weft::synthesis {

namespace {

// Which NPU holds which chunk, as bits, while all transfers of one step after the other are carried out at once. Of
// sums all have a part at first, which who adds it to another's gives away; whoever has the last has the sum.
template <bool Sums> class StepReplay {
public:
    StepReplay(const LinkGraph& graph, const LinkSchedule& schedule, std::uint64_t stepNs)
        : m_graph(graph)
        , m_stepNs(stepNs)
        , m_chunks(schedule.chunks())
        , m_words((m_chunks + 63) / 64)
        , m_held(std::size_t { graph.npus } * m_words, Sums ? ~std::uint64_t { 0 } : 0)
        , m_left(Sums ? m_chunks : graph.npus, Sums ? 2 * (graph.npus - 1) : m_chunks - schedule.chunksPerNpu)
    {
        for (std::uint32_t chunk = 0; chunk < m_chunks && !Sums; ++chunk)
            word(chunk / schedule.chunksPerNpu, chunk) |= bit(chunk);
    }

    // Between two calls of endStep() each arc is sent on once at most, and what adds comes first; the caller sees to
    // it.
    void send(std::uint32_t arc, std::uint32_t chunk, bool adds)
    {
        m_sent.push_back({ arc, chunk });
        m_adding += adds ? 1U : 0U;
    }

    [[nodiscard]] Result<void> endStep()
    {
        for (std::size_t i = 0; i < m_sent.size(); ++i) {
            if (i + kAhead < m_sent.size())
                fetch(m_graph.source[m_sent[i + kAhead].arc], m_sent[i + kAhead].chunk);
            const auto [arc, chunk] = m_sent[i];
            const bool adds = Sums && i < m_adding;
            const PlannedTransfer at { m_now, chunk, arc };
            if (chunk >= m_chunks)
                return wrong(m_graph, at, say("there is no such chunk"), ErrorCode::OutOfRange);
            if (Sums && adds == (m_left[chunk] < m_graph.npus))
                return wrong(
                    m_graph, at, adds ? say("all parts have been added before") : say("not all parts have been added"));
            std::uint64_t& held = word(m_graph.source[arc], chunk);
            if ((held & bit(chunk)) == 0)
                return wrong(m_graph, at,
                    adds       ? say("the source has given its part away before")
                        : Sums ? say("the source does not have the sum")
                               : say("the source does not have the chunk"));
            if (adds)
                held &= ~bit(chunk);
        }
        const std::uint64_t end = m_now + m_stepNs;
        for (std::size_t i = 0; i < m_sent.size(); ++i) {
            if (i + kAhead < m_sent.size())
                fetch(m_graph.target[m_sent[i + kAhead].arc], m_sent[i + kAhead].chunk);
            const auto [arc, chunk] = m_sent[i];
            const bool adds = Sums && i < m_adding;
            std::uint64_t& held = word(m_graph.target[arc], chunk);
            const bool isNew = (held & bit(chunk)) == 0;
            if (adds && isNew)
                return wrong(m_graph, { m_now, chunk, arc }, say("the target has given its part away before"));
            held |= bit(chunk);
            m_left[Sums ? chunk : m_graph.target[arc]] -= isNew || adds;
            m_check.duplicates += !isNew && !adds;
            if (isNew || adds)
                m_check.durationNs = end;
        }
        m_now = end;
        m_check.transfers += m_sent.size();
        m_adding = 0;
        m_sent.clear();
        return {};
    }

    [[nodiscard]] Result<ScheduleCheck> finish(std::uint64_t statedNs) const
    {
        if (const auto open = std::ranges::find_if(m_left, std::identity()); Sums && open != m_left.end())
            return errorOf(
                ErrorCode::Unfinished, say("the sum of chunk %1 does not come to all NPUs", open - m_left.begin()));
        return concluded(m_check, m_left, statedNs);
    }

private:
    struct Sent {
        std::uint32_t arc = 0;
        std::uint32_t chunk = 0;
    };
    static constexpr std::size_t kAhead = 24; // transfers; the table is read at random and far larger than any cache
    void fetch(std::uint32_t npu, std::uint32_t chunk)
    {
        if (chunk < m_chunks)
            prefetchForWrite(&word(npu, chunk));
    }
    [[nodiscard]] std::uint64_t& word(std::uint32_t npu, std::uint32_t chunk)
    {
        return m_held[std::size_t { npu } * m_words + chunk / 64];
    }
    [[nodiscard]] static std::uint64_t bit(std::uint32_t chunk) { return std::uint64_t { 1 } << (chunk % 64); }

    const LinkGraph& m_graph;
    std::uint64_t m_stepNs = 0;
    std::uint64_t m_now = 0;
    std::uint32_t m_chunks = 0;
    std::size_t m_words = 0;
    LargeTable<std::uint64_t> m_held;
    std::vector<std::uint32_t> m_left; // chunks that the NPU lacks; of sums by chunk: parts to add, and copies to bring
    std::vector<Sent> m_sent;
    std::size_t m_adding = 0; // so many of these
    ScheduleCheck m_check;
};

// Of sums, each step is two rows: what adds, and what copies.
template <bool Sums>
Result<ScheduleCheck> replaySteps(const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch)
{
    const auto& form = std::get<StepForm>(schedule.form);
    StepReplay<Sums> replay(graph, schedule, form.stepNs);
    for (const StepForm::Window& window : form.windows) {
        std::vector<bool> named(graph.arcs(), false);
        for (const std::uint32_t arc : window.arcs) {
            if (arc >= graph.arcs() || named[arc])
                return errorOf(ErrorCode::OutOfRange, say("a window names a link twice, or one that does not exist"));
            named[arc] = true;
        }
    }
    std::uint64_t rows = 0;
    std::vector<std::uint64_t> used(Sums ? graph.arcs() : 0, 0); // by the last step that did so, from 1
    const Result<void> replayed
        = eachStep(form, [&](const StepForm::Window& window, const ChunkColumn& row) -> Result<void> {
              if (watch.stop.stop_requested())
                  return errorOf(ErrorCode::Cancelled, say("stopped"));
              const bool adds = Sums && rows % 2 == 0;
              const std::uint64_t step = 1 + rows++ / 2;
              for (std::size_t i = 0; i < row.size(); ++i) {
                  if (row[i] == kNoChunk)
                      continue;
                  const std::uint32_t arc = window.arcs[i];
                  if (Sums && std::exchange(used[arc], step) == step)
                      return wrong(graph, { (step - 1) * form.stepNs, row[i], arc },
                          say("the link carries another chunk in the same step"));
                  replay.send(arc, row[i], adds);
              }
              return adds ? Result<void>() : replay.endStep();
          });
    return replayed ? replay.finish(schedule.durationNs) : replayed.error();
}

} // namespace

Result<ScheduleCheck> checkSteps(const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch)
{
    const std::uint64_t stepNs = std::get<StepForm>(schedule.form).stepNs;
    if (!isUniform(graph, stepNs))
        return notOfThisGraph(say("its links do not all take %1 ns", stepNs));
    return replaySteps<false>(graph, schedule, watch);
}

Result<ScheduleCheck> checkSumSteps(const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch)
{
    const auto* form = std::get_if<StepForm>(&schedule.form);
    if (form == nullptr || schedule.npus != graph.npus || schedule.chunksPerNpu == 0 || form->stepNs == 0
        || !isUniform(graph, form->stepNs))
        return notOfThisGraph(say("the number of NPUs or the time of its links differs"));
    return replaySteps<true>(graph, schedule, watch);
}

} // namespace weft::synthesis

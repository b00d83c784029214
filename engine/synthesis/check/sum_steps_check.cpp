// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/wave_check.h"

#include "engine/synthesis/check/schedule_faults.h"
#include "engine/synthesis/graph/large_pages.h"
#include "engine/synthesis/plan/step_file.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

// Who has a part of which chunk that nobody else has, and then who has its sum.
class SumReplay {
public:
    SumReplay(const LinkGraph& graph, std::uint32_t chunks, std::uint64_t stepNs)
        : m_graph(graph)
        , m_chunks(chunks)
        , m_stepNs(stepNs)
        , m_words((chunks + std::size_t { 63 }) / 64)
        , m_has(m_words * graph.npus, ~std::uint64_t { 0 })
        , m_parts(chunks, graph.npus)
        , m_copies(chunks, 0)
    {
    }

    void send(std::uint32_t arc, std::uint32_t chunk, bool adds) { m_sent.push_back({ arc, chunk, adds }); }

    [[nodiscard]] Result<void> endStep()
    {
        for (const Sent& sent : m_sent) {
            if (sent.chunk >= m_chunks)
                return fault(sent, ErrorCode::OutOfRange, say("there is no such chunk"));
            if (sent.adds == (m_parts[sent.chunk] == 1))
                return fault(sent, ErrorCode::Mismatched,
                    sent.adds ? say("all parts have been added before") : say("not all parts have been added"));
            std::uint64_t& word = wordOf(m_graph.source[sent.arc], sent.chunk);
            if ((word & bit(sent.chunk)) == 0)
                return fault(sent, ErrorCode::Mismatched,
                    sent.adds ? say("the source has given its part away before")
                              : say("the source does not have the sum"));
            if (sent.adds)
                word &= ~bit(sent.chunk);
        }
        const std::uint64_t end = m_now + m_stepNs;
        for (const Sent& sent : m_sent) {
            std::uint64_t& word = wordOf(m_graph.target[sent.arc], sent.chunk);
            const bool has = (word & bit(sent.chunk)) != 0;
            if (sent.adds && !has)
                return fault(sent, ErrorCode::Mismatched, say("the target has given its part away before"));
            if (sent.adds)
                --m_parts[sent.chunk];
            else if (has)
                ++m_check.duplicates;
            else
                ++m_copies[sent.chunk];
            word |= bit(sent.chunk);
            if (sent.adds || !has)
                m_check.durationNs = end;
        }
        m_check.transfers += m_sent.size();
        m_sent.clear();
        m_now = end;
        return {};
    }

    [[nodiscard]] Result<ScheduleCheck> finish(std::uint64_t statedNs) const
    {
        for (std::uint32_t chunk = 0; chunk < m_chunks; ++chunk) {
            if (m_parts[chunk] != 1 || m_copies[chunk] + 1 != m_graph.npus)
                return errorOf(ErrorCode::Unfinished, say("the sum of chunk %1 does not come to all NPUs", chunk));
        }
        return compared(m_check, statedNs);
    }

private:
    struct Sent {
        std::uint32_t arc = 0;
        std::uint32_t chunk = 0;
        bool adds = false;
    };
    [[nodiscard]] std::uint64_t& wordOf(std::uint32_t npu, std::uint32_t chunk)
    {
        return m_has[npu * m_words + chunk / 64];
    }
    [[nodiscard]] static std::uint64_t bit(std::uint32_t chunk) { return std::uint64_t { 1 } << (chunk % 64); }
    [[nodiscard]] Error fault(const Sent& sent, ErrorCode code, const Sentence& what) const
    {
        return wrong(m_graph, { m_now, sent.chunk, sent.arc }, what, code);
    }

    const LinkGraph& m_graph;
    std::uint32_t m_chunks = 0;
    std::uint64_t m_stepNs = 0;
    std::uint64_t m_now = 0;
    std::size_t m_words = 0;
    LargeTable<std::uint64_t> m_has; // by NPU and chunk
    std::vector<std::uint32_t> m_parts; // by chunk: not added to others
    std::vector<std::uint32_t> m_copies; // that have arrived where there was none
    std::vector<Sent> m_sent;
    ScheduleCheck m_check;
};

} // namespace

Result<ScheduleCheck> checkSumSteps(const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch)
{
    const auto* form = std::get_if<StepForm>(&schedule.form);
    if (form == nullptr || schedule.npus != graph.npus || graph.nodes != graph.npus || schedule.chunksPerNpu == 0
        || form->stepNs == 0
        || !std::ranges::all_of(graph.time, [form](std::uint64_t time) { return time == form->stepNs; }))
        return notOfThisGraph(say("the number of NPUs or the time of its links differs"));
    SumReplay replay(graph, schedule.chunks(), form->stepNs);
    std::vector<std::uint64_t> named(graph.arcs(), 0); // by the last step that used it, from 1
    std::uint64_t rows = 0;
    const Result<void> replayed
        = eachStep(*form, [&](const StepForm::Window& window, const ChunkColumn& row) -> Result<void> {
              if (watch.stop.stop_requested())
                  return errorOf(ErrorCode::Cancelled, say("stopped"));
              const bool adds = rows % 2 == 0;
              const std::uint64_t step = rows++ / 2;
              for (std::size_t i = 0; i < row.size(); ++i) {
                  if (row[i] == kNoChunk)
                      continue;
                  const std::uint32_t arc = window.arcs[i];
                  if (arc >= graph.arcs())
                      return errorOf(ErrorCode::OutOfRange, say("a window names a link that does not exist"));
                  if (std::exchange(named[arc], step + 1) == step + 1)
                      return wrong(graph, { step * form->stepNs, row[i], arc },
                          say("the link carries another chunk in the same step"));
                  replay.send(arc, row[i], adds);
              }
              return adds ? Result<void>() : replay.endStep();
          });
    if (!replayed)
        return replayed.error();
    return replay.finish(schedule.durationNs);
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/step_constructor.h"
#include "engine/synthesis/store/stored_steps.h"

#include <algorithm>

namespace weft::synthesis {

using collective::PatternKind;

namespace {

Error noSuchForm(const Sentence& why)
{
    return errorOf(ErrorCode::Unsupported, say("the result cannot be written as equal steps: %1", why),
        say("write it as Weft's JSON, MSCCL XML or Chakra traces"));
}

std::uint64_t stepNsOf(const LinkGraph& graph)
{
    return graph.time.front();
}

// Files are made beside the one that they become.
std::filesystem::path folderOf(const std::filesystem::path& path)
{
    return path.has_parent_path() ? path.parent_path() : ".";
}

Result<void> finish(
    StepFileWriter& writer, std::uint64_t durationNs, const std::filesystem::path& path, const Watch& watch)
{
    const Result<StepForm> written = writer.finish(durationNs);
    return written ? written->stored->saveAs(path, watch) : written.error();
}

void clear(ChunkColumn& row)
{
    std::ranges::fill(row.low(), std::uint16_t { 0xFFFF });
    std::ranges::fill(row.high(), std::uint16_t { 0xFFFF });
}

// Writes schedules of any form row by row, as equal steps.
class StepSpeller {
public:
    StepSpeller(StepFileWriter& writer, const Watch& watch)
        : m_writer(writer)
        , m_watch(watch)
    {
    }

    Result<void> spell(const LinkGraph& graph, const LinkSchedule& schedule)
    {
        if (const auto* steps = std::get_if<StepForm>(&schedule.form))
            return spellSteps(*steps);
        m_stepNs = stepNsOf(graph);
        m_steps = schedule.durationNs / m_stepNs;
        const std::vector<std::uint32_t>& arcs = graph.incoming.items;
        m_writer.window(arcs);
        m_row = ChunkColumn(schedule.chunks(), arcs.size());
        std::vector<std::uint32_t> place(arcs.size());
        for (std::uint32_t i = 0; i < arcs.size(); ++i)
            place[arcs[i]] = i;
        if (const auto* tree = std::get_if<TranslatedForm>(&schedule.form))
            return spellTree(*tree, schedule.npus, schedule.chunksPerNpu, place);
        return spellTimes(std::get<TimedForm>(schedule.form), place);
    }

    // In pairs of rows: what adds, what copies.
    Result<void> spell(const LinkGraph& graph, const WaveSchedule& schedule)
    {
        const std::uint64_t stepNs = stepNsOf(graph);
        m_writer.window(numbersBelow(graph.arcs()));
        std::array<ChunkColumn, 2> rows;
        rows.fill(ChunkColumn(schedule.chunks, graph.arcs()));
        const auto writeUntil = [&](std::uint64_t ns) -> Result<void> {
            while (m_done < ns / stepNs) {
                for (ChunkColumn& row : rows) {
                    m_writer.row(row);
                    clear(row);
                }
                if (auto going = goesOn(); !going)
                    return going;
            }
            return {};
        };
        const Result<void> spelled
            = eachMoment(schedule, [&](std::uint64_t now, std::span<const WaveHop> hops) -> Result<void> {
                  if (auto written = writeUntil(now); !written)
                      return written;
                  for (const WaveHop& hop : hops) {
                      const LineWave& wave = schedule.waves[hop.wave];
                      if (hop.hop == wave.hops)
                          continue;
                      for (const std::uint32_t arc : wave.arcs(schedule.grid.dimensions[wave.dimension], hop.hop))
                          rows[wave.adds ? 0 : 1].set(arc, wave.chunk);
                  }
                  return {};
              });
        return spelled ? writeUntil(schedule.durationNs) : spelled;
    }

private:
    Result<void> spellSteps(const StepForm& form)
    {
        const StepForm::Window* last = nullptr;
        return eachStep(form, [&](const StepForm::Window& window, const ChunkColumn& row) -> Result<void> {
            if (&window != last)
                m_writer.window(window.arcs);
            last = &window;
            m_writer.row(row);
            return goesOn();
        });
    }

    // Every edge of the tree is a step of its whole class of links.
    Result<void> spellTree(const TranslatedForm& form, std::uint32_t npus, std::uint32_t chunksPerNpu,
        const std::vector<std::uint32_t>& place)
    {
        const Translations& moves = form.translations;
        std::vector<std::uint32_t> next(form.classStart.begin(), form.classStart.end() - 1);
        std::vector<std::uint32_t> roots(npus);
        return spellRows(next, form.classStart, [&](std::uint64_t now) {
            for (std::uint32_t c = 0; c < next.size(); ++c) {
                if (next[c] == form.classStart[c + 1] || form.edges[next[c]].start != now)
                    continue;
                const TranslatedForm::Edge& edge = form.edges[next[c]++];
                moves.moveAll(moves.subtract(0, edge.node), roots);
                for (std::uint32_t npu = 0; npu < npus; ++npu)
                    m_row.set(place[moves.arc(c, npu)], roots[npu] * chunksPerNpu + edge.chunk);
            }
        });
    }

    Result<void> spellTimes(const TimedForm& form, const std::vector<std::uint32_t>& place)
    {
        std::vector<std::uint32_t> next(form.arcStart.begin(), form.arcStart.end() - 1);
        return spellRows(next, form.arcStart, [&](std::uint64_t now) {
            for (std::uint32_t arc = 0; arc < next.size(); ++arc) {
                if (next[arc] != form.arcStart[arc + 1] && form.transfers[next[arc]].start == now)
                    m_row.set(place[arc], form.transfers[next[arc]++].chunk);
            }
        });
    }

    // fill(now) sets what starts then; `next` has come from each start to the next one when all has.
    template <class Fill>
    Result<void> spellRows(
        const std::vector<std::uint32_t>& next, const std::vector<std::uint32_t>& starts, const Fill& fill)
    {
        for (std::uint64_t step = 0; step < m_steps; ++step) {
            clear(m_row);
            fill(step * m_stepNs);
            m_writer.row(m_row);
            if (auto going = goesOn(); !going)
                return going;
        }
        if (!std::equal(next.begin(), next.end(), starts.begin() + 1))
            return noSuchForm(say("not all of its transfers start with a step"));
        return {};
    }

    // finish() tells why a writer has failed.
    Result<void> goesOn()
    {
        ++m_done;
        if (m_watch.progress != nullptr)
            m_watch.progress->setDone(m_done);
        if (m_watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("writing was stopped"));
        return m_writer.failed() ? m_writer.error() : Result<void>();
    }

    StepFileWriter& m_writer;
    Watch m_watch;
    ChunkColumn m_row;
    std::uint64_t m_stepNs = 1;
    std::uint64_t m_steps = 0;
    std::uint64_t m_done = 0; // rows; of waves pairs of them
};

struct Half {
    StepPart part = StepPart::Gather;
    const LinkGraph* graph = nullptr;
    const LinkSchedule* schedule = nullptr;
};

// What the file holds, in its order; `turned` is reversed(graph).
std::vector<Half> halvesOf(const LinkGraph& graph, const LinkGraph& turned, const SynthesisResult& result)
{
    std::vector<Half> halves;
    if (result.scatter && result.gather && oppositeArcs(graph)) // of which one half was made: mirrored()
        return { { StepPart::Both, &graph, &*result.gather } };
    if (result.scatter)
        halves.push_back({ StepPart::Scatter, &turned, &*result.scatter });
    if (result.gather)
        halves.push_back({ StepPart::Gather, &graph, &*result.gather });
    return halves;
}

} // namespace

Result<void> hasStepForm(const LinkGraph& graph, PatternKind kind)
{
    if (kind != PatternKind::AllGather && kind != PatternKind::ReduceScatter && kind != PatternKind::AllReduce)
        return noSuchForm(
            say("only an all-gather, a reduce-scatter and an all-reduce can, not this %1", collective::toString(kind)));
    if (graph.nodes != graph.npus)
        return noSuchForm(say("the fabric has switches"));
    if (!isStepFabric(graph))
        return noSuchForm(graph.arcs() == 0 ? say("the fabric has no links") : say("its links take different times"));
    return {};
}

Result<void> saveSteps(const LinkGraph& graph, const SynthesisResult& result, Bytes chunk,
    const std::filesystem::path& path, const Watch& watch)
{
    if (auto can = hasStepForm(graph, result.kind); !can)
        return can;
    const LinkGraph turned = reversed(graph);
    const std::vector<Half> halves = halvesOf(graph, turned, result);
    const Half& first = halves.front();
    const auto* steps = std::get_if<StepForm>(&first.schedule->form);
    if (halves.size() == 1 && steps != nullptr && steps->stored && steps->stored->isNew() && !steps->isTurned) {
        if (auto labelled = label(*steps->stored, first.part, chunk); !labelled)
            return labelled;
        return steps->stored->saveAs(path, watch);
    }
    if (watch.progress != nullptr)
        watch.progress->setTotal(result.durationNs / stepNsOf(graph));
    Result<StepFileWriter> writer = StepFileWriter::create(
        folderOf(path), *first.graph, first.schedule->chunksPerNpu, stepNsOf(graph), first.part, chunk);
    if (!writer)
        return writer.error();
    StepSpeller speller(*writer, watch);
    for (const Half& half : halves) {
        if (&half != &first)
            writer->nextPart(first.schedule->durationNs, *half.graph, half.schedule->chunksPerNpu, stepNsOf(graph),
                half.part, chunk);
        if (auto spelled = speller.spell(*half.graph, *half.schedule); !spelled)
            return spelled;
    }
    return finish(*writer, halves.back().schedule->durationNs, path, watch);
}

Result<void> saveSteps(const LinkGraph& graph, const WaveSchedule& schedule, Bytes chunk,
    const std::filesystem::path& path, const Watch& watch)
{
    if (auto can = hasStepForm(graph, collective::PatternKind::AllReduce); !can)
        return can;
    if (schedule.chunks % graph.npus != 0)
        return noSuchForm(say("its chunks are not so many for each NPU"));
    const std::uint64_t stepNs = stepNsOf(graph);
    Result<StepFileWriter> writer
        = StepFileWriter::create(folderOf(path), graph, schedule.chunks / graph.npus, stepNs, StepPart::Joint, chunk);
    if (!writer)
        return writer.error();
    if (watch.progress != nullptr)
        watch.progress->setTotal(schedule.durationNs / stepNs);
    if (auto spelled = StepSpeller(*writer, watch).spell(graph, schedule); !spelled)
        return spelled;
    return finish(*writer, schedule.durationNs, path, watch);
}

} // namespace weft::synthesis

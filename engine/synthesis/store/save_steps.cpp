// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/step_constructor.h"
#include "engine/synthesis/plan/mirror.h"
#include "engine/synthesis/store/stored_steps.h"

#include <algorithm>

namespace weft::synthesis {

using collective::PatternKind;

namespace {

Error noSuchForm(const std::string& why)
{
    return { ErrorCode::Unsupported, "the result cannot be written as equal steps: " + why, {},
        "write it as Weft's JSON, MSCCL XML or Chakra traces" };
}

std::uint64_t stepNsOf(const LinkGraph& graph)
{
    return graph.time.front();
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
        for (std::uint64_t step = 0; step < m_steps; ++step) {
            clearRow();
            for (std::uint32_t c = 0; c < next.size(); ++c) {
                if (next[c] == form.classStart[c + 1] || form.edges[next[c]].start != step * m_stepNs)
                    continue;
                const TranslatedForm::Edge& edge = form.edges[next[c]++];
                moves.moveAll(moves.subtract(0, edge.node), roots);
                for (std::uint32_t npu = 0; npu < npus; ++npu)
                    m_row.set(place[moves.arc(c, npu)], roots[npu] * chunksPerNpu + edge.chunk);
            }
            m_writer.row(m_row);
            if (auto going = goesOn(); !going)
                return going;
        }
        return std::equal(next.begin(), next.end(), form.classStart.begin() + 1) ? Result<void>() : outOfStep();
    }

    Result<void> spellTimes(const TimedForm& form, const std::vector<std::uint32_t>& place)
    {
        std::vector<std::uint32_t> next(form.arcStart.begin(), form.arcStart.end() - 1);
        for (std::uint64_t step = 0; step < m_steps; ++step) {
            clearRow();
            for (std::uint32_t arc = 0; arc < next.size(); ++arc) {
                if (next[arc] != form.arcStart[arc + 1] && form.transfers[next[arc]].start == step * m_stepNs)
                    m_row.set(place[arc], form.transfers[next[arc]++].chunk);
            }
            m_writer.row(m_row);
            if (auto going = goesOn(); !going)
                return going;
        }
        return std::equal(next.begin(), next.end(), form.arcStart.begin() + 1) ? Result<void>() : outOfStep();
    }

    void clearRow()
    {
        std::ranges::fill(m_row.low(), std::uint16_t { 0xFFFF });
        std::ranges::fill(m_row.high(), std::uint16_t { 0xFFFF });
    }

    static Error outOfStep() { return noSuchForm("not all of its transfers start with a step"); }

    // finish() tells why a writer has failed.
    Result<void> goesOn()
    {
        if (m_watch.progress != nullptr)
            m_watch.progress->setDone(++m_done);
        if (m_watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, "writing was stopped", {}, {} };
        return m_writer.failed() ? m_writer.error() : Result<void>();
    }

    StepFileWriter& m_writer;
    Watch m_watch;
    ChunkColumn m_row;
    std::uint64_t m_stepNs = 1;
    std::uint64_t m_steps = 0;
    std::uint64_t m_done = 0;
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
    const bool isBoth = result.scatter && result.gather;
    const auto opposite = isBoth ? oppositeArcs(graph) : std::nullopt;
    if (opposite && isMirror(*result.scatter, *result.gather, *opposite))
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
        return noSuchForm("only an all-gather, a reduce-scatter and an all-reduce can, and this is a "
            + std::string(collective::toString(kind)));
    if (graph.nodes != graph.npus)
        return noSuchForm("the fabric has switches");
    if (!isStepFabric(graph))
        return noSuchForm(graph.arcs() == 0 ? "the fabric has no links" : "its links take different times");
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
    if (halves.size() == 1 && steps != nullptr && steps->stored && steps->stored->data().isNew() && !steps->isTurned) {
        if (auto labelled = label(*steps->stored, first.part, chunk); !labelled)
            return labelled;
        return steps->stored->data().saveAs(path, watch);
    }
    if (watch.progress != nullptr)
        watch.progress->setTotal(result.durationNs / stepNsOf(graph));
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    Result<StepFileWriter> writer = StepFileWriter::create(
        folder, *first.graph, first.schedule->chunksPerNpu, stepNsOf(graph), first.part, chunk);
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
    const Result<StepForm> written = writer->finish(halves.back().schedule->durationNs);
    if (!written)
        return written.error();
    return written->stored->data().saveAs(path, watch);
}

} // namespace weft::synthesis

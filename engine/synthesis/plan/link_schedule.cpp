// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/link_schedule.h"

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/plan/step_file.h"

#include <algorithm>
#include <cstring>

namespace weft::synthesis {

namespace {

template <class Visit> void visitSteps(const StepForm& form, const Visit& visit)
{
    std::uint64_t start = 0;
    // A file that has gone makes no difference here: the check of the schedule says so.
    (void)eachStep(form, [&](const StepForm::Window& window, const ChunkColumn& row) -> Result<void> {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i] != kNoChunk)
                visit(window.arcs[i], Transfer { start, row[i] });
        }
        start += form.stepNs;
        return {};
    });
}

template <class Visit> void visitAll(const LinkGraph& graph, const LinkSchedule& schedule, const Visit& visit)
{
    if (const auto* steps = std::get_if<StepForm>(&schedule.form))
        return visitSteps(*steps, visit);
    if (const auto* timed = std::get_if<TimedForm>(&schedule.form)) {
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
            for (std::uint32_t i = timed->arcStart[arc]; i < timed->arcStart[arc + 1]; ++i)
                visit(arc, timed->transfers[i]);
        }
        return;
    }
    const auto& tree = std::get<TranslatedForm>(schedule.form);
    const Translations& moves = tree.translations;
    for (std::uint32_t c = 0; c < moves.classes.size(); ++c) {
        for (std::uint32_t npu = 0; npu < schedule.npus; ++npu) {
            for (std::uint32_t e = tree.classStart[c]; e < tree.classStart[c + 1]; ++e) {
                const std::uint32_t root = moves.subtract(npu, tree.edges[e].node);
                visit(moves.arc(c, npu),
                    Transfer { tree.edges[e].start, root * schedule.chunksPerNpu + tree.edges[e].chunk });
            }
        }
    }
}

} // namespace

void TransferColumns::resize(std::size_t size)
{
    m_chunk.resize(size);
    m_start.resize(size);
    if (!m_chunkHigh.empty())
        m_chunkHigh.resize(size);
    if (!m_startHigh.empty())
        m_startHigh.resize(size);
}

void TransferColumns::set(std::size_t i, const Transfer& transfer)
{
    m_chunk[i] = static_cast<std::uint16_t>(transfer.chunk);
    m_start[i] = static_cast<std::uint32_t>(transfer.start);
    const auto chunkHigh = static_cast<std::uint16_t>(transfer.chunk >> 16U);
    const auto startHigh = static_cast<std::uint32_t>(transfer.start >> 32U);
    if (m_chunkHigh.empty() && chunkHigh != 0)
        m_chunkHigh.resize(size());
    if (m_startHigh.empty() && startHigh != 0)
        m_startHigh.resize(size());
    if (!m_chunkHigh.empty())
        m_chunkHigh[i] = chunkHigh;
    if (!m_startHigh.empty())
        m_startHigh[i] = startHigh;
}

void StepPrint::window(std::span<const std::uint32_t> arcs)
{
    for (const std::uint32_t arc : arcs)
        m_print.add(arc);
}

StepPrint::RowSums StepPrint::sumsOf(const ChunkColumn& row)
{
    // Four entries at a time, which do not wait for each other.
    const auto sum = [](std::span<const std::uint16_t> entries) {
        std::uint64_t total = entries.size();
        for (std::size_t at = 0; at < entries.size(); at += 4) {
            std::uint64_t word = 0;
            std::memcpy(&word, entries.data() + at, std::min<std::size_t>(entries.size() - at, 4) * 2);
            total += mixed(word ^ mixed(at));
        }
        return total;
    };
    return { sum(row.low()), sum(row.high()) };
}

void StepPrint::row(const RowSums& sums)
{
    m_print.add(sums.low);
    m_print.add(sums.high);
}

std::uint64_t LinkSchedule::transferCount() const
{
    if (const auto* timed = std::get_if<TimedForm>(&form))
        return timed->transfers.size();
    if (const auto* translated = std::get_if<TranslatedForm>(&form))
        return translated->edges.size() * npus;
    if (const auto& steps = std::get<StepForm>(form); steps.stored)
        return steps.storedTransfers;
    std::uint64_t count = 0;
    visitSteps(std::get<StepForm>(form), [&](std::uint32_t, const Transfer&) { ++count; });
    return count;
}

std::uint64_t LinkSchedule::fingerprint() const
{
    Fingerprint print;
    print.add(npus);
    print.add(chunksPerNpu);
    print.add(durationNs);
    print.add(form.index());
    if (const auto* timed = std::get_if<TimedForm>(&form)) {
        for (const std::uint32_t start : timed->arcStart)
            print.add(start);
        for (std::size_t i = 0; i < timed->transfers.size(); ++i) {
            const Transfer transfer = timed->transfers[i];
            print.add(transfer.start);
            print.add(transfer.chunk);
        }
    } else if (const auto* translated = std::get_if<TranslatedForm>(&form)) {
        for (const std::uint32_t start : translated->classStart)
            print.add(start);
        for (const TranslatedForm::Edge& edge : translated->edges) {
            print.add(edge.start);
            print.add(std::uint64_t { edge.node } << 32U | edge.chunk);
        }
    } else {
        const auto& steps = std::get<StepForm>(form);
        StepPrint content;
        for (const StepForm::Window& window : steps.windows) {
            content.window(window.arcs);
            for (const ChunkColumn& row : window.rows)
                content.row(StepPrint::sumsOf(row));
        }
        print.add(steps.stored ? steps.storedPrint : content.value());
    }
    return print.value();
}

std::uint64_t LinkSchedule::memoryBytes() const
{
    if (const auto* timed = std::get_if<TimedForm>(&form))
        return timed->transfers.memoryBytes() + timed->arcStart.capacity() * 4;
    if (const auto* translated = std::get_if<TranslatedForm>(&form))
        return translated->edges.capacity() * sizeof(TranslatedForm::Edge) + translated->translations.arcs.size() * 4;
    std::uint64_t bytes = 0;
    for (const StepForm::Window& window : std::get<StepForm>(form).windows) {
        bytes += window.arcs.capacity() * 4 + window.rows.capacity() * sizeof(ChunkColumn);
        for (const ChunkColumn& row : window.rows)
            bytes += row.memoryBytes();
    }
    return bytes;
}

void eachTransfer(const LinkGraph& graph, const LinkSchedule& schedule, const VisitTransfer& visit)
{
    visitAll(graph, schedule, visit);
}

TimedForm spelledOut(const LinkGraph& graph, const LinkSchedule& schedule)
{
    if (const auto* timed = std::get_if<TimedForm>(&schedule.form))
        return *timed;
    return TimedForm::made(graph.arcs(), [&](const auto& visit) { visitAll(graph, schedule, visit); });
}

LinkSchedule mirrored(LinkSchedule schedule, const std::vector<std::uint32_t>& opposite)
{
    if (auto* steps = std::get_if<StepForm>(&schedule.form)) {
        for (StepForm::Window& window : steps->windows) {
            for (std::uint32_t& arc : window.arcs)
                arc = opposite[arc];
        }
        steps->isTurned = steps->stored != nullptr;
    } else if (auto* translated = std::get_if<TranslatedForm>(&schedule.form)) {
        for (std::uint32_t& arc : translated->translations.arcs)
            arc = opposite[arc];
    } else {
        auto& form = std::get<TimedForm>(schedule.form);
        form = TimedForm::made(opposite.size(), [&opposite, old = std::move(form)](const auto& visit) {
            for (std::uint32_t arc = 0; arc < opposite.size(); ++arc) {
                for (std::uint32_t i = old.arcStart[arc]; i < old.arcStart[arc + 1]; ++i)
                    visit(opposite[arc], old.transfers[i]);
            }
        });
    }
    return schedule;
}

} // namespace weft::synthesis

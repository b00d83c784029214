// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/step_constructor.h"

#include "engine/core/crew.h"
#include "engine/synthesis/construct/held_rows.h"
#include "engine/synthesis/plan/step_file.h"

#include <algorithm>
#include <utility>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15U; // spreads small numbers over the upper bits of a product
constexpr std::size_t kShortestWindow = 16; // steps
constexpr std::size_t kCacheBytes = 1U << 20U; // larger tables are fetched ahead of their use
constexpr std::size_t kAhead = 8; // NPUs

// Steps are made in batches: every link is given its chunks for all steps of a batch at once, among those that its
// source holds when it begins. That costs a fraction of single steps, and is undone and tried shorter where the NPU
// that needs longest would lose a step by it.
class StepConstructor {
public:
    StepConstructor(const LinkGraph& graph, std::uint32_t chunksPerNpu, const StepOptions& options, const Watch& watch)
        : m_graph(graph)
        , m_options(options)
        , m_watch(watch)
        , m_chunks(graph.npus * chunksPerNpu)
        , m_held(graph.npus, chunksPerNpu)
        , m_links(graph, m_held.words(), options.seed)
        , m_missing(graph.npus, m_chunks - chunksPerNpu)
        , m_left(m_missing)
        , m_place(graph.npus, 0)
        , m_workers(std::clamp(options.threads, 1U, std::max(graph.npus / 64, 1U)))
    {
        for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
            if (m_missing[npu] == 0)
                continue;
            m_active.push_back(npu);
            const std::uint64_t count = std::max(links(npu), 1U);
            m_needed = std::max(m_needed, (m_missing[npu] + count - 1) / count);
        }
        for (Worker& worker : m_workers)
            worker.taken.assign(m_held.words(), 0);
        m_form.stepNs = graph.arcs() == 0 ? 0 : graph.time.front();
    }

    Result<std::optional<StepResult>> run()
    {
        const std::uint64_t transfers = std::uint64_t { m_chunks } * (m_graph.npus - 1);
        if (transfers * (ChunkColumn(m_chunks, 1).isWide() ? 4 : 2) > m_options.keepBytes) {
            Result<StepFileWriter> writer
                = StepFileWriter::create(m_options.directory, m_graph, m_chunks / m_graph.npus, m_form.stepNs);
            if (!writer)
                return writer.error();
            m_writer.emplace(*std::move(writer));
        }
        if (m_watch.progress != nullptr)
            m_watch.progress->setTotal(std::uint64_t { m_missing.empty() ? 0 : m_missing[0] } * m_graph.npus);
        if (!m_active.empty()) {
            startWindow();
            startBatch();
            const auto shares = static_cast<std::uint32_t>(m_workers.size());
            Crew crew(shares);
            const Crew::Task choose = [this](std::uint64_t share, auto) { chooseShare(share); };
            const Crew::Task commit = [this](std::uint64_t share, auto) { commitShare(share); };
            while (!m_stopped && !m_active.empty()) {
                crew.run(shares, choose);
                judge();
                crew.run(shares, commit);
                endBatch();
            }
        }
        if (m_writer && (m_writer->failed() || !m_stopped)) {
            Result<StepForm> stored = m_writer->finish(m_step * m_form.stepNs);
            if (!stored)
                return stored.error();
            m_form = *std::move(stored);
        }
        if (m_stopped)
            return std::optional<StepResult> {};
        StepResult result;
        result.schedule = { m_graph.npus, m_chunks / m_graph.npus, m_step * m_form.stepNs, std::move(m_form) };
        result.threads = static_cast<std::uint32_t>(m_workers.size());
        result.stateBytes = m_held.memoryBytes() + m_links.memoryBytes() + (m_place.size() + m_missing.size()) * 4
            + m_workers.size() * m_held.words() * 8;
        return std::optional(std::move(result));
    }

private:
    // What one thread needs for itself.
    struct Worker {
        std::vector<ChosenChunks> chosen; // in the batch at hand
        std::vector<std::uint64_t> taken; // the same chunks for the NPU at hand, by word; all 0 between NPUs
        std::uint64_t delivered = 0;
        std::uint32_t slowestMissing = 0; // of the NPU that will take longest after the batch, by missing / links
        std::uint32_t slowestLinks = 1;
    };
    [[nodiscard]] std::uint32_t links(std::uint32_t npu) const
    {
        return m_graph.incoming.start[npu + 1] - m_graph.incoming.start[npu];
    }

    // Gives the nth link into the NPU up to `wanted` chunks, which the NPU neither holds nor is about to get, for the
    // first steps of the batch. Returns how many.
    std::uint32_t fill(std::uint32_t npu, std::uint32_t nth, std::uint32_t wanted, Worker& worker)
    {
        const std::uint32_t slot = m_graph.incoming.start[npu] + nth;
        const std::size_t entry = m_place[npu] + nth;
        const auto turn = static_cast<int>((m_stepHash ^ slot) * kGolden >> 58U);
        std::uint32_t given = 0;
        m_links.bring(m_held, npu, slot, turn, worker.taken, worker.chosen, [&](std::uint32_t chunk) {
            m_rows[given].set(entry, chunk);
            return ++given < wanted;
        });
        return given;
    }

    // Nothing is left for the nth link in a batch of one step: it takes over the chunk of an earlier link into the same
    // NPU that finds itself a new one.
    bool trade(std::uint32_t npu, std::uint32_t nth, Worker& worker)
    {
        const std::size_t place = m_place[npu];
        const std::uint32_t source = m_links.source(m_graph.incoming.start[npu] + nth);
        for (std::uint32_t i = 0; i < nth; ++i) {
            const std::uint32_t chunk = m_rows[0][place + i];
            if (chunk == kNoChunk || !m_held.holds(source, chunk) || fill(npu, i, 1, worker) == 0)
                continue;
            m_rows[0].set(place + nth, chunk);
            return true;
        }
        return false;
    }

    void choose(std::uint32_t npu, Worker& worker)
    {
        const std::uint32_t count = links(npu);
        const std::size_t before = worker.chosen.size();
        std::uint32_t left = m_missing[npu];
        for (std::uint32_t i = 0; i < count && left != 0; ++i) {
            std::uint32_t given = fill(npu, i, std::min(m_batch.steps(), left), worker);
            if (given == 0 && m_batch.steps() == 1)
                given = trade(npu, i, worker) ? 1 : 0;
            left -= given;
        }
        for (std::size_t i = before; i < worker.chosen.size(); ++i)
            worker.taken[worker.chosen[i].word] = 0;
        m_left[npu] = left;
        worker.delivered += m_missing[npu] - left;
        // The division is left to the end of the batch.
        if (std::uint64_t { left } * worker.slowestLinks > std::uint64_t { worker.slowestMissing } * count) {
            worker.slowestMissing = left;
            worker.slowestLinks = std::max(count, 1U);
        }
    }

    void fetch(std::uint32_t npu) const
    {
        for (std::uint32_t slot = m_graph.incoming.start[npu]; slot < m_graph.incoming.start[npu + 1]; ++slot) {
            if (m_batch.steps() > 1 || m_links.isEmpty(slot))
                m_links.fetch(m_held, npu, slot);
        }
    }

    void startWindow()
    {
        StepForm::Window window;
        for (const std::uint32_t npu : m_active) {
            m_place[npu] = static_cast<std::uint32_t>(window.arcs.size());
            const std::span<const std::uint32_t> in = m_graph.in(npu);
            window.arcs.insert(window.arcs.end(), in.begin(), in.end());
        }
        if (m_writer)
            m_writer->window(window.arcs);
        m_form.windows.push_back(std::move(window));
        m_windowSteps = 0;
    }

    void startBatch()
    {
        m_rows.clear();
        for (std::uint32_t step = 0; step < m_batch.steps(); ++step)
            m_rows.emplace_back(m_chunks, m_form.windows.back().arcs.size());
        m_stepHash = mixed(mixed(m_options.seed) + m_step);
    }

    void judge()
    {
        m_chosen = 0;
        m_neededAfter = 0;
        for (Worker& worker : m_workers) {
            m_chosen += std::exchange(worker.delivered, 0);
            m_neededAfter = std::max<std::uint64_t>(
                m_neededAfter, (worker.slowestMissing + worker.slowestLinks - 1) / worker.slowestLinks);
            worker.slowestMissing = 0;
            worker.slowestLinks = 1;
        }
        m_isKept = m_batch.steps() == 1 || m_neededAfter + m_batch.steps() <= m_needed;
    }

    void keepRows()
    {
        for (ChunkColumn& row : m_rows) {
            if (m_writer)
                m_writer->row(row);
            else
                m_form.windows.back().rows.push_back(std::move(row));
        }
        m_windowSteps += m_rows.size();
        m_step += m_rows.size();
        m_delivered += m_chosen;
        m_needed = m_neededAfter;
        m_batch.kept(m_step, m_needed);
        std::swap(m_missing, m_left);
        if (m_watch.progress != nullptr)
            m_watch.progress->setDone(m_delivered);
        std::erase_if(m_active, [&](std::uint32_t npu) { return m_missing[npu] == 0; });
    }

    void endBatch()
    {
        if (m_isKept)
            keepRows();
        else
            m_batch.undone();
        m_stopped = m_chosen == 0 || m_step + m_needed > m_options.limitSteps || m_watch.stop.stop_requested()
            || (m_writer && m_writer->failed());
        if (m_stopped || m_active.empty())
            return;
        const std::size_t live = sumOf(m_active, [this](std::uint32_t npu) { return std::size_t { links(npu) }; });
        // Rows of a new window are shorter; a window costs one list of arcs.
        if (live * 8 < m_form.windows.back().arcs.size() * 7 && m_windowSteps >= kShortestWindow)
            startWindow();
        startBatch();
    }

    void chooseShare(std::uint64_t share)
    {
        const bool ahead = m_held.memoryBytes() > kCacheBytes;
        const std::size_t begin = m_active.size() * share / m_workers.size();
        const std::size_t end = m_active.size() * (share + 1) / m_workers.size();
        for (std::size_t i = begin; i < end; ++i) {
            if (ahead && i + kAhead < end)
                fetch(m_active[i + kAhead]);
            choose(m_active[i], m_workers[share]);
        }
    }

    void commitShare(std::uint64_t share)
    {
        Worker& worker = m_workers[share];
        if (m_isKept) {
            const std::size_t ahead = m_held.memoryBytes() > kCacheBytes ? 2 * kAhead : worker.chosen.size();
            for (std::size_t i = 0; i < worker.chosen.size(); ++i) {
                if (i + ahead < worker.chosen.size())
                    m_held.fetchForAdd(worker.chosen[i + ahead].npu, worker.chosen[i + ahead].word);
                m_held.add(worker.chosen[i].npu, worker.chosen[i].word, worker.chosen[i].chunks);
            }
        } else {
            m_links.discard(worker.chosen);
        }
        worker.chosen.clear();
    }

    const LinkGraph& m_graph;
    StepOptions m_options;
    Watch m_watch;
    std::uint32_t m_chunks = 0;
    HeldRows m_held;
    LinkCursors m_links;
    std::vector<std::uint32_t> m_missing; // by NPU
    std::vector<std::uint32_t> m_left; // the same after the batch, of active NPUs
    std::vector<std::uint32_t> m_active; // NPUs that lack something, ascending
    std::vector<std::uint32_t> m_place; // by NPU: the entry of its first link in a row of the window
    StepForm m_form;
    std::optional<StepFileWriter> m_writer; // of what m_form's windows would otherwise hold
    std::uint64_t m_windowSteps = 0;
    std::vector<ChunkColumn> m_rows; // of the batch
    BatchLength m_batch;
    std::uint64_t m_step = 0;
    std::uint64_t m_stepHash = 0;
    std::uint64_t m_needed = 0; // steps that the slowest NPU needs at least
    std::uint64_t m_neededAfter = 0; // the batch
    std::uint64_t m_chosen = 0; // transfers of the batch
    std::uint64_t m_delivered = 0;
    std::vector<Worker> m_workers;
    bool m_isKept = false; // the batch
    bool m_stopped = false;
};

} // namespace

bool isStepFabric(const LinkGraph& graph)
{
    return graph.arcs() != 0 && isUniform(graph, graph.time.front());
}

Result<std::optional<StepResult>> constructBySteps(
    const LinkGraph& graph, std::uint32_t chunksPerNpu, const StepOptions& options, const Watch& watch)
{
    return StepConstructor(graph, chunksPerNpu, options, watch).run();
}

} // namespace weft::synthesis

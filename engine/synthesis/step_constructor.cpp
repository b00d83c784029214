// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/step_constructor.h"

#include "engine/synthesis/hashing.h"
#include "engine/synthesis/large_pages.h"
#include "engine/synthesis/step_file.h"

#include <algorithm>
#include <barrier>
#include <bit>
#include <thread>
#include <utility>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kWordBits = 64;
constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15U; // spreads small numbers over the upper bits of a product
constexpr std::size_t kShortestWindow = 16; // steps
constexpr std::size_t kCacheBytes = 1U << 20U; // larger tables are fetched ahead of their use
constexpr std::size_t kAhead = 8; // NPUs

class StepConstructor {
public:
    StepConstructor(const LinkGraph& graph, std::uint32_t chunksPerNpu, const StepOptions& options, const Watch& watch);
    Result<std::optional<StepResult>> run();

private:
    // What one thread needs for itself.
    struct Worker {
        std::vector<std::uint64_t> taken; // chunks chosen for the NPU at hand in this step; all 0 between NPUs
        std::uint64_t delivered = 0;
        std::uint32_t slowestMissing = 0; // of the NPU that will take longest, by missing / links
        std::uint32_t slowestLinks = 1;
    };

    [[nodiscard]] std::uint64_t* row(std::uint32_t npu) { return m_rows.data() + npu * m_rowWords; }
    [[nodiscard]] std::uint32_t links(std::uint32_t npu) const
    {
        return m_graph.inStart[npu + 1] - m_graph.inStart[npu];
    }

    void choose(std::uint32_t npu, Worker& worker);
    [[nodiscard]] std::uint32_t pick(std::uint32_t npu, std::uint32_t slot, Worker& worker);
    [[nodiscard]] bool refill(std::uint32_t npu, std::uint32_t slot, const Worker& worker);
    [[nodiscard]] bool trade(std::uint32_t npu, std::uint32_t nth, Worker& worker);
    void commit(std::uint32_t npu, Worker& worker);
    void prefetch(std::uint32_t npu);
    void prefetchChosen(std::uint32_t npu);
    void startWindow();
    void startStep();
    void endStep() noexcept;
    void work(std::uint32_t thread, std::barrier<>& chosenAll, auto& stepEnded);

    const LinkGraph& m_graph;
    StepOptions m_options;
    Watch m_watch;
    std::uint32_t m_chunks = 0;
    std::uint32_t m_words = 0; // of bits
    std::uint32_t m_summaryWords = 0; // a bit for each word of bits
    // By NPU: the chunks held; which words have any; which words lack any. Chunks past the last count as held.
    std::size_t m_rowWords = 0;
    LargeTable<std::uint64_t> m_rows;
    // What a link may bring, as far as it has looked: chunks of one word that its source holds and its target lacks.
    // Only when they are used up are the rows of the two NPUs read again, so that most choices touch no row at all.
    struct Link {
        std::uint64_t candidates = 0;
        std::uint32_t word = 0;
        std::uint32_t source = 0;
    };
    std::vector<Link> m_links; // by slot, a place in LinkGraph::inArcs: the links into one NPU are together
    std::vector<std::uint32_t> m_missing; // by NPU
    std::vector<std::uint32_t> m_active; // NPUs that lack something, ascending
    std::vector<std::uint32_t> m_place; // by NPU: the entry of its first link in a row of the window
    StepForm m_form;
    std::optional<StepFileWriter> m_writer; // of what m_form's windows would otherwise hold
    std::uint64_t m_windowSteps = 0;
    ChunkColumn m_current;
    std::uint64_t m_step = 0;
    std::uint64_t m_stepHash = 0;
    std::uint64_t m_delivered = 0;
    std::vector<Worker> m_workers;
    bool m_stopped = false;
};

StepConstructor::StepConstructor(
    const LinkGraph& graph, std::uint32_t chunksPerNpu, const StepOptions& options, const Watch& watch)
    : m_graph(graph)
    , m_options(options)
    , m_watch(watch)
    , m_chunks(graph.npus * chunksPerNpu)
    , m_words((m_chunks + kWordBits - 1) / kWordBits)
    , m_summaryWords((m_words + kWordBits - 1) / kWordBits)
    , m_rowWords(std::size_t { m_words } + 2 * m_summaryWords)
    , m_rows(m_rowWords * graph.npus, 0)
    , m_missing(graph.npus, m_chunks - chunksPerNpu)
    , m_place(graph.npus, 0)
    , m_workers(std::clamp(options.threads, 1U, std::max(graph.npus / 64, 1U)))
{
    for (const std::uint32_t arc : graph.inArcs) {
        const std::uint32_t word = below(mixed(options.seed ^ mixed(arc)), m_words);
        m_links.push_back({ 0, word, graph.source[arc] });
    }
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
        std::uint64_t* bits = row(npu);
        std::uint64_t* any = bits + m_words;
        std::uint64_t* lacking = any + m_summaryWords;
        for (std::uint32_t k = 0; k < chunksPerNpu; ++k) {
            const std::uint32_t chunk = npu * chunksPerNpu + k;
            bits[chunk / kWordBits] |= std::uint64_t { 1 } << (chunk % kWordBits);
        }
        if (m_chunks % kWordBits != 0)
            bits[m_words - 1] |= ~std::uint64_t { 0 } << (m_chunks % kWordBits);
        for (std::uint32_t word = 0; word < m_words; ++word) {
            const std::uint64_t flag = std::uint64_t { 1 } << (word % kWordBits);
            any[word / kWordBits] |= bits[word] != 0 ? flag : 0;
            lacking[word / kWordBits] |= ~bits[word] != 0 ? flag : 0;
        }
        if (m_missing[npu] != 0)
            m_active.push_back(npu);
    }
    for (Worker& worker : m_workers)
        worker.taken.assign(m_words, 0);
    m_form.stepNs = graph.arcs() == 0 ? 0 : graph.time.front();
}

// New candidates for a link: of the same word, or else of the next one that has some.
bool StepConstructor::refill(std::uint32_t npu, std::uint32_t slot, const Worker& worker)
{
    Link& link = m_links[slot];
    const std::uint64_t* source = row(link.source);
    const std::uint64_t* target = row(npu);
    const auto look = [&](std::uint32_t word) { return source[word] & ~target[word] & ~worker.taken[word]; };
    link.candidates = look(link.word);
    if (link.candidates != 0)
        return true;
    const std::uint64_t* any = source + m_words;
    const std::uint64_t* lacking = target + m_words + m_summaryWords;
    const std::uint32_t first = link.word / kWordBits;
    // Once round, and the first summary word again for what lies before the link's own.
    const std::uint64_t fromHere = ~std::uint64_t { 0 } << (link.word % kWordBits);
    for (std::uint32_t i = 0; i <= m_summaryWords; ++i) {
        const std::uint32_t summary = first + i < m_summaryWords ? first + i : first + i - m_summaryWords;
        const std::uint64_t mask = i == 0 ? fromHere : i == m_summaryWords ? ~fromHere : ~std::uint64_t { 0 };
        for (std::uint64_t words = any[summary] & lacking[summary] & mask; words != 0; words &= words - 1) {
            const std::uint32_t word = summary * kWordBits + static_cast<std::uint32_t>(std::countr_zero(words));
            link.candidates = look(word);
            if (link.candidates != 0) {
                link.word = word;
                return true;
            }
        }
    }
    return false;
}

// A chunk for the link that its target neither holds nor is about to get, or kNoChunk.
inline std::uint32_t StepConstructor::pick(std::uint32_t npu, std::uint32_t slot, Worker& worker)
{
    Link* const link = m_links.data() + slot;
    if (link->candidates == 0 && !refill(npu, slot, worker))
        return kNoChunk;
    const std::uint32_t word = link->word;
    const auto turn = static_cast<int>((m_stepHash ^ slot) * kGolden >> 58U);
    const auto bit = static_cast<std::uint32_t>(std::countr_zero(std::rotr(link->candidates, turn)) + turn) % kWordBits;
    const std::uint64_t mask = std::uint64_t { 1 } << bit;
    worker.taken[word] |= mask;
    Link* const last = m_links.data() + m_graph.inStart[npu + 1];
    for (Link* other = m_links.data() + m_graph.inStart[npu]; other != last; ++other)
        other->candidates &= ~(other->word == word ? mask : 0);
    return word * kWordBits + bit;
}

// Nothing is left for the nth link: it takes over the chunk of an earlier link into the same NPU that finds itself a
// new one.
bool StepConstructor::trade(std::uint32_t npu, std::uint32_t nth, Worker& worker)
{
    const std::uint32_t slot = m_graph.inStart[npu];
    const std::uint32_t place = m_place[npu];
    const std::uint64_t* source = row(m_links[slot + nth].source);
    for (std::uint32_t i = 0; i < nth; ++i) {
        const std::uint32_t chunk = m_current[place + i];
        if (chunk == kNoChunk || (source[chunk / kWordBits] >> (chunk % kWordBits) & 1U) == 0)
            continue;
        const std::uint32_t instead = pick(npu, slot + i, worker);
        if (instead == kNoChunk)
            continue;
        m_current.set(place + nth, chunk);
        m_current.set(place + i, instead);
        return true;
    }
    return false;
}

void StepConstructor::choose(std::uint32_t npu, Worker& worker)
{
    const std::uint32_t slot = m_graph.inStart[npu];
    const std::uint32_t place = m_place[npu];
    const std::uint32_t count = links(npu);
    std::uint32_t left = m_missing[npu];
    for (std::uint32_t i = 0; i < count && left != 0; ++i) {
        const std::uint32_t chunk = pick(npu, slot + i, worker);
        if (chunk != kNoChunk) {
            m_current.set(place + i, chunk);
            --left;
        } else {
            left -= trade(npu, i, worker);
        }
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        if (const std::uint32_t chunk = m_current[place + i]; chunk != kNoChunk)
            worker.taken[chunk / kWordBits] = 0;
    }
}

void StepConstructor::commit(std::uint32_t npu, Worker& worker)
{
    std::uint64_t* bits = row(npu);
    std::uint64_t* any = bits + m_words;
    std::uint64_t* lacking = any + m_summaryWords;
    const std::uint32_t count = links(npu);
    std::uint32_t delivered = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t chunk = m_current[m_place[npu] + i];
        if (chunk == kNoChunk)
            continue;
        const std::uint32_t word = chunk / kWordBits;
        const std::uint64_t flag = std::uint64_t { 1 } << (word % kWordBits);
        // The summaries lie in other cache lines and change twice in the life of a word.
        if (bits[word] == 0)
            any[word / kWordBits] |= flag;
        bits[word] |= std::uint64_t { 1 } << (chunk % kWordBits);
        if (~bits[word] == 0)
            lacking[word / kWordBits] &= ~flag;
        ++delivered;
    }
    m_missing[npu] -= delivered;
    worker.delivered += delivered;
    // The division is left to the step's end.
    if (std::uint64_t { m_missing[npu] } * worker.slowestLinks > std::uint64_t { worker.slowestMissing } * count) {
        worker.slowestMissing = m_missing[npu];
        worker.slowestLinks = count;
    }
}

void StepConstructor::prefetch(std::uint32_t npu)
{
    for (std::uint32_t slot = m_graph.inStart[npu]; slot < m_graph.inStart[npu + 1]; ++slot) {
        const Link& link = m_links[slot];
        if (link.candidates == 0) {
            __builtin_prefetch(row(link.source) + link.word);
            __builtin_prefetch(row(npu) + link.word);
        }
    }
}

void StepConstructor::prefetchChosen(std::uint32_t npu)
{
    for (std::uint32_t i = 0; i < links(npu); ++i) {
        if (const std::uint32_t chunk = m_current[m_place[npu] + i]; chunk != kNoChunk)
            __builtin_prefetch(row(npu) + chunk / kWordBits, 1);
    }
}

void StepConstructor::startWindow()
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

void StepConstructor::startStep()
{
    m_current = ChunkColumn(m_chunks, m_form.windows.back().arcs.size());
    m_stepHash = mixed(mixed(m_options.seed) + m_step);
}

// Runs on one thread while the others wait.
void StepConstructor::endStep() noexcept
{
    std::uint64_t delivered = 0;
    std::uint64_t needed = 0;
    for (Worker& worker : m_workers) {
        delivered += std::exchange(worker.delivered, 0);
        needed
            = std::max<std::uint64_t>(needed, (worker.slowestMissing + worker.slowestLinks - 1) / worker.slowestLinks);
        worker.slowestMissing = 0;
        worker.slowestLinks = 1;
    }
    if (m_writer)
        m_writer->row(m_current);
    else
        m_form.windows.back().rows.push_back(std::move(m_current));
    ++m_windowSteps;
    ++m_step;
    m_delivered += delivered;
    if (m_watch.progress != nullptr)
        m_watch.progress->setDone(m_delivered);
    m_stopped = delivered == 0 || m_step + needed > m_options.limitSteps || m_watch.stop.stop_requested()
        || (m_writer && m_writer->failed());
    std::erase_if(m_active, [&](std::uint32_t npu) { return m_missing[npu] == 0; });
    if (m_stopped || m_active.empty())
        return;
    std::size_t live = 0;
    for (const std::uint32_t npu : m_active)
        live += links(npu);
    // Rows of a new window are shorter; a window costs one list of arcs.
    if (live * 8 < m_form.windows.back().arcs.size() * 7 && m_windowSteps >= kShortestWindow)
        startWindow();
    startStep();
}

void StepConstructor::work(std::uint32_t thread, std::barrier<>& chosenAll, auto& stepEnded)
{
    Worker& worker = m_workers[thread];
    const std::size_t threads = m_workers.size();
    const bool ahead = m_rows.size() * sizeof(std::uint64_t) > kCacheBytes;
    while (!m_stopped && !m_active.empty()) {
        const std::size_t begin = m_active.size() * thread / threads;
        const std::size_t end = m_active.size() * (thread + 1) / threads;
        for (std::size_t i = begin; i < end; ++i) {
            if (ahead && i + kAhead < end)
                prefetch(m_active[i + kAhead]);
            choose(m_active[i], worker);
        }
        chosenAll.arrive_and_wait();
        for (std::size_t i = begin; i < end; ++i) {
            if (ahead && i + kAhead < end)
                prefetchChosen(m_active[i + kAhead]);
            commit(m_active[i], worker);
        }
        stepEnded.arrive_and_wait();
    }
}

Result<std::optional<StepResult>> StepConstructor::run()
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
        startStep();
        const auto threads = static_cast<std::ptrdiff_t>(m_workers.size());
        std::barrier<> chosenAll(threads);
        auto end = [this]() noexcept { endStep(); };
        std::barrier stepEnded(threads, end);
        std::vector<std::jthread> others;
        for (std::uint32_t thread = 1; thread < m_workers.size(); ++thread)
            others.emplace_back([&, thread] { work(thread, chosenAll, stepEnded); });
        work(0, chosenAll, stepEnded);
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
    result.stateBytes = m_rows.size() * 8 + m_links.size() * sizeof(Link) + (m_place.size() + m_missing.size()) * 4
        + m_workers.size() * m_words * 8;
    return std::optional(std::move(result));
}

} // namespace

bool isStepFabric(const LinkGraph& graph)
{
    return graph.nodes == graph.npus && graph.arcs() != 0
        && std::ranges::all_of(graph.time, [&](std::uint64_t time) { return time == graph.time.front(); });
}

Result<std::optional<StepResult>> constructBySteps(
    const LinkGraph& graph, std::uint32_t chunksPerNpu, const StepOptions& options, const Watch& watch)
{
    return StepConstructor(graph, chunksPerNpu, options, watch).run();
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/event_constructor.h"

#include "engine/synthesis/construct/held_rows.h"

#include <algorithm>
#include <bit>

namespace weft::synthesis {

namespace {

constexpr double kLevelRatio = 1.2;
constexpr std::uint32_t kNowhere = 0xFFFFFFFFU;

// By arc, 0 the fastest: links whose times differ by less than a fifth are of one level, counted from its fastest.
std::vector<std::uint8_t> levelsOf(const LinkGraph& graph)
{
    constexpr std::size_t kMostLevels = 256;
    std::vector<double> fastest; // by level: ns
    for (const std::uint64_t time : sortedOnce(graph.time)) {
        const auto ns = static_cast<double>(time);
        if (fastest.empty() || (ns > fastest.back() * kLevelRatio && fastest.size() < kMostLevels))
            fastest.push_back(ns);
    }
    return mapped(graph.time, [&fastest](std::uint64_t time) {
        const auto slower = std::ranges::upper_bound(fastest, static_cast<double>(time));
        return static_cast<std::uint8_t>(slower - fastest.begin() - 1);
    });
}

// Nodes that reach each other over links faster than a level, as a number by node: those of a region reach its first
// node and are reached from there.
std::vector<std::uint32_t> regionsOf(
    const LinkGraph& graph, const std::vector<std::uint8_t>& levels, std::uint32_t level)
{
    std::vector<std::uint32_t> regions(graph.nodes, kNowhere);
    std::uint32_t count = 0;
    std::vector<std::uint32_t> reached;
    std::vector<std::uint32_t> reachedFrom(graph.nodes, kNowhere);
    std::vector<std::uint32_t> reaches(graph.nodes, kNowhere);
    const auto spread = [&](std::uint32_t first, bool backwards) {
        std::vector<std::uint32_t>& seenFrom = backwards ? reaches : reachedFrom;
        reached.assign(1, first);
        seenFrom[first] = first;
        for (std::size_t at = 0; at < reached.size(); ++at) {
            for (const std::uint32_t arc : backwards ? graph.in(reached[at]) : graph.out(reached[at])) {
                const std::uint32_t node = backwards ? graph.source[arc] : graph.target[arc];
                if (levels[arc] >= level || regions[node] != kNowhere || seenFrom[node] == first)
                    continue;
                seenFrom[node] = first;
                reached.push_back(node);
            }
        }
    };
    for (std::uint32_t first = 0; first < graph.nodes; ++first) {
        if (regions[first] != kNowhere)
            continue;
        spread(first, false);
        spread(first, true);
        for (const std::uint32_t node : reached) {
            if (reachedFrom[node] == first)
                regions[node] = count;
        }
        ++count;
    }
    return regions;
}

} // namespace

EventConstructor::EventConstructor(const LinkGraph& graph, std::uint32_t chunksPerNpu)
    : m_graph(graph)
    , m_perNpu(chunksPerNpu)
    , m_chunks(graph.npus * chunksPerNpu)
    , m_words((m_chunks + HeldRows::kWordBits - 1) / HeldRows::kWordBits)
    , m_nsPerChunk(ingressNs(graph))
    , m_levels(levelsOf(graph))
    , m_flights(graph.time)
    , m_isTouched(graph.arcs(), 0)
{
    m_regions.resize(m_levels.empty() ? 1 : std::ranges::max(m_levels) + std::size_t { 1 });
    for (std::uint32_t level = 1; level < m_regions.size(); ++level) {
        m_regions[level].of = regionsOf(m_graph, m_levels, level);
        m_regions[level].rows.resize((std::ranges::max(m_regions[level].of) + std::size_t { 1 }) * m_words);
    }
}

void EventConstructor::reset()
{
    m_now = 0;
    m_hopeless = false;
    m_left = std::uint64_t { m_graph.npus - 1 } * m_chunks;
    m_held.assign(std::size_t { m_graph.npus } * m_words, 0);
    m_taken.assign(m_held.size(), 0);
    for (RegionRows& regions : m_regions)
        std::ranges::fill(regions.rows, 0U);
    m_open.assign(m_graph.npus, m_chunks - m_perNpu);
    m_holders.assign(m_chunks, 1);
    m_free.assign(m_graph.arcs(), 0);
    m_flights.clear();
    for (const std::uint32_t arc : m_touched)
        m_isTouched[arc] = 0;
    m_touched.clear();
    m_jobs.clear();
    m_jobs.reserve(m_left);
    for (std::uint32_t chunk = 0; chunk < m_chunks; ++chunk) {
        const std::uint32_t npu = chunk / m_perNpu;
        held(npu)[chunk / HeldRows::kWordBits] |= HeldRows::bitOf(chunk);
        taken(npu)[chunk / HeldRows::kWordBits] |= HeldRows::bitOf(chunk);
        for (std::uint32_t level = 1; level < m_regions.size(); ++level)
            regionRow(level, npu)[chunk / HeldRows::kWordBits] |= HeldRows::bitOf(chunk);
    }
}

void EventConstructor::put(std::uint32_t arc, std::uint32_t chunk, std::uint64_t start)
{
    const std::uint32_t npu = m_graph.target[arc];
    const std::uint32_t word = chunk / HeldRows::kWordBits;
    taken(npu)[word] |= HeldRows::bitOf(chunk);
    for (std::uint32_t level = 1; level < m_regions.size(); ++level)
        regionRow(level, npu)[word] |= HeldRows::bitOf(chunk);
    --m_open[npu];
    --m_left;
    ++m_holders[chunk];
    m_free[arc] = start + m_graph.time[arc];
    m_flights.add(arc, m_free[arc], { arc, chunk });
    m_jobs.push_back({ start, chunk, arc });
}

void EventConstructor::touch(std::uint32_t arc)
{
    if (m_free[arc] > m_now || m_isTouched[arc] != 0)
        return;
    m_isTouched[arc] = 1;
    m_touched.push_back(arc);
}

void EventConstructor::arrive(const Flight& flight)
{
    const std::uint32_t npu = m_graph.target[flight.arc];
    held(npu)[flight.chunk / HeldRows::kWordBits] |= HeldRows::bitOf(flight.chunk);
    touch(flight.arc);
    for (const std::uint32_t arc : m_graph.out(npu))
        touch(arc);
    // Whatever starts from now on, the links into the NPU cannot bring more than this.
    const auto room = static_cast<double>(m_deadline - m_now);
    m_hopeless |= static_cast<double>(m_open[npu]) * m_nsPerChunk[npu] > room + 1;
}

// To the next arrivals. False where nothing is under way.
bool EventConstructor::advance()
{
    if (m_flights.empty())
        return false;
    m_now = m_flights.next();
    m_flights.take([this](const Flight& flight) { arrive(flight); });
    return true;
}

// Of the chunks that `candidates(word)` shows, one with few holders, after a look at `samples` of them.
template <class Row> std::uint32_t EventConstructor::rarest(std::uint32_t samples, Row&& candidates)
{
    const std::uint64_t random = m_random.next();
    const std::uint32_t first = below(random, m_words);
    const auto turn = static_cast<int>(random % HeldRows::kWordBits);
    std::uint32_t best = kNoChunk;
    for (std::uint32_t i = 0; i < m_words && samples != 0; ++i) {
        const std::uint32_t word = first + i < m_words ? first + i : first + i - m_words;
        for (std::uint64_t bits = std::rotr(candidates(word), turn); bits != 0 && samples != 0; bits &= bits - 1) {
            const auto bit = static_cast<std::uint32_t>(std::countr_zero(bits) + turn) % HeldRows::kWordBits;
            const std::uint32_t chunk = word * HeldRows::kWordBits + bit;
            if (best == kNoChunk || m_holders[chunk] < m_holders[best])
                best = chunk;
            --samples;
        }
    }
    return best;
}

// Whether the NPU would be complete later without a chunk over this link: with all links into it at work, what is open
// goes to those that bring it soonest.
bool EventConstructor::isNeeded(std::uint32_t arc) const
{
    const std::uint32_t npu = m_graph.target[arc];
    // Far from the end every link is.
    if (static_cast<double>(m_graph.time[arc]) < static_cast<double>(m_open[npu]) * m_nsPerChunk[npu])
        return true;
    const std::uint64_t mine = m_now + m_graph.time[arc];
    std::uint64_t before = 0; // chunks that the others bring sooner
    for (const std::uint32_t other : m_graph.in(npu)) {
        const std::uint64_t free = std::max(m_free[other], m_now);
        before += other != arc && free < mine ? (mine - 1 - free) / m_graph.time[other] : 0;
    }
    return before < m_open[npu];
}

bool EventConstructor::choose(std::uint32_t arc, const EventTaste& taste, bool force)
{
    const std::uint32_t npu = m_graph.target[arc];
    if (m_open[npu] == 0 || m_graph.time[arc] > m_deadline - m_now)
        return false;
    const std::uint32_t level = m_levels[arc];
    const bool waits = taste.lookahead == Lookahead::All && !force;
    if (waits && !isNeeded(arc))
        return false;
    const std::uint64_t* source = held(m_graph.source[arc]);
    const std::uint64_t* target = taken(npu);
    // What the region lacks comes first; on the fastest links an NPU is its own region.
    const std::uint64_t* region = level == 0 ? target : regionRow(level, npu);
    std::uint32_t chunk
        = rarest(taste.samples, [&](std::uint32_t word) { return source[word] & ~target[word] & ~region[word]; });
    if (chunk == kNoChunk && level != 0) {
        const bool mayWait = taste.lookahead == Lookahead::Slow || taste.lookahead == Lookahead::Lacking;
        if (mayWait && !force && (taste.lookahead == Lookahead::Lacking || !isNeeded(arc)))
            return false;
        chunk = rarest(taste.samples, [&](std::uint32_t word) {
            std::uint64_t found = source[word] & ~target[word];
            if (found == 0) // of most words
                return found;
            for (const std::uint32_t other : m_graph.in(npu))
                found &= m_levels[other] < level ? ~taken(m_graph.source[other])[word] : ~std::uint64_t { 0 };
            return found;
        });
        if (chunk == kNoChunk)
            chunk = rarest(taste.samples, [&](std::uint32_t word) { return source[word] & ~target[word]; });
    }
    if (chunk == kNoChunk)
        return false;
    put(arc, chunk, m_now);
    return true;
}

void EventConstructor::serveTouched(const EventTaste& taste, bool force)
{
    m_order.clear();
    for (const std::uint32_t arc : m_touched) {
        const std::uint64_t level = taste.slowFirst ? 0xFFU - m_levels[arc] : 0;
        m_order.push_back(level << 56U | (m_random.next() >> 40U << 32U) | arc);
        m_isTouched[arc] = 0;
    }
    m_touched.clear();
    std::ranges::sort(m_order);
    for (const std::uint64_t entry : m_order) {
        const auto arc = static_cast<std::uint32_t>(entry);
        if (choose(arc, taste, force) && force)
            break;
    }
}

// The jobs, and all that has arrived by the time at which new ones begin.
void EventConstructor::takeOver(const EventSpan& span)
{
    for (const PlannedTransfer& job : span.from) {
        if (job.start >= span.keepUntil)
            break;
        put(job.arc, job.chunk, job.start);
    }
    m_now = span.keepUntil;
    while (!m_flights.empty() && m_flights.next() <= m_now) {
        m_flights.take([this](const Flight& flight) {
            held(m_graph.target[flight.arc])[flight.chunk / HeldRows::kWordBits] |= HeldRows::bitOf(flight.chunk);
        });
    }
}

bool EventConstructor::construct(
    const EventTaste& taste, std::uint64_t seed, std::uint64_t deadline, const EventSpan& span, const Watch& watch)
{
    reset();
    if (span.keepUntil > deadline)
        return false;
    m_random = Random(seed);
    m_deadline = deadline;
    takeOver(span);
    const auto touchAll = [this] {
        for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc)
            touch(arc);
    };
    touchAll();
    for (std::uint64_t batch = 0; !m_hopeless; ++batch) {
        if (batch % 256 == 0 && watch.stop.stop_requested())
            return false;
        if (m_now >= span.until)
            return true;
        if (m_left != 0)
            serveTouched(taste, false);
        if (advance())
            continue;
        if (m_left == 0)
            return true;
        // Nothing is under way and every link would rather wait: one has to go.
        const std::uint64_t before = m_left;
        touchAll();
        serveTouched(taste, true);
        if (m_left == before)
            return false;
    }
    return false;
}

std::uint64_t EventConstructor::stateBytes() const
{
    std::uint64_t bytes = (m_held.size() + m_taken.size() + m_free.size()) * 8
        + (m_open.size() + m_holders.size() + m_graph.arcs()) * 4 + m_jobs.capacity() * sizeof(PlannedTransfer);
    for (const RegionRows& regions : m_regions)
        bytes += regions.rows.size() * 8;
    return bytes;
}

std::vector<PlannedTransfer> jobsOf(const LinkGraph& graph, const LinkSchedule& schedule)
{
    std::vector<PlannedTransfer> jobs;
    jobs.reserve(schedule.transferCount());
    eachTransfer(graph, schedule, [&jobs](std::uint32_t arc, const Transfer& transfer) {
        jobs.push_back({ transfer.start, transfer.chunk, arc });
    });
    return jobs;
}

LinkSchedule toLinkSchedule(const LinkGraph& graph, std::uint32_t chunksPerNpu, std::span<const PlannedTransfer> jobs)
{
    LinkSchedule schedule { graph.npus, chunksPerNpu, 0, {} };
    schedule.form = TimedForm::made(graph.arcs(), [jobs](const auto& visit) {
        for (const PlannedTransfer& job : jobs)
            visit(job.arc, Transfer { job.start, job.chunk });
    });
    for (const PlannedTransfer& job : jobs)
        schedule.durationNs = std::max(schedule.durationNs, job.start + graph.time[job.arc]);
    return schedule;
}

} // namespace weft::synthesis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bulk_constructor.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kWordBits = HeldRows::kWordBits;
constexpr std::size_t kAhead = 8; // NPUs

std::uint64_t bitOf(std::uint32_t chunk)
{
    return std::uint64_t { 1 } << (chunk % kWordBits);
}

// Stable; digit by digit of what is over `least`, the smallest start.
void sortByStart(std::span<LinkJob> jobs, std::uint64_t least, std::vector<LinkJob>& scratch)
{
    constexpr int kDigitBits = 11;
    constexpr std::uint64_t kDigits = std::uint64_t { 1 } << kDigitBits;
    std::uint64_t most = 0;
    for (const LinkJob& job : jobs)
        most = std::max(most, job.start - least);
    scratch.resize(jobs.size());
    for (int shift = 0; most >> shift != 0; shift += kDigitBits) {
        const auto digit = [&](const LinkJob& job) { return (job.start - least) >> shift & (kDigits - 1); };
        std::array<std::size_t, kDigits + 1> place {};
        for (const LinkJob& job : jobs)
            ++place[digit(job) + 1];
        std::partial_sum(place.begin(), place.end(), place.begin());
        for (const LinkJob& job : jobs)
            scratch[place[digit(job)]++] = job;
        std::ranges::copy(scratch, jobs.begin());
    }
}

} // namespace

BulkConstructor::BulkConstructor(const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t seed,
    std::span<const LinkJob> from, std::uint64_t now)
    : m_graph(graph)
    , m_held(graph.npus, chunksPerNpu)
    , m_carried(graph.arcs())
    , m_missing(graph.npus, graph.npus * chunksPerNpu - chunksPerNpu)
    , m_taken(m_held.words(), 0)
    , m_slowest(*std::ranges::max_element(graph.time))
    , m_now(now)
{
    std::vector<std::uint32_t> slotOf(graph.arcs());
    for (std::uint32_t slot = 0; slot < graph.arcs(); ++slot) {
        const std::uint32_t arc = graph.inArcs[slot];
        slotOf[arc] = slot;
        m_links.push_back({ 0, below(mixed(seed ^ mixed(arc)), m_held.words()), graph.source[arc] });
    }
    for (const LinkJob& job : from) {
        if (job.start >= now)
            break;
        const std::uint32_t npu = graph.target[job.arc];
        --m_missing[npu];
        Carried& carried = m_carried[slotOf[job.arc]];
        carried.free = job.start + graph.time[job.arc];
        if (carried.free > now)
            carried.late = job.chunk;
        else
            m_held.add(npu, job.chunk / kWordBits, bitOf(job.chunk));
    }
    m_next = m_carried;
    m_left = m_missing;
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
        double rate = 0;
        for (const std::uint32_t arc : graph.in(npu))
            rate += 1.0 / static_cast<double>(graph.time[arc]);
        m_nsPerChunk.push_back(rate == 0 ? 0 : 1 / rate);
        if (!isComplete(npu))
            m_active.push_back(npu);
    }
}

bool BulkConstructor::isComplete(std::uint32_t npu) const
{
    const auto isLate = [](const Carried& carried) { return carried.late != kNoChunk; };
    return m_missing[npu] == 0
        && std::none_of(m_carried.begin() + m_graph.inStart[npu], m_carried.begin() + m_graph.inStart[npu + 1], isLate);
}

double BulkConstructor::neededNs() const
{
    double needed = 0;
    for (const std::uint32_t npu : m_active)
        needed = std::max(needed, static_cast<double>(m_left[npu]) * m_nsPerChunk[npu]);
    return needed;
}

bool BulkConstructor::refill(std::uint32_t npu, Link& link) const
{
    const auto look = [&](std::uint32_t word) {
        link.candidates = m_held.offered(link.source, npu, word) & ~m_taken[word];
        if (link.candidates != 0)
            link.word = word;
        return link.candidates != 0;
    };
    return look(link.word) || m_held.anyWord(link.source, npu, link.word, look);
}

// Gives a link its chunks for all its starts before the end. Returns when it is free again.
std::uint64_t BulkConstructor::carry(
    std::uint32_t npu, std::uint32_t slot, std::uint64_t end, std::vector<LinkJob>& jobs)
{
    const std::uint32_t arc = m_graph.inArcs[slot];
    const std::uint64_t time = m_graph.time[arc];
    const auto turn = static_cast<int>(mixed(m_hash ^ slot) % kWordBits);
    Link& link = m_links[slot];
    std::uint64_t at = std::max(m_carried[slot].free, m_now);
    while (at < end && m_left[npu] != 0 && (link.candidates != 0 || refill(npu, link))) {
        const std::uint32_t word = link.word;
        const std::uint64_t turned = std::rotr(link.candidates, turn);
        std::uint64_t rest = turned;
        std::uint64_t late = 0;
        do {
            const auto bit = static_cast<std::uint32_t>(std::countr_zero(rest) + turn) % kWordBits;
            const std::uint32_t chunk = word * kWordBits + bit;
            jobs.push_back({ at, arc, chunk });
            at += time;
            if (at > end) {
                m_next[slot].late = chunk;
                late = bitOf(chunk);
            }
            rest &= rest - 1;
            --m_left[npu];
        } while (at < end && m_left[npu] != 0 && rest != 0);
        const std::uint64_t chunks = std::rotl(turned ^ rest, turn);
        m_taken[word] |= chunks;
        m_chosen.push_back({ chunks & ~late, npu, word });
        for (std::uint32_t other = m_graph.inStart[npu]; other < m_graph.inStart[npu + 1]; ++other)
            m_links[other].candidates &= ~(m_links[other].word == word ? chunks : 0);
    }
    return at;
}

void BulkConstructor::choose(std::uint32_t npu, std::uint64_t end, std::vector<LinkJob>& jobs)
{
    const std::size_t before = m_chosen.size();
    const std::uint32_t last = m_graph.inStart[npu + 1];
    for (std::uint32_t slot = m_graph.inStart[npu]; slot < last; ++slot) {
        if (const std::uint32_t chunk = m_carried[slot].late; chunk != kNoChunk) {
            m_taken[chunk / kWordBits] |= bitOf(chunk);
            m_chosen.push_back({ bitOf(chunk), npu, chunk / kWordBits });
        }
    }
    m_left[npu] = m_missing[npu];
    for (std::uint32_t slot = m_graph.inStart[npu]; slot < last; ++slot) {
        m_next[slot].late = kNoChunk;
        m_next[slot].free = carry(npu, slot, end, jobs);
    }
    for (std::size_t i = before; i < m_chosen.size(); ++i)
        m_taken[m_chosen[i].word] = 0;
}

void BulkConstructor::keep()
{
    for (const Chosen& chosen : m_chosen)
        m_held.add(chosen.npu, chosen.word, chosen.chunks);
    for (const std::uint32_t npu : m_active) {
        m_missing[npu] = m_left[npu];
        for (std::uint32_t slot = m_graph.inStart[npu]; slot < m_graph.inStart[npu + 1]; ++slot)
            m_carried[slot] = m_next[slot];
    }
    std::erase_if(m_active, [this](std::uint32_t npu) { return isComplete(npu); });
}

void BulkConstructor::discard()
{
    for (const Chosen& chosen : m_chosen) {
        for (std::uint32_t slot = m_graph.inStart[chosen.npu]; slot < m_graph.inStart[chosen.npu + 1]; ++slot)
            m_links[slot].candidates = 0;
    }
}

void BulkConstructor::fetch(std::uint32_t npu) const
{
    for (std::uint32_t slot = m_graph.inStart[npu]; slot < m_graph.inStart[npu + 1]; ++slot)
        m_held.fetch(m_links[slot].source, npu, m_links[slot].word);
}

std::uint64_t BulkConstructor::extend(std::vector<LinkJob>& jobs, std::uint64_t restNs, const Watch& watch)
{
    const auto slowest = static_cast<double>(m_slowest);
    double needed = neededNs();
    // What the slowest NPU can still reach. A long span that makes it later is made in shorter ones.
    double earliest = static_cast<double>(m_now) + needed;
    while (needed > static_cast<double>(restNs) && !watch.stop.stop_requested()) {
        const std::uint64_t end = m_now + m_length.steps() * m_slowest;
        const std::size_t before = jobs.size();
        m_hash = mixed(m_now);
        m_chosen.clear();
        for (std::size_t i = 0; i < m_active.size(); ++i) {
            if (i + kAhead < m_active.size())
                fetch(m_active[i + kAhead]);
            choose(m_active[i], end, jobs);
        }
        if (m_chosen.empty() && jobs.size() == before)
            break;
        const double after = neededNs();
        if (m_length.steps() > 1 && static_cast<double>(end) + after > earliest + slowest / 2) {
            discard();
            jobs.resize(before);
            m_length.undone();
            continue;
        }
        keep();
        sortByStart(std::span(jobs).subspan(before), m_now, m_sorting);
        earliest = std::max(earliest, static_cast<double>(end) + after);
        m_now = end;
        needed = after;
        m_length.kept(m_now / m_slowest, static_cast<std::uint64_t>(needed / slowest));
    }
    return m_now;
}

} // namespace weft::synthesis

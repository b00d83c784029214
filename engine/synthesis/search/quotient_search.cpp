// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/quotient_search.h"

#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
#include <functional>

namespace weft::synthesis {

namespace {

constexpr std::size_t kUninterrupted = std::size_t { 1 } << 16U; // jobs, which take no time
constexpr std::uint8_t kOpen = 0;
constexpr std::uint8_t kComing = 1;
constexpr std::uint8_t kHeld = 2;

} // namespace

QuotientSearch::QuotientSearch(
    const LinkGraph& graph, Translations translations, std::uint32_t chunksPerNpu, std::uint64_t seed)
    : m_translations(std::move(translations))
    , m_npus(graph.npus)
    , m_perNpu(chunksPerNpu)
    , m_random(seed)
{
    const std::size_t machines = m_translations.classes.size();
    m_next.resize(machines * m_npus);
    m_previous.resize(machines * m_npus);
    for (std::size_t machine = 0; machine < machines; ++machine) {
        const Translations::LinkClass& link = m_translations.classes[machine];
        m_time.push_back(link.time);
        m_translations.moveAll(link.step, std::span(m_next).subspan(machine * m_npus, m_npus));
        m_translations.moveAll(
            m_translations.subtract(0, link.step), std::span(m_previous).subspan(machine * m_npus, m_npus));
    }
    m_bySpeed = numbersBelow(machines);
    std::ranges::stable_sort(m_bySpeed, std::greater<>(), [&](std::uint32_t machine) { return m_time[machine]; });
    std::vector<Crossing> crossings;
    for (const std::uint64_t time : m_time)
        crossings.push_back({ 0, time });
    m_workBoundNs = timeToCarry(crossings, std::uint64_t { m_npus - 1 } * m_perNpu);
    m_candidates.resize(machines);
}

QuotientSearch::Taste QuotientSearch::drawTaste()
{
    constexpr std::uint32_t kSamples[] { 2, 4, 16, 64 };
    Taste taste;
    taste.samples = kSamples[m_random.below(4)];
    taste.rarity = static_cast<int>(m_random.below(4));
    taste.openness = static_cast<int>(m_random.below(3)) - 1;
    constexpr Waiting kWaitings[] { Waiting::Never, Waiting::AtTheEnd, Waiting::AtTheEnd, Waiting::Always };
    taste.waiting = kWaitings[m_random.below(4)];
    taste.slowFirst = m_random.below(4) != 0;
    return taste;
}

bool QuotientSearch::start(const std::stop_token& stop)
{
    if (m_started++ == 0) {
        m_deadline = ~std::uint64_t { 0 };
        return construct(0, { .samples = 16, .waiting = Waiting::AtTheEnd }, stop);
    }
    m_deadline = m_bestNs - 1;
    // The end is where a tree is won or lost: the cut is mostly late.
    std::uint64_t keepUntil = 0;
    if (m_random.below(8) != 0) {
        const std::uint64_t share = m_random.below(1024);
        keepUntil = m_bestNs - m_bestNs / 1024 * (share * share / 1024);
    }
    return construct(keepUntil, drawTaste(), stop);
}

void QuotientSearch::arrive(std::uint32_t target)
{
    m_state[target] = kHeld;
    for (std::uint32_t machine = 0; machine < m_candidates.size(); ++machine) {
        const std::uint32_t next = moved(m_next, machine, target);
        if (m_state[next] == kOpen)
            m_candidates[machine].push_back(next);
    }
}

void QuotientSearch::put(std::uint32_t machine, std::uint32_t target, std::uint64_t start)
{
    m_state[target] = kComing;
    m_free[machine] = start + m_time[machine];
    m_jobs.push_back({ start, target, machine });
    push(m_arrivals, { m_free[machine], target });
    --m_left;
}

void QuotientSearch::keep(std::uint64_t until)
{
    for (const Job& job : m_best) {
        if (job.start >= until)
            break;
        put(job.machine, job.target, job.start);
    }
}

// Lower is better.
int QuotientSearch::score(std::uint32_t machine, std::uint32_t target, const Taste& taste) const
{
    int others = 0;
    int faster = 0;
    int open = 0;
    for (std::uint32_t other = 0; other < m_time.size(); ++other) {
        const bool sooner = m_time[other] < m_time[machine];
        if (m_state[moved(m_previous, other, target)] != kOpen) {
            others += 1;
            faster += sooner ? 1 : 0;
        }
        open += m_state[moved(m_next, other, target)] == kOpen ? 1 : 0;
    }
    return 16 * (faster * 8 + taste.rarity * others - taste.openness * open);
}

// Whether the tree would be complete later without a job on this machine: with all at work, what is open goes to those
// that end soonest.
bool QuotientSearch::isNeeded(std::uint32_t machine) const
{
    const std::uint64_t mine = m_now + m_time[machine];
    std::uint64_t before = 0; // jobs that the others end sooner
    for (std::uint32_t other = 0; other < m_time.size(); ++other) {
        const std::uint64_t free = std::max(m_free[other], m_now);
        before += other != machine && free < mine ? (mine - 1 - free) / m_time[other] : 0;
    }
    return before < m_left;
}

bool QuotientSearch::choose(std::uint32_t machine, const Taste& taste, bool mayWait)
{
    if (m_now + m_time[machine] > m_deadline)
        return false;
    std::vector<std::uint32_t>& candidates = m_candidates[machine];
    std::uint32_t best = 0;
    int bestScore = std::numeric_limits<int>::max();
    for (std::uint32_t looked = 0; looked < taste.samples && !candidates.empty();) {
        // All of them if they are few, in the order of the list; it is drawn from otherwise.
        const bool few = candidates.size() <= taste.samples;
        const std::size_t at = few ? looked : m_random.below(static_cast<std::uint32_t>(candidates.size()));
        if (at >= candidates.size())
            break;
        if (m_state[candidates[at]] != kOpen) {
            candidates[at] = candidates.back();
            candidates.pop_back();
            continue;
        }
        ++looked;
        const int value = score(machine, candidates[at], taste) + static_cast<int>(m_random.below(16));
        if (value < bestScore) {
            bestScore = value;
            best = candidates[at];
        }
    }
    if (bestScore == std::numeric_limits<int>::max())
        return false;
    const bool canWait = mayWait && taste.waiting != Waiting::Never && bestScore >= 16 * 8;
    if (canWait && (taste.waiting == Waiting::Always || !isNeeded(machine)))
        return false;
    put(machine, best, m_now);
    return true;
}

// Whether the machines have the time for what nobody has taken on.
bool QuotientSearch::canStillMeet(std::uint64_t deadline) const
{
    std::uint64_t room = 0;
    for (std::uint32_t machine = 0; machine < m_time.size(); ++machine) {
        const std::uint64_t from = std::max(m_free[machine], m_now);
        room += from < deadline ? (deadline - from) / m_time[machine] : 0;
    }
    return room >= m_left;
}

bool QuotientSearch::construct(std::uint64_t keepUntil, const Taste& taste, const std::stop_token& stop)
{
    m_state.assign(std::size_t { m_npus } * m_perNpu, kOpen);
    m_free.assign(m_time.size(), 0);
    for (std::vector<std::uint32_t>& list : m_candidates)
        list.clear();
    m_arrivals.clear();
    m_jobs.clear();
    m_left = (m_npus - 1) * m_perNpu;
    m_now = 0;
    std::fill_n(m_state.begin(), m_perNpu, kComing);
    keep(keepUntil);
    for (std::uint32_t chunk = 0; chunk < m_perNpu; ++chunk)
        arrive(chunk);
    while (m_jobs.size() < kUninterrupted || !stop.stop_requested()) {
        if (m_now >= keepUntil && m_left != 0) {
            bool some = false;
            const std::size_t machines = m_bySpeed.size();
            for (std::size_t i = 0; i < machines && m_left != 0; ++i) {
                const std::uint32_t machine = m_bySpeed[taste.slowFirst ? i : machines - 1 - i];
                if (m_free[machine] <= m_now)
                    some |= choose(machine, taste, true);
            }
            // Nothing is under way, and all that could start would rather wait.
            for (std::size_t i = machines; i-- > 0 && !some && m_arrivals.empty();)
                some = choose(m_bySpeed[i], taste, false);
            if (!canStillMeet(m_deadline))
                return false;
        }
        if (m_arrivals.empty())
            break;
        m_now = m_arrivals.front().first;
        while (!m_arrivals.empty() && m_arrivals.front().first == m_now)
            arrive(pop(m_arrivals).second);
    }
    if (m_left != 0 || !m_arrivals.empty())
        return false;
    m_bestNs = m_now;
    m_best = m_jobs;
    return true;
}

LinkSchedule QuotientSearch::schedule() const
{
    TranslatedForm form;
    form.translations = m_translations;
    Groups<TranslatedForm::Edge> edges(m_time.size(), [this](const auto& visit) {
        for (const Job& job : m_best)
            visit(job.machine, { job.start, job.target / m_perNpu, job.target % m_perNpu });
    });
    form.classStart = std::move(edges.start);
    form.edges = std::move(edges.items);
    return { m_npus, m_perNpu, m_bestNs, std::move(form) };
}

std::uint64_t QuotientSearch::stateBytes() const
{
    std::uint64_t bytes = (m_next.size() + m_previous.size()) * 4 + m_state.size()
        + (m_jobs.capacity() + m_best.capacity()) * sizeof(Job);
    for (const std::vector<std::uint32_t>& list : m_candidates)
        bytes += list.capacity() * 4;
    return bytes;
}

} // namespace weft::synthesis

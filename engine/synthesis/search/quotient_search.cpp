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
constexpr std::uint8_t kAside = 1; // not wanted
constexpr std::uint8_t kComing = 2;
constexpr std::uint8_t kHeld = 3;
constexpr int kNearness = 8;
constexpr std::size_t kOthers = 64; // about so many classes are looked at for a score, at even distances
constexpr std::uint32_t kIsFree = 0xFFFFFFFFU; // a machine is free

} // namespace

QuotientSearch::QuotientSearch(Translations translations, const Machines& machines,
    std::span<const std::uint32_t> takers, std::uint32_t chunksPerNpu, std::uint64_t seed)
    : m_translations(std::move(translations))
    , m_npus(m_translations.npus())
    , m_perNpu(chunksPerNpu)
    , m_machines(machines)
    , m_states(std::size_t { m_npus } * chunksPerNpu, kAside)
    , m_wanted(static_cast<std::uint32_t>(takers.size()) * chunksPerNpu)
    , m_random(seed)
{
    for (const std::uint32_t npu : takers)
        std::fill_n(m_states.begin() + std::ptrdiff_t { npu } * chunksPerNpu, chunksPerNpu, kOpen);
    const std::size_t classes = m_translations.classes.size();
    m_next.resize(classes * m_npus);
    m_previous.resize(classes * m_npus);
    for (std::size_t c = 0; c < classes; ++c) {
        const std::uint32_t step = m_translations.classes[c].step;
        m_translations.moveAll(step, std::span(m_next).subspan(c * m_npus, m_npus));
        m_translations.moveAll(m_translations.subtract(0, step), std::span(m_previous).subspan(c * m_npus, m_npus));
    }
    m_time.assign(m_machines.count, 0);
    m_delay.assign(m_machines.count, kNoTime);
    for (const std::uint32_t shape : m_machines.shapeOf) {
        if (shape == Machines::kNone) {
            m_portOf.push_back(Machines::kNone);
            continue;
        }
        const Stage& first = m_machines.shapes[shape].front();
        m_portOf.push_back(first.machine);
        m_time[first.machine] = first.time;
        m_delay[first.machine] = std::min(m_delay[first.machine], m_machines.delay(shape));
        m_hasStages = m_hasStages || m_machines.shapes[shape].size() > 1;
    }
    for (std::uint32_t c = 0; c < m_portOf.size(); ++c) {
        const std::uint32_t port = m_portOf[c];
        constexpr std::uint64_t kMuch = 64;
        const std::uint64_t later = port == Machines::kNone
            ? kMuch
            : (m_machines.delay(m_machines.shapeOf[c]) - m_delay[port]) / m_time[port];
        m_later.push_back(static_cast<int>(std::min(later, kMuch)));
        if (later == 0)
            m_soonest.push_back(c);
    }
    std::vector<Crossing> crossings;
    for (std::uint32_t machine = 0; machine < m_machines.count; ++machine) {
        if (m_delay[machine] == kNoTime)
            continue;
        m_bySpeed.push_back(machine);
        crossings.push_back({ m_delay[machine] - m_time[machine], m_time[machine] });
    }
    std::ranges::stable_sort(m_bySpeed, std::greater<>(), [&](std::uint32_t machine) { return m_time[machine]; });
    m_workBoundNs = timeToCarry(crossings, m_wanted);
    // Switches do not wait for arrivals: of trees that are planned to take equally long the flattest is the quickest.
    constexpr int kThroughSwitches = 4;
    if (m_hasStages)
        m_depthWeight = kThroughSwitches;
    m_candidates.resize(m_machines.count);
    m_relays.resize(m_machines.count);
    m_busy.resize(m_machines.count);
}

QuotientSearch::Taste QuotientSearch::drawTaste()
{
    constexpr std::uint32_t kSamples[] { 2, 4, 16, 64 };
    Taste taste;
    taste.samples = kSamples[m_random.below(4)];
    constexpr Waiting kWaitings[] { Waiting::Never, Waiting::AtTheEnd, Waiting::AtTheEnd, Waiting::Always };
    taste.waiting = kWaitings[m_random.below(4)];
    taste.slowFirst = m_random.below(4) != 0;
    if (m_hasStages) {
        taste.entersOnce = m_random.below(2) != 0;
        taste.nearness = kNearness * (static_cast<int>(m_random.below(3)) - 1);
    }
    taste.relays = hasRelays() && m_random.below(2) != 0;
    return taste;
}

bool QuotientSearch::start(const std::stop_token& stop)
{
    if (m_started++ == 0) {
        m_deadline = ~std::uint64_t { 0 };
        return construct(0,
            { .samples = 16,
                .waiting = Waiting::AtTheEnd,
                .entersOnce = true,
                .nearness = -kNearness,
                .relays = hasRelays() },
            stop);
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

void QuotientSearch::arrive(std::uint32_t target, const Taste& taste)
{
    m_state[target] = kHeld;
    if (m_states[target] == kOpen)
        m_endNs = m_now;
    for (std::uint32_t linkClass = 0; linkClass < m_portOf.size(); ++linkClass) {
        const std::uint32_t next = moved(m_next, linkClass, target);
        if (m_state[next] <= kAside && m_portOf[linkClass] != Machines::kNone
            && (m_later[linkClass] == 0 || !taste.entersOnce || !isNear(next)))
            (m_state[next] == kOpen ? m_candidates : m_relays)[m_portOf[linkClass]].push_back({ next, linkClass });
    }
}

void QuotientSearch::put(const Candidate& chosen, std::uint64_t start)
{
    const std::uint32_t port = m_portOf[chosen.linkClass];
    const std::uint32_t shape = m_machines.shapeOf[chosen.linkClass];
    m_state[chosen.target] = kComing;
    m_depth[chosen.target] = m_depth[moved(m_previous, chosen.linkClass, chosen.target)] + 1;
    m_free[port] = start + m_time[port];
    m_jobs.push_back({ start, chosen.target, chosen.linkClass });
    push(m_arrivals, { start + m_machines.delay(shape), chosen.target });
    if (m_hasStages) {
        for (const Stage& stage : m_machines.shapes[shape])
            m_busy[stage.machine].emplace_back(start + stage.offset, start + stage.offset + stage.time);
        push(m_arrivals, { m_free[port], kIsFree });
    }
    m_left -= m_states[chosen.target] == kOpen ? 1U : 0U;
}

void QuotientSearch::keep(std::uint64_t until)
{
    for (const Job& job : m_best) {
        if (job.start >= until)
            break;
        put({ job.target, job.linkClass }, job.start);
    }
}

// Lower is better: how many quicker links could bring it as well, and how many messages lead to there.
int QuotientSearch::score(const Candidate& candidate) const
{
    const auto [target, linkClass] = candidate;
    const std::uint64_t time = m_time[m_portOf[linkClass]];
    int faster = 0;
    const std::size_t stride = m_portOf.size() / kOthers + 1;
    for (std::size_t at = 0; at < m_portOf.size(); at += stride) {
        const auto other = static_cast<std::uint32_t>(at);
        const bool isSooner = m_portOf[other] != Machines::kNone && m_time[m_portOf[other]] < time;
        faster += isSooner && m_state[moved(m_previous, other, target)] >= kComing ? 1 : 0;
    }
    return 16 * (faster * 8 + m_depthWeight * m_depth[moved(m_previous, linkClass, target)]);
}

// How many more a machine ends by then.
std::uint64_t QuotientSearch::jobsBy(std::uint32_t machine, std::uint64_t until) const
{
    const std::uint64_t first = std::max(m_free[machine], m_now) + m_delay[machine];
    return first <= until ? (until - first) / m_time[machine] + 1 : 0;
}

bool QuotientSearch::fits(std::uint32_t linkClass)
{
    if (!m_hasStages)
        return true;
    for (const Stage& stage : m_machines.shapes[m_machines.shapeOf[linkClass]]) {
        auto& busy = m_busy[stage.machine];
        std::erase_if(busy, [this](const auto& span) { return span.second <= m_now; });
        const std::uint64_t from = m_now + stage.offset;
        for (const auto& [begin, end] : busy) {
            if (begin < from + stage.time && from < end) {
                m_retry = std::min(m_retry, end - stage.offset);
                return false;
            }
        }
    }
    return m_now + m_machines.delay(m_machines.shapeOf[linkClass]) <= m_deadline;
}

// Whether the tree would be complete later without a job on this machine: with all at work, what is open goes to those
// that end soonest.
bool QuotientSearch::isNeeded(std::uint32_t machine) const
{
    const std::uint64_t mine = m_now + m_delay[machine];
    std::uint64_t before = 0; // jobs that the others end sooner
    for (const std::uint32_t other : m_bySpeed)
        before += other != machine ? jobsBy(other, mine - 1) : 0;
    return before < m_left;
}

bool QuotientSearch::isNear(std::uint32_t target) const
{
    return std::ranges::any_of(
        m_soonest, [&](std::uint32_t linkClass) { return m_state[moved(m_previous, linkClass, target)] >= kComing; });
}

bool QuotientSearch::choose(std::uint32_t machine, const Taste& taste, bool mayWait)
{
    if (m_now + m_delay[machine] > m_deadline)
        return false;
    m_retry = kNoTime;
    std::vector<Candidate>& candidates = m_candidates[machine];
    Candidate best;
    int bestSum = std::numeric_limits<int>::max();
    int bestScore = 0;
    for (std::uint32_t looked = 0; looked < taste.samples && !candidates.empty();) {
        // All of them if they are few, in the order of the list; it is drawn from otherwise.
        const bool few = candidates.size() <= taste.samples;
        const std::size_t at = few ? looked : m_random.below(static_cast<std::uint32_t>(candidates.size()));
        if (at >= candidates.size())
            break;
        const auto& [target, linkClass] = candidates[at];
        if (m_state[target] != kOpen || (taste.entersOnce && m_later[linkClass] > 0 && isNear(target))) {
            candidates[at] = candidates.back();
            candidates.pop_back();
            continue;
        }
        ++looked;
        if (!fits(linkClass))
            continue;
        const int value = score(candidates[at]) + static_cast<int>(m_random.below(16));
        const int distance = 16 * taste.nearness * m_later[linkClass];
        if (value + distance < bestSum) {
            bestSum = value + distance;
            bestScore = value;
            best = candidates[at];
        }
    }
    if (bestSum == std::numeric_limits<int>::max()) {
        if (m_retry != kNoTime)
            push(m_arrivals, { m_retry, kIsFree });
        return taste.relays && mayWait && chooseRelay(machine);
    }
    const bool canWait = mayWait && taste.waiting != Waiting::Never && bestScore >= 16 * 8;
    if (canWait && (taste.waiting == Waiting::Always || !isNeeded(machine)))
        return false;
    put(best, m_now);
    return true;
}

// One next to most who still lack the chunk.
bool QuotientSearch::chooseRelay(std::uint32_t machine)
{
    std::vector<Candidate>& relays = m_relays[machine];
    std::erase_if(relays, [this](const Candidate& relay) { return m_state[relay.target] != kAside; });
    Candidate best;
    std::uint32_t most = 0;
    for (const Candidate& relay : relays) {
        std::uint32_t open = 0;
        for (std::uint32_t next = 0; next < m_portOf.size(); ++next)
            open += m_state[moved(m_next, next, relay.target)] == kOpen ? 1U : 0U;
        if (open < most || !fits(relay.linkClass))
            continue;
        if (open > most || (open > 0 && m_random.below(2) == 0))
            best = relay;
        most = std::max(most, open);
    }
    if (most > 0)
        put(best, m_now);
    return most > 0;
}

// What was brought to relays that served nobody.
void QuotientSearch::dropUseless()
{
    std::vector<bool> isUsed(m_states.size(), false);
    for (std::size_t i = m_jobs.size(); i-- > 0;) {
        const auto& [start, target, linkClass] = m_jobs[i];
        isUsed[target] = isUsed[target] || m_states[target] == kOpen;
        if (isUsed[target])
            isUsed[moved(m_previous, linkClass, target)] = true;
    }
    std::erase_if(m_jobs, [&](const Job& job) { return !isUsed[job.target]; });
}

// Whether the machines have the time for what nobody has taken on.
bool QuotientSearch::canStillMeet(std::uint64_t deadline) const
{
    std::uint64_t room = 0;
    for (const std::uint32_t machine : m_bySpeed)
        room += jobsBy(machine, deadline);
    return room >= m_left;
}

bool QuotientSearch::construct(std::uint64_t keepUntil, const Taste& taste, const std::stop_token& stop)
{
    m_state = m_states;
    m_depth.assign(m_state.size(), 0);
    m_free.assign(m_machines.count, 0);
    for (std::vector<Candidate>& list : m_candidates)
        list.clear();
    for (std::vector<Candidate>& list : m_relays)
        list.clear();
    for (auto& spans : m_busy)
        spans.clear();
    m_arrivals.clear();
    m_jobs.clear();
    m_left = m_wanted;
    m_now = 0;
    std::fill_n(m_state.begin(), m_perNpu, kComing);
    keep(keepUntil);
    for (std::uint32_t chunk = 0; chunk < m_perNpu; ++chunk)
        arrive(chunk, taste);
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
        while (!m_arrivals.empty() && m_arrivals.front().first == m_now) {
            if (const std::uint32_t target = pop(m_arrivals).second; target != kIsFree)
                arrive(target, taste);
        }
    }
    if (m_left != 0 || !m_arrivals.empty())
        return false;
    dropUseless();
    m_bestNs = m_endNs;
    m_best = m_jobs;
    return true;
}

LinkSchedule QuotientSearch::schedule() const
{
    TranslatedForm form;
    form.translations = m_translations;
    Groups<TranslatedForm::Edge> edges(m_translations.classes.size(), [this](const auto& visit) {
        for (const Job& job : m_best)
            visit(job.linkClass, { job.start, job.target / m_perNpu, job.target % m_perNpu });
    });
    form.classStart = std::move(edges.start);
    form.edges = std::move(edges.items);
    return { m_npus, m_perNpu, m_bestNs, std::move(form) };
}

std::uint64_t QuotientSearch::stateBytes() const
{
    std::uint64_t bytes = (m_next.size() + m_previous.size()) * 4 + m_state.size()
        + (m_jobs.capacity() + m_best.capacity()) * sizeof(Job);
    for (const std::vector<Candidate>& list : m_candidates)
        bytes += list.capacity() * sizeof(Candidate);
    return bytes;
}

} // namespace weft::synthesis

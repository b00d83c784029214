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
constexpr std::uint32_t kOthers = 64; // about so many classes are looked at for a score, at even distances
constexpr std::uint32_t kIsFree = 0xFFFFFFFFU; // a machine is free

} // namespace

QuotientSearch::QuotientSearch(HopGraph hops, std::span<const Wish> wishes, std::uint64_t seed, bool mayRelay)
    : m_hops(std::move(hops))
    , m_npus(m_hops.npus())
    , m_perNpu(static_cast<std::uint32_t>(std::ranges::max(wishes, {}, &Wish::size).size()))
    , m_states(std::size_t { m_hops.orbits() } * m_npus * m_perNpu, kAside)
    , m_random(seed)
{
    for (std::uint32_t orbit = 0; orbit < m_hops.orbits(); ++orbit) {
        for (std::uint32_t chunk = 0; chunk < wishes[orbit].size(); ++chunk) {
            const auto state = [&](std::uint32_t npu) -> std::uint8_t& {
                return m_states[(std::size_t { orbit } * m_npus + npu) * m_perNpu + chunk];
            };
            state(m_hops.roots[orbit]) = kHeld;
            for (const std::uint32_t npu : wishes[orbit][chunk])
                state(npu) = kOpen;
            m_wanted += static_cast<std::uint32_t>(wishes[orbit][chunk].size());
            m_hasRelays = m_hasRelays || (mayRelay && wishes[orbit][chunk].size() + 1 < m_npus);
        }
    }
    const Machines& machines = m_hops.machines;
    m_time.assign(machines.count, 0);
    m_delay.assign(machines.count, kNoTime);
    m_shapesOf.resize(machines.count);
    for (std::uint32_t shape = 0; shape < machines.shapes.size(); ++shape) {
        const auto& [port, offset, time] = machines.shapes[shape].front();
        m_time[port] = time;
        m_delay[port] = std::min(m_delay[port], machines.delay(shape));
        m_shapesOf[port].push_back(shape);
        m_hasStages = m_hasStages || machines.shapes[shape].size() > 1;
    }
    constexpr std::uint64_t kMuch = 64;
    for (const std::uint32_t shape : machines.shapeOf) {
        const bool isNone = shape == Machines::kNone;
        const std::uint32_t port = isNone ? Machines::kNone : machines.shapes[shape].front().machine;
        m_portOf.push_back(port);
        m_later.push_back(
            static_cast<int>(isNone ? kMuch : std::min(kMuch, (machines.delay(shape) - m_delay[port]) / m_time[port])));
    }
    std::vector<Crossing> crossings;
    for (std::uint32_t machine = 0; machine < machines.count; ++machine) {
        if (m_shapesOf[machine].empty())
            continue;
        m_bySpeed.push_back(machine);
        crossings.push_back({ m_delay[machine] - m_time[machine], m_time[machine] });
    }
    std::ranges::stable_sort(m_bySpeed, std::greater<>(), [&](std::uint32_t machine) { return m_time[machine]; });
    m_workBoundNs = timeToCarry(crossings, m_wanted);
    // Switches do not wait for arrivals: of trees that are planned to take equally long the flattest is the quickest.
    constexpr int kThroughSwitches = 4;
    m_depthWeight = m_hasStages ? kThroughSwitches : 0;
    m_candidates.resize(machines.shapes.size());
    m_relays.resize(machines.shapes.size());
    m_busy.resize(machines.count);
}

QuotientSearch::Taste QuotientSearch::drawTaste()
{
    constexpr std::uint32_t kSamples[] { 2, 4, 16, 64 };
    Taste taste;
    taste.samples = kSamples[m_random.below(4)];
    if (!m_hasStages) {
        taste.rarity = static_cast<int>(m_random.below(4));
        taste.openness = static_cast<int>(m_random.below(3)) - 1;
    }
    constexpr Waiting kWaitings[] { Waiting::Never, Waiting::AtTheEnd, Waiting::AtTheEnd, Waiting::Always };
    taste.waiting = kWaitings[m_random.below(4)];
    taste.slowFirst = m_random.below(4) != 0;
    if (m_hasStages) {
        taste.rarity = static_cast<int>(m_random.below(2));
        taste.entersOnce = m_random.below(2) != 0;
        taste.nearness = kNearness * (static_cast<int>(m_random.below(3)) - 1);
    }
    taste.relays = m_hasRelays && m_random.below(2) != 0;
    return taste;
}

bool QuotientSearch::start(const std::stop_token& stop)
{
    if (m_started++ == 0) {
        m_deadline = ~std::uint64_t { 0 };
        Taste taste { .samples = 16, .waiting = Waiting::AtTheEnd, .entersOnce = true, .nearness = -kNearness };
        if (construct(0, taste, stop))
            return true; // without relays, which would take links for nothing
        taste.relays = m_hasRelays;
        return taste.relays && construct(0, taste, stop);
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
    const std::uint32_t npu = npuOf(target);
    for (std::uint32_t place = 0; place < m_hops.width; ++place) {
        const std::uint32_t linkClass = m_hops.classOf(npu, place);
        const std::uint32_t next = at(target, npu, m_hops.next[std::size_t { npu } * m_hops.width + place]);
        if (m_state[next] <= (taste.relays ? kAside : kOpen) && m_portOf[linkClass] != Machines::kNone
            && (m_later[linkClass] == 0 || !taste.entersOnce || !isNear(next)))
            (m_state[next] == kOpen ? m_candidates : m_relays)[m_hops.machines.shapeOf[linkClass]].push_back(
                { next, linkClass });
    }
}

void QuotientSearch::put(const Candidate& chosen, std::uint64_t start)
{
    const std::uint32_t port = m_portOf[chosen.linkClass];
    const std::uint32_t shape = m_hops.machines.shapeOf[chosen.linkClass];
    m_state[chosen.target] = kComing;
    m_depth[chosen.target] = m_depth[before(chosen.target, chosen.linkClass)] + 1;
    m_free[port] = start + m_time[port];
    m_jobs.push_back({ start, chosen.target, chosen.linkClass });
    push(m_arrivals, { start + m_hops.machines.delay(shape), chosen.target });
    if (m_hasStages) {
        for (const Stage& stage : m_hops.machines.shapes[shape])
            m_busy[stage.machine].emplace_back(start + stage.offset, start + stage.offset + stage.time);
        push(m_arrivals, { m_free[port], kIsFree });
    }
    m_left -= m_states[chosen.target] == kOpen ? 1U : 0U;
}

// Lower is better: how many other links could bring it as well, quicker ones above all, how few lack it from there, and
// how many messages lead to there.
int QuotientSearch::score(const Candidate& candidate, const Taste& taste) const
{
    const auto [target, linkClass] = candidate;
    const std::uint64_t time = m_time[m_portOf[linkClass]];
    int faster = 0;
    const std::uint32_t npu = npuOf(target);
    const std::uint32_t stride = m_hops.width / kOthers + 1;
    int others = 0;
    int open = 0;
    for (std::uint32_t place = 0; place < m_hops.width; place += stride) {
        const std::size_t hop = std::size_t { npu } * m_hops.width + place;
        const std::uint32_t port = m_portOf[m_hops.classInto[m_hops.classOf(npu, place)]];
        if (port != Machines::kNone && m_state[at(target, npu, m_hops.previous[hop])] >= kComing) {
            faster += m_time[port] < time ? 1 : 0;
            ++others;
        }
        if (taste.openness != 0 && m_portOf[m_hops.classOf(npu, place)] != Machines::kNone)
            open += m_state[at(target, npu, m_hops.next[hop])] == kOpen ? 1 : 0;
    }
    const int depth = m_depthWeight * m_depth[before(target, linkClass)];
    return 16 * (faster * 8 + taste.rarity * others - taste.openness * open + depth);
}

// How many more a machine ends by then.
std::uint64_t QuotientSearch::jobsBy(std::uint32_t machine, std::uint64_t until) const
{
    const std::uint64_t first = std::max(m_free[machine], m_now) + m_delay[machine];
    return first <= until ? (until - first) / m_time[machine] + 1 : 0;
}

bool QuotientSearch::fits(std::uint32_t shape)
{
    if (!m_hasStages)
        return true;
    for (const Stage& stage : m_hops.machines.shapes[shape]) {
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
    return m_now + m_hops.machines.delay(shape) <= m_deadline;
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
    const std::uint32_t npu = npuOf(target);
    for (std::uint32_t place = 0; place < m_hops.width; ++place) {
        const std::uint32_t before = m_hops.previous[std::size_t { npu } * m_hops.width + place];
        if (m_later[m_hops.classInto[m_hops.classOf(npu, place)]] == 0 && m_state[at(target, npu, before)] >= kComing)
            return true;
    }
    return false;
}

bool QuotientSearch::choose(std::uint32_t port, const Taste& taste, bool mayWait)
{
    if (m_now + m_delay[port] > m_deadline)
        return false;
    m_retry = kNoTime;
    m_fitting.clear();
    std::size_t left = 0;
    for (const std::uint32_t shape : m_shapesOf[port]) {
        if (m_candidates[shape].empty() || !fits(shape))
            continue;
        m_fitting.push_back(shape);
        left += m_candidates[shape].size();
    }
    Candidate best;
    int bestSum = std::numeric_limits<int>::max();
    int bestScore = 0;
    for (std::uint32_t looked = 0; looked < taste.samples && looked < left;) {
        // All of them if they are few, in the order of the lists; they are drawn from otherwise.
        const bool few = left <= taste.samples;
        std::size_t at = few ? looked : m_random.below(static_cast<std::uint32_t>(left));
        auto list = m_fitting.begin();
        for (; at >= m_candidates[*list].size(); ++list)
            at -= m_candidates[*list].size();
        std::vector<Candidate>& candidates = m_candidates[*list];
        const auto& [target, linkClass] = candidates[at];
        if (m_state[target] != kOpen || (taste.entersOnce && m_later[linkClass] > 0 && isNear(target))) {
            candidates[at] = candidates.back();
            candidates.pop_back();
            --left;
            continue;
        }
        ++looked;
        const int value = score(candidates[at], taste) + static_cast<int>(m_random.below(16));
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
        return taste.relays && mayWait && chooseRelay(port);
    }
    const bool canWait = mayWait && taste.waiting != Waiting::Never && bestScore >= 16 * 8;
    if (canWait && (taste.waiting == Waiting::Always || !isNeeded(port)))
        return false;
    put(best, m_now);
    return true;
}

// One next to most who still lack the chunk.
bool QuotientSearch::chooseRelay(std::uint32_t port)
{
    Candidate best;
    std::uint32_t most = 0;
    for (const std::uint32_t shape : m_shapesOf[port]) {
        std::vector<Candidate>& relays = m_relays[shape];
        std::erase_if(relays, [this](const Candidate& relay) { return m_state[relay.target] != kAside; });
        if (relays.empty() || !fits(shape))
            continue;
        for (const Candidate& relay : relays) {
            std::uint32_t open = 0;
            const std::uint32_t npu = npuOf(relay.target);
            for (std::uint32_t place = 0; place < m_hops.width; ++place) {
                const std::uint32_t next = m_hops.next[std::size_t { npu } * m_hops.width + place];
                open += m_state[at(relay.target, npu, next)] == kOpen ? 1U : 0U;
            }
            if (open > most || (open == most && open > 0 && m_random.below(2) == 0))
                best = relay;
            most = std::max(most, open);
        }
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
            isUsed[before(target, linkClass)] = true;
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
    m_free.assign(m_hops.machines.count, 0);
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
    for (auto job = m_best.begin(); job != m_best.end() && job->start < keepUntil; ++job)
        put({ job->target, job->linkClass }, job->start);
    for (std::uint32_t target = 0; target < m_states.size(); ++target) {
        if (m_states[target] == kHeld)
            arrive(target, taste);
    }
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

std::uint64_t QuotientSearch::stateBytes() const
{
    std::uint64_t bytes = (m_hops.next.size() + m_hops.previous.size()) * 4 + m_state.size()
        + (m_jobs.capacity() + m_best.capacity()) * sizeof(Job);
    for (const std::vector<Candidate>& list : m_candidates)
        bytes += list.capacity() * sizeof(Candidate);
    return bytes;
}

} // namespace weft::synthesis

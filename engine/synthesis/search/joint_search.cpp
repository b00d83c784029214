// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/joint_search.h"

#include "engine/synthesis/construct/hastened_plan.h"
#include "engine/synthesis/construct/negotiated_sums.h"
#include "engine/synthesis/construct/plan_legs.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/search/demand_search.h"

#include <algorithm>
#include <array>

namespace weft::synthesis {

namespace {

// About so many transfers are placed in the first start, if that is more than one construction.
constexpr std::uint64_t kFirstTransfers = std::uint64_t { 1 } << 16U;
constexpr std::uint64_t kFirstAmongIdle = std::uint64_t { 1 } << 17U; // so where some are idle
constexpr std::uint64_t kFirstShaken = std::uint64_t { 1 } << 17U; // placed again, in shaking the best
constexpr std::size_t kFewChunks = 4; // for each who takes part
constexpr std::uint64_t kNotTooLong = 8; // so large a part above the best is not hastened
constexpr std::uint64_t kShaken = std::uint64_t { 1 } << 17U; // so in a later start
constexpr std::uint64_t kFirstJointHaste = std::uint64_t { 1 } << 19U; // links looked at, in hastening the best
constexpr std::uint64_t kNegotiated = std::uint64_t { 1 } << 27U; // links and steps looked at, in negotiating
constexpr std::uint64_t kNegotiates = 32; // one later start of so many does
constexpr std::uint64_t kJointHaste = std::uint64_t { 1 } << 18U; // so in a later start
// Transfers of trees that are grown again, and of times that are justified, in one construction of a large fabric.
constexpr std::uint64_t kGrown = std::uint64_t { 1 } << 19U;
constexpr std::uint64_t kPassed = std::uint64_t { 1 } << 20U;
constexpr std::uint64_t kPassesOfShaking = 3; // on the average, of a round
// Starts of a round: some for each thread, but not too many between two looks at the clock.
constexpr std::uint64_t kFewDeliveries = std::uint64_t { 1 } << 14U; // transfers
constexpr std::uint64_t kSmallRound = 4;
constexpr std::uint64_t kLargeRound = 2;

// From what served best on meshes, lines, machines, broken and random fabrics; each wins somewhere.
constexpr auto kWeighings = std::to_array<JointWeighing>(
    { { 4, 2, 1 }, { 8, 2, 1, true }, { 8, 4, 0.5 }, { 4, 0.5, 1 }, { 8, 2, 0.0625 }, { 8, 8, 0.5 }, { 2, 0.5, 1 },
        { 8, 2, 0.5 }, { 8, 2, 0.25, true }, { 4, 0.5, 0, false, true }, { 8, 2, 1, false, true },
        { 8, 2, 1, true, true }, { 4, 16, 1, false, true, true }, { 8, 2, 1, true }, { 8, 32, 1, true } });
constexpr std::uint64_t kWithoutRelays = 10; // the first, that serve where everybody takes part
constexpr std::uint64_t kShared = 13; // and where who gives to a sum takes it
// In the place of the first where all take part and links differ: besides, slow ones are taken in turns by chunks that
// set out together.
constexpr auto kJointInTiers = std::to_array<JointWeighing>({ { 0.5, 1, 1, false, false, false, 1, true },
    { 8, 2, 1, true }, { 4, 2, 1 }, { 2, 1, 1, false, false, false, 1, true }, { 4, 0.5, 1 }, { 8, 4, 0.5 },
    { 2, 0.5, 1 }, { 8, 2, 0.5 }, { 8, 2, 0.25, true }, { 8, 2, 0.0625 }, { 8, 8, 0.5 }, { 4, 0.5, 0, false, true } });
// In the place of all these where some NPUs are idle: trees that take them in, whatever the way, load links alike.
constexpr auto kAmongIdle
    = std::to_array<JointWeighing>({ { 2, 0.5, 1, false, true, true }, { 1, 1, 1, false, true, false, 1, true },
        { 2, 0.25, 1, false, true, true, 2 }, { 2, 0.5, 1, false, false, false, 1, true }, { 2, 0.5, 1, false, true },
        { 4, 1, 1, false, true, true, 2 }, { 0.5, 0.125, 1, false, true, true }, { 1, 0.25, 1, false, true, true, 4 },
        { 1, 0.5, 1, false, true, true }, { 4, 2, 1, true, true, false, 1, true }, { 2, 0.25, 1, false, true, true },
        { 1, 0.5, 1, false, true, false, 1, true }, { 8, 2, 1, true, true }, { 1, 0.25, 1, false, true, true, 2 },
        { 1, 1, 1, false, false, false, 1, true }, { 8, 2, 1, true } });

// Who gives to a sum takes it.
bool areShared(const Demands& sums)
{
    for (std::uint32_t chunk = 0; chunk < sums.chunks(); ++chunk) {
        if (sums.isSum(chunk) && !std::ranges::equal(sums.giversOf(chunk), sums.takersOf(chunk)))
            return false;
    }
    return true;
}

} // namespace

JointSearch::JointSearch(
    const LinkGraph& graph, const Demands& sums, const SynthesisOptions& options, bool hasOwnHalves)
    : m_graph(graph)
    , m_sums(sums)
    , m_options(options)
{
    const std::uint64_t ends = sums.givers.items.size() + sums.takers.items.size();
    m_transfers = ends - std::min(ends, std::uint64_t { 2 } * sums.chunks()); // roots give and take without any
    m_isShared = areShared(sums);
    m_isOwnReversal = oppositeArcs(graph).has_value();
    const bool relays = sums.chunks() > 0 && summersOf(graph, sums, 0, true).size() > membersOf(sums, 0).size();
    std::vector<std::uint32_t> busy = sums.givers.items;
    busy.insert(busy.end(), sums.takers.items.begin(), sums.takers.items.end());
    const bool isIdle = sortedOnce(std::move(busy)).size() < graph.npus // somebody, of whom switches take no work
        && std::none_of(graph.kind.begin() + graph.npus, graph.kind.end(),
            [](const topology::Node& node) { return node.multicasts || node.reduces; });
    m_isAmongIdle = m_isShared && relays && isIdle;
    m_isTiered = m_isShared && !relays && isTiered(graph);
    m_weighings = kWeighings;
    if (m_isAmongIdle || m_isTiered)
        m_weighings = m_isTiered ? std::span<const JointWeighing>(kJointInTiers) : kAmongIdle;
    else if (m_isShared)
        m_weighings = m_weighings.first(relays ? kShared : kWithoutRelays);
    // Of many chunks halves that are sought apart leave too little to overlap.
    const bool areFew = !m_isAmongIdle || sums.chunks() <= kFewChunks * membersOf(sums, 0).size();
    m_joinsHalves = (!m_isShared || relays || !hasOwnHalves) && areFew;
    const std::uint64_t placed = m_isAmongIdle ? kFirstAmongIdle : kFirstTransfers;
    m_atFirst = std::clamp<std::uint64_t>(placed / (m_transfers + 1), 1, m_weighings.size());
    m_atOnce = isHastened() ? kSmallRound : kLargeRound;
}

Result<bool> JointSearch::begin(const SearchMeans& means)
{
    std::vector<std::optional<Result<JointPlan>>> made(m_atFirst);
    means.crew.run(m_atFirst, [&](std::uint64_t number, std::uint32_t) {
        JointOptions options = optionsOf(number);
        options.timeUp = means.timeUp;
        made[number] = constructJoint(m_graph, m_sums, options, { number == 0 ? means.stop : means.timeUp, nullptr });
    });
    if (!*made.front())
        return made.front()->error();
    for (std::optional<Result<JointPlan>>& one : made) {
        if (!*one)
            return means.timeUp.stop_requested() ? Result<bool>(false) : one->error();
        if ((*one)->times.durationNs < bestNs())
            m_best = **std::move(one);
    }
    m_best->times = shaken(m_graph, *m_best->waits, std::move(m_best->times), shakes(kFirstShaken), m_options.seed,
        m_options.boundNs, { means.timeUp, nullptr });
    if (isHastened())
        m_best = hastened(*std::move(m_best), kFirstJointHaste, m_options.seed, { means.timeUp, nullptr });
    if (m_joinsHalves && bestNs() > m_options.boundNs)
        joinHalves(means);
    if (std::optional<JointPlan> plan = negotiated(m_options.seed, { means.timeUp, nullptr }))
        m_best = std::move(plan);
    if (means.timeUp.stop_requested())
        return false;
    m_hasBegun = true;
    m_starts = 1;
    return true;
}

// Each half for itself, as copies are sought, from where the best so far sums up; then both at once. What that leaves
// too long is seldom hastened to less.
void JointSearch::joinHalves(const SearchMeans& means)
{
    const LinkGraph turned = reversed(m_graph);
    const auto& [summed, copied] = m_best->rooted;
    const SynthesisOptions options = m_options.withBound(0); // it is of the whole
    DemandSearch back(turned, summed, options);
    DemandSearch there(m_graph, copied, options);
    const SearchMeans inTime { means.crew, means.timeUp, means.timeUp };
    if (!back.begin(inTime) || !there.begin(inTime))
        return;
    const Watch watch { means.timeUp, nullptr };
    const JoinedPlan joined = overlapped(m_graph, reversedInTime(turned, back.best()), there.best(), watch);
    if (joined.durationNs > bestNs() + bestNs() / kNotTooLong || means.timeUp.stop_requested())
        return;
    JointPlan plan = PlanLegs(m_graph, m_sums, copied, joined).jointPlan();
    plan.times = shaken(
        m_graph, *plan.waits, std::move(plan.times), shakes(kFirstShaken), m_options.seed, m_options.boundNs, watch);
    if (isHastened())
        plan = hastened(std::move(plan), kFirstJointHaste, m_options.seed, watch);
    if (plan.times.durationNs < bestNs())
        m_best = std::move(plan);
}

void JointSearch::open(std::uint64_t count)
{
    m_round.clear();
    m_round.resize(m_hasBegun ? count : 0);
}

Seeker::Made JointSearch::make(std::uint64_t number, std::uint32_t, const SearchMeans& means)
{
    if (!m_hasBegun) {
        m_hasFailed = !begin(means);
        return means.timeUp.stop_requested() ? Made::Stopped : Made::Fully;
    }
    Result<JointPlan> plan = makeOne(m_starts + number, { means.timeUp, nullptr });
    if (means.timeUp.stop_requested())
        return Made::Stopped;
    if (!plan)
        return Made::Fully;
    const std::uint64_t durationNs = plan->times.durationNs;
    if (durationNs < bestNs())
        m_round[number] = *std::move(plan);
    return durationNs <= m_options.boundNs ? Made::Last : Made::Fully;
}

std::uint64_t JointSearch::keep(std::uint64_t count)
{
    if (m_round.empty()) { // it began in this one
        m_hasBegun = count != 0;
        if (!m_hasBegun)
            m_best.reset();
        return count;
    }
    std::uint64_t needed = 0;
    for (; needed < count && !isDone(); ++needed) {
        if (m_round[needed] && m_round[needed]->times.durationNs < bestNs())
            m_best = std::move(m_round[needed]);
    }
    m_starts += needed;
    m_round.clear();
    return needed;
}

// So many rounds of shaking place about so many transfers.
std::uint32_t JointSearch::shakes(std::uint64_t placed) const
{
    return static_cast<std::uint32_t>(placed / (kPassesOfShaking * m_transfers + 1));
}

// Where that takes little of the time.
bool JointSearch::isHastened() const
{
    return m_transfers <= kFewDeliveries;
}

JointPlan JointSearch::hastened(JointPlan plan, std::uint64_t work, std::uint64_t seed, const Watch& watch) const
{
    return synthesis::hastened(m_graph, m_sums, std::move(plan), { seed, work, m_options.boundNs }, watch);
}

// Something shorter than the best, if it is found.
std::optional<JointPlan> JointSearch::negotiated(std::uint64_t seed, const Watch& watch) const
{
    const Negotiation asked { bestNs(), m_options.boundNs, seed, kNegotiated };
    return canNegotiate(m_graph, m_sums, asked) ? negotiatedSums(m_graph, m_sums, asked, watch) : std::nullopt;
}

// A function of its number and the best before its round.
Result<JointPlan> JointSearch::makeOne(std::uint64_t start, const Watch& watch) const
{
    if (start % 2 == 1)
        return constructJoint(m_graph, m_sums, optionsOf(m_atFirst + start / 2), watch);
    JointPlan plan = *m_best;
    if (start % 4 == 0 && isHastened())
        return hastened(std::move(plan), kJointHaste, mixed(m_options.seed ^ mixed(start)), watch);
    if (start % kNegotiates == 2) {
        if (std::optional<JointPlan> shorter = negotiated(mixed(m_options.seed ^ mixed(start)), watch))
            return *std::move(shorter);
    }
    plan.times = shaken(m_graph, *plan.waits, std::move(plan.times), std::max(shakes(kShaken), 1U),
        mixed(m_options.seed ^ mixed(start)), m_options.boundNs, watch);
    return plan;
}

std::uint64_t JointSearch::bestNs() const
{
    return m_best ? m_best->times.durationNs : ~std::uint64_t { 0 };
}

// The nth construction: all weighings in turn, each time with another seed. A tree and its reversal load a fabric that
// is its own reversal alike, wherever the root is; on others one that moves roots comes first.
JointOptions JointSearch::optionsOf(std::uint64_t number) const
{
    std::uint64_t place = number % m_weighings.size();
    if (m_weighings.size() == kShared && m_atFirst < kShared) // first those in which relays, who have room, are roots
        place = (place + kWithoutRelays) % kShared;
    if (!m_isOwnReversal && !m_isAmongIdle && place < 2)
        place = 1 - place;
    const std::uint64_t round = number / m_weighings.size();
    JointOptions options { m_weighings[place] };
    options.seed = round == 0 ? m_options.seed : mixed(m_options.seed ^ mixed(round)) | 1U;
    options.rounds
        = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(kGrown / (m_transfers + 1), 1, options.rounds));
    options.passes
        = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(kPassed / (m_transfers + 1), 1, options.passes));
    const bool isMore = m_isAmongIdle || (place >= kWithoutRelays && !m_isTiered);
    options.resumesTurns = isMore;
    options.rootSeed = round == 0 || m_isShared ? 0 : options.seed;
    options.movesRoots = options.movesRoots && (isMore || !m_isOwnReversal);
    return options;
}

} // namespace weft::synthesis
